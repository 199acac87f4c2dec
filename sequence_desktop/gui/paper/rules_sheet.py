# SPDX-License-Identifier: MIT
"""How a game is played, set in columns like a leaflet."""

from __future__ import annotations

import math
from functools import partial

from PySide6.QtCore import QCoreApplication

from sequence_desktop.gui.paper.ink import Ink
from sequence_desktop.gui.paper.pages import Page
from sequence_desktop.gui.paper.painting import BODY, Leaf, draw_foot
from sequence_desktop.gui.paper.prose import Prose

translate = QCoreApplication.translate

_COLUMN = 82.0
_GUTTER = 10.0
_CLEAR = 4.0
_STEP = 4.0
_LARGEST = 4.9
_SMALLER = 0.2


def rules_leaves(html: str, title: str, page: Page) -> tuple[Leaf, ...]:
    """A text in Qt's HTML in as many columns as are pleasant to read."""
    body = page.body
    columns = max(1, math.floor((body.width + _GUTTER) / (_COLUMN + _GUTTER)))
    width = (body.width - (columns - 1) * _GUTTER) / columns
    prose = _set(html, width, body.height - _CLEAR, columns)
    count = math.ceil(prose.pages / columns)
    leaves = []
    for place in range(count):
        name = translate("Paper", "Rules, page {number} of {count}").format(
            number=place + 1, count=count
        )
        draw = partial(
            _draw_rules, prose=prose, page=page, columns=columns, place=place, title=title
        )
        leaves.append(Leaf(page, name, draw))
    return tuple(leaves)


def _set(html: str, width: float, height: float, columns: int) -> Prose:
    """The text in the largest type with which one page is enough, in columns of about the same
    height; if none is small enough, in several pages."""
    size = _LARGEST
    while size > BODY and Prose(html, width, size, page_height=height).pages > columns:
        size -= _SMALLER
    size = max(size, BODY)
    prose = Prose(html, width, size, page_height=height)
    while prose.pages <= columns and height > _STEP:
        height -= _STEP
        shorter = Prose(html, width, size, page_height=height)
        if shorter.pages > columns:
            break
        prose = shorter
    return prose


def _draw_rules(
    ink: Ink, *, prose: Prose, page: Page, columns: int, place: int, title: str
) -> None:
    body = page.body
    step = (body.width + _GUTTER) / columns
    for column in range(columns):
        part = place * columns + column
        if part < prose.pages:
            prose.draw(ink, body.left + column * step, body.top, ink.look.text, part)
    draw_foot(ink, page, title, measured=False)
