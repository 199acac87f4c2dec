# SPDX-License-Identifier: MIT
"""The menu bar: the actions in their order, and the lists that are made when a menu opens."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMainWindow, QMenu

from sequence_desktop.gui.actions import Actions
from sequence_desktop.gui.plain import plain_tip
from sequence_desktop.gui.specs import MENUS
from sequence_desktop.gui.theme import Theme
from sequence_desktop.gui.theme.icons import action_icon


class Menus(QObject):
    """Makes the menu bar of a window.

    Attributes:
        recent: the menu of recent files.
        talk: the menu that says who has spoken out of turn; shown where the rules punish it.

    Signals:
        file_wanted(Path): a recent file was chosen.
        speaker_named(int): this seat has spoken out of turn.
    """

    file_wanted = Signal(object)
    speaker_named = Signal(int)

    def __init__(
        self,
        window: QMainWindow,
        commands: Actions,
        *,
        theme: Callable[[], Theme],
        recent: Callable[[], Sequence[str]],
        players: Callable[[], Sequence[str]],
    ) -> None:
        """Args:
        window: whose menu bar it is.
        commands: the actions.
        theme: what icons are drawn in.
        recent: the recent files, the newest first.
        players: the names of the seats.
        """
        super().__init__(window)
        self._commands = commands
        self._theme = theme
        self._recent_files = recent
        self._players = players
        self.recent = QMenu(window)
        self.talk = QMenu(window)
        self.recent.setTitle(self.tr("Open &recent"))
        self.recent.aboutToShow.connect(self._fill_recent)
        self.talk.setTitle(self.tr("&Somebody spoke…"))
        self.talk.aboutToShow.connect(self._fill_talk)
        for menu_id, title in MENUS:
            self._build(menu_id, window.menuBar().addMenu(title()))

    def _build(self, menu_id: str, menu: QMenu) -> None:
        menu.setToolTipsVisible(True)
        menu.aboutToShow.connect(partial(self.show_icons, menu_id))
        for action, ends_group in self._commands.in_menu(menu_id):
            menu.addAction(action)
            if action.objectName() == "open":
                menu.addMenu(self.recent)
            if ends_group:
                menu.addSeparator()
        if menu_id == "move":
            menu.addMenu(self.talk)

    def show_icons(self, menu_id: str) -> None:
        """Give a menu its icons when it opens: drawing all of them would slow the start.

        What can be on or off gets none, for its mark stands in the same place.
        """
        for action, _ in self._commands.in_menu(menu_id):
            if not action.isCheckable():
                action.setIcon(action_icon(action.objectName(), self._theme()))

    def _fill_recent(self) -> None:
        self.recent.clear()
        for name in self._recent_files():
            path = Path(name)
            action = self.recent.addAction(_plain(path.stem))
            action.setToolTip(plain_tip(name))
            action.triggered.connect(lambda _=False, path=path: self.file_wanted.emit(path))
        if self.recent.isEmpty():
            self.recent.addAction(self.tr("None yet")).setEnabled(False)

    def _fill_talk(self) -> None:
        self.talk.clear()
        for seat, name in enumerate(self._players()):
            action = self.talk.addAction(_plain(name))
            action.setToolTip(plain_tip(name))
            action.triggered.connect(lambda _=False, seat=seat: self.speaker_named.emit(seat))


def _plain(name: str) -> str:
    """A name as the text of an action: its "&" is no mark of a key."""
    return name.replace("&", "&&")
