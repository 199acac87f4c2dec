# SPDX-License-Identifier: MIT
"""Boards thrown away can be had back from the trash; where there is none, one is asked."""

import os
from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox, QPushButton, QWidget

from sequence_desktop.gui.designer import keeping
from sequence_desktop.gui.designer.gallery import Gallery
from sequence_desktop.gui.designer.windows import WorkshopWindows
from sequence_desktop.storage.home import Home
from sequence_desktop.workshop import files
from sequence_desktop.workshop.draft import Draft
from tests.gui.designer.conftest import Design
from tests.gui.hands import when_asked


@pytest.fixture
def trash() -> Path:
    """The system's trash."""
    data = Path(os.environ["XDG_DATA_HOME"])
    data.mkdir()
    return data / "Trash" / "files"


@pytest.fixture
def no_trash(monkeypatch: pytest.MonkeyPatch, user_folder: Path) -> None:
    """A system that has none: there is a file where the folder of all trash should be."""
    blocked = user_folder / "blocked"
    blocked.write_text("", encoding="utf-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(blocked / "data"))


def left_unsaved(windows: WorkshopWindows) -> Draft:
    """Make a board, and close the designer without saving."""
    designer = windows.design()
    designer.editor.put(11, "KH")
    designer.editor.about("name", "Half made")
    draft = designer.document.draft
    designer.close()
    return draft


def choose_left(gallery: Gallery) -> None:
    gallery.reload()
    row = next(row for row, item in enumerate(gallery.shown) if item.left is not None)
    gallery.list.setCurrentRow(row)


def answer(box: QWidget, name: str) -> None:
    assert isinstance(box, QMessageBox)
    assert box.objectName() == "no_trash"
    button = box.findChild(QPushButton, name)
    assert button is not None
    button.click()


def test_an_unsaved_board_can_be_had_back_from_the_trash(
    windows: WorkshopWindows, home: Home, trash: Path
) -> None:
    draft = left_unsaved(windows)
    gallery = windows.show_gallery()
    choose_left(gallery)
    gallery["delete"].trigger()
    assert keeping.left_behind(home) == ()
    assert list(home.boards.glob("*")) == []
    (thrown,) = trash.iterdir()
    assert thrown.name == "half-made.json"
    assert files.load(thrown) == draft


def test_a_board_thrown_away_in_the_offer_can_be_had_back_too(design: Design, trash: Path) -> None:
    first = design()
    first.type("kh")
    first.window.close()
    second = design()
    second.window.offer.throw_away.click()
    assert not second.window.offer.isVisible()
    (thrown,) = trash.iterdir()
    assert files.load(thrown) == first.draft


@pytest.mark.usefixtures("no_trash")
@pytest.mark.parametrize("saved", [True, False])
@pytest.mark.parametrize("button", ["keep", "delete"])
def test_without_a_trash_one_is_asked(
    windows: WorkshopWindows, home: Home, *, saved: bool, button: str
) -> None:
    if saved:
        files.save(Draft.new(6, 7).about(name="Half made"), home.boards / "half-made.json")
    else:
        left_unsaved(windows)
    gallery = windows.show_gallery()
    if saved:
        gallery.choose("half-made")
    else:
        choose_left(gallery)
    when_asked(lambda box: answer(box, button))
    gallery["delete"].trigger()
    there = [item.title for item in gallery.shown if item.own]
    assert there == ([] if button == "delete" else ["Half made"])
    assert len(list(home.boards.glob("*"))) == (saved and button == "keep")
    assert len(keeping.left_behind(home)) == (not saved and button == "keep")


@pytest.mark.usefixtures("no_trash")
def test_what_the_offer_cannot_throw_away_is_still_offered(design: Design) -> None:
    first = design()
    first.type("kh")
    first.window.close()
    second = design()
    when_asked(lambda box: answer(box, "keep"))
    second.window.offer.throw_away.click()
    assert second.window.offer.isVisible()
    when_asked(lambda box: answer(box, "delete"))
    second.window.offer.throw_away.click()
    assert not second.window.offer.isVisible()


def test_a_file_that_a_designer_holds_again_is_not_forgotten(design: Design, home: Home) -> None:
    first = design()
    first.type("kh")
    first.window.close()
    (stale,) = keeping.left_behind(home)
    kept = stale.kept
    kept.unlink()
    second = design()
    second.type("qs")
    second.window.keeper.keep()
    assert second.window.keeper.path == kept
    keeping.discard(stale)
    assert kept.exists(), "another board lies there now"
