# SPDX-License-Identifier: MIT
"""What the others did last, for what it tells of their hands.

The game is gone through again from its first move, and what each seat did last is noted on the
play-out, with the board as it lay before. Only what everybody saw is used: the cards played, the
chips, the discards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from sequence_desktop.engine.board import cells_in
from sequence_desktop.engine.core_mirror import deed_of
from sequence_desktop.engine.moves import Kind, Move
from sequence_desktop.engine.position import Position
from sequence_desktop.engine.view import PlayerView
from sequence_desktop.players.mind import Mind

_PLAYS: Final = (Kind.PUT, Kind.REMOVE, Kind.REPLACE)
_BY_CHOICE: Final = 2  # as the core numbers the times of drawing
_KNOWN: Final = (*_PLAYS, Kind.TURN_IN, Kind.PASS)


def note_last_deeds(mind: Mind, view: PlayerView, most: int) -> bool:
    """Note so many of the last deeds of each other seat, for the next look ahead; whether one can.

    One cannot where the game does not go through on the core: where cards are drawn by choice, the
    discards were shuffled again, or the game began from a position that somebody had set up.
    """
    position, moves = view.position, view.moves
    if mind.core.dice or mind.core.draw_at == _BY_CHOICE or not all(map(_is_known, moves)):
        return False
    seats = _seats(position, moves)
    noted = _last_plies(seats, moves, position.seat, most)
    if noted and not _go_through(mind, position, moves, seats[0], noted):
        mind.playout.noted = 0
        return False
    return True


def _is_known(move: Move) -> bool:
    return move.kind in _KNOWN and move.seat is None


def _seats(position: Position, moves: Sequence[Move]) -> list[int]:
    """Who made each move, for the turn to be where it is."""
    setup, seat = position.setup, position.seat
    found = []
    for move in reversed(moves):
        if move.kind is not Kind.TURN_IN:
            seat = (seat - setup.step) % setup.players
        found.append(seat)
    return found[::-1]


def _last_plies(
    seats: Sequence[int], moves: Sequence[Move], own_seat: int, most: int
) -> frozenset[int]:
    """The numbers of the last moves of the other seats, so many of each."""
    counted: Counter[int] = Counter()
    found = set()
    for ply in range(len(moves) - 1, -1, -1):
        seat = seats[ply]
        if seat != own_seat and moves[ply].kind in _PLAYS and counted[seat] < most:
            counted[seat] += 1
            found.add(ply)
    return frozenset(found)


def _go_through(
    mind: Mind, position: Position, moves: Sequence[Move], first: int, noted: frozenset[int]
) -> bool:
    """Play the moves on the core and note some: whether that leads to the position."""
    core, ground = mind.core, mind.ground
    core.clear()
    core.stock_size = core.deck  # of cards that nobody looks at
    core.seat = first
    for ply, move in enumerate(moves):
        deed = deed_of(ground, move)
        if ply in noted:
            mind.playout.note(*deed)
        if move.token:
            core.held[core.seat] = 0
            core.give(core.seat, deed[1])
        if move.rows:
            row_mask = position.setup.board.row_mask
            core.want([ground.line_number[row_mask(row)] for row in move.rows])
        core.play(*deed)
    return core.seat == position.seat and _is_same(mind, position)


def _is_same(mind: Mind, position: Position) -> bool:
    """Whether the same chips and discards lie on the core as in the position."""
    core, ground = mind.core, mind.ground
    chips = [0] * ground.setup.board.size
    for side, mask in enumerate(position.chips):
        for cell in cells_in(mask):
            chips[cell] = side + 1
    gone = Counter(ground.number[token] for token in position.discards)
    return list(core.chip) == chips and all(
        core.gone[token] == gone[token] for token in range(core.tokens)
    )
