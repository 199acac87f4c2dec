# SPDX-License-Identifier: MIT
"""Which games go with a board, and how they are played, as text for a page."""

from __future__ import annotations

from collections.abc import Mapping

from sequence_desktop.engine.board import Board
from sequence_desktop.engine.errors import Fault
from sequence_desktop.engine.rules import Rules
from sequence_desktop.engine.setup import Setup
from sequence_desktop.gui.dialogs.rules_page import rules_page


def games_for(board: Board, games: Mapping[str, Rules]) -> dict[str, Rules]:
    """The games that can be played on this board, by id, ordered by title."""
    fitting = [(name, game) for name, game in games.items() if _fits(game, board)]
    return dict(sorted(fitting, key=lambda item: (item[1].title or item[0]).casefold()))


def rules_text(game: Rules, board: Board, players: int | None = None) -> str:
    """How a game is played on this board, in Qt's HTML.

    Args:
        players: for how many; None: for as few as can play it.

    Raises:
        Fault: it cannot be played on this board by so many.
    """
    return rules_page(_setup(game, board, players))


def _setup(game: Rules, board: Board, players: int | None) -> Setup:
    count = players or min(game.player_counts, default=2)
    return Setup(game, board, count, next(iter(game.sides_for(count)), 2))


def _fits(game: Rules, board: Board) -> bool:
    try:
        _setup(game, board, None)
    except Fault:
        return False
    return True
