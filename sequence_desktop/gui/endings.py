# SPDX-License-Identifier: MIT
"""How a game or a deal has ended, in words, and what is offered then."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from sequence_desktop.engine.outcome import Outcome
from sequence_desktop.engine.setup import Setup
from sequence_desktop.gui import words
from sequence_desktop.gui.counted import COUNTED
from sequence_desktop.gui.matches import Tally, between_deals
from sequence_desktop.gui.updates import Update
from sequence_desktop.storage.games import Seat

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class End:
    """What is said at the end.

    Attributes:
        title: who has won.
        detail: how.
        again: what playing on is called, where it is no rematch.
        standing: how a match stands.
    """

    title: str
    detail: str
    again: str = ""
    standing: str = ""

    def text(self) -> str:
        """All of it, one sentence after the other."""
        parts = (self.title, self.detail, *self.standing.splitlines())
        return ". ".join(part.rstrip(".") for part in parts if part)


def ending(update: Update, seats: Sequence[Seat]) -> End | None:
    """How what an update shows has ended; None while it goes on."""
    position = update.view.position
    outcome, setup = position.outcome, position.setup
    if outcome is None:
        return None
    if update.tally is None:
        detail = words.ending_detail(outcome, setup.rules)
        return End(words.ending_title(_side(outcome.winner, setup, seats)), detail)
    return _deal_end(update.tally, outcome, setup, seats)


def _deal_end(tally: Tally, outcome: Outcome, setup: Setup, seats: Sequence[Seat]) -> End:
    """How a deal ended, and how the match stands or has ended."""
    # A deal that is played again decides no match.
    over = tally.winner is not None and tally.counted is None
    winner = tally.winner if over else outcome.winner
    sides = [words.seats_in_words(_side(side, setup, seats)) for side in range(setup.sides)]
    lines = [_points_line(translate("Stage", "This deal: {points}"), sides, tally.gained)]
    if tally.counted is not None:
        before = translate("Stage", "It counts as it was played first: {points}")
        lines.append(_points_line(before, sides, tally.counted))
    if tally.deals > 1:
        lines.append(_points_line(translate("Stage", "In all: {points}"), sides, tally.totals))
    if tally.winner is None:
        more = translate("Stage", "{points} win the match")
        lines.append(more.format(points=COUNTED.points(tally.target)))
    return End(
        words.deal_title(_side(winner, setup, seats), match_over=over),
        words.ending_detail(outcome, setup.rules),
        translate("Stage", "Next deal") if between_deals(tally) else "",
        "\n".join(lines),
    )


def _side(side: int | None, setup: Setup, seats: Sequence[Seat]) -> list[str]:
    """The names on a side; none where there is no side."""
    return [] if side is None else [seats[seat].name for seat in setup.seats_of(side)]


def _points_line(text: str, sides: Sequence[str], points: Sequence[int] | None) -> str:
    listed = [f"{name} {number}" for name, number in zip(sides, points or (), strict=True)]
    return text.format(points=", ".join(listed))
