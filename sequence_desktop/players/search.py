# SPDX-License-Identifier: MIT
"""Looking ahead: which of the policy's best deeds do best in play-outs.

Each deed is tried on the same imagined cards; the worse half is dropped again and again, so that
most of the work goes into the few that matter. The policy's opinion counts as a number of play-outs
of its own, since chance would otherwise overrule it. Source: Karnin, Koren and Somekh, "Almost
optimal exploration in multi-armed bandits" (2013), for the halving.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from sequence_desktop.engine.core_mirror import Deed
from sequence_desktop.engine.rng import Random
from sequence_desktop.players.habits import Foresight
from sequence_desktop.players.playout import Playout
from sequence_desktop.players.share import Share

_WORTH: Final = 0.012
"""A point of the policy is worth so much of a chance to win."""
_MOST_WORTH: Final = 0.25
_SEEDS: Final = 1 << 32


def beliefs(sides: int) -> list[int]:
    """How likely others hold a card that ends or stops a line, one that nearly does, a special one.

    Against 256 for other cards. Counted in games of the policy between three sides; between two,
    the play-outs do well with less.
    """
    return [60, 145, 340] if sides > 2 else [170, 170, 380]


@dataclass(slots=True)
class Trial:
    """A deed that comes into question."""

    deed: Deed
    claim: tuple[int, ...] | None
    """The lines it claims as rows, where there is a choice."""
    points: float
    """What the policy thinks of it."""
    won: float = 0.0
    """The sum of its chances over its play-outs."""
    squares: float = 0.0
    """The sum of their squares."""
    tries: int = 0

    @property
    def chance(self) -> float:
        """The chance to win with it, as the play-outs show it."""
        return self.won / self.tries if self.tries else 0.5

    def move_to(self, chance: float) -> None:
        """Let its play-outs show this chance on the whole, as widely spread as they are."""
        shift = chance - self.chance
        self.squares += shift * (2 * self.won + self.tries * shift)
        self.won += self.tries * shift

    @property
    def share(self) -> Share | None:
        """The same with its interval; None before the first play-out."""
        return Share.of(self.won, self.squares, self.tries) if self.tries else None


@dataclass(slots=True)
class Search:
    """One look ahead, from the position that lies on a play-out's core."""

    playout: Playout
    foresight: Foresight
    hidden: Sequence[int]
    """How many cards each seat holds that the root's seat does not know."""
    chance: Random
    side: int
    """Whose chances are asked for."""
    goes_on: Callable[[int, int], bool] = field(default=lambda _done, _all: True)
    """Is told how much of the work is done, and says whether to go on."""
    done: int = 0

    def run(self, trials: Sequence[Trial]) -> list[Trial]:
        """Try the deeds out; the answer is all of them, the best first."""
        self.playout.begin(list(self.hidden), beliefs(self.playout.core.sides), self.side)
        top = max(trial.points for trial in trials)
        left = sorted(trials, key=lambda trial: -trial.points)[: self.foresight.candidates]
        dropped: list[Trial] = []
        rounds = max(1, (len(left) - 1).bit_length())
        stopped = False
        while len(left) > 1:
            stopped = not self._play_round(left, rounds)
            left = self._by_rating(left, top)
            if stopped:
                break
            keep = len(left) // 2
            dropped[:0] = left[keep:]
            left = left[:keep]
        ranked = left + dropped
        shown = min(len(ranked), self.foresight.shown)
        if stopped or shown < 2:
            return ranked
        return self._level(ranked[:shown], top) + ranked[shown:]

    def _level(self, best: list[Trial], top: float) -> list[Trial]:
        """Try the best few out until all have had as many play-outs; they may change places."""
        most = max(trial.tries for trial in best)
        while any(trial.tries < most for trial in best):
            seed = self.chance.below(_SEEDS)
            for trial in best:
                if trial.tries < most:
                    self._try_out(trial, seed)
            if not self.goes_on(min(self.done, self.foresight.playouts), self.foresight.playouts):
                return best
        best = self._by_rating(best, top)
        self._count_opinions(best, top)
        return best

    def _count_opinions(self, best: Sequence[Trial], top: float) -> None:
        """Let the chances that are told be those that the order was made from.

        The policy's opinion moves them; it plays nothing out, and makes no chance surer.
        """
        mean = sum(trial.chance for trial in best) / len(best)
        ratings = [self._rating(trial, mean, top) for trial in best]
        for trial, rating in zip(best, ratings, strict=True):
            trial.move_to(min(1.0, max(0.0, mean + rating)))

    def _play_round(self, left: Sequence[Trial], rounds: int) -> bool:
        each = max(1, self.foresight.playouts // (rounds * len(left)))
        for _ in range(each):
            seed = self.chance.below(_SEEDS)
            for trial in left:
                self._try_out(trial, seed)
            if not self.goes_on(self.done, self.foresight.playouts):
                return False
        return True

    def _try_out(self, trial: Trial, seed: int) -> None:
        playout = self.playout
        if trial.claim is None:
            playout.claim_size = -1
        else:
            playout.set_claim(list(trial.claim))
        shown = playout.try_out(*trial.deed, seed, self.foresight.plies)
        trial.won += shown
        trial.squares += shown * shown
        trial.tries += 1
        self.done += 1

    def _by_rating(self, left: Sequence[Trial], top: float) -> list[Trial]:
        """The deeds by their chances, mixed with the policy's opinion of them, the best first."""
        mean = sum(trial.chance for trial in left) / len(left)
        return sorted(left, key=lambda trial: self._rating(trial, mean, top), reverse=True)

    def _rating(self, trial: Trial, mean: float, top: float) -> float:
        """How much better than the mean a deed is, by its chance and the policy's opinion."""
        trust = self.foresight.trust
        gain = (trial.chance - mean) * trial.tries
        return (gain + trust * _opinion(trial, top)) / (trial.tries + trust)


def _opinion(trial: Trial, top: float) -> float:
    """What the policy thinks of a deed, as a difference of chances to the one it likes best."""
    return -min(_MOST_WORTH, _WORTH * (top - trial.points))
