# SPDX-License-Identifier: MIT
"""Advice for a seat: its best moves, with chances and reasons, and how the sides stand.

All of it comes from what the seat may know. The same view and seed give the same advice; where the
core is interpreted there is less work in it, so that nobody has to wait, and the intervals are
wider.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from sequence_desktop.engine.moves import Move
from sequence_desktop.engine.view import PlayerView
from sequence_desktop.players.habits import Foresight
from sequence_desktop.players.motives import reasons_for
from sequence_desktop.players.outlook import Outlook, Watch, go_on, work
from sequence_desktop.players.reasons import Reason
from sequence_desktop.players.share import Share
from sequence_desktop.players.thinker import Thinker

MOST: Final = 5
"""How many moves an advice names at most."""
ADVISER: Final = Foresight(playouts=2000, candidates=10, shown=MOST)
"""How far whoever advises looks ahead: further than the strongest level."""
_FOR_ONE: Final = 600
_FOR_ALL: Final = 600
"""Play-outs for a move that was chosen without looking ahead, and for the sides' chances."""


@dataclass(frozen=True, slots=True)
class Advised:
    """A move that comes into question."""

    move: Move
    share: Share
    """The chance of the seat's side to win with it."""
    points: float
    """What the policy thinks of it; only differences mean something."""
    reasons: tuple[Reason, ...]
    """Why, the most telling first; at least one."""

    def to_json(self) -> dict[str, object]:
        """The move as JSON data."""
        return {
            "move": str(self.move),
            "share": self.share.to_json(),
            "points": self.points,
            "reasons": [reason.to_json() for reason in self.reasons],
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Advised:
        """The move that :meth:`to_json` described.

        Raises:
            KeyError, TypeError, ValueError: the data are not those of an advised move.
        """
        return cls(
            Move.parse(data["move"]),
            Share.from_json(data["share"]),
            float(data["points"]),
            tuple(map(Reason.from_json, data["reasons"])),
        )


@dataclass(frozen=True, slots=True)
class Advice:
    """The best moves of a seat, the best first."""

    moves: tuple[Advised, ...]

    def to_json(self) -> dict[str, object]:
        """The advice as JSON data."""
        return {"moves": [advised.to_json() for advised in self.moves]}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Advice:
        """The advice that :meth:`to_json` described.

        Raises:
            KeyError, TypeError, ValueError: the data are not those of an advice.
        """
        return cls(tuple(map(Advised.from_json, data["moves"])))


@dataclass(frozen=True, slots=True)
class Chances:
    """How the sides stand, as one seat can know it."""

    sides: tuple[Share, ...]
    """The chance of each side to win; together they are 1."""

    def to_json(self) -> dict[str, object]:
        """The chances as JSON data."""
        return {"sides": [share.to_json() for share in self.sides]}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Chances:
        """The chances that :meth:`to_json` described.

        Raises:
            KeyError, TypeError, ValueError: the data are not those of chances.
        """
        return cls(tuple(map(Share.from_json, data["sides"])))


def advise(view: PlayerView, seed: int = 0, watch: Watch = go_on) -> Advice:
    """The best moves of the seat of the view, at most ``MOST``.

    Where one wins, or a dead card can be turned in, there is no other advice. ``watch`` is told how
    much of the work is done, and says whether to go on; if not, the advice is what is known so far.

    Raises:
        ValueError: the seat has nothing to do now.
    """
    thoughts = Thinker(seed, foresight=ADVISER).thoughts(view, watch)[:MOST]
    untried = [thought.move for thought in thoughts if thought.share is None]
    shares = dict(
        zip(untried, Outlook(view, seed).after(untried, work(_FOR_ONE), watch), strict=True)
    )
    return Advice(
        tuple(
            Advised(
                thought.move,
                thought.share or shares[thought.move],
                round(thought.points, 2),
                reasons_for(view, thought.move),
            )
            for thought in thoughts
        )
    )


def chances(view: PlayerView, seed: int = 0, watch: Watch = go_on) -> Chances:
    """How the sides stand, at any time of the game, whoever is to move; also for an onlooker."""
    return Chances(Outlook(view, seed).sides(work(_FOR_ALL), watch))
