# SPDX-License-Identifier: MIT
"""What a pattern is laid on: the cells for cards, the cells left over, and chance."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from sequence_desktop.engine.cards import BLOCKED, FREE, Token
from sequence_desktop.engine.errors import Fault
from sequence_desktop.engine.phrases import phrase
from sequence_desktop.engine.rng import Random
from sequence_desktop.workshop.decks import COPIES, in_order, wanted
from sequence_desktop.workshop.draft import Draft, corners
from sequence_desktop.workshop.geometry import turned

SPARE_AUTO: Final = "few_free"
SPARE_FREE: Final = "free"
SPARE_BLOCKED: Final = "blocked"
_FEW: Final = 4
_LARGEST_SHARE: Final = 3
"""A board may have one cell in so many left over."""


class CannotLay(Fault):
    """A pattern that this size, deck or choice does not allow."""


@dataclass(frozen=True, slots=True)
class Ground:
    """A size and a deck to lay a pattern for.

    Attributes:
        cells: the cells that get cards, row by row.
        spare: what the cells left over show: free or blocked.
        chance: where whatever is left to chance comes from.
    """

    width: int
    height: int
    deck: str
    cells: tuple[int, ...]
    spare: dict[int, Token]
    chance: Random

    @property
    def size(self) -> int:
        """The number of cells, those left over included."""
        return self.width * self.height

    @property
    def blank(self) -> Draft:
        """The board before anything is laid, with its marks."""
        draft = Draft.new(self.width, self.height, self.deck)
        return draft.clear(range(self.size)).put_all(self.spare)

    def run(self, order: str, *, backwards: bool = False) -> tuple[Token, ...]:
        """Every token as often as it is needed: once through all of them, and again.

        `backwards` makes every other time through begin at the end.
        """
        once = in_order(self.deck, len(self.cells), order)
        needs = wanted(self.deck, len(self.cells))
        found: list[Token] = []
        for time in range(max(needs.values())):
            through = [token for token in once if needs[token] > time]
            found += through[::-1] if backwards and time % 2 else through
        return tuple(found)

    def without_spare(self, cells: Sequence[int]) -> tuple[int, ...]:
        """Those of the cells that get cards."""
        return tuple(cell for cell in cells if cell not in self.spare)


def ground(width: int, height: int, deck: str, spare: str, seed: int) -> Ground:
    """The ground of this size for this deck.

    Raises:
        CannotLay: the deck does not fill a board of this size.
        BadBoard: boards have no such size.
    """
    size = Draft.new(width, height, deck).size
    places = spare_cells(width, height, _left_over(width, height, deck))
    if spare == SPARE_FREE:
        taken = dict.fromkeys(places, FREE)
    else:
        taken = dict.fromkeys(places, BLOCKED)
        if spare != SPARE_BLOCKED:
            taken |= dict.fromkeys(_few_free(width, height, places), FREE)
    cells = tuple(cell for cell in range(size) if cell not in taken)
    return Ground(width, height, deck, cells, taken, Random(seed))


def _few_free(width: int, height: int, places: tuple[int, ...]) -> list[int]:
    """Which of the cells left over are free, where the others are holes.

    The corners, as people know them; but no line leads to a corner among holes, so if more than
    the corners and the middle are left over, those in the middle are free.
    """
    middle = [cell for cell in places if _in_the_middle(width, height, cell)]
    ends = [cell for cell in places if cell in corners(width, height)]
    if len(places) <= _FEW:
        return list(places)
    return ends if len(ends) + len(middle) == len(places) else middle


def _in_the_middle(width: int, height: int, cell: int) -> bool:
    r, c = divmod(cell, width)
    return r in (height // 2, (height - 1) // 2) and c in (width // 2, (width - 1) // 2)


def _left_over(width: int, height: int, deck: str) -> int:
    """How many cells the cards of a deck leave over."""
    if deck in ("numbers", "dice"):
        return 0
    if deck not in COPIES:
        raise CannotLay(
            phrase("a free deck has no cards of its own to be laid"),
            remedy=phrase("choose another deck for the pattern and change it afterwards"),
        )
    size, needed = width * height, sum(wanted(deck, 0).values())
    numbers = {"needed": needed, "width": width, "height": height, "size": size}
    why = {
        "one_pack": phrase(
            "one pack without jacks fill {needed} cells, and {width} by {height} has {size}",
            **numbers,
        ),
        "two_packs": phrase(
            "two packs without jacks fill {needed} cells, and {width} by {height} has {size}",
            **numbers,
        ),
    }[deck]
    if size < needed:
        raise CannotLay(why, remedy=phrase("choose a larger board or a smaller deck"))
    if (size - needed) * _LARGEST_SHARE > size:
        raise CannotLay(why, remedy=phrase("choose a smaller board or a larger deck"))
    return size - needed


@cache
def spare_cells(width: int, height: int, count: int) -> tuple[int, ...]:
    """So many cells, as symmetrical as the count allows: the corners, the middle, then the corners'
    neighbours.

    >>> spare_cells(10, 10, 4), spare_cells(7, 7, 1), spare_cells(5, 10, 2)
    ((0, 9, 90, 99), (24,), (22, 27))
    """
    found: list[int] = []
    for ways in (("left and right", "top and bottom", "half turn"), ("half turn",), ()):
        for group in _groups(width, height, ways):
            left = count - len(found)
            # The one cell in the middle would leave an odd number to be split into pairs.
            even = not ways or len(group) % 2 <= left % 2
            if len(group) <= left and even and not set(group) & set(found):
                found += group
    return tuple(found)


def _groups(width: int, height: int, ways: tuple[str, ...]) -> list[tuple[int, ...]]:
    """The cells that belong together under these ways to turn, in order of preference."""
    images = [turned(width, height, way) for way in ways]
    groups = {
        tuple(sorted({cell, *(image[cell] for image in images)})) for cell in range(width * height)
    }

    def rank(group: tuple[int, ...]) -> tuple[int, int, int, tuple[int, ...]]:
        r, c = divmod(group[0], width)
        near, far = sorted((min(r, height - 1 - r), min(c, width - 1 - c)))
        if set(group) <= set(corners(width, height)):
            return (0, 0, 0, group)
        if _in_the_middle(width, height, group[0]):
            return (1, 0, 0, group)
        return (2, far, near, group)

    return sorted(groups, key=rank)
