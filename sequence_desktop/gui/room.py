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
_NUMBERED: Final = re.compile(r"(?<=\d) (?=[%一-鿿])")
_CJK: Final = "々ぁ-ゖァ-ヺーㇰ-ㇿ㐀-䶿一-鿿"
"""The letters of Japanese and Chinese, for a set of a pattern: beside any a line may break."""
_PHRASE_ENDS: Final = re.compile(r"(?<=\W)|(?<=[はがをにのでともへてなるたい])(?![ぁ-ゖー札])")
"""Where it does break best: after marks, and after a particle or an ending before no hiragana."""
_WITHIN: Final = re.compile(rf"(?<=[{_CJK}])(?=\w)|(?<=\w)(?=[{_CJK}])")


def unbroken(text: str) -> str:
    """A text in which a line does not end after a sign within a word: names stay whole.

    Nor does it where :func:`whole_numbers` does not let it.
    """
    return whole_numbers(_BREAKS_AFTER.sub(_JOINS, text))


def whole_numbers(text: str) -> str:
    """A text in which a number stays in one line with its per cent sign.

    In Japanese and Chinese also with what it counts.
    """
    return _NUMBERED.sub("\N{NO-BREAK SPACE}", text)


def without_joins(text: str) -> str:
    """A text as it was before :func:`unbroken`."""
    return text.replace(_JOINS, "")


def part_of(text: str, start: int, end: int) -> str:
    """A part of a text between places that Qt counts: a sign such as 🎲 takes two of them."""
    units = text.encode("utf-16-le", "surrogatepass")
    return units[2 * start : 2 * end].decode("utf-16-le", "surrogatepass")


def in_phrases(text: str, metrics: QFontMetricsF, width: float) -> tuple[str, bool]:
    """A text in which lines of Japanese and Chinese, that may end after any letter, end better.

    Returns:
        The text, for :func:`without_joins`; and whether a phrase is wider than `width`, so that
        it has to break anywhere.
    """
    parts, torn = [], False
    for part in _PHRASE_ENDS.split(text):
        whole = _WITHIN.sub(_JOINS, part)
        fits = whole == part or metrics.horizontalAdvance(part.rstrip()) <= width
        parts.append(whole if fits else part)
        torn |= not fits
    return "".join(parts), torn


def shortened(text: str, metrics: QFontMetricsF, width: float, flags: int = 0) -> str:
    """A line of text, with "…" for what has no room.

    Args:
        flags: as the text is drawn: `TextShowMnemonic` of Qt, or none.
    """
    if metrics.size(flags | Qt.TextFlag.TextSingleLine, text).width() <= width:
        return text  # a label is as wide; Qt shortens it where the mark of a key parts two letters
    return metrics.elidedText(text, Qt.TextElideMode.ElideRight, width, flags)


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
        parts.append(shortened(bare, metrics, width, flags))
        parts.append(part[len(bare) :])
        start = end
    return "".join(parts)
