# SPDX-License-Identifier: MIT
"""The things on the table: cells, chips and cards.

Items know how to be drawn and nothing else. What they show is set by the scene; how large they
are comes from the shared `Kit`, and `refit` is called when that changes.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from sequence_desktop.engine.cards import Token
from sequence_desktop.gui.table.art import ChipState, paint_dead
from sequence_desktop.gui.table.kit import Kit


class TableItem(QGraphicsItem):
    """An item that is drawn with the kit and kept as a pixmap until something about it changes."""

    def __init__(self, kit: Kit) -> None:
        super().__init__()
        self.kit = kit
        self._bounds: QRectF | None = None
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def refit(self) -> None:
        """Sizes, shape or style have changed."""
        self.prepareGeometryChange()
        self._bounds = None
        self.update()

    def draw(self, painter: QPainter) -> None:
        """Paint within `bounds`."""
        raise NotImplementedError

    def bounds(self) -> QRectF:
        """What the item covers, in its own coordinates."""
        raise NotImplementedError

    def rect(self) -> QRectF:
        """The thing itself, without shadow and light, in its own coordinates."""
        return self.bounds()

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,  # noqa: ARG002 - Qt's signature
        widget: QWidget | None = None,  # noqa: ARG002
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.draw(painter)

    def boundingRect(self) -> QRectF:
        # Asked for every item in every frame: worked out once.
        if self._bounds is None:
            self._bounds = self.bounds()
        return self._bounds


class CellItem(TableItem):
    """One cell of the board: its printed face."""

    def __init__(self, kit: Kit, token: Token) -> None:
        super().__init__(kit)
        self.token = token

    def draw(self, painter: QPainter) -> None:
        painter.drawPixmap(self.kit.face_rect().topLeft(), self.kit.cell_face(self.token))

    def bounds(self) -> QRectF:
        return QRectF(0, 0, self.kit.cell, self.kit.cell)


class ChipItem(TableItem):
    """A chip; its origin is its centre, so that it can grow and shrink where it lies."""

    def __init__(self, kit: Kit, colour: int, state: ChipState = ChipState.PLAIN) -> None:
        super().__init__(kit)
        self.colour = colour
        self.state = state

    def show_as(self, colour: int, state: ChipState) -> None:
        """Change the chip's colour or state."""
        if (colour, state) != (self.colour, self.state):
            self.colour, self.state = colour, state
            self.update()

    def draw(self, painter: QPainter) -> None:
        rect = self.bounds()
        painter.drawPixmap(rect.topLeft(), self.kit.chip(self.colour, rect.width(), self.state))

    def bounds(self) -> QRectF:
        size = self.kit.chip_rect().width()
        return QRectF(-size / 2, -size / 2, size, size)


class CardItem(TableItem):
    """A card of the hand, or one that flies.

    Attributes:
        token: what it shows; `HIDDEN` is a back.
        chosen: it is the card to be played next.
        dead: no cell is left for it.
        turn_in: it may be turned in now, and carries a button for that.
        hot: the pointer is on that button.
        high: it is in the air, with a larger shadow.
    """

    def __init__(self, kit: Kit, token: Token) -> None:
        super().__init__(kit)
        self.token = token
        self.chosen = self.dead = self.turn_in = self.hot = self.high = False

    def show_as(self, **states: object) -> None:
        """Change some of the attributes."""
        if any(getattr(self, name) != value for name, value in states.items()):
            for name, value in states.items():
                setattr(self, name, value)
            self.update()

    def rect(self) -> QRectF:
        return QRectF(QPointF(), self.kit.card)

    def button(self) -> QRectF:
        """Where the button that turns the card in lies."""
        size = min(max(self.kit.card.width() * 0.36, 24.0), 40.0)
        at = self.rect().bottomRight() - QPointF(size * 0.82, size * 0.82)
        return QRectF(at, QSizeF(size, size))

    def _blur(self) -> float:
        return round(self.kit.card.width() * 0.16)

    def draw(self, painter: QPainter) -> None:
        blur = self._blur() if self.high else round(self._blur() * 0.5)
        drop = blur * (0.5 if self.high else 0.3)
        shadow = self.kit.shadow(self.kit.card, blur)
        painter.drawPixmap(QPointF(-blur, -blur + drop), shadow)
        painter.drawPixmap(QPointF(), self.kit.card_face(self.token))
        if self.dead:
            paint_dead(painter, self.rect(), self.kit.style)
        if self.chosen and not self.high:
            self._draw_chosen(painter)
        if self.turn_in:
            self._draw_button(painter)

    def _draw_chosen(self, painter: QPainter) -> None:
        theme = self.kit.style.theme
        width = max(2.0, self.kit.card.width() * 0.03)
        radius = self.kit.card.width() * 0.08
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, out in ((theme.cards.gold, 1.2), (theme.marks.casing, 0.4)):
            reach = width * out
            painter.setPen(QPen(colour, width))
            edge = self.rect().adjusted(-reach, -reach, reach, reach)
            painter.drawRoundedRect(edge, radius + reach, radius + reach)

    def _draw_button(self, painter: QPainter) -> None:
        marks = self.kit.style.theme.marks
        box = self.button()
        painter.setPen(QPen(marks.on_mark, max(1.5, box.width() * 0.06)))
        painter.setBrush(marks.dead.lighter(125) if self.hot else marks.dead)
        painter.drawEllipse(box)
        line, head = _round_arrow(box)
        painter.strokePath(line, QPen(marks.on_mark, box.width() * 0.085))
        painter.fillPath(head, marks.on_mark)

    def bounds(self) -> QRectF:
        reach = self._blur()
        return self.rect().adjusted(-reach, -reach, reach, reach * 1.5)


def _round_arrow(box: QRectF) -> tuple[QPainterPath, QPainterPath]:
    """An arrow that runs round (give one away, take a new one): its line, and its head."""
    size = box.width()
    ring = box.adjusted(size * 0.29, size * 0.29, -size * 0.29, -size * 0.29)
    line = QPainterPath()
    line.arcMoveTo(ring, 70)
    line.arcTo(ring, 70, 275)
    end = line.currentPosition()
    head = QPainterPath(end + QPointF(size * 0.02, -size * 0.19))
    head.lineTo(end + QPointF(-size * 0.15, size * 0.02))
    head.lineTo(end + QPointF(size * 0.15, size * 0.05))
    head.closeSubpath()
    return line, head
