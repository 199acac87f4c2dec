# SPDX-License-Identifier: MIT
"""Between the engine and the play-out core: positions and moves, from one to the other."""

from __future__ import annotations

from functools import lru_cache

from sequence_desktop.engine.board import cells_in
from sequence_desktop.engine.cards import HIDDEN
from sequence_desktop.engine.core import Core
from sequence_desktop.engine.core_ground import DEEDS, CoreGround, ground_for
from sequence_desktop.engine.moves import Move
from sequence_desktop.engine.position import Position
from sequence_desktop.engine.setup import Setup

Deed = tuple[int, int, int]
"""A kind of move, a token and a cell, as numbers of the core."""

_SIZE = 16


@lru_cache(maxsize=_SIZE)
def ground_of(setup: Setup) -> CoreGround:
    """The tables of a setup, made once and kept for the next game of the same kind."""
    return ground_for(setup)


def mirror(core: Core, position: Position) -> None:
    """Make the core's state that of a position.

    Hidden cards in hands are left out; those in the stock only count.
    """
    ground, setup = core.ground, position.setup
    core.clear()
    for side, chips in enumerate(position.chips):
        for cell in cells_in(chips):
            core.lay(side, cell)
    if setup.rules.rows.mode == "banked":
        for side, rows in enumerate(position.rows):
            for row in rows:
                core.make_row(side, ground.line_number[row])
    number = ground.number
    for seat, hand in enumerate(position.hands):
        for token in hand:
            if token != HIDDEN:
                core.give(seat, number[token])
    for token in reversed(position.stock):
        core.add_to_stock(0 if token == HIDDEN else number[token])
    for token in position.discards:
        core.add_to_discards(number[token])
    core.seat, core.swaps, core.passes = position.seat, position.swaps, position.passes
    core.out, core.plies = position.out, position.ply
    if position.roll in number:
        core.roll = number[position.roll]
    if position.outcome is not None:
        core.over = 1
        core.winner = -1 if position.outcome.winner is None else position.outcome.winner


def deed_of(ground: CoreGround, move: Move) -> Deed:
    """A move as the core's numbers; the rows it claims are not among them.

    Raises:
        KeyError, ValueError: the core does not play such moves.
    """
    cell = ground.setup.board.cell(move.cell) if move.cell else 0
    return DEEDS.index(move.kind), ground.number[move.token] if move.token else 0, cell
