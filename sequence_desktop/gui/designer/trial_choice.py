# SPDX-License-Identifier: MIT
"""What is played when a board is tried: the game, how many play, and how well the computers do."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu

from sequence_desktop.engine.numbers import is_whole
from sequence_desktop.gui.levels import STANDARD_LEVEL, level_description, level_text
from sequence_desktop.gui.plain import plain_tip
from sequence_desktop.players import DEFAULT_LEVEL, LEVELS
from sequence_desktop.workshop.findings import Fit

_FEWEST = 2
_MOST = 12


@dataclass(frozen=True, slots=True)
class TrialChoice:
    """What was chosen last.

    Attributes:
        rules: the id of the game; "" for the usual one.
        players: how many play, the person included.
        level: the level of the computers.
    """

    rules: str = ""
    players: int = _FEWEST
    level: str = STANDARD_LEVEL

    def to_json(self) -> dict[str, object]:
        """As JSON data, for the settings."""
        return {"rules": self.rules, "players": self.players, "level": self.level}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> TrialChoice:
        """A choice from the settings; what is missing or odd gets a default."""
        rules, players, level = data.get("rules"), data.get("players"), data.get("level")
        return cls(
            rules if isinstance(rules, str) else "",
            players if is_whole(players, _FEWEST, _MOST) else _FEWEST,
            level if isinstance(level, str) and level in LEVELS else STANDARD_LEVEL,
        )

    def game(self, fits: Sequence[Fit]) -> Fit:
        """Which of the games that fit is played: the chosen one, or the first."""
        return next((fit for fit in fits if fit.rules == self.rules), fits[0])

    def count(self, fit: Fit) -> int:
        """How many play this game: as many as chosen, or else as few as can."""
        return self.players if self.players in fit.players else fit.players[0]


class TrialMenu(QObject):
    """Lets the number of players and the level of the computers be chosen for the next trial."""

    def __init__(
        self,
        menu: QMenu,
        choice: Callable[[], TrialChoice],
        fits: Callable[[], Sequence[Fit]],
        choose: Callable[[TrialChoice], None],
    ) -> None:
        """
        Args:
            menu: where the two menus are added.
            choice: what is chosen now.
            fits: the games that can be played.
            choose: takes another choice.
        """
        super().__init__(menu)
        self._choice, self._fits, self._choose = choice, fits, choose
        self.players = menu.addMenu(self.tr("&Number of players"))
        self.level = menu.addMenu(self.tr("&Level of the computers"))
        self.players.aboutToShow.connect(self._fill_players)
        self.level.aboutToShow.connect(self._fill_levels)

    def _fill_players(self) -> None:
        self.players.clear()
        now, fits = self._choice(), self._fits()
        if not fits:
            self.players.addAction(self.tr("No game can be played yet")).setEnabled(False)
            return
        fit = now.game(fits)
        group = QActionGroup(self.players)
        for count in fit.players:
            action = self._add(self.players, group, str(count), count == now.count(fit))
            action.triggered.connect(partial(self._take, replace(now, players=count)))

    def _fill_levels(self) -> None:
        self.level.clear()
        now = self._choice()
        current = DEFAULT_LEVEL if now.level == STANDARD_LEVEL else now.level
        group = QActionGroup(self.level)
        for name in LEVELS:
            text = level_text(name)
            action = self._add(self.level, group, text, name == current)
            action.setToolTip(plain_tip(level_description(name)))
            action.triggered.connect(partial(self._take, replace(now, level=name)))

    def _add(self, menu: QMenu, group: QActionGroup, text: str, chosen: bool) -> QAction:
        action = menu.addAction(text)
        action.setCheckable(True)
        action.setChecked(chosen)
        group.addAction(action)
        return action

    def _take(self, choice: TrialChoice, _checked: bool = False) -> None:
        self._choose(choice)
