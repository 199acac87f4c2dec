# SPDX-License-Identifier: MIT
"""A plan being carried out: which games are done, which are to come, and what they say so far.

Games come in whatever order, and count in the order of the plan. So what a test finds, and with
which game it ends, is the same however many games are played at once.
"""

from __future__ import annotations

from collections.abc import Iterator

from sequence_desktop.engine.errors import BadSave
from sequence_desktop.engine.phrases import phrase
from sequence_desktop.lab.games import NOBODY, Job, Trial
from sequence_desktop.lab.plan import Plan, Slot
from sequence_desktop.lab.sequential import LENGTH, STRENGTH, Sequence, State, Verdict
from sequence_desktop.lab.tally import Tally, points_of, turn_order


class Study:
    """A plan, and the games of it that are done.

    Attributes:
        plan: the plan.
        tallies: the sums over the games that count, for each entry.
        counted: how many games count: all up to the first that is not done.
    """

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.tallies = tuple(Tally(entry.table.setup(), entry.turns) for entry in plan.entries)
        self.counted = 0
        self._early: dict[int, Trial] = {}
        self._upcoming = plan.slots()
        self._next = next(self._upcoming, None)
        self._question = _question(plan)

    @property
    def done(self) -> int:
        """How many games are done, those included that do not count yet."""
        return self.counted + len(self._early)

    @property
    def decided(self) -> bool:
        """Whether a test has found its answer, so that no further game counts."""
        return self._question is not None and self._question.test.state is not State.OPEN

    @property
    def complete(self) -> bool:
        """Whether there is nothing more to play."""
        return self.decided or self._next is None

    @property
    def verdict(self) -> Verdict | None:
        """What the test has found so far; None where the plan has none."""
        return None if self._question is None else self._question.test.verdict()

    def add(self, number: int, trial: Trial) -> None:
        """Take in a finished game of the plan.

        Raises:
            BadSave: it is done already, the plan has no such game, or it is none that could have
                been played there.
        """
        if not 0 <= number < self.plan.games:
            raise BadSave(phrase("the plan has no game {number}", number=number))
        if number < self.counted or number in self._early:
            raise BadSave(phrase("game {number} stands there twice", number=number))
        trial.refuse_misfit(self.plan.entry_of(number).table.setup())
        if not self.decided:
            self._early[number] = trial
            self._count_on()

    def missing(self) -> Iterator[Job]:
        """The games that are still to be played, in order, until a test ends them."""
        known = frozenset(self._early)
        first = self.counted
        for slot in self.plan.slots():
            if self.decided:
                return
            if slot.number >= first and slot.number not in known:
                yield self.plan.job(slot)

    def _count_on(self) -> None:
        """Count whatever comes next and is there."""
        while self._next is not None and self.counted in self._early:
            self._count(self._next, self._early.pop(self.counted))
            self._next = next(self._upcoming, None)
            if self.decided:
                self._early.clear()

    def _count(self, slot: Slot, trial: Trial) -> None:
        job = self.plan.job(slot)
        self.tallies[slot.entry].add(job, trial)
        self.counted += 1
        if self._question is not None:
            self._question.add(job, trial)


class _Question:
    """Makes of games the numbers that a test looks at."""

    def __init__(self, plan: Plan, test: Sequence, of: str) -> None:
        self.test = test
        self._plan = plan
        self._of = of
        self._sum = 0
        self._games = 0
        self._each = sum(entry.turns for entry in plan.entries)

    def add(self, job: Job, trial: Trial) -> None:
        """Add a game to its deal; the test is shown whole deals only."""
        self._sum += self._value(job, trial)
        self._games += 1
        if self._games == self._each:
            self.test.add(self._sum)
            self._sum = self._games = 0

    def _value(self, job: Job, trial: Trial) -> int:
        setup = self._plan.entries[job.table].table.setup()
        if self._of == STRENGTH:
            # What one side wins beyond its half; a draw is worth nothing to either.
            return points_of(job, trial, setup.sides)[0] - 1
        sign = -1 if job.table else 1
        if self._of == LENGTH:
            return sign * trial.length
        if trial.winner == NOBODY:
            return 0
        return sign * (trial.winner == turn_order(setup, trial.first)[0])


def _question(plan: Plan) -> _Question | None:
    test = plan.test
    if test is None:
        return None
    turns = plan.entries[0].turns
    # Two points are at stake in a game: a share of 1 is one above the half in each.
    scale = 2 * turns if test.of == STRENGTH else turns
    return _Question(plan, Sequence(test, scale), test.of)
