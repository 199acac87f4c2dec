# SPDX-License-Identifier: MIT
"""What is said in each step of the first game."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class StepWords:
    """The words of one step.

    Attributes:
        title: what it is about.
        task: what there is to know, and to do.
        done: what is said when it is done.
        wrong: what is said when something else was done.
    """

    title: str
    task: str
    done: str
    wrong: str = ""


def step_words() -> tuple[StepWords, ...]:
    """The words of all steps, in the language in use."""
    return (
        StepWords(
            translate("FirstGame", "Put a chip"),
            translate(
                "FirstGame",
                "Every card is on the board twice. Choose one of your cards, and its open cells "
                "light up. Then choose one of these cells: your chip lies there.",
            ),
            translate(
                "FirstGame",
                "Well done. For the card that you have played, you get a new one by itself.",
            ),
        ),
        StepWords(
            translate("FirstGame", "Take turns"),
            translate(
                "FirstGame",
                "Now the computer moves; a frame marks its move. Then it is your turn: play any "
                "card.",
            ),
            translate(
                "FirstGame",
                "So it goes on. Five chips in line are a row, across, down or slanting. Two rows "
                "win, and the corners count for everybody.",
            ),
        ),
        StepWords(
            translate("FirstGame", "Stop a row"),
            translate(
                "FirstGame",
                "The computer has four chips in line, and one more would make a row. One of your "
                "cards goes on the cell beside them. Play it there.",
            ),
            translate(
                "FirstGame", "Well done. Where your chip lies, that row can no longer be made."
            ),
            translate(
                "FirstGame",
                "One may do that, but then the computer makes its row. Try again, on the marked "
                "cell.",
            ),
        ),
        StepWords(
            translate("FirstGame", "Two eyes: anywhere"),
            translate(
                "FirstGame",
                "The jacks of clubs and diamonds show two eyes. They go on any open cell. Play "
                "yours; the best place is beside your three chips.",
            ),
            translate(
                "FirstGame", "Well done. Such a jack is worth keeping for a cell that you need."
            ),
            translate("FirstGame", "That was another card. Try again, with the jack."),
        ),
        StepWords(
            translate("FirstGame", "One eye: take a chip away"),
            translate(
                "FirstGame",
                "Four in line again, and none of your cards goes there. But the jacks of hearts "
                "and spades, with one eye, take an enemy chip off the board. Take one of the four.",
            ),
            translate(
                "FirstGame",
                "Well done. Only chips of a finished row are safe from such a jack.",
            ),
            translate(
                "FirstGame",
                "One may do that, but then the computer makes its row. Try again: with the jack, "
                "take one of the marked chips.",
            ),
        ),
        StepWords(
            translate("FirstGame", "Win"),
            translate(
                "FirstGame",
                "You have one row, and four chips in line. Make your second row, and you win.",
            ),
            translate(
                "FirstGame",
                "You have won! Now you know the game. In any game, F1 tells what you can do.",
            ),
            translate(
                "FirstGame",
                "One may do that, but you can win at once. Try again, on the marked cell.",
            ),
        ),
    )
