# SPDX-License-Identifier: MIT
"""Tokens: what is played, and what a cell of a board shows.

A token is a short string: a card (``"4S"``, ``"TH"``), a joker (``"JK"``), a number card or the
total of a roll (``"50"``), a board's free cell (``"XX"``), or a card that the viewer may not know
(``"?"``). Strings compare, hash, sort and travel through JSON as they are.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sequence_desktop.engine.errors import quoted

Token = str
"""A card, a number, a roll, a free cell or a hidden card, in the text form of this module."""

RANKS: Final = "23456789TJQKA"
SUITS: Final = "SHDC"
JOKER: Final = "JK"
FREE: Final = "XX"
HIDDEN: Final = "?"
BLOCKED: Final = "##"
"""A cell of a board on which nothing is ever played."""

_SUIT_SIGNS: Final = {
    "♠": "S",
    "♤": "S",
    "♥": "H",
    "♡": "H",
    "♦": "D",
    "♢": "D",
    "♣": "C",
    "♧": "C",
}
_MOST_DIGITS: Final = 4


def parse_token(text: str) -> Token:
    """Read one token in any of the forms people write.

    >>> [parse_token(t) for t in ("4S", "10h", "10♥", "th", "jk", "07", "xx")]
    ['4S', 'TH', 'TH', 'TH', 'JK', '7', 'XX']

    Raises:
        ValueError: the text is no token.
    """
    plain = text.strip().replace("\ufe0f", "").upper()
    if plain.isascii() and plain.isdigit() and len(plain) <= _MOST_DIGITS:
        return str(int(plain))
    if plain in (JOKER, FREE, HIDDEN, BLOCKED):
        return plain
    rank, suit = plain[:-1], plain[-1:]
    suit = _SUIT_SIGNS.get(suit, suit)
    if rank == "10":
        rank = "T"
    if len(rank) == 1 and rank in RANKS and suit and suit in SUITS:
        return rank + suit
    raise ValueError(f"{quoted(text)} is not a card")


def parse_cards(text: str) -> tuple[Token, ...]:
    """A text of tokens, parted by spaces.

    Raises:
        ValueError: one of them is no token.
    """
    return tuple(parse_token(word) for word in text.split())


def is_card(token: Token) -> bool:
    """Whether the token is one of the 52 cards of a pack."""
    return len(token) == 2 and token[0] in RANKS and token[1] in SUITS


def is_number(token: Token) -> bool:
    """Whether the token is a number card or the total of a roll."""
    return token.isdigit()


def rank(token: Token) -> str:
    """The rank letter of a card: ``"T"`` for the ten of hearts."""
    return token[0]


def suit(token: Token) -> str:
    """The suit letter of a card: ``"H"`` for the ten of hearts."""
    return token[1]


def pack() -> tuple[Token, ...]:
    """The 52 cards of one pack, suit by suit, in a fixed order.

    >>> pack()[:3], len(pack())
    (('2S', '3S', '4S'), 52)
    """
    return tuple(r + s for s in SUITS for r in RANKS)


def sorted_hand(hand: Sequence[Token], by: str = "suit") -> tuple[Token, ...]:
    """The cards of a hand in reading order, by ``"suit"`` or by ``"rank"``; numbers ascend.

    >>> sorted_hand(("9C", "2H", "9S"), by="rank")
    ('2H', '9S', '9C')
    """

    def key(token: Token) -> tuple[int, int, int]:
        if is_number(token):
            return (0, int(token), 0)
        if not is_card(token):
            return (2, 0, 0)
        pair = (SUITS.index(token[1]), RANKS.index(token[0]))
        return (1, *pair) if by == "suit" else (1, pair[1], pair[0])

    return tuple(sorted(hand, key=key))
