# SPDX-License-Identifier: MIT
"""Boards that are not saved: kept, left behind, offered again, and each of them once."""

import os
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from sequence_desktop.gui.designer import keeping
from sequence_desktop.storage.home import Home
from sequence_desktop.workshop import files
from sequence_desktop.workshop.patterns import PATTERNS
from tests.gui.designer.conftest import CTRL, SHIFT, Design, Maker
from tests.gui.hands import when_asked

SPIRAL = PATTERNS["spiral"].make()


def crash(maker: Maker) -> None:
    """The program ends without closing anything: its lock is gone, its file is not."""
    maker.window.keeper.keep()
    lock = maker.window.keeper._lock
    assert lock is not None
    lock.release()
    maker.window.keeper.path = None


def test_unsaved_work_survives_a_crash(design: Design, tmp_path: Path) -> None:
    first = design()
    path = tmp_path / "mine.json"
    first.window.editor.lay_pattern(PATTERNS["spiral"], SPIRAL)
    first.window.filing.save_to(path)
    first.window.editor.swap(1, 2)
    unsaved = first.draft
    crash(first)
    second = design()
    assert second.window.offer.isVisible()
    second.window.offer.take.click()
    assert second.draft == unsaved
    assert second.window.document.path == path
    assert second.window.isWindowModified()
    assert not second.window.offer.isVisible()
    assert second.window.filing.save()
    assert files.load(path) == unsaved


def test_work_is_kept_soon_after_a_change(qtbot: QtBot, maker: Maker, home: Home) -> None:
    maker.type("kh")
    kept = maker.window.keeper.path
    assert kept is not None
    qtbot.waitUntil(kept.exists, timeout=5000)
    maker.press(Qt.Key.Key_Z, CTRL)
    qtbot.waitUntil(lambda: not kept.exists(), timeout=5000)


def test_closing_asks_nothing_and_keeps_the_draft(design: Design, home: Home) -> None:
    Path(os.environ["XDG_DATA_HOME"]).mkdir()  # where the trash is
    first = design()
    first.type("kh")
    first.window.close()
    (left,) = keeping.left_behind(home)
    assert left.draft == first.draft
    second = design()
    second.window.offer.throw_away.click()
    assert keeping.left_behind(home) == ()
    second.window.close()
    assert not design().window.offer.isVisible()


def test_another_board_on_the_desk_leaves_unsaved_work_behind(design: Design, home: Home) -> None:
    first = design()
    first.type("kh")
    unsaved = first.draft
    first.window.filing.new()
    first.window.close()
    (left,) = keeping.left_behind(home)
    assert left.draft == unsaved


def test_a_board_that_undo_brings_back_is_offered_once(design: Design, home: Home) -> None:
    first = design()
    first.window.editor.lay_pattern(PATTERNS["spiral"], SPIRAL)
    first.press(Qt.Key.Key_N, CTRL)
    first.press(Qt.Key.Key_Z, CTRL)
    unsaved = first.draft
    first.window.close()
    (left,) = keeping.left_behind(home)
    assert left.draft == unsaved


def test_boards_are_left_and_come_back_with_undo_and_redo(design: Design, home: Home) -> None:
    maker = design()
    maker.type("kh")
    first = maker.draft
    maker.window.filing.new()
    maker.type("qs")
    second = maker.draft
    maker.undo_all()
    maker.press(Qt.Key.Key_Z, CTRL | SHIFT)
    assert maker.draft == first
    assert keeping.left_behind(home) == ()
    maker.redo_all()
    assert maker.draft == second
    assert [left.draft for left in keeping.left_behind(home)] == [first]
    maker.window.close()
    assert {left.draft for left in keeping.left_behind(home)} == {first, second}


def test_a_board_left_in_this_designer_is_taken_up_once(design: Design, home: Home) -> None:
    maker = design()
    maker.type("kh")
    unsaved = maker.draft
    maker.window.filing.new()
    (left,) = keeping.left_behind(home)
    maker.window.take(left)
    assert maker.draft == unsaved
    maker.undo_all()
    maker.redo_all()
    assert maker.draft == unsaved
    maker.window.close()
    (again,) = keeping.left_behind(home)
    assert again.draft == unsaved


def test_a_board_taken_elsewhere_is_offered_no_more(design: Design, home: Home) -> None:
    first = design()
    first.type("kh")
    first.window.close()
    second, third = design(), design()
    assert second.window.offer.isVisible()
    (left,) = keeping.left_behind(home)
    second.window.take(left)  # as from the gallery
    assert not second.window.offer.isVisible()
    third.window.refresh_offer()  # as at the next click into its window
    assert not third.window.offer.isVisible()


def test_a_running_designer_keeps_its_draft_to_itself(design: Design, home: Home) -> None:
    first = design()
    first.type("kh")
    first.window.keeper.keep()
    assert keeping.left_behind(home) == ()


def test_a_damaged_kept_draft_is_left_aside(design: Design, home: Home) -> None:
    folder = keeping.folder_of(home)
    folder.mkdir(parents=True)
    (folder / "draft-1.json").write_text("{", encoding="utf-8")
    maker = design()
    assert not maker.window.offer.isVisible()
    assert maker.window.keeper.path == folder / "draft-1.json"
    assert (folder / "draft-1.damaged.json").read_text(encoding="utf-8") == "{"


def test_the_folder_of_drafts_may_be_closed(design: Design, home: Home) -> None:
    folder = keeping.folder_of(home)
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.write_text("a file in the way", encoding="utf-8")
    maker = design()
    maker.type("kh")
    maker.window.keeper.keep()
    assert maker.window.keeper.path is None
    assert folder.is_file()
    when_asked(
        lambda box: next(b for b in box.findChildren(QPushButton) if "lose" in b.text()).click()
    )
    assert maker.window.close()
