#!/bin/sh
# SPDX-License-Identifier: MIT
# Installs Sequence Desktop for one user, with its menu entry, icons and file types; no
# administrator is needed. Run from the unpacked folder:
#
#   sh install.sh [--prefix FOLDER]      into FOLDER, by default ~/.local
#   sh install.sh --uninstall [--prefix FOLDER]
#
# What is installed is written down in FOLDER/lib/sequence-desktop/installed; uninstalling removes
# exactly that. Saved games and settings are none of it: they stay.
set -eu

name=sequence-desktop
here=$(dirname -- "$(readlink -f -- "$0")")
prefix=${HOME:-}/.local
uninstall=

fail() {
    printf '%s: %s\n' "$name" "$1" >&2
    exit 1
}

while [ $# -gt 0 ]; do
    case $1 in
    --prefix) [ $# -gt 1 ] || fail "--prefix needs a folder"; prefix=$2; shift ;;
    --prefix=*) prefix=${1#--prefix=} ;;
    --uninstall) uninstall=yes ;;
    *) fail "unknown option $1; there are --prefix FOLDER and --uninstall" ;;
    esac
    shift
done
case $prefix in
*"
"*) fail "the name of the folder has a line break in it; choose another one" ;;
/.local) fail "HOME is not set; name a folder with --prefix" ;;
/*) ;;
*) prefix=$(pwd)/$prefix ;;
esac

home=$prefix/lib/$name
list=$home/installed

# The desktop reads summaries of the files; where there are no tools for that, it reads the files.
refresh() {
    summarise "$prefix/share/applications" update-desktop-database -q
    summarise "$prefix/share/mime" update-mime-database
    summarise "$prefix/share/icons/hicolor" gtk-update-icon-cache -q -t -f
}
summarise() {
    folder=$1
    shift
    if [ -d "$folder" ] && command -v "$1" >/dev/null 2>&1; then
        "$@" "$folder" >/dev/null 2>&1 || :
    fi
}

# Removes what the list names: files first, then the folders that installing made, if empty.
remove() {
    [ -e "$list" ] || return 0
    sed -n 's/^file //p' "$list" | while IFS= read -r path; do rm -f -- "$prefix/$path"; done
    refresh
    sed -n 's/^made //p' "$list" >"$list.made"
    # Summaries in folders that were not there before are nobody else's.
    if grep -qx share/applications "$list.made"; then
        rm -f -- "$prefix/share/applications/mimeinfo.cache"
    fi
    if grep -qx share/mime "$list.made" && ! ls "$prefix"/share/mime/packages/* >/dev/null 2>&1; then
        rm -rf -- "$prefix/share/mime"
    fi
    if grep -qx share/icons/hicolor "$list.made"; then
        rm -f -- "$prefix/share/icons/hicolor/icon-theme.cache"
    fi
    folders=$(sort -r "$list.made")
    # Portable data beside the program is a person's own and stays.
    for each in "$home"/* "$home"/.[!.]*; do
        case ${each##*/} in portable-data) ;; *) rm -rf -- "$each" ;; esac
    done
    rmdir -- "$home" 2>/dev/null || :
    printf '%s\n' "$folders" | while IFS= read -r path; do
        [ -z "$path" ] || rmdir -- "$prefix/$path" 2>/dev/null || :
    done
}

if [ -n "$uninstall" ]; then
    [ -e "$list" ] || fail "nothing is installed in $prefix"
    # From a copy of these lines in memory: the file itself goes as well.
    remove
    printf 'Sequence Desktop is gone from %s. Saved games and settings stay where they are.\n' "$prefix"
    exit 0
fi

[ "$here" != "$home" ] || fail "this is the installed program; to remove it add --uninstall"
[ -x "$here/$name-bin" ] || fail "the folder $here is not whole; unpack it again"
"$here/$name" --version >/dev/null || fail "the program does not start here, see above"

# Before anything is touched: is there room?
above=$prefix
while [ ! -d "$above" ]; do above=$(dirname -- "$above"); done
needed=$(du -sk -- "$here" | cut -f1)
free=$(df -Pk -- "$above" | awk 'NR == 2 {print $4}')
[ "$free" -gt "$needed" ] ||
    fail "there is too little room in $above: $((needed / 1024 + 1)) MiB are needed, $((free / 1024)) MiB are free"

# An older version goes first, so that none of its files are left over.
remove

made=
folder() {
    # The folders above are made one by one, to know which of them were not there.
    path=
    rest=$1/
    while [ -n "$rest" ]; do
        path=$path${path:+/}${rest%%/*}
        rest=${rest#*/}
        if [ ! -d "$prefix/$path" ]; then
            mkdir -p -- "$prefix/$path" || fail "cannot write to $prefix; choose another folder with --prefix"
            made="$made$path
"
        fi
    done
}
folder lib
folder "lib/$name"

written=
put() {
    folder "${2%/*}"
    cp -- "$1" "$prefix/$2" || fail "cannot write $prefix/$2; is the disk full?"
    written="$written$2
"
}

keep_list() {
    {
        printf '%s' "$written" | sed 's/^/file /'
        printf '%s' "$made" | sed 's/^/made /'
    } >"$list"
}

# A failure on the way takes back what was done so far.
trap 'code=$?; [ $code -eq 0 ] || { keep_list && remove; } 2>/dev/null || :' EXIT

cp -R -- "$here/." "$home/" || fail "cannot write to $home; is the disk full?"
(cd "$here/share" && find . -type f) >"$home/installed.found"
while IFS= read -r path; do
    put "$here/share/${path#./}" "share/${path#./}"
done <"$home/installed.found"
rm -f -- "$home/installed.found"

# The menu starts the program by its whole path, since not every desktop looks into ~/.local/bin.
# Quoted once for the line, and once more for the text it stands in; % begins a placeholder.
quoted=$(printf '%s' "$home/$name" | sed 's/[\\"`$]/\\&/g; s/\\/\\\\/g; s/%/%%/g')
line=$(printf '%s' "$quoted" | sed 's/[\\&|]/\\&/g')
sed -e "s|^Exec=$name|Exec=\"$line\"|" -e '/^TryExec=/d' \
    "$here/share/applications/$name.desktop" >"$prefix/share/applications/$name.desktop"

folder bin
rm -f -- "$prefix/bin/$name"
ln -s "../lib/$name/$name" "$prefix/bin/$name"
written="${written}bin/$name
"
keep_list
refresh

printf 'Sequence Desktop is installed in %s; look for it in the menu.\n' "$home"
printf 'To uninstall it:  sh %s/install.sh --uninstall' "$home"
[ "$prefix" = "${HOME:-}/.local" ] || printf ' --prefix %s' "$prefix"
printf '\n'
