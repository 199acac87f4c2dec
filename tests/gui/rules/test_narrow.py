# SPDX-License-Identifier: MIT
"""The rules dialog in little room: no line of the form is cut, in any language."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from sequence_desktop.gui.rules.controls import Control
from sequence_desktop.gui.rules.fields import NumberBox
from sequence_desktop.gui.rules.tables import KeyedNumbersControl
from tests.gui.rules.rig import Ask

_ROUNDS = 5


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("width", [600, 860])
def test_the_form_is_never_wider_than_its_room(ask: Ask, width: int) -> None:
    dialog = ask(size=(width, 560))
    for _ in range(_ROUNDS):
        QApplication.processEvents()
    assert dialog.form.horizontalScrollBar().maximum() == 0
    for path in ("powers", "scoring.row"):
        dialog.form.show_row(path)
    assert dialog.form.horizontalScrollBar().value() == 0
    fields = [
        field
        for control in dialog.form.findChildren(Control)
        for field in control.findChildren(NumberBox)
        if isinstance(control, KeyedNumbersControl) and not field.isHidden()
    ]
    assert fields
    assert not [field for field in fields if field.width() < field.sizeHint().width()]
