# SPDX-License-Identifier: MIT
"""What the workshop says, in the language in use: findings, patterns, ways to turn a board.

The workshop knows no Qt and speaks English; its texts stand here once more for translators to find.
A test sees that none is missing.
"""

import re
from typing import Final

from PySide6.QtCore import QCoreApplication

from sequence_desktop.gui.designer.naming import face_sign
from sequence_desktop.gui.designer.noop import QT_TRANSLATE_NOOP
from sequence_desktop.gui.numbers import decimal_text
from sequence_desktop.gui.titles import title_text
from sequence_desktop.workshop.findings import TEXTS, Finding
from sequence_desktop.workshop.symmetry import Kind

TRANSLATED: Final = (
    QT_TRANSLATE_NOOP("Workshop", "Still empty: {where}"),
    QT_TRANSLATE_NOOP("Workshop", "Still to be placed: {cards}"),
    QT_TRANSLATE_NOOP("Workshop", "{card} stands too often: {where}; {wanted} is right"),
    QT_TRANSLATE_NOOP("Workshop", "This deck has no use for {card}: {where}"),
    QT_TRANSLATE_NOOP("Workshop", "No rules fit this board"),
    QT_TRANSLATE_NOOP("Workshop", "Corners that are not free: {where}"),
    QT_TRANSLATE_NOOP("Workshop", "The two {card} touch: {where}"),
    QT_TRANSLATE_NOOP("Workshop", "A line with equal cards, {cards}: {where}"),
    QT_TRANSLATE_NOOP("Workshop", "More twins that touch: {count}"),
    QT_TRANSLATE_NOOP("Workshop", "More lines with equal cards: {count}"),
    QT_TRANSLATE_NOOP("Workshop", "Pairs of lines for the same cards: {count}, such as {where}"),
    QT_TRANSLATE_NOOP("Workshop", "Numbers left out: {cards}"),
    QT_TRANSLATE_NOOP("Workshop", "No card of a game that fits can be played on {where}"),
    QT_TRANSLATE_NOOP("Workshop", "No line of {length} runs through {where}"),
    QT_TRANSLATE_NOOP("Workshop", "{rules}: jokers need free cells, and there are none"),
    QT_TRANSLATE_NOOP("Workshop", "Free cells away from the corners: {where}"),
    QT_TRANSLATE_NOOP("Workshop", "Twins that one line can hold: {cards}"),
    QT_TRANSLATE_NOOP("Workshop", "Twins lie {least} to {most} steps apart, {mean} on average"),
    QT_TRANSLATE_NOOP(
        "Workshop", "Suits lie {percent} % evenly; most uneven: {suit}, {share} {part}"
    ),
    QT_TRANSLATE_NOOP("Workshop", "The board is symmetrical: {ways}"),
    QT_TRANSLATE_NOOP("Workshop", "The board has no name yet"),
    QT_TRANSLATE_NOOP("Workshop", "spades"),
    QT_TRANSLATE_NOOP("Workshop", "hearts"),
    QT_TRANSLATE_NOOP("Workshop", "diamonds"),
    QT_TRANSLATE_NOOP("Workshop", "clubs"),
    QT_TRANSLATE_NOOP("Workshop", "top left"),
    QT_TRANSLATE_NOOP("Workshop", "top right"),
    QT_TRANSLATE_NOOP("Workshop", "bottom left"),
    QT_TRANSLATE_NOOP("Workshop", "bottom right"),
    QT_TRANSLATE_NOOP("Workshop", "Seed"),
    QT_TRANSLATE_NOOP("Workshop", "Spiral"),
    QT_TRANSLATE_NOOP("Workshop", "A spiral between a corner and the middle"),
    QT_TRANSLATE_NOOP("Workshop", "Way"),
    QT_TRANSLATE_NOOP("Workshop", "from the rim"),
    QT_TRANSLATE_NOOP("Workshop", "from the middle"),
    QT_TRANSLATE_NOOP("Workshop", "Turn"),
    QT_TRANSLATE_NOOP("Workshop", "clockwise"),
    QT_TRANSLATE_NOOP("Workshop", "anticlockwise"),
    QT_TRANSLATE_NOOP("Workshop", "Corner"),
    QT_TRANSLATE_NOOP("Workshop", "Order of the cards"),
    QT_TRANSLATE_NOOP("Workshop", "spades and diamonds up, clubs and hearts down"),
    QT_TRANSLATE_NOOP("Workshop", "every suit up"),
    QT_TRANSLATE_NOOP("Workshop", "all twos, all threes, and so on"),
    QT_TRANSLATE_NOOP("Workshop", "The second time through"),
    QT_TRANSLATE_NOOP("Workshop", "from the beginning"),
    QT_TRANSLATE_NOOP("Workshop", "from the end"),
    QT_TRANSLATE_NOOP("Workshop", "Cells left over"),
    QT_TRANSLATE_NOOP("Workshop", "at most four free, the others holes"),
    QT_TRANSLATE_NOOP("Workshop", "all free"),
    QT_TRANSLATE_NOOP("Workshop", "all holes"),
    QT_TRANSLATE_NOOP("Workshop", "Snake"),
    QT_TRANSLATE_NOOP(
        "Workshop", "Row by row or column by column, so that every card is easily found"
    ),
    QT_TRANSLATE_NOOP("Workshop", "By"),
    QT_TRANSLATE_NOOP("Workshop", "rows"),
    QT_TRANSLATE_NOOP("Workshop", "columns"),
    QT_TRANSLATE_NOOP("Workshop", "At the end of a row"),
    QT_TRANSLATE_NOOP("Workshop", "turn round"),
    QT_TRANSLATE_NOOP("Workshop", "begin again on the same side"),
    QT_TRANSLATE_NOOP("Workshop", "Rings"),
    QT_TRANSLATE_NOOP("Workshop", "Ring by ring around the middle"),
    QT_TRANSLATE_NOOP("Workshop", "every other ring the other way"),
    QT_TRANSLATE_NOOP("Workshop", "one way"),
    QT_TRANSLATE_NOOP("Workshop", "Quadrants"),
    QT_TRANSLATE_NOOP(
        "Workshop",
        "Each quarter holds the two suits of a colour; opposite quarters are alike, turned round",
    ),
    QT_TRANSLATE_NOOP("Workshop", "Inside each part"),
    QT_TRANSLATE_NOOP("Workshop", "row by row"),
    QT_TRANSLATE_NOOP("Workshop", "row by row, there and back"),
    QT_TRANSLATE_NOOP("Workshop", "shuffled, all parts alike"),
    QT_TRANSLATE_NOOP("Workshop", "Suits apart"),
    QT_TRANSLATE_NOOP("Workshop", "Each suit has a part of the board to itself"),
    QT_TRANSLATE_NOOP("Workshop", "Parts"),
    QT_TRANSLATE_NOOP("Workshop", "quarters"),
    QT_TRANSLATE_NOOP("Workshop", "the four sides"),
    QT_TRANSLATE_NOOP("Workshop", "Chequers"),
    QT_TRANSLATE_NOOP(
        "Workshop",
        "Black and red cards, or even and odd numbers, like the squares of a chess board",
    ),
    QT_TRANSLATE_NOOP("Workshop", "Random"),
    QT_TRANSLATE_NOOP("Workshop", "Everything anywhere"),
    QT_TRANSLATE_NOOP("Workshop", "Random, symmetric"),
    QT_TRANSLATE_NOOP("Workshop", "By chance, but so that the board has a symmetry"),
    QT_TRANSLATE_NOOP("Workshop", "Symmetry"),
    QT_TRANSLATE_NOOP("Workshop", "a half turn"),
    QT_TRANSLATE_NOOP("Workshop", "a quarter turn, suit to suit"),
    QT_TRANSLATE_NOOP("Workshop", "left and right"),
    QT_TRANSLATE_NOOP("Workshop", "top and bottom"),
    QT_TRANSLATE_NOOP("Workshop", "none, but the two of a kind far apart"),
    QT_TRANSLATE_NOOP("Workshop", "quarter turn"),
    QT_TRANSLATE_NOOP("Workshop", "half turn"),
    QT_TRANSLATE_NOOP("Workshop", "three quarter turns"),
    QT_TRANSLATE_NOOP("Workshop", "falling diagonal"),
    QT_TRANSLATE_NOOP("Workshop", "rising diagonal"),
    QT_TRANSLATE_NOOP("Workshop", "none"),
    QT_TRANSLATE_NOOP("Workshop", "top"),
    QT_TRANSLATE_NOOP("Workshop", "bottom"),
    QT_TRANSLATE_NOOP("Workshop", "left"),
    QT_TRANSLATE_NOOP("Workshop", "right"),
)
"""Every text of the workshop that people read in the designer."""
_WORDS_IN_VALUES: Final = ("suit", "part")
_FACES_IN_VALUES: Final = ("card", "cards")
_WAY: Final = re.compile("|".join(kind.value for kind in Kind))
_CARD: Final = re.compile(r"\b[2-9TJQKA][SHDC]\b|\bXX\b|##")


def say(text: str) -> str:
    """A text of the workshop in the language in use."""
    return QCoreApplication.translate("Workshop", text)


def finding_text(finding: Finding) -> str:
    """What the checks have found, as a sentence; cards in signs."""
    values = {key: _value(key, value) for key, value in finding.values}
    return say(TEXTS[finding.code][1]).format(**values)


def with_signs(text: str) -> str:
    """A text in which cards are written as signs: 2♠ for "2S"."""
    return _CARD.sub(lambda match: face_sign(match[0]), text)


def _value(key: str, value: str) -> str:
    if key in _WORDS_IN_VALUES:
        return say(value)
    if key in _FACES_IN_VALUES:
        return with_signs(value)
    if key == "mean":
        return decimal_text(float(value))
    if key == "rules":
        return title_text(value)
    if key == "ways":
        return _WAY.sub(lambda match: say(match[0]), value)
    return value
