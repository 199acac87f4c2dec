# SPDX-License-Identifier: MIT
"""The cards of the game that can be laid, with how many of each lie nowhere yet."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from sequence_desktop.gui.designer.naming import face_name
from sequence_desktop.gui.designer.tray import SUPPLY, TILE, Tiles
from sequence_desktop.gui.plain import capital
from sequence_desktop.gui.table.art import Style
from sequence_desktop.workshop.decks import Supply
from sequence_desktop.workshop.position.draft import Draft, Kind, Place

_CHOOSING: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class Deck(Tiles):
    """Every card once. A click or Enter lays it where cards go.

    Signals:
        chosen(str): this card is to be laid.
    """

    chosen = Signal(str)

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(style, parent)
        self.setObjectName("deck")
        self.setAccessibleName(self.tr("Cards to be laid"))
        self.itemClicked.connect(lambda item: self.chosen.emit(item.data(SUPPLY).token))

    def show_draft(self, draft: Draft) -> None:
        """Show what can still be laid."""
        if self.show_supplies(supplies_of(draft)):
            self.setCurrentRow(0)

    def rect_of(self, token: str) -> QRectF:
        """Where a card lies, in the viewport's coordinates."""
        row = next(row for row, s in enumerate(self.supplies()) if s.token == token)
        self.scrollToItem(self.item(row))
        return QRectF(self.visualItemRect(self.item(row)))

    def _words(self, supply: Supply) -> str:
        name = capital(face_name(supply.token))
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
