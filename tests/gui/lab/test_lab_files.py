# SPDX-License-Identifier: MIT
"""The lab's files: plans and results go out, come back, and are refused where they are none."""

from __future__ import annotations

import csv
import io
import json
import shlex
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from sequence_desktop.cli import main
from sequence_desktop.gui.panels.bar import Toast
from sequence_desktop.storage.files import backup_path
from tests.gui.lab.conftest import WAIT_MS, Researcher


def test_the_command_plays_the_same_games(
    lab: Researcher, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lab.plan_two_boards(4)
    lab.run()
    lab.trigger("copy_command")
    words = shlex.split(QGuiApplication.clipboard().text())
    assert words[0] == "sequence-desktop"
    out = tmp_path / "again.jsonl"
    assert main([*words[1:], "--out", str(out), "--workers", "1"]) == 0
    capsys.readouterr()
    (file,) = lab.results()
    assert out.read_bytes() == file.read_bytes()


def test_a_plan_goes_to_a_file_and_comes_back(lab: Researcher, tmp_path: Path) -> None:
    lab.plan_two_boards(4)
    file = tmp_path / "mine.json"
    lab.trigger("save_plan", file)
    plan = json.loads(file.read_text())
    assert plan["games"] == 4
    assert [entry["name"] for entry in plan["entries"]] == ["spiral", "quadrants"]
    before = lab.window.pane.draft
    lab.trigger("new_plan")
    assert len(lab.window.pane.draft.rows) == 1
    lab.trigger("open_plan", file)
    assert lab.window.pane.draft == before
    lab.trigger("copy_command")
    assert QGuiApplication.clipboard().text() == f"sequence-desktop lab run {file}"


def test_a_plan_with_more_than_lists_can_tell_stays_whole(lab: Researcher, tmp_path: Path) -> None:
    plan = {
        "format": "sequence-desktop-plan",
        "version": 1,
        "title": "With a test",
        "games": 2000,
        "seats": ["random", "newcomer"],
        "test": {"of": "strength", "high": 100},
        "entries": [{"name": "six", "rules": {"extends": "sequence", "hand": {"const": 6}}}],
    }
    file = tmp_path / "plan.json"
    file.write_text(json.dumps(plan))
    lab.trigger("open_plan", file)
    assert not lab.window.problem.text()
    assert lab.window.pane.form.rules.currentText() == "sequence, changed (of this plan)"
    lab.type(lab.window.pane.seed, "3")
    lab.run()
    summary = lab.window.results.summary
    assert summary is not None
    assert summary.games < 2000
    assert "Chance is not stronger than Newcomer" in lab.window.results.compare.verdict.text()
    assert summary.entries[0].seed == 3


def test_results_open_again_and_go_on(lab: Researcher, tmp_path: Path, qtbot: QtBot) -> None:
    lab.plan_two_boards(4)
    lab.run()
    (kept,) = lab.results()
    file = tmp_path / "theirs.jsonl"
    file.write_bytes(b"".join(kept.read_bytes().splitlines(keepends=True)[:6]))
    lab.trigger("new_plan")
    lab.trigger("open_results", file)
    qtbot.waitUntil(lambda: lab.games == 5, timeout=WAIT_MS)
    rows = lab.window.pane.draft.rows
    assert [(row.rules, row.board) for row in rows] == [
        ("sequence", "spiral"),
        ("sequence", "quadrants"),
    ]
    lab.run()
    assert lab.games == 8
    assert file.read_bytes() == kept.read_bytes()


def test_damaged_results_are_kept_aside_and_gone_on_with(
    lab: Researcher, tmp_path: Path, qtbot: QtBot
) -> None:
    lab.plan_two_boards(4)
    lab.run()
    (file,) = lab.results()
    whole = file.read_bytes()
    lines = whole.splitlines(keepends=True)
    damaged = b"".join([*lines[:2], b"{\n", *lines[3:]])
    file.write_bytes(damaged)
    lab.trigger("new_plan")
    lab.trigger("open_results", file)
    qtbot.waitUntil(lambda: "line 3: this is not JSON" in lab.problem, timeout=WAIT_MS)
    assert "run the plan again: it goes on without this" in lab.problem
    lab.run()
    assert lab.games == 8
    assert file.read_bytes() == whole
    kept = file.with_name(f"{file.stem}.damaged.jsonl")
    assert kept.read_bytes() == damaged
    assert f"damaged lines left out: 1; the damaged file is kept: {kept}" in lab.problem


def test_results_whose_first_line_is_damaged_make_way(lab: Researcher) -> None:
    lab.plan_two_boards(4)
    lab.run()
    (file,) = lab.results()
    whole = file.read_bytes()
    file.write_bytes(b"x" + whole)
    lab.run()
    assert file.read_bytes() == whole
    kept = file.with_name(f"{file.stem}.damaged.jsonl")
    assert kept.read_bytes() == b"x" + whole
    assert lab.toast.endswith(f"The damaged file is kept: {kept}")


def test_results_that_a_kill_left_without_a_first_line_are_begun_anew(lab: Researcher) -> None:
    lab.plan_two_boards(4)
    lab.run()
    (file,) = lab.results()
    whole = file.read_bytes()
    file.write_bytes(whole[:40])
    lab.run()
    assert lab.results() == [file]
    assert file.read_bytes() == whole
    assert lab.toast == ""


@pytest.mark.parametrize("earlier", [True, False])
def test_a_damaged_plan_of_last_time_is_told_and_kept_aside(lab: Researcher, earlier: bool) -> None:
    lab.plan_two_boards(4)
    lab.window.close()
    last = lab.home.lab / "last_plan.json"
    plan = last.read_text()
    if earlier:
        backup_path(last).write_text(plan)
    last.write_text("{")
    lab.open()
    kept = last.with_name("last_plan.damaged.json")
    assert lab.toast.startswith("What was left here is" if earlier else "line 1, column 2: this is")
    assert lab.toast.endswith(f"The damaged file is kept: {kept}")
    toast = lab.window.findChild(Toast)
    assert toast is not None
    assert toast.width() > lab.window.width() // 3, "it is as wide as there is room for"
    assert len(lab.window.pane.draft.rows) == (2 if earlier else 1)
    lab.type(lab.window.pane.games, "6")
    lab.settle()
    lab.window.close()
    assert kept.read_text() == "{"
    lab.open()
    assert lab.toast == "", "it is whole again"


def test_results_of_players_who_are_not_here_are_seen(
    lab: Researcher, tmp_path: Path, qtbot: QtBot
) -> None:
    lab.plan_two_boards(4)
    lab.run()
    (kept,) = lab.results()
    text = kept.read_text().replace('"random"', '"theirs"')
    head, rest = text.split("\n", 1)
    plan = json.loads(head)
    plan["plan"]["guests"] = {"theirs": {"command": ["no-such-program"], "seconds": 5.0}}
    file = tmp_path / "theirs.jsonl"
    file.write_text(json.dumps(plan) + "\n" + rest)
    lab.trigger("open_results", file)
    qtbot.waitUntil(lambda: lab.games == 8, timeout=WAIT_MS)
    assert "there is no program 'no-such-program'" in lab.window.problem.text()
    assert not lab.window.run.isEnabled()
    assert lab.window.commands["export_csv"].isEnabled()


@pytest.mark.parametrize("name", ["open_plan", "open_results"])
def test_files_of_another_kind_are_refused_in_words(
    lab: Researcher, tmp_path: Path, name: str
) -> None:
    file = tmp_path / "other.txt"
    file.write_text('{"format": "something else"}\n')
    before = lab.window.pane.draft
    said: list[str] = []

    def read(box: QWidget) -> None:
        assert isinstance(box, QMessageBox)
        said.append(box.informativeText())
        QTest.keyClick(box, Qt.Key.Key_Return)

    lab.trigger(name, file, then=read)
    assert "other.txt" in said[0]
    assert lab.window.pane.draft is before


def test_results_are_exported(lab: Researcher, tmp_path: Path) -> None:
    assert not lab.window.commands["export_csv"].isEnabled()
    lab.plan_two_boards(4)
    lab.run()
    made = {kind: tmp_path / f"out.{kind}" for kind in ("csv", "html", "png", "svg")}
    lab.window.results.tabs.setCurrentIndex(1)
    for kind, file in made.items():
        lab.trigger(f"export_{kind}", file)
        assert lab.window.left.text() == f"Written: out.{kind}"
    rows = list(csv.reader(io.StringIO(made["csv"].read_text())))
    assert any("quadrants" in row for row in rows)
    page = made["html"].read_text()
    assert page.count("<svg") >= 4
    assert "http" not in page.replace("http://www.w3.org/2000/svg", "")
    drawing = QSvgRenderer(str(made["svg"]))
    assert drawing.isValid()
    text = made["svg"].read_text()
    assert "spiral: moves a game" in text
    assert "quadrants: moves a game" in text
    picture = QImage(str(made["png"]))
    assert picture.size() == drawing.defaultSize() * 2
    colours = {
        picture.pixel(x, y)
        for x in range(0, picture.width(), 7)
        for y in range(0, picture.height(), 7)
    }
    assert len(colours) > 20
