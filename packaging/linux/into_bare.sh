#!/bin/sh
# SPDX-License-Identifier: MIT
# into_bare.sh ROOT PROOF USER COMMAND...: runs a command in the bare system ROOT; bare_checks.py
# starts it in a namespace of its own, so that nothing stays mounted. The folder PROOF has the same
# name in there as out here.
set -e
mount --bind /dev "$1/dev"
mount -t tmpfs -o mode=1777 tmpfs "$1/dev/shm"
mount -t proc proc "$1/proc"
mkdir -p "$1/tmp/.X11-unix" "$1$2"
[ ! -d /tmp/.X11-unix ] || mount --bind /tmp/.X11-unix "$1/tmp/.X11-unix"
mount --bind "$2" "$1$2"
root=$1 who=$3
shift 3
exec chroot --userspec="$who" "$root" "$@"
