#!/bin/sh
# SPDX-License-Identifier: MIT
# Starts Sequence Desktop from its folder: looks at the system first, so that what does not fit is
# said in a sentence, and lends the libraries that every desktop has but a bare system may not.

here=$(dirname -- "$(readlink -f -- "$0")")

complain() {
    printf 'sequence-desktop: %s\n' "$1" >&2
    # Started by a click there is no terminal to read that in.
    if [ ! -t 2 ] && [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
        if command -v zenity; then zenity --error --no-markup --title="Sequence Desktop" --text="$1"
        elif command -v kdialog; then kdialog --title "Sequence Desktop" --error "$1"
        elif command -v xmessage; then xmessage -center "Sequence Desktop: $1"
        elif command -v notify-send; then notify-send "Sequence Desktop" "$1"
        fi >/dev/null 2>&1
    fi
    exit 2
}

machine=$(uname -m)
[ "$machine" = x86_64 ] ||
    complain "This program is made for 64-bit Intel and AMD processors (x86_64); this machine is $machine."

glibc=$(getconf GNU_LIBC_VERSION 2>/dev/null)
version=${glibc#glibc }
major=${version%%.*}
minor=${version#*.}
minor=${minor%%[!0-9]*}
case $major.$minor in
[1-9]*.[0-9]*)
    if [ "$major" -lt @GLIBC_MAJOR@ ] || { [ "$major" -eq @GLIBC_MAJOR@ ] && [ "$minor" -lt @GLIBC_MINOR@ ]; }; then
        complain "This system is too old: it has glibc $version, and glibc @GLIBC_MAJOR@.@GLIBC_MINOR@ or newer is needed (Debian 12, Ubuntu 22.04, Fedora 36)."
    fi
    ;;
*)
    # Systems made of musl (Alpine) have nothing that could start the program.
    [ -e /lib64/ld-linux-x86-64.so.2 ] ||
        complain "This system has no glibc, which is needed in version @GLIBC_MAJOR@.@GLIBC_MINOR@ or newer (Debian 12, Ubuntu 22.04, Fedora 36)."
    ;;
esac

# The system's own libraries are the better ones: they fit its drivers. Ours stand in for what is
# not there at all, each with those that it needs in turn.
known=$(PATH="$PATH:/sbin:/usr/sbin" ldconfig -p 2>/dev/null)
for group in "$here"/fallback/*/; do
    [ -e "$group/names" ] || continue
    missing=
    while read -r name; do
        case $known in
        *"$name (libc6,x86-64"*) ;;
        *) missing=yes ;;
        esac
    done <"$group/names"
    [ -z "$missing" ] || LD_LIBRARY_PATH=$group${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}
done
[ -z "${LD_LIBRARY_PATH:-}" ] || export LD_LIBRARY_PATH

[ -x "$here/sequence-desktop-bin" ] ||
    complain "The folder $here is not whole: the program in it is missing. Unpack or install it again."
exec "$here/sequence-desktop-bin" "$@"
