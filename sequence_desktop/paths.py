# SPDX-License-Identifier: MIT
"""Where the program's own data lies: pictures, fonts, rules and boards."""

import sys
from pathlib import Path


def data(*parts: str) -> Path:
    """The path of shipped data, such as `data("board_layouts", "spiral.json")`.

    `resources` and `board_layouts` stand beside the package in a checkout, and within it in an
    installed wheel and in a frozen bundle. The path is returned whether or not the file exists,
    so that whoever opens it can say which file is missing.
    """
    return _root().joinpath(*parts)


def licences() -> Path | None:
    """The folder with the list of all parts of an installed program; None run from the source."""
    if not getattr(sys, "frozen", False):
        return None
    program = Path(sys.executable).parent
    documents = Path("share", "doc", "sequence-desktop", "licences")
    places = (
        program / "licences",  # Windows
        program.parent / "Resources" / "licences",  # macOS
        program / documents,  # Linux, unpacked
        program.parent.parent / documents,  # Linux, installed
    )
    return next((place for place in places if place.is_dir()), None)


def _root() -> Path:
    """The folder that holds `resources` and `board_layouts`."""
    bundle: str | None = getattr(sys, "_MEIPASS", None)
    package = Path(bundle, "sequence_desktop") if bundle else Path(__file__).resolve().parent
    # The checkout first: an old wheel's copy must never hide a file being worked on.
    checkout = package.parent
    if not bundle and (checkout / "pyproject.toml").is_file():
        return checkout
    return package
