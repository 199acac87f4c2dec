# SPDX-License-Identifier: MIT
"""Looks after the bookmarks of the game on the table, wherever they are seen."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from sequence_desktop.engine.game import Game
from sequence_desktop.gui.actions import Actions
from sequence_desktop.gui.deeds import deed, deed_text
from sequence_desktop.gui.desk import Desk
from sequence_desktop.gui.flows import Flows
from sequence_desktop.gui.panels.moves import MovesPanel
from sequence_desktop.gui.replay.bar import ReplayBar
from sequence_desktop.gui.replay.bookmarks import (
    BookmarksDialog,
    Place,
    can_mark,
    is_marked,
    named,
    toggled,
)
from sequence_desktop.gui.session import Session
from sequence_desktop.gui.words import place_name
from sequence_desktop.storage.games import Mark


class Marking(QObject):
    """Sets, names and removes bookmarks, and shows them on the bar, in the list and in a dialog."""

    def __init__(
        self,
        window: QWidget,
        commands: Actions,
        desk: Desk,
        flows: Flows,
        bar: ReplayBar,
        moves: MovesPanel,
        parent: QObject,
    ) -> None:
        """Args:
        window: whose dialog it is.
        commands: the actions.
        desk: what keeps the bookmarks with the game.
        flows: the window's other dialogs.
        bar: where they are signs on a slider.
        moves: where they are signs in a list.
        parent: the owner.
        """
        super().__init__(parent)
        self._window, self._commands, self._desk, self._flows = window, commands, desk, flows
        self._bar, self._moves = bar, moves
        self._session: Session | None = None
        self._dialog: BookmarksDialog | None = None
        desk.changed.connect(self.show)

    def bind(self, commands: Actions) -> None:
        """Connect the actions."""
        commands.bind({"bookmark": self.toggle, "bookmarks": self.show_dialog})

    def attend(self, session: Session) -> None:
        """Look after this session's games from now on."""
        self._session = session

    def toggle(self) -> None:
        """Mark the moment shown, or remove its mark."""
        session = self._session
        if session is not None and self._can_mark(session):
            self._change(toggled(self._desk.marks, session.shown_ply))

    def show_dialog(self) -> None:
        """List the bookmarks beside the game."""
        dialog = BookmarksDialog(self._window)
        dialog.moment_chosen.connect(self._look_at)
        dialog.mark_named.connect(
            lambda ply, text: self._change(named(self._desk.marks, ply, text))
        )
        dialog.mark_removed.connect(lambda ply: self._change(toggled(self._desk.marks, ply)))
        dialog.finished.connect(partial(self._on_closed, dialog))
        self._dialog = dialog
        self.show()
        self._flows.open_beside(dialog)

    def show(self) -> None:
        """Show the bookmarks of now everywhere."""
        session = self._session
        if session is None:
            return
        marks, ply = self._desk.marks, session.shown_ply
        here = is_marked(marks, ply)
        self._bar.show_marks([mark.ply for mark in marks], here=here)
        self._moves.show_marks({mark.ply: mark.text for mark in marks})
        action = self._commands["bookmark"]
        action.setText(self.tr("Remove the boo&kmark") if here else self.tr("Boo&kmark"))
        action.setEnabled(self._can_mark(session))
        if self._dialog is not None:
            self._dialog.show_places(self._places(session, marks), ply)

    def _can_mark(self, session: Session) -> bool:
        """Whether the mark of the moment shown can be set or removed; not in exercises."""
        return not session.practice and can_mark(self._desk.marks, session.shown_ply)

    def _places(self, session: Session, marks: Sequence[Mark]) -> list[Place]:
        names = [seat.name for seat in session.seats]
        return [self._place(session.game, mark, names) for mark in marks]

    def _place(self, game: Game, mark: Mark, names: Sequence[str]) -> Place:
        if mark.ply == 0:
            start = self.tr("Start of the game")
            return Place(mark, start, start)
        text = self.tr("Move {ply}: {deed}")
        done = deed(game, mark.ply - 1, names)
        shown, spoken = deed_text(done, names), deed_text(done, names, place_name)
        return Place(
            mark,
            text.format(ply=mark.ply, deed=shown),
            text.format(ply=mark.ply, deed=spoken),
        )

    def _change(self, marks: Sequence[Mark]) -> None:
        self._desk.set_marks(marks)

    def _look_at(self, ply: int) -> None:
        if self._session is not None:
            self._session.look_at(ply)

    def _on_closed(self, dialog: BookmarksDialog, _result: int) -> None:
        if dialog is self._dialog:
            self._dialog = None
