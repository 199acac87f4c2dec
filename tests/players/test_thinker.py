# SPDX-License-Identifier: MIT
"""The trained policy and the look ahead: legal, honest and the same from the same seed."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from sequence_desktop.engine.game import Game
from sequence_desktop.engine.setup import Setup
from sequence_desktop.players.habits import Foresight
from sequence_desktop.players.mind import mind_of
from sequence_desktop.players.thinker import Thinker
from tests.players.tables import board_of, rules_of

FORESIGHT = Foresight(playouts=60, candidates=4, plies=4)


def test_each_thread_thinks_on_a_core_of_its_own() -> None:
    rules = rules_of("sequence")
    setup = Setup.of(rules, board_of(rules), 2, 2)
    with ThreadPoolExecutor(1) as other:
        there = other.submit(mind_of, setup).result()
        assert other.submit(mind_of, setup).result() is there
    assert mind_of(setup) is mind_of(setup)
    assert mind_of(setup) is not there
    assert mind_of(setup).core is not there.core


@pytest.mark.parametrize("preset", ["sequence", "one_eyed_jack", "five_straight", "sequence_dice"])
def test_it_plays_legal_moves_and_the_same_ones_again(preset: str) -> None:
    rules = rules_of(preset)
    game = Game.new(rules, board_of(rules), seed=4)
    for _ in range(12):
        view = game.view(game.position.seat)
        move = Thinker(7, foresight=FORESIGHT).choose(view)
        assert move in game.position.legal_moves()
        assert move == Thinker(7, foresight=FORESIGHT).choose(view)
        game.play(move)
        if game.position.outcome is not None:
            break
