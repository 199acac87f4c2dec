#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Make a Flatpak bundle of the portable folder (the unpacked .tar.xz).
#
#   packaging/linux/flatpak/build.sh PORTABLE_FOLDER OUT.flatpak
#
# It needs flatpak, flatpak-builder and a remote "flathub" for the runtime, so it runs in the
# release workflow and not in CI.
set -euo pipefail

tree=$(cd "$1" && pwd)
out=$2
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
id=io.github.sequencedesktop.SequenceDesktop
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

cp -a "$tree" "$work/portable"
cp "$here/$id.yml" "$work/"
flatpak-builder --user --install-deps-from=flathub --force-clean --repo="$work/repo" \
  --state-dir="$work/state" "$work/build" "$work/$id.yml"
flatpak build-bundle "$work/repo" "$out" "$id"
