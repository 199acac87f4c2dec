# SPDX-License-Identifier: MIT
"""The hand on the table: its cards, the chosen one, and the one that is carried."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsScene

from sequence_desktop.engine.cards import HIDDEN, Token
from sequence_desktop.gui.table.items import CardItem
from sequence_desktop.gui.table.kit import Kit
from sequence_desktop.gui.table.layout import Layout
from sequence_desktop.gui.table.motion import Curve, Track
from sequence_desktop.gui.theme.metrics import MOTION_NORMAL, MOTION_QUICK

_Z_HAND, _Z_CHOSEN, _Z_DRAWN, _Z_FLYING, _Z_CARRIED = 20.0, 40.0, 50.0, 60.0, 80.0
_CARRIED_WIDTH = 0.86
"""How wide a carried card is over the board, in cells: it must not hide where it will go."""
_CARRIED_OPACITY = 0.9


@dataclass(slots=True)
class _Carried:
    """The card in the air: where it is held, and how far it has shrunk to pass over the board."""

    card: CardItem
    index: int
    grip: QPointF
    point: QPointF
    shrunk: float = 0.0
    small: bool = False


@dataclass(frozen=True, slots=True)
class _Arrival:
    """A card that belongs to the hand now, and where it comes from."""

    card: CardItem
    source: QPointF | None
    new: bool = False


class HandRow:
    """The cards of one hand, and cards on their way to or from it."""

    def __init__(self, scene: QGraphicsScene, kit: Kit, layout: Layout) -> None:
        self._scene = scene
        self._kit = kit
        self._layout = layout
        self._cards: list[CardItem] = []
        self._flying: set[CardItem] = set()
        self._carried: _Carried | None = None
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
                self._remove(card)
        self._cards = [it.card for it in arrivals]
        self.chosen = None
        self._played = None
        self._carried = None
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
                tracks += self.fly(it.card, it.source, rest, start=start, turn=True)
            else:
                tracks += self.fly(it.card, it.source, rest, start=MOTION_QUICK / 2)
        return tracks

    def _put(self, card: CardItem, at: QPointF) -> None:
        card.setPos(at)
        card.setTransform(QTransform())
        card.setScale(1.0)
        card.setOpacity(1.0)

    def fly(
        self,
        card: CardItem,
        source: QPointF,
        target: QPointF,
        *,
        start: float = 0.0,
        turn: bool = False,
        done: Callable[[], None] | None = None,
    ) -> list[Track]:
        """Move a card across the table; `turn` turns its face up on the way."""
        token = card.token
        rest = card.zValue()
        scale, opacity = card.scale(), card.opacity()
        middle = self._kit.card.width() / 2
        # A card that waits on the stock for its turn must not hide one that goes by.
        flying = _Z_DRAWN if turn else _Z_FLYING
        self._flying.add(card)

        def step(share: float) -> None:
            card.setZValue(flying if share < 1 else rest)
            card.setPos(source + (target - source) * share)
            card.setScale(scale + (1 - scale) * share)
            card.setOpacity(opacity + (1 - opacity) * share)
            if turn:
                card.show_as(token=token if share >= 0.5 else HIDDEN)
                flat = max(abs(1 - 2 * share), 0.02)
                move = QTransform.fromTranslate(middle, 0).scale(flat, 1).translate(-middle, 0)
                card.setTransform(move if share < 1 else QTransform())

        def landed() -> None:
            self._flying.discard(card)
            if done is not None:
                done()

        return [
            Track(("card", id(card)), step, start, MOTION_NORMAL * 1.2, Curve.InOutCubic, landed)
        ]

    def visitor(self, token: Token, at: QPointF) -> CardItem:
        """A card of nobody's hand, to be flown over the table and `dismiss`ed."""
        card = CardItem(self._kit, token)
        card.setZValue(_Z_FLYING)
        card.setPos(at)
        self._scene.addItem(card)
        return card

    def dismiss(self, card: CardItem) -> None:
        """A card that has arrived on a pile becomes part of it."""
        self._remove(card)

    # ---- choosing and carrying

    def choose(self, index: int | None) -> list[Track]:
        """Raise one card as the chosen one, and put back the one before."""
        self.chosen = index
        tracks: list[Track] = []
        for place, card in enumerate(self._cards):
            card.show_as(chosen=place == index)
            if self._carried is None or card is not self._carried.card:
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
        card.setZValue(_Z_CARRIED)
        card.show_as(high=True, hot=False)
        self._carried = _Carried(card, index, grip - card.pos(), QPointF(grip))

    def carry(self, point: QPointF, small: bool) -> list[Track]:
        """Move the carried card to the pointer; small where it passes over the board."""
        it = self._carried
        if it is None:
            return []
        it.point = QPointF(point)
        self._follow(it)
        if small == it.small:
            return []
        it.small = small
        before = it.shrunk

        def step(share: float) -> None:
            it.shrunk = before + (small - before) * share
            if self._carried is it:
                self._follow(it)

        return [Track(("carry", id(it)), step, 0, MOTION_QUICK)]

    def _follow(self, it: _Carried) -> None:
        width = self._kit.card.width()
        least = min(1.0, self._kit.cell * _CARRIED_WIDTH / width)
        scale = 1 + (least - 1) * it.shrunk
        # Over the board the card hangs above the pointer, so that the cell under it is seen.
        held = QPointF(width / 2, self._kit.card.height() + self._kit.cell * 0.45 / least)
        grip = it.grip + (held - it.grip) * it.shrunk
        it.card.setScale(scale)
        it.card.setOpacity(1 + (_CARRIED_OPACITY - 1) * it.shrunk)
        at = self._kit.snap(it.point - grip * scale)
        it.card.setPos(at.x(), max(at.y(), -self._kit.card.height() * scale * 0.4))

    @property
    def carried(self) -> int | None:
        """Which card is in the air."""
        return self._carried.index if self._carried is not None else None

    def leave_at(self, rect: QRectF) -> list[Track]:
        """Let the carried or chosen card lie over a cell, while something is still to be asked."""
        index = self.carried if self._carried is not None else self.chosen
        if index is None:
            return []
        card = self._cards[index]
        self._carried = None
        card.setZValue(_Z_CARRIED)
        card.show_as(high=True, chosen=False)
        scale = min(1.0, self._kit.cell * _CARRIED_WIDTH / self._kit.card.width())
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
        self._carried = None

    def settle(self) -> list[Track]:
        """Everything that is in the air goes back to its place."""
        self._carried = None
        tracks: list[Track] = []
        for place, card in enumerate(self._cards):
            if card not in self._flying:
                card.show_as(high=False, chosen=place == self.chosen)
                tracks += self._slide(card, self._rest(place))
                card.setZValue(_Z_CHOSEN if place == self.chosen else _Z_HAND + place * 0.1)
        return tracks

    # ---- places

    def _rest(self, index: int) -> QPointF:
        corner = self._layout.places(len(self._cards))[index].topLeft()
        return corner - QPointF(0, self._layout.lift) if index == self.chosen else corner

    def place(self, layout: Layout) -> None:
        """Move everything to where it lies in a new layout."""
        self._layout = layout
        self._carried = None
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

    def _remove(self, card: CardItem) -> None:
        self._flying.discard(card)
        if card.scene() is self._scene:
            self._scene.removeItem(card)
