# SPDX-License-Identifier: MIT
"""Claiming rows: what a move may claim, and whether a claim is right. Source: rules.md 2.2."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sequence_desktop.engine.errors import BadBoard
from sequence_desktop.engine.moves import Kind, Move
from sequence_desktop.engine.rows import RowSet, completed, largest_sets
from sequence_desktop.engine.setup import Setup

if TYPE_CHECKING:
    from sequence_desktop.engine.position import Position


def claims_at(position: Position, cell: int, leaving: int | None = None) -> list[RowSet]:
    """The sets of rows that the side to move may claim by a chip on this cell.

    ``leaving``: a cell that its chip is taken from by the same move. Where the rules do not ask the
    owner, only the set that they choose is given; nothing is claimed where rows are not banked.
    """
    setup = position.setup
    if setup.rules.rows.mode != "banked":
        return []
    side = position.side
    holding = position.chips[side] | setup.free | 1 << cell
    if leaving is not None:
        holding &= ~(1 << leaving)
    candidates = completed(holding, setup.through[cell])
    if not candidates:
        return []
    found = largest_sets(setup, candidates, position.rows[side])
    return found if setup.rules.rows.choice == "ask" else found[:1]


def named(setup: Setup, rows: RowSet) -> tuple[str, ...]:
    """Rows as the texts of a move's claim."""
    return tuple(setup.board.row_name(row) for row in rows)


def resolve(position: Position, move: Move) -> RowSet | None:
    """The rows that a legal play claims; None when its claim is wrong or a choice is missing."""
    if move.kind is Kind.REMOVE:
        return None if move.rows else ()
    setup = position.setup
    cell_name = move.other if move.kind is Kind.SWAP else move.cell
    bit = setup.bits[cell_name]
    if not bit & position.hot[position.side] and not move.rows:
        return ()
    leaving = setup.board.cell(move.cell) if move.kind is Kind.SWAP else None
    found = claims_at(position, bit.bit_length() - 1, leaving)
    if not move.rows:
        return None if len(found) > 1 else (found[0] if found else ())
    try:
        wanted = frozenset(setup.board.row_mask(name) for name in move.rows)
    except BadBoard:
        return None
    return next((rows for rows in found if frozenset(rows) == wanted), None)
