# SPDX-License-Identifier: MIT
"""Tells those who do not see the table what happens on it: moves, whose turn it is, the end.

One announcement for each thing that happens, so that nothing is cut short by the next.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication

from sequence_desktop.engine.cards import HIDDEN
from sequence_desktop.engine.changes import CardDrawn
from sequence_desktop.engine.game import Game
from sequence_desktop.gui.deeds import change_text, deed, deed_text
from sequence_desktop.gui.endings import End
from sequence_desktop.gui.session import Session
from sequence_desktop.gui.speech import announce
from sequence_desktop.gui.table.plate import Notice
from sequence_desktop.gui.table.view import TableView
from sequence_desktop.gui.titles import game_title
from sequence_desktop.gui.updates import Cause, Update
from sequence_desktop.gui.words import place_name

translate = QCoreApplication.translate


class Telling:
    """Announces each update once, after the table shows it."""

    def __init__(self, table: TableView) -> None:
        self._table = table
        self._ply = 0
        self._turn: tuple[str, bool] = ("", False)

    def tell(self, update: Update, session: Session, end: End | None, missed: str) -> None:
        """Announce what is new with this update.

        Args:
            update: what is new.
            session: the game.
            end: how it has ended, if that is to be told.
            missed: what one who has just sat down has missed.
        """
        if update.cause is Cause.THINK:
            return
        texts = [missed, *self._what(update, session), *self._whose_turn(update)]
        if end is not None:
            texts = [*self._what(update, session), end.text()]
        announce(self._table, _sentences(texts), urgent=end is not None)
        self._ply = update.last_ply

    def _what(self, update: Update, session: Session) -> Iterable[str]:
        """What has happened."""
        names = [seat.name for seat in session.seats]
        setup = update.view.position.setup
        match update.cause:
            case Cause.NEW:
                yield game_title(setup.rules)
            case Cause.MOVE:
                yield from self._moves(update, session)
            case Cause.UNDO | Cause.REDO if update.changes:
                told = [change_text(change, names, setup) for change in update.changes]
                yield "; ".join(told)
            case Cause.LOOK if update.ply:
                yield told_of(session.game, range(update.ply - 1, update.ply), names)[0]
            case Cause.LOOK:
                yield translate("Telling", "The start of the game")
            case Cause.PAUSE if update.paused:
                yield translate("Telling", "Paused")

    def _moves(self, update: Update, session: Session) -> list[str]:
        names = [seat.name for seat in session.seats]
        start = min(self._ply, update.last_ply - 1)
        texts = told_of(session.game, range(start, update.last_ply), names)
        setup = update.view.position.setup
        for change in update.changes:
            if isinstance(change, CardDrawn) and change.seat == update.view.seat:
                texts += [change_text(change, names, setup)] if change.token != HIDDEN else []
        return texts

    def _whose_turn(self, update: Update) -> Iterable[str]:
        """Whose turn it is, when that is another's or something else is asked of the viewer."""
        notice: Notice = self._table.table.plate.notice
        before, self._turn = self._turn, (notice.title, update.active)
        if update.cause is Cause.LOOK and update.looking_back:
            return
        if update.active and (not before[1] or notice.title != before[0]):
            yield notice.title
            yield notice.detail
        elif update.curtain is not None and notice.title != before[0]:
            yield notice.title


def told_of(game: Game, plies: Iterable[int], names: Sequence[str]) -> list[str]:
    """What was done in these moves, as everybody has seen it, with cells as they are said."""
    deeds = [deed(game, ply, names) for ply in plies]
    return [deed_text(done, names, place_name) for done in deeds]


def _sentences(texts: Iterable[str]) -> str:
    return ". ".join(text.rstrip(".") for text in texts if text)
