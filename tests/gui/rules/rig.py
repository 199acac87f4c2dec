# SPDX-License-Identifier: MIT
"""Hands for the rules dialog: real keys and clicks, and answers to what it asks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QSpinBox, QWidget

from sequence_desktop.gui.rules.editor import RulesDialog

D = TypeVar("D", bound=QDialog)
LEFT = Qt.MouseButton.LeftButton
Ask = Callable[..., RulesDialog]


@contextmanager
def when_asked(kind: type[D], answer: Callable[[D], None]) -> Iterator[None]:
    """Answer the modal dialog of this kind that opens within."""
    failures: list[BaseException] = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, kind):
            QTimer.singleShot(5, look)
            return
        try:
            answer(dialog)
        except AssertionError as failure:
            failures.append(failure)
            dialog.close()

    QTimer.singleShot(0, look)
    yield
    if failures:
        raise failures[0]


def spin(dialog: RulesDialog, path: str, key: str = "number") -> QSpinBox:
    box = dialog.form.rows[path].findChild(QSpinBox, key)
    assert box is not None
    dialog.form.show_row(path)
    return box


def focus() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def type_number(dialog: RulesDialog, path: str, number: int, key: str = "number") -> None:
    box = spin(dialog, path, key)
    box.setFocus()
    box.selectAll()
    QTest.keyClicks(box, str(number))
    QTest.keyClick(box, Qt.Key.Key_Tab)


def problem(dialog: RulesDialog) -> str:
    label = dialog.findChild(QLabel, "problem")
    assert label is not None
    return "" if label.isHidden() else label.text()


def choose_preset(dialog: RulesDialog, name: str) -> None:
    place = dialog.presets.findData(name)
    assert place >= 0
    dialog.presets.setFocus()
    while dialog.presets.currentIndex() != place:
        down = dialog.presets.currentIndex() < place
        QTest.keyClick(dialog.presets, Qt.Key.Key_Down if down else Qt.Key.Key_Up)


def seen(dialog: RulesDialog, path: str) -> bool:
    row, view = dialog.form.rows[path], dialog.form.viewport()
    top = row.mapTo(view, QPoint(0, 0)).y()
    return top >= 0 and top + min(row.height(), 40) <= view.height()
