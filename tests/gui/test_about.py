# SPDX-License-Identifier: MIT
"""About the program: everything it is made of, and each licence in full."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sequence_desktop import __version__, paths
from sequence_desktop.gui.dialogs.about import AboutDialog
from sequence_desktop.gui.dialogs.licences import bundled, parts

SBOM = {
    "metadata": {
        "component": {
            "name": "sequence-desktop",
            "version": "9.9",
            "licenses": [{"expression": "MIT"}],
        }
    },
    "components": [
        {"name": "Qt", "version": "6.11", "licenses": [{"expression": "LGPL-3.0-only"}]},
        {"name": "lib <odd>", "licenses": [{"license": {"name": "Some licence"}}]},
        {"name": "zlib", "version": "1", "licenses": [{"license": {"id": "Zlib"}}]},
    ],
}


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of licences in an installed program."""
    (tmp_path / "sbom.cdx.json").write_text(json.dumps(SBOM))
    (tmp_path / "Qt.txt").write_text("GNU <Lesser> General Public License")
    (tmp_path / "Sequence-Desktop.txt").write_text("Permission is hereby granted")
    monkeypatch.setattr(paths, "licences", lambda: tmp_path)
    return tmp_path


@pytest.fixture
def about(qtbot: QtBot) -> AboutDialog:
    dialog = AboutDialog()
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitExposed(dialog)
    return dialog


def follow(about: AboutDialog, text: str) -> None:
    """Click a link of the page."""
    page = about.page
    page.moveCursor(QTextCursor.MoveOperation.Start)
    assert page.find(text)
    cursor = page.textCursor()
    end = page.cursorRect(cursor).center()
    QTest.mouseClick(page.viewport(), Qt.MouseButton.LeftButton, pos=end - QPoint(6, 0))


def test_everything_that_is_bundled_is_listed(package: Path, about: AboutDialog) -> None:
    text = about.page.toPlainText()
    for line in ("Sequence Desktop", "Qt", "LGPL-3.0-only", "lib <odd>", "Some licence", "Zlib"):
        assert line in text
    assert str(package) in text


def test_a_name_leads_to_its_licence_and_back(package: Path, about: AboutDialog) -> None:
    follow(about, "Qt")
    assert "GNU <Lesser> General Public License" in about.page.toPlainText()
    follow(about, "Back to the list")
    assert "LGPL-3.0-only" in about.page.toPlainText()


def test_a_checkout_names_what_runs_beside_it(about: AboutDialog) -> None:
    named = {part.name: part for part in parts()}
    assert named["Sequence Desktop"].version == __version__
    assert set(named) >= {"Python", "platformdirs", "Source Sans 3", "Qt, PySide6 and Shiboken6"}
    follow(about, "Source Sans 3")
    assert "SIL OPEN FONT LICENSE" in about.page.toPlainText()


@pytest.mark.parametrize("content", ["", "{", "[]", '{"metadata": {}}', '{"components": [1]}'])
def test_a_damaged_list_is_no_trouble(package: Path, content: str) -> None:
    (package / "sbom.cdx.json").write_text(content)
    assert bundled(package) is None
    assert any(part.name == "Python" for part in parts())
