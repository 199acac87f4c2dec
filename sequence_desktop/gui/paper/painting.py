# SPDX-License-Identifier: MIT
"""Leaves: one side of paper each, painted by any painter; and what stands on every kind of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QPainter

from sequence_desktop.gui.numbers import number_text
from sequence_desktop.gui.paper.ink import RIGHT, Ink
from sequence_desktop.gui.paper.look import Look
from sequence_desktop.gui.paper.pages import MARKS, Box, Page

translate = QCoreApplication.translate

SMALL: Final = 2.6
BODY: Final = 3.7
STRONG: Final = 4.6
TITLE: Final = 8.5
"""Sizes of type."""

HAIRLINE: Final = 0.15
LINE: Final = 0.3
"""Widths of lines."""

INCH: Final = 25.4
_US_PAPER: Final = frozenset({"Letter", "Legal", "Tabloid"})
_GAP: Final = 1.0


@dataclass(frozen=True)
class Leaf:
    """One side of paper.

    Attributes:
        page: the paper.
        title: what is on it, in a few words.
        draw: draws it.
    """

    page: Page
    title: str
    draw: Callable[[Ink], None]

    def paint(
        self, painter: QPainter, look: Look, per_mm: float, *, outlines: bool = False
    ) -> None:
        """Paint the leaf; the painter has `per_mm` units to a millimetre and begins at the corner
        of the paper. `outlines`: text as shapes."""
        painter.save()
        painter.scale(per_mm, per_mm)
        self.draw(Ink(painter, look, outlines=outlines))
        painter.restore()


def scale_bar(page: Page) -> tuple[Box, str]:
    """Where the bar lies by which one sees that a page was not shrunk, and how long it is."""
    length, text = (2 * INCH, "2 inches") if page.paper in _US_PAPER else (50.0, "50 mm")
    # Raised a little, so that letters like g and y beside it stay within the margin.
    return Box(page.foot.right - length, page.foot.bottom - 2.8, length, 2.0), text


def draw_foot(ink: Ink, page: Page, text: str, *, measured: bool = True) -> None:
    """What the page is, at the lower margin; and where sizes matter, the scale bar."""
    bar, length = scale_bar(page)
    label = Box(bar.left - 22.0, bar.top - 0.5, 20.5, 3.0)
    room = Box(page.foot.left, label.top, label.left - page.foot.left, label.height)
    ink.text(room, text, SMALL, ink.look.muted)
    if not measured:
        return
    ink.text(label, length, SMALL, ink.look.muted, align=RIGHT)
    width, middle = 0.25, bar.middle[1]
    ink.line((bar.left, middle), (bar.right, middle), ink.look.muted, width)
    for share, reach in ((0.0, 1.0), (0.5, 0.5), (1.0, 1.0)):
        # The outer edges of the end strokes are the ends of the measure.
        x = bar.left + width / 2 + share * (bar.width - width)
        ink.line((x, middle - reach), (x, middle + reach), ink.look.muted, width)


def draw_cut_marks(ink: Ink, box: Box) -> None:
    """Short lines outside the corners of what is to be cut out."""
    for x, outwards in ((box.left, -1), (box.right, 1)):
        for y, down in ((box.top, -1), (box.bottom, 1)):
            ink.line((x, y + down * _GAP), (x, y + down * (MARKS - 0.2)), ink.look.cut, HAIRLINE)
            ink.line(
                (x + outwards * _GAP, y), (x + outwards * (MARKS - 0.2), y), ink.look.cut, HAIRLINE
            )


def number(value: float) -> str:
    """A length as the language writes it: at most two places, and no needless zeros."""
    return number_text(round(value, 2))


def size_text(size: tuple[float, float]) -> str:
    """Width and height in millimetres."""
    return translate("Paper", "{width} × {height} mm").format(
        width=number(size[0]), height=number(size[1])
    )
