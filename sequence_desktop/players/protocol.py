# SPDX-License-Identifier: MIT
"""What a computer player is. How to write one is told in ``docs/players.md``."""

from __future__ import annotations

from typing import Protocol

from sequence_desktop.engine.moves import Move
from sequence_desktop.engine.view import PlayerView


class Player(Protocol):
    """Somebody who chooses moves, knowing only what a seat may know.

    A choice depends on the view and on the player's seed, on nothing else: no clock, no memory of
    earlier choices, no global randomness. The same view and the same seed give the same move.
    """

    @property
    def name(self) -> str:
        """The id of the player's level."""

    def choose(self, view: PlayerView) -> Move:
        """The move this player makes for the seat of the view.

        Where draws are made by hand, the view of a seat that owes a draw is answered with that
        draw, whether or not it is that seat's turn.

        Raises:
            ValueError: the seat has nothing to do now.
        """
