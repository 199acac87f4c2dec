# SPDX-License-Identifier: MIT
"""Letters and figures as outlines of the bundled typeface, to scale and centre exactly."""

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QTransform

from sequence_desktop.gui.theme import FAMILY, register_fonts

_EM = 1000


@lru_cache(maxsize=512)
def outline(text: str, weight: int = 600, spacing: float = 0.0) -> QPainterPath:
    """The outline of `text` with capitals 1 high, its ink box centred on (0, 0).

    `spacing` is added between letters, in shares of the capitals' height. The vertical centre is
    that of the capitals, so that letters and figures of one row stand on one line.
    """
    register_fonts()
    font = QFont(FAMILY)
    font.setPixelSize(_EM)
    font.setWeight(QFont.Weight(weight))
    path = QPainterPath()
    reference = QPainterPath()
    reference.addText(QPointF(), font, "H")
    cap = reference.boundingRect().height() or _EM * 0.66
    x = 0.0
    for letter in text:
        ink = QPainterPath()
        ink.addText(QPointF(), font, letter)
        box = ink.boundingRect()
        # Set by ink, with an even gap: in an index the sidebearings of a "1" look like a hole.
        gap = cap * (0.13 + spacing) if x else 0.0
        path.addPath(ink.translated(x + gap - box.left(), 0.0))
        x += gap + box.width()
    box = path.boundingRect()
    move = QTransform.fromScale(1 / cap, 1 / cap)
    move.translate(-box.center().x(), cap / 2)
    return move.map(path)


def text_path(
    text: str,
    box: QRectF,
    *,
    weight: int = 600,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignCenter,
    spacing: float = 0.0,
) -> QPainterPath:
    """`text` with capitals as high as `box`, narrowed where it would be wider than the box."""
    path = outline(text, weight, spacing)
    ink = path.boundingRect()
    height = box.height()
    squeeze = min(1.0, box.width() / max(ink.width() * height, 1e-6))
    if squeeze < 0.7:  # rather smaller than too narrow
        height *= squeeze / 0.7
        squeeze = 0.7
    width = ink.width() * height * squeeze
    x = box.center().x()
    if align & Qt.AlignmentFlag.AlignLeft:
        x = box.left() + width / 2
    elif align & Qt.AlignmentFlag.AlignRight:
        x = box.right() - width / 2
    move = QTransform.fromTranslate(x, box.center().y())
    move.scale(height * squeeze, height)
    return move.map(path)


def draw_text(
    painter: QPainter,
    text: str,
    box: QRectF,
    colour: QColor,
    *,
    weight: int = 600,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignCenter,
) -> None:
    """Fill the outline of `text` in `box` (see `text_path`)."""
    painter.fillPath(text_path(text, box, weight=weight, align=align), colour)
