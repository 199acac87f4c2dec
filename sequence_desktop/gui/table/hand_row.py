# SPDX-License-Identifier: MIT
"""The hand on the table: its cards, the chosen one, and the one that is carried."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsScene

from sequence_desktop.engine.cards import Token
from sequence_desktop.gui.table.carrier import Z_CARRIED, Carrier
from sequence_desktop.gui.table.flights import Flights
from sequence_desktop.gui.table.items import CardItem
from sequence_desktop.gui.table.kit import Kit
from sequence_desktop.gui.table.layout import Layout
from sequence_desktop.gui.table.motion import Track
from sequence_desktop.gui.theme.metrics import MOTION_NORMAL, MOTION_QUICK

_Z_HAND, _Z_CHOSEN = 20.0, 40.0


@dataclass(frozen=True, slots=True)
class _Arrival:
    """A card that belongs to the hand now, and where it comes from."""

    card: CardItem
    source: QPointF | None
    new: bool = False


class HandRow:
    """The cards of one hand."""

    def __init__(
        self,
        scene: QGraphicsScene,
        kit: Kit,
        layout: Layout,
        carrier: Carrier,
        flights: Flights,
    ) -> None:
        self._scene = scene
        self._kit = kit
        self._layout = layout
        self._carrier = carrier
        self._cards: list[CardItem] = []
        self._flights = flights
        self._gap: int | None = None
        self._played: CardItem | None = None
        self.chosen: int | None = None

    @property
    def cards(self) -> Sequence[CardItem]:
        """The cards of the hand, from left to right."""
        return self._cards

    # ---- what the hand holds

    def show(
        self,
        tokens: Sequence[Token],
        left: Sequence[Token],
        sources: dict[Token, list[QPointF]],
        animate: bool,
    ) -> tuple[list[CardItem], list[Track]]:
        """Show these cards.

        Args:
            tokens: the cards of the hand, in order.
            left: cards that have just been played from it.
            sources: where newly come cards come from.
            animate: whether to move; if not, cards are where they belong at once.

        Returns:
            The items of the cards that have left, now free to fly, and the movements.
        """
        gone = self._take_out(left)
        arrivals = self._match(tokens, sources)
        for card in self._cards:
            if all(card is not it.card for it in arrivals):
                self._flights.dismiss(card)
        self._cards = [it.card for it in arrivals]
        self.chosen = None
        self._played = None
        self._put_down()
        return gone, self._arrange(arrivals, animate)

    def _take_out(self, left: Sequence[Token]) -> list[CardItem]:
        gone: list[CardItem] = []
        for token in left:
            same = [card for card in self._cards if card.token == token]
            if not same:
                continue
            card = self._played if self._played in same else same[0]
            self._cards.remove(card)
            gone.append(card)
        return gone

    def _match(
        self, tokens: Sequence[Token], sources: dict[Token, list[QPointF]]
    ) -> list[_Arrival]:
        """An item for each card: one that lies there already if possible, else a new one."""
        free = list(self._cards)
        arrivals: list[_Arrival] = []
        for token in tokens:
            old = next((card for card in free if card.token == token), None)
            if old is not None:
                free.remove(old)
                arrivals.append(_Arrival(old, old.pos()))
                continue
            card = CardItem(self._kit, token)
            self._scene.addItem(card)
            waiting = sources.get(token, [])
            arrivals.append(_Arrival(card, waiting.pop(0) if waiting else None, new=True))
        return arrivals

    def _arrange(self, arrivals: Sequence[_Arrival], animate: bool) -> list[Track]:
        tracks: list[Track] = []
        late = 0.0
        for index, it in enumerate(arrivals):
            it.card.setZValue(_Z_HAND + index * 0.1)
            it.card.show_as(chosen=False, high=False, hot=False)
            rest = self._rest(index)
            if not animate or it.source is None or it.source == rest:
                self._put(it.card, rest)
            elif it.new:
                late += MOTION_QUICK / 2
                start = MOTION_QUICK + late
                tracks += self._flights.fly(it.card, it.source, rest, start=start, turn=True)
            else:
                tracks += self._flights.fly(it.card, it.source, rest, start=MOTION_QUICK / 2)
        return tracks

    def _put(self, card: CardItem, at: QPointF) -> None:
        card.setPos(at)
        card.setTransform(QTransform())
        card.setScale(1.0)
        card.setOpacity(1.0)

    # ---- choosing and carrying

    def choose(self, index: int | None) -> list[Track]:
        """Raise one card as the chosen one, and put back the one before."""
        self.chosen = index
        tracks: list[Track] = []
        for place, card in enumerate(self._cards):
            card.show_as(chosen=place == index)
            if place != self.carried:
                card.setZValue(_Z_CHOSEN if place == index else _Z_HAND + place * 0.1)
                tracks += self._slide(card, self._rest(place))
        return tracks

    def _slide(self, card: CardItem, rest: QPointF) -> list[Track]:
        source, scale, opacity = card.pos(), card.scale(), card.opacity()
        if (source, scale, opacity) == (rest, 1.0, 1.0):
            return []

        def step(share: float) -> None:
            card.setPos(source + (rest - source) * share)
            card.setScale(scale + (1 - scale) * share)
            card.setOpacity(opacity + (1 - opacity) * share)

        far = (rest - source).manhattanLength() > self._kit.card.height()
        length = MOTION_NORMAL if far else MOTION_QUICK
        return [Track(("card", id(card)), step, 0, length)]

    def lift(self, index: int, grip: QPointF) -> None:
        """Take a card off the hand where it was gripped, in scene coordinates."""
        card = self._cards[index]
        card.show_as(high=True, hot=False)
        self._carrier.lift(card, grip)

    @property
    def carried(self) -> int | None:
        """Which card is in the air."""
        held = self._carrier.item
        return next((place for place, card in enumerate(self._cards) if card is held), None)

    def make_room(self, point: QPointF | None) -> list[Track]:
        """Let the others make room where the carried card would come to lie; None: nowhere."""
        gap = self.carried
        if point is not None and gap is not None:
            gap = self._nearest_place(point)
        if gap == self._gap:
            return []
        self._gap = gap
        tracks: list[Track] = []
        for place, card in enumerate(self._cards):
            if place != self.carried:
                tracks += self._slide(card, self._rest(place))
        return tracks

    def _nearest_place(self, point: QPointF) -> int:
        places = self._layout.places(len(self._cards))

        def distance(place: int) -> float:
            way = places[place].center() - point
            # The line counts before the place in it.
            return abs(way.x()) + abs(way.y()) * 3

        return min(range(len(places)), key=distance)

    def move(self, index: int) -> bool:
        """Let the carried card belong where there is room for it; False: it has not moved."""
        gap = self._gap
        if gap is None or gap == index:
            return False
        self._cards.insert(gap, self._cards.pop(index))
        self.chosen = None
        return True

    def leave_at(self, rect: QRectF) -> list[Track]:
        """Let the carried or chosen card lie over a cell, while something is still to be asked."""
        index = self.carried if self.carried is not None else self.chosen
        if index is None:
            return []
        card = self._cards[index]
        self._put_down()
        card.setZValue(Z_CARRIED)
        card.show_as(high=True, chosen=False)
        scale = self._carrier.least(card)
        size = self._kit.card * scale
        above = rect.top() - size.height()
        top = above if above > 0 else rect.bottom()
        target = self._kit.snap(QPointF(rect.center().x() - size.width() / 2, top))
        source, before = card.pos(), card.scale()

        def step(share: float) -> None:
            card.setPos(source + (target - source) * share)
            card.setScale(before + (scale - before) * share)

        return [Track(("card", id(card)), step, 0, MOTION_QUICK)]

    def played(self, index: int) -> None:
        """This very card has been played, should there be another like it."""
        self._played = self._cards[index]
        self._put_down()

    def _put_down(self) -> None:
        """No card of the hand is in the air any more."""
        self._gap = None
        if self.carried is not None:
            self._carrier.release()

    def settle(self) -> list[Track]:
        """Everything that is in the air goes back to its place."""
        self._put_down()
        tracks: list[Track] = []
        for place, card in enumerate(self._cards):
            if not self._flights.flies(card):
                card.show_as(high=False, chosen=place == self.chosen)
                tracks += self._slide(card, self._rest(place))
                card.setZValue(_Z_CHOSEN if place == self.chosen else _Z_HAND + place * 0.1)
        return tracks

    # ---- places

    def _place_of(self, index: int) -> int:
        """Which place of the line a card has; they move up while one of them is carried."""
        carried = self.carried
        if carried is None or self._gap is None:
            return index
        if index == carried:
            return self._gap
        place = index - (index > carried)
        return place + (place >= self._gap)

    def _rest(self, index: int) -> QPointF:
        corner = self._layout.places(len(self._cards))[self._place_of(index)].topLeft()
        return corner - QPointF(0, self._layout.lift) if index == self.chosen else corner

    def place(self, layout: Layout) -> None:
        """Move everything to where it lies in a new layout."""
        self._layout = layout
        self._put_down()
        for place, card in enumerate(self._cards):
            card.refit()
            card.show_as(high=False)
            self._put(card, self._rest(place))
            card.setZValue(_Z_CHOSEN if place == self.chosen else _Z_HAND + place * 0.1)

    def index_at(self, point: QPointF) -> int | None:
        """The card under a point, the uppermost first."""
        order = sorted(range(len(self._cards)), key=lambda it: self._cards[it].zValue())
        for index in reversed(order):
            card = self._cards[index]
            if card.rect().contains(card.mapFromScene(point)):
                return index
        return None

    def button_at(self, point: QPointF, index: int) -> bool:
        """Whether a point lies on the button of a dead card."""
        card = self._cards[index]
        return card.turn_in and card.button().contains(card.mapFromScene(point))

    def rect(self, index: int) -> QRectF:
        """Where a card lies at rest, in scene coordinates."""
        return QRectF(self._rest(index), self._kit.card)
