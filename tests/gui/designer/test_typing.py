# SPDX-License-Identifier: MIT
"""Cards and numbers typed on a board, and what becomes of those that are half typed."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from sequence_desktop.gui.designer.typed import Typed
from sequence_desktop.workshop import files
from sequence_desktop.workshop.draft import Draft
from sequence_desktop.workshop.patterns import PATTERNS
from tests.gui.designer.conftest import CTRL, Maker

SPIRAL = PATTERNS["spiral"].make()


@pytest.mark.parametrize(
    ("text", "numbers", "tokens"),
    [
        ("10hqs", False, ["TH", "QS"]),
        ("xx##..", False, ["XX", "##", ".."]),
        ("zz2s", False, ["2S"]),
        ("1xx", False, ["XX"]),
        ("XX", True, ["XX"]),
    ],
)
def test_what_is_typed_becomes_cards(text: str, numbers: bool, tokens: list[str]) -> None:
    typed = Typed()
    typed.numbers = numbers
    found = [token for sign in text if (token := typed.add(sign)) is not None]
    assert found == tokens


def test_numbers_are_typed_to_the_end(maker: Maker) -> None:
    maker.window.document.edit(lambda: "numbers", Draft.new(10, 10, "numbers"))
    maker.click("a1")
    maker.type("42")
    maker.press(Qt.Key.Key_Return)
    maker.type("7")
    maker.press(Qt.Key.Key_Right)
    assert maker.draft.cells[:2] == ("42", "7")


# -- half a card ---------------------------------------------------------------------------------


def test_undo_takes_back_what_is_half_typed_first(maker: Maker) -> None:
    maker.type("kh")
    maker.type("1")
    assert maker.canvas.typed == "1"
    maker.press(Qt.Key.Key_Z, CTRL)
    assert maker.canvas.typed == ""
    assert maker.token("a1") == "KH"
    maker.press(Qt.Key.Key_Z, CTRL)
    assert maker.token("a1") == "XX"


@pytest.mark.parametrize("deed", ["new", "pattern", "undo", "copy"])
def test_half_a_card_does_not_outlive_its_board(maker: Maker, deed: str) -> None:
    maker.type("kh")
    maker.type("x")
    deeds: dict[str, Callable[[], object]] = {
        "new": lambda: maker.press(Qt.Key.Key_N, CTRL),
        "pattern": lambda: maker.window.editor.lay_pattern(PATTERNS["spiral"], SPIRAL),
        "undo": maker.window.document.stack.undo,
        "copy": lambda: maker.window.filing.open_copy(SPIRAL),
    }
    deeds[deed]()
    assert maker.canvas.typed == ""
    assert maker.canvas.cells.showing.typed == ""
    before = maker.draft
    maker.click("c3")
    assert maker.draft == before


def test_a_number_that_is_typed_is_saved_with_the_board(maker: Maker, tmp_path: Path) -> None:
    maker.window.document.edit(lambda: "numbers", Draft.new(10, 10, "numbers"))
    path = tmp_path / "numbers.json"
    maker.window.filing.save_to(path)
    maker.click("a1")
    maker.type("42")
    maker.press(Qt.Key.Key_S, CTRL)
    assert files.load(path).cells[0] == "42"
    maker.type("7")
    maker.press(Qt.Key.Key_N, CTRL)
    maker.press(Qt.Key.Key_Z, CTRL)
    assert maker.draft.cells[:2] == ("42", "7")
