# SPDX-License-Identifier: MIT
"""The one owner of the program's theme: follows the system or a setting, and tells who draws."""

from enum import StrEnum

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from sequence_desktop.gui.theme.fonts import load_fonts
from sequence_desktop.gui.theme.roles import USUAL_HUE, Cloth, Scheme, Theme, theme
from sequence_desktop.gui.theme.system import SystemLook
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

    def __init__(self, app: QApplication, system: SystemLook | None = None) -> None:
        super().__init__(app)
        self._app = app
        self._system = system or SystemLook(app)
        self._mode = Mode.SYSTEM
        self._cloth = Cloth.GREEN
        self._chips = "classic"
        self._hue = USUAL_HUE
        app.setStyle("Fusion")
        self.theme = self._wanted()
        self._dress()
        self._system.changed.connect(self._refresh)

    def choose(
        self,
        mode: Mode | None = None,
        cloth: Cloth | None = None,
        chips: str | None = None,
        hue: int | None = None,
    ) -> None:
        """Change what is given, keep the rest; what each is, `theme` says."""
        self._cloth = cloth or self._cloth
        self._chips = chips or self._chips
        self._hue = self._hue if hue is None else hue
        if mode is not None and mode is not self._mode:
            self._mode = mode
            self._system.force(None if mode is Mode.SYSTEM else Scheme(mode.value))
        self._refresh()

    def _wanted(self) -> Theme:
        follows = self._mode is Mode.SYSTEM
        scheme = self._system.scheme() if follows else Scheme(self._mode.value)
        return theme(scheme, self._cloth, self._chips, self._hue)

    def _refresh(self) -> None:
        wanted = self._wanted()
        if wanted is self.theme:
            return
        self.theme = wanted
        self._dress()
        self.changed.emit(wanted)

    def _dress(self) -> None:
        self._app.setPalette(widget_palette(self.theme))
        self._app.setStyleSheet(style_sheet(self.theme))
        # With a style Qt takes the system's own fonts for menus and titles; ours for all of them.
        load_fonts(self._app)
