# SPDX-License-Identifier: MIT
"""Any file of ours that is opened, dropped or double-clicked finds the window it belongs to."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, QTimer

from sequence_desktop.storage.kinds import Kind, kind_of

if TYPE_CHECKING:
    from sequence_desktop.gui.main_window import MainWindow


def open_file(window: MainWindow, path: Path) -> None:
    """Put a game on the table, a board on the designer's desk, rules among one's own.

    The position of a rule case comes to the window in which positions are set up.
    """
    kind = kind_of(path)
    if kind is Kind.GAME:
        window.flows.open_path(path)
        return
    if kind is Kind.BOARD:
        deed: Callable[[Path], object] = window.workshop.open
    else:
        deed = window.setup.open_case if kind is Kind.CASE else window.flows.take_rules
    if window.isVisible():
        deed(path)
    else:  # at the start: its own window comes first, and these lie over it
        QTimer.singleShot(0, window, lambda: deed(path))


def dropped_file(data: QMimeData) -> Path | None:
    """The one file that is dragged, if it is one."""
    urls = data.urls()
    return Path(urls[0].toLocalFile()) if len(urls) == 1 and urls[0].isLocalFile() else None
