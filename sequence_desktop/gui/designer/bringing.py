# SPDX-License-Identifier: MIT
"""Files dropped on the designer or the gallery: boards that join one's own."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QWidget

from sequence_desktop.engine.errors import Fault
from sequence_desktop.gui.designer.shelf import BoardShelf
from sequence_desktop.gui.dialogs.trouble import say
from sequence_desktop.gui.faults import fault_text

translate = QCoreApplication.translate


def dropped(event: QDropEvent) -> tuple[Path, ...]:
    """The files of this machine that are dragged."""
    urls = event.mimeData().urls()
    return tuple(Path(url.toLocalFile()) for url in urls if url.isLocalFile())


def carries_files(event: QDropEvent) -> bool:
    """Whether files are dragged, be they of this machine or not."""
    return event.mimeData().hasUrls()


def take_in(window: QWidget, shelf: BoardShelf, paths: Sequence[Path]) -> tuple[Path, ...]:
    """Copy the boards of these files among one's own; their files there.

    Which files hold no board is said, all of them in one message.
    """
    taken: list[Path] = []
    faults: list[Fault] = []
    for path in paths:
        try:
            taken.append(shelf.take_in(path))
        except Fault as fault:
            faults.append(fault)
    if faults:
        say(
            window,
            translate("Designer", "Some files were not taken over."),
            "\n\n".join(fault_text(fault) for fault in faults),
        )
    return tuple(taken)


def refuse_strangers(window: QWidget) -> None:
    """Say that what was dropped lies on no disk of this machine."""
    say(
        window,
        translate("Designer", "Only files of this computer can be dropped here."),
        translate("Designer", "Save the file first, or copy its text and paste it."),
    )
