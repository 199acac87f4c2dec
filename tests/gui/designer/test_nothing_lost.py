# SPDX-License-Identifier: MIT
"""A board whose file or folder is not as it should be: the designer says so, and loses nothing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel, QMessageBox

from sequence_desktop.gui.designer import keeping
from sequence_desktop.storage.files import backup_path
from sequence_desktop.storage.home import Home
from tests.gui.designer.conftest import Design, Maker
from tests.gui.hands import when_asked


def answer(text: str, told: list[str]) -> Callable[[object], None]:
    """Presses the button of a message box with this text."""

    def act(dialog: object) -> None:
        assert isinstance(dialog, QMessageBox)
        told.append(f"{dialog.text()} {dialog.informativeText()}")
        next(b for b in dialog.buttons() if text in b.text().replace("&", "")).click()

    return act


def test_a_board_that_cannot_be_kept_is_not_closed_unasked(maker: Maker, home: Home) -> None:
    folder = keeping.folder_of(home)
    folder.rename(home.data / "elsewhere")
    folder.write_text("a file where a folder should be")
    maker.type("qs")
    maker.window.keeper.keep()
    assert "This board is not kept" in maker.window.toast.text
    told: list[str] = []
    when_asked(answer("Cancel", told))
    assert not maker.window.close()
    assert maker.window.isVisible()
    assert "This board is not kept. " in told[0]
    when_asked(answer("lose it", told))
    assert maker.window.close()


def test_a_home_that_takes_no_board_is_told_of_at_once(design: Design, home: Home) -> None:
    folder = keeping.folder_of(home)
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.write_text("a file where a folder should be")
    assert "This board is not kept: " in design().window.toast.text


def test_a_board_in_a_damaged_file_is_offered_as_it_was_before(
    maker: Maker, design: Design, home: Home
) -> None:
    maker.type("qs")
    maker.window.keeper.keep()
    maker.type("kd")
    maker.window.keeper.keep()
    kept = maker.window.keeper.path
    assert kept is not None
    maker.window.close()
    kept.write_text(kept.read_text()[:50])
    again = design()
    assert again.window.offer.isVisible()
    texts = [label.text() for label in again.window.offer.findChildren(QLabel)]
    assert "how it was a moment before" in texts[0], "the program says which"
    aside = kept.with_name("draft-1.damaged.json")
    assert again.window.toast.text == f"The damaged file is kept: {aside}"
    again.window.offer.take.click()
    assert "QS" in again.draft.cells
    assert not again.window.offer.isVisible()
    assert len(aside.read_text()) == 50


def test_boards_in_files_that_are_damaged_for_good_are_told_of_once(
    design: Design, home: Home
) -> None:
    folder = keeping.folder_of(home)
    folder.mkdir(parents=True)
    for number in (1, 2):
        (folder / f"draft-{number}.json").write_text("{" * number)
    backup_path(folder / "draft-2.json").write_text("[")
    first = design()
    asides = [folder / f"draft-{number}.damaged.json" for number in (1, 2)]
    lines = first.window.toast.text.splitlines()
    assert lines[0] == "What was left here is damaged, and cannot be shown any more."
    assert lines[1:] == [f"The damaged file is kept: {aside}" for aside in asides]
    assert not first.window.offer.isVisible()
    first.window.close()
    assert design().window.toast.text == ""
    assert [aside.read_text() for aside in asides] == ["{", "{{"]
    assert (folder / "draft-2.json.damaged.bak").read_text() == "["


def test_a_damaged_file_that_the_system_holds_stays_and_the_designer_opens(
    design: Design, home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = keeping.folder_of(home)
    folder.mkdir(parents=True)
    kept = folder / "draft-1.json"
    kept.write_text("{")
    unlink = Path.unlink

    def refuse(path: Path, *, missing_ok: bool = False) -> None:
        if path == kept:  # as Windows does while another program reads it
            raise PermissionError(13, "in use")
        unlink(path, missing_ok=missing_ok)

    monkeypatch.setattr(Path, "unlink", refuse)
    maker = design()
    aside = folder / "draft-1.damaged.json"
    assert maker.window.toast.text.endswith(f"The damaged file is kept: {aside}")
    assert maker.window.keeper.path == folder / "draft-2.json"


def test_the_longest_name_becomes_a_file_name(maker: Maker, home: Home) -> None:
    maker.window.document.edit(lambda: "name", maker.draft.about(name="金" * 2000))
    path = maker.window.filing.suggested()
    assert maker.window.filing.save_to(path)
    assert path.exists()
