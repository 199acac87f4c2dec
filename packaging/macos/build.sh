#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Build the macOS application and its disk image, on a Mac.
#
#   packaging/macos/build.sh [FOLDER]      FOLDER, for what is finished, is dist if not given
#
# Signing and notarisation happen if these variables are set, and are skipped with a word if not:
#   MACOS_IDENTITY     the certificate's name: "Developer ID Application: NAME (TEAM)"
#   MACOS_KEYCHAIN     the keychain that holds it; optional
#   NOTARY_KEY, NOTARY_KEY_ID, NOTARY_ISSUER
#                      a key file of App Store Connect, its number, and that of its issuer
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
out=${1:-$root/dist}
python=${PYTHON:-$root/.venv/bin/python}
here=$root/packaging/macos
[ "$(uname -s)" = Darwin ] || { echo "This needs a Mac." >&2; exit 1; }

fact() { "$python" -c "import sys; sys.path.insert(0, sys.argv[1]); import project; print($1)" "$root/packaging"; }
title=$(fact project.TITLE)
version=$(fact 'project.read().version')

cd "$root"
"$python" packaging/compile_core.py --require
rm -rf build/dist
# Without the columns of each instruction, a quarter of all code: see build.py.
PYTHONNODEBUGRANGES=1 "$python" -m PyInstaller --noconfirm --distpath build/dist --workpath build/freeze \
  packaging/sequence-desktop.spec
app="build/dist/$title.app"
[ -d "$app" ] || { echo "PyInstaller made no $app." >&2; exit 1; }

processor=$(lipo -archs "$app/Contents/MacOS/sequence-desktop" | tr ' ' -)
[ "$processor" = "x86_64-arm64" ] && processor=universal
name=sequence-desktop-$version-macos-$processor

"$python" packaging/licences.py "$app" "$app/Contents/Resources/licences"
mkdir -p "$out"
mv "$app/Contents/Resources/licences/sbom.cdx.json" "$out/$name.cdx.json"
plutil -lint "$app/Contents/Info.plist"

if [ -n "${MACOS_IDENTITY:-}" ]; then
  "$here/sign.sh" "$app"
else
  echo "Not signed: MACOS_IDENTITY is not set. Gatekeeper will ask; the README says what to do."
  # Without any signature nothing starts on Apple's processors; this one names nobody.
  codesign --force --deep --sign - "$app"
fi

# A folder with the application and a link to where it belongs, as an image to drag from.
image=$out/$name.dmg
stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
cp -R "$app" "$stage/"
ln -s /Applications "$stage/Applications"
hdiutil create -volname "$title" -srcfolder "$stage" -format UDZO -imagekey zlib-level=9 -ov \
  "$image"

if [ -n "${MACOS_IDENTITY:-}" ]; then
  codesign --force --timestamp --sign "$MACOS_IDENTITY" "$image"
fi
"$here/notarise.sh" "$image"
hdiutil verify "$image"
echo "$image"
