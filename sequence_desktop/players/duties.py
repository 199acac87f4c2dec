# SPDX-License-Identifier: MIT
"""What a seat has to do beside its turn: draw the card it still owes itself, while it may."""

from __future__ import annotations

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
