# SPDX-License-Identifier: MIT
"""The cards of the game that can be laid, with how many of each lie nowhere yet."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QListView, QListWidget, QListWidgetItem, QWidget

from sequence_desktop.gui.designer.naming import face_name
from sequence_desktop.gui.designer.tray import SUPPLY, TILE, Tile
from sequence_desktop.gui.plain import plain_tip
from sequence_desktop.gui.table.art import Style
from sequence_desktop.workshop.decks import Supply
from sequence_desktop.workshop.position.draft import Draft, Kind, Place

_CHOOSING: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class Deck(QListWidget):
    """Every card once. A click or Enter lays it where cards go.

    Signals:
        chosen(str): this card is to be laid.
    """

    chosen = Signal(str)

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("deck")
        self._painter = Tile(style, self)
        self.setItemDelegate(self._painter)
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setDragEnabled(False)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(self.tr("Cards to be laid"))
        self.setMinimumWidth(TILE.width() * 2 + 24)
        self.itemClicked.connect(lambda item: self.chosen.emit(item.data(SUPPLY).token))

    def set_style(self, style: Style) -> None:
        """Draw in another style."""
        self._painter.look = style
        self.viewport().update()

    def show_draft(self, draft: Draft) -> None:
        """Show what can still be laid."""
        supplies = supplies_of(draft)
        if [s.token for s in supplies] != [s.token for s in self.supplies()]:
            self.clear()
            for supply in supplies:
                item = QListWidgetItem(self)
                item.setSizeHint(TILE)
                item.setData(SUPPLY, supply)
            self.setCurrentRow(0)
        for row, supply in enumerate(supplies):
            item = self.item(row)
            item.setData(SUPPLY, supply)
            text = self._words(supply)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, text)
            item.setToolTip(plain_tip(text))

    def supplies(self) -> tuple[Supply, ...]:
        """What is shown."""
        return tuple(self.item(row).data(SUPPLY) for row in range(self.count()))

    def rect_of(self, token: str) -> QRectF:
        """Where a card lies, in the viewport's coordinates."""
        row = next(row for row, s in enumerate(self.supplies()) if s.token == token)
        self.scrollToItem(self.item(row))
        return QRectF(self.visualItemRect(self.item(row)))

    def _words(self, supply: Supply) -> str:
        name = face_name(supply.token)
        name = name[:1].upper() + name[1:]
        if supply.left is None:
            return name
        return self.tr("{card}: {count} left").format(card=name, count=max(supply.left, 0))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        item = self.currentItem()
        if event.key() in _CHOOSING and item is not None:
            self.chosen.emit(item.data(SUPPLY).token)
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(TILE.width() * 3 + 24, 400)


def supplies_of(draft: Draft) -> tuple[Supply, ...]:
    """Each card of the game, or total of the dice, with how many of it lie somewhere."""
    setup = draft.setup
    if not setup.deck:
        laid = draft.cards(Place(Kind.ROLLS))
        return tuple(Supply(total, None, laid.count(total)) for total in setup.rolls)
    used = draft.used
    return tuple(
        Supply(card, setup.deck.count(card), used[card]) for card in dict.fromkeys(setup.deck)
    )
