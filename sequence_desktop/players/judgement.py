# SPDX-License-Identifier: MIT
"""What a move was worth beside the best one that its seat could have made, by what it knew.

Both are tried on the same imagined cards; a difference too small to be told from chance counts as
none, so that no move is ever better than the best.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from sequence_desktop.engine.moves import Move
from sequence_desktop.engine.view import PlayerView
from sequence_desktop.players.duties import seat_and_moves
from sequence_desktop.players.habits import Foresight
from sequence_desktop.players.motives import reasons_for
from sequence_desktop.players.outlook import Outlook, Watch, go_on, work
from sequence_desktop.players.reasons import Reason
from sequence_desktop.players.share import DIGITS, Share
from sequence_desktop.players.thinker import Thinker

_JUDGE: Final = Foresight(playouts=600, candidates=8)
_TRIES: Final = 400
"""Play-outs for each of the two moves."""
_TELLING: Final = 0.015
"""A move that is better by less than this cannot be told from one as good."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """A move beside the best one."""

    best: Move
    """The best move that the judge knew; the one played, if no other was clearly better."""
    with_best: Share
    with_played: Share
    """The chances of the seat's side with either, before a card is drawn."""
    reasons: tuple[Reason, ...] = ()
    """Why the best move is the best, the most telling first."""

    @property
    def cost(self) -> float:
        """What the choice cost of the chance to win: 0 or more."""
        return round(self.with_best.chance - self.with_played.chance, DIGITS)

    def to_json(self) -> dict[str, object]:
        """The judgement as JSON data."""
        return {
            "best": str(self.best),
            "with_best": self.with_best.to_json(),
            "with_played": self.with_played.to_json(),
            "reasons": [reason.to_json() for reason in self.reasons],
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Judgement:
        """The judgement that :meth:`to_json` described.

        Raises:
            KeyError, TypeError, ValueError: the data are not those of a judgement.
        """
        return cls(
            Move.parse(data["best"]),
            Share.from_json(data["with_best"]),
            Share.from_json(data["with_played"]),
            tuple(map(Reason.from_json, data["reasons"])),
        )


def judge(view: PlayerView, played: Move, seed: int = 0, watch: Watch = go_on) -> Judgement:
    """Hold a move against the others that its seat could have made.

    Args:
        view: what the seat knew before the move.
        played: one of its moves, as the rules allow them there.
        seed: the same one gives the same judgement.
        watch: is told how much of the work is done, and says whether to go on.

    Raises:
        ValueError: the seat could not make that move there.
    """
    _, moves = seat_and_moves(view)
    if played not in moves:
        raise ValueError(f"{played} is no move of that seat")
    judgement = Judge(seed).judge(view, played, watch)
    return Judgement(
        judgement.best,
        judgement.with_best,
        judgement.with_played,
        reasons_for(view, judgement.best),
    )


class Judge:
    """Judges one move after the other with the same seed."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._thinker = Thinker(seed, foresight=_JUDGE)

    def judge(self, view: PlayerView, played: Move, watch: Watch = go_on) -> Judgement:
        """What a legal move of the seat of the view was worth; without reasons."""
        best = self._best(view, played, watch)
        contenders = [played] if best == played else [played, best]
        shares = Outlook(view, self._seed).after(contenders, work(_TRIES), watch)
        if shares[-1].chance - shares[0].chance < _TELLING:
            return Judgement(played, shares[0], shares[0])
        return Judgement(best, shares[-1], shares[0])

    def _best(self, view: PlayerView, played: Move, watch: Watch) -> Move:
        """The move that the judge would make; the one played, if it comes to the same."""
        _, moves = seat_and_moves(view)
        if len(moves) == 1:
            return played
        best = self._thinker.thoughts(view, watch)[0].move
        same = view.position.play(best) == view.position.play(played)
        return played if same else best
