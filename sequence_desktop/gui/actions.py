# SPDX-License-Identifier: MIT
"""The window's actions, made from the registry in `specs`.

The window connects each action to what it does and says when it is enabled.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QWidget

from sequence_desktop.gui.plain import command_name, plain_tip
from sequence_desktop.gui.specs import SPECS
from sequence_desktop.gui.specs.spec import Spec


class Actions(QObject):
    """The window's actions, made from `SPECS`."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._groups: dict[str, QActionGroup] = {}
        self._actions = {spec.id: self._make(spec, window) for spec in SPECS}
        self.retranslate()

    def __getitem__(self, action_id: str) -> QAction:
        return self._actions[action_id]

    def in_menu(self, menu: str) -> Iterator[tuple[QAction, bool]]:
        """The actions of a menu in order, each with whether a line follows it."""
        for spec in SPECS:
            if spec.menu == menu:
                yield self._actions[spec.id], spec.ends_group

    def bind(self, slots: dict[str, Callable[[], object]]) -> None:
        """Connect each action by its id to a function that takes nothing."""
        for action_id, slot in slots.items():
            self._actions[action_id].triggered.connect(lambda _=False, slot=slot: slot())

    def enable(self, states: dict[str, bool]) -> None:
        """Say which actions can be used now."""
        for action_id, on in states.items():
            self._actions[action_id].setEnabled(on)

    def set_keys(self, keys: Mapping[str, Sequence[str]]) -> None:
        """Give actions these shortcuts, by their ids; the first of each is shown."""
        for action_id, shortcuts in keys.items():
            self._actions[action_id].setShortcuts([QKeySequence(key) for key in shortcuts])

    def retranslate(self) -> None:
        """Set every text again, after the language has changed."""
        for spec in SPECS:
            action = self._actions[spec.id]
            action.setText(spec.text())
            action.setIconText(command_name(spec.text()))
            action.setToolTip(plain_tip(spec.tip()))
            action.setStatusTip(spec.tip())

    def _make(self, spec: Spec, window: QWidget) -> QAction:
        action = QAction(window)
        action.setObjectName(spec.id)
        action.setShortcuts([QKeySequence(keys) for keys in spec.keys])
        action.setMenuRole(spec.role)
        action.setCheckable(bool(spec.check))
        if spec.check not in ("", "toggle"):
            group = self._groups.setdefault(spec.check, QActionGroup(self))
            group.addAction(action)
        window.addAction(action)
        return action
