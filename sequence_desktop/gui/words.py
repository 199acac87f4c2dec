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
from sequence_desktop.engine.moves import Kind, Move
from sequence_desktop.engine.outcome import Ending, Outcome

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


def move_text(move: Move, who: str, rows_made: int = 0) -> str:
    """What a seat did: "Anna plays the six of clubs on c4 and makes a row".

    Args:
        move: the move.
        who: the name of the seat that made it.
        rows_made: how many rows it finished.
    """
    text = _move_template(move).format(
        who=who,
        card=token_name(move.token) if move.token else "",
        cell=move.cell,
        other=move.other,
        move=move,
    )
    if rows_made == 1:
        return translate("Words", "{move} and makes a row").format(move=text)
    if rows_made > 1:
        return translate("Words", "{move} and makes {count} rows").format(
            move=text, count=rows_made
        )
    return text


def _move_template(move: Move) -> str:
    match move.kind:
        case Kind.PUT:
            return translate("Words", "{who} plays {card} on {cell}")
        case Kind.REMOVE:
            return translate("Words", "{who} plays {card} and removes the chip on {cell}")
        case Kind.REPLACE:
            return translate("Words", "{who} plays {card} and takes over the chip on {cell}")
        case Kind.SWAP:
            return translate(
                "Words", "{who} plays {card} and swaps the chips on {cell} and {other}"
            )
        case Kind.TURN_IN:
            return translate("Words", "{who} turns in {card}")
        case Kind.DRAW:
            if move.token:
                return translate("Words", "{who} takes {card}")
            return translate("Words", "{who} draws a card")
        case Kind.PASS:
            return translate("Words", "{who} passes")
        case _:
            return translate("Words", "{who} plays {move}")


def move_short(move: Move) -> str:
    """What was done with a card, for a narrow list in which the card stands before: "on c4"."""
    match move.kind:
        case Kind.PUT:
            text = translate("Words", "on {cell}", "after a card, as in 8 of spades on c4")
        case Kind.REMOVE:
            text = translate("Words", "removes {cell}", "after a card")
        case Kind.REPLACE:
            text = translate("Words", "takes over {cell}", "after a card")
        case Kind.SWAP:
            text = translate("Words", "swaps {cell} and {other}", "after a card")
        case Kind.TURN_IN:
            text = translate("Words", "turned in", "after a card")
        case Kind.DRAW:
            text = translate("Words", "taken", "after a card")
            if not move.token:
                text = translate("Words", "draws a card")
        case Kind.PASS:
            text = translate("Words", "passes")
        case _:
            text = ""
    return text.format(cell=move.cell, other=move.other)


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


def ending_detail(outcome: Outcome) -> str:
    """How the game came to its end, as a sentence."""
    if outcome.ladder:
        return translate("Words", "Nobody can move, and the most rows of {length} decide.").format(
            length=outcome.ladder
        )
    return {
        Ending.ROWS: translate("Words", "All the rows needed are made."),
        Ending.PATTERN: translate("Words", "The winning shape is made."),
        Ending.LAST_SIDE: translate("Words", "Everybody else is out of the game."),
        Ending.STALEMATE: translate("Words", "Nobody can move any more."),
        Ending.BOARD_FULL: translate("Words", "The board is full."),
        Ending.EXHAUSTED: translate("Words", "The cards have run out."),
    }[outcome.ending]


def seats_in_words(names: Sequence[str]) -> str:
    """Several names as one subject: "Anna", "Anna and Ben", "Anna, Ben and Cem"."""
    if len(names) < 2:
        return "".join(names)
    return translate("Words", "{first} and {last}").format(
        first=", ".join(names[:-1]), last=names[-1]
    )


def level_text(level: str, title: str) -> str:
    """A level in a list of who may play; `title` is for levels without words here."""
    name = {
        "random": translate("Words", "random"),
        "beginner": translate("Words", "beginner"),
        "casual": translate("Words", "casual"),
    }.get(level, title)
    return translate("Words", "Computer, {level}").format(level=name)
