# SPDX-License-Identifier: MIT
"""How a game's moves fall into turns for the people at the screen.

A turn may be several moves: a dead card turned in, a play, a draw. Here it is told, from the rules
alone, who acts next, which moves belong together, and who may still draw for a turn gone by.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from sequence_desktop.engine.game import Game
from sequence_desktop.engine.moves import Kind, Move
from sequence_desktop.engine.position import Position
from sequence_desktop.engine.setup import Setup
from sequence_desktop.engine.state import Phase


def has_secrets(setup: Setup) -> bool:
    """Whether there are hands that others must not see; with dice there are none."""
    return bool(setup.deck)


def upcoming(position: Position) -> tuple[int, ...]:
    """The seats in the order in which they act from now on, each once; without those that are out.

    >>> from sequence_desktop.engine.samples import small_game
    >>> upcoming(small_game().position)
    (0, 1)
    """
    setup = position.setup
    first = [position.seat]
    if position.phase is Phase.GIVE_UP:  # first all who pay, then the seat whose turn goes on
        first += position.penalty
    elif position.phase is Phase.TAKE_CHIP:
        first += position.penalty[-1:]
    after = ((first[-1] + setup.step * n) % setup.players for n in range(setup.players))
    return tuple(s for s in dict.fromkeys([*first, *after]) if not position.out >> s & 1)


def follows(position: Position, move: Move) -> bool:
    """Whether a move only completes what went before it: the draw after a play or an exchange."""
    if move.kind is not Kind.DRAW:
        return False
    return position.phase is Phase.REPLACE or position.setup.rules.draw.when == "end"


def same_turn(before: Position, move: Move, after: Position) -> bool:
    """Whether it is still the same turn after a move, with more to be done."""
    if before.seat != after.seat:
        return False
    if after.phase is not Phase.PLAY or move.kind in (Kind.TURN_IN, Kind.TALK):
        return True
    return move.kind is Kind.DRAW and before.setup.rules.draw.when != "action"


def step_before(game: Game, seats: Collection[int]) -> int | None:
    """How many moves are left when the last step of one of these seats is taken back; or None."""
    for ply in range(len(game.moves) - 1, -1, -1):
        if _begins_step(game.at(ply), game.moves[ply], seats):
            return ply
    return None


def redo_step(game: Game, seats: Collection[int]) -> None:
    """Play again what one step back took away: a step of these seats and all that followed it."""
    game.redo()
    while game.can_redo and not _begins_step(game.position, game.undone[0], seats):
        game.redo()


def _begins_step(position: Position, move: Move, seats: Collection[int]) -> bool:
    return position.seat in seats and not follows(position, move)


def last_play(moves: Sequence[Move], setup: Setup) -> Move | None:
    """The last move that people look for on the board: draws that complete a turn are left out."""
    action = setup.rules.draw.when == "action"
    return next((m for m in reversed(moves) if action or m.kind is not Kind.DRAW), None)


def late_draws_of(position: Position, seats: Collection[int]) -> tuple[Move, ...]:
    """The draws that these seats may still make for a turn gone by, the newest debt first."""
    return tuple(move for move in position.late_draws() if move.seat in seats)


def to_think(position: Position, computers: Collection[int], late: int | None) -> int | None:
    """The seat that a computer has to act for now, or None; `late`: one whose time is up."""
    if position.outcome is not None:
        return None
    owing = late_draws_of(position, computers)
    if owing:
        return owing[0].seat
    seat = position.seat
    return seat if seat in computers or seat == late else None
