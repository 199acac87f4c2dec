#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Bring the translations up to date with the texts in the code.

    .venv/bin/python packaging/translations.py update     after texts have changed
    .venv/bin/python packaging/translations.py check      what is missing or broken, in words
    .venv/bin/python packaging/translations.py release    after translations have changed

`update` collects the texts of the program into resources/translations/*.ts, where they are
translated by hand, with an editor or Qt's Linguist: those of the window, the sentences of faults
below it, and what the files of our games and boards say of themselves. English needs only those
texts in which a number decides between one and many ("%n card(s)"). `check` tells of each language
which texts are not translated, and where a translation lost a placeholder or a key. `release` makes
the .qm files that the program loads. All are part of the repository, and the tests see that they
fit each other. The words that players use in each language stand in
resources/translations/glossary.md.
"""

import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import below_the_window
import translation_check

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / "resources" / "translations"
ENGLISH: Final = "sequence_desktop_en.ts"


def main(arguments: Sequence[str]) -> int:
    """Carry out the command in `arguments`; the exit code."""
    sources = sorted(FOLDER.glob("*.ts"))
    match list(arguments):
        case ["update"]:
            for source in sources:
                update(source)
        case ["release"]:
            for source in sources:
                release(source, source.with_suffix(".qm"))
        case ["check"]:
            return check(sources)
        case _:
            print(__doc__.strip())
            return 2
    return 0


def check(sources: Sequence[Path]) -> int:
    """Print what is missing or broken in .ts files; 1 if anything is."""
    found = 0
    for source in sources:
        messages = translation_check.read(source)
        faults = translation_check.faults(messages)
        print(f"{source.name}: {len(messages)} texts, {len(faults)} with a fault")
        for fault in faults:
            print(f"    {fault}")
        found += len(faults)
    return 1 if found else 0


def update(source: Path) -> None:
    """Collect the texts of the program into a .ts file; translations in it stay.

    Raises:
        CalledProcessError: Qt's tool failed; it has said why.
    """
    plural = ["-pluralonly"] if source.name == ENGLISH else []
    files = sorted(
        str(path.relative_to(ROOT)) for path in (ROOT / "sequence_desktop").rglob("*.py")
    )
    with tempfile.TemporaryDirectory() as folder:
        below = Path(folder, "below_the_window.py")
        below.write_text(below_the_window.as_module(ROOT), encoding="utf-8")
        _run(
            "pyside6-lupdate",
            *("-silent", "-no-obsolete", "-locations", "none", "-source-language", "en"),
            *(*plural, *files, str(below), "-ts", str(source)),
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
