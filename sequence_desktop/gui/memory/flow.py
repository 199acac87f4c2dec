# SPDX-License-Identifier: MIT
"""Leads through statistics and rated games, and back to the table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog, QFileDialog, QMainWindow

from sequence_desktop.engine.errors import Fault
from sequence_desktop.engine.rules import Rules
from sequence_desktop.gui.actions import Actions
from sequence_desktop.gui.damaged import Damaged, read_game
from sequence_desktop.gui.desk import Desk
from sequence_desktop.gui.faults import fault_text
from sequence_desktop.gui.flows import Flows
from sequence_desktop.gui.memory.memory import Memory
from sequence_desktop.gui.preferences import Preferences
from sequence_desktop.gui.seats import Choice, first_seats, is_human
from sequence_desktop.gui.session import Session
from sequence_desktop.gui.table.art import Style
from sequence_desktop.gui.titles import game_title

STANDARD_GAME = "sequence"
"""What is played rated unless somebody chooses another game."""


class MemoryFlow(QObject):
    """Binds the actions of memory, and shows its dialogs.

    Attributes:
        memory: the finished games.

    Signals:
        opened: a finished game has been put on the table, to be looked at.
    """

    opened = Signal()

    def __init__(
        self,
        window: QMainWindow,
        desk: Desk,
        preferences: Preferences,
        style: Callable[[], Style],
        flows: Flows,
        tell: Callable[[str], None],
    ) -> None:
        """Args:
        window: whose dialogs they are.
        desk: where games come to the table.
        preferences: the settings in use.
        style: the look in use.
        flows: the window's other dialogs; one is open beside the game at a time.
        tell: says something in passing.
        """
        super().__init__(window)
        self._window, self._desk, self._preferences = window, desk, preferences
        self._style, self._flows, self._tell = style, flows, tell
        self._session: Session | None = None
        self.memory = Memory(desk.home, preferences, _levels)
        self.memory.setParent(self)
        self.memory.rated.connect(self._on_rated)
        self.memory.told.connect(tell)

    def bind(self, commands: Actions) -> None:
        """Connect the actions."""
        commands.bind(
            {
                "again": self.again,
                "statistics": self.show_statistics,
                "rated": self.show_rated,
            }
        )

    def attend(self, session: Session) -> None:
        """Note the games of this session from now on."""
        self._session = session
        self.memory.attend(session, self._desk.now)

    # -- dialogs ----------------------------------------------------------------------------

    def show_statistics(self) -> None:
        """Show what has been played."""
        from sequence_desktop.gui.memory.statistics_dialog import StatisticsDialog

        dialog = StatisticsDialog(self.memory, self._window)
        dialog.open_wanted.connect(self._open)
        dialog.export_wanted.connect(self._export)
        self._flows.open_beside(dialog)

    def show_rated(self) -> None:
        """Show the rating, and lead to a rated game."""
        from sequence_desktop.gui.memory.rated_dialog import RatedDialog

        shelf = self._desk.shelf()
        games = {name: game_title(rules) for name, rules in shelf.rules.items() if _fits(rules)}
        chosen = self._preferences.now.rated_game or STANDARD_GAME
        dialog = RatedDialog(
            self.memory, games, chosen, _levels(), self._style(), parent=self._window
        )
        dialog.play_wanted.connect(self._play)
        dialog.open_wanted.connect(self._open)
        self._flows.open_beside(dialog)

    def again(self) -> None:
        """Deal another game of the same kind: after a rated one, the next rated one."""
        session = self._session
        if session is None or not session.rated:
            self._flows.again()
        else:
            rules = session.game.setup.rules.id
            self._play(rules, self.memory.standing(rules).level)

    # -- inside -----------------------------------------------------------------------------

    def _play(self, rules: str, level: str) -> None:
        shelf = self._desk.shelf()
        person, computer = first_seats()
        seats = (replace(person, name=self._name() or person.name), replace(computer, level=level))
        try:
            self._desk.rated_game(
                Choice(seats, rules, shelf.usual(shelf.rules_library.load(rules)))
            )
        except Fault as fault:
            self._say(fault)

    def _name(self) -> str:
        """What the person was called who chose the last game; "" if several did, or nobody."""
        people = [seat for seat in self._desk.last_choice().seats if is_human(seat)]
        return people[0].name if len(people) == 1 else ""

    def _open(self, path: Path) -> None:
        """Put a finished game on the table, without a file: the kept one stays as it is."""
        try:
            saved = read_game(path)
        except Damaged as damage:
            self._say(damage.fault)
            return
        self._desk.open(saved, None)
        self.opened.emit()
        self._flows.tell_left_out(saved)

    def _export(self) -> None:
        from sequence_desktop.storage.exporting import export

        folder = self._desk.suggested_folder()
        dialog = QFileDialog(self._window, self.tr("Export the statistics"), str(folder))
        dialog.setObjectName("export_statistics")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilters([self.tr("Table") + " (*.csv)", self.tr("JSON") + " (*.json)"])
        dialog.setDefaultSuffix(".csv")
        dialog.filterSelected.connect(
            lambda chosen: dialog.setDefaultSuffix(".json" if "json" in chosen else ".csv")
        )
        dialog.selectFile(self.tr("sequence statistics"))
        accepted = dialog.exec() == QDialog.DialogCode.Accepted
        chosen = dialog.selectedFiles()
        dialog.deleteLater()
        if not accepted or not chosen:
            return
        try:
            export(self.memory.records, Path(chosen[0]))
        except Fault as fault:
            self._say(fault)
        else:
            self._tell(self.tr("Written: {file}").format(file=Path(chosen[0]).name))

    def _on_rated(self, now: int, before: int) -> None:
        from sequence_desktop.gui.memory.words import signed

        text = self.tr("Your rating is {points} now ({change}).")
        self._tell(text.format(points=now, change=signed(now - before)))

    def _say(self, fault: Fault) -> None:
        from sequence_desktop.gui.dialogs.trouble import say

        say(self._window, self.tr("That did not work."), fault_text(fault))


def _levels() -> tuple[str, ...]:
    """The levels of the computer players, the weakest first."""
    # Not at the top: the window starts faster without the computer players.
    from sequence_desktop.players import LEVELS

    return tuple(LEVELS)


def _fits(rules: Rules) -> bool:
    """Whether two can play these rules, and one deal decides."""
    return 2 in rules.player_counts and not rules.scoring.target
