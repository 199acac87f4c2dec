# SPDX-License-Identifier: MIT
"""Symmetry while editing: which cells follow an edit, and with which token.

A symmetry is a way to turn or mirror the board, together with what becomes of a card on the way:
on a board for two packs a half turn carries a card to its second copy; a quarter turn carries it
to the next suit; on a board with one card of each, its partner in the other suit of its colour.
Doing it again and again leads back to the beginning, and so each cell has one to three followers.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from sequence_desktop.engine.board import EMPTY
from sequence_desktop.engine.cards import SUITS, Token, is_card, is_number, rank, suit
from sequence_desktop.engine.errors import Fault
from sequence_desktop.engine.phrases import phrase
from sequence_desktop.workshop.draft import Draft
from sequence_desktop.workshop.geometry import turned
from sequence_desktop.workshop.tokens import with_suits

SAME: Final = SUITS
"""Every suit stays as it is."""
COLOUR: Final = "CDHS"
"""Spades and clubs change places, and so do hearts and diamonds."""
ROUND: Final = "HCSD"
"""Spades become hearts, hearts clubs, clubs diamonds, diamonds spades; colours alternate."""


class Kind(StrEnum):
    """The ways in which a board can look like itself."""

    NONE = "none"
    HALF_TURN = "half turn"
    QUARTER_TURN = "quarter turn"
    LEFT_RIGHT = "left and right"
    TOP_BOTTOM = "top and bottom"


SOURCES: Final[Mapping[Kind, tuple[str, ...]]] = {
    Kind.NONE: (),
    Kind.HALF_TURN: ("top", "bottom", "left", "right"),
    Kind.QUARTER_TURN: ("top left", "top right", "bottom right", "bottom left"),
    Kind.LEFT_RIGHT: ("left", "right"),
    Kind.TOP_BOTTOM: ("top", "bottom"),
}
"""For each kind, the parts of a board from which the rest can be made; see :func:`symmetrised`."""


@dataclass(frozen=True, slots=True)
class Symmetry:
    """A kind of symmetry, and what becomes of a token at each step.

    Attributes:
        suits: what spades, hearts, diamonds and clubs become; `SAME`, `COLOUR`, `ROUND` or others.
        total: two numbers that follow each other have this sum; None: a number stays as it is.
    """

    kind: Kind = Kind.NONE
    suits: str = SAME
    total: int | None = None

    def token(self, token: Token) -> Token:
        """What a token becomes at one step."""
        if self.total is not None and is_number(token) and int(token) <= self.total:
            return str(self.total - int(token))
        return with_suits(token, self.suits)

    def orbit(self, width: int, height: int, cell: int) -> tuple[int, ...]:
        """The cell and its followers, each one step on from the last."""
        if self.kind is Kind.NONE:
            return (cell,)
        # `turned` tells where a cell comes from; a quarter turn comes from where three lead to.
        back = "three quarter turns" if self.kind is Kind.QUARTER_TURN else self.kind
        steps = turned(width, height, back)
        found = [cell]
        while (following := steps[found[-1]]) != cell:
            found.append(following)
        return tuple(found)

    @property
    def order(self) -> int:
        """How many cells follow each other, where none lies on an axis."""
        return {Kind.NONE: 1, Kind.QUARTER_TURN: 4}.get(self.kind, 2)


def usual(kind: Kind, draft: Draft) -> Symmetry:
    """The symmetry of this kind that suits the draft's deck.

    Raises:
        Fault: there is none for this size or deck, with the reason.
    """
    why = refusal(kind, draft)
    if why:
        raise Fault(why, remedy=phrase("choose another symmetry"))
    if kind is Kind.NONE or draft.deck in ("dice", "free"):
        return Symmetry(kind)
    if draft.deck == "numbers":
        return Symmetry(kind, total=draft.size - 1)
    if kind is Kind.QUARTER_TURN:
        return Symmetry(kind, ROUND)
    return Symmetry(kind, SAME if draft.deck == "two_packs" else COLOUR)


def refusal(kind: Kind, draft: Draft) -> str:
    """Why the draft cannot be edited with this symmetry; "" if it can."""
    if kind is not Kind.QUARTER_TURN:
        return ""
    if draft.width != draft.height:
        return phrase(
            "a quarter turn needs a square, and {width} by {height} is none",
            width=draft.width,
            height=draft.height,
        )
    if draft.deck == "numbers":
        return phrase("a number stands once, so there are no four that belong together")
    return ""


def followers(draft: Draft, symmetry: Symmetry, cell: int, token: Token) -> dict[int, Token]:
    """The cells that follow when this token is put on this cell, with what they show then.

    A cell on the axis or in the middle follows itself: it has no followers, and whatever it shows
    is right.
    """
    found = {}
    for follower in symmetry.orbit(draft.width, draft.height, cell)[1:]:
        token = symmetry.token(token)
        found[follower] = token
    return found


def put(draft: Draft, symmetry: Symmetry, changes: Mapping[int, Token]) -> Draft:
    """The draft with these tokens on these cells, and what follows on others.

    Where a cell is changed itself, it does not follow another.
    """
    following: dict[int, Token] = {}
    for cell, token in changes.items():
        following |= followers(draft, symmetry, cell, token)
    return draft.put_all(following | dict(changes))


def clear(draft: Draft, symmetry: Symmetry, cells: Iterable[int]) -> Draft:
    """The draft with nothing on these cells and their followers."""
    return put(draft, symmetry, dict.fromkeys(cells, EMPTY))


def swap(draft: Draft, symmetry: Symmetry, one: int, other: int) -> Draft:
    """The draft with two cells exchanged, and their followers pair by pair.

    No card is lost or made. Two cells that follow each other are exchanged alone.
    """
    return _by_pairs(draft, symmetry, one, other, exchange=True)


def move(draft: Draft, symmetry: Symmetry, source: int, target: int) -> Draft:
    """The draft with a token carried to another cell, and those of the followers to theirs."""
    return _by_pairs(draft, symmetry, source, target, exchange=False)


def symmetrised(draft: Draft, symmetry: Symmetry, source: str) -> Draft:
    """The draft with one part of it repeated over the rest; `source` is one of `SOURCES`.

    Cards may then stand too often; the checks tell.
    """
    changes: dict[int, Token] = {}
    for cell in range(draft.size):
        if _lies_in(draft, cell, source):
            followed = followers(draft, symmetry, cell, draft.cells[cell])
            changes |= {c: t for c, t in followed.items() if not _lies_in(draft, c, source)}
    return draft.put_all(changes)


def breaks(draft: Draft, symmetry: Symmetry) -> tuple[int, ...]:
    """The cells whose followers show something else than they should."""
    found = []
    for cell, token in enumerate(draft.cells):
        follower = symmetry.orbit(draft.width, draft.height, cell)[1:2]
        if follower and draft.cells[follower[0]] != symmetry.token(token):
            found.append(cell)
    return tuple(found)


def symmetries_of(draft: Draft) -> tuple[Symmetry, ...]:
    """Every symmetry the draft has, with suits that change places if need be.

    >>> [s.suits for s in symmetries_of(Draft(4, 4, ("4S", "5H", "5C", "4D") * 4))]
    ['DCSH', 'DCSH', 'SHDC']
    """
    found = []
    for kind in list(Kind)[1:]:
        if kind is Kind.QUARTER_TURN and draft.width != draft.height:
            continue
        symmetry = _fitting(draft, kind)
        if symmetry is not None and not breaks(draft, symmetry):
            found.append(symmetry)
    return tuple(found)


def _fitting(draft: Draft, kind: Kind) -> Symmetry | None:
    """The only symmetry of this kind that the draft might have, by what its suits become."""
    if draft.deck == "numbers":
        return None if kind is Kind.QUARTER_TURN else Symmetry(kind, total=draft.size - 1)
    becomes: dict[str, str] = {}
    plain = Symmetry(kind)
    for cell, token in enumerate(draft.cells):
        follower = plain.orbit(draft.width, draft.height, cell)[1:2]
        if not follower or not is_card(token):
            continue
        other = draft.cells[follower[0]]
        if not is_card(other) or rank(other) != rank(token):
            return None
        if becomes.setdefault(suit(token), suit(other)) != suit(other):
            return None
    suits = "".join(becomes.get(s, s) for s in SUITS)
    return Symmetry(kind, suits)


def _by_pairs(
    draft: Draft, symmetry: Symmetry, source: int, target: int, *, exchange: bool
) -> Draft:
    pairs = zip(
        symmetry.orbit(draft.width, draft.height, source),
        symmetry.orbit(draft.width, draft.height, target),
        strict=False,
    )
    touched: set[int] = set()
    for one, other in pairs:
        if not touched & {one, other}:
            draft = draft.swap(one, other) if exchange else draft.move(one, other)
            touched |= {one, other}
    return draft


def _lies_in(draft: Draft, cell: int, part: str) -> bool:
    """Whether a cell lies in the half or quarter of this name.

    A middle line is parted in the middle; where a square has a middle cell, its quarters turn
    around it. So every cell but the middle has its place.
    """
    r, c = divmod(cell, draft.width)
    if " " in part:
        return _quarter(draft.width, r, c) == part
    here = {
        "top": 2 * r < draft.height - 1,
        "bottom": 2 * r > draft.height - 1,
        "left": 2 * c < draft.width - 1,
        "right": 2 * c > draft.width - 1,
    }
    opposite, on_the_line = _LINES[part]
    return here[part] or (not here[opposite] and here[on_the_line])


_LINES: Final = {
    "top": ("bottom", "left"),
    "bottom": ("top", "right"),
    "left": ("right", "top"),
    "right": ("left", "bottom"),
}
"""For each half: the other one, and which end of the middle line between them goes with it."""


def _quarter(size: int, r: int, c: int) -> str:
    """The quarter of a square in which a cell lies; the middle belongs to none."""
    half, wide = size // 2, (size + 1) // 2
    if r < half and c < wide:
        return "top left"
    if r < wide and c >= wide:
        return "top right"
    if r >= wide and c >= half:
        return "bottom right"
    return "bottom left" if c < half else ""
