# SPDX-License-Identifier: MIT
"""The policy: one ply deep, it plays the move whose chip does most.

A win is always taken, and a dead card always turned in. Everything else is a sum of points for the
lines through a cell, less the price of the card. Nothing here knows a game by its name: the same
few ideas serve cards, numbers and dice, rows that stand and rows that can be broken.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from sequence_desktop.engine.moves import Kind, Move
from sequence_desktop.engine.position import Position
from sequence_desktop.engine.rng import Random
from sequence_desktop.engine.view import PlayerView
from sequence_desktop.players.appraisal import Appraisal
from sequence_desktop.players.chance import chance_for
from sequence_desktop.players.duties import seat_and_moves
from sequence_desktop.players.ground import ground_of
from sequence_desktop.players.habits import Habits
from sequence_desktop.players.sight import Sight
from sequence_desktop.players.supply import supply_of
from sequence_desktop.players.weights import SCALE, Book, load_book

_MAKING: Final = (Kind.PUT, Kind.REPLACE, Kind.SWAP)
_TAKING: Final = (Kind.REMOVE, Kind.REPLACE, Kind.SWAP, Kind.TALK)


@dataclass(frozen=True, slots=True)
class Opinion:
    """A legal move and what the policy thinks of it."""

    move: Move
    points: int
    """Hundredths of a point; only differences mean something."""


class PolicyPlayer:
    """Plays by the policy, as well as its habits let it."""

    def __init__(
        self,
        seed: int = 0,
        name: str = "policy",
        habits: Habits | None = None,
        book: Book | None = None,
    ) -> None:
        """Without a book, the weights shipped for this player."""
        self.name = name
        self._seed = seed
        self._habits = habits or Habits()
        self._book = book or load_book("policy")

    def choose(self, view: PlayerView) -> Move:
        """The move with the most points; chance decides between equals.

        Raises:
            ValueError: the seat has nothing to do now.
        """
        seat, moves = seat_and_moves(view)
        if len(moves) == 1:
            return moves[0]
        chance = chance_for(view, self._seed)
        opinions = self._opinions(view.position, seat, list(moves), chance)
        most = max(opinion.points for opinion in opinions)
        best = [opinion.move for opinion in opinions if opinion.points == most]
        return best[chance.below(len(best))]

    def opinions(self, view: PlayerView) -> list[Opinion]:
        """The moves that come into question with their points, the best first.

        Only what wins, where something wins; only dead cards, where one can be turned in.

        Raises:
            ValueError: the seat has nothing to do now.
        """
        seat, moves = seat_and_moves(view)
        chance = chance_for(view, self._seed)
        found = self._opinions(view.position, seat, list(moves), chance)
        return sorted(found, key=lambda opinion: -opinion.points)

    def _opinions(
        self, position: Position, seat: int, moves: list[Move], chance: Random
    ) -> list[Opinion]:
        ground, habits = ground_of(position.setup), self._habits
        supply = supply_of(ground, position, seat, counts=habits.counts_cards)
        overlooked = frozenset(
            i for i in ground.slanted if habits.overlooks and chance.below(100) < habits.overlooks
        )
        weights = self._book.weights(position.setup)
        takes = any(move.kind in _TAKING for move in moves)
        sight = Sight(ground, position, seat, supply, weights, overlooked, takes=takes)
        for certain in (_wins(position, sight, moves), _turn_ins(moves)):
            if certain:
                return [Opinion(move, 0) for move in certain]
        appraisal = Appraisal(ground, position, seat, sight, weights, habits.thrift)
        width = round(habits.noise * SCALE)
        return [
            Opinion(move, points + chance.below(width) if width else points)
            for move, points in appraisal.of(moves)
        ]


def _wins(position: Position, sight: Sight, moves: Iterable[Move]) -> list[Move]:
    """The moves that win now. Those that might are tried out, so that the rules themselves say."""
    bits = position.setup.bits
    return [
        move
        for move in moves
        if (move.rows or bits.get(move.other or move.cell, 0) & sight.ready)
        and move.kind in _MAKING
        and _reaches(position.play(move), sight.side)
    ]


def _reaches(position: Position, side: int) -> bool:
    if position.outcome is not None:
        return position.outcome.winner == side
    return position.row_count(side) >= position.setup.rows_to_win


def _turn_ins(moves: Iterable[Move]) -> list[Move]:
    return [move for move in moves if move.kind is Kind.TURN_IN]
