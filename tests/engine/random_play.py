# SPDX-License-Identifier: MIT
"""Random games with every invariant looked at on the way."""

from __future__ import annotations

from sequence_desktop.engine.game import Game
from sequence_desktop.engine.moves import Kind, Move
from sequence_desktop.engine.position import Position
from sequence_desktop.engine.rng import Random
from sequence_desktop.engine.state import Phase
from sequence_desktop.engine.view import view_of
from tests.engine.invariants import (
    check_changes,
    check_facts,
    check_game,
    check_json,
    check_view,
    check_view_json,
)
from tests.engine.invariants_moves import check_accepted, check_listing, check_refused

LONGEST = 20_000
"""Plies after which a game counts as one that never ends. Chance alone takes long to fill five of a
full board of dice: with four sides it has been seen to need 6,000 moves of the gem variant."""
IDLE = 500
"""Plies without a chip put down or taken off after which a game counts as stuck."""


def choose(position: Position, rng: Random) -> Move:
    """A random move: a legal one, a draw that is owed, or now and then a call for talking."""
    late = position.late_draws()
    if late and rng.below(2):
        return late[rng.below(len(late))]
    talks = position.setup.rules.talk.penalty != "none" and position.phase is Phase.PLAY
    if talks and not rng.below(20):
        return Move(Kind.TALK, seat=rng.below(position.setup.players))
    legal = position.legal_moves()
    return legal[rng.below(len(legal))]


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
            check_next(before, game.position, rng)
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
    check_json(position)
    check_view(game, rng.below(game.setup.players), rng)
    check_view(game, None, rng)


def check_next(before: Position, after: Position, rng: Random) -> None:
    """What changed, as those who see all, one seat and onlookers are told."""
    check_changes(before, after)
    for seat in (rng.below(before.setup.players), None):
        check_changes(view_of(before, seat).position, view_of(after, seat).position)
