# SPDX-License-Identifier: MIT
"""The Qt binding itself, where a version of it is known to have failed."""

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot


def test_methods_without_a_result_do_not_use_up_none(qtbot: QtBot) -> None:
    # PySide6 6.12.0 gives up one reference to None in each such call; Python 3.11 then aborts,
    # after about 5,000 of them, with "deallocating None".
    widget = QWidget()
    qtbot.addWidget(widget)
    for number in range(200_000):
        widget.setWindowTitle(str(number))
    assert widget.windowTitle() == "199999"
