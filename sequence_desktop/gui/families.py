# SPDX-License-Identifier: MIT
"""Groups of games for lists: those that belong together stand together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QCoreApplication

from sequence_desktop.engine.rules import Rules

translate = QCoreApplication.translate


class Family(StrEnum):
    """A group of games, in the order of lists."""

    SEQUENCE = "sequence"
    ONE_EYED_JACK = "one_eyed_jack"
    NUMBERS = "numbers"
    DICE = "dice"
    OWN = "own"


@dataclass(frozen=True, slots=True)
class Group:
    """A family and its games, by id, in the order of lists."""

    family: Family
    games: tuple[str, ...]


def family_of(rules: Rules, lineage: Sequence[str]) -> Family:
    """The family of a game that comes with the program.

    Args:
        rules: its rules.
        lineage: the ids of the rules it is made from, its own first.
    """
    if rules.source == "dice":
        return Family.DICE
    if rules.deck.numbers:
        return Family.NUMBERS
    return Family.ONE_EYED_JACK if Family.ONE_EYED_JACK in lineage else Family.SEQUENCE


def family_title(family: Family) -> str:
    """What stands over the games of a family."""
    return {
        Family.SEQUENCE: translate("Families", "Sequence and its relatives"),
        Family.ONE_EYED_JACK: translate("Families", "One-Eyed Jack"),
        Family.NUMBERS: translate("Families", "With numbers"),
        Family.DICE: translate("Families", "With dice"),
        Family.OWN: translate("Families", "Your own"),
    }[family]
