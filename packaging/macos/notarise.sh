#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Let Apple look over a signed disk image, and fasten its ticket to it.
#
#   packaging/macos/notarise.sh IMAGE.dmg      with NOTARY_KEY and so on, as build.sh says
set -euo pipefail

for name in MACOS_IDENTITY NOTARY_KEY NOTARY_KEY_ID NOTARY_ISSUER; do
  if [ -z "${!name:-}" ]; then
    echo "Not notarised: $name is not set. Gatekeeper will ask; the README says what to do."
    exit 0
  fi
done
xcrun notarytool submit "$1" --wait --timeout 30m \
  --key "$NOTARY_KEY" --key-id "$NOTARY_KEY_ID" --issuer "$NOTARY_ISSUER"
xcrun stapler staple "$1"
spctl --assess --type open --context context:primary-signature --verbose "$1"
