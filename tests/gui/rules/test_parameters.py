# SPDX-License-Identifier: MIT
"""No parameter is forgotten: each has a name, words for its values, a place and a control."""

from __future__ import annotations

import dataclasses
from typing import Any, get_type_hints

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QCheckBox, QComboBox, QLineEdit, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from sequence_desktop.engine.rules import POWERS, Rules
from sequence_desktop.gui.rules import options
from sequence_desktop.gui.rules.controls import Control, NumberListControl
from sequence_desktop.gui.rules.factory import make_control
from sequence_desktop.gui.rules.fields import numbers_in
from sequence_desktop.gui.rules.flags import flag_text
from sequence_desktop.gui.rules.groups import groups
from sequence_desktop.gui.rules.labels import labels
from sequence_desktop.gui.rules.parameters import PARAMETERS, Kind, put_at, value_at
from sequence_desktop.gui.theme import ThemeKeeper
from tests.gui.rules.material import BOARDS, PRESETS, values

CONTROLLED = [path for path in PARAMETERS if path != "id"]
"""The id is the name of the file: it is made from the title when the rules are saved."""


def walk() -> list[str]:
    """Every field of the rules and of their sections, found here anew."""
    found = []
    for name, kind in get_type_hints(Rules).items():
        if dataclasses.is_dataclass(kind):
            found += [f"{name}.{field.name}" for field in dataclasses.fields(kind)]
        else:
            found.append(name)
    return found


def test_the_list_of_parameters_is_complete() -> None:
    assert sorted(PARAMETERS) == sorted(walk())


def test_every_parameter_stands_in_one_group() -> None:
    placed = [path for group in groups() for path in group.paths]
    assert sorted(placed) == sorted(CONTROLLED)


@pytest.mark.parametrize("path", PARAMETERS)
def test_every_parameter_has_a_name_and_a_hint(path: str) -> None:
    label = labels()[path]
    assert label.title
    assert label.hint.endswith(".")
    assert label.title.casefold().rstrip(".") != label.hint.casefold().rstrip(".")


def test_names_are_not_used_twice() -> None:
    titles = [label.title for label in labels().values()]
    assert len(titles) == len(set(titles))


@pytest.mark.parametrize("path", [p for p, q in PARAMETERS.items() if q.kind is Kind.CHOICE])
def test_every_option_has_words_of_its_own(path: str) -> None:
    words = [options.option(path, word) for word in PARAMETERS[path].options]
    assert len(words) == len(set(words)) > 1
    assert all(words)


@pytest.mark.parametrize("path", [p for p, q in PARAMETERS.items() if q.kind is Kind.FLAG])
def test_every_flag_has_a_sentence_either_way(path: str) -> None:
    assert flag_text(path, True) != flag_text(path, False)


@pytest.mark.parametrize("path", [p for p, q in PARAMETERS.items() if q.may_be_unset])
def test_every_number_that_may_be_unset_has_a_word_for_that(path: str) -> None:
    assert options.unset(path)


def test_every_power_has_words() -> None:
    assert set(options.powers()) == set(POWERS)


def test_values_are_read_and_put_by_their_names() -> None:
    data = Rules().to_json()
    put_at(data, "rows.length", 6)
    put_at(data, "match", "at_least")
    assert (value_at(data, "rows.length"), value_at(data, "match")) == (6, "at_least")
    assert (data["rows"]["length"], data["match"]) == (6, "at_least")  # type: ignore[index]


@pytest.fixture
def desk(qtbot: QtBot, keeper: ThemeKeeper) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    return widget


@pytest.mark.parametrize("path", CONTROLLED)
def test_every_control_shows_every_value_and_tells_nobody(path: str, desk: QWidget) -> None:
    control = make_control(path, BOARDS, desk)
    told: list[object] = []
    control.edited.connect(told.append)
    control.adapt(PRESETS["sequence"].to_json())
    known = [PARAMETERS[path].default, *values(path)]
    known += [value_at(preset.to_json(), path) for preset in PRESETS.values()]
    for value in known:
        control.show_value(value)
        assert shown(control) == value, f"{path}: {value!r} is shown as {shown(control)!r}"
    assert told == []


@pytest.mark.parametrize("path", CONTROLLED)
def test_every_control_is_named_and_changes_its_value_by_keyboard(
    path: str, desk: QWidget, qtbot: QtBot
) -> None:
    control = make_control(path, BOARDS, desk)
    control.label("Title", "Hint.")
    control.adapt(PRESETS["sequence"].to_json())
    control.show_value(value_at(PRESETS["sequence"].to_json(), path))
    desk.show()
    told: list[object] = []
    control.edited.connect(told.append)
    inputs = control.inputs()
    assert inputs
    for widget in inputs:
        assert widget.accessibleName()
        assert widget.focusPolicy() & Qt.FocusPolicy.TabFocus
    change(inputs[0])
    assert told, f"{path} cannot be changed"


def change(widget: QWidget) -> None:
    """Change what a widget holds, by keys."""
    widget.setFocus()
    if isinstance(widget, QAbstractButton):
        QTest.keyClick(widget, Qt.Key.Key_Space)
    elif isinstance(widget, QComboBox):
        forward = widget.currentIndex() < widget.count() - 1
        QTest.keyClick(widget, Qt.Key.Key_Down if forward else Qt.Key.Key_Up)
    elif isinstance(widget, QSpinBox):
        QTest.keyClick(widget, Qt.Key.Key_Up)
    elif isinstance(widget, QLineEdit):
        QTest.keyClicks(widget, "7")
    else:
        QTest.keyClicks(widget, "XX")


def shown(control: Control) -> Any:
    """The value that a control shows, read off its widgets."""
    value = getattr(control, "_value", None)
    if callable(value):
        return value()
    if value is not None:
        return value
    for name, read in _READERS:
        if hasattr(control, name):
            return read(control)
    raise AssertionError(type(control))


def _of_box(control: Any) -> Any:
    if isinstance(control.box, QCheckBox):
        return control.box.isChecked()
    if isinstance(control.box, QComboBox):
        return control.box.currentData()
    return control.box.number


def _of_line(control: Any) -> Any:
    text = control.line.text()
    return numbers_in(text) if isinstance(control, NumberListControl) else text


def _of_number_cards(control: Any) -> Any:
    return [control.low.value(), control.high.value()] if control.used.isChecked() else []


_READERS = (("used", _of_number_cards), ("box", _of_box), ("line", _of_line))
