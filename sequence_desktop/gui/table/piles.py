# SPDX-License-Identifier: MIT
"""Where cards are drawn from and laid: the stock, open cards, the discards."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from sequence_desktop.engine.cards import Token
from sequence_desktop.engine.moves import Move
from sequence_desktop.engine.position import Position
from sequence_desktop.engine.setup import Setup
from sequence_desktop.gui.table.choices import Choices
from sequence_desktop.gui.table.heaps import Heap, PileItem, StockItem
from sequence_desktop.gui.table.kit import Kit
from sequence_desktop.gui.table.layout import Layout
from sequence_desktop.gui.table.spots import Spot, Zone

_Z_PILE = 12.0
_MOST_IN_ROW = 2
"""More open cards than this get a block of their own."""


def heaps_of(setup: Setup) -> tuple[tuple[Spot, ...], tuple[Spot, ...]]:
    """The heaps a game has: those that lie in one row, and open cards in a block of their own."""
    rules = setup.rules
    if rules.source == "dice":
        return (), ()
    draw = rules.draw
    places = draw.market or (draw.piles if draw.face_up else 0)
    cards = tuple(Spot(Zone.OPEN, place) for place in range(places))
    stock = (Spot(Zone.STOCK),) if draw.market or not draw.face_up else ()
    if places > _MOST_IN_ROW:
        return (*stock, Spot(Zone.DISCARDS)), cards
    return (*stock, *cards, Spot(Zone.DISCARDS)), ()


def draw_at(choices: Choices, position: Position, spot: Spot) -> Move | None:
    """The move that takes the card that lies uppermost on a spot, where it may be taken now."""
    if spot.zone is Zone.STOCK:
        return choices.draw()
    if spot.zone is not Zone.OPEN or spot.index >= len(position.open):
        return None
    pile = position.open[spot.index]
    return choices.draw(pile[0]) if pile else None


class Piles:
    """The heaps on the table.

    Attributes:
        stock: the cards to be drawn, face down; hidden where a game has none.
        discards: the cards that have been played.
    """

    def __init__(self, scene: QGraphicsScene, kit: Kit) -> None:
        self._scene = scene
        self._kit = kit
        self.stock = StockItem(kit)
        self.discards = PileItem(kit)
        self._row: tuple[Spot, ...] = (Spot(Zone.STOCK), Spot(Zone.DISCARDS))
        self._market: tuple[Spot, ...] = ()
        self._open: list[PileItem] = []
        for item in (self.stock, self.discards):
            item.setZValue(_Z_PILE)
            scene.addItem(item)

    @property
    def single(self) -> bool:
        """Whether open cards lie one by one, and are replaced from the stock."""
        return any(not item.counts() for item in self._open)

    @property
    def spots(self) -> Sequence[Spot]:
        """The heaps in the order in which one walks over them."""
        return (*self._market, *self._row)

    def set_up(self, setup: Setup) -> None:
        """Have the heaps of this game, and no others."""
        row, market = heaps_of(setup)
        if (row, market) == (self._row, self._market):
            return
        self._row, self._market = row, market
        for item in self._open:
            self._scene.removeItem(item)
        places = sum(spot.zone is Zone.OPEN for spot in self.spots)
        single = bool(setup.rules.draw.market)
        self._open = [PileItem(self._kit, single=single) for _ in range(places)]
        for item in self._open:
            item.setZValue(_Z_PILE)
            self._scene.addItem(item)
        self.stock.setVisible(Spot(Zone.STOCK) in row)
        self.discards.setVisible(Spot(Zone.DISCARDS) in row)

    def place(self, layout: Layout) -> None:
        """Move everything to where it lies in a new layout."""
        for spots, places in ((self._row, layout.piles), (self._market, layout.market)):
            for spot, place in zip(spots, places, strict=True):
                item = self.item(spot)
                item.setPos(place.topLeft())
                item.refit()

    # ---- what is seen

    def show(self, position: Position, spot: Spot) -> None:
        """Show how many cards lie on a spot, and what lies on top."""
        if spot.zone is Zone.STOCK:
            self.stock.show_count(len(position.stock))
        elif spot.zone is Zone.DISCARDS:
            discards = position.discards
            self.discards.show_pile(discards[-1] if discards else None, len(discards))
        else:
            pile = position.open[spot.index] if spot.index < len(position.open) else ()
            self._open[spot.index].show_pile(pile[0] if pile else None, len(pile))

    def take(self, spot: Spot) -> Token | None:
        """Leave a market place empty, for its card is still on the way; which card that is."""
        item = self._open[spot.index]
        top = item.top()
        item.show_pile(None, 0)
        return top

    def light(self, choices: Choices, position: Position) -> None:
        """Light the heaps a card can be drawn from; no discards are to be made."""
        call = QCoreApplication.translate("Table", "Draw", "on the stock")
        for spot in self.spots:
            lit = draw_at(choices, position, spot) is not None
            self.item(spot).light(lit, call if spot.zone is Zone.STOCK else "")

    def emphasise(self, spot: Spot) -> None:
        """The pointer or the keyboard's cursor is here."""
        for other in self.spots:
            self.item(other).emphasise(other == spot)

    # ---- where it is

    def item(self, spot: Spot) -> Heap:
        """What lies on a spot."""
        if spot.zone is Zone.OPEN:
            return self._open[spot.index]
        return self.stock if spot.zone is Zone.STOCK else self.discards

    def rect(self, spot: Spot) -> QRectF:
        """Where a heap lies, in scene coordinates."""
        item = self.item(spot)
        return item.rect().translated(item.pos())

    def spot_at(self, point: QPointF) -> Spot | None:
        """The heap under a point."""
        return next((spot for spot in self.spots if self.rect(spot).contains(point)), None)
