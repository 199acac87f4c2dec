# SPDX-License-Identifier: MIT
"""What the checks can say of a position: codes, sentences, and how much each matters."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from sequence_desktop.engine.setup import SIDE_LETTERS
from sequence_desktop.workshop.findings import Severity
from sequence_desktop.workshop.position.draft import Place

TEXTS: Final[Mapping[str, tuple[Severity, str]]] = {
    "no_cell": (Severity.ERROR, "No chip can lie on {where}"),
    "row_broken": (
        Severity.ERROR,
        "The row {where} of {side} is marked, but {side} does not cover all of it",
    ),
    "rows_clash": (Severity.ERROR, "{side} may not have these rows side by side: {where}"),
    "too_many": (Severity.ERROR, "{card}: {count} lie here, the pack holds {wanted}"),
    "stranger": (Severity.ERROR, "This game has no use for {card}"),
    "bad_roll": (Severity.ERROR, "The dice never show {card}"),
    "no_open": (Severity.ERROR, "There is no open card to take"),
    "is_out": (Severity.ERROR, "{seat} is out of the game and cannot be to move"),
    "no_turn": (Severity.ERROR, "{side} has no turn left in overtime"),
    "won": (Severity.ERROR, "The game would be over: {side} has won"),
    "over": (Severity.ERROR, "The game would be over: nothing can change any more"),
    "unmarked": (Severity.WARNING, "{side} has a whole row that is not marked: {where}"),
    "hand_size": (Severity.WARNING, "{seat} holds {count} cards; the rules deal {wanted}"),
    "nowhere": (Severity.WARNING, "Cards of the pack that lie nowhere: {count}"),
    "stuck": (Severity.WARNING, "{seat} can do nothing but pass"),
    "dice": (Severity.NOTE, "With dice there are no cards to lay; coming rolls can be set"),
    "live_rows": (Severity.NOTE, "By these rules every whole row counts; none has to be marked"),
    "late": (Severity.NOTE, "Draws that are still owed cannot be set, but are kept"),
    "talk": (Severity.NOTE, "A penalty for talking cannot be set"),
    "points": (Severity.NOTE, "Points cannot be set; the match begins with this deal"),
    "overtime": (Severity.NOTE, "Turns of overtime cannot be set, but are kept"),
}
"""Each code with its severity and its sentence; what stands in braces is told by a finding."""


@dataclass(frozen=True, slots=True)
class Finding:
    """Something to be said of a position.

    Attributes:
        code: a key of `TEXTS`.
        cells: the cells concerned.
        place: the place of the cards concerned, or None.
        side, seat, card, count, wanted: what goes into the sentence.
        where: the cells or rows as they are written.
    """

    code: str
    cells: tuple[int, ...] = ()
    place: Place | None = None
    side: int = 0
    seat: int = 0
    card: str = ""
    count: int = 0
    wanted: int = 0
    where: str = ""

    @property
    def severity(self) -> Severity:
        """How much it matters."""
        return TEXTS[self.code][0]

    @property
    def text(self) -> str:
        """The sentence, with letters for sides and numbers for seats."""
        return TEXTS[self.code][1].format(
            side=SIDE_LETTERS[self.side],
            seat=f"seat {self.seat}",
            card=self.card,
            count=self.count,
            wanted=self.wanted,
            where=self.where,
        )
