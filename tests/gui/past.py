# SPDX-License-Identifier: MIT
"""Finished games in a home, for windows that show nothing without them."""

from __future__ import annotations

from dataclasses import replace

from sequence_desktop.players import LEVELS
from sequence_desktop.storage import records
from sequence_desktop.storage.home import Home
from sequence_desktop.storage.records import Player, Record


def give_past(home: Home) -> None:
    """Somebody has played rated games against every level."""
    anna, robot = Player("Anna", "human", "", 0), Player("Robot", "computer", "casual", 1)
    made = Record(
        "0", "2026-01-01T10:00:00Z", "sequence", "Sequence", "S", (anna, robot), (2, 0), 30, 0
    )
    for number, level in enumerate(LEVELS):
        against = (anna, replace(robot, level=level))
        record = replace(made, deal=str(number), seats=against, rated=True, rating=700 + number)
        records.append(record, home.records)
