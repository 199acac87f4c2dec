# SPDX-License-Identifier: MIT
"""In which order one's cards lie: as drawn, sorted, or as one has laid them oneself.

Only what is seen changes. The game keeps its cards in the order drawn.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from enum import StrEnum

from sequence_desktop.engine.cards import HIDDEN, Token, sorted_hand


class HandOrder(StrEnum):
    """How the cards of a hand are laid side by side."""

    DRAWN = "drawn"
    SUIT = "suit"
    RANK = "rank"
    OWN = "own"
    """As they have been laid by hand; new cards come last."""


class HandSorter:
    """Puts hands in order, and remembers how each seat has laid its own.

    Attributes:
        mode: the order in use.
    """

    def __init__(self) -> None:
        self.mode = HandOrder.DRAWN
        self._latest: dict[int, tuple[Token, ...]] = {}
        self._history: dict[tuple[int, int], tuple[Token, ...]] = {}

    def arrange(self, hand: Sequence[Token], seat: int | None, ply: int) -> tuple[Token, ...]:
        """The cards of a seat's hand after so many moves, in the order to be shown."""
        if seat is None or HIDDEN in hand:
            return tuple(hand)
        if self.mode in (HandOrder.SUIT, HandOrder.RANK):
            shown = sorted_hand(hand, self.mode)
        elif self.mode is HandOrder.OWN:
            shown = self._own(hand, seat, ply)
        else:
            shown = tuple(hand)
        self._note(shown, seat, ply)
        return shown

    def keep(self, shown: Iterable[Token], seat: int, ply: int) -> None:
        """The seat has laid its cards like this: from now on they stay so."""
        self.mode = HandOrder.OWN
        # What came after this moment was laid otherwise and is not to come back by redo.
        self._history = {key: laid for key, laid in self._history.items() if key[1] < ply}
        self._note(tuple(shown), seat, ply)

    def _note(self, shown: tuple[Token, ...], seat: int, ply: int) -> None:
        self._latest[seat] = self._history[seat, ply] = shown

    def _own(self, hand: Sequence[Token], seat: int, ply: int) -> tuple[Token, ...]:
        """As laid at this moment if it was seen before, else as close to the latest as can be."""
        left = Counter(hand)
        laid = self._history.get((seat, ply), ())
        if Counter(laid) == left:
            return laid
        shown = []
        for token in (*self._latest.get(seat, ()), *hand):
            if left[token] > 0:
                left[token] -= 1
                shown.append(token)
        return tuple(shown)
