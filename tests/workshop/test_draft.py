# SPDX-License-Identifier: MIT
"""Boards in the making: every change, and the way back."""

import json
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sequence_desktop.engine.board import EMPTY, Board
from sequence_desktop.engine.cards import BLOCKED, FREE
from sequence_desktop.engine.errors import BadBoard
from sequence_desktop.storage import json_text
from sequence_desktop.workshop.draft import Block, Draft, changed
from tests.workshop.made import WORDS, drafts, shipped

EDITS = st.sampled_from(("put", "clear", "fill", "swap", "move", "paste", "resize", "about"))


def edited(draft: Draft, kind: str, one: int, other: int, word: str) -> Draft:
    """The draft after some edit."""
    one, other = one % draft.size, other % draft.size
    if kind == "put":
        return draft.put(one, word)
    if kind == "clear":
        return draft.clear({one, other})
    if kind == "fill":
        return draft.fill({one, other}, word)
    if kind == "swap":
        return draft.swap(one, other)
    if kind == "move":
        return draft.move(one, other)
    if kind == "paste":
        return draft.paste(draft.copy({one, other}), other)
    if kind == "resize":
        return draft.resize(4 + one % 5, 4 + other % 5, other % 3 - 1, one % 3 - 1)
    return draft.about(name=word)


@given(drafts(), st.lists(st.tuples(EDITS, st.integers(0), st.integers(0), st.sampled_from(WORDS))))
def test_no_edit_changes_the_draft_it_starts_from(
    first: Draft, edits: list[tuple[str, int, int, str]]
) -> None:
    """Undoing is to go back to the draft before: it must still be what it was."""
    history, texts = [first], [repr(first)]
    for edit in edits:
        history.append(edited(history[-1], *edit))
        texts.append(repr(history[-1]))
    assert [repr(draft) for draft in history] == texts
    assert history[0] == first


@given(drafts())
def test_written_and_read_again(draft: Draft) -> None:
    text = json_text.write(draft.to_json())
    assert Draft.from_json(json.loads(text)) == draft


@given(drafts())
def test_a_board_only_when_nothing_is_empty(draft: Draft) -> None:
    if EMPTY not in draft.cells:
        board = draft.to_board("mine")
        assert (board.id, Draft.of(board)) == ("mine", draft)
        assert Board.from_json(draft.to_json(), id="mine") == board
        return
    with pytest.raises(BadBoard, match="cells are still empty"):
        draft.to_board()
    with pytest.raises(BadBoard, match="this cell is still empty; put a card there") as caught:
        Board.from_json(draft.to_json())
    row, column = divmod(draft.empty[0], draft.width)
    assert caught.value.where == f"row {row + 1}, column {'abcdefg'[column]}"


@pytest.mark.parametrize("name", ["spiral", "five_straight", "dice", "junior", "pinwheel"])
def test_a_shipped_board_keeps_its_shape_in_text(name: str) -> None:
    board = shipped(name)
    draft = Draft.of(board)
    assert draft.to_board(name) == board
    file = board.to_json() | {"rows": [" ".join(row) for row in board.rows]}
    assert Draft.from_json({k: v for k, v in file.items() if k != "id"}) == draft
    assert len({len(line) for line in draft.text().splitlines()}) == 1


def test_what_is_no_board_file_is_told_as_for_boards() -> None:
    rows = ["XX 2S 3S 4S"] * 4
    for data, why in (
        ([], "a board is a JSON object"),
        ({"name": "x"}, "a board needs its rows"),
        ({"rows": rows[:3]}, "there are 3 rows"),
        ({"rows": ["XX .. 3S", *rows[1:]]}, "row 1 has 3 cells"),
        ({"rows": [".. .. 3S 4S", "XX 2S ?? 4S", *rows[2:]]}, "'??' is not a card"),
        ({"rows": [1, *rows[1:]]}, "a row is a text of cells"),
        ({"rows": rows, "colour": "red"}, "the key 'colour'"),
    ):
        with pytest.raises(BadBoard, match=why.replace("?", r"\?")):
            Draft.from_json(data)


def test_a_new_draft_for_packs_has_free_corners() -> None:
    assert [i for i, t in enumerate(Draft.new(5, 6).cells) if t == FREE] == [0, 4, 25, 29]
    assert set(Draft.new(6, 6, "dice").cells) == {EMPTY}


@pytest.mark.parametrize("size", [(3, 10), (10, 3), (21, 4), (4, 21)])
def test_sizes_that_boards_do_not_have(size: tuple[int, int]) -> None:
    with pytest.raises(BadBoard, match="cannot be made; use 4 to 20"):
        Draft.new(*size)
    with pytest.raises(BadBoard, match="cannot be made; use 4 to 20"):
        Draft.new(4, 4).resize(*size)


def test_the_tray_counts_what_is_left() -> None:
    draft = Draft.new(10, 10).put_all({1: "TH", 2: "TH", 3: "TH", 4: "2S", 5: "JS", 6: BLOCKED})
    left = {supply.token: supply.left for supply in draft.tray()}
    assert (left["TH"], left["2S"], left["3S"], left["JS"]) == (-1, 1, 2, -1)
    assert (left[FREE], left[BLOCKED]) == (-1, None)
    assert [supply.token for supply in draft.tray()][:2] == ["2S", "3S"]
    assert [supply.token for supply in draft.tray()][-3:] == ["JS", FREE, BLOCKED]


@pytest.mark.parametrize(
    ("size", "deck", "total"),
    [
        ((10, 10), "two_packs", 100),
        ((8, 6), "one_pack", 48),
        ((10, 10), "numbers", 100),
        ((6, 6), "dice", 36),
        ((7, 5), "dice", 35),
    ],
)
def test_the_tray_fills_a_board(size: tuple[int, int], deck: str, total: int) -> None:
    draft = Draft.new(*size, deck).clear(range(size[0] * size[1]))
    assert sum(supply.left or 0 for supply in draft.tray()) == total


def test_the_tray_of_a_free_deck_never_ends() -> None:
    tray = Draft.new(5, 5, "free").put(3, "JS").tray()
    assert {supply.left for supply in tray} == {None}
    assert len(tray) == 54


@given(drafts(), st.sets(st.integers(0, 15), min_size=1), st.integers(0, 15))
def test_a_copied_block_is_pasted_where_it_was(draft: Draft, cells: set[int], at: int) -> None:
    block = draft.copy(cells)
    top = min(cell // draft.width for cell in cells) * draft.width
    left = min(cell % draft.width for cell in cells)
    assert draft.clear(cells).paste(block, top + left) == draft
    pasted = draft.paste(block, at)
    assert set(changed(draft, pasted)) <= {
        at + r * draft.width + c for r in range(block.height) for c in range(block.width)
    }


def test_a_block_leaves_out_what_was_not_selected() -> None:
    draft = Draft.new(4, 4).put_all({5: "2S", 6: "3S", 9: "4S", 10: "5S"})
    block = draft.copy({5, 10})
    assert block == Block(2, ("2S", None, None, "5S"))
    assert block.text() == "2S\t..\n..\t5S\n"
    assert Counter(draft.paste(block, 11).cells)["2S"] == 2  # the rest hangs over
    with pytest.raises(ValueError, match="nothing to copy"):
        draft.copy(())


@given(drafts())
def test_growing_and_shrinking_again(draft: Draft) -> None:
    grown = draft.resize(draft.width + 3, draft.height + 2, left=1, top=2)
    assert grown.resize(draft.width, draft.height, left=-1, top=-2) == draft
    assert Counter(grown.cells) - Counter(draft.cells) == Counter({EMPTY: grown.size - draft.size})


def test_changed_cells() -> None:
    draft = Draft.new(4, 5)
    assert changed(draft, draft.put_all({3: "2S", 7: EMPTY})) == (3,)
    assert changed(draft, draft.resize(5, 5)) == tuple(range(25))
