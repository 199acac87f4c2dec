#!/bin/sh
# SPDX-License-Identifier: MIT
# Sequence Desktop @VERSION@: installs itself for one user. The program follows behind this text.
#
#   sh @FILE@                          install into ~/.local
#   sh @FILE@ --prefix FOLDER          install into another folder
#   sh @FILE@ --uninstall [--prefix FOLDER]
#   sh @FILE@ --extract FOLDER         only unpack: the program runs from there, too
#   sh @FILE@ --check                  only compare with the checksum inside
set -eu
lines=@LINES@
helper_bytes=@HELPER_BYTES@
payload_bytes=@PAYLOAD_BYTES@
unpacked_kib=@UNPACKED_KIB@
sum=@SHA256@
self=$0

fail() {
    printf '%s: %s\n' "${self##*/}" "$1" >&2
    exit 1
}

payload() { tail -n +"$lines" -- "$self" | tail -c +"$((helper_bytes + 1))"; }

check() {
    # wc before sums: a download that was cut off is the common case, and told better.
    [ "$(payload | wc -c)" -eq "$payload_bytes" ] || fail "the file is not whole; download it again"
    command -v sha256sum >/dev/null 2>&1 || return 0
    [ "$(payload | sha256sum | cut -d' ' -f1)" = "$sum" ] || fail "the file is damaged; download it again"
}

# Unpacks into the folder $1. Not every system has xz, so the few lines that undo it come along.
unpack() {
    free=$(df -Pk -- "$1" | awk 'NR == 2 {print $4}')
    [ "$free" -ge "$unpacked_kib" ] || fail "there is too little room in $1: $((unpacked_kib / 1024)) MiB are needed"
    if command -v xz >/dev/null 2>&1; then
        payload | xz -dc | tar -xf - -C "$1" || fail "unpacking into $1 failed"
    else
        tail -n +"$lines" -- "$self" | head -c "$helper_bytes" >"$1/unxz"
        chmod +x "$1/unxz"
        payload | "$1/unxz" | tar -xf - -C "$1" || fail "unpacking into $1 failed; a system with glibc @GLIBC@ or newer is needed"
        rm -f -- "$1/unxz"
    fi
}

case ${1:-} in
-h | --help)
    sed -n '3,9s/^# \{0,1\}//p' "$self"
    exit 0
    ;;
--check)
    check
    echo "The file is whole."
    exit 0
    ;;
--extract)
    [ $# -eq 2 ] || fail "--extract needs one folder"
    check
    mkdir -p -- "$2" || fail "cannot make $2"
    unpack "$2"
    printf 'Start it with  %s/@FOLDER@/sequence-desktop\n' "$2"
    exit 0
    ;;
esac

check
# Not /tmp first: there programs may be forbidden to run, and it may be small.
for place in "${XDG_CACHE_HOME:-${HOME:-/nonexistent}/.cache}" "${TMPDIR:-/tmp}" "${HOME:-/tmp}"; do
    [ -d "$place" ] && [ -w "$place" ] || continue
    work=$(mktemp -d "$place/sequence-desktop.XXXXXX" 2>/dev/null) && break
done
[ -n "${work:-}" ] || fail "there is no folder to unpack into; set TMPDIR to one that can be written to"
trap 'rm -rf -- "$work"' EXIT
trap 'exit 130' INT TERM
unpack "$work"
sh "$work/@FOLDER@/install.sh" "$@"
exit 0
