# SPDX-License-Identifier: MIT
"""The help in little room: no page is wider than the window, in any language."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from sequence_desktop.gui.help.dialog import HelpDialog
from tests.gui.conftest import ANNA, ROBOT, Deal, OpenWindow
from tests.gui.hands import table_for

_ROUNDS = 3


@pytest.mark.usefixtures("language")
def test_no_page_scrolls_to_the_side(open_window: OpenWindow, deal: Deal) -> None:
    window = open_window(size=(640, 480))
    table_for(window, deal, ANNA, ROBOT)
    window.commands["contents"].trigger()
    help_ = window.findChild(HelpDialog)
    assert help_ is not None
    for width in (1, 500, 560, 590):
        help_.resize(width, 480)
        for row in range(help_.contents.count()):
            help_.contents.setCurrentRow(row)
            for _ in range(_ROUNDS):
                QApplication.processEvents()
            bar = help_._sheet.horizontalScrollBar()
            assert bar.maximum() == 0, (help_.page and help_.page.id, help_.width())
