# SPDX-License-Identifier: MIT
"""A table with a game on it."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sequence_desktop.gui.table.view import TableView
from sequence_desktop.gui.theme import load_fonts
from tests.gui.table.rig import Rig, game_of, new_table

SetTable = Callable[..., Rig]


@pytest.fixture
def set_table(qtbot: QtBot, qapp: QApplication) -> Iterator[SetTable]:
    """Opens a table: `set_table(hands=["6C 2D", "?"], chips=...)`, see `game_of`."""
    load_fonts(qapp)
    opened: list[TableView] = []

    def make(
        seat: int | None = 0, *, pace: float = 0, size: tuple[int, int] = (1024, 700), **case: Any
    ) -> Rig:
        case.setdefault("hands", ["6C 2D JD JS", "? ? ? ?"])
        view = new_table(*size)
        opened.append(view)
        view.show()
        qtbot.waitExposed(view)
        view.activateWindow()
        view.setFocus()
        qtbot.waitUntil(view.hasFocus)
        rig = Rig(view, game_of(**case), seat)
        # With motion only from now on: the deal is no part of any test.
        view.set_pace(pace)
        return rig

    yield make
    for view in opened:
        view.close()
        view.deleteLater()
    QApplication.sendPostedEvents(None, 52)  # QEvent.DeferredDelete
