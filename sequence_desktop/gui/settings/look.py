# SPDX-License-Identifier: MIT
"""Lets the table be seen as the settings say, at the start and after each change."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Signal

from sequence_desktop.gui.actions import Actions
from sequence_desktop.gui.keymap import keys_in_use
from sequence_desktop.gui.preferences import Preferences
from sequence_desktop.gui.settings.catalogue import SETTINGS
from sequence_desktop.gui.table.art import Design, Style
from sequence_desktop.gui.table.hand_order import HandOrder
from sequence_desktop.gui.table.hold import Ways
from sequence_desktop.gui.table.view import TableView
from sequence_desktop.gui.theme import Cloth, Mode, ThemeKeeper
from sequence_desktop.gui.theme.calm import SystemCalm

_PACES = {"off": 0.0, "fast": 0.5, "normal": 1.0, "slow": 2.0}
"""How long motion takes, as a factor."""
ZOOMS = (75, 90, 100, 110, 125, 150, 175, 200, 250, 300)
"""The sizes of the table that keys and wheel lead to, in percent."""
_ZOOMS = {"zoom_in": 1, "zoom_out": -1, "zoom_fit": 0}


class Look(QObject):
    """Follows the settings with the theme, the table and the marks in the menus.

    Attributes:
        calm: whether the system wants less motion.

    Signals:
        restyled: the `Style` in use from now on; the table wears it already.
    """

    restyled = Signal(object)

    def __init__(
        self, preferences: Preferences, keeper: ThemeKeeper, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._keeper = keeper
        self._table: TableView | None = None
        self._commands: Actions | None = None
        self._worn = self.style()
        self._pace = -1.0
        self._keys: object = None
        self.calm = SystemCalm(self)
        self.calm.changed.connect(self._follow)

    def style(self) -> Style:
        """How cards are drawn now."""
        now = self._preferences.now
        return Style(self._keeper.theme, Design(now.cards), now.four_colours)

    def dress(self, table: TableView, commands: Actions) -> None:
        """Look after this table, and the marks of these actions, from now on."""
        self._table, self._commands = table, commands
        for setting in SETTINGS.values():
            for option in setting.options if setting.action else ():
                change = partial(self._preferences.change, **{setting.key: option.value})
                commands.bind({f"{setting.action}_{option.value}": change})
            if setting.action and setting.is_flag:
                commands[setting.action].toggled.connect(partial(self._switch, setting.key))
        for action_id, step in _ZOOMS.items():
            commands.bind({action_id: partial(self.zoom, step)})
        table.zoom_wanted.connect(self.zoom)
        self._keeper.changed.connect(self._wear)
        self._preferences.changed.connect(self._follow)
        self._follow()
        self._wear()

    def zoom(self, step: int) -> None:
        """Show the table one step larger (1) or smaller (-1), or as it fits (0)."""
        now = self._preferences.now.zoom
        others = [size for size in ZOOMS if (size - now) * step > 0]
        nearest = min(others, key=lambda size: abs(size - now), default=now)
        self._preferences.change(zoom=nearest if step else SETTINGS["zoom"].default)

    def _follow(self) -> None:
        """Show every setting that is seen at once."""
        now, table, commands = self._preferences.now, self._table, self._commands
        if table is None or commands is None:
            return
        self._keeper.choose(Mode(now.theme), Cloth(now.cloth), now.chips, now.hue)
        if self.style() != self._worn:
            self._wear()
        pace = 0.0 if now.calm and self.calm.wanted else _PACES[now.motion]
        if pace != self._pace:
            self._pace = pace
            table.set_pace(pace)
        if now.keys != self._keys:
            self._keys = now.keys
            commands.set_keys(keys_in_use(now.keys))
        table.set_zoom(now.zoom)
        table.set_ways(Ways(now.ways), confirm=now.confirm)
        table.set_hand_order(HandOrder(now.hand_order))
        for setting in SETTINGS.values():
            value = getattr(now, setting.key)
            if setting.action and setting.is_flag:
                commands[setting.action].setChecked(value)
            elif setting.action:
                commands[f"{setting.action}_{value}"].setChecked(True)

    def _switch(self, key: str, on: bool) -> None:
        self._preferences.change(**{key: on})

    def _wear(self) -> None:
        self._worn = self.style()
        if self._table is not None:
            self._table.set_style(self._worn)
        self.restyled.emit(self._worn)
