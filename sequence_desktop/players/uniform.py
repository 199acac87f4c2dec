# SPDX-License-Identifier: MIT
"""The player that plays any legal move: a yardstick for others, and quick company for tests."""

from __future__ import annotations

from sequence_desktop.engine.moves import Move
from sequence_desktop.engine.view import PlayerView
from sequence_desktop.players.chance import chance_for
from sequence_desktop.players.duties import seat_and_moves


class UniformPlayer:
    """Chooses among the legal moves, each as likely as any other."""

    def __init__(self, seed: int = 0, name: str = "random") -> None:
        self.name = name
        self._seed = seed

    def choose(self, view: PlayerView) -> Move:
        """Any legal move.

        Raises:
            ValueError: the seat has nothing to do now.
        """
        _, moves = seat_and_moves(view)
        return moves[chance_for(view, self._seed).below(len(moves))]
