# SPDX-License-Identifier: MIT
"""What happens when something unforeseen goes wrong in the window."""

from __future__ import annotations

import logging
import sys
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt

from sequence_desktop.gui.main_window import MainWindow

if TYPE_CHECKING:
    from sequence_desktop.gui.dialogs.trouble import Mishap

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
        from sequence_desktop.gui.dialogs.trouble import Mishap, report

        if not issubclass(kind, Exception):
            sys.__excepthook__(kind, error, trace)
            return
        session = self._window.session
        names = [] if session is None else [seat.name for seat in session.seats]
        text = report(kind, error, trace, names)
        log.error("%s", text)
        if self._open:  # one dialog is enough; an error in painting comes with every frame
            return
        self._show(text, Mishap.SAVED if self._window.desk.keep() else Mishap.UNSAVED)

    def tell_of_last_time(self, left: str) -> None:
        """Say that the program ended badly the last time, with what that has left."""
        from sequence_desktop.gui.dialogs.trouble import Mishap, report_left

        text = report_left(left)
        log.error("%s", text)
        self._show(text, Mishap.LAST_TIME)

    def _show(self, text: str, mishap: Mishap) -> None:
        from sequence_desktop.gui.dialogs.trouble import ErrorDialog

        self._open = True
        dialog = ErrorDialog(text, mishap, self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.finished.connect(self._on_closed)
        dialog.open()

    def _on_closed(self) -> None:
        self._open = False
