# SPDX-License-Identifier: MIT
"""What the one who sits down at the screen has not seen: the moves since one's own last."""

from __future__ import annotations

from collections.abc import Sequence

from sequence_desktop.engine.game import Game
from sequence_desktop.engine.moves import Kind, Move
from sequence_desktop.gui.deeds import deed, deed_text
from sequence_desktop.gui.panels.recall import Recall
from sequence_desktop.gui.session import Session
from sequence_desktop.gui.updates import Cause, Update
from sequence_desktop.gui.words import place_name


class Missed:
    """Has a `Recall` tell them, and knows them as long as they are news."""

    def __init__(self, recall: Recall) -> None:
        self._recall = recall
        self._plies: Sequence[int] = ()

    def follow(self, update: Update, session: Session) -> None:
        """Somebody has sat down, or the game has gone on."""
        seat = update.view.seat
        if update.cause is Cause.SEAT and update.curtain is None and seat is not None:
            self._plies = moves_missed(session.game, seat)
        elif update.cause not in (Cause.THINK, Cause.PAUSE):
            self._plies = ()
            self._recall.hide()

    def moves(self, session: Session) -> tuple[Move, ...]:
        """The moves that are news to the one at the screen."""
        return tuple(session.game.moves[ply] for ply in self._plies)

    def tell(self, update: Update, session: Session) -> str:
        """Show them to one who has just sat down; what a screen reader is to read of it."""
        if update.cause is not Cause.SEAT or not self._plies:
            return ""
        names = [seat.name for seat in session.seats]
        deeds = [deed(session.game, ply, names) for ply in self._plies]
        self._recall.tell([deed_text(done, names) for done in deeds])
        return self._recall.spoken([deed_text(done, names, place_name) for done in deeds])


def moves_missed(game: Game, seat: int) -> list[int]:
    """The moves since a seat's own last one, without cards that were drawn unseen."""
    moves = game.moves
    start = len(moves)
    while start and _mover(game, start - 1) != seat:
        start -= 1
    found = range(start, len(moves))
    return [ply for ply in found if moves[ply].kind is not Kind.DRAW or moves[ply].token]


def _mover(game: Game, ply: int) -> int:
    move = game.moves[ply]
    return game.at(ply).seat if move.seat is None else move.seat
