# SPDX-License-Identifier: MIT
"""Random games with every invariant looked at on the way."""

from __future__ import annotations

from sequence_desktop.engine.game import Game
from sequence_desktop.engine.moves import Move
from sequence_desktop.engine.position import Position
from sequence_desktop.engine.rng import Random
from sequence_desktop.engine.view import view_of
from tests.engine.invariants import (
    check_changes,
    check_facts,
    check_game,
    check_json,
    check_locked,
    check_view,
    check_view_json,
    check_view_play,
)
from tests.engine.invariants_moves import check_accepted, check_listing, check_refused
from tests.engine.material import LONGEST, choose

IDLE = 500
"""Plies without a chip put down or taken off after which a game counts as stuck."""


def play_checked(game: Game, seed: int, *, often: int, longest: int = LONGEST) -> bool:
    """Play a game at random to its end; whether it came to one within so many plies.

    The cheap invariants are looked at after every move, the others after one move in ``often``, and
    all of them at the end.
    """
    rng = Random(seed)
    before, idle = None, 0
    for _ in range(longest):
        position = game.position
        check_facts(position, before)
        if position.outcome is not None:
            break
        thorough = not rng.below(often)
        if thorough:
            check_thoroughly(game, rng)
        idle = idle + 1 if before and before.chips == position.chips else 0
        assert idle < IDLE, "nothing happens any more"
        before = position
        game.play(choose(position, rng))
        if thorough:
            check_next(before, game.position, game.moves[-1], rng)
    check_thoroughly(game, rng)
    check_view_json(game, rng.below(game.setup.players))
    check_game(game, rng)
    return game.outcome() is not None


def check_thoroughly(game: Game, rng: Random) -> None:
    """The invariants that take their time."""
    position = game.position
    check_listing(position, rng)
    check_accepted(position, 12, rng)
    check_refused(position, 25 if position.outcome is None else 3, rng)
    check_locked(position)
    check_json(position)
    check_view(game, rng.below(game.setup.players), rng)
    check_view(game, None, rng)
    check_view_play(position, rng)


def check_next(before: Position, after: Position, move: Move, rng: Random) -> None:
    """What changed, as those who see all, one seat and onlookers are told."""
    check_changes(before, after, move)
    for seat in (rng.below(before.setup.players), None):
        check_changes(view_of(before, seat).position, view_of(after, seat).position, move)
