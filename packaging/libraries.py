#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Does every library that the frozen Windows program refers to come along, or with Windows?

    python packaging/libraries.py check PROGRAM_FOLDER
    python packaging/libraries.py stub FILE.dll LIBRARY.dll

`check` looks into each binary without running it, so that a library that was left out is found
even if nothing in the tests loads it. `stub` prints the C text of a library with the functions
that FILE takes from LIBRARY: Wine lacks a few that Windows has, and none of them is called here.
"""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import pefile  # type: ignore[import-untyped] # has no types

BINARIES: Final = (".exe", ".dll", ".pyd")
_PARTS: Final = (
    "advapi32 authz bcrypt cfgmgr32 comctl32 comdlg32 crypt32 d3d11 d3d12 d3d9 dcomp dnsapi dwmapi"
    " dwrite dxgi gdi32 icuuc imm32 iphlpapi kernel32 mpr msvcrt netapi32 ntdll ole32 oleaut32"
    " pathcch propsys psapi rpcrt4 secur32 setupapi shcore shell32 shlwapi ucrtbase"
    " uiautomationcore user32 userenv usp10 uxtheme version winmm ws2_32 wtsapi32"
)
WINDOWS: Final = frozenset({*(f"{name}.dll" for name in _PARTS.split()), "winspool.drv"})
"""What is part of every 64-bit Windows since 10, version 1703."""
_SETS: Final = ("api-ms-win-", "ext-ms-win-")
"""Names that stand for parts of Windows."""
_IMPORTS: Final = ("IMAGE_DIRECTORY_ENTRY_IMPORT", "IMAGE_DIRECTORY_ENTRY_DELAY_IMPORT")


def main(arguments: Sequence[str]) -> int:
    """Carry out the command in `arguments`; the exit code."""
    match arguments:
        case ["check", folder]:
            missing = missing_libraries(Path(folder))
            for line in missing:
                print(line, file=sys.stderr)
            return 1 if missing else 0
        case ["stub", file, library]:
            print(stub_text(sorted(functions(Path(file), library))))
            return 0
        case _:
            print(__doc__.strip())
            return 2


def missing_libraries(folder: Path) -> list[str]:
    """A line for each binary and library that is neither in the folder nor in Windows."""
    binaries = [path for path in sorted(folder.rglob("*")) if path.suffix.lower() in BINARIES]
    there = {path.name.lower() for path in binaries}
    if not binaries:
        return [f"{folder} holds no programs"]
    return [
        f"{path.relative_to(folder)} needs {name}, which is not there"
        for path in binaries
        for name in sorted({library.lower() for library, _ in imports(path)})
        if name not in there and not comes_with_windows(name)
    ]


def comes_with_windows(library: str) -> bool:
    """Whether this library, in small letters, is part of Windows."""
    return library in WINDOWS or library.startswith(_SETS)


def imports(path: Path) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The libraries that a binary refers to, each with the functions that it takes from it."""
    directories = [pefile.DIRECTORY_ENTRY[name] for name in _IMPORTS]
    with pefile.PE(str(path), fast_load=True) as binary:
        binary.parse_data_directories(directories)
        for kind in ("DIRECTORY_ENTRY_IMPORT", "DIRECTORY_ENTRY_DELAY_IMPORT"):
            for entry in getattr(binary, kind, ()):
                named = (each.name.decode() for each in entry.imports if each.name)
                yield entry.dll.decode(), tuple(named)


def functions(path: Path, library: str) -> set[str]:
    """The functions that a binary takes from a library."""
    found = (names for name, names in imports(path) if name.lower() == library.lower())
    return {each for names in found for each in names}


def stub_text(names: Sequence[str]) -> str:
    """The C text of a library whose functions all do nothing and return nothing."""
    lines = ["int DllMain(void *a, unsigned b, void *c) { (void)a; (void)b; (void)c; return 1; }"]
    lines += [f"__declspec(dllexport) void *{name}(void) {{ return 0; }}" for name in names]
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
