# SPDX-License-Identifier: MIT
"""How cards are to be drawn: the theme, and what people choose in the settings."""

from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtGui import QColor

from sequence_desktop.engine import cards
from sequence_desktop.engine.cards import Token
from sequence_desktop.gui.theme import Theme


class Design(StrEnum):
    """The two designs of card faces."""

    CLASSIC = "classic"
    LARGE = "large"


class Numbers(StrEnum):
    """What a number stands for: a hole for a peg, or the total of a roll."""

    PEGS = "pegs"
    DICE = "dice"


@dataclass(frozen=True)
class Style:
    """Everything that decides how a face looks, besides its token and size.

    `letters` are the letters of jack, queen, king and ace in the player's language. `hollow` draws
    hearts and diamonds as outlines, for paper without colours. `tiny_figures` draws jacks, queens
    and kings on however small a cell, for paper, whose preview must show what is printed.
    """

    theme: Theme
    design: Design = Design.CLASSIC
    four_colours: bool = False
    numbers: Numbers = Numbers.PEGS
    letters: str = "JQKA"
    hollow: bool = False
    tiny_figures: bool = False

    @property
    def key(self) -> str:
        """A short text for cache keys: equal for equal looks."""
        flags = f"{int(self.four_colours)}{int(self.hollow)}{int(self.tiny_figures)}"
        return f"{self.theme.key}/{self.design}/{flags}/{self.numbers}/{self.letters}"

    def rank_text(self, token: Token) -> str:
        """What the index of a card shows: "10", "9", or the letter of a court or ace."""
        rank = cards.rank(token)
        if rank == "T":
            return "10"
        return self.letters["JQKA".index(rank)] if rank in "JQKA" else rank

    def ink(self, token: Token) -> QColor:
        """The colour of a card's index and pips."""
        colours = self.theme.cards
        four = self.four_colours
        return {
            "S": colours.black,
            "H": colours.red,
            "D": colours.diamond if four else colours.red,
            "C": colours.club if four else colours.black,
        }[cards.suit(token)]
