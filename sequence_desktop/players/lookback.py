# SPDX-License-Identifier: MIT
"""What a look back at a game tells: its turns, where it turned, and what the change was made of.

How it comes about stands in ``players.review``; here is what is sent, read and shown.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from enum import StrEnum
from typing import Any

from sequence_desktop.engine.moves import Move
from sequence_desktop.players.reasons import Reason
from sequence_desktop.players.share import DIGITS, Share


class Cause(StrEnum):
    """What a change is put down to."""

    CHOICE = "choice"
    DRAW = "draw"
    OTHERS = "others"


@dataclass(frozen=True, slots=True)
class Parts:
    """What the whole change from even chances to the result is made of."""

    deal: float = 0.0
    draws: float = 0.0
    choices: float = 0.0
    others: float = 0.0


@dataclass(frozen=True, slots=True)
class Turn:
    """One choice of the seat, with the chances of its side around it."""

    ply: int
    """How many moves the game had had before."""
    played: Move
    best: Move
    """The best move that the adviser knew; the one played, if no other was clearly better."""
    arrival: float
    """The chance when the turn came, before a card or roll that came with it was seen."""
    before: Share
    """The chance with the best move."""
    with_played: Share
    """The chance with the move played, before its card is drawn."""
    after: float
    """The chance when move and draw were done."""
    drawn: tuple[str, ...]
    """The cards that came into the hand by this move, or the roll that came with the turn."""
    others: float
    """The change of the chance from then to the next own turn, or to the end."""

    @property
    def choice(self) -> float:
        """What the choice lost: 0 or less."""
        return round(self.with_played.chance - self.before.chance, DIGITS)

    @property
    def draw(self) -> float:
        """What the cards and rolls of this turn were worth."""
        came = self.before.chance - self.arrival
        return round(came + self.after - self.with_played.chance, DIGITS)

    def change(self, cause: Cause) -> float:
        """The change that is put down to a cause."""
        return {Cause.CHOICE: self.choice, Cause.DRAW: self.draw, Cause.OTHERS: self.others}[cause]

    def to_json(self) -> dict[str, object]:
        """The turn as JSON data; what follows from the rest is there too, for people."""
        return {
            "ply": self.ply,
            "played": str(self.played),
            "best": str(self.best),
            "arrival": self.arrival,
            "before": self.before.to_json(),
            "with_played": self.with_played.to_json(),
            "after": self.after,
            "drawn": list(self.drawn),
            "choice": self.choice,
            "draw": self.draw,
            "others": self.others,
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Turn:
        """The turn that :meth:`to_json` described.

        Raises:
            KeyError, TypeError, ValueError: the data are not those of a turn.
        """
        return cls(
            int(data["ply"]),
            Move.parse(data["played"]),
            Move.parse(data["best"]),
            float(data["arrival"]),
            Share.from_json(data["before"]),
            Share.from_json(data["with_played"]),
            float(data["after"]),
            tuple(map(str, data["drawn"])),
            float(data["others"]),
        )


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A turn at which much changed, and what could have been done."""

    turn: int
    """The place of the turn among the turns reviewed."""
    cause: Cause
    change: float
    reasons: tuple[Reason, ...]
    """Why the best move was the best."""
    played_reasons: tuple[Reason, ...]
    """What spoke for the move that was played."""

    def to_json(self) -> dict[str, object]:
        """The turning point as JSON data."""
        return {
            "turn": self.turn,
            "cause": self.cause.value,
            "change": self.change,
            "reasons": [reason.to_json() for reason in self.reasons],
            "played_reasons": [reason.to_json() for reason in self.played_reasons],
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> TurningPoint:
        """The turning point that :meth:`to_json` described.

        Raises:
            KeyError, TypeError, ValueError: the data are not those of a turning point.
        """
        return cls(
            int(data["turn"]),
            Cause(data["cause"]),
            float(data["change"]),
            tuple(map(Reason.from_json, data["reasons"])),
            tuple(map(Reason.from_json, data["played_reasons"])),
        )


@dataclass(frozen=True, slots=True)
class Review:
    """A game looked back at from one seat."""

    seat: int
    side: int
    even: float
    """The chance of a side where all are equal."""
    start: Share
    """The chance after the deal."""
    result: float
    """1 for a win, 0 for a loss, an even share for a draw; else the chance where it stands."""
    turns: tuple[Turn, ...]
    points: tuple[TurningPoint, ...]
    """The turning points, in order of play."""
    parts: Parts
    """``even`` and the four parts add up to ``result``."""
    complete: bool
    """Whether all turns were looked at. If not, ``result`` is the chance where that ended."""

    @property
    def course(self) -> tuple[tuple[int, float], ...]:
        """The chance through the game: after how many moves, how much; for a graph."""
        found = [(0, self.start.chance)]
        found += [(turn.ply, turn.before.chance) for turn in self.turns if turn.ply]
        if self.turns:
            found.append((self.turns[-1].ply + 1, self.turns[-1].after))
        return tuple(found)

    def to_json(self) -> dict[str, object]:
        """The review as JSON data."""
        return {
            "seat": self.seat,
            "side": self.side,
            "even": self.even,
            "start": self.start.to_json(),
            "result": self.result,
            "turns": [turn.to_json() for turn in self.turns],
            "points": [point.to_json() for point in self.points],
            "parts": asdict(self.parts),
            "complete": self.complete,
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Review:
        """The review that :meth:`to_json` described.

        Raises:
            KeyError, TypeError, ValueError: the data are not those of a review.
        """
        parts = data["parts"]
        return cls(
            int(data["seat"]),
            int(data["side"]),
            float(data["even"]),
            Share.from_json(data["start"]),
            float(data["result"]),
            tuple(map(Turn.from_json, data["turns"])),
            tuple(map(TurningPoint.from_json, data["points"])),
            Parts(
                *(float(parts[key]) for key in ("deal", "draws", "choices", "others")),
            ),
            bool(data["complete"]),
        )
