# SPDX-License-Identifier: MIT
"""Games that nobody has won: full boards, and longer rows that decide."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from sequence_desktop.engine.board import Board
from sequence_desktop.engine.endings import board_is_stuck, finish
from sequence_desktop.engine.outcome import Ending
from sequence_desktop.engine.rng import Random
from sequence_desktop.engine.rows import completed, protected_cells
from sequence_desktop.engine.rules import Rules
from sequence_desktop.engine.setup import Setup
from sequence_desktop.engine.state import Draft
from tests.engine.reference_game import Reference


def game_of(ladder: list[int], mode: str, corners: bool, power: str) -> tuple[Rules, Board]:
    """Three players, rows of four on eight by eight."""
    row = ["1", "2", "3", "4", "1", "2", "3", "4"]
    rows = [[*row] for _ in range(8)]
    for r, c in ((0, 0), (0, 7), (7, 0), (7, 7)) if corners else ():
        rows[r][c] = "XX"
    rules = {
        "players": {"partitions": {"3": [3]}},
        "start": "first_seat",
        "deck": {"numbers": [1, 5]},
        "hand": {"const": 1},
        "powers": {"5": power},
        "rows": {"length": 4, "mode": mode},
        "stalemate": {"mode": "ladder", "ladder": ladder},
        "win": {"rows_by_sides": {"3": 9}},
    }
    return Rules.from_json(rules), Board(tuple(map(tuple, rows)), deck="free")


games = st.builds(
    game_of,
    st.lists(st.integers(2, 8), max_size=4),
    st.sampled_from(["banked", "live"]),
    st.booleans(),
    st.sampled_from(["wild", "remove"]),
)


@settings(max_examples=300)
@given(games, st.integers(0, 2**32), st.sampled_from([3, 4, 6]))
def test_a_game_nobody_has_won(game: tuple[Rules, Board], seed: int, of: int) -> None:
    """The longer rows decide as the slow reading says; of so many cells three hold chips."""
    draft, reference = Draft.blank(Setup(*game, 3, 3)), Reference(*game, 3, 3, seed=0)
    setup, random = draft.setup, Random(seed)
    chips = [0, 0, 0]
    for cell in range(setup.board.size):
        side = random.below(of)
        if side < 3 and setup.playable >> cell & 1:
            chips[side] |= 1 << cell
            reference.chips[divmod(cell, 8)] = side
    draft.chips = (chips[0], chips[1], chips[2])
    if setup.rules.rows.mode == "live":
        reached = [completed(own | setup.free, setup.windows) for own in chips]
        draft.rows = tuple(tuple(rows) for rows in reached)
        draft.locked = protected_cells(setup, draft.chips, draft.rows)
    else:
        reference.banked[0] = reference.lines[5:7]
        draft.rows = (setup.windows[5:7], (), ())
        draft.locked = protected_cells(setup, draft.chips, draft.rows)
    assert board_is_stuck(draft) == reference.is_stuck()
    finish(draft, Ending.STALEMATE)
    reference.finish("stalemate")
    assert draft.outcome is not None
    assert (draft.outcome.winner, draft.outcome.ending) == (reference.winner, reference.ending)
