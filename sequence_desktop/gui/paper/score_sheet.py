# SPDX-License-Identifier: MIT
"""A sheet on which points are written down by hand, deal by deal, with a column for each side."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication

from sequence_desktop.engine.phrases import phrase
from sequence_desktop.gui.paper.ink import CENTRE, Ink, rect
from sequence_desktop.gui.paper.pages import Box, Page, PaperFault
from sequence_desktop.gui.paper.painting import (
    BODY,
    HAIRLINE,
    LINE,
    STRONG,
    TITLE,
    Leaf,
    draw_foot,
)
from sequence_desktop.gui.table.art import paint_paper_chip

translate = QCoreApplication.translate

_ROW: Final = 9.0
"""Room to write a number, in millimetres."""
_HEAD: Final = 14.0
"""Room for a chip and a name."""
_TITLE_ROOM: Final = 22.0
_NUMBERS: Final = 14.0
"""How wide the column is in which the deals are counted."""
_CHIP: Final = 8.0
_GAP: Final = 3.0
_LABEL: Final = 20.0
"""Room for a word before a line to write on."""
_NARROWEST: Final = 25.0
"""The least width of a column for a name and two or three digits."""


def score_leaf(page: Page, sides: int) -> Leaf:
    """A sheet for so many sides, with as many lines as the paper has room for.

    Raises:
        PaperFault: the columns would be too narrow, or there is no room for a line.
    """
    body = page.body
    table = Box(body.left, body.top + _TITLE_ROOM, body.width, body.height - _TITLE_ROOM)
    lines = int((table.height - _HEAD) // _ROW) - 1
    if (table.width - _NUMBERS) / sides < _NARROWEST or lines < 1:
        raise PaperFault(
            phrase("there is no room to write on"), remedy=phrase("choose a larger paper")
        )
    title = translate("Paper", "Score sheet")
    return Leaf(page, title, partial(_draw, page=page, table=table, sides=sides, lines=lines))


def _draw(ink: Ink, *, page: Page, table: Box, sides: int, lines: int) -> None:
    _draw_title(ink, page.body)
    width = (table.width - _NUMBERS) / sides
    edges = [table.left, *(table.left + _NUMBERS + width * side for side in range(sides + 1))]
    head = table.top + _HEAD
    bottom = head + (lines + 1) * _ROW
    for side in range(sides):
        column = Box(edges[side + 1], table.top, width, _HEAD)
        chip = Box(column.left + _GAP, column.middle[1] - _CHIP / 2, _CHIP, _CHIP)
        paint_paper_chip(ink.painter, rect(chip), side, ink.look.style)
        base = column.bottom - _GAP
        ink.line((chip.right + _GAP, base), (column.right - _GAP, base), ink.look.muted, HAIRLINE)
    for line in range(lines + 2):
        strong = line in (0, lines, lines + 1)
        y = head + line * _ROW
        ink.line((table.left, y), (table.right, y), ink.look.text, LINE if strong else HAIRLINE)
        label = Box(table.left, y, _NUMBERS, _ROW)
        if line < lines:
            ink.text(label, str(line + 1), BODY, ink.look.muted, align=CENTRE)
        elif line == lines:
            ink.text(label, "Σ", STRONG, ink.look.text, weight=600, align=CENTRE)
    for x in edges:
        ink.line((x, table.top), (x, bottom), ink.look.text, HAIRLINE)
    ink.line((table.left, table.top), (table.right, table.top), ink.look.text, LINE)
    text = translate("Paper", "A line for each deal: what each side has scored; the sum below")
    draw_foot(ink, page, text, measured=False)


def _draw_title(ink: Ink, body: Box) -> None:
    """What it is, and lines for the game and the day."""
    half = body.width / 2
    title = Box(body.left, body.top, half, _TITLE_ROOM - 2 * _GAP)
    ink.text(title, translate("Paper", "Score sheet"), TITLE, ink.look.text, weight=700)
    words = (translate("Paper", "Game"), translate("Paper", "Date"))
    for place, word in enumerate(words):
        label = Box(body.left + half, body.top + place * _ROW, half, _ROW)
        ink.text(label, word, BODY, ink.look.muted)
        start = label.left + _LABEL
        ink.line((start, label.bottom - 1), (label.right, label.bottom - 1), ink.look.muted, LINE)
