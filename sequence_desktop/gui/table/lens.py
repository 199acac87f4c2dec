# SPDX-License-Identifier: MIT
"""What lies under a finger, shown larger above it."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from sequence_desktop.engine.cards import Token
from sequence_desktop.gui.table.art import (
    ChipState,
    Mark,
    Style,
    chip_pixmap,
    chip_rect,
    face_pixmap,
    paint_mark,
)
from sequence_desktop.gui.theme import font
from sequence_desktop.gui.theme.metrics import (
    CARD_RATIO,
    RADIUS_L,
    SPACE_S,
    SPACE_XL,
    TYPE_STRONG,
)

_FACE = 104
_NAME = 26
"""The height of the line below the face."""
_FINGER = 40
"""So far above the touched point the lens ends: a fingertip hides that much."""
_PREVIEW = 0.6


@dataclass(frozen=True, slots=True)
class Seen:
    """What a lens shows.

    Attributes:
        token: the face of the cell or card.
        name: what is written below it.
        card: whether it is a card of the hand.
        chip: the colour of the chip that lies there, and its state.
        mark: how the cell is lit.
        preview: the colour of the chip that would be put there.
    """

    token: Token
    name: str = ""
    card: bool = False
    chip: tuple[int, ChipState] | None = None
    mark: Mark | None = None
    preview: int | None = None


class Lens(QWidget):
    """A sheet with one cell or card; it takes no touches itself.

    Attributes:
        seen: what it shows; None while it is hidden.
    """

    def __init__(self, style: Style, port: QWidget) -> None:
        super().__init__(port)
        self._style = style
        self._port = port
        self.seen: Seen | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_above(self, point: QPointF, seen: Seen) -> None:
        """Show something over a touched point of the widget that it lies on."""
        self.seen = seen
        size = self.sizeHint()
        box = QRect(QPoint(), size)
        box.moveCenter(point.toPoint())
        box.moveBottom(round(point.y()) - _FINGER)
        room = self._port.rect()
        if box.top() < room.top():
            # There is no room above: beside the finger, away from the nearer edge.
            box.moveTop(room.top())
            left = point.x() > room.center().x()
            gap = _FINGER + SPACE_XL
            if left:
                box.moveRight(round(point.x()) - gap)
            else:
                box.moveLeft(round(point.x()) + gap)
        box.moveLeft(max(room.left(), min(box.left(), room.right() - box.width() + 1)))
        self.setGeometry(box)
        self.raise_()
        self.show()
        self.update()

    def put_away(self) -> None:
        """Nothing is touched any more."""
        self.seen = None
        self.hide()

    def restyle(self, style: Style) -> None:
        """Take the colours of another style."""
        self._style = style
        self.update()

    def sizeHint(self) -> QSize:
        card = self.seen is not None and self.seen.card
        tall = round(_FACE / CARD_RATIO) if card else _FACE + _NAME
        return QSize(_FACE + 2 * SPACE_S, tall + 2 * SPACE_S)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        if self.seen is None:
            return
        colours = self._style.theme.widgets
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colours.border, 2))
        painter.setBrush(colours.surface)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), RADIUS_L, RADIUS_L)
        face = QRectF(self.rect()).adjusted(SPACE_S, SPACE_S, -SPACE_S, -SPACE_S)
        face.setBottom(face.bottom() - (0 if self.seen.card else _NAME))
        self._paint_face(painter, face, self.seen)
        painter.setPen(colours.text)
        painter.setFont(font(TYPE_STRONG, QFont.Weight.DemiBold))
        below = QRectF(face.left(), face.bottom(), face.width(), _NAME)
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, self.seen.name)
        painter.end()

    def _paint_face(self, painter: QPainter, face: QRectF, seen: Seen) -> None:
        ratio, style = self.devicePixelRatioF(), self._style
        size = QSizeF(face.size())
        pixmap = face_pixmap(seen.token, size, ratio, style, cell=not seen.card)
        painter.drawPixmap(face.topLeft(), pixmap)
        if seen.mark is not None:
            paint_mark(painter, face, seen.mark, style, strong=True)
        place = chip_rect(face, style.design)
        if seen.chip is not None:
            colour, state = seen.chip
            chip = chip_pixmap(colour, place.width(), ratio, style, state)
            painter.drawPixmap(place.topLeft(), chip)
        elif seen.preview is not None:
            painter.setOpacity(_PREVIEW)
            chip = chip_pixmap(seen.preview, place.width(), ratio, style)
            painter.drawPixmap(place.topLeft(), chip)
            painter.setOpacity(1.0)
