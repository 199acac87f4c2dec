# SPDX-License-Identifier: MIT
"""The last parts of the page: the end, points, and customs at the table."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from sequence_desktop.gui.rules import counting
from sequence_desktop.gui.rules.blocks import Block, Points, Text
from sequence_desktop.gui.rules.facts import Facts

translate = QCoreApplication.translate


def ending(facts: Facts) -> Iterator[Block]:
    """How the game ends."""
    yield Points(tuple(_ending_texts(facts)))


def _ending_texts(facts: Facts) -> Iterator[str]:
    turns = facts.rules.win.sudden_death_turns
    if turns == 0:
        text = translate("HowTo", "The game is over as soon as a side has won.")
        if not facts.dice and facts.rules.draw.when == "end":
            text += " " + translate("HowTo", "Nobody draws any more.")
        yield text
    else:
        text = translate(
            "HowTo",
            "When a side has its rows, each other side still has {count} turns. Then most rows "
            "win, and equal rows are a draw.",
        )
        if turns == 1:
            text = translate(
                "HowTo",
                "When a side has its rows, each other side still has one turn. Then most rows "
                "win, and equal rows are a draw.",
            )
        yield text.format(count=counting.number(turns))
    if facts.dice:
        yield translate(
            "HowTo",
            "If the board is full and nothing can change it, the game ends without a winner.",
        )
    elif facts.ends_when_empty:
        yield translate(
            "HowTo",
            "If all pass in turn, the cards run out, or the board is full and nothing can change "
            "it, the game ends without a winner.",
        )
    else:
        yield translate(
            "HowTo",
            "If all pass in turn, or the board is full and nothing can change it, the game ends "
            "without a winner.",
        )
    if facts.rules.stalemate.mode == "draw":
        yield translate("HowTo", "A game without a winner is a draw.")
    else:
        yield _ladder_text(facts)


def _ladder_text(facts: Facts) -> str:
    lengths = list(dict.fromkeys(facts.rules.stalemate.ladder))
    if not lengths:
        return translate("HowTo", "A game without a winner is a draw.")
    rungs = []
    for length in lengths:
        if length == facts.setup.row_length:
            rungs.append(translate("HowTo", "the most finished rows"))
        else:
            rungs.append(
                translate("HowTo", "the most lines of {length}").format(
                    length=counting.number(length)
                )
            )
    if len(rungs) == 1:
        return translate(
            "HowTo", "Then {first} win. If these are equal, the game is a draw."
        ).format(first=rungs[0])
    return translate(
        "HowTo", "Then {first} win; if these are equal, {others}; if all are equal, it is a draw."
    ).format(first=rungs[0], others=translate("HowTo", ", then ").join(rungs[1:]))


# -- points and customs ---------------------------------------------------------------------


def points(facts: Facts) -> Iterator[Block]:
    """What is scored, where a match is played."""
    scoring = facts.rules.scoring
    if not scoring.target:
        return
    yield Text(
        translate(
            "HowTo",
            "A match goes over several deals. It is won by the side that has {points} and more "
            "than any other side.",
        ).format(points=counting.points(scoring.target))
    )
    yield Points(tuple(_point_texts(facts)))


def _point_texts(facts: Facts) -> Iterator[str]:
    scoring = facts.rules.scoring
    for key in sorted(scoring.row, key=int):
        yield translate("HowTo", "A row with {chips} in its line: {points}.").format(
            chips=counting.number(int(key)), points=counting.points(scoring.row[key])
        )
    for worth, text in (
        (
            scoring.corner if facts.setup.free else 0,
            translate("HowTo", "A row with a free cell: {points} more."),
        ),
        (scoring.together, translate("HowTo", "Two rows or more by one move: {points} more.")),
        (scoring.win, translate("HowTo", "To win the deal: {points}.")),
        (
            scoring.jack_left if facts.powers and not facts.dice else 0,
            translate("HowTo", "Each special card left in hand: {points} less."),
        ),
    ):
        if worth:
            yield text.format(points=counting.points(worth))


def customs(facts: Facts) -> Iterator[Block]:
    """Talking, and the clock."""
    texts = []
    penalty = facts.rules.talk.penalty
    if penalty == "team_card" and not facts.dice:
        texts.append(
            translate(
                "HowTo",
                "Who speaks out of turn, such as to advise a team-mate, costs the side dear: each "
                "of its members gives up a card of their own choice, and none is drawn for it.",
            )
        )
    elif penalty == "chip":
        texts.append(
            translate(
                "HowTo",
                "Who speaks out of turn, such as to advise a team-mate, costs the side a chip: the "
                "next enemy takes one that is not safe off the board.",
            )
        )
    seconds = facts.rules.clock.turn_s
    if seconds:
        texts.append(
            translate(
                "HowTo", "A turn may take {seconds} seconds; then the computer moves for you."
            ).format(seconds=seconds)
        )
    if texts:
        yield Points(tuple(texts))
