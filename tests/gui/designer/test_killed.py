# SPDX-License-Identifier: MIT
"""A program that is killed while a board is made: the board is offered at the next start."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from sequence_desktop.gui.designer import keeping
from sequence_desktop.storage.home import Home
from tests.gui.designer.conftest import Design

_DESIGN = """
import sys
from pathlib import Path
from PySide6.QtTest import QTest
from sequence_desktop.gui.designer.window import DesignerWindow
from sequence_desktop.gui.preferences import Preferences
from sequence_desktop.gui.run import make_application
from sequence_desktop.gui.theme import ThemeKeeper
from sequence_desktop.storage.home import Home

app = make_application()
home = Home.at(Path(sys.argv[1]))
window = DesignerWindow(home, ThemeKeeper(app), Preferences(home.settings))
window.show()
window.canvas.setFocus()
QTest.keyClicks(window.canvas, "10hqs")
window.filing.new()
QTest.keyClicks(window.canvas, "kd")
app.exec()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="kill there is not the same")
def test_boards_of_a_killed_program_are_offered(qtbot: QtBot, design: Design, home: Home) -> None:
    command = [sys.executable, "-c", _DESIGN, str(home.data)]
    root = str(Path(__file__).parents[3])
    with subprocess.Popen(command, env={**os.environ, "PYTHONPATH": root}) as child:
        kept = keeping.folder_of(home)
        try:
            qtbot.waitUntil(lambda: len(list(kept.glob("draft-*.json"))) == 2, timeout=30_000)
        finally:
            child.kill()
    assert child.wait() < 0
    maker = design()
    assert maker.window.offer.isVisible()
    offered = []
    for _ in range(2):
        maker.window.offer.take.click()
        offered.append(maker.draft.cells[:3])
    assert sorted(offered) == [("TH", "QS", ".."), ("XX", "..", "KD")]
    assert not maker.window.offer.isVisible()
