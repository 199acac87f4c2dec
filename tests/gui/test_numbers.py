# SPDX-License-Identifier: MIT
"""Fields for numbers begin where other fields do, in every window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QComboBox, QLineEdit, QSpinBox, QWidget

from sequence_desktop.gui.lab.plots import decimal, percent
from sequence_desktop.gui.numbers import MeasureField, NumberField, decimal_text
from sequence_desktop.gui.theme import ThemeKeeper
from tests.gui.conftest import OpenWindow
from tests.gui.everywhere import visit

_SLACK = 3


def first_ink(widget: QWidget) -> int:
    """How far from the left edge the text begins, in pixels."""
    widget.resize(120, 34)
    image = widget.grab().toImage()
    ground = image.pixelColor(image.width() // 2, 8).lightness()
    middle = range(8, image.height() - 8)
    for x in range(3, image.width()):
        if any(abs(_light(image.pixelColor(x, y)) - ground) > 80 for y in middle):
            return x
    raise AssertionError("there is no text")


def _light(colour: QColor) -> int:
    return colour.lightness()


@pytest.mark.parametrize("make", [NumberField, MeasureField])
def test_numbers_stand_as_far_from_the_edge_as_other_texts(
    keeper: ThemeKeeper, make: type[NumberField | MeasureField]
) -> None:
    field, line, choice = make(), QLineEdit(), QComboBox()
    field.setRange(0, 999)
    field.setValue(444)
    line.setText("444")
    choice.addItem("444")
    places = [first_ink(widget) for widget in (field, line, choice)]
    assert max(places) - min(places) <= _SLACK, places


@pytest.mark.parametrize("make", [NumberField, MeasureField])
@pytest.mark.parametrize("points", [7.0, 10.5, 14.0, 20.0])
def test_numbers_stand_in_fields_as_high_as_other_fields(
    keeper: ThemeKeeper, make: type[NumberField | MeasureField], points: float
) -> None:
    window = QWidget()
    fields = (make(window), QLineEdit(window))
    for field in fields:
        font = field.font()
        font.setPointSizeF(points)
        field.setFont(font)
        field.ensurePolished()
    heights = {field.sizeHint().height() for field in fields}
    assert heights == {fields[0].minimumSizeHint().height()}


def test_no_window_has_another_kind_of_number_field(open_window: OpenWindow) -> None:
    window = open_window()
    found: list[QWidget] = []
    visit(window, lambda shown: found.extend(shown.findChildren(QSpinBox)))
    assert found
    assert all(isinstance(widget, NumberField) for widget in found)


def test_figures_are_written_as_the_language_writes_them() -> None:
    before = QLocale()
    try:
        for language, told in (
            ("en", ("50.5", "45", "29.9\u00a0%")),
            ("de", ("50,5", "45", "29,9\u00a0%")),
        ):
            QLocale.setDefault(QLocale(language))
            assert (decimal_text(50.46), decimal(45.0), percent(0.299)) == told
    finally:
        QLocale.setDefault(before)
