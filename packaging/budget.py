#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""How big the packages may be: what they were, in budget.json, and a tenth more.

    python packaging/budget.py list
    python packaging/budget.py check NAME PATH      a file, or a folder with all in it

Whoever makes the program bigger on purpose writes the new size into budget.json, where a reader
of the change sees it. `most` is what was promised once; no size in the file may exceed it.
"""

import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

FILE: Final = Path(__file__).resolve().parent / "budget.json"
GROWTH: Final = 1.1


class TooBig(Exception):
    """The text says what has grown, and by how much."""


@dataclass(frozen=True)
class Budget:
    """The size of one thing, in millions of bytes."""

    size: float
    """What it was when this was written down."""
    most: float
    """What was promised."""


def read(file: Path = FILE) -> dict[str, Budget]:
    """All budgets by name."""
    facts = json.loads(file.read_text(encoding="utf-8"))
    return {name: Budget(each["size"], each["most"]) for name, each in facts.items()}


def check(name: str, path: Path, file: Path = FILE) -> None:
    """Compare a file or a folder with its budget.

    Raises:
        TooBig: it has grown by more than a tenth, or beyond what was promised.
        KeyError: there is no budget of this name.
    """
    budget = read(file)[name]
    size = size_of(path) / 1e6
    if size > budget.size * GROWTH:
        raise TooBig(
            f"{name}: {size:.1f} MB, and it was {budget.size:.1f} MB. Find out what has grown; if"
            f" it must, write the new size into {file.name}."
        )
    if size > budget.most:
        raise TooBig(f"{name}: {size:.1f} MB, and {budget.most:.1f} MB were promised.")


def size_of(path: Path) -> int:
    """The bytes of a file, or of all files in a folder."""
    files = path.rglob("*") if path.is_dir() else (path,)
    return sum(each.lstat().st_size for each in files if each.is_symlink() or each.is_file())


def main(arguments: Sequence[str]) -> int:
    """Carry out the command in `arguments`; the exit code."""
    if list(arguments) == ["list"]:
        for name, each in read().items():
            print(f"{name}: {each.size:.1f} MB of {each.most:.0f} MB")
        return 0
    if len(arguments) != 3 or arguments[0] != "check" or arguments[1] not in read():
        print((__doc__ or "").strip())
        return 2
    try:
        check(arguments[1], Path(arguments[2]))
    except TooBig as trouble:
        print(trouble, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
