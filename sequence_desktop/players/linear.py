# SPDX-License-Identifier: MIT
# cython: language_level=3, annotation_typing=False, boundscheck=False, wraparound=False
# cython: initializedcheck=False, cdivision=True, nonecheck=False
"""The linear policy: what a deed is worth is a sum of weights over the lines through its cell.

It plays on the play-out core, for the seat to move, by what that seat knows: the board, the
discards and its own hand (``line_sight.py``). Which of four sets of weights counts depends on who
is one row from winning. A win is always taken, and a dead card always turned in. Ordinary Python,
like the core; ``linear.pxd`` has the types for Cython.

The features of a set, by their number: see ``GROUPS`` in ``players.features``.
"""

from __future__ import annotations

from array import array
from typing import TypeAlias, cast

from sequence_desktop.engine.core import Core
from sequence_desktop.engine.core_field import Ints, numbers
from sequence_desktop.players.line_sight import LineSight

Reals: TypeAlias = "memoryview[float]"
"""A row of C doubles."""

_OWN = 0
_BLOCK = 48
_FREES = 102
_TWIN_OWN = 108
_TWIN_BLOCK = 132
_COVERED = 138
_WILD = 139
_TAKE = 141
_REACH = 143
_DRAWN = 151
_NEVER = -1e9


def reals(count: int) -> Reals:
    """So many zeros, as C doubles."""
    return cast(Reals, memoryview(array("d", bytes(8 * max(1, count)))))


class Linear(LineSight):
    """Chooses deeds on a core."""

    put_known: Ints
    put_answer: Ints

    def __init__(self, core: Core, weights: array[float]) -> None:
        """A player without weaknesses; ``weights`` are four sets of ``features.SET``."""
        super().__init__(core)
        self.weights = weights
        self.noise = 0.0
        self.careful = 0
        self.thrift = 1.0
        self.put_known, self.put_answer = numbers(core.cells), numbers(core.cells)
        self.put_value = reals(core.cells)
        self.at = self.ready = self.answered = 0
        self.reach, self.reach_token = 0, -1  # how many open cells this card fills
        self.sum = 0.0
        room = core.tokens * core.cells + 64
        self.value = reals(room)
        self.start = numbers(room + 1)
        self.answer = numbers(room)
        self.feature = numbers(room * 64)
        self.learns = 0

    def choose(self) -> int:
        """The number of the best option of the seat to move, among the core's options."""
        n = self.core.options()
        if n == 1:
            return 0
        best = self.weigh(n)
        if best >= 0:
            return best
        best = 0
        for i in range(1, n):
            if self.value[i] > self.value[best]:
                best = i
        return best

    def weigh(self, n: int) -> int:
        """Put a value on each of ``n`` options, in ``value``; the answer is -1.

        Where nothing is to be weighed, since one wins or a dead card can be turned in, the answer
        is its number. Who is ``careful`` leaves nothing else in question while an enemy could win
        with its next chip and can be stopped.
        """
        core = self.core
        dead = -1
        # A card that goes anywhere wants all lines, and so do enemies that must be stopped.
        all_lines = self.sides > 2 or core.at_least > 0 or self.overlooks > 0
        for i in range(n):
            if core.deed[i] == 3:
                dead = i
            elif core.deed[i] == 0 and core.power[core.deed_token[i]]:
                all_lines = True
        if all_lines:
            self.look()
        else:
            self.glance()
        self._forget()
        at = 0
        hot_only = self._has_hot_wild(n)
        for i in range(n):
            self.start[i] = at
            kind, token, cell = core.deed[i], core.deed_token[i], core.deed_cell[i]
            self.sum = 0.0
            self.at = at
            self.ready = self.answered = 0
            if kind == 0:
                power = core.power[token]
                if power in (1, 3) and hot_only and not self.hot[cell]:
                    self._rule_out(i)
                    continue
                self._put_once(cell)
                if self.ready and self._wins(cell):
                    return i
                if power == 0:
                    self._give_up(token, cell)
                elif power != 5:
                    self._spend(_WILD, token)
            elif kind == 1:
                if core.chip[cell] == self.side + 1:
                    self._rule_out(i)
                    continue
                self._lift(cell)
                self._spend(_TAKE, token)
            elif kind == 2:
                self._replace(cell)
                if self.ready and self._wins(cell):
                    return i
                if core.power[token]:
                    self._spend(_WILD if core.power[token] == 3 else _TAKE, token)
            elif kind == 4:
                held = core.held[core.seat]
                self._add(_DRAWN + (held if held < 7 else 7))
            self.value[i] = self.sum
            self.answer[i] = self.answered
            if self.noise:
                self.value[i] += self.noise * core.below(65536) / 65536.0
            at = self.at if self.learns else 0
        self.start[n] = at
        if dead < 0 and self.careful and self.alarms:
            self._leave_what_answers(n)
        return dead

    def _forget(self) -> None:
        """Begin anew with what is worked out once for each choice."""
        self.reach_token = -1
        for cell in range(self.cells):
            self.put_known[cell] = 0

    def _rule_out(self, i: int) -> None:
        self.value[i] = _NEVER
        self.answer[i] = 0

    def _leave_what_answers(self, n: int) -> None:
        """Where an enemy could win with its next chip, leave only what stops that, if anything."""
        most = 0
        for i in range(n):
            if self.value[i] > _NEVER and self.answer[i] > most:
                most = self.answer[i]
        for i in range(n):
            if self.answer[i] < most:
                self.value[i] = _NEVER

    def _has_hot_wild(self, n: int) -> bool:
        """Whether there is a cell where a wild card makes or stops something soon."""
        core = self.core
        for i in range(n):
            if core.deed[i] == 0 and core.power[core.deed_token[i]] in (1, 3):
                if self.hot[core.deed_cell[i]]:
                    return True
        return False

    def _add(self, feature: int) -> None:
        self.feature[self.at] = feature
        self.at += 1
        self.sum += self.weights[self.set + feature]

    def _own_feature(self, w: int, cell: int, m: int) -> int:
        """The number of a feature of one's own line, with a chip on this cell of it."""
        fills = self.fills[w] - self.fill[cell]
        lacks = self.lacks[w]
        if lacks and not self.fill[cell] and self.rare[cell] == 2:
            lacks -= 1
        return ((m - 1) * 4 + (fills if fills < 3 else 3)) * 2 + (1 if lacks else 0)

    def _put_once(self, cell: int) -> None:
        """What a chip on this cell does; the same for every card that brings it there."""
        if self.put_known[cell] and not self.learns:
            self.sum = self.put_value[cell]
            self.ready = self.put_known[cell] - 1
            self.answered = self.put_answer[cell]
            return
        self._put(cell)
        self.put_value[cell] = self.sum
        self.put_known[cell] = 1 + self.ready
        self.put_answer[cell] = self.answered

    def _put(self, cell: int) -> None:
        core = self.core
        for i in range(core.through_from[cell], core.through_from[cell + 1]):
            w = core.through[i]
            if not self.looked[w]:
                self.look_at_line(w)
            if self.own[w]:
                if self.own[w] == 1:
                    self.ready = 1
                self._add(_OWN + self._own_feature(w, cell, self.own[w]) + 2 * self.foes[w])
            if self.theirs[w] >= 0:
                self._add(self.theirs[w])
            self.answered += self.urgent[w]

    def _lift(self, cell: int) -> None:
        core = self.core
        for i in range(core.through_from[cell], core.through_from[cell + 1]):
            w = core.through[i]
            if not self.looked[w]:
                self.look_at_line(w)
            if self.lifts[w] >= 0:
                self._add(self.lifts[w])
            if self.frees[w] >= 0:
                self._add(_FREES + (self.frees[w] - 1 if self.frees[w] else 0))
            self.answered += self.urgent[w]

    def _replace(self, cell: int) -> None:
        """An enemy chip goes and one's own takes its place."""
        core = self.core
        for i in range(core.through_from[cell], core.through_from[cell + 1]):
            w = core.through[i]
            if not self.looked[w]:
                self.look_at_line(w)
            if self.lifts[w] >= 0:
                self._add(self.lifts[w])
            self.answered += self.urgent[w]
            m = self.frees[w]
            if m >= 0:
                if m == 1:
                    self.ready = 1
                self._add(_OWN + self._own_feature(w, cell, m or 1))
            elif self.foes[w]:
                self._add(_OWN + self._own_feature(w, cell, self.own[w]) + 2 * self.foes[w] - 2)

    def _give_up(self, token: int, cell: int) -> None:
        """What playing a plain card gives up: its other cells, if it is held once."""
        core = self.core
        first, last = core.token_from[token], core.token_from[token + 1]
        if last - first > 4:
            if self.reach_token != token:
                self.reach_token, self.reach = token, self._reached(first, last)
            self._add(_REACH + (8 * self.reach - 1) // (core.empty or 1))
            return
        if last - first < 2 or core.dice:
            return
        start = core.seat * core.room
        held = 0
        for i in range(core.held[core.seat]):
            if core.hand[start + i] == token:
                held += 1
        if held > 1:
            return
        covered = 1
        for k in range(first, last):
            twin = core.token_cells[k]
            if twin == cell or core.chip[twin]:
                continue
            covered = 0
            for i in range(core.through_from[twin], core.through_from[twin + 1]):
                w = core.through[i]
                if not self.looked[w]:
                    self.look_at_line(w)
                if self.own[w]:
                    self._add(_TWIN_OWN + self._own_feature(w, twin, self.own[w]) // 2)
                if self.theirs[w] >= 0:
                    self._add(_TWIN_BLOCK + (self.theirs[w] - _BLOCK) // 3 % 6)
        if covered:
            self._add(_COVERED)

    def _reached(self, first: int, last: int) -> int:
        core = self.core
        reached = 0
        for k in range(first, last):
            if not core.chip[core.token_cells[k]]:
                reached += 1
        return reached

    def _spend(self, first: int, token: int) -> None:
        """The price of a special card: of the only one held, or of one of more."""
        core = self.core
        if core.dice:
            return
        start = core.seat * core.room
        power = core.power[token]
        held = 0
        for i in range(core.held[core.seat]):
            if core.power[core.hand[start + i]] == power:
                held += 1
        self.sum += (self.thrift - 1.0) * self.weights[self.set + first + (1 if held > 1 else 0)]
        self._add(first + (1 if held > 1 else 0))

    def _wins(self, cell: int) -> bool:
        """Whether a chip on this cell, in the place of an enemy's or not, wins the game."""
        core = self.core
        side = self.side
        lone = 0 if not core.chip[cell] else 1
        done = 0
        for i in range(core.through_from[cell], core.through_from[cell + 1]):
            w = core.through[i]
            at = w * self.sides + side
            if core.count[at] == core.need[w] - 1 and core.total[w] == core.count[at] + lone:
                if w >= core.rows_to:
                    return True
                if not core.barred[at]:
                    core.found[done] = w
                    done += 1
        if not done or core.rows[side] + done < core.rows_to_win:
            return False
        if core.live:
            for w in range(core.rows_to):
                if core.count[w * self.sides + side] == core.need[w] and done < 10:
                    core.found[done] = w
                    done += 1
        chosen = core.largest_set(done) if done > 1 else 1
        rows = 0 if core.live else core.rows[side]
        for i in range(done if done < 10 else 10):
            rows += chosen >> i & 1
        return rows >= core.rows_to_win

    def play_on(self, most: int) -> int:
        """Play for everybody until the game is over, or so many deeds: how many were done."""
        core = self.core
        done = 0
        while not core.over and done < most:
            chosen = self.choose()
            core.play(core.deed[chosen], core.deed_token[chosen], core.deed_cell[chosen])
            done += 1
        return done
