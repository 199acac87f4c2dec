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

from sequence_desktop.engine.board import Board
from sequence_desktop.engine.cards import HIDDEN, Token
from sequence_desktop.engine.errors import BadSave, Fault, quoted
from sequence_desktop.engine.legal import LegalMoves
from sequence_desktop.engine.moves import Move
from sequence_desktop.engine.outcome import Ending, Outcome
from sequence_desktop.engine.position import Position
from sequence_desktop.engine.rules import Rules
from sequence_desktop.engine.setup import Setup
from sequence_desktop.engine.state import Draft, Phase


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
        setup = self.position.setup
        return {
            "rules": setup.rules.to_json(),
            "board": setup.board.to_json(),
            "players": setup.players,
            "sides": setup.sides,
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
            setup = Setup.of(
                Rules.from_json(data["rules"]),
                Board.from_json(data["board"]),
                data["players"],
                data["sides"],
            )
            moves = tuple(Move.parse(text) for text in data["moves"])
            seat = data["seat"]
            if seat is not None and seat not in range(setup.players):
                raise BadSave(f"there is no seat {quoted(seat)}")
            return cls(position_from_json(data["position"], setup), seat, moves)
        except (KeyError, TypeError, AttributeError, IndexError) as error:
            raise BadSave(f"this is not a view of a game ({quoted(error)})") from None
        except ValueError as error:
            if isinstance(error, Fault):
                raise
            raise BadSave(f"this is not a view of a game ({error})") from None


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


_MASKS = ("chips", "hot")
_NUMBERS = ("locked", "ply", "seat", "swaps", "passes", "out", "rng")
_CARDS = ("stock", "discards", "rolls")
_HANDS = ("hands", "open")


def position_to_json(position: Position) -> dict[str, object]:
    """A position's own facts as JSON data (masks as hexadecimal texts)."""
    outcome = position.outcome
    return {
        **{name: [hex(mask) for mask in getattr(position, name)] for name in _MASKS},
        **{name: getattr(position, name) for name in _NUMBERS},
        **{name: " ".join(getattr(position, name)) for name in _CARDS},
        **{name: [" ".join(cards) for cards in getattr(position, name)] for name in _HANDS},
        "locked": hex(position.locked),
        "rows": [[hex(row) for row in rows] for rows in position.rows],
        "limits": list(position.limits),
        "owed": list(position.owed),
        "overtime": list(position.overtime),
        "penalty": list(position.penalty),
        "phase": position.phase,
        "roll": position.roll,
        "outcome": outcome and [outcome.winner, outcome.ending, outcome.ladder],
    }


def position_from_json(data: Mapping[str, Any], setup: Setup) -> Position:
    """The position that :func:`position_to_json` described.

    Raises:
        KeyError, TypeError, ValueError: the data are not those of a position.
    """
    draft = Draft.blank(setup)
    for name in _MASKS:
        setattr(draft, name, tuple(int(mask, 16) for mask in data[name]))
    for name in _NUMBERS:
        setattr(draft, name, data[name])
    for name in _CARDS:
        setattr(draft, name, tuple(data[name].split()))
    for name in _HANDS:
        setattr(draft, name, tuple(tuple(cards.split()) for cards in data[name]))
    draft.locked = int(data["locked"], 16)
    draft.rows = tuple(tuple(int(row, 16) for row in rows) for rows in data["rows"])
    masks = (*draft.chips, *draft.hot, draft.locked, *(row for rows in draft.rows for row in rows))
    if any(not 0 <= mask < 1 << setup.board.size for mask in masks):
        raise ValueError("a mask reaches beyond the board")
    shapes = (len(draft.chips), len(draft.hot), len(draft.rows), len(draft.hands), draft.seat)
    sides, players = setup.sides, setup.players
    if shapes[:4] != (sides, sides, sides, players) or draft.seat not in range(players):
        raise ValueError("sides or seats are missing")
    draft.limits = tuple(data["limits"])
    draft.owed = tuple(data["owed"])
    draft.overtime = tuple(data["overtime"])
    draft.penalty = tuple(data["penalty"])
    draft.phase = Phase(data["phase"])
    draft.roll = data["roll"]
    if data["outcome"]:
        winner, ending, ladder = data["outcome"]
        draft.outcome = Outcome(winner, Ending(ending), ladder)
    return Position(draft)
