#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Install from the disk image as a person does, and try what was installed.
#
#   packaging/macos/try_image.sh IMAGE.dmg PICTURE.png
set -euo pipefail

image=$1
picture=$2
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
python=${PYTHON:-$root/.venv/bin/python}
title="Sequence Desktop"

mount=$(mktemp -d)
home=$(mktemp -d)
hdiutil attach -nobrowse -readonly -mountpoint "$mount" "$image"
trap 'hdiutil detach "$mount" > /dev/null || true; rm -rf "$home" "$mount"' EXIT
[ -L "$mount/Applications" ]
ditto "$mount/$title.app" "$home/Spiele für 二人/$title.app"
program="$home/Spiele für 二人/$title.app/Contents/MacOS/sequence-desktop"

"$python" "$root/packaging/smoke_test.py" --compiled "$program"
"$program" --self-test --picture "$picture"

# What the Finder reads: the version, and whose the files are.
plist="$home/Spiele für 二人/$title.app/Contents/Info.plist"
plutil -extract CFBundleDocumentTypes json -o - "$plist" | grep -q LSItemContentTypes

echo "The disk image holds what it should."
