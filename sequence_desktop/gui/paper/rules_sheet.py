# SPDX-License-Identifier: MIT
"""How a game is played, set in columns like a leaflet."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial

from PySide6.QtCore import QCoreApplication

from sequence_desktop.gui.paper.ink import Ink
from sequence_desktop.gui.paper.pages import Page
from sequence_desktop.gui.paper.painting import Leaf, draw_foot
from sequence_desktop.gui.paper.prose import Picture, Prose

translate = QCoreApplication.translate

_COLUMN = 82.0
_GUTTER = 10.0
_CLEAR = 4.0
_STEP = 4.0
_LARGEST = 4.9
_SMALLER = 0.2
_STEPS = 8


@dataclass(frozen=True)
class RulesText:
    """How a game is played.

    Attributes:
        title: what the game is called.
        html: the text, in Qt's HTML.
        pictures: what its images show, by address.
        file_title: what its file calls it.
    """

    title: str
    html: str
    pictures: Mapping[str, Picture] = field(default_factory=dict)
    file_title: str = ""


def rules_leaves(text: RulesText, page: Page) -> tuple[Leaf, ...]:
    """A text in as many columns as are pleasant to read."""
    body = page.body
    columns = max(1, math.floor((body.width + _GUTTER) / (_COLUMN + _GUTTER)))
    width = (body.width - (columns - 1) * _GUTTER) / columns
    prose = _set(text, width, body.height - _CLEAR, columns)
    count = math.ceil(prose.pages / columns)
    leaves = []
    for place in range(count):
        name = translate("Paper", "Rules, page {number} of {count}").format(
            number=place + 1, count=count
        )
        draw = partial(
            _draw_rules, prose=prose, page=page, columns=columns, place=place, title=text.title
        )
        leaves.append(Leaf(page, name, draw))
    return tuple(leaves)


def _set(text: RulesText, width: float, height: float, columns: int) -> Prose:
    """The text on as few pages as the smallest type takes, in the largest type that goes onto
    them, and in columns of about the same height."""

    def at(size: float, page_height: float) -> Prose:
        return Prose(text.html, width, size, page_height=page_height, pictures=text.pictures)

    sizes = [_LARGEST - step * _SMALLER for step in range(_STEPS)]
    room = math.ceil(at(sizes[-1], height).pages / columns) * columns
    size = next((size for size in sizes if at(size, height).pages <= room), sizes[-1])
    prose, low, high = at(size, height), 0.0, height
    while high - low > _STEP:
        middle = (low + high) / 2
        shorter = at(size, middle)
        if shorter.pages <= room:
            prose, high = shorter, middle
        else:
            low = middle
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
