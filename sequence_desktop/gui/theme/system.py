# SPDX-License-Identifier: MIT
"""What the system wishes the program to look like, and telling it what we force."""

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication

from sequence_desktop.gui.theme.roles import Scheme


class SystemLook(QObject):
    """The system's wish for light, dark or high contrast; `changed` when it wishes otherwise."""

    changed = Signal()

    def __init__(self, app: QGuiApplication) -> None:
        super().__init__(app)
        # Both are held on to: what `accessibility()` returns dies with its owner's wrapper.
        self._hints = app.styleHints()
        self._access = self._hints.accessibility()
        self._hints.colorSchemeChanged.connect(self.changed)
        self._access.contrastPreferenceChanged.connect(self.changed)

    def scheme(self) -> Scheme:
        """The scheme for the system's wish; light where it says nothing."""
        if self._access.contrastPreference() is Qt.ContrastPreference.HighContrast:
            return Scheme.CONTRAST
        return Scheme.DARK if self._hints.colorScheme() is Qt.ColorScheme.Dark else Scheme.LIGHT

    def force(self, scheme: Scheme | None) -> None:
        """Have window frames and native dialogs follow a forced scheme; None: the system's own."""
        if scheme is None:
            self._hints.unsetColorScheme()
        else:
            light = scheme is Scheme.LIGHT
            self._hints.setColorScheme(Qt.ColorScheme.Light if light else Qt.ColorScheme.Dark)
