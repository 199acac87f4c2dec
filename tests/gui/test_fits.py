# SPDX-License-Identifier: MIT
"""No text of any window is cut off, in any language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QDialog,
    QFileDialog,
    QGroupBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QStyle,
    QTabBar,
    QToolButton,
    QWidget,
)

from sequence_desktop.gui.choice_box import ChoiceBox
from sequence_desktop.gui.designer.pattern_panel import PatternPanel
from sequence_desktop.gui.first_game.words import step_words
from sequence_desktop.gui.language import ENGLISH, speak
from sequence_desktop.gui.numbers import NumberField
from sequence_desktop.gui.rules.fields import Box
from sequence_desktop.gui.short_radio import ShortRadio
from sequence_desktop.gui.theme import Mode, ThemeKeeper, font
from sequence_desktop.gui.theme.metrics import TYPE_BODY
from sequence_desktop.storage.home import Home
from tests.gui.conftest import ANNA, ROBOT, Deal, OpenWindow
from tests.gui.everywhere import NO_WINDOW, visit
from tests.gui.hands import table_for
from tests.gui.past import give_past

_ROUNDS = 5
_SMALLEST = QSize(632, 440)
"""What a screen of 640 by 480 leaves to the inside of a window."""
_OTHERS = ("design", "boards", "lab", "setup")
"""Windows of their own, which have their own tests."""
SLACK = 2
"""Pixels that rounding may cost."""


def test_every_text_is_seen_whole(language: str, open_window: OpenWindow, deal: Deal) -> None:
    window = open_window()
    table_for(window, deal, ANNA, ROBOT)
    cut: dict[str, set[str]] = {}

    def look(found: QWidget) -> None:
        _settle()
        for text in cut_texts(found):
            cut.setdefault(found.objectName() or type(found).__name__, set()).add(text)

    assert len(visit(window, look)) > 10
    assert not cut


@pytest.mark.parametrize("size", [(640, 480), (1180, 800)])
def test_what_stands_beside_the_table_is_seen_whole(
    language: str, open_window: OpenWindow, deal: Deal, size: tuple[int, int]
) -> None:
    window = open_window(size=size, newcomer=True)
    cut: set[str] = set()

    def look() -> None:
        _settle()
        cut.update(cut_texts(window))

    look()  # the first game is offered
    window.first_game.start()
    for words in step_words():
        look()
        window.first_game.panel.show_done(words.wrong or words.done)
        look()
        window.first_game.panel.next_clicked.emit()
    table_for(window, deal, ANNA, ROBOT)
    window.commands["now"].trigger()
    look()
    assert not cut


def test_bars_have_no_marks_of_keys_in_brackets(
    qapp: QApplication, open_window: OpenWindow, deal: Deal
) -> None:
    """Menus in Japanese and Chinese name the key in brackets, which no button of a bar needs."""
    speak(qapp, "ja")
    try:
        window = open_window()
        table_for(window, deal, ANNA, ROBOT)
        found: list[str] = []

        def look(shown: QWidget) -> None:
            found.extend(
                button.text()
                for button in shown.findChildren(QToolButton)
                if button.defaultAction() is not None
            )

        visit(window, look)
        texts = [text for text in found if text]
        assert len(texts) > 20
        assert not [text for text in texts if "&" in text or "(" in text]
    finally:
        speak(qapp, ENGLISH)


def test_no_dialog_can_be_made_too_small_for_its_words(
    language: str, open_window: OpenWindow, deal: Deal, home: Home
) -> None:
    give_past(home)
    window = open_window()
    table_for(window, deal, ANNA, ROBOT)
    cut: dict[str, set[str]] = {}

    def look(found: QWidget) -> None:
        if not isinstance(found, QDialog) or isinstance(found, QFileDialog):
            return
        _settle()
        found.resize(1, 1)
        _settle()
        texts = set(cut_texts(found, boxes=False))
        for area in found.findChildren(QScrollArea):
            if area.isVisible() and area.horizontalScrollBar().maximum():
                texts.add(f"{area.objectName()} scrolls aside")
        least = found.minimumSize()
        if least.width() > _SMALLEST.width() or least.height() > _SMALLEST.height():
            texts.add(f"at least {least.width()} by {least.height()}")
        if texts:
            cut.setdefault(found.objectName() or type(found).__name__, set()).update(texts)

    visit(window, look, (*NO_WINDOW, *_OTHERS))
    assert not cut


def _settle() -> None:
    for _ in range(_ROUNDS):  # labels that break lines need some to find their height
        QApplication.sendPostedEvents()
        QApplication.processEvents()


@pytest.mark.parametrize("kind", [QPushButton, QLineEdit, ChoiceBox, QCheckBox, NumberField])
def test_controls_are_as_high_as_large_text(
    qapp: QApplication, keeper: ThemeKeeper, kind: type[QWidget]
) -> None:
    usual = qapp.font()
    qapp.setFont(font(2 * TYPE_BODY))
    keeper.choose(Mode.LIGHT)
    try:
        control = kind()
        control.ensurePolished()
        assert control.minimumHeight() >= control.fontMetrics().height()
        if isinstance(control, QCheckBox):
            sign = control.style().pixelMetric(QStyle.PixelMetric.PM_IndicatorHeight, None, control)
            assert sign >= 0.8 * control.fontMetrics().ascent()
        control.deleteLater()
    finally:
        qapp.setFont(usual)


def cut_texts(window: QWidget, *, boxes: bool = True) -> Iterator[str]:
    """The texts in a window of which something is missing; `boxes`: those of closed lists too."""
    for widget in window.findChildren(QWidget):
        if isinstance(widget, ChoiceBox) and not boxes:
            continue
        if widget.isVisible() and widget.window() is window and not _is_seen_whole(widget):
            yield f"{type(widget).__name__} {_text(widget)!r}"


def _is_seen_whole(widget: QWidget) -> bool:
    match widget:
        case ShortRadio():  # beside a board: its tool tip tells what has no room
            return True
        case ChoiceBox() if not _may_be_narrow(widget):
            return widget.shown_text() == widget.currentText()
        case QLabel() if widget.text() and widget.pixmap().isNull():
            return _label_fits(widget)
        case QPushButton() | QCheckBox() | QRadioButton() if widget.text():
            return _is_wide_enough(widget, widget.sizeHint().width())
        case QToolButton() if widget.text() and widget.icon().isNull():
            return _is_wide_enough(widget, widget.sizeHint().width())
        case QGroupBox() if widget.title():
            width = QFontMetrics(widget.font()).horizontalAdvance(widget.title())
            return _is_wide_enough(widget, width)
        case QTabBar():
            return _is_wide_enough(widget, widget.sizeHint().width())
        case _:
            return True


def _may_be_narrow(box: ChoiceBox) -> bool:
    """In a narrow panel long words are shortened, and read in the open list and the tool tip."""
    return isinstance(box, Box) or isinstance(box.parentWidget(), PatternPanel)


def _label_fits(label: QLabel) -> bool:
    if label.wordWrap():
        return label.heightForWidth(label.width()) <= label.height() + SLACK
    return _is_wide_enough(label, label.sizeHint().width())


def _is_wide_enough(widget: QWidget, needed: int) -> bool:
    """Wide enough itself, and not cut by what it lies in, but for what can be scrolled."""
    if widget.width() + SLACK < needed:
        return False
    parent = widget.parentWidget()
    if parent is None or isinstance(parent.parentWidget(), QScrollArea):
        return True
    return widget.x() >= -SLACK and widget.x() + needed <= parent.width() + SLACK


def _text(widget: QWidget) -> str:
    if isinstance(widget, ChoiceBox):
        return f"{widget.currentText()} as {widget.shown_text()} in {widget.width()}"
    if isinstance(widget, QLabel | QAbstractButton):
        return widget.text()
    if isinstance(widget, QGroupBox):
        return widget.title()
    bar = cast(QTabBar, widget)
    return " | ".join(bar.tabText(i) for i in range(bar.count()))
