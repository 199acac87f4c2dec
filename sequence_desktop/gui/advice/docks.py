# SPDX-License-Identifier: MIT
"""Where the panels of advice go: beneath the side panel, or behind it where that is too low."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import QDockWidget, QMainWindow

from sequence_desktop.gui.panels.closable import ClosablePanel
from sequence_desktop.gui.theme import text_growth

_SIDE = 270
"""Logical pixels: the side panel needs so much for the players and some moves."""
_BARS = 60
"""The menu bar, and the titles of panels."""
_BENEATH = Qt.Orientation.Vertical


class Docks(QObject):
    """Keeps each panel beneath the side panel as long as there is room for all that are open.

    What a person has dragged to the other side of the window stays there.
    """

    def __init__(
        self, window: QMainWindow, side: QDockWidget, needs: Mapping[ClosablePanel, int]
    ) -> None:
        """`needs`: the panels, the most important first, each with the height it needs."""
        super().__init__(window)
        self._window = window
        self._side = side
        self._scale = text_growth()
        self._needs: dict[QDockWidget, int] = {}
        self._beneath: dict[QDockWidget, bool] = {}
        for panel, need in needs.items():
            self.add(panel, need)
        # The table would have to be laid out anew for each frame of a sliding panel.
        window.setAnimated(False)
        window.installEventFilter(self)

    def add(self, panel: QDockWidget, need: int) -> None:
        """Look after one more panel, which needs this height in usual text, and matters less."""
        area = self._window.dockWidgetArea(self._side)
        self._window.addDockWidget(area, panel, _BENEATH)
        self._needs[panel], self._beneath[panel] = round(need * self._scale), True

    def show(self, panel: QDockWidget) -> None:
        """This panel has been opened, or shows more than before, and is to be seen."""
        self._settle()
        if not self._beneath[panel]:
            panel.raise_()
        # Texts know how high they are once they are as wide as the panel.
        QTimer.singleShot(0, self, self._settle)

    def _settle(self) -> None:
        """Find a place for every open panel."""
        area = self._window.dockWidgetArea(self._side)
        side = round(_SIDE * self._scale)
        room = self._window.height() - _BARS - (0 if self._side.isHidden() else side)
        sizes: dict[QDockWidget, int] = {}
        for panel, need in self._needs.items():
            if panel.isHidden() or self._window.dockWidgetArea(panel) != area:
                continue
            beneath = room >= need
            room -= need if beneath else 0
            if beneath:
                sizes[panel] = need
            if beneath != self._beneath[panel]:
                self._move(panel, area, beneath=beneath)
        if sizes:
            for panel, need in sizes.items():  # what is left, to the most important first
                more = max(0, min(panel.sizeHint().height() - need, room))
                sizes[panel] = need + more
                room -= more
            # Without the side panel's share Qt would only divide in proportion.
            sizes[self._side] = side + room
            self._window.resizeDocks(list(sizes), list(sizes.values()), _BENEATH)

    def _move(self, panel: QDockWidget, area: Qt.DockWidgetArea, *, beneath: bool) -> None:
        self._beneath[panel] = beneath
        if beneath:
            self._window.addDockWidget(area, panel, _BENEATH)
        else:
            self._window.tabifyDockWidget(self._side, panel)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and any(not it.isHidden() for it in self._needs):
            QTimer.singleShot(0, self, self._settle)
        return super().eventFilter(watched, event)
