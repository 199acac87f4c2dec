# SPDX-License-Identifier: MIT
"""How games end: by rows, by patterns, in sudden death, or because nothing more can happen."""

from __future__ import annotations

from sequence_desktop.engine.outcome import Ending, Outcome
from sequence_desktop.engine.rows import count_live
from sequence_desktop.engine.state import Draft, Facts
from sequence_desktop.engine.windows import lines


def settle_win(draft: Draft, mover: int) -> None:
    """End the game, or start sudden death, if a side has what it needs; the mover comes first."""
    setup = draft.setup
    for pattern in setup.patterns:
        if not pattern & ~(draft.chips[mover] | setup.free):
            draft.outcome = Outcome(mover, Ending.PATTERN)
            return
    for side in (mover, *(s for s in range(setup.sides) if s != mover)):
        if (
            len(draft.rows[side]) >= setup.rows_to_win
            and row_count(draft, side) >= setup.rows_to_win
        ):
            _reach(draft, side)
            return


def row_count(draft: Draft | Facts, side: int) -> int:
    """How many rows a side has."""
    if draft.setup.rules.rows.mode == "live":
        return count_live(draft.setup, draft.rows[side])
    return len(draft.rows[side])


def _reach(draft: Draft, side: int) -> None:
    """A side has its rows: it wins, unless the others still have turns. Source: variant V12."""
    setup = draft.setup
    extra = setup.rules.win.sudden_death_turns
    if not extra:
        draft.outcome = Outcome(side, Ending.ROWS)
    elif not draft.overtime:
        alive = {setup.side_of[seat] for seat in range(setup.players) if not draft.out >> seat & 1}
        draft.overtime = tuple(
            extra if other != side and other in alive else 0 for other in range(setup.sides)
        )


def count_overtime(draft: Draft) -> None:
    """Count the turn just played; when no side has one left, the rows decide."""
    side = draft.setup.side_of[draft.seat]
    draft.overtime = tuple(n - (n > 0 and s == side) for s, n in enumerate(draft.overtime))
    if not any(draft.overtime):
        draft.outcome = _by_rows(draft)


def drop_from_overtime(draft: Draft) -> None:
    """Take the turns of sides whose seats are all out away; when none is left, the rows decide."""
    setup = draft.setup
    alive = {setup.side_of[seat] for seat in range(setup.players) if not draft.out >> seat & 1}
    draft.overtime = tuple(n if side in alive else 0 for side, n in enumerate(draft.overtime))
    if not any(draft.overtime):
        draft.outcome = _by_rows(draft)


def _by_rows(draft: Draft) -> Outcome:
    """The most rows win; equal rows are a draw."""
    counts = [row_count(draft, side) for side in range(draft.setup.sides)]
    leaders = [side for side, n in enumerate(counts) if n == max(counts)]
    return Outcome(leaders[0] if len(leaders) == 1 else None, Ending.ROWS)


def verdict(facts: Facts) -> Outcome | None:
    """How the game would have ended before this position; None: it goes on.

    That is asked of positions that nobody has reached by moves. A side that has its rows has won,
    unless overtime is being played.
    """
    setup = facts.setup
    for side in range(setup.sides):
        if any(not pattern & ~(facts.chips[side] | setup.free) for pattern in setup.patterns):
            return Outcome(side, Ending.PATTERN)
        if not facts.overtime and row_count(facts, side) >= setup.rows_to_win:
            return Outcome(side, Ending.ROWS)
    left = {setup.side_of[s] for s in range(setup.players) if not facts.out >> s & 1}
    if len(left) <= 1:
        return Outcome(left.pop() if left else None, Ending.LAST_SIDE)
    return Outcome(None, Ending.BOARD_FULL) if board_is_stuck(facts) else None


def board_is_stuck(draft: Draft | Facts) -> bool:
    """Whether every cell is covered and no card or roll can change that."""
    covered = 0
    for chips in draft.chips:
        covered |= chips
    if draft.setup.playable & ~covered:
        return False
    loose = covered & ~draft.locked
    return not any(loose & ~shelter for shelter in draft.setup.shelters)


def finish(draft: Draft, ending: Ending, winner: int | None = None) -> None:
    """End a game that nobody has won by rows, as the rules for stalemates say.

    A game that has already ended keeps its outcome.
    """
    if draft.outcome is not None:
        return
    stalemate = draft.setup.rules.stalemate
    if draft.overtime and winner is None:
        draft.outcome = _by_rows(draft)
    elif winner is None and ending is not Ending.LAST_SIDE and stalemate.mode == "ladder":
        draft.outcome = _ladder(draft, ending)
    else:
        draft.outcome = Outcome(winner, ending)


def _ladder(draft: Draft, ending: Ending) -> Outcome:
    """Most rows win, then most shorter rows, and so on. Source: rules.md 3.11 and V25."""
    setup = draft.setup
    sides = list(range(setup.sides))
    for length in setup.rules.stalemate.ladder:
        if length == setup.row_length:
            counts = [row_count(draft, side) for side in sides]
        else:
            windows = lines(setup.board.width, setup.board.height, length)
            held = [draft.chips[side] | setup.free for side in sides]
            counts = [sum(1 for w in windows if not w & ~holding) for holding in held]
        most = max(counts)
        sides = [side for side, n in zip(sides, counts, strict=True) if n == most]
        if len(sides) == 1:
            return Outcome(sides[0], ending, ladder=length)
    return Outcome(None, ending)
