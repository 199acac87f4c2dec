# SPDX-License-Identifier: MIT
"""About the program: everything it is made of, and each licence in full."""

import sys
from importlib import metadata
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

import licences
from sequence_desktop import __version__, paths
from sequence_desktop.gui.dialogs.about import AboutDialog
from sequence_desktop.gui.dialogs.licences import bundled, parts

LIST = """\
Sequence Desktop 0.1.0 is made of these parts. The full text of each
licence lies beside this list.

gcc-12 12.2.0-14+deb12u1: see its text (gcc-12.txt)
Microsoft runtime: Some licence: for all (Microsoft-runtime.txt)
Qt 6.11.3: LGPL-3.0-only (Qt.txt)
    Among its own parts: zlib (Zlib).
Sequence Desktop 0.1.0: MIT (Sequence-Desktop.txt)
Source Sans 3 3.052: OFL-1.1 (Source-Sans-3.txt)
zlib 1:1.2.13: {many} (zlib.txt)
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of licences in an installed program."""
    (tmp_path / "LICENCES.txt").write_text(LIST.format(many=", ".join(["GPL-2.0"] * 20)))
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
    told = [(part.name, part.version, part.licence[:30]) for part in parts()]
    assert told == [
        ("Sequence Desktop", "0.1.0", "MIT"),
        ("gcc-12", "12.2.0-14+deb12u1", "see its text"),
        ("Microsoft runtime", "", "Some licence: for all"),
        ("Qt", "6.11.3", "LGPL-3.0-only"),
        ("Source Sans 3", "3.052", "OFL-1.1"),
        ("zlib", "1:1.2.13", ("GPL-2.0, " * 20)[:30]),
    ]
    text = about.page.toPlainText()
    for line in ("Microsoft runtime", "LGPL-3.0-only", "several, see its text", str(package)):
        assert line in text


def test_the_list_is_the_one_that_packages_get(tmp_path: Path) -> None:
    made = (
        licences.Part("Qt", "6.11.3", "LGPL-3.0-only", "text", note="Its parts: zlib (Zlib)."),
        licences.Part("lib odd", "", "MIT AND (BSD-3-Clause OR X)", "other text"),
    )
    licences.write(made, tmp_path)
    read = [(part.name, part.version, part.licence) for part in bundled(tmp_path)]
    assert read == [(part.name, part.version, part.licence) for part in made]
    assert all(part.text is not None for part in bundled(tmp_path))


def test_a_name_leads_to_its_licence_and_back(package: Path, about: AboutDialog) -> None:
    follow(about, "Qt")
    assert "GNU <Lesser> General Public License" in about.page.toPlainText()
    follow(about, "Back to the list")
    assert "LGPL-3.0-only" in about.page.toPlainText()


def test_a_checkout_names_what_runs_beside_it(about: AboutDialog) -> None:
    named = {part.name: part for part in parts()}
    assert named["Sequence Desktop"].version == __version__
    assert set(named) >= {"Python", "Qt", "Source Sans 3"}
    for name in ("PySide6-Essentials", "shiboken6", "platformdirs"):
        assert named[name].version == metadata.version(name)
        assert named[name].licence in str(metadata.metadata(name)), "it says so itself"
    follow(about, "Source Sans 3")
    assert "SIL OPEN FONT LICENSE" in about.page.toPlainText()


@pytest.mark.parametrize("content", [b"", b"{}", b"\xff\xfe", b"Qt: (Qt.txt)", b"a: b (../c.txt)"])
def test_a_damaged_list_is_no_trouble(
    package: Path, content: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    (package / "LICENCES.txt").write_bytes(content)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setitem(sys.modules, "importlib.metadata", None)  # it has no such module
    assert bundled(package) == ()
    assert any(part.name == "Python" for part in parts())
