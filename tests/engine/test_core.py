# SPDX-License-Identifier: MIT
"""The play-out core beside the engine: the same games, move by move, preset by preset."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from sequence_desktop.engine.core import Core
from sequence_desktop.engine.core_ground import liberties
from sequence_desktop.engine.core_mirror import deed_of, ground_of, mirror
from sequence_desktop.engine.game import Game
from sequence_desktop.engine.moves import Move
from sequence_desktop.engine.position import Position
from sequence_desktop.engine.rng import Random
from sequence_desktop.engine.setup import Setup
from tests.engine.material import boards, preset_names, rules_of

MOVES = int(os.environ.get("SEQUENCE_TEST_CORE_MOVES", "30000"))
"""So many random moves are played side by side; a million by hand (see CONTRIBUTING.md)."""

NOT_EXACT = {"club", "home_sheet", "open_draft", "sequence_dice_gem"}
"""Presets whose games the core only comes near to; ``liberties`` says in what."""


PRESETS = preset_names()


def setup_of(name: str, players: int = 0, sides: int = 0) -> Setup:
    rules = rules_of(name)
    players = players or rules.player_counts[0]
    board = boards()[rules.board.layout]
    return Setup.of(rules, board, players, sides or rules.sides_for(players)[0])


def tables() -> Iterator[tuple[str, int, int]]:
    for name in PRESETS:
        rules = setup_of(name).rules
        for players in rules.player_counts:
            for sides in rules.sides_for(players):
                yield name, players, sides


EXACT = [table for table in tables() if table[0] not in NOT_EXACT]


def test_the_presets_with_liberties_are_those_that_are_known() -> None:
    assert {name for name in PRESETS if liberties(setup_of(name))} == NOT_EXACT


@pytest.mark.parametrize(("name", "players", "sides"), EXACT)
def test_core_and_engine_play_the_same_games(name: str, players: int, sides: int) -> None:
    setup = setup_of(name, players, sides)
    seed, left = 0, MOVES // len(EXACT)
    while left > 0:
        left -= play_side_by_side(setup, seed)
        seed += 1


def play_side_by_side(setup: Setup, seed: int) -> int:
    game = Game.new(setup.rules, setup.board, setup.players, setup.sides, seed=seed)
    core, chance = Core(ground_of(setup)), Random(seed)
    mirror(core, game.position)
    plies = 0
    while not core.over:
        check_same(core, game.position)
        before, moves = game.position, game.position.legal_moves()
        move = moves[chance.below(len(moves))]
        after = game.play(move)
        play_in_core(core, move, before, after)
        plies += 1
        if after.roll or len(after.stock) > len(before.stock) or not after.discards:
            mirror(core, after)  # what chance decided is the engine's to say
    check_same(core, game.position)
    return plies


def play_in_core(core: Core, move: Move, before: Position, after: Position) -> None:
    if before.setup.rules.rows.mode == "banked":
        made = after.rows[before.side][len(before.rows[before.side]) :]
        core.want([core.ground.line_number[row] for row in made])
    core.play(*deed_of(core.ground, move))


def check_same(core: Core, position: Position) -> None:
    assert chips_of(core) == position.chips
    locked = sum(1 << cell for cell in range(core.cells) if core.lock[cell])
    assert locked == position.locked & ~position.setup.free
    for side in range(core.sides):
        assert core.rows[side] == len(position.rows[side])
        assert core.row_count(side) == position.row_count(side)
    assert bool(core.over) == (position.outcome is not None)
    if position.outcome is not None:
        if not position.outcome.ladder:
            assert core.winner == (-1 if (won := position.outcome.winner) is None else won)
        return
    check_same_cards(core, position)
    assert (core.seat, core.swaps, core.passes) == (position.seat, position.swaps, position.passes)
    n = core.options()
    options = [(core.deed[i], core.deed_token[i], core.deed_cell[i]) for i in range(n)]
    assert set(options) == {deed_of(core.ground, move) for move in position.legal_moves()}
    assert len(set(options)) == n


def check_same_cards(core: Core, position: Position) -> None:
    name = core.ground.tokens
    for seat, hand in enumerate(position.hands):
        start = seat * core.room
        assert tuple(name[t] for t in core.hand[start : start + core.held[seat]]) == hand
    assert tuple(name[t] for t in core.stock[: core.stock_size])[::-1] == position.stock
    assert tuple(name[t] for t in core.discards[: core.discards_size]) == position.discards
    if position.roll:
        assert name[core.roll] == position.roll


def chips_of(core: Core) -> tuple[int, ...]:
    return tuple(
        sum(1 << cell for cell in range(core.cells) if core.chip[cell] == side + 1)
        for side in range(core.sides)
    )


@pytest.mark.parametrize("name", PRESETS)
def test_random_games_of_the_core_end(name: str) -> None:
    setup = setup_of(name)
    core = Core(ground_of(setup))
    for seed in range(3):
        core.deal(seed, seed % setup.players)
        core.play_randomly(20_000)
        assert core.over


def test_a_state_that_was_saved_comes_back_whole() -> None:
    core = Core(ground_of(setup_of("sequence")))
    core.deal(5)
    core.play_randomly(20)
    state = core.new_state()
    core.save(state)
    saved = bytes(state), core.rng
    core.play_randomly(500)
    core.load(state)
    core.rng = saved[1]
    ended = core.play_randomly(5000)
    core.load(state)
    core.save(state)
    assert bytes(state) == saved[0]
    core.rng = saved[1]
    assert core.play_randomly(5000) == ended
