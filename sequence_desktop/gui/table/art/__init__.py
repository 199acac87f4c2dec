# SPDX-License-Identifier: MIT
"""Everything the table shows, drawn by our own painter paths: cards, cells, chips, dice and marks.

`paint_*` draw with any QPainter (screen, paper, SVG); `*_pixmap` return the same, drawn once for
a size and device pixel ratio. All take a `Style`: the theme and the player's taste.
"""

from sequence_desktop.gui.table.art.cache import chip_icon, chip_pixmap, face_pixmap
from sequence_desktop.gui.table.art.cells import chip_rect
from sequence_desktop.gui.table.art.chips import ChipState, paint_chip, paint_paper_chip
from sequence_desktop.gui.table.art.faces import paint_back, paint_face
from sequence_desktop.gui.table.art.marks import (
    Mark,
    paint_dead,
    paint_mark,
    paint_row,
    paint_strokes,
)
from sequence_desktop.gui.table.art.numbers import paint_die
from sequence_desktop.gui.table.art.style import Design, Numbers, Style

__all__ = [
    "ChipState",
    "Design",
    "Mark",
    "Numbers",
    "Style",
    "chip_icon",
    "chip_pixmap",
    "chip_rect",
    "face_pixmap",
    "paint_back",
    "paint_chip",
    "paint_dead",
    "paint_die",
    "paint_face",
    "paint_mark",
    "paint_paper_chip",
    "paint_row",
    "paint_strokes",
]
