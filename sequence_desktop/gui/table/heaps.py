# SPDX-License-Identifier: MIT
"""Heaps of cards: the stock, open cards to draw, the discards."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen

from sequence_desktop.engine.cards import HIDDEN, Token
from sequence_desktop.gui.table.items import TableItem
from sequence_desktop.gui.table.kit import Kit
from sequence_desktop.gui.theme import contrast, font
from sequence_desktop.gui.theme.metrics import SPACE_S, SPACE_XS, TYPE_SMALL

_MOST_LAYERS = 5
_DARK_EDGE = 4.5
"""An edge of at least this contrast to the paper is no shade of it, but a line."""
_LETTERS = (1.0, 0.9, 0.8)
"""How large the letters of a tag are, as shares of small text: rather smaller than cut short."""


class Heap(TableItem):
    """A heap of cards with a count; what lies on top is for the subclasses to say.

    Attributes:
        count: how many cards.
        lit: something can be done with it now.
        call: what, in a word.
    """

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit)
        self.count = 0
        self.lit = False
        self.call = ""
        self._hot = False

    def light(self, lit: bool, call: str = "") -> None:
        """Show, or no longer, that something can be done here; `call` says what, in one word."""
        if (lit, call) != (self.lit, self.call):
            self.lit, self.call = lit, call
            self.update()

    def emphasise(self, hot: bool) -> None:
        """The pointer or the keyboard's cursor is here."""
        if hot != self._hot:
            self._hot = hot
            self.update()

    def counts(self) -> bool:
        """Whether the number of cards is told."""
        return True

    def rect(self) -> QRectF:
        return QRectF(QPointF(), self.kit.card)

    def top(self) -> Token | None:
        """What the uppermost card shows; None: nothing lies here."""
        raise NotImplementedError

    def _step(self) -> float:
        """How far the cards of a thick heap stand out from under each other."""
        colours = self.kit.style.theme.cards
        # Of a card that stands out by its edge alone no paper is seen: the dark edge needs a pixel.
        least = 1.0 if contrast(colours.edge, colours.paper) < _DARK_EDGE else 2.0
        return max(least, round(self.kit.card.width() * 0.01))

    def _layers(self) -> int:
        """How thick the heap looks."""
        return min(_MOST_LAYERS, (self.count + 11) // 12)

    def draw(self, painter: QPainter) -> None:
        top = self.top()
        if top is None:
            self._draw_place(painter)
        else:
            blur = round(self.kit.card.width() * 0.08)
            shadow = self.kit.shadow(self.kit.card, blur)
            painter.drawPixmap(QPointF(-blur, -blur * 0.6), shadow)
            face = self.kit.card_face(top)
            under = self.kit.card_face(HIDDEN) if top == HIDDEN else face
            for layer in range(self._layers() - 1, 0, -1):
                offset = layer * self._step()
                painter.drawPixmap(QPointF(offset, offset), under)
            painter.drawPixmap(QPointF(), face)
        if self.lit:
            self._draw_light(painter)
        if self.lit and self.call:
            self._draw_call(painter)
        if self.count and self.counts():
            self._draw_count(painter)

    def _draw_place(self, painter: QPainter) -> None:
        line = QPen(self.kit.style.theme.cloth.line, 1.5, Qt.PenStyle.DashLine)
        painter.setPen(line)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        radius = self.kit.card.width() * 0.08
        painter.drawRoundedRect(self.rect().adjusted(1, 1, -1, -1), radius, radius)

    def _draw_light(self, painter: QPainter) -> None:
        marks = self.kit.style.theme.marks
        width = max(3.0, self.kit.card.width() * (0.07 if self._hot else 0.045))
        radius = self.kit.card.width() * 0.08
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, share in ((marks.casing, 1.6), (marks.place, 1.0)):
            painter.setPen(QPen(colour, width * share))
            painter.drawRoundedRect(self.rect(), radius, radius)

    def _draw_count(self, painter: QPainter) -> None:
        cloth = self.kit.style.theme.cloth
        ground = cloth.felt_deep
        edge = cloth.text if contrast(ground, cloth.text) < 4.5 else cloth.line
        self._draw_tag(painter, str(self.count), 0.9, ground, cloth.text, edge)

    def _draw_call(self, painter: QPainter) -> None:
        """The word stands over the middle of the card, which the light surrounds."""
        marks = self.kit.style.theme.marks
        self._draw_tag(painter, self.call, None, marks.place, marks.on_mark, marks.casing)

    def _draw_tag(
        self,
        painter: QPainter,
        text: str,
        up: float | None,
        ground: QColor,
        ink: QColor,
        edge: QColor,
    ) -> None:
        """A text in a round tag, `up` heights above the lower edge, or in the middle."""
        room = int(self.kit.card.width()) - SPACE_XS * 2
        face = _face_within(text, room)
        painter.setFont(face)
        metrics = QFontMetrics(face)
        height = metrics.height()
        text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, max(room, 0))
        if not text:
            return
        wide = metrics.horizontalAdvance(text)
        padding = SPACE_S if wide + SPACE_S * 3 <= self.kit.card.width() else SPACE_XS
        width = max(wide + padding * 2, round(height * 1.4))
        centre = self.rect().center()
        if up is not None:
            centre.setY(self.rect().bottom() - height * up)
        box = QRectF(centre.x() - width / 2, centre.y() - height / 2, width, height)
        painter.setPen(QPen(edge, 1))
        painter.setBrush(ground)
        painter.drawRoundedRect(box, height / 2, height / 2)
        painter.setPen(ink)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)

    def bounds(self) -> QRectF:
        reach = max(round(self.kit.card.width() * 0.1), _MOST_LAYERS * self._step())
        return self.rect().adjusted(-reach, -reach, reach, reach)


class StockItem(Heap):
    """The cards to be drawn, face down."""

    def show_count(self, count: int) -> None:
        """Set how many cards are left."""
        if count != self.count:
            self.count = count
            self.update()

    def top(self) -> Token | None:
        return HIDDEN if self.count else None


class PileItem(Heap):
    """Cards that lie face up: the discards, or open cards to draw."""

    def __init__(self, kit: Kit, *, single: bool = False) -> None:
        """`single`: one card at a time lies here, and is not counted."""
        super().__init__(kit)
        self._top: Token | None = None
        self._single = single

    def show_pile(self, top: Token | None, count: int) -> None:
        """Set the uppermost card and how many there are."""
        if (top, count) != (self._top, self.count):
            self._top, self.count = top, count
            self.update()

    def counts(self) -> bool:
        return not self._single

    def top(self) -> Token | None:
        return self._top


def _face_within(text: str, room: int) -> QFont:
    """The largest letters of a tag in which a text is no wider than the room, or the smallest."""
    for share in _LETTERS:
        face = font(TYPE_SMALL * share, QFont.Weight.Bold)
        if QFontMetrics(face).horizontalAdvance(text) <= room:
            break
    return face
