#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Bring the translations up to date with the texts in the code.

    .venv/bin/python packaging/translations.py update     after texts have changed
    .venv/bin/python packaging/translations.py release    after translations have changed

`update` collects the texts of the program into resources/translations/*.ts, where they are
translated by hand, with an editor or Qt's Linguist. English needs only those texts in which a
number decides between one and many ("%n card(s)"). `release` makes the .qm files that the program
loads. Both are part of the repository, and the tests see that they fit each other.
"""

import subprocess
import sys
import sysconfig
from collections.abc import Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / "resources" / "translations"
ENGLISH: Final = "sequence_desktop_en.ts"


def main(arguments: Sequence[str]) -> int:
    """Carry out the command in `arguments`; the exit code."""
    if list(arguments) not in (["update"], ["release"]):
        print(__doc__.strip())
        return 2
    for source in sorted(FOLDER.glob("*.ts")):
        if arguments[0] == "update":
            update(source)
        else:
            release(source, source.with_suffix(".qm"))
    return 0


def update(source: Path) -> None:
    """Collect the texts of the program into a .ts file; translations in it stay.

    Raises:
        CalledProcessError: Qt's tool failed; it has said why.
    """
    plural = ["-pluralonly"] if source.name == ENGLISH else []
    files = sorted(
        str(path.relative_to(ROOT)) for path in (ROOT / "sequence_desktop").rglob("*.py")
    )
    _run(
        "pyside6-lupdate",
        *("-silent", "-no-obsolete", "-locations", "none", "-source-language", "en"),
        *(*plural, *map(str, files), "-ts", str(source)),
    )


def release(source: Path, target: Path) -> None:
    """Make the .qm file of a .ts file.

    Raises:
        CalledProcessError: Qt's tool failed; it has said why.
    """
    _run("pyside6-lrelease", "-silent", str(source), "-qm", str(target))


def _run(tool: str, *arguments: str) -> None:
    program = Path(sysconfig.get_path("scripts")) / tool
    subprocess.run([str(program), *arguments], cwd=ROOT, check=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
