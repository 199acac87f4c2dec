# SPDX-License-Identifier: MIT
"""A position that cannot be kept: the window says so, and is not closed unasked."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtWidgets import QMessageBox, QWidget

from sequence_desktop.gui.setup.keeping import folder_of
from sequence_desktop.storage.home import Home
from tests.gui.hands import when_asked
from tests.gui.setup.conftest import Arrange, Arranger


def answer(text: str, told: list[str]) -> Callable[[QWidget], None]:
    """Presses the button of a message box with this text."""

    def act(dialog: QWidget) -> None:
        assert isinstance(dialog, QMessageBox)
        told.append(f"{dialog.text()} {dialog.informativeText()}")
        next(b for b in dialog.buttons() if text in b.text().replace("&", "")).click()

    return act


@contextmanager
def no_folder(home: Home) -> Iterator[None]:
    """Where positions are kept is a file."""
    folder, elsewhere = folder_of(home), home.data / "elsewhere"
    there = folder.exists()
    if there:
        folder.rename(elsewhere)
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.write_text("a file where a folder should be")
    yield
    folder.unlink()
    if there:
        elsewhere.rename(folder)


@pytest.fixture(params=["from the beginning", "after opening"])
def unkept(request: pytest.FixtureRequest, arrange: Arrange, home: Home) -> Iterator[Arranger]:
    """Somebody who changes a position that cannot be kept."""
    early = request.param == "from the beginning"
    arranger = None if early else arrange()
    with no_folder(home):
        arranger = arranger or arrange()
        if early:
            assert "This position is not kept: " in arranger.window.toast.text
        arranger.click("c4")
        yield arranger
        if arranger.table.setup.window is not None:
            when_asked(answer("lose it", []))
            assert arranger.window.close()


def test_it_is_not_closed_unasked(unkept: Arranger) -> None:
    told: list[str] = []
    when_asked(answer("Cancel", told))
    assert not unkept.window.close()
    assert "This position is not kept. " in told[0]
    assert "positions" in told[0], "the place is named"
    assert unkept.side("c4") == 0
    assert unkept.window.isVisible()
    when_asked(answer("lose it", told))
    assert unkept.window.close()
    assert unkept.table.setup.window is None


def test_the_program_stays_as_long_as_it_does(unkept: Arranger) -> None:
    told: list[str] = []
    when_asked(answer("Cancel", told))
    assert not unkept.table.close()
    assert "This position is not kept. " in told[0]
    assert unkept.table.isVisible()
    assert unkept.window.isVisible()


def test_what_is_not_changed_is_closed_unasked(arrange: Arrange, home: Home) -> None:
    with no_folder(home):
        arranger = arrange(blank=False)
        assert "This position is not kept: " in arranger.window.toast.text
        assert arranger.window.close()
