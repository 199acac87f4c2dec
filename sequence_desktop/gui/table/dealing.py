# SPDX-License-Identifier: MIT
"""Which cards move from where to where, and the motion that shows it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QPointF

from sequence_desktop.engine.cards import HIDDEN, Token
from sequence_desktop.engine.changes import (
    CardDrawn,
    CardLeft,
    CardPutBack,
    CardTakenBack,
    Change,
)
from sequence_desktop.engine.position import Position
from sequence_desktop.gui.table.flights import Flights
from sequence_desktop.gui.table.hand_row import HandRow
from sequence_desktop.gui.table.items import CardItem
from sequence_desktop.gui.table.kit import Kit
from sequence_desktop.gui.table.motion import Track
from sequence_desktop.gui.table.piles import Piles
from sequence_desktop.gui.table.plate import PlateItem
from sequence_desktop.gui.table.spots import Spot, Zone
from sequence_desktop.gui.theme.metrics import MOTION_QUICK

_FAR = 0.6
"""How large a card is at the plate, which stands for the other seats."""
_STOCK, _DISCARDS = Spot(Zone.STOCK), Spot(Zone.DISCARDS)


@dataclass(frozen=True, slots=True)
class CardMove:
    """A card that goes from a hand to a pile, or comes from there."""

    seat: int
    token: Token
    pile: Spot
    leaves: bool


def card_moves(old: Position, new: Position, changes: Sequence[Change]) -> tuple[CardMove, ...]:
    """The ways of the cards between two positions, forwards or by undo."""
    return tuple(_moves(old, new, changes))


def _moves(old: Position, new: Position, changes: Sequence[Change]) -> Iterator[CardMove]:
    for change in changes:
        match change:
            case CardLeft(seat, token):
                yield CardMove(seat, token, _DISCARDS, leaves=True)
            case CardTakenBack(seat, token):
                yield CardMove(seat, token, _DISCARDS, leaves=False)
            case CardDrawn(seat, token):
                yield CardMove(seat, *_drawn_from(token, old, new), leaves=False)
            case CardPutBack(seat, token):
                yield CardMove(seat, *_drawn_from(token, new, old), leaves=True)
            case _:
                pass


def _drawn_from(token: Token, before: Position, after: Position) -> tuple[Token, Spot]:
    """Where a card was drawn from; from an open pile it is known to all."""
    for place, (was, now) in enumerate(zip(before.open, after.open, strict=False)):
        if was and was != now and token in (was[0], HIDDEN):
            return was[0], Spot(Zone.OPEN, place)
    return token, _STOCK


class Dealer:
    """Shows the cards of a position, moving those that have changed their place.

    Attributes:
        dropped: where the next card that is drawn was let go; None: it comes from its pile.
    """

    def __init__(
        self, kit: Kit, hand: HandRow, piles: Piles, plate: PlateItem, flights: Flights
    ) -> None:
        self._kit = kit
        self._hand = hand
        self._piles = piles
        self._plate = plate
        self._flights = flights
        self.dropped: QPointF | None = None

    def show(
        self,
        tokens: Sequence[Token],
        position: Position,
        moves: Sequence[CardMove],
        owners: tuple[int | None, int | None],
        *,
        moving: bool,
    ) -> list[Track]:
        """Show a hand and the piles.

        Args:
            tokens: the hand, in the order to be seen.
            position: what the piles hold.
            moves: which cards have changed their place.
            owners: the seat whose hand lay there before, and the one whose hand lies there now.
            moving: whether to show it; if not, everything is where it belongs at once.
        """
        was, now = owners
        sources: dict[Token, list[QPointF]] = {}
        for it in moves:
            if not it.leaves and it.seat == now:
                start = self._place(it.pile) if self.dropped is None else self.dropped
                sources.setdefault(it.token, []).append(start)
        self.dropped = None
        mine = [it for it in moves if it.leaves and it.seat == was]
        gone, tracks = self._hand.show(tokens, [it.token for it in mine], sources, moving)
        if not moving:
            for card in gone:
                self._flights.dismiss(card)
            for spot in self._piles.spots:
                self._piles.show(position, spot)
            return tracks
        flying = list(zip(gone, [it.pile for it in mine], strict=False))
        flying += [
            (self._visitor(it.token), it.pile)
            for it in moves
            if it.leaves and it.seat != was and it.token != HIDDEN
        ]
        tracks += self._to_piles(flying, position)
        if not any(it.leaves for it in moves):
            for it in moves:
                tracks += self._away(it) if it.seat != now else []
        return tracks + self._refill(position, moves)

    def _to_piles(self, flying: Sequence[tuple[CardItem, Spot]], position: Position) -> list[Track]:
        """Cards fly to piles, which show them when they have arrived; the others do at once."""
        waiting = {pile for _, pile in flying}
        for spot in self._piles.spots:
            if spot not in waiting:
                self._piles.show(position, spot)
        tracks: list[Track] = []
        for card, pile in flying:
            landed = partial(self._landed, card, position, pile)
            tracks += self._flights.fly(card, card.pos(), self._place(pile), done=landed)
        return tracks

    def _place(self, pile: Spot) -> QPointF:
        return self._piles.rect(pile).topLeft()

    def _visitor(self, token: Token) -> CardItem:
        """A card from another seat: it comes out of the plate that names it."""
        card = self._flights.visitor(token, self._at_plate())
        card.setScale(_FAR)
        card.setOpacity(0.0)
        return card

    def _at_plate(self) -> QPointF:
        centre = self._plate.sceneBoundingRect().center()
        size = self._kit.card * _FAR
        return centre - QPointF(size.width() / 2, size.height() / 2)

    def _away(self, it: CardMove) -> list[Track]:
        """A card that another seat draws goes to the plate that names it."""
        card = self._flights.visitor(it.token, self._place(it.pile))
        return self._flights.fly(
            card,
            card.pos(),
            self._at_plate(),
            scale=_FAR,
            done=partial(self._flights.dismiss, card),
        )

    def _refill(self, position: Position, moves: Sequence[CardMove]) -> list[Track]:
        """The places of a market are filled again from the stock."""
        tracks: list[Track] = []
        for it in moves:
            if it.pile.zone is not Zone.OPEN or it.leaves or not self._piles.single:
                continue
            top = self._piles.take(it.pile)
            if top is None:
                continue
            card = self._flights.visitor(top, self._place(_STOCK))
            done = partial(self._landed, card, position, it.pile)
            tracks += self._flights.fly(
                card, card.pos(), self._place(it.pile), start=MOTION_QUICK, turn=True, done=done
            )
        return tracks

    def _landed(self, card: CardItem, position: Position, pile: Spot) -> None:
        self._flights.dismiss(card)
        self._piles.show(position, pile)
