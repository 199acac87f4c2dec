#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Sign the application, from the inside out, as notarisation wants it.
#
#   packaging/macos/sign.sh "Sequence Desktop.app"      with MACOS_IDENTITY, as build.sh says
set -euo pipefail

app=$1
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
keychain=()
[ -n "${MACOS_KEYCHAIN:-}" ] && keychain=(--keychain "$MACOS_KEYCHAIN")

sign() {
  codesign --force --timestamp --options runtime --entitlements "$here/entitlements.plist" \
    "${keychain[@]+"${keychain[@]}"}" --sign "$MACOS_IDENTITY" "$1"
}

find "$app/Contents" -type f \( -name '*.dylib' -o -name '*.so' \) -print0 |
  while IFS= read -r -d '' file; do sign "$file"; done
find "$app/Contents" -type d -name '*.framework' -print0 |
  while IFS= read -r -d '' framework; do sign "$framework"; done
sign "$app"
codesign --verify --deep --strict --verbose=2 "$app"
