# SPDX-License-Identifier: MIT
"""The reasons take the policy's sum apart: what they add up to is what the policy thinks."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from sequence_desktop.engine.core_mirror import mirror
from sequence_desktop.engine.game import Game
from sequence_desktop.engine.moves import Kind, Move
from sequence_desktop.engine.position import Position
from sequence_desktop.players.mind import mind_of
from sequence_desktop.players.touches import Eye, Touch
from sequence_desktop.players.uniform import UniformPlayer
from tests.players.games import asked
from tests.players.tables import board_of, preset_names, rules_of

_NEVER = -1e8


def features(position: Position) -> dict[tuple[int, int, int], tuple[list[int], float]]:
    """What the policy itself adds up for each deed: its features, and their sum."""
    mind = mind_of(position.setup)
    core, policy = mind.core, mind.policy
    mirror(core, position)
    policy.learns = 1
    n = core.options()
    certain = policy.weigh(n)
    policy.learns = 0
    if certain >= 0:
        return {}
    return {
        (core.deed[i], core.deed_token[i], core.deed_cell[i]): (
            list(policy.feature[policy.start[i] : policy.start[i + 1]]),
            policy.value[i],
        )
        for i in range(n)
        if policy.value[i] > _NEVER
    }


def touches(eye: Eye, position: Position, move: Move) -> Iterator[Touch]:
    """The same from what the reasons are made of."""
    power = position.setup.powers.get(move.token)
    if move.kind is Kind.DRAW:
        yield eye.draw()
        return
    cell = position.setup.board.cell(move.cell)
    yield from {Kind.PUT: eye.put, Kind.REMOVE: eye.lift, Kind.REPLACE: eye.cover}[move.kind](cell)
    dice = position.setup.rules.source == "dice"
    if move.kind is Kind.PUT and power is None:
        yield from eye.price(move.token, cell)
    elif not dice and power not in (None, "corner"):
        takes = move.kind is Kind.REMOVE or (move.kind is Kind.REPLACE and power != "replace_any")
        yield eye.special(move.token, takes=takes)


@pytest.mark.parametrize("preset", preset_names())
def test_what_is_taken_apart_adds_up(preset: str) -> None:
    rules = rules_of(preset)
    for players in rules.player_counts[:2]:
        game = Game.new(rules, board_of(rules), players, seed=players)
        drifter, compared = UniformPlayer(7), 0
        while game.outcome() is None and len(game.moves) < 80:
            position = game.position
            if asked(game) == position.seat and position.phase == "play":
                compared += compare(position, game)
            game.play(drifter.choose(game.view(asked(game))))
        assert compared > 20


def compare(position: Position, game: Game) -> int:
    """Hold each move against what the policy adds up: how many were compared."""
    view = game.view(position.seat)
    known = features(view.position)
    eye, ground = Eye(view.position), mind_of(position.setup).ground
    count = 0
    for move in view.legal_moves():
        if move.kind not in (Kind.PUT, Kind.REMOVE, Kind.REPLACE, Kind.DRAW):
            continue
        cell = position.setup.board.cell(move.cell) if move.cell else 0
        number = ground.number[move.token] if move.token else 0
        wanted = known.get(("@-*!+=".index(move.kind), number, cell))
        if wanted is None:
            continue
        found = list(touches(eye, view.position, move))
        assert [touch.feature for touch in found] == wanted[0], str(move)
        assert sum(touch.points for touch in found) == pytest.approx(wanted[1])
        count += 1
    return count
