# SPDX-License-Identifier: MIT
"""What people write for one cell of a board, and what suits become of which.

The engine reads the few forms that board files may hold. Here is read whatever a person types, or
copies from a forum, a program or a spreadsheet: ``10♥``, ``♥10``, ``Th``, ``Ten of Hearts``, ``🂺``.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from sequence_desktop.engine.board import EMPTY
from sequence_desktop.engine.cards import BLOCKED, FREE, SUITS, Token, is_card

MARKS: Final = (FREE, BLOCKED, EMPTY)
"""Tokens that are no card and no number: they have no suit and no twin."""

_SUITS: Final = {
    "S": ("S", "♠", "♤", "SPADE", "SPADES"),
    "H": ("H", "♥", "♡", "❤", "HEART", "HEARTS"),
    "D": ("D", "♦", "♢", "◆", "◇", "DIAMOND", "DIAMONDS"),
    "C": ("C", "♣", "♧", "CLUB", "CLUBS"),
}
_RANKS: Final = {
    "A": ("A", "1", "ACE"),
    "2": ("2", "TWO", "DEUCE"),
    "3": ("3", "THREE"),
    "4": ("4", "FOUR"),
    "5": ("5", "FIVE"),
    "6": ("6", "SIX"),
    "7": ("7", "SEVEN"),
    "8": ("8", "EIGHT"),
    "9": ("9", "NINE"),
    "T": ("T", "10", "0", "TEN"),
    "J": ("J", "JACK", "KNAVE"),
    "Q": ("Q", "QUEEN"),
    "K": ("K", "KING"),
}
_SUIT_OF: Final = {word: suit for suit, words in _SUITS.items() for word in words}
_RANK_OF: Final = {word: rank for rank, words in _RANKS.items() for word in words}
_SUIT: Final = "|".join(sorted(_SUIT_OF, key=len, reverse=True))
_RANK: Final = "|".join(sorted(_RANK_OF, key=len, reverse=True))
_CARD: Final = re.compile(
    rf"(?P<rank>{_RANK})[\s:_-]*(?:OF\s+)?(?P<suit>{_SUIT})"
    rf"|(?P<suit_first>{_SUIT})[\s:_-]*(?P<rank_last>{_RANK})"
)
_RUN_OF_CARDS: Final = re.compile(r"(?:(?:10|[2-9TJQKA])(?:[SHDC♠♤♥♡❤♦♢◆◇♣♧])){2,}")
_ONE_OF_RUN: Final = re.compile(r"(?:10|.)[SHDC♠♤♥♡❤♦♢◆◇♣♧]")

_EMPTY_WORDS: Final = frozenset(
    ("", ".", "..", "...", "-", "--", "---", "_", "__", "·", "?", "??", "□", "☐", "EMPTY", "NONE")
)
_FREE_WORDS: Final = frozenset(
    ("XX", "X", "*", "**", "★", "☆", "⭐", "FREE", "JK", "JOKER", "JOK", "JKR", "WILD", "CORNER")
)
_BLOCKED_WORDS: Final = frozenset(("##", "#", "■", "█", "HOLE", "BLOCKED"))
_UNSEEN: Final = re.compile("[\u00ad\u200b-\u200f\u2060\u20e3\ufe0e\ufe0f\ufeff]")
_WRAPPING: Final = " \"'`“”‘’„()[]{}<>,;"
_EMPHASIS: Final = "*_~."

_PICTURE_SUITS: Final = {0x1F0A0: "S", 0x1F0B0: "H", 0x1F0C0: "D", 0x1F0D0: "C"}
_PICTURE_RANKS: Final = " A23456789TJ QK"  # the knight between jack and queen is in no pack of ours
_PICTURE_JOKERS: Final = (0x1F0BF, 0x1F0CF, 0x1F0DF)


def tidy(text: str) -> str:
    """The text without characters that nobody sees, and in one of several equal forms."""
    return _UNSEEN.sub("", unicodedata.normalize("NFKC", text))


def read_token(text: str) -> Token:
    """The token that a person means; a joker is a free cell.

    >>> [read_token(t) for t in ("10♥", "♥ 10", "th", "Queen of Spades", "🂺", "joker", "", "007")]
    ['TH', 'TH', 'TH', 'QS', 'TH', 'XX', '..', '7']

    Raises:
        ValueError: nobody could tell.
    """
    plain = tidy(text).strip().upper()
    for word in (plain, plain.strip(_WRAPPING), plain.strip(_WRAPPING + _EMPHASIS)):
        token = _exactly(word)
        if token is not None:
            return token
    raise ValueError(f"{text[:40]!r} is not a card")


def read_run(text: str) -> tuple[Token, ...]:
    """The cards of a word that holds several without a gap; none if it is no such word.

    >>> read_run("2S10♥kd")
    ('2S', 'TH', 'KD')
    """
    word = tidy(text).strip().strip(_WRAPPING).upper()
    if not _RUN_OF_CARDS.fullmatch(word):
        return ()
    return tuple(read_token(card) for card in _ONE_OF_RUN.findall(word))


def is_half(text: str) -> str:
    """``"rank"`` or ``"suit"`` for a word that is half a card, else ``""``.

    >>> is_half("10"), is_half("♥"), is_half("10♥")
    ('rank', 'suit', '')
    """
    word = tidy(text).strip().upper()
    if word in _RANK_OF:
        return "rank"
    return "suit" if word in _SUIT_OF else ""


def with_suits(token: Token, suits: str) -> Token:
    """The card with another suit: `suits` names what spades, hearts, diamonds, clubs become.

    >>> with_suits("4S", "HCSD"), with_suits("XX", "HCSD"), with_suits("12", "HCSD")
    ('4H', 'XX', '12')
    """
    return token[0] + suits[SUITS.index(token[1])] if is_card(token) else token


def _exactly(word: str) -> Token | None:
    if word in _EMPTY_WORDS:
        return EMPTY
    if word in _FREE_WORDS:
        return FREE
    if word in _BLOCKED_WORDS:
        return BLOCKED
    if word.isascii() and word.isdigit() and len(word) <= 4:
        return str(int(word))
    if len(word) == 1:
        return _picture(ord(word))
    match = _CARD.fullmatch(word)
    if match is None:
        return None
    rank = match["rank"] or match["rank_last"]
    return _RANK_OF[rank] + _SUIT_OF[match["suit"] or match["suit_first"]]


def _picture(code: int) -> Token | None:
    """The card of one of Unicode's pictures of playing cards."""
    if code in _PICTURE_JOKERS:
        return FREE
    suit, low = _PICTURE_SUITS.get(code & ~0xF), code & 0xF
    if suit is None or low >= len(_PICTURE_RANKS) or _PICTURE_RANKS[low] == " ":
        return None
    return _PICTURE_RANKS[low] + suit
