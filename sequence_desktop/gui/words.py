# SPDX-License-Identifier: MIT
"""The engine's codes in words: cards, moves, reasons, endings and changes.

The engine speaks in codes (`Reason.OCCUPIED`, `4S@e5`); people read sentences. Every sentence is
made here, so that the window, its panels and a screen reader say the same, and translators find
the whole game in one place.
"""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from sequence_desktop.engine.cards import FREE, HIDDEN, JOKER, Token, is_number, rank, suit
from sequence_desktop.engine.errors import Reason
from sequence_desktop.engine.outcome import Ending, Outcome
from sequence_desktop.engine.rules import Rules

translate = QCoreApplication.translate
"""Short for Qt's own; `pyside6-lupdate` finds the texts under this name as well."""


def token_name(token: Token) -> str:
    """A card, number or cell face as it is said: "the six of clubs" is `token_name("6C")`."""
    if token == HIDDEN:
        return translate("Words", "a card")
    if token == JOKER:
        return translate("Words", "the joker")
    if token == FREE:
        return translate("Words", "a free corner")
    if is_number(token):
        return translate("Words", "the {number}").format(number=token)
    return translate("Words", "the {rank} of {suit}").format(
        rank=_rank_name(rank(token)), suit=_suit_name(suit(token))
    )


def bare_name(token: Token) -> str:
    """A card, number or cell face without an article: "six of clubs", as in "your six of clubs"."""
    if token == HIDDEN:
        return translate("Words", "card")
    if token == JOKER:
        return translate("Words", "joker")
    if token == FREE:
        return translate("Words", "free corner")
    if is_number(token):
        return token
    return translate("Words", "{rank} of {suit}").format(
        rank=_rank_name(rank(token)), suit=_suit_name(suit(token))
    )


def place_name(cell: str) -> str:
    """A cell as it is said: "row 4, column g" is `place_name("g4")`; "" stays ""."""
    if not cell:
        return ""
    column = cell.rstrip("0123456789")
    text = translate("Words", "row {row}, column {column}")
    return text.format(row=cell[len(column) :], column=column)


def _rank_name(letter: str) -> str:
    return {
        "2": translate("Words", "two"),
        "3": translate("Words", "three"),
        "4": translate("Words", "four"),
        "5": translate("Words", "five"),
        "6": translate("Words", "six"),
        "7": translate("Words", "seven"),
        "8": translate("Words", "eight"),
        "9": translate("Words", "nine"),
        "T": translate("Words", "ten"),
        "J": translate("Words", "jack"),
        "Q": translate("Words", "queen"),
        "K": translate("Words", "king"),
        "A": translate("Words", "ace"),
    }[letter]


def _suit_name(letter: str) -> str:
    return {
        "S": translate("Words", "spades"),
        "H": translate("Words", "hearts"),
        "D": translate("Words", "diamonds"),
        "C": translate("Words", "clubs"),
    }[letter]


def reason_text(reason: Reason) -> str:
    """Why a move is refused, as a sentence that says what would be right."""
    return {
        Reason.OCCUPIED: translate("Words", "There is already a chip on that cell."),
        Reason.EMPTY: translate("Words", "There is no chip on that cell."),
        Reason.OWN: translate("Words", "That chip is your own side’s."),
        Reason.PROTECTED: translate("Words", "That chip is protected and stays where it is."),
        Reason.NOT_IN_HAND: translate("Words", "You do not hold that card."),
        Reason.NO_MATCH: translate("Words", "That card cannot be used on that cell."),
        Reason.NOT_DEAD: translate("Words", "That card still has a free cell: it can be played."),
        Reason.ALREADY_SWAPPED: translate(
            "Words", "No more dead cards may be turned in this turn."
        ),
        Reason.NOT_STUCK: translate(
            "Words", "A dead card may only be turned in when no card can be played."
        ),
        Reason.CORNER: translate("Words", "Corner cells are free for all: they take no chip."),
        Reason.MUST_DRAW: translate("Words", "Draw a card first."),
        Reason.MUST_PLAY: translate("Words", "Your hand is full: play a card first."),
        Reason.NOT_YOUR_TURN: translate("Words", "It is another player’s turn."),
        Reason.GAME_OVER: translate("Words", "The game is over."),
        Reason.BAD_CLAIM: translate("Words", "Those cells do not make a row with this move."),
        Reason.STOCK_EMPTY: translate("Words", "There is no card left to draw."),
    }[reason]


def ending_title(winners: Sequence[str]) -> str:
    """Who won: "Anna wins", "Anna and Ben win"; without winners "A draw"."""
    if not winners:
        return translate("Words", "A draw")
    if len(winners) == 1:
        return translate("Words", "{name} wins").format(name=winners[0])
    return translate("Words", "{names} win").format(names=seats_in_words(winners))


def ending_detail(outcome: Outcome, rules: Rules) -> str:
    """How the game came to its end, in a sentence or two."""
    text = _ending_text(outcome, rules)
    if outcome.ladder:
        decides = translate("Words", "{text} The most rows of {length} decide.")
        return decides.format(text=text, length=outcome.ladder)
    undecided = outcome.winner is None and outcome.ending is not Ending.ROWS
    if undecided and rules.stalemate.mode == "ladder":
        return translate("Words", "{text} The rows are equal, too.").format(text=text)
    return text


def _ending_text(outcome: Outcome, rules: Rules) -> str:
    drawn = outcome.winner is None
    if outcome.ending is Ending.ROWS and rules.win.sudden_death_turns:
        if drawn:
            return translate("Words", "After the extra turns the rows are equal.")
        return translate("Words", "After the extra turns the most rows decide.")
    if outcome.ending is Ending.LAST_SIDE and drawn:
        return translate("Words", "Everybody is out of the game.")
    return {
        Ending.ROWS: translate("Words", "All the rows needed are made."),
        Ending.PATTERN: translate("Words", "The winning shape is made."),
        Ending.LAST_SIDE: translate("Words", "Everybody else is out of the game."),
        Ending.STALEMATE: translate("Words", "Nobody can move any more."),
        Ending.BOARD_FULL: translate("Words", "The board is full."),
        Ending.EXHAUSTED: translate("Words", "The cards have run out."),
    }[outcome.ending]


def deal_title(winners: Sequence[str], *, match_over: bool) -> str:
    """Who won a deal, or with it the match."""
    if not winners:
        return translate("Words", "The deal is a draw")
    if match_over:
        if len(winners) == 1:
            return translate("Words", "{name} wins the match").format(name=winners[0])
        return translate("Words", "{names} win the match").format(names=seats_in_words(winners))
    if len(winners) == 1:
        return translate("Words", "{name} wins the deal").format(name=winners[0])
    return translate("Words", "{names} win the deal").format(names=seats_in_words(winners))


def seats_in_words(names: Sequence[str]) -> str:
    """Several names as one subject: "Anna", "Anna and Ben", "Anna, Ben and Cem"."""
    if len(names) < 2:
        return "".join(names)
    return translate("Words", "{first} and {last}").format(
        first=", ".join(names[:-1]), last=names[-1]
    )
