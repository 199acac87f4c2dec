# SPDX-License-Identifier: MIT
"""Moves as values: what is the same move is equal, however it was written."""

import itertools

import pytest

from sequence_desktop.engine.errors import BadMove
from sequence_desktop.engine.moves import Kind, Move
from sequence_desktop.engine.samples import small_game


@pytest.mark.parametrize(
    "rows",
    [
        ("a5-e5", "e1-e5"),
        ("b1-f5", "a2-e2", "e1-a5"),
        ("a1+b1+a2", "c3+d3+c4"),
        ("a1-a10", "a9-j9", "a10-j10"),
    ],
)
def test_the_order_in_which_rows_are_claimed_does_not_matter(rows: tuple[str, ...]) -> None:
    moves = {Move(Kind.PUT, "4S", "e5", rows=order) for order in itertools.permutations(rows)}
    texts = {str(Move.parse(f"4S@e5:{','.join(order)}")) for order in itertools.permutations(rows)}
    assert len(moves) == len(texts) == 1


def test_a_position_takes_a_move_as_text_like_a_game() -> None:
    position = small_game().position
    move = position.legal_moves()[0]
    assert position.play(str(move)) == position.play(move)
    with pytest.raises(BadMove, match="is not a move"):
        position.play("nonsense")
