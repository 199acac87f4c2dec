# SPDX-License-Identifier: MIT
"""The rules dialog and files: saving, sending, taking in, and the page about them."""

from __future__ import annotations

import json
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QFileDialog,
    QLabel,
    QMessageBox,
)

from sequence_desktop.gui.rules.naming import NamingDialog
from sequence_desktop.gui.rules.page import HowToPlayDialog
from sequence_desktop.storage.rules import RulesLibrary
from tests.gui.rules.rig import LEFT, Ask, choose_preset, type_number, when_asked


def test_save_asks_for_a_name_and_goes_on_from_the_saved_rules(
    ask: Ask, library: RulesLibrary
) -> None:
    dialog = ask()
    type_number(dialog, "rows.length", 4)

    def answer(naming: NamingDialog) -> None:
        assert naming.save.text() == "&Save"
        naming.name.selectAll()
        QTest.keyClicks(naming.name, "Four at home")
        QTest.mouseClick(naming.save, LEFT)

    with when_asked(NamingDialog, answer):
        QTest.mouseClick(dialog.foot.save, LEFT)
    assert dialog.saved == ["four_at_home"]
    assert library.load("four_at_home").rows.length == 4
    assert dialog.presets.currentText() == "Four at home (yours)"
    assert dialog.summary.lines == []
    assert dialog.rules == library.load("four_at_home")


def test_saving_over_own_rules_says_so_first(ask: Ask, library: RulesLibrary) -> None:
    dialog = ask()
    type_number(dialog, "rows.length", 4)
    said: list[str] = []

    def answer(naming: NamingDialog) -> None:
        naming.name.setText("Sequence")
        said.append(note(naming))
        assert not naming.save.isEnabled()
        naming.name.setText(" ")
        said.append(note(naming))
        assert not naming.save.isEnabled()
        naming.name.setText("Ours")
        said.append(naming.save.text())
        QTest.mouseClick(naming.save, LEFT)

    with when_asked(NamingDialog, answer):
        QTest.mouseClick(dialog.foot.save, LEFT)
    type_number(dialog, "rows.length", 6)
    with when_asked(NamingDialog, answer):
        QTest.mouseClick(dialog.foot.save, LEFT)
    assert said[0::3] == ["Rules of this name come with the program. Choose another name."] * 2
    assert said[1::3] == ["Give the rules a name."] * 2
    assert said[2::3] == ["&Save", "&Replace"]
    assert library.load("ours").rows.length == 6


def note(naming: NamingDialog) -> str:
    label = naming.findChild(QLabel, "note")
    assert label is not None
    return label.text()


def test_export_and_import(ask: Ask, library: RulesLibrary, tmp_path: Path) -> None:
    dialog = ask()
    type_number(dialog, "rows.share", 0)
    path = tmp_path / "for a friend.json"

    def where_to(files: QFileDialog) -> None:
        files.selectFile(str(path))
        files.accept()

    with when_asked(QFileDialog, where_to):
        QTest.mouseClick(dialog.foot.export, LEFT)
    assert json.loads(path.read_text("utf-8"))["rows"] == {"share": 0}
    with when_asked(QFileDialog, where_to):
        QTest.mouseClick(dialog.foot.take_in, LEFT)
    assert dialog.saved == ["for_a_friend"]
    assert library.load("for_a_friend").rows.share == 0
    assert dialog.rules.id == "for_a_friend"


def test_a_bad_file_is_refused_in_words(ask: Ask, tmp_path: Path) -> None:
    dialog = ask()
    path = tmp_path / "bad.json"
    path.write_text('{"extends": "sequence", "rows": {"lenght": 4}}', "utf-8")
    said: list[str] = []

    def read(box: QMessageBox) -> None:
        said.append(f"{box.text()} {box.informativeText()}")
        box.accept()

    with when_asked(QMessageBox, read):
        dialog.exchange.take_in_file(path)
    assert said == [
        f"These rules cannot be taken in. {path}: rows: the key 'lenght' is not known; "
        "did you mean 'length'?"
    ]
    assert dialog.saved == []


def test_how_to_play_tells_the_changed_rules(ask: Ask) -> None:
    dialog = ask()
    type_number(dialog, "rows.length", 4)
    said: list[str] = []

    def read(page: HowToPlayDialog) -> None:
        said.append(page.page.toPlainText())
        page.reject()

    with when_asked(HowToPlayDialog, read):
        QTest.mouseClick(dialog.foot.how, LEFT)
    assert "House rules: what differs from “Sequence”" in said[0]
    assert "Rows of four chips instead of five." in said[0]
    assert "make two rows of four chips each" in said[0]


def test_titles_of_files_are_never_rich_text(ask: Ask, library: RulesLibrary) -> None:
    library.own.mkdir(parents=True)
    evil = '<b>bold</b><img src="file:///etc/passwd">'
    (library.own / "evil.json").write_text(
        json.dumps({"extends": "sequence", "title": evil, "description": evil}), "utf-8"
    )
    dialog = ask()
    choose_preset(dialog, "evil")
    type_number(dialog, "rows.length", 4)
    shown = [w.text() for w in dialog.findChildren(QLabel) if "bold" in w.text()]
    assert shown == [f"Differs from “{evil}”:"]
    for label in dialog.findChildren(QLabel):
        if "bold" in label.text():
            assert label.textFormat() is Qt.TextFormat.PlainText
