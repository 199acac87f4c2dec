# SPDX-License-Identifier: MIT
"""What a person does with the dialog, and what it says."""

from collections.abc import Callable

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox

from sequence_desktop.gui.paper.dialog import PaperDialog
from sequence_desktop.gui.paper.options import What

Open = Callable[..., PaperDialog]
Answer = QMessageBox.StandardButton


def said(dialog: PaperDialog, name: str) -> str:
    label = dialog.findChild(QLabel, name)
    assert isinstance(label, QLabel)
    return label.text()


def choose(dialog: PaperDialog, what: What, *, tiled: bool = False) -> None:
    """Choose what is printed, as with the keyboard."""
    box = dialog.form.what
    wanted = [n for n in range(box.count()) if box.itemData(n) == (what, tiled)]
    box.setFocus()
    box.setCurrentIndex(wanted[0])
    dialog.refresh()


def answer(button: QMessageBox.StandardButton) -> list[str]:
    """Answer the next question with this button; its text stands in the list then."""
    texts: list[str] = []
    timer = QTimer(QApplication.instance())

    def press() -> None:
        box = QApplication.activeModalWidget()
        if isinstance(box, QMessageBox):
            timer.stop()
            timer.deleteLater()
            texts.append(f"{box.text()} {box.informativeText()}".strip())
            box.button(button).click()

    timer.timeout.connect(press)
    timer.start(10)
    return texts
