# SPDX-License-Identifier: MIT
"""Rules being changed: a preset to start from, and the values that are otherwise."""

from __future__ import annotations

import copy
from typing import Any

from PySide6.QtCore import QObject, Signal

from sequence_desktop.engine.errors import BadRules
from sequence_desktop.engine.rules import Rules
from sequence_desktop.gui.rules.parameters import PARAMETERS, Json, put_at, value_at


class Draft(QObject):
    """Holds the values as JSON data, whether or not they make sense yet.

    Attributes:
        start: the rules that the changes are counted from.

    Signals:
        changed: the full name of a parameter that has another value.
    """

    changed = Signal(str)

    def __init__(
        self, start: Rules, now: Rules | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.start = start
        self._then: Json = start.to_json()
        self._now: Json = copy.deepcopy((now or start).to_json())

    @property
    def data(self) -> Json:
        """All values as JSON data; a copy."""
        return copy.deepcopy(self._now)

    def value(self, path: str) -> Any:
        """The value of a parameter, as JSON data."""
        return copy.deepcopy(value_at(self._now, path))

    def start_value(self, path: str) -> Any:
        """The value that the preset has."""
        return copy.deepcopy(value_at(self._then, path))

    def put(self, path: str, value: object) -> None:
        """Give a parameter a value; it need not make sense."""
        if value_at(self._now, path) == value:
            return
        put_at(self._now, path, copy.deepcopy(value))
        self.changed.emit(path)

    def reset(self, path: str) -> None:
        """Give a parameter the preset's value again."""
        self.put(path, self.start_value(path))

    def is_changed(self, path: str) -> bool:
        """Whether a parameter differs from the preset."""
        return bool(value_at(self._now, path) != value_at(self._then, path))

    def changed_paths(self) -> list[str]:
        """The parameters that differ from the preset, in the engine's order."""
        return [path for path in PARAMETERS if self.is_changed(path)]

    def rules(self) -> Rules | None:
        """The rules that the values make; None as long as they make none."""
        try:
            return Rules.from_json(self.data)
        except BadRules:
            return None
