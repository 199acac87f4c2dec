# SPDX-License-Identifier: MIT
"""What a seat has to do beside its turn: draw the card it still owes itself, while it may."""

from __future__ import annotations

from collections.abc import Sequence

from sequence_desktop.engine.moves import Move
from sequence_desktop.engine.view import PlayerView


def owed_draws(view: PlayerView) -> tuple[Move, ...]:
    """The draws that the seat of the view may make now for a turn gone by; mostly none.

    They exist only under rules where cards are drawn by hand (``forget.mode``), and are worth
    making at once: a draw that is put off is lost, or comes a turn late.
    """
    if view.seat is None or view.seat not in view.position.owed:
        return ()
    return tuple(move for move in view.position.late_draws() if move.seat == view.seat)


def seat_and_moves(view: PlayerView) -> tuple[int, Sequence[Move]]:
    """The seat of the view, and the moves among which it has to choose now.

    Draws that it owes come first.

    Raises:
        ValueError: the seat has nothing to do now.
    """
    moves = owed_draws(view) or view.legal_moves()
    if view.seat is None or not moves:
        raise ValueError("it is not this seat's turn")
    return view.seat, moves
