# SPDX-License-Identifier: MIT
"""A review of a game in words: its turning points, and what was luck and what was skill."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from sequence_desktop.engine.game import Game
from sequence_desktop.gui import words
from sequence_desktop.gui.advice.hint_list import Line
from sequence_desktop.gui.advice.move_words import move_text, percent_text
from sequence_desktop.gui.advice.reasons import ReasonWords
from sequence_desktop.gui.deeds import deed, deed_text
from sequence_desktop.players.lookback import Cause, Review, Turn, TurningPoint

translate = QCoreApplication.translate

_FELT = 0.03
"""A smaller part of a chance is not worth a word."""


@dataclass(frozen=True, slots=True)
class Part:
    """One line of the account.

    Attributes:
        name: what a part of the change is put down to.
        worth: how much that was, as "+4 %".
        about: what belongs to it.
    """

    name: str
    worth: str
    about: str


class ReviewWords:
    """Tells a review of one game."""

    def __init__(self, game: Game, names: Sequence[str], review: Review) -> None:
        """`names`: what the seats are called."""
        self._game = game
        self._names = names
        self._review = review
        self._reasons = ReasonWords(game.setup, names)

    # -- turning points ---------------------------------------------------------------------

    def lines(self) -> list[Line]:
        """The turning points, in the order of the game."""
        return [
            self._line(number, point, self._review.turns[point.turn])
            for number, point in enumerate(self._review.points, 1)
        ]

    def _line(self, number: int, point: TurningPoint, turn: Turn) -> Line:
        done = deed_text(deed(self._game, turn.ply, self._names), self._names)
        title = translate("Review", "Move {number}: {deed}").format(number=turn.ply + 1, deed=done)
        return Line(str(number), title, signed_percent(point.change), self._why(point, turn))

    def _why(self, point: TurningPoint, turn: Turn) -> str:
        told = {
            Cause.CHOICE: self._about_choice,
            Cause.DRAW: self._about_draw,
            Cause.OTHERS: self._about_others,
        }[point.cause](point, turn)
        return " ".join(sentence for sentence in told if sentence)

    def _about_choice(self, point: TurningPoint, turn: Turn) -> list[str]:
        return [self._better(turn), self._reasons.sentences(point.reasons)]

    def _about_draw(self, point: TurningPoint, turn: Turn) -> list[str]:
        came = words.seats_in_words([words.token_name(token) for token in turn.drawn])
        if point.change > 0:
            luck = translate("Review", "Luck: {cards} came, which was worth {chance}.")
        else:
            luck = translate("Review", "Bad luck: {cards} came, which cost {chance}.")
        if not came:
            luck = (
                translate("Review", "Luck: the draw was worth {chance}.")
                if point.change > 0
                else translate("Review", "Bad luck: the draw cost {chance}.")
            )
        said = luck.format(cards=came, chance=percent_text(abs(point.change)))
        return [said, self._as_good(point, turn)]

    def _about_others(self, point: TurningPoint, turn: Turn) -> list[str]:
        if point.change > 0:
            text = translate(
                "Review", "What the others did until your next turn brought you {chance}."
            )
        else:
            text = translate(
                "Review", "What the others did until your next turn cost you {chance}."
            )
        return [text.format(chance=percent_text(abs(point.change))), self._as_good(point, turn)]

    def _as_good(self, point: TurningPoint, turn: Turn) -> str:
        """Whether another move would have been better at a turn that was decided by something
        else."""
        if could_do_better(turn):
            return f"{self._better(turn)} {self._reasons.sentences(point.reasons, 1)}"
        return translate("Review", "No other move would have been better.")

    def _better(self, turn: Turn) -> str:
        text = translate("Review", "Better: {move} ({best} instead of {played}).")
        return text.format(
            move=move_text(turn.best, rolled=bool(self._game.at(turn.ply).roll)),
            best=percent_text(turn.before.chance),
            played=percent_text(turn.with_played.chance),
        )

    # -- luck and skill ---------------------------------------------------------------------

    def parts(self) -> list[Part]:
        """What the change from even chances to the result is made of."""
        parts = self._review.parts
        dice = not self._game.setup.deck
        return [
            Part(
                translate("Review", "The deal"),
                signed_percent(parts.deal),
                translate("Review", "Luck: your first hand, and who began."),
            ),
            Part(
                translate("Review", "The rolls") if dice else translate("Review", "The draws"),
                signed_percent(parts.draws),
                translate("Review", "Luck: what came, against what might have come."),
            ),
            Part(
                translate("Review", "Your choices"),
                signed_percent(parts.choices),
                translate("Review", "Skill: what your moves lost against the best ones found."),
            ),
            Part(
                translate("Review", "The others"),
                signed_percent(parts.others),
                translate("Review", "How they played, and their luck: one cannot see these apart."),
            ),
        ]

    def summary(self) -> str:
        """Luck and skill in a few sentences."""
        parts = self._review.parts
        if not self._review.turns:
            return translate("Review", "None of your turns has been looked at.")
        luck = parts.deal + parts.draws
        return " ".join([self._outcome(), _about_luck(luck), _about_skill(parts.choices)])

    def _outcome(self) -> str:
        review = self._review
        if not review.complete:
            text = translate("Review", "Only the first {count} of your turns have been looked at.")
            return text.format(count=len(review.turns))
        if review.result >= 1:
            return translate("Review", "You won.")
        if review.result <= 0:
            return translate("Review", "You lost.")
        return translate("Review", "It was a draw.")


def could_do_better(turn: Turn) -> bool:
    """Whether another move was better by so much that it is worth a word."""
    return turn.choice < -_FELT


def _about_luck(luck: float) -> str:
    if luck > _FELT:
        text = translate("Review", "Luck was with you: the cards were worth {chance}.")
    elif luck < -_FELT:
        text = translate("Review", "Luck was against you: the cards cost you {chance}.")
    else:
        text = translate("Review", "The cards were neither kind nor unkind to you.")
    return text.format(chance=percent_text(abs(luck)))


def _about_skill(choices: float) -> str:
    if choices >= -_FELT:
        return translate("Review", "You hardly missed a better move.")
    text = translate("Review", "Better moves would have been worth {chance} in all.")
    return text.format(chance=percent_text(-choices))


def signed_percent(change: float) -> str:
    """A change of a chance: "+4 %", "−12 %"."""
    rounded = round(change * 100)
    sign = "+" if rounded > 0 else "−" if rounded < 0 else "±"
    return sign + percent_text(abs(rounded) / 100)
