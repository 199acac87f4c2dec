# SPDX-License-Identifier: MIT
"""The setup of positions in words: places, tools, and what the checks have found."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from sequence_desktop.engine.state import Phase
from sequence_desktop.gui.counted import COUNTED
from sequence_desktop.gui.designer.naming import face_name
from sequence_desktop.gui.designer.noop import QT_TRANSLATE_NOOP
from sequence_desktop.gui.plain import capital
from sequence_desktop.gui.seats import colour_name
from sequence_desktop.gui.setup.document import Work
from sequence_desktop.gui.words import place_name
from sequence_desktop.workshop.position.draft import Kind, Place
from sequence_desktop.workshop.position.findings import TEXTS, Finding

translate = QCoreApplication.translate

TRANSLATED: Final = (
    QT_TRANSLATE_NOOP("Setup", "No chip can lie on {where}"),
    QT_TRANSLATE_NOOP(
        "Setup", "The row {where} of {side} is marked, but {side} does not cover all of it"
    ),
    QT_TRANSLATE_NOOP("Setup", "{side} may not have these rows side by side: {where}"),
    QT_TRANSLATE_NOOP("Setup", "{card}: {count} lie here, the pack holds {wanted}"),
    QT_TRANSLATE_NOOP("Setup", "This game has no use for {card}"),
    QT_TRANSLATE_NOOP("Setup", "The dice never show {card}"),
    QT_TRANSLATE_NOOP("Setup", "There is no open card to take"),
    QT_TRANSLATE_NOOP("Setup", "{seat} is out of the game and cannot be to move"),
    QT_TRANSLATE_NOOP("Setup", "{side} has no turn left in overtime"),
    QT_TRANSLATE_NOOP("Setup", "The game would be over: {side} has won"),
    QT_TRANSLATE_NOOP("Setup", "The game would be over: nothing can change any more"),
    QT_TRANSLATE_NOOP("Setup", "{side} has a whole row that is not marked: {where}"),
    QT_TRANSLATE_NOOP("Setup", "{seat} holds {count} cards; the rules deal {wanted}"),
    QT_TRANSLATE_NOOP("Setup", "Cards of the pack that lie nowhere: {count}"),
    QT_TRANSLATE_NOOP("Setup", "{seat} can do nothing but pass"),
    QT_TRANSLATE_NOOP("Setup", "With dice there are no cards to lay; coming rolls can be set"),
    QT_TRANSLATE_NOOP("Setup", "By these rules every whole row counts; none has to be marked"),
    QT_TRANSLATE_NOOP("Setup", "Draws that are still owed cannot be set, but are kept"),
    QT_TRANSLATE_NOOP("Setup", "A penalty for talking cannot be set"),
    QT_TRANSLATE_NOOP("Setup", "Points cannot be set; the match begins with this deal"),
    QT_TRANSLATE_NOOP("Setup", "Turns of overtime cannot be set, but are kept"),
)
"""The sentences of the checks, for translators to find; a test sees that none is missing."""


def finding_text(finding: Finding, work: Work, palette: str) -> str:
    """What a check has found, with the sides' colours and the seats' names."""
    text = translate("Setup", TEXTS[finding.code][1]).format(
        side=side_name(finding.side, work, palette),
        seat=work.seats[finding.seat].name,
        card=face_name(finding.card) if finding.card else "",
        count=finding.count,
        wanted=finding.wanted,
        where=finding.where,
    )
    return capital(text)


def side_name(side: int, work: Work, palette: str) -> str:
    """A side by the colour of its chips."""
    return colour_name(work.colours[side], palette)


def place_title(where: Place, work: Work) -> str:
    """A place where cards are, with how many there are: "Anna: 7 cards"."""
    count = len(work.draft.cards(where))
    if where.kind is Kind.ROLLS:
        return translate("Setup", "Coming rolls, the first one now: {count}").format(count=count)
    return translate("Setup", "{place}: {cards}").format(
        place=bare_place(where, work.seats[where.index].name if _is_hand(where) else ""),
        cards=COUNTED.cards(count),
    )


def _is_hand(where: Place) -> bool:
    return where.kind is Kind.HAND


def bare_place(where: Place, name: str) -> str:
    """A place where cards are; `name`: whose hand it is."""
    return {
        Kind.HAND: name,
        Kind.STOCK: translate("Setup", "Stock, the top card first"),
        Kind.DISCARDS: translate("Setup", "Discards, the oldest first"),
        Kind.MARKET: translate("Setup", "Open cards"),
        Kind.PILE: translate("Setup", "Open pile {number}").format(number=where.index + 1),
        Kind.ROLLS: translate("Setup", "Coming rolls"),
    }[where.kind]


def phase_name(phase: Phase | None) -> str:
    """What the seat to move has to do."""
    return {
        None: translate("Setup", "begins the turn"),
        Phase.PLAY: translate("Setup", "has drawn and plays"),
        Phase.DRAW: translate("Setup", "has played and takes an open card"),
        Phase.REPLACE: translate("Setup", "takes an open card for a dead one"),
    }[phase]


def cell_text(cell: int, work: Work, palette: str) -> str:
    """A cell as a screen reader says it: "row 4, column c, the six of clubs, blue chip"."""
    draft = work.draft
    board = draft.setup.board
    parts = [place_name(board.names[cell]), face_name(board.cells[cell])]
    side = draft.side_at(cell)
    if side is None:
        parts.append(translate("Setup", "no chip"))
    else:
        colour = side_name(side, work, palette)
        parts.append(translate("Setup", "chip: {colour}").format(colour=colour))
    owners = [
        side_name(number, work, palette)
        for number, rows in enumerate(draft.rows)
        if any(row >> cell & 1 for row in rows)
    ]
    if owners:
        parts.append(translate("Setup", "marked row: {colour}").format(colour=", ".join(owners)))
    return ", ".join(parts)
