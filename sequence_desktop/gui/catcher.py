# SPDX-License-Identifier: MIT
"""What happens when something unforeseen goes wrong in the window."""

from __future__ import annotations

import logging
import sys
from types import TracebackType

from PySide6.QtCore import QObject

from sequence_desktop.gui.main_window import MainWindow

log = logging.getLogger(__name__)


class Catcher(QObject):
    """Takes errors nobody has foreseen: keeps the game, tells the person, and goes on."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._open = False

    def catch(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        """Take the place of `sys.excepthook`."""
        # Not at the top: the window starts faster without its rare dialogs.
        from sequence_desktop.gui.dialogs.trouble import ErrorDialog, report

        if not issubclass(kind, Exception):
            sys.__excepthook__(kind, error, trace)
            return
        text = report(kind, error, trace)
        log.error("%s", text)
        if self._open:  # one dialog is enough; an error in painting comes with every frame
            return
        self._open = True
        dialog = ErrorDialog(text, saved=self._window.desk.keep(), parent=self._window)
        dialog.finished.connect(self._on_closed)
        dialog.open()

    def _on_closed(self) -> None:
        self._open = False
