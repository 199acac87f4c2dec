# SPDX-License-Identifier: MIT
"""When a dead card may, or must, be turned in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sequence_desktop.engine.uses import uses

if TYPE_CHECKING:
    from sequence_desktop.engine.position import Position


def may_turn_in(position: Position) -> bool:
    """Whether the turn still allows a dead card to be turned in, and there is one to take for it.

    Without a limit by the rules, a seat may turn in as many cards as lie outside the hands: then it
    has seen them all. Source: our own, so that a turn always ends.
    """
    return has_turn_in_left(position) and position.can_replace


def has_turn_in_left(position: Position) -> bool:
    """Whether the rules allow another dead card to be turned in this turn."""
    allowed = position.setup.rules.dead.swap
    if allowed < 0:
        allowed = len(position.stock) + len(position.discards) + sum(map(len, position.open))
    return position.swaps < allowed


def must_turn_in(position: Position) -> bool:
    """Whether a dead card has to be turned in before anything is played."""
    dead = position.setup.rules.dead
    if dead.optional or not may_turn_in(position) or not position.dead():
        return False
    return not dead.only_when_stuck or not any(uses(position, token) for token in position.tokens)
