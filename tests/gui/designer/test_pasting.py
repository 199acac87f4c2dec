# SPDX-License-Identifier: MIT
"""Boards and pieces of boards pasted from anywhere, and what is said of them."""

import json
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from sequence_desktop.engine.board import EMPTY
from sequence_desktop.workshop.patterns import PATTERNS
from tests.gui.designer.conftest import CTRL, LEFT, NONE, SHIFT, Design, Maker

SPIRAL = PATTERNS["spiral"].make()
ROWS = SPIRAL.text().splitlines()


def _signs(rows: list[str]) -> list[list[str]]:
    signs = str.maketrans("SHDC", "♠♥♦♣")
    return [[w if w == "XX" else w.translate(signs) for w in row.split()] for row in rows]


SHAPES: dict[str, Callable[[list[str]], str]] = {
    "plain": "\n".join,
    "spreadsheet": lambda rows: "\n".join("\t".join(row.split()) for row in rows),
    "commas": lambda rows: "\n".join(", ".join(row.split()) for row in rows),
    "signs": lambda rows: "\n".join(" ".join(row).replace("T", "10") for row in _signs(rows)),
    "forum": lambda rows: "My board:\n\n" + "\n".join(f"| {' | '.join(r.split())} |" for r in rows),
    "small letters": lambda rows: "\n".join(rows).lower(),
    "json": lambda rows: json.dumps({"rows": rows}),
}


@pytest.mark.parametrize("shape", SHAPES)
def test_a_board_pasted_from_anywhere(maker: Maker, shape: str) -> None:
    QGuiApplication.clipboard().setText(SHAPES[shape](ROWS))
    maker.press(Qt.Key.Key_V, CTRL)
    assert maker.draft.cells == SPIRAL.cells
    assert maker.window.document.stack.count() == 1


def test_what_was_not_understood_is_marked_and_said(maker: Maker) -> None:
    rows = [row.split() for row in ROWS]
    rows[2][3] = "wat"
    QGuiApplication.clipboard().setText("\n".join(" ".join(row) for row in rows))
    maker.press(Qt.Key.Key_V, CTRL)
    cell = maker.cell("d3")
    assert maker.draft.cells[cell] == EMPTY
    assert maker.canvas.cells.showing.misread == {cell}
    assert maker.window.findings.texts[0] == ("Pasted, d3 (line 3): “wat” was not understood")
    assert "Not understood: 1" in maker.window.toast.text
    maker.click("d3")
    maker.type("5d")
    assert maker.canvas.cells.showing.misread == frozenset()


def test_an_empty_clipboard_is_said_to_be(maker: Maker) -> None:
    QGuiApplication.clipboard().clear()
    maker.press(Qt.Key.Key_V, CTRL)
    assert maker.window.document.stack.count() == 0
    assert maker.window.toast.text == "There is no text on the clipboard."


def test_a_larger_board_is_pasted_whole_and_a_piece_where_one_is(maker: Maker) -> None:
    QGuiApplication.clipboard().setText("2S 3S\n4S 5S")
    maker.click("d4")
    maker.press(Qt.Key.Key_V, CTRL)
    assert [maker.token(n) for n in ("d4", "e4", "d5", "e5")] == ["2S", "3S", "4S", "5S"]
    large = PATTERNS["random"].make(12, 12, "numbers")
    QGuiApplication.clipboard().setText(large.text())
    maker.press(Qt.Key.Key_V, CTRL)
    assert (maker.draft.width, maker.draft.height, maker.draft.deck) == (12, 12, "numbers")
    assert maker.draft.cells == large.cells


def test_prose_is_no_board(maker: Maker) -> None:
    before = maker.draft
    QGuiApplication.clipboard().setText("Dear friend, how are you?")
    maker.press(Qt.Key.Key_V, CTRL)
    assert maker.draft == before
    assert "no board" in maker.window.toast.text


def test_the_board_goes_out_as_text(maker: Maker) -> None:
    maker.window.editor.lay_pattern(PATTERNS["spiral"], SPIRAL)
    maker.window.commands["copy_text"].trigger()
    assert QGuiApplication.clipboard().text() == SPIRAL.text()


# -- what does not fit ---------------------------------------------------------------------------


def test_a_text_larger_than_any_board_is_not_cut_in_silence(maker: Maker) -> None:
    rows = [" ".join(["2S"] * 30)] * 30
    QGuiApplication.clipboard().setText("\n".join(rows))
    maker.press(Qt.Key.Key_V, CTRL)
    assert maker.draft.size == 100
    said = "800 cards did not fit on the board: they lie right of j and below row 10."
    assert maker.window.toast.text == said
    assert maker.window.findings.texts[0] == said


@pytest.mark.parametrize(
    ("name", "where"),
    [
        ("j4", "2 cards did not fit on the board: they lie on the right of column j."),
        ("d10", "2 cards did not fit on the board: they lie below row 10."),
    ],
)
def test_a_piece_over_the_rim_is_told(maker: Maker, name: str, where: str) -> None:
    QGuiApplication.clipboard().setText("2S 3S\n4S 5S")
    maker.click(name)
    maker.press(Qt.Key.Key_V, CTRL)
    assert maker.window.toast.text == where
    list_ = maker.window.findings.list
    maker.click("a1")
    QTest.mouseClick(list_.viewport(), LEFT, NONE, list_.visualItemRect(list_.item(0)).center())
    assert len(maker.window.editor.selection.cells) == 2, "the cells that were laid"


def test_cells_cut_from_another_board_over_the_rim_are_told(design: Design) -> None:
    one = design()
    one.window.editor.lay_pattern(PATTERNS["spiral"], SPIRAL)
    one.click("b1")
    one.click("e2", SHIFT)
    one.press(Qt.Key.Key_X, CTRL)
    assert len(one.draft.empty) == 8
    other = design()
    other.click("i5")
    other.press(Qt.Key.Key_V, CTRL)
    assert [other.token(n) for n in ("i5", "j5", "i6", "j6")] == [
        SPIRAL.cells[i] for i in (1, 2, 11, 12)
    ]
    assert other.window.toast.text.startswith("4 cards did not fit")


def test_empty_cells_over_the_rim_are_no_loss(maker: Maker) -> None:
    QGuiApplication.clipboard().setText("2S ..\n4S ..")
    maker.click("j4")
    maker.press(Qt.Key.Key_V, CTRL)
    assert maker.window.toast.text == "Pasted: everything was understood."


def test_what_was_mended_is_told_no_more(maker: Maker) -> None:
    rows = [row.split() for row in ROWS]
    rows[2][3] = "wat"
    QGuiApplication.clipboard().setText("\n".join(" ".join(row) for row in rows))
    maker.press(Qt.Key.Key_V, CTRL)
    assert "wat" in maker.window.findings.texts[0]
    maker.click("d3")
    maker.type("5d")
    assert "wat" not in maker.window.findings.texts[0]
