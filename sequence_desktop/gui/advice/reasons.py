# SPDX-License-Identifier: MIT
"""Why a move is good, or what it costs, in plain sentences for people who are learning the game.

The kinds of reasons come from `players/reasons.py`; every one has its words here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from sequence_desktop.engine.setup import Setup
from sequence_desktop.gui import words
from sequence_desktop.gui.advice.move_words import rows_text
from sequence_desktop.gui.counted import COUNTED
from sequence_desktop.players.reasons import Reason, Why

translate = QCoreApplication.translate

MOST: Final = 2
"""So many sentences about a move are read; more are only skipped."""


class ReasonWords:
    """Says reasons to the people of one game."""

    def __init__(self, setup: Setup, names: Sequence[str]) -> None:
        """`names`: what the seats are called."""
        self._setup = setup
        self._names = names

    def sentences(self, reasons: Sequence[Reason], most: int = MOST) -> str:
        """The most telling reasons, in sentences."""
        told = dict.fromkeys(self.sentence(reason) for reason in reasons)
        return " ".join(tuple(told)[:most])

    def sentence(self, reason: Reason) -> str:
        """One reason as a sentence.

        Raises:
            ValueError, LookupError, ArithmeticError: it is about what this game does not have.
        """
        return _template(reason).format(
            who=self._who(reason.side),
            amount=reason.amount,
            of=reason.of,
            line=rows_text(reason.lines[:1]),
            cell=reason.cells[0] if reason.cells else "",
            other=reason.cells[1] if len(reason.cells) > 1 else "",
            card=words.token_name(reason.card) if reason.card else "",
        )

    def _who(self, side: int | None) -> str:
        if side is None:
            return translate("Reasons", "another side")
        if side not in range(self._setup.sides):
            raise ValueError(f"there is no side {side}")
        return words.seats_in_words([self._names[seat] for seat in self._setup.seats_of(side)])


def _template(reason: Reason) -> str:
    chosen = _BY_WHAT_IT_SAYS.get(reason.kind)
    return chosen(reason) if chosen is not None else _plain(reason.kind)


def _plain(kind: Why) -> str:
    """Kinds that have one sentence."""
    return {
        Why.WINS: translate("Reasons", "It wins the game."),
        Why.ROW: translate(
            "Reasons", "It makes a row; your side then has {amount} of the {of} it needs."
        ),
        Why.TWO_WAYS: translate(
            "Reasons", "It builds in two directions at once: whoever stops one leaves the other."
        ),
        Why.CORNER: translate("Reasons", "The free cell {cell} counts in it as yours."),
        Why.BREAKS: translate(
            "Reasons", "It takes a chip out of {line}, where {who} had {amount} of {of}."
        ),
        Why.BREAKS_ROW: translate("Reasons", "It breaks up the finished row {line} of {who}."),
        Why.FREES: translate(
            "Reasons",
            "It takes the only enemy chip out of {line}, where your side has {amount} of {of}.",
        ),
        Why.ONLY_MINE: translate("Reasons", "Nobody else can get a card for that cell any more."),
        Why.KEEPS_SPECIAL: translate("Reasons", "It saves {card}, which could do the same."),
        Why.NOTHING_LESS: translate("Reasons", "No plain card in your hand does as much."),
        Why.SPENDS_SPECIAL: translate("Reasons", "But it costs {card}."),
        Why.SECOND_COPY: translate(
            "Reasons", "You hold {card} more than once, so its other cell is not lost to you."
        ),
        Why.OTHER_CELL: translate("Reasons", "On {cell} the same card would do less."),
        Why.GIVES_UP: translate("Reasons", "But {cell} is out of reach for that card then."),
        Why.REACHES: translate(
            "Reasons", "It fits in fewer places than your other cards, which stay in your hand."
        ),
        Why.TURNS_IN: translate("Reasons", "It has no cell left, and a new card comes for it."),
        Why.DRAWS: translate("Reasons", "Nothing is urgent, and more cards give more choice."),
        Why.OWED: translate("Reasons", "You have not drawn yet for your last turn."),
        Why.TAKES_SPECIAL: translate("Reasons", "It can do more than any plain card."),
        Why.SWAPS: translate(
            "Reasons", "Your chip on {cell} and the enemy’s on {other} change places."
        ),
        Why.PASSES: translate("Reasons", "Nothing else can be done."),
        Why.ONLY_MOVE: translate("Reasons", "There is no other move."),
        Why.FITS: translate("Reasons", "Nothing better is in sight, and it gives nothing away."),
    }[kind]


def _builds(reason: Reason) -> str:
    missing, held = len(reason.cells), reason.held
    if missing == 1:
        if held:
            return translate(
                "Reasons",
                "Then only {cell} is missing for the row {line}, and you hold a card for it.",
            )
        return translate("Reasons", "Then only {cell} is missing for the row {line}.")
    if held and held >= missing:
        return translate(
            "Reasons",
            "Your side then has {amount} of {of} in {line}, and you hold the cards for the rest.",
        )
    if held:
        return translate(
            "Reasons",
            "Your side then has {amount} of {of} in {line}, and you hold a card for more of it.",
        )
    return translate("Reasons", "Your side then has {amount} of {of} in {line}.")


def _blocks(reason: Reason) -> str:
    if reason.held:
        return translate(
            "Reasons", "It stops {who}, who moves next and has {amount} of {of} in {line}."
        )
    return translate("Reasons", "It stops {who}, who has {amount} of {of} in {line}.")


def _takes_card(reason: Reason) -> str:
    if reason.cells:
        return translate("Reasons", "It can be played on {cell}.")
    return translate("Reasons", "It is the most useful of the open cards.")


def _pays(reason: Reason) -> str:
    if reason.card:
        return translate("Reasons", "You will miss it least.")
    return translate("Reasons", "It is the chip that they will miss most.")


_BY_WHAT_IT_SAYS: Final[dict[Why, Callable[[Reason], str]]] = {
    Why.BUILDS: _builds,
    Why.BLOCKS: _blocks,
    Why.ROOM: lambda reason: COUNTED.rows_possible(reason.amount),
    Why.TAKES_CARD: _takes_card,
    Why.PAYS: _pays,
}
"""Kinds whose sentence depends on what they say."""
