#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Make the Windows installer from the frozen program, on Windows or on Linux.

    python packaging/setup_program.py PROGRAM_FOLDER SETUP.exe

PROGRAM_FOLDER is what PyInstaller made of packaging/sequence-desktop.spec. This needs `makensis`
(NSIS 3.08 or newer), and Qt to draw the icon. What the installer does stands in windows/setup.nsi;
here it is told which files there are, so that the uninstaller removes these and nothing else.

If the variable SEQUENCE_DESKTOP_SIGN is set, it is the command that signs a file; %1 in it stands
for the file. It signs both the installer and the uninstaller.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path, PurePosixPath, PureWindowsPath
from typing import Final

import icons
import project
from project import FILE_TYPES, PROGRAM, TITLE, Project

SCRIPT: Final = Path(__file__).resolve().parent / "windows" / "setup.nsi"
ICON_SIZES: Final = (16, 32, 48)
"""Fewer than the program's: it is seen once, and stands in the file for the uninstaller again."""
SIGN: Final = "SEQUENCE_DESKTOP_SIGN"
_USUAL_PLACE: Final = Path("C:/Program Files (x86)/NSIS/makensis.exe")


def main(arguments: Sequence[str]) -> int:
    """Make the installer; the exit code."""
    if len(arguments) != 2:
        print(__doc__.strip())
        return 2
    source, out = Path(arguments[0]).resolve(), Path(arguments[1]).resolve()
    compiler = makensis()
    if compiler is None:
        print("makensis was not found: install NSIS 3.08 or newer.", file=sys.stderr)
        return 1
    if not (source / f"{PROGRAM}.exe").is_file():
        print(f"{source} holds no {PROGRAM}.exe: build the program first.", file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as lists:
        write_lists(source, Path(lists))
        drawn = icons.ico([icons.picture(size) for size in ICON_SIZES])
        (Path(lists) / f"{PROGRAM}.ico").write_bytes(drawn)
        facts = definitions(source, Path(lists), out, project.read())
        line = [compiler, "-V2", "-WX", "-NOCD", *facts, str(SCRIPT)]
        return subprocess.run(line, check=False).returncode


def makensis() -> str | None:
    """The compiler of installers on this machine; None if there is none."""
    found = shutil.which("makensis")
    return found or (str(_USUAL_PLACE) if _USUAL_PLACE.exists() else None)


def definitions(source: Path, lists: Path, out: Path, facts: Project) -> list[str]:
    """What setup.nsi is told, as arguments of makensis."""
    told = {
        "TITLE": TITLE,
        "PROGRAM": PROGRAM,
        "VERSION": facts.version,
        "NUMBERS": ".".join(map(str, facts.numbers)),
        "AUTHORS": facts.authors,
        "FILES": str(lists),
        "ICON": str(lists / f"{PROGRAM}.ico"),
        "SIZE": str(kilobytes(source)),
        "OUT": str(out),
    }
    if sys.platform == "linux":
        # Debian's makensis knows this target too, and Wine alone runs nothing older. The makensis
        # that Windows gets makes 32-bit setup programs, which every Windows runs.
        told["TARGET"] = "amd64-unicode"
    if os.environ.get(SIGN):
        told["SIGN"] = os.environ[SIGN]
    return [f"-D{name}={text}" for name, text in told.items()]


def kilobytes(source: Path) -> int:
    """What the files of a folder hold, in kilobytes, rounded up file by file."""
    return sum(-(-path.stat().st_size // 1024) for path in source.rglob("*") if path.is_file())


def write_lists(source: Path, lists: Path) -> None:
    """Write the parts of the script that follow from the files of the program."""
    files = sorted(
        (path.relative_to(source).as_posix() for path in source.rglob("*") if path.is_file()),
        key=str.casefold,
    )
    parts: Mapping[str, Iterable[str]] = {
        "files": install_lines(files, source),
        "unfiles": remove_lines(files),
        "associate": (
            f'!insertmacro Associate "{each.suffix}" "{class_name(each.suffix)}" "{each.title}"'
            for each in FILE_TYPES
        ),
        "dissociate": (
            f'!insertmacro Dissociate "{each.suffix}" "{class_name(each.suffix)}"'
            for each in FILE_TYPES
        ),
    }
    for name, lines in parts.items():
        # With its mark NSIS reads the file as UTF-8.
        (lists / f"{name}.nsh").write_text("\n".join(lines) + "\n", encoding="utf-8-sig")


def class_name(suffix: str) -> str:
    """The name under which Windows knows our kind of file; the number is for later forms."""
    return f"SequenceDesktop{suffix}.1"


def install_lines(files: Sequence[str], source: Path) -> list[str]:
    """The commands that install `files`, given as paths within the folder `source`."""
    lines = []
    folder = None
    # Files of a kind side by side, for what is alike is packed best together.
    for name in sorted(files, key=lambda name: PurePosixPath(name).suffix.casefold()):
        path = PurePosixPath(name)
        if path.parent != folder:
            folder = path.parent
            lines.append(f'SetOutPath "{_installed(folder)}"')
        # A name that is looked for while compiling; only those of the installer know variables.
        lines.append(f'File "{source / name}"')
    return lines


def remove_lines(files: Sequence[str]) -> list[str]:
    """The commands that remove these files, and each folder that is empty then."""
    lines = [f'Delete "{_installed(PurePosixPath(name))}"' for name in files]
    folders = {parent for name in files for parent in PurePosixPath(name).parents}
    folders.discard(PurePosixPath())
    deepest_first = sorted(folders, key=lambda path: (-len(path.parts), str(path)))
    return [*lines, *(f'RMDir "{_installed(folder)}"' for folder in deepest_first)]


def _installed(path: PurePosixPath) -> str:
    """Where a file or folder of the program is once it is installed."""
    inside = _quoted(str(PureWindowsPath(path)))
    return "$INSTDIR" if inside == "." else f"$INSTDIR\\{inside}"


def _quoted(text: str) -> str:
    """A name as NSIS reads it within quotation marks, which no file name on Windows holds."""
    return text.replace("$", "$$")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
