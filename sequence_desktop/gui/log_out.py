# SPDX-License-Identifier: MIT
"""What happens when the session ends: somebody logs out, the computer shuts down.

Where the system asks first (Windows does; on X11 only a Qt that speaks to session managers), Qt
tells of it, and whoever would lose something is asked in turn. Where it only sends a signal,
everything is brought to the disk and the program ends. Where it simply takes the display away,
what was kept after the last move is there.
"""

from __future__ import annotations

import logging
import signal
import socket
import sys
from collections.abc import Callable
from types import FrameType
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QSocketNotifier, Signal
from PySide6.QtGui import QSessionManager
from PySide6.QtWidgets import QApplication

from sequence_desktop.gui.placement import placement_of

if TYPE_CHECKING:
    from sequence_desktop.gui.main_window import MainWindow

log = logging.getLogger(__name__)

_ENDS: Final = () if sys.platform == "win32" else (signal.SIGTERM, signal.SIGHUP)
_LENGTH: Final = 64


class LogOut(QObject):
    """Listens for the end of the session, from its making until `close`.

    Signals:
        over(int): everything is kept, and the program is to end with this exit code.
    """

    over = Signal(int)

    def __init__(self, app: QApplication, window: Callable[[], MainWindow]) -> None:
        """`window` gives the window that is shown."""
        super().__init__(app)
        self._app, self._window = app, window
        app.commitDataRequest.connect(self.on_asked)
        # A signal may come at any moment, also while Qt waits: a byte in a socket wakes it up.
        self._ear, self._mouth = socket.socketpair()
        for end in (self._ear, self._mouth):
            end.setblocking(False)
        self._notifier = QSocketNotifier(self._ear.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._on_signal)
        self._before = {number: signal.signal(number, _wake) for number in _ENDS}
        signal.set_wakeup_fd(self._mouth.fileno(), warn_on_full_buffer=False)

    def close(self) -> None:
        """Listen no longer."""
        signal.set_wakeup_fd(-1)
        for number, handler in self._before.items():
            signal.signal(number, handler)
        self._notifier.setEnabled(False)
        self._app.commitDataRequest.disconnect(self.on_asked)
        self._ear.close()
        self._mouth.close()

    def on_asked(self, manager: QSessionManager) -> None:
        """The session is about to end; who cannot be without this game may still prevent it."""
        log.info("the session is about to end")
        window = self._window()
        keep_all(window)
        if not window.desk.safe and manager.allowsInteraction():
            may_end = window.flows.may_close()
            manager.release()
            if may_end:
                self.over.emit(0)  # before Qt closes the window, which would ask again
            else:
                manager.cancel()

    def _on_signal(self) -> None:
        numbers = self._ear.recv(_LENGTH)
        ends = [number for number in numbers if number in _ENDS]
        if ends:
            log.info("told to end by a signal")
            keep_all(self._window())
            # Not by closing windows, which might ask: nobody can answer any more.
            self.over.emit(128 + ends[0])


def keep_all(window: MainWindow) -> None:
    """Bring to the disk at once what would otherwise be brought there in a moment."""
    # Not at the top: the window starts faster without the designer.
    from sequence_desktop.gui.designer.window import DesignerWindow

    window.desk.keep()
    window.preferences.change(window=placement_of(window), panel=not window.panel.isHidden())
    window.preferences.write()
    for other in QApplication.topLevelWidgets():
        if isinstance(other, DesignerWindow):
            other.keeper.keep()


def _wake(_number: int, _frame: FrameType | None) -> None:
    """Only that there is a handler makes Python write into the socket."""
