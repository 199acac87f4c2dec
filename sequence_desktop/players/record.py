# SPDX-License-Identifier: MIT
"""A whole game as one seat saw it: what it knew before each move, and after the last.

It is what a review is made from, and all that travels to the process that makes it: nothing that
was ever hidden from the seat is in it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sequence_desktop.engine.errors import BadSave, Fault, quoted
from sequence_desktop.engine.game import Game
from sequence_desktop.engine.moves import Kind, Move
from sequence_desktop.engine.phrases import phrase
from sequence_desktop.engine.position import Position
from sequence_desktop.engine.position_json import position_from_json, position_to_json
from sequence_desktop.engine.setup import Setup
from sequence_desktop.engine.view import PlayerView, view_of


@dataclass(frozen=True, slots=True)
class Record:
    """What one seat saw of a game."""

    seat: int
    moves: tuple[Move, ...]
    positions: tuple[Position, ...]
    """With everything hidden from the seat replaced; one more than there are moves."""

    @property
    def setup(self) -> Setup:
        """The rules, the board and the sides."""
        return self.positions[0].setup

    @property
    def side(self) -> int:
        """The seat's side."""
        return self.setup.side_of[self.seat]

    def view(self, ply: int) -> PlayerView:
        """What the seat knew after so many moves."""
        return PlayerView(self.positions[ply], self.seat, self.moves[:ply])

    def is_own(self, ply: int) -> bool:
        """Whether the move after so many moves was the seat's own; a call is nobody's."""
        move = self.moves[ply]
        if move.seat is None:
            return self.positions[ply].seat == self.seat
        return move.kind is Kind.DRAW and move.seat == self.seat

    def to_json(self) -> dict[str, object]:
        """The record as JSON data."""
        return {
            **self.setup.to_json(),
            "seat": self.seat,
            "moves": [str(move) for move in self.moves],
            "positions": [position_to_json(position) for position in self.positions],
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Record:
        """The record that :meth:`to_json` described.

        Raises:
            Fault: the data are not those of a record.
        """
        try:
            setup = Setup.from_json(data)
            seat = data["seat"]
            if seat not in range(setup.players):
                raise BadSave(phrase("there is no seat {seat}", seat=quoted(seat)))
            moves = tuple(Move.parse(text) for text in data["moves"])
            positions = tuple(position_from_json(raw, setup) for raw in data["positions"])
        except (KeyError, TypeError, AttributeError, IndexError) as error:
            raise BadSave(
                phrase("this is not the record of a game ({error})", error=quoted(error))
            ) from None
        except ValueError as error:
            if isinstance(error, Fault):
                raise
            raise BadSave(
                phrase("this is not the record of a game ({error})", error=error)
            ) from None
        if len(positions) != len(moves) + 1:
            raise BadSave(
                phrase(
                    "{positions} positions do not belong to {moves} moves",
                    positions=len(positions),
                    moves=len(moves),
                )
            )
        return cls(seat, moves, positions)


def record_of(game: Game, seat: int) -> Record:
    """What a seat has seen of a game so far; moves taken back are no part of it."""
    positions = tuple(view_of(position, seat).position for position in game.positions)
    return Record(seat, game.moves, positions)
