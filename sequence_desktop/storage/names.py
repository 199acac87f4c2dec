# SPDX-License-Identifier: MIT
"""File names made from what people call their things, such that every system takes them."""

import re
from typing import Final

LONGEST: Final = 50
"""Letters; even if each takes four bytes of the 255 that disks give a name, there is room for a
time, a number, an ending, and what a name gets while it is written."""
_RESERVED: Final = frozenset(
    {"con", "prn", "aux", "nul", *(f"{p}{n}" for p in ("com", "lpt") for n in range(10))}
)
"""Names that no file can have on one of the systems."""
_OTHER_SIGNS: Final = re.compile(r"\W+")


def file_stem(title: str, kind: str) -> str:
    """A title as a file's name without its ending; `kind` says what it is, if the title does not.

    >>> file_stem("My 2nd <board>!", "board"), file_stem("...", "board"), file_stem("CON", "board")
    ('my-2nd-board', 'board', 'con_board')
    """
    return fit_stem(_OTHER_SIGNS.sub("-", title.lower()), kind)


def fit_stem(stem: str, kind: str) -> str:
    """A file's name without its ending, cut to a length and changed if no file may have it."""
    fitting = stem.strip("-_")[:LONGEST].strip(" -_") or kind
    return f"{fitting}_{kind}" if fitting.lower() in _RESERVED else fitting
