# SPDX-License-Identifier: MIT
"""The tray beside the board: every card that belongs on it, and how many are still to be placed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QBrush, QColor, QFont, QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QApplication,
    QListView,
    QListWidget,
    QListWidgetItem,
    QWidget,
)

from sequence_desktop.engine.cards import BLOCKED, FREE, Token
from sequence_desktop.gui.card_tile import CardTile, Index
from sequence_desktop.gui.designer.carry import Carry, Load
from sequence_desktop.gui.designer.naming import face_name
from sequence_desktop.gui.plain import capital, plain_tip
from sequence_desktop.gui.table.art import Style, face_pixmap
from sequence_desktop.gui.theme import font
from sequence_desktop.workshop.decks import Supply
from sequence_desktop.workshop.draft import Draft

SUPPLY: Final = Qt.ItemDataRole.UserRole
_FACE: Final = 38
TILE: Final = QSize(52, 62)
_DONE: Final = 0.35
"""How much is seen of a card that needs no more places."""


class Tiles(QListWidget):
    """Cards with numbers, side by side, in as many lines as there is room for."""

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._painter = _Tile(style, TILE, self)
        self.setItemDelegate(self._painter)
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setDragEnabled(False)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMinimumWidth(TILE.width() * 2 + 24)

    def supplies(self) -> tuple[Supply, ...]:
        """What is shown."""
        return tuple(self.item(row).data(SUPPLY) for row in range(self.count()))

    def set_style(self, style: Style) -> None:
        """Draw in another style."""
        self._painter.look = style
        self.viewport().update()

    def show_supplies(self, supplies: Sequence[Supply]) -> bool:
        """Show these; whether they are other cards than before."""
        others = [s.token for s in supplies] != [s.token for s in self.supplies()]
        if others:
            self.clear()
            for _ in supplies:
                QListWidgetItem(self).setSizeHint(TILE)
        for row, supply in enumerate(supplies):
            item = self.item(row)
            item.setData(SUPPLY, supply)
            text = self._words(supply)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, text)
            item.setToolTip(plain_tip(text))
        return others

    def _words(self, supply: Supply) -> str:
        """A card and its number in words."""
        raise NotImplementedError


class Tray(Tiles):
    """The cards to be placed. Drag one onto the board, or choose it and fill cells with it.

    Signals:
        placing(str): this card is wanted on the chosen cells (Enter, double click).
    """

    placing = Signal(str)

    def __init__(self, carry: Carry, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(style, parent)
        self.setObjectName("tray")
        self._carry = carry
        self._pressed: QPoint | None = None
        self.card_size = QSize(_FACE, _FACE)
        self.setAccessibleName(self.tr("Tray: cards still to be placed"))

    @property
    def token(self) -> Token:
        """The chosen card."""
        row = self.currentRow()
        return str(self.item(row).data(SUPPLY).token) if row >= 0 else FREE

    def show_draft(self, draft: Draft) -> None:
        """Show what this board still needs."""
        supplies = draft.tray()
        wanted = self.token if self.count() else supplies[0].token
        self.show_supplies(supplies)
        tokens = [supply.token for supply in supplies]
        if wanted in tokens:
            self.setCurrentRow(tokens.index(wanted))
        elif self.currentRow() < 0:
            self.setCurrentRow(0)

    def choose(self, token: Token) -> None:
        """Choose this card, if it is in the tray."""
        for row, supply in enumerate(self.supplies()):
            if supply.token == token:
                self.setCurrentRow(row)

    def rect_of(self, token: Token) -> QRectF:
        """Where a card lies, in the viewport's coordinates."""
        row = next(row for row, s in enumerate(self.supplies()) if s.token == token)
        self.scrollToItem(self.item(row))
        return QRectF(self.visualItemRect(self.item(row)))

    def holds(self, point: QPoint) -> bool:
        """Whether a global point is over the tray."""
        return self.isVisible() and self.rect().contains(self.mapFromGlobal(point))

    def _words(self, supply: Supply) -> str:
        name, left = capital(face_name(supply.token)), supply.left
        if left is None:
            return self.tr("{card}: as many as you like, {placed} on the board").format(
                card=name, placed=supply.placed
            )
        if left < 0:
            return self.tr("{card}: {count} too many on the board").format(card=name, count=-left)
        if left == 0:
            return self.tr("{card}: all on the board").format(card=name)
        return self.tr("{card}: {count} still to be placed").format(card=name, count=left)

    # -- the pointer and the keys -----------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        on_item = self.itemAt(event.position().toPoint()) is not None
        left = event.button() == Qt.MouseButton.LeftButton
        self._pressed = event.position().toPoint() if on_item and left else None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        point = event.globalPosition().toPoint()
        if self._carry.load is not None:
            self._carry.move(point)
        elif self._pressed is not None:
            moved = (event.position().toPoint() - self._pressed).manhattanLength()
            if moved >= QApplication.startDragDistance():
                self._carry.lift(Load(self.token), self.card_size.toSizeF(), point)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._pressed = None
        if self._carry.load is not None:
            self._carry.drop(event.globalPosition().toPoint())
        else:
            super().mouseReleaseEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self.itemAt(event.position().toPoint()) is not None:
            self.placing.emit(self.token)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._carry.load is not None:
            self._pressed = None
            self._carry.cancel()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.placing.emit(self.token)
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(TILE.width() * 5 + 24, 400)


class _Tile(CardTile):
    """A card with its number: how many are left, a tick, or how many are too many."""

    def draw(
        self, painter: QPainter, box: QRectF, index: Index, *, chosen: bool, focused: bool
    ) -> None:
        supply: Supply = index.data(SUPPLY)
        colours = self.look.theme.widgets
        if chosen:
            painter.setPen(QPen(colours.accent, 2.0) if focused else Qt.PenStyle.NoPen)
            painter.setBrush(colours.selection)
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 5, 5)
        self._paint_face(painter, box, supply)
        self._paint_count(painter, box, supply, selected=chosen)

    def _paint_face(self, painter: QPainter, box: QRectF, supply: Supply) -> None:
        side = float(_FACE)
        place = QRectF(box.center().x() - side / 2, box.top() + 4, side, side)
        done = supply.left is not None and supply.left <= 0
        painter.setOpacity(_DONE if done else 1.0)
        if supply.token == BLOCKED:
            painter.setPen(QPen(self.look.theme.widgets.outline, 1.2))
            painter.setBrush(QBrush(self.look.theme.widgets.outline, Qt.BrushStyle.BDiagPattern))
            painter.drawRoundedRect(place.adjusted(1, 1, -1, -1), 3, 3)
        else:
            ratio = painter.device().devicePixelRatioF()
            face = face_pixmap(supply.token, place.size(), ratio, self.look, cell=True)
            painter.drawPixmap(place.topLeft(), face)
        painter.setOpacity(1.0)

    def _paint_count(
        self, painter: QPainter, box: QRectF, supply: Supply, *, selected: bool
    ) -> None:
        colours, left = self.look.theme.widgets, supply.left
        ink: QColor = colours.on_selection if selected else colours.text
        weight = QFont.Weight.DemiBold
        if left is None:
            text, ink, weight = f"{supply.placed}", colours.muted, QFont.Weight.Normal
        elif left < 0:
            text, ink = f"+{-left} !", colours.danger
        elif left == 0:
            text, ink = "✓", colours.success
        else:
            text = f"×{left}"
        painter.setFont(font(9.0, weight))
        painter.setPen(ink)
        line = QRectF(box.left(), box.bottom() - 19, box.width(), 17)
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, text)
