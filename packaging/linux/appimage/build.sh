#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Make an AppImage of the portable folder (the unpacked .tar.xz).
#
#   packaging/linux/appimage/build.sh PORTABLE_FOLDER OUT.AppImage
#
# It fetches the official appimagetool, or takes the one that the variable APPIMAGETOOL names; so it
# runs in the release workflow and not in CI.
set -euo pipefail

tree=$(cd "$1" && pwd)
out=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

tool=${APPIMAGETOOL:-$work/appimagetool}
if [ ! -x "$tool" ]; then
  curl --fail --silent --show-error --location --output "$tool" \
    https://github.com/AppImage/appimagetool/releases/download/1.9.0/appimagetool-x86_64.AppImage
  chmod +x "$tool"
fi

app=$work/AppDir
mkdir -p "$app/usr/lib"
cp -a "$tree" "$app/usr/lib/sequence-desktop"
mv "$app/usr/lib/sequence-desktop/share" "$app/usr/share"
# What installs the folder is of no use within a file that is its own installation.
rm -f "$app/usr/lib/sequence-desktop/install.sh"
ln -s usr/share/applications/sequence-desktop.desktop "$app/sequence-desktop.desktop"
ln -s usr/share/icons/hicolor/256x256/apps/sequence-desktop.png "$app/sequence-desktop.png"
ln -s sequence-desktop.png "$app/.DirIcon"
cat > "$app/AppRun" << 'RUN'
#!/bin/sh
exec "$(dirname -- "$(readlink -f -- "$0")")/usr/lib/sequence-desktop/sequence-desktop" "$@"
RUN
chmod +x "$app/AppRun"

# The tool is an AppImage itself, and build machines have no FUSE.
APPIMAGE_EXTRACT_AND_RUN=1 ARCH=x86_64 "$tool" --no-appstream "$app" "$out"
chmod +x "$out"
