# SPDX-License-Identifier: MIT
"""What every package says of the program: read from pyproject.toml, written down once."""

import ast
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from environment import ROOT

TITLE: Final = "Sequence Desktop"
PROGRAM: Final = "sequence-desktop"
"""The command, the folder it is installed in, the desktop file and the icon."""
APP_ID: Final = "io.github.sequencedesktop.SequenceDesktop"
"""The name that is nobody else's, where a system wants one: macOS, AppStream, Flatpak.

Only letters, digits and dots, for each of them forbids something else."""
YEAR: Final = "2026"


@dataclass(frozen=True)
class FileType:
    """A kind of file that belongs to the program, in the words of each system."""

    suffix: str
    mime: str
    title: str
    uti: str


GAME: Final = FileType(
    ".seqgame",
    "application/x-sequence-desktop-game",
    "Sequence Desktop saved game",
    f"{APP_ID}.game",
)
BOARD: Final = FileType(
    ".seqboard",
    "application/x-sequence-desktop-board",
    "Sequence Desktop board",
    f"{APP_ID}.board",
)
FILE_TYPES: Final = (GAME, BOARD)
"""Both hold JSON. `.json` itself is not among them: it belongs to everybody."""


@dataclass(frozen=True)
class Project:
    """The facts of pyproject.toml."""

    version: str
    description: str
    authors: str
    license: str
    keywords: tuple[str, ...]

    @property
    def numbers(self) -> tuple[int, int, int, int]:
        """The version as Windows wants it: four numbers, whatever follows them left out."""
        leading = []
        for part in self.version.split("."):
            if not part.isdigit():
                break
            leading.append(int(part))
        major, minor, patch, build = (*leading, 0, 0, 0, 0)[:4]
        return major, minor, patch, build


def read(root: Path = ROOT) -> Project:
    """The facts of the checkout `root`.

    Raises:
        OSError, ValueError, KeyError: the checkout is not whole.
    """
    text = (root / "pyproject.toml").read_text(encoding="utf-8")
    settings = tomllib.loads(text)
    facts = settings["project"]
    source = root / settings["tool"]["hatch"]["version"]["path"]
    return Project(
        version=_version(source),
        description=facts["description"],
        authors=", ".join(author["name"] for author in facts["authors"]),
        license=facts["license"],
        keywords=tuple(facts["keywords"]),
    )


def _version(source: Path) -> str:
    """`__version__` of a Python file, without running it: Qt need not be there."""
    for node in ast.parse(source.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__version__":
            return str(ast.literal_eval(node.value))
    raise ValueError(f"{source} sets no __version__")
