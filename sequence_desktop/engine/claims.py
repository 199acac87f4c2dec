# SPDX-License-Identifier: MIT
"""Claiming rows: what a move may claim, and whether a claim is right. Source: rules.md 2.2."""

from __future__ import annotations

from sequence_desktop.engine.errors import BadBoard
from sequence_desktop.engine.moves import Kind, Move
from sequence_desktop.engine.rows import RowSet, completed, largest_sets
from sequence_desktop.engine.setup import Setup
from sequence_desktop.engine.state import Facts


def claims_at(facts: Facts, cell: int, leaving: int | None = None) -> list[RowSet]:
    """The sets of rows among which the side to move has to choose by putting a chip on this cell.

    ``leaving``: a cell that its chip is taken from by the same move. With fewer than two sets there
    is nothing to choose: the one set is claimed, or nothing is. Where a row counts only when it is
    announced, to claim nothing is among the choices. A move that wins leaves nothing to choose,
    whichever rows it makes. Source: rules.md 2.2, V11; the last is ours.
    """
    found = _claimable(facts, cell, leaving)
    rules = facts.setup.rules
    if rules.rows.must_announce:
        return [(), *found] if found else found
    if found and not (rules.win.sudden_death_turns or rules.scoring.target):
        made = len(facts.rows[facts.side]) + len(found[0])
        if made >= facts.setup.rows_to_win:
            return found[:1]
    return found


def _claimable(facts: Facts, cell: int, leaving: int | None) -> list[RowSet]:
    """Every largest set of rows that a chip on this cell allows, or that the rules choose."""
    setup = facts.setup
    rules = setup.rules.rows
    if rules.mode != "banked":
        return []
    side = facts.side
    holding = facts.chips[side] | setup.free | 1 << cell
    if leaving is not None:
        holding &= ~(1 << leaving)
    windows = setup.windows if rules.must_announce else setup.through[cell]
    candidates = completed(holding, windows)
    found = largest_sets(setup, candidates, facts.rows[side]) if candidates else []
    return found if rules.choice == "ask" else found[:1]


def choice_cells(facts: Facts) -> int:
    """The cells where putting a chip may leave a choice of rows; all that do, perhaps some more."""
    setup = facts.setup
    if not setup.rules.rows.must_announce:
        return facts.hot[facts.side]
    made = facts.rows[facts.side]
    holding = facts.chips[facts.side] | setup.free
    waiting = any(window not in made for window in completed(holding, setup.windows))
    return ~0 if waiting else facts.hot[facts.side]


def named(setup: Setup, rows: RowSet) -> tuple[str, ...]:
    """Rows as the texts of a move's claim."""
    return tuple(setup.board.row_name(row) for row in rows)


def resolve(facts: Facts, move: Move) -> RowSet | None:
    """The rows that a legal play claims; None when its claim is wrong or a choice is missing."""
    setup = facts.setup
    if move.kind is Kind.REMOVE:
        return None if move.rows else ()
    swaps = move.kind is Kind.SWAP
    cell = setup.board.cell(move.other if swaps else move.cell)
    if not move.rows and not facts.hot[facts.side] >> cell & 1:
        return ()
    leaving = setup.board.cell(move.cell) if swaps else None
    if not move.rows:
        if setup.rules.rows.must_announce:
            return ()
        found = claims_at(facts, cell, leaving)
        return None if len(found) > 1 else (found[0] if found else ())
    try:
        wanted = frozenset(setup.board.row_mask(name) for name in move.rows)
    except BadBoard:
        return None
    sets = _claimable(facts, cell, leaving)
    return next((rows for rows in sets if frozenset(rows) == wanted), None)
