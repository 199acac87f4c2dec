# SPDX-License-Identifier: MIT
"""When a dead card may, or must, be turned in."""

from __future__ import annotations

from sequence_desktop.engine.state import Facts
from sequence_desktop.engine.uses import dead_cards, uses


def may_turn_in(facts: Facts) -> bool:
    """Whether the turn still allows a dead card to be turned in, and there is one to take for it.

    Without a limit by the rules, a seat may turn in as many cards as lie outside the hands: then it
    has seen them all. Source: our own, so that a turn always ends.
    """
    return has_turn_in_left(facts) and facts.can_replace


def has_turn_in_left(facts: Facts) -> bool:
    """Whether the rules allow another dead card to be turned in this turn."""
    allowed = facts.setup.rules.dead.swap
    if allowed < 0:
        allowed = len(facts.stock) + len(facts.discards) + sum(map(len, facts.open))
    return facts.swaps < allowed


def must_turn_in(facts: Facts) -> bool:
    """Whether a dead card has to be turned in before anything is played."""
    dead = facts.setup.rules.dead
    if dead.optional or not may_turn_in(facts) or not dead_cards(facts, facts.seat):
        return False
    return not dead.only_when_stuck or not any(uses(facts, token) for token in facts.tokens)
