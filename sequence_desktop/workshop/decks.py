# SPDX-License-Identifier: MIT
"""What belongs on a board for each kind of deck: the tokens, their numbers, their order."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sequence_desktop.engine.cards import BLOCKED, FREE, RANKS, SUITS, Token, pack, rank

BOARD_RANKS: Final = RANKS.replace("J", "")
"""The ranks that boards show: jacks are played, but have no cell."""
COPIES: Final = {"one_pack": 1, "two_packs": 2}
"""How often each card stands on a board for packs of cards."""

_ROLLS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "12")
"""The totals of two dice that have cells; ten and eleven act by themselves (rules.md 7)."""
_LIKELY_FIRST: Final = ("7", "6", "8", "5", "9", "4", "3", "12", "2")


@dataclass(frozen=True, slots=True)
class Supply:
    """One kind of token of the tray."""

    token: Token
    wanted: int | None
    """How often it should stand on the board; None: as often as one likes."""
    placed: int
    """How often it does."""

    @property
    def left(self) -> int | None:
        """How many are still to be placed, negative if there are too many; None: no end of them."""
        return None if self.wanted is None else self.wanted - self.placed


def wanted(deck: str, size: int) -> dict[Token, int]:
    """The tokens that a board of so many cells should show, with their numbers, in order.

    Nothing for a free deck. Numbers run from nought; what is over on a board for dice goes to the
    likeliest totals.

    >>> len(wanted("two_packs", 100)), wanted("two_packs", 100)["TH"], wanted("dice", 36)["12"]
    (48, 2, 4)
    """
    if deck in COPIES:
        return {card: COPIES[deck] for card in pack() if rank(card) != "J"}
    if deck == "numbers":
        return {str(n): 1 for n in range(size)}
    if deck == "dice":
        each, over = divmod(size, len(_ROLLS))
        return {roll: each + (roll in _LIKELY_FIRST[:over]) for roll in _ROLLS}
    return {}


def offered(deck: str, size: int) -> tuple[Token, ...]:
    """Every token that the tray of such a board offers, in order, marks last."""
    cards = pack() if deck == "free" else tuple(wanted(deck, size))
    return (*cards, FREE, BLOCKED)


def in_order(deck: str, size: int, order: str = "published") -> tuple[Token, ...]:
    """The different tokens of a deck in an order for laying them along a path.

    `order` is ``"published"`` (spades and diamonds up from the two, clubs and hearts down from the
    ace: rules.md 3.3), ``"suits"`` (each suit up from the two) or ``"ranks"`` (all twos, all
    threes...). Numbers and totals ascend in every order.
    """
    if deck not in COPIES:
        return tuple(wanted(deck, size))
    if order == "ranks":
        return tuple(r + s for r in BOARD_RANKS for s in SUITS)
    if order == "suits":
        return tuple(r + s for s in SUITS for r in BOARD_RANKS)
    runs = (("S", 1), ("D", 1), ("C", -1), ("H", -1))
    return tuple(r + s for s, step in runs for r in BOARD_RANKS[::step])
