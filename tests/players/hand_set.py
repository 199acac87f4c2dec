# SPDX-License-Identifier: MIT
"""Rivals for the trained policy that never change: weights set by hand, and chance; on the core.

The hand-set weights are what one would write in an evening: attack and block, each chip more in a
line worth four times as much, and a jack worth half a finished line. They know nothing of cards
held or gone. They are frozen: what is measured against them today can be measured again.

They are one of many such sets. Ten with other powers and prices lost 61 to 67 games in 100 to the
trained policy; one with the prices that training found lost 59, and the weights that training
starts from (`packaging/train_players.py`), which know of cards held, lost 57.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from typing import Final

from sequence_desktop.engine.core import Core
from sequence_desktop.engine.core_mirror import ground_of
from sequence_desktop.engine.rng import Random
from sequence_desktop.engine.setup import Setup
from sequence_desktop.players.features import GROUPS, SET
from sequence_desktop.players.linear import Linear
from sequence_desktop.players.mind import nearest

_ATTACK: Final = (64.0, 16.0, 4.0, 1.0, 0.25, 0.06)
"""Points for a chip in a line of one's own, by the chips that it wants, from one."""
_BLOCKING: Final = 0.8
"""Stopping an enemy's line is worth so much of it."""
_WILD_PRICE, _TAKE_PRICE = -32.0, -16.0

Chooser = Callable[[], int]
"""Gives the number of an option of the core's seat to move."""


def hand_set() -> array[float]:
    """The frozen weights."""
    one = [0.0] * SET
    block = [worth * _BLOCKING for worth in _ATTACK]
    _fill(one, "own", [worth for worth in _ATTACK for _ in range(8)])
    _fill(one, "block", [worth for worth in block for _ in range(3)])
    _fill(one, "later", [worth for worth in block for _ in range(3)])
    _fill(one, "lift", [worth for worth in (_ATTACK[0], *block[:5]) for _ in range(3)])
    _fill(one, "wild", [_WILD_PRICE] * 2)
    _fill(one, "take", [_TAKE_PRICE] * 2)
    return array("d", one * 4)


def _fill(weights: list[float], name: str, values: Sequence[float]) -> None:
    group = GROUPS[name]
    assert len(values) == group.size
    weights[group.first : group.first + group.size] = values


def trained(core: Core) -> Chooser:
    """The trained policy without weaknesses, as the level "expert" plays it."""
    return _policy(core, array("d", nearest(core.ground.setup)["policy"]))


def by_hand(core: Core) -> Chooser:
    """The frozen policy."""
    return _policy(core, hand_set())


def at_random(core: Core) -> Chooser:
    """Any option."""
    return lambda: core.below(core.options())


def _policy(core: Core, weights: array[float]) -> Chooser:
    policy = Linear(core, weights)
    policy.careful = 1
    return policy.choose


def wins(
    setup: Setup,
    one: Callable[[Core], Chooser],
    other: Callable[[Core], Chooser],
    deals: int,
    seed: int,
) -> int:
    """How many games the one player wins, playing each side of each deal once."""
    core = Core(ground_of(setup))
    first, second = one(core), other(core)
    chance, won = Random(seed), 0
    for deal in range(deals):
        dealt = chance.below(1 << 32)
        for side in range(setup.sides):
            core.deal(dealt, deal % setup.players)
            while not core.over:
                i = (first if setup.side_of[core.seat] == side else second)()
                core.play(core.deed[i], core.deed_token[i], core.deed_cell[i])
            won += core.winner == side
    return won
