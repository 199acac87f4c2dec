# SPDX-License-Identifier: MIT
"""Numbers, cards and lists as people say them."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from sequence_desktop.engine.cards import RANKS, SUITS, Token, is_card, rank, suit
from sequence_desktop.engine.rules import Rules
from sequence_desktop.gui import words
from sequence_desktop.gui.alphabet import alphabetical
from sequence_desktop.gui.titles import game_title

translate = QCoreApplication.translate


def number(count: int) -> str:
    """A small number as a word, "seven"; a larger one in figures."""
    spoken = (
        translate("Counting", "no"),
        translate("Counting", "one"),
        translate("Counting", "two"),
        translate("Counting", "three"),
        translate("Counting", "four"),
        translate("Counting", "five"),
        translate("Counting", "six"),
        translate("Counting", "seven"),
        translate("Counting", "eight"),
        translate("Counting", "nine"),
        translate("Counting", "ten"),
        translate("Counting", "eleven"),
        translate("Counting", "twelve"),
    )
    return spoken[count] if 0 <= count < len(spoken) else str(count)


def cards_each(count: int) -> str:
    """ "seven cards" """
    if count == 1:
        return translate("Counting", "one card")
    return translate("Counting", "{count} cards").format(count=number(count))


def rows(count: int) -> str:
    """ "two rows" """
    if count == 1:
        return translate("Counting", "one row")
    return translate("Counting", "{count} rows").format(count=number(count))


def points(count: int) -> str:
    """ "50 points" """
    if count == 1:
        return translate("Counting", "one point")
    return translate("Counting", "{count} points").format(count=number(count))


def players(count: int) -> str:
    """ "four players" """
    return translate("Counting", "{count} players").format(count=number(count))


def listed(items: Iterable[str]) -> str:
    """ "a", "a and b", "a, b and c" """
    return words.seats_in_words(list(items))


def either(items: Iterable[str]) -> str:
    """ "a", "a or b", "a, b or c" """
    known = list(items)
    if len(known) < 2:
        return "".join(known)
    return translate("Counting", "{first} or {last}").format(
        first=", ".join(known[:-1]), last=known[-1]
    )


def cards(tokens: Iterable[Token], *, dice: bool = False) -> str:
    """Cards by name: "the jacks of clubs and diamonds", "the joker", "a roll of 10 or 11"."""
    known = in_order(tokens)
    if dice:
        return translate("Counting", "a roll of {totals}").format(totals=either(known))
    by_rank: dict[str, list[Token]] = {}
    for token in known:
        by_rank.setdefault(rank(token) if is_card(token) else token, []).append(token)
    return listed(_of_one_rank(group) for group in by_rank.values())


def _of_one_rank(tokens: list[Token]) -> str:
    if tokens == ["JS", "JH"]:
        return translate("Counting", "the one-eyed jacks (spades and hearts)")
    if tokens == ["JD", "JC"]:
        return translate("Counting", "the two-eyed jacks (diamonds and clubs)")
    if len(tokens) == 1:
        return words.token_name(tokens[0])
    name = ranks([rank(tokens[0])])
    if len(tokens) == len(SUITS):
        return translate("Counting", "the {ranks}").format(ranks=name)
    return translate("Counting", "the {ranks} of {suits}").format(
        ranks=name, suits=listed(suit_name(suit(token)) for token in tokens)
    )


def ranks(letters: Iterable[str]) -> str:
    """Ranks by name, in the plural: "jacks, queens and kings"."""
    names = {
        "2": translate("Counting", "twos"),
        "3": translate("Counting", "threes"),
        "4": translate("Counting", "fours"),
        "5": translate("Counting", "fives"),
        "6": translate("Counting", "sixes"),
        "7": translate("Counting", "sevens"),
        "8": translate("Counting", "eights"),
        "9": translate("Counting", "nines"),
        "T": translate("Counting", "tens"),
        "J": translate("Counting", "jacks"),
        "Q": translate("Counting", "queens"),
        "K": translate("Counting", "kings"),
        "A": translate("Counting", "aces"),
    }
    return listed(names[letter] for letter in letters)


def suit_name(letter: str) -> str:
    """A suit by name: "spades"."""
    return {
        "S": translate("Counting", "spades"),
        "H": translate("Counting", "hearts"),
        "D": translate("Counting", "diamonds"),
        "C": translate("Counting", "clubs"),
    }[letter]


def in_order(tokens: Iterable[Token]) -> list[Token]:
    """Cards in the order of a pack, jokers behind, numbers ascending."""

    def key(token: Token) -> tuple[int, int, int]:
        if is_card(token):
            return (1, SUITS.index(token[1]), RANKS.index(token[0]))
        return (0, int(token), 0) if token.isdigit() else (2, 0, 0)

    return sorted(tokens, key=key)


def title_of(rules: Rules) -> str:
    """What a set of rules is called."""
    return game_title(rules) or translate("Counting", "rules without a name")


def order_of(rules: Rules) -> tuple[str, str]:
    """By what a set of rules is put in order."""
    return alphabetical(title_of(rules))
