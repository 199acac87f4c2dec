# SPDX-License-Identifier: MIT
"""What the checks can say of a board: codes, sentences, and how much each matters."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final


class Severity(StrEnum):
    """How much a finding matters."""

    ERROR = "error"
    """The board cannot be played on. It can be saved."""
    WARNING = "warning"
    """It can be played on, and somebody may have meant it so."""
    NOTE = "note"
    """A fact worth knowing."""


TEXTS: Final[Mapping[str, tuple[Severity, str]]] = {
    "empty": (Severity.ERROR, "Still empty: {where}"),
    "missing": (Severity.ERROR, "Still to be placed: {cards}"),
    "too_many": (Severity.ERROR, "{card} stands too often: {where}; {wanted} is right"),
    "stray": (Severity.ERROR, "This deck has no use for {card}: {where}"),
    "no_rules": (Severity.ERROR, "No rules fit this board"),
    "corners": (Severity.WARNING, "Corners that are not free: {where}"),
    "twins_touch": (Severity.WARNING, "The two {card} touch: {where}"),
    "line_alike": (Severity.WARNING, "A line with equal cards, {cards}: {where}"),
    "twins_touch_more": (Severity.WARNING, "More twins that touch: {count}"),
    "line_alike_more": (Severity.WARNING, "More lines with equal cards: {count}"),
    "gaps": (Severity.WARNING, "Numbers left out: {cards}"),
    "unreachable": (Severity.WARNING, "No card of a game that fits can be played on {where}"),
    "in_no_line": (Severity.WARNING, "No line of {length} runs through {where}"),
    "no_joker_cells": (
        Severity.WARNING,
        "{rules}: jokers need free cells, and there are none",
    ),
    "free_inside": (Severity.NOTE, "Free cells away from the corners: {where}"),
    "twins_near": (Severity.NOTE, "Twins that one line can hold: {cards}"),
    "twins": (Severity.NOTE, "Twins lie {least} to {most} steps apart, {mean} on average"),
    "lines_share": (
        Severity.NOTE,
        "Pairs of lines for the same cards: {count}, such as {where}",
    ),
    "suits": (Severity.NOTE, "Suits lie {percent} % evenly; most uneven: {suit}, {share} {part}"),
    "symmetry": (Severity.NOTE, "The board is symmetrical: {ways}"),
    "no_name": (Severity.NOTE, "The board has no name yet"),
}
"""Each code with its severity and its sentence; what stands in braces is in a finding's values."""

SUIT_NAMES: Final[Mapping[str, str]] = {
    "S": "spades",
    "H": "hearts",
    "D": "diamonds",
    "C": "clubs",
}
PARTS: Final = ("top left", "top right", "bottom left", "bottom right")
"""Besides :data:`SUIT_NAMES`, the only words that are values of a finding: to be translated too."""


@dataclass(frozen=True, slots=True)
class Finding:
    """Something to be said of a board.

    Attributes:
        code: a key of `TEXTS`.
        cells: the cells concerned; none only where it is about no cells at all.
        values: what goes into the sentence.
    """

    code: str
    cells: tuple[int, ...] = ()
    values: tuple[tuple[str, str], ...] = ()

    @property
    def severity(self) -> Severity:
        """How much it matters."""
        return TEXTS[self.code][0]

    @property
    def text(self) -> str:
        """The sentence."""
        return TEXTS[self.code][1].format(**dict(self.values))


@dataclass(frozen=True, slots=True)
class Fit:
    """Whether a game can be played on a board.

    Attributes:
        rules: the id of the rules.
        title: what people call them.
        players: the numbers of players that can play.
        why: what stands in the way of all or of the other numbers; "" if nothing does.
        cells: where its cards can be played; if it does not fit, the cells that keep it away.
    """

    rules: str
    title: str
    players: tuple[int, ...]
    why: str
    cells: tuple[int, ...] = ()

    @property
    def fits(self) -> bool:
        """Whether anybody can play."""
        return bool(self.players)


@dataclass(frozen=True, slots=True)
class Checked:
    """Everything that was found about a board: errors first, then warnings, then notes."""

    findings: tuple[Finding, ...]
    fits: tuple[Fit, ...]
    """Every game that was tried, those that fit first."""

    @property
    def playable(self) -> bool:
        """Whether there is no error."""
        return not self.of(Severity.ERROR)

    def of(self, severity: Severity) -> tuple[Finding, ...]:
        """The findings of one severity."""
        return tuple(f for f in self.findings if f.severity is severity)
