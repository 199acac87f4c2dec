# SPDX-License-Identifier: MIT
"""Positions from rule cases and to them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from sequence_desktop import cli
from sequence_desktop.gui.opening import open_file
from sequence_desktop.gui.setup.case_dialog import CaseDialog
from sequence_desktop.storage.home import Home
from sequence_desktop.workshop.position.draft import Kind, Place
from tests.gui.conftest import OpenWindow
from tests.gui.hands import when_asked
from tests.gui.setup.conftest import Arrange

CASES = Path(__file__).parents[2] / "cases"


def pick_file(path: Path) -> None:
    def answer(dialog: QWidget) -> None:
        assert isinstance(dialog, QFileDialog)
        dialog.selectFile(str(path))
        dialog.accept()

    when_asked(answer)


def test_a_rule_case_is_opened(arrange: Arrange, tmp_path: Path) -> None:
    arranger = arrange()
    path = tmp_path / "case.json"
    path.write_text((CASES / "v18_open_market.json").read_text("utf-8"), "utf-8")
    pick_file(path)
    arranger.do("open")
    assert arranger.draft.hands == (("9C", "2S"), ("8C", "3S"))
    assert Place(Kind.MARKET) in arranger.draft.places
    assert arranger.window.commands["undo"].text() == "&Undo: Open case"


def test_what_is_no_case_is_refused_by_name(arrange: Arrange, tmp_path: Path) -> None:
    arranger = arrange()
    before = arranger.draft
    path = tmp_path / "odd.json"
    path.write_text('{"case": "x", "rules": "sequence", "hands": ["ZZ"]}')
    told: list[str] = []

    def read(dialog: QWidget) -> None:
        assert isinstance(dialog, QMessageBox)
        told.append(dialog.text() + dialog.informativeText())
        dialog.accept()

    when_asked(read)
    arranger.table.setup.open_case(path)
    assert "odd.json" in told[0]
    assert arranger.draft == before


def test_a_case_that_is_dropped_on_the_table_is_set_up(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    table = open_window()
    open_file(table, CASES / "wild_jack.json")
    assert table.setup.window is not None
    assert table.setup.window.document.draft.setup.rules.id == "sequence"
    assert "wild_jack" in table.setup.window.commands["undo"].text()


# ---- to a case


def test_a_case_is_saved_and_passes_the_check(
    arrange: Arrange, tmp_path: Path, home: Home, capsys: pytest.CaptureFixture[str]
) -> None:
    arranger = arrange()
    arranger.do("fill")
    arranger.drag("b5", "c5", "d5", "e5", "f5")
    arranger.do("mark")
    path = tmp_path / "mine.json"

    def answer(dialog: QWidget) -> None:
        assert isinstance(dialog, CaseDialog)
        assert not dialog.save.isEnabled()
        QTest.keyClicks(dialog.title_field, "  a row in the middle ")
        QTest.keyClicks(dialog.note_field, "seen on Friday")
        pick_file(path)
        QTest.mouseClick(dialog.save, Qt.MouseButton.LeftButton)

    when_asked(answer)
    arranger.do("save")
    case = json.loads(path.read_text("utf-8"))
    assert (case["case"], case["note"]) == ("a row in the middle", "seen on Friday")
    assert case["claimed"] == {"A": ["b5-f5"]}
    assert case["steps"][0]["moves"] == len(arranger.draft.position().legal_moves())
    assert arranger.window.toast.text == "Written: mine.json"
    assert cli.main(["--home", str(home.data), "check", str(path)]) == 0
    assert f"ok   {path}" in capsys.readouterr().out
    before = arranger.draft
    arranger.table.setup.open_case(path)
    assert arranger.draft == before


def test_a_case_is_copied_as_text(arrange: Arrange) -> None:
    arranger = arrange()
    arranger.do("fill")
    arranger.do("copy")
    case = json.loads(QGuiApplication.clipboard().text())
    assert case["hands"] == [" ".join(cards) for cards in arranger.draft.hands]
