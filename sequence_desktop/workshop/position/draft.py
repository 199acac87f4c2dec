# SPDX-License-Identifier: MIT
"""A position in the making: a value that may be wrong, changed by making new ones.

No operation changes a draft; each returns another. Undo is to keep the old one. Whether a draft can
be played is said by :mod:`~sequence_desktop.workshop.position.checks`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from sequence_desktop.engine.board import cells_in
from sequence_desktop.engine.cards import HIDDEN, Token
from sequence_desktop.engine.placing import chip_lines, place
from sequence_desktop.engine.position import Position
from sequence_desktop.engine.rows import RowSet, completed, largest_sets
from sequence_desktop.engine.setup import SIDE_LETTERS, Setup
from sequence_desktop.engine.state import Phase

Cards = tuple[Token, ...]


class Kind(StrEnum):
    """The places where cards are."""

    HAND = "hand"
    STOCK = "stock"
    DISCARDS = "discards"
    MARKET = "market"
    """The open cards to take from, one a place."""
    PILE = "pile"
    """One of the face-up piles."""
    ROLLS = "rolls"
    """The totals that the dice are going to show."""


@dataclass(frozen=True, slots=True)
class Place:
    """A place where cards are: a seat's hand, a pile, or one for all."""

    kind: Kind
    index: int = 0


@dataclass(frozen=True, slots=True)
class Draft:
    """A position being set up.

    Attributes:
        setup: the rules, the board and the seats.
        chips: the cells of each side's chips, as masks.
        rows: the rows each side is marked to have.
        hands: the cards of each seat.
        stock: the face-down cards, the top one first.
        discards: the cards played, the oldest first.
        open: the face-up piles or market places; none: they are laid out from the stock.
        rolls: the totals of the roll to be played and of those that follow; then chance decides.
        seat: the seat to move.
        phase: what it has to do; None: its turn begins.
        limits: the cards each seat refills its hand to.
        swaps, passes, owed, out, overtime: as in a position; taken over, and not edited.
    """

    setup: Setup
    chips: tuple[int, ...]
    rows: tuple[RowSet, ...]
    hands: tuple[Cards, ...]
    stock: Cards = ()
    discards: Cards = ()
    open: tuple[Cards, ...] = ()
    rolls: Cards = ()
    seat: int = 0
    phase: Phase | None = None
    limits: tuple[int, ...] = ()
    swaps: int = 0
    passes: int = 0
    owed: tuple[int, ...] = ()
    out: tuple[int, ...] = ()
    overtime: tuple[int, ...] = ()

    # Beginnings.

    @classmethod
    def blank(cls, setup: Setup) -> Draft:
        """An empty board; every card is still to be dealt."""
        return cls(
            setup,
            (0,) * setup.sides,
            ((),) * setup.sides,
            ((),) * setup.players,
            limits=(dealt(setup),) * setup.players,
        )

    @classmethod
    def of(cls, position: Position) -> Draft:
        """A position, as far as it is known: hidden cards are left out.

        The result of a game that is over is left out too, and a penalty that is being paid: the
        turn it broke into begins again.
        """
        setup = position.setup
        begins = position.phase is Phase.PLAY and setup.rules.draw.when != "start"
        roll = (position.roll,) if position.roll and position.roll != HIDDEN else ()
        return cls(
            setup,
            position.chips,
            ((),) * setup.sides if setup.rules.rows.mode == "live" else position.rows,
            tuple(_known(hand) for hand in position.hands),
            _known(position.stock),
            position.discards,
            piles_of(_known(pile) for pile in position.open),
            (*roll, *position.rolls),
            position.penalty[-1] if position.penalty else position.seat,
            None if begins or position.penalty or not setup.deck else position.phase,
            position.limits,
            position.swaps,
            position.passes,
            position.owed,
            tuple(cells_in(position.out)),
            position.overtime,
        )

    def to_data(self) -> dict[str, object]:
        """The draft in the words of a rule case."""
        board = self.setup.board
        data: dict[str, object] = {
            "chips": chip_lines(self.setup, self.chips),
            "claimed": {
                SIDE_LETTERS[side]: [board.row_name(row) for row in rows]
                for side, rows in enumerate(self.rows)
                if rows
            },
            "hands": [" ".join(hand) for hand in self.hands],
            "stock": " ".join(self.stock),
            "discards": " ".join(self.discards),
            "to_move": self.seat,
        }
        spare: dict[str, object] = {
            "open": [" ".join(pile) for pile in self.open],
            "rolls": [int(roll) for roll in self.rolls],
            "phase": self.phase and str(self.phase),
            "swaps": self.swaps,
            "passes": self.passes,
            "owed": list(self.owed),
            "out": list(self.out),
            "overtime": list(self.overtime),
        }
        if self.limits != tuple(map(len, self.hands)):
            data["limits"] = list(self.limits)
        return data | {key: value for key, value in spare.items() if value}

    def position(self, chance: int = 0) -> Position:
        """The position itself; `chance` decides what nobody has set: later rolls and shuffles.

        Raises:
            BadCase: the draft is wrong.
        """
        return place(self.setup, self.to_data() | {"chance": chance})

    # What lies where.

    def side_at(self, cell: int) -> int | None:
        """The side whose chip lies on a cell, or None."""
        return next((side for side, mask in enumerate(self.chips) if mask >> cell & 1), None)

    def holding(self, side: int) -> int:
        """The cells that count for a side: its chips and the free cells, as a mask."""
        return self.chips[side] | self.setup.free

    def whole(self, side: int) -> tuple[int, ...]:
        """Every line of a row's length that a side covers."""
        return tuple(completed(self.holding(side), self.setup.windows))

    @property
    def rows_are_marked(self) -> bool:
        """Whether these rules know rows that are made once and for all."""
        return self.setup.rules.rows.mode != "live"

    @property
    def places(self) -> tuple[Place, ...]:
        """Every place where these rules have cards."""
        setup = self.setup
        if not setup.deck:
            return (Place(Kind.ROLLS),)
        draw = setup.rules.draw
        hands = tuple(Place(Kind.HAND, seat) for seat in range(setup.players))
        if draw.market:
            return (*hands, Place(Kind.MARKET), Place(Kind.STOCK), Place(Kind.DISCARDS))
        if draw.face_up:
            piles = tuple(Place(Kind.PILE, number) for number in range(draw.piles))
            return (*hands, *piles, Place(Kind.DISCARDS))
        return (*hands, Place(Kind.STOCK), Place(Kind.DISCARDS))

    def cards(self, where: Place) -> Cards:
        """The cards that lie in a place, in order."""
        match where.kind:
            case Kind.HAND:
                return self.hands[where.index]
            case Kind.STOCK:
                return self.stock
            case Kind.DISCARDS:
                return self.discards
            case Kind.ROLLS:
                return self.rolls
            case Kind.MARKET:
                return tuple(card for pile in self.open for card in pile)
            case _:
                return self.open[where.index] if where.index < len(self.open) else ()

    @property
    def used(self) -> Counter[Token]:
        """How often each card lies somewhere."""
        lists = (*self.hands, *self.open, self.stock, self.discards)
        return Counter(card for cards in lists for card in cards)

    @property
    def spare(self) -> Counter[Token]:
        """The cards that lie nowhere yet."""
        return Counter(self.setup.deck) - self.used

    # Changes, each a new draft.

    def lay(self, cells: Iterable[int], side: int | None) -> Draft:
        """With this side's chips on these cells, or with none; rows so broken are not marked."""
        mask = sum(1 << cell for cell in set(cells))
        chips = tuple(
            own | mask if number == side else own & ~mask for number, own in enumerate(self.chips)
        )
        changed = replace(self, chips=chips)
        rows = tuple(
            tuple(row for row in made if not row & mask or not row & ~changed.holding(number))
            for number, made in enumerate(self.rows)
        )
        return replace(changed, rows=rows)

    def mark(self, side: int, row: int, *, on: bool) -> Draft:
        """With this row of a side marked, or not."""
        made = tuple(other for other in self.rows[side] if other != row)
        return self._with_rows(side, (*made, row) if on else made)

    def mark_whole(self) -> Draft:
        """With as many rows marked as the chips make, beside those that are."""
        draft = self
        for side, made in enumerate(self.rows):
            rest = [row for row in self.whole(side) if row not in made]
            found = largest_sets(self.setup, rest, made)
            if found:
                draft = draft._with_rows(side, (*made, *found[0]))
        return draft

    def _with_rows(self, side: int, made: RowSet) -> Draft:
        return replace(self, rows=(*self.rows[:side], made, *self.rows[side + 1 :]))

    def add(self, where: Place, *cards: Token) -> Draft:
        """With these cards in a place, after those that lie there."""
        return self.put(where, (*self.cards(where), *cards))

    def take(self, where: Place, index: int) -> Draft:
        """Without the card that lies at this number in a place."""
        cards = self.cards(where)
        return self.put(where, cards[:index] + cards[index + 1 :])

    def shift(self, where: Place, index: int, to: int) -> Draft:
        """With a card of a place at another number there."""
        cards = list(self.cards(where))
        cards.insert(to, cards.pop(index))
        return self.put(where, tuple(cards))

    def put(self, where: Place, cards: Sequence[Token]) -> Draft:
        """With exactly these cards in a place. A hand dealt anew is refilled as the rules say."""
        laid = tuple(cards)
        match where.kind:
            case Kind.HAND:
                seat = where.index
                hands = (*self.hands[:seat], laid, *self.hands[seat + 1 :])
                size = dealt(self.setup)
                limits = (*self.limits[:seat], size, *self.limits[seat + 1 :])
                return replace(self, hands=hands, limits=limits)
            case Kind.STOCK:
                return replace(self, stock=laid)
            case Kind.DISCARDS:
                return replace(self, discards=laid)
            case Kind.ROLLS:
                return replace(self, rolls=laid)
            case Kind.MARKET:
                places = max(self.setup.rules.draw.market, len(laid)) if laid else 0
                return replace(self, open=tuple(laid[i : i + 1] for i in range(places)))
            case _:
                count = max(self.setup.rules.draw.piles, where.index + 1)
                piles = [*self.open, *[()] * (count - len(self.open))]
                piles[where.index] = laid
                return replace(self, open=piles_of(piles))

    def give_turn(self, seat: int) -> Draft:
        """With this seat to move; its turn begins."""
        return replace(self, seat=seat, phase=None, swaps=0)

    def enter(self, phase: Phase | None) -> Draft:
        """With the seat to move in this phase of its turn; None: the turn begins."""
        return replace(self, phase=phase)

    def bare(self) -> Draft:
        """Without any card laid."""
        empty = Draft.blank(self.setup)
        return replace(
            self, hands=empty.hands, stock=(), discards=(), open=(), rolls=(), limits=empty.limits
        )


def dealt(setup: Setup) -> int:
    """How many cards the rules deal to each; 0 in games with dice."""
    return setup.rules.hand_size(setup.players) if setup.deck else 0


def phases(setup: Setup) -> tuple[Phase | None, ...]:
    """The phases in which a turn can be under these rules; None: it begins."""
    draw = setup.rules.draw
    if not setup.deck:
        return (None,)
    found: list[Phase | None] = [None]
    if draw.when == "start":
        found.append(Phase.PLAY)
    if draw.market or draw.face_up:
        found += [Phase.DRAW, Phase.REPLACE]
    return tuple(found)


def _known(cards: Cards) -> Cards:
    return tuple(card for card in cards if card != HIDDEN)


def piles_of(piles: Iterable[Cards]) -> tuple[Cards, ...]:
    """Piles as they are; none at all where every one is empty."""
    laid = tuple(piles)
    return laid if any(laid) else ()
