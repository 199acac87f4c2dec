# SPDX-License-Identifier: MIT
"""Fields for numbers begin where other fields do, in every window."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QComboBox, QLineEdit, QSpinBox, QWidget

from sequence_desktop.engine.errors import Fault
from sequence_desktop.engine.phrases import Thousands, phrase
from sequence_desktop.gui.faults import fault_text
from sequence_desktop.gui.lab.plots import decimal, percent
from sequence_desktop.gui.numbers import MeasureField, NumberField, decimal_text
from sequence_desktop.gui.paper.pages import check_cell, check_margin
from sequence_desktop.gui.theme import ThemeKeeper
from sequence_desktop.storage import json_text
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


@pytest.mark.parametrize(
    ("fault", "english", "german"),
    [
        (lambda: check_margin(40.5), "40.5 mm; use 0 to 40 mm", "40,5 mm; use 0 to 40 mm"),
        (lambda: check_cell((1234.5, 9)), "1234.5 mm; ", "1234,5 mm; "),
        (
            lambda: json_text.load(Path(__file__), Fault, 500),
            "larger than 0.0005 MB; ",
            "larger than 0,0005 MB; ",
        ),
        (
            lambda: _refuse(phrase("these are more than {count} games", count=Thousands(20_000))),
            "more than 20,000 games",
            "more than 20.000 games",
        ),
        (lambda: _refuse(phrase("seed {seed}", seed=20_000)), "seed 20000", "seed 20000"),
    ],
)
def test_figures_of_faults_are_written_so_too(
    fault: Callable[[], object], english: str, german: str
) -> None:
    before = QLocale()
    try:
        for language, told in (("en", english), ("de", german)):
            QLocale.setDefault(QLocale(language))
            with pytest.raises(Fault) as caught:
                fault()
            assert told in fault_text(caught.value)
            assert english in str(caught.value), "a log is English"
    finally:
        QLocale.setDefault(before)


def _refuse(why: str) -> None:
    raise Fault(why)
