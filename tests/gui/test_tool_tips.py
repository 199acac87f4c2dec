# SPDX-License-Identifier: MIT
"""Whatever can be pressed says what comes of it, in every window."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QFileDialog, QPushButton, QWidget

from tests.gui.conftest import ANNA, ROBOT, Deal, OpenWindow
from tests.gui.everywhere import visit
from tests.gui.hands import table_for

_PLAIN: Final = {"Close", "Cancel"}
"""What they do is known everywhere."""


def test_each_button_has_a_tool_tip(open_window: OpenWindow, deal: Deal) -> None:
    window = open_window(newcomer=True)
    table_for(window, deal, ANNA, ROBOT)
    seen: set[str] = set()
    bare: set[str] = set()

    def look(found: QWidget) -> None:
        if isinstance(found, QFileDialog):
            return
        for button in found.findChildren(QPushButton):
            text = button.text().replace("&", "")
            if button.isVisible() and button.window() is found and text not in _PLAIN:
                seen.add(text)
                if not button.toolTip():
                    bare.add(f"{found.objectName()}: {text}")

    window.commands["now"].trigger()
    visit(window, look)
    assert len(seen) > 20
    assert not bare
