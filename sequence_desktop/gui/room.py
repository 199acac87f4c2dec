# SPDX-License-Identifier: MIT
"""Words in the room that they have: broken between words only, and shortened where one is wider."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import Qt, QTextBoundaryFinder
from PySide6.QtGui import QFontMetricsF

_JOINS: Final = "\u2060"
"""A sign without width, beside which no line is broken."""
_BREAKS_AFTER: Final = re.compile(r"(?<=[/!?|])(?=\w)")


def unbroken(text: str) -> str:
    """A text in which a line does not end after a sign within a word: names stay whole."""
    return _BREAKS_AFTER.sub(_JOINS, text)


def without_joins(text: str) -> str:
    """A text as it was before :func:`unbroken`."""
    return text.replace(_JOINS, "")


def part_of(text: str, start: int, end: int) -> str:
    """A part of a text between places that Qt counts: a sign such as 🎲 takes two of them."""
    units = text.encode("utf-16-le", "surrogatepass")
    return units[2 * start : 2 * end].decode("utf-16-le", "surrogatepass")


def fitted(text: str, metrics: QFontMetricsF, width: float, flags: int = 0) -> str:
    """A text to be broken into lines of this width: what cannot be broken is shortened to it.

    Args:
        flags: as the text is drawn: `TextShowMnemonic` of Qt, or none.
    """
    finder = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Line, text)
    parts, start = [], 0
    while (end := finder.toNextBoundary()) > 0:
        part = part_of(text, start, end)
        bare = part.rstrip()
        parts.append(metrics.elidedText(bare, Qt.TextElideMode.ElideRight, width, flags))
        parts.append(part[len(bare) :])
        start = end
    return "".join(parts)
