# SPDX-License-Identifier: MIT
"""Effects on a draft: chips put down or taken off, the rows they make or break; cards laid off."""

from __future__ import annotations

from sequence_desktop.engine.cards import Token
from sequence_desktop.engine.rows import RowSet, completed, largest_sets, protected_cells
from sequence_desktop.engine.state import Draft


def put(draft: Draft, side: int, bit: int, rows: RowSet) -> None:
    """Put a chip down; ``rows`` are the rows that its side thereby claims."""
    setup = draft.setup
    through = setup.through[bit.bit_length() - 1]
    chips = draft.chips[side] | bit
    draft.chips = _with(draft.chips, side, chips)
    holding = chips | setup.free
    hot = draft.hot[side]
    complete = False
    for window in through:
        missing = window & ~holding
        if not missing & (missing - 1):
            hot |= missing
            complete = complete or not missing
    draft.hot = _with(draft.hot, side, hot)
    if complete and setup.rules.rows.mode == "live":
        rows = tuple(completed(holding, through))
    if rows:
        draft.rows = _with_rows(draft.rows, side, draft.rows[side] + rows)
        draft.locked = protected_cells(setup, draft.chips, draft.rows)
    elif setup.rules.protect.extensions or setup.joker_cells:
        draft.locked = protected_cells(setup, draft.chips, draft.rows)


def lift(draft: Draft, side: int, bit: int) -> None:
    """Take a chip off; rows that count only while they are there are gone with it."""
    setup = draft.setup
    chips = draft.chips[side] & ~bit
    draft.chips = _with(draft.chips, side, chips)
    holding = chips | setup.free
    if any(window & ~holding == bit for window in setup.through[bit.bit_length() - 1]):
        draft.hot = _with(draft.hot, side, draft.hot[side] | bit)
    if setup.rules.rows.mode == "live" and any(row & bit for row in draft.rows[side]):
        kept = tuple(row for row in draft.rows[side] if not row & bit)
        draft.rows = _with_rows(draft.rows, side, kept)
        draft.locked = protected_cells(setup, draft.chips, draft.rows)


def own_rows(draft: Draft, side: int, bit: int) -> RowSet:
    """The rows that a chip moved by an enemy makes for its own side: nobody is asked."""
    rules = draft.setup.rules.rows
    if rules.mode != "banked" or rules.must_announce:
        return ()
    holding = draft.chips[side] | bit | draft.setup.free
    candidates = completed(holding, draft.setup.through[bit.bit_length() - 1])
    found = largest_sets(draft.setup, candidates, draft.rows[side])
    return found[0] if found else ()


def discard(draft: Draft, seat: int, token: Token) -> None:
    """Lay a card of a hand on the discards."""
    hand = draft.hands[seat]
    i = hand.index(token)
    hands = list(draft.hands)
    hands[seat] = hand[:i] + hand[i + 1 :]
    draft.hands = tuple(hands)
    draft.discards = (*draft.discards, token)


def _with(masks: tuple[int, ...], side: int, mask: int) -> tuple[int, ...]:
    changed = list(masks)
    changed[side] = mask
    return tuple(changed)


def _with_rows(rows: tuple[RowSet, ...], side: int, made: RowSet) -> tuple[RowSet, ...]:
    changed = list(rows)
    changed[side] = made
    return tuple(changed)
