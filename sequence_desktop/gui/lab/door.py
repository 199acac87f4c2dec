# SPDX-License-Identifier: MIT
"""The door from the rest of the program to the lab, which has one window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from sequence_desktop.gui.placement import place, placement_of
from sequence_desktop.gui.preferences import Preferences
from sequence_desktop.gui.settings.look import Look
from sequence_desktop.storage.home import Home

if TYPE_CHECKING:
    from sequence_desktop.gui.designer.measuring import Wish
    from sequence_desktop.gui.lab.window import LabWindow


class LabDoor(QObject):
    """Opens the window, brings it to the front, and closes it at the end.

    Attributes:
        window: the window, as long as it is open.
    """

    window: LabWindow | None = None

    def __init__(
        self, home: Home, look: Look, preferences: Preferences, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._home, self._look, self._preferences = home, look, preferences

    def open(self) -> LabWindow:
        """Show the window."""
        window = self.window
        if window is None:
            # Not at the top: the table is there sooner without it.
            from sequence_desktop.gui.lab.window import LabWindow

            window = self.window = LabWindow(self._home, self._look.style())
            place(window, self._preferences.now.lab)
            self._look.restyled.connect(window.restyle)
            window.closed.connect(self._on_closed)
        else:
            window.reload()
        window.show()
        window.activateWindow()
        return window

    def compare(self, wish: Wish) -> None:
        """Show the window with a board from the designer in its plan."""
        self.open().compare(wish)

    def close(self) -> None:
        """Close the window; what was played is kept."""
        if self.window is not None:
            self.window.close()

    def _on_closed(self) -> None:
        if self.window is not None:
            self._preferences.change(lab=placement_of(self.window))
            self.window.deleteLater()
            self.window = None
