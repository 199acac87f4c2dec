# SPDX-License-Identifier: MIT
# cython: language_level=3, annotation_typing=False, boundscheck=False, wraparound=False
# cython: initializedcheck=False, cdivision=True, nonecheck=False
"""Games played to learn from: the slopes by which the weights of policy and value get better.

The policy chooses by chance in proportion to its values, and each choice is judged by how much the
value of the position rose after it. Sources: Williams, "Simple statistical gradient-following
algorithms" (1992); Schulman et al., "High-dimensional continuous control using generalized
advantage estimation" (2016). ``lessons.pxd`` has the types.
"""

from __future__ import annotations

from math import exp

from sequence_desktop.engine.core_field import numbers
from sequence_desktop.players.linear import Linear, reals
from sequence_desktop.players.value import Value

_SET = 160
_FACTS = 48
_MOST = 600  # longer games are broken off as drawn


class Lessons:
    """Plays games on the core of a policy and a value, and sums up slopes."""

    def __init__(self, policy: Linear, value: Value, sight: float) -> None:
        """``sight``: from 0 to 1, how far a choice is judged by what came long after it."""
        self.policy, self.value, self.sight = policy, value, sight
        self.core = policy.core
        self.sides, self.side_of = self.core.sides, self.core.ground.side_of
        self.slope = reals(4 * _SET)
        self.error = reals(12 * _FACTS)
        self.plies = 0
        self.games = 0
        self.log_slope = reals(_MOST * _SET)
        self.log_fact = reals(_MOST * self.sides * _FACTS)
        self.log_chance = reals((_MOST + 1) * self.sides)
        self.log_start = numbers(_MOST * self.sides)
        self.log_set, self.log_side = numbers(_MOST), numbers(_MOST)
        self.chance = reals(self.core.tokens * self.core.cells + 64)
        self.wins = numbers(self.sides + 1)

    def forget(self) -> None:
        """Begin a new batch."""
        for i in range(4 * _SET):
            self.slope[i] = 0.0
        for i in range(12 * _FACTS):
            self.error[i] = 0.0
        for i in range(self.sides + 1):
            self.wins[i] = 0
        self.plies = self.games = 0

    def play(self, seed: int, first: int) -> None:
        """Play one game and add what it teaches to ``slope`` and ``error``."""
        core, policy = self.core, self.policy
        core.deal(seed, first)
        policy.learns = 1
        t = 0
        while not core.over and t < _MOST:
            self._note_position(t)
            n = core.options()
            chosen = 0 if n == 1 else policy.weigh(n)
            self.log_set[t] = -1
            if chosen < 0:
                chosen = self._draw_lots(n)
                self._note_choice(t, n, chosen)
            core.play(core.deed[chosen], core.deed_token[chosen], core.deed_cell[chosen])
            t += 1
        policy.learns = 0
        self._note_end(t)
        self._judge(t)
        self.plies += t
        self.games += 1

    def _note_position(self, t: int) -> None:
        value = self.value
        value.look()
        self.log_side[t] = self.side_of[self.core.seat]
        for side in range(self.sides):
            self.log_chance[t * self.sides + side] = value.chance[side]
            self.log_start[t * self.sides + side] = value.start[side]
        at = t * self.sides * _FACTS
        for i in range(self.sides * _FACTS):
            self.log_fact[at + i] = value.fact[i]

    def _note_end(self, t: int) -> None:
        winner = self.core.winner if self.core.over else -1
        self.wins[winner if winner >= 0 else self.sides] += 1
        for side in range(self.sides):
            won = 1.0 if side == winner else 0.0
            self.log_chance[t * self.sides + side] = won if winner >= 0 else 1.0 / self.sides

    def _draw_lots(self, n: int) -> int:
        policy = self.policy
        most = policy.value[0]
        for i in range(1, n):
            if policy.value[i] > most:
                most = policy.value[i]
        total = 0.0
        for i in range(n):
            self.chance[i] = exp(policy.value[i] - most) if policy.value[i] > most - 30 else 0.0
            total += self.chance[i]
        lot = self.core.below(1 << 30) / 1073741824.0 * total
        chosen = -1
        for i in range(n):
            lot -= self.chance[i]
            self.chance[i] /= total
            if lot < 0 and chosen < 0:
                chosen = i
        return chosen if chosen >= 0 else n - 1

    def _note_choice(self, t: int, n: int, chosen: int) -> None:
        """Note the slope of the logarithm of the chance of what was chosen."""
        policy = self.policy
        base = t * _SET
        self.log_set[t] = policy.set
        for i in range(_SET):
            self.log_slope[base + i] = 0.0
        for i in range(n):
            amount = (1.0 if i == chosen else 0.0) - self.chance[i]
            if amount > 1e-6 or amount < -1e-6:
                for k in range(policy.start[i], policy.start[i + 1]):
                    self.log_slope[base + policy.feature[k]] += amount

    def _judge(self, end: int) -> None:
        """Add up the slopes, each by how much better things went than expected."""
        sides = self.sides
        for side in range(sides):
            gain = 0.0
            for t in range(end - 1, -1, -1):
                now = self.log_chance[t * sides + side]
                gain = self.log_chance[(t + 1) * sides + side] - now + self.sight * gain
                if self.log_side[t] == side and self.log_set[t] >= 0:
                    for i in range(_SET):
                        self.slope[self.log_set[t] + i] += gain * self.log_slope[t * _SET + i]
                miss = self.log_chance[end * sides + side] - now
                at, base = self.log_start[t * sides + side], (t * sides + side) * _FACTS
                for i in range(_FACTS):
                    self.error[at + i] += miss * self.log_fact[base + i]
