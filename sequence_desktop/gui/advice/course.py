# SPDX-License-Identifier: MIT
"""The chances through a game, as far as they have been worked out, as each seat knows them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from sequence_desktop.engine.game import Game
from sequence_desktop.engine.moves import Move

if TYPE_CHECKING:
    from sequence_desktop.players.share import Share

Sides = tuple["Share", ...]
"""The chance of each side, in their order."""


class Course:
    """What one seat or another can know of the chances after each move of a game."""

    def __init__(self) -> None:
        self._game: Game | None = None
        self._moves: tuple[Move, ...] = ()
        self._known: dict[int | None, dict[int, Sides]] = {}

    def follow(self, game: Game) -> None:
        """The game has gone on, or another is on the table: what no longer holds is forgotten."""
        if game is not self._game:
            self._game, self._known = game, {}
        else:
            same = _common(self._moves, game.moves)
            for known in self._known.values():
                for ply in [ply for ply in known if ply > same]:
                    del known[ply]
        self._moves = game.moves

    def known(self, seat: int | None) -> Mapping[int, Sides]:
        """The chances by the number of moves played, as this seat can know them."""
        return self._known.get(seat, {})

    def put(self, seat: int | None, ply: int, sides: Sides) -> None:
        """After so many moves the chances are these, as far as this seat can know."""
        self._known.setdefault(seat, {})[ply] = sides

    def wanted(self, seat: int | None) -> int | None:
        """After how many moves the chances are to be worked out next, the latest first; or None."""
        known = self.known(seat)
        return next((ply for ply in range(len(self._moves), -1, -1) if ply not in known), None)


def _common(old: tuple[Move, ...], new: tuple[Move, ...]) -> int:
    """How many moves two games share from their start."""
    pairs = zip(old, new, strict=False)
    return next((n for n, (a, b) in enumerate(pairs) if a != b), min(len(old), len(new)))
