# SPDX-License-Identifier: MIT
"""The one owner of the program's theme: follows the system or a setting, and tells who draws."""

from enum import StrEnum

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication

from sequence_desktop.gui.theme.roles import Cloth, Scheme, theme
from sequence_desktop.gui.theme.widgets import style_sheet, widget_palette


class Mode(StrEnum):
    """What the settings say about light and dark."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"
    CONTRAST = "contrast"


class ThemeKeeper(QObject):
    """Holds the theme in use, dresses the application in it, and emits `changed(theme)`.

    Attributes:
        theme: the theme in use now.
    """

    changed = Signal(object)

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._app = app
        self._mode = Mode.SYSTEM
        self._cloth = Cloth.GREEN
        self._chips = "classic"
        app.setStyle("Fusion")
        # Held on to: what `accessibility()` returns dies with this wrapper.
        self._hints = app.styleHints()
        self._hints.colorSchemeChanged.connect(self._refresh)
        self._hints.accessibility().contrastPreferenceChanged.connect(self._refresh)
        self.theme = theme(self._scheme(), self._cloth, self._chips)
        self._dress()

    def choose(
        self,
        mode: Mode | None = None,
        cloth: Cloth | None = None,
        chips: str | None = None,
    ) -> None:
        """Change what is given, keep the rest. `chips` is a name in `PALETTES`."""
        self._cloth = cloth or self._cloth
        self._chips = chips or self._chips
        if mode is not None and mode is not self._mode:
            self._mode = mode
            self._tell_system()
        self._refresh()

    def _tell_system(self) -> None:
        """Let Qt know a forced mode, so that window frames and native dialogs agree with us."""
        scheme = {
            Mode.LIGHT: Qt.ColorScheme.Light,
            Mode.DARK: Qt.ColorScheme.Dark,
            Mode.CONTRAST: Qt.ColorScheme.Dark,
        }.get(self._mode, Qt.ColorScheme.Unknown)
        self._hints.setColorScheme(scheme)

    def _scheme(self) -> Scheme:
        if self._mode is not Mode.SYSTEM:
            return Scheme(self._mode.value)
        if self._hints.accessibility().contrastPreference() is Qt.ContrastPreference.HighContrast:
            return Scheme.CONTRAST
        return Scheme.DARK if self._hints.colorScheme() is Qt.ColorScheme.Dark else Scheme.LIGHT

    def _refresh(self) -> None:
        chosen = theme(self._scheme(), self._cloth, self._chips)
        if chosen is self.theme:
            return
        self.theme = chosen
        self._dress()
        self.changed.emit(chosen)

    def _dress(self) -> None:
        self._app.setPalette(widget_palette(self.theme))
        self._app.setStyleSheet(style_sheet(self.theme))
