# SPDX-License-Identifier: MIT
"""The list of games in the new-game dialog, by families."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QWidget

from sequence_desktop.engine.rules import Rules
from sequence_desktop.gui.dialogs.picking import ChoiceList, add, add_heading, choose, chosen
from sequence_desktop.gui.families import Family, family_title
from sequence_desktop.gui.plain import plain_tip
from sequence_desktop.gui.row_height import inset
from sequence_desktop.gui.shelf import Shelf
from sequence_desktop.gui.theme.metrics import SPACE_S
from sequence_desktop.gui.titles import game_title

CUSTOM = "?custom"
"""Stands for rules that lie in no file."""


class GameList(ChoiceList):
    """All games, and one of which the rules have been changed for once."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("games")
        inset(self)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMinimumSize(180, 130)
        self._line = self.fontMetrics().lineSpacing() + SPACE_S
        self._shelf: Shelf | None = None
        self._custom: Rules | None = None

    def show_games(self, shelf: Shelf, custom: Rules | None, wanted: str) -> None:
        """Show the games of a shelf, and the custom rules if there are some."""
        self._shelf, self._custom = shelf, custom
        self.blockSignals(True)
        self.clear()
        for group in shelf.groups:
            self._head(group.family)
            if group.family is Family.OWN:
                self._add_custom()
            for name in group.games:
                self._add(name, game_title(shelf.rules[name]))
        if shelf.groups[-1].family is not Family.OWN and custom is not None:
            self._head(Family.OWN)
            self._add_custom()
        self.blockSignals(False)
        choose(self, wanted)

    @property
    def game(self) -> Rules | None:
        """The rules that are chosen."""
        if self.game_id == CUSTOM:
            return self._custom
        return None if self._shelf is None else self._shelf.rules.get(self.game_id)

    @property
    def game_id(self) -> str:
        """The id of the chosen game; "" if there is none."""
        return chosen(self)

    def _head(self, family: Family) -> None:
        if self.count():
            add_heading(self, "").setSizeHint(QSize(0, self._line // 4))
        add_heading(self, family_title(family)).setSizeHint(QSize(0, self._line))

    def _add_custom(self) -> None:
        if self._custom is not None:
            self._add(CUSTOM, self.tr("{title} (not saved)").format(title=game_title(self._custom)))

    def _add(self, name: str, title: str) -> None:
        item = add(self, name, title)
        item.setSizeHint(QSize(0, self._line))
        item.setToolTip(plain_tip(title))
