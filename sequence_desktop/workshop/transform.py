# SPDX-License-Identifier: MIT
"""Changes of a whole board: turn, mirror, shift, exchange suits, shuffle. None loses a card."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import permutations
from typing import Final

from sequence_desktop.engine.board import EMPTY
from sequence_desktop.engine.cards import BLOCKED, FREE, SUITS
from sequence_desktop.engine.rng import Random
from sequence_desktop.workshop.draft import Draft, corners
from sequence_desktop.workshop.geometry import TURNS, sideways, turned
from sequence_desktop.workshop.tokens import with_suits

PERMUTATIONS: Final = tuple("".join(order) for order in permutations(SUITS))
"""Everything that spades, hearts, diamonds and clubs can become, in that order."""


def turn(draft: Draft, way: str) -> Draft:
    """The draft turned or mirrored; `way` is one of `TURNS`. Quarter turns exchange its sides.

    >>> "".join(turn(Draft(4, 4, tuple("0123456789")+("..",)*6), "half turn").cells[6:])
    '9876543210'
    """
    if way not in TURNS:
        raise ValueError(f"{way!r} is no way to turn a board")
    cells = tuple(draft.cells[old] for old in turned(draft.width, draft.height, way))
    width, height = (draft.height, draft.width) if sideways(way) else (draft.width, draft.height)
    return replace(draft, width=width, height=height, cells=cells)


def shift(draft: Draft, right: int, down: int) -> Draft:
    """The draft moved so many columns and rows; what leaves on one side comes in on the other."""
    w, h = draft.width, draft.height
    cells = tuple(
        draft.cells[(r - down) % h * w + (c - right) % w] for r in range(h) for c in range(w)
    )
    return replace(draft, cells=cells)


def swap_suits(draft: Draft, one: str, other: str) -> Draft:
    """The draft with two suits exchanged: every spade a heart and every heart a spade."""
    both = {one: other, other: one}
    return permute_suits(draft, "".join(both.get(s, s) for s in SUITS))


def permute_suits(draft: Draft, suits: str) -> Draft:
    """The draft in which spades, hearts, diamonds and clubs become these four, in that order."""
    if suits not in PERMUTATIONS:
        raise ValueError(f"{suits!r} does not name each suit once")
    return replace(draft, cells=tuple(with_suits(token, suits) for token in draft.cells))


def shuffle(draft: Draft, cells: Iterable[int], seed: int) -> Draft:
    """The draft with what is on these cells shuffled among them.

    Free and blocked cells stay where they are; empty ones move like cards. The same seed gives the
    same order on every machine.
    """
    chosen = [cell for cell in sorted(set(cells)) if draft.cells[cell] not in (FREE, BLOCKED)]
    return draft.lay(chosen, Random(seed).shuffled(draft.cells[cell] for cell in chosen))


def fill_rest(draft: Draft, seed: int) -> Draft:
    """The draft with the empty cells filled from the tray by chance, as far as the tray goes.

    Free cells go to empty corners.
    """
    left = {supply.token: max(0, supply.left or 0) for supply in draft.tray()}
    bare = [c for c in corners(draft.width, draft.height) if draft.cells[c] == EMPTY]
    draft = draft.fill(bare[: left.pop(FREE)], FREE)
    tray = [token for token, count in left.items() for _ in range(count)]
    return draft.lay(draft.empty, Random(seed).shuffled(tray))
