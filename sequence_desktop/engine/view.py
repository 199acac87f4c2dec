# SPDX-License-Identifier: MIT
"""What one seat may know of a game, and nothing else.

A view holds a position in which everything hidden from its seat has been replaced by ``"?"``: the
other hands, the stock, what lies under open piles, and the state of chance. Everything that draws,
speaks, hints or thinks for a seat is given a view.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from sequence_desktop.engine.cards import HIDDEN, Token
from sequence_desktop.engine.errors import BadSave, Fault, quoted
from sequence_desktop.engine.legal import LegalMoves
from sequence_desktop.engine.moves import Move
from sequence_desktop.engine.numbers import is_whole
from sequence_desktop.engine.phrases import phrase
from sequence_desktop.engine.position import Position
from sequence_desktop.engine.position_json import position_from_json, position_to_json
from sequence_desktop.engine.setup import Setup
from sequence_desktop.engine.state import Draft


@dataclass(frozen=True, slots=True)
class PlayerView:
    """A game as one seat sees it; seat None is an onlooker, who sees no hand."""

    position: Position
    """The position with everything hidden replaced by "?"."""
    seat: int | None
    moves: tuple[Move, ...] = ()
    """The moves of the game so far. They hold nothing that was hidden when they were made."""

    @property
    def hand(self) -> tuple[Token, ...]:
        """The seat's own cards."""
        return () if self.seat is None else self.position.hands[self.seat]

    @property
    def my_turn(self) -> bool:
        """Whether the game waits for this seat."""
        return self.position.outcome is None and self.seat == self.position.seat

    def legal_moves(self) -> LegalMoves | tuple[()]:
        """The moves this seat may make now; none when it is not its turn."""
        return self.position.legal_moves() if self.my_turn else ()

    def unseen(self) -> Counter[Token]:
        """The cards this seat cannot see: in other hands, in the stock, under open piles."""
        seen: Counter[Token] = Counter(self.position.discards)
        for cards in (*self.position.hands, *self.position.open):
            seen.update(card for card in cards if card != HIDDEN)
        return Counter(self.position.setup.deck) - seen

    def to_json(self) -> dict[str, object]:
        """The view as JSON data, for a computer player in another process."""
        return {
            **self.position.setup.to_json(),
            "seat": self.seat,
            "moves": [str(move) for move in self.moves],
            "position": position_to_json(self.position),
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> PlayerView:
        """The view that :meth:`to_json` described.

        Raises:
            Fault: the data are not those of a view.
        """
        try:
            setup = Setup.from_json(data)
            moves = tuple(Move.parse(text) for text in data["moves"])
            seat = data["seat"]
            if seat is not None and not is_whole(seat, 0, setup.players - 1):
                raise BadSave(phrase("there is no seat {seat}", seat=quoted(seat)))
            return cls(position_from_json(data["position"], setup), seat, moves)
        except (KeyError, TypeError, AttributeError, IndexError) as error:
            raise BadSave(
                phrase("this is not a view of a game ({error})", error=quoted(error))
            ) from None
        except ValueError as error:
            if isinstance(error, Fault):
                raise
            raise BadSave(phrase("this is not a view of a game ({error})", error=error)) from None


def view_of(position: Position, seat: int | None, moves: Iterable[Move] = ()) -> PlayerView:
    """The view that a seat has of a position, reached by these moves."""
    draft = Draft(position)
    draft.hands = tuple(
        hand if s == seat else (HIDDEN,) * len(hand) for s, hand in enumerate(position.hands)
    )
    draft.stock = (HIDDEN,) * len(position.stock)
    draft.open = tuple(pile[:1] + (HIDDEN,) * (len(pile) - 1) for pile in position.open)
    draft.rolls = ()
    draft.rng = None
    return PlayerView(Position(draft), seat, tuple(moves))
