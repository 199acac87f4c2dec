# SPDX-License-Identifier: MIT
"""The computer player at work in another process, so that thinking never costs the window a frame.

`Thinker` starts `sequence-desktop player LEVEL` once for each level that is used, sends it one
seat's view as a line of JSON, and takes a move back. Where no process answers, a simpler player
stands in, here in the window, so that no game ever stops.
"""

from __future__ import annotations

import logging
from typing import Any, Final

from PySide6.QtCore import Signal

from sequence_desktop.engine.errors import BadMove
from sequence_desktop.engine.moves import Kind, Move
from sequence_desktop.engine.phrases import phrase
from sequence_desktop.engine.view import PlayerView
from sequence_desktop.gui.asking import Asking

log = logging.getLogger(__name__)

_PLAIN_ORDER: Final = (
    *(Kind.TURN_IN, Kind.PUT, Kind.REPLACE, Kind.REMOVE, Kind.SWAP),
    *(Kind.DRAW, Kind.TALK, Kind.PASS),
)


def plain_move(view: PlayerView) -> Move:
    """A legal move without much thought, for the day the computer player's process fails.

    Raises:
        ValueError: this seat has nothing to do; it is not its turn.
    """
    moves = _owed(view) or view.legal_moves()
    if not len(moves):
        raise ValueError("this seat is not to move")
    return min(moves, key=lambda move: _PLAIN_ORDER.index(move.kind))


def _owed(view: PlayerView) -> tuple[Move, ...]:
    """The draws that the seat still owes, and may make though it is not its turn."""
    return tuple(move for move in view.position.late_draws() if move.seat == view.seat)


def stand_in_move(view: PlayerView) -> Move:
    """The move of the plain policy, which stands in for a player whose process fails.

    Raises:
        ValueError: this seat has nothing to do; it is not its turn.
    """
    # Not at the top: the window starts faster without the computer players.
    from sequence_desktop.players.policy import PolicyPlayer

    try:
        return PolicyPlayer().choose(view)
    except (ValueError, LookupError, TypeError, AttributeError, ArithmeticError) as error:
        # What made the process fail may be a fault of the players themselves.
        log.warning("the plain policy failed, too: %s", error)
        return plain_move(view)


class Thinker(Asking):
    """Asks computer players for moves, one question at a time.

    Signals:
        chosen: the `Move` for the last question; legal in the view that was asked about.
        stood_in: its process failed, and the plain policy chose; `chosen` follows. Not where that
            chose because the process knew nothing yet when it was told to move at once.
    """

    chosen = Signal(object)
    stood_in = Signal()

    _view: PlayerView | None = None

    def think(self, view: PlayerView, level: str) -> None:
        """Ask a player of `level` for a move in `view`, and no other question; `chosen` answers."""
        self.cancel()
        self._view = view
        self._open(level, {"view": view.to_json()})

    def _read(self, answer: dict[str, Any]) -> Move:
        text = answer.get("move")
        if not isinstance(text, str):
            raise BadMove(phrase("no move"))
        move = Move.parse(text)
        view = self._view
        if view is not None and move not in view.legal_moves() and move not in _owed(view):
            raise BadMove(phrase("{move} is not legal", move=text))
        return move

    def _take(self, said: Move) -> None:
        self.chosen.emit(said)

    def _give_up(self) -> None:
        if self._view is not None:
            log.warning("the plain policy plays instead")
            if not self._hurried:
                self.stood_in.emit()
            self.chosen.emit(stand_in_move(self._view))
