# SPDX-License-Identifier: MIT
# cython: language_level=3, annotation_typing=False, boundscheck=False, wraparound=False
# cython: initializedcheck=False, cdivision=True, nonecheck=False
"""The linear policy: what a deed is worth is a sum of weights over the lines through its cell.

It plays on the play-out core, for the seat to move, by what that seat knows: the board, the
discards and its own hand. Which of four sets of weights counts depends on who is one row from
winning. A win is always taken, and a dead card always turned in. Ordinary Python, like the core;
``linear.pxd`` has the types for Cython.

The features of a set, by their number: see ``FEATURES`` in ``players.features``.
"""

from __future__ import annotations

from array import array
from typing import TypeAlias, cast

from sequence_desktop.engine.core import Core
from sequence_desktop.engine.core_field import Ints, numbers

Reals: TypeAlias = "memoryview[float]"
"""A row of C doubles."""

_OWN = 0
_BLOCK = 48
_LATER = 66
_LIFT = 84
_FREES = 102
_TWIN_OWN = 108
_TWIN_BLOCK = 132
_COVERED = 138
_WILD = 139
_TAKE = 141
_REACH = 143
_DRAWN = 151
_SET = 160
_NEVER = -1e9
_FAR = 6  # needs of more chips than this count as so many


def reals(count: int) -> Reals:
    """So many zeros, as C doubles."""
    return cast(Reals, memoryview(array("d", bytes(8 * max(1, count)))))


class Linear:
    """Chooses deeds on a core."""

    own: Ints
    fills: Ints
    lacks: Ints
    theirs: Ints
    lifts: Ints
    frees: Ints
    fill: Ints
    rare: Ints
    hot: Ints
    urgent: Ints
    put_known: Ints
    put_answer: Ints

    def __init__(self, core: Core, weights: array[float]) -> None:
        """A player without weaknesses; ``weights`` are four sets, as long as ``_SET`` each."""
        self.core = core
        self.weights = weights
        self.slanted = core.ground.slanted
        self.noise = 0.0
        self.counts = 1
        self.careful = 0
        self.overlooks = 0
        self.thrift = 1.0
        self.lines, self.cells, self.sides = core.lines, core.cells, core.sides
        for name in ("own", "fills", "lacks", "theirs", "lifts", "frees", "urgent"):
            setattr(self, name, numbers(core.lines))
        for name in ("fill", "rare", "hot", "put_known", "put_answer"):
            setattr(self, name, numbers(core.cells))
        self.put_value = reals(core.cells)
        self.unseen = numbers(core.tokens)
        self.side = self.next_side = self.set = self.at = self.ready = 0
        self.alarms = self.answered = 0
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
        for i in range(n):
            if core.deed[i] == 3:
                dead = i
        self.look()
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

    def look(self) -> None:
        """See what each line is worth to the seat to move, and what it knows of the cells."""
        core = self.core
        self.side = core.side_of[core.seat]
        self.next_side = core.side_of[(core.seat + core.step + core.seats) % core.seats]
        theirs_last = 0
        for side in range(self.sides):
            if side != self.side and core.rows[side] >= core.rows_to_win - 1:
                theirs_last = 1
        mine_last = 1 if core.rows[self.side] >= core.rows_to_win - 1 else 0
        self.set = (mine_last * 2 + theirs_last) * _SET
        self._look_at_cards()
        for cell in range(self.cells):
            self.hot[cell] = self.put_known[cell] = 0
        self.alarms = 0
        self.reach_token = -1
        for w in range(self.lines):
            self._look_at_line(w)

    def _look_at_cards(self) -> None:
        """Which cells the seat can fill, and which are hard to fill for anybody else."""
        core = self.core
        start = core.seat * core.room
        held = core.held[core.seat]
        for cell in range(self.cells):
            self.fill[cell] = self.rare[cell] = 0
        if core.dice:
            self._look_at_dice()
            return
        for token in range(core.tokens):
            self.unseen[token] = core.copies[token] - core.gone[token]
        for i in range(held):
            token = core.hand[start + i]
            self.unseen[token] -= 1
            for k in range(core.token_from[token], core.token_from[token + 1]):
                self.fill[core.token_cells[k]] = 1
        if not self.counts:
            return
        if core.at_least:
            total = 0
            for token in range(core.tokens):
                total += self.unseen[token]
                self.unseen[token] = total
            for cell in range(self.cells):
                token = core.cell_token[cell]
                if token >= 0:
                    left = self.unseen[token]
                    if left <= 0:
                        self.rare[cell] = 2
                    elif left * core.limit * 10 < 7 * total:
                        self.rare[cell] = 1
            return
        for cell in range(self.cells):
            token = core.cell_token[cell]
            if token >= 0:
                left = self.unseen[token]
                if left <= 0:
                    self.rare[cell] = 2
                elif 2 * left <= core.copies[token]:
                    self.rare[cell] = 1

    def _look_at_dice(self) -> None:
        core = self.core
        most = 0
        for token in range(core.tokens):
            if core.copies[token] > most:
                most = core.copies[token]
        for cell in range(self.cells):
            token = core.cell_token[cell]
            if self.counts and token >= 0:
                if 4 * core.copies[token] <= most:
                    self.rare[cell] = 2
                elif 2 * core.copies[token] <= most:
                    self.rare[cell] = 1

    def _look_at_line(self, w: int) -> None:
        core = self.core
        base = w * self.sides
        mine = core.count[base + self.side]
        others = core.total[w] - mine
        self.own[w] = self.urgent[w] = 0
        self.theirs[w] = self.lifts[w] = self.frees[w] = -1
        if mine and others:
            if others == 1 and not core.barred[base + self.side]:
                m = core.need[w] - mine
                self.frees[w] = m if m < _FAR else _FAR
                self._survey(w, m, 0)
            return
        m = core.need[w] - mine
        use = not others and m and not core.barred[base + self.side]
        enemy = -1
        if not mine:
            enemy = self._enemy_in(base, others)
            if enemy >= 0 and core.barred[base + enemy]:
                enemy = -1
            if enemy >= 0 and self.overlooks and self.slanted[w]:
                if core.below(100) < self.overlooks:
                    enemy = -1
        if not use and enemy < 0:
            return
        left = core.need[w] - others
        rarest = self._survey(w, m if use else 0, left if enemy >= 0 else 0)
        if use:
            self.own[w] = m if m < _FAR else _FAR
        if enemy >= 0:
            if left == 1 and rarest and self._is_about_to_win(enemy):
                self.urgent[w] = 1
                self.alarms += 1
            if left:
                first = _BLOCK if enemy == self.next_side else _LATER
                self.theirs[w] = first + ((left if left < _FAR else _FAR) - 1) * 3 + rarest
            if others:
                self.lifts[w] = _LIFT + (left if left < _FAR - 1 else _FAR - 1) * 3 + rarest

    def _is_about_to_win(self, enemy: int) -> bool:
        """Whether an enemy moves next, wins with one chip, and must be stopped at any price.

        Between two sides whose cards fit one or two cells, the weights know better when that price
        is too high: to stop each such line lost 2 to 3 in a hundred games more (5,000 games each).
        With three sides it cost nothing, and with cards that fit many cells it won 6 in a hundred.
        """
        core = self.core
        if enemy != self.next_side or (self.sides == 2 and not core.at_least):
            return False
        return core.rows[enemy] >= core.rows_to_win - 1

    def _enemy_in(self, base: int, chips: int) -> int:
        """The enemy for whom a line without chips of one's own is open; of several, none."""
        if not chips:
            return self.next_side if self.next_side != self.side else -1
        for side in range(self.sides):
            if self.core.count[base + side] == chips:
                return side
        return -1

    def _survey(self, w: int, mine: int, theirs: int) -> int:
        """Count the open cells of a line by what fills them; 0 if one is gone, 1 if one is rare.

        Cells of lines that want few chips are noted as hot.
        """
        core = self.core
        fills = 0
        lacks = 0
        rarest = 2
        hot = (0 < mine <= 2) or (0 < theirs <= 2)
        for k in range(core.line_from[w], core.line_from[w + 1]):
            cell = core.line_cells[k]
            if core.chip[cell]:
                continue
            if hot:
                self.hot[cell] = 1
            if self.fill[cell]:
                fills += 1
            elif self.rare[cell] == 2:
                lacks += 1
            if self.rare[cell] and 2 - self.rare[cell] < rarest:
                rarest = 2 - self.rare[cell]
        self.fills[w] = fills
        self.lacks[w] = lacks
        return rarest

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
            if self.own[w]:
                if self.own[w] == 1:
                    self.ready = 1
                self._add(_OWN + self._own_feature(w, cell, self.own[w]))
            if self.theirs[w] >= 0:
                self._add(self.theirs[w])
            self.answered += self.urgent[w]

    def _lift(self, cell: int) -> None:
        core = self.core
        for i in range(core.through_from[cell], core.through_from[cell + 1]):
            w = core.through[i]
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
            if self.lifts[w] >= 0:
                self._add(self.lifts[w])
            self.answered += self.urgent[w]
            m = self.frees[w]
            if m >= 0:
                if m == 1:
                    self.ready = 1
                self._add(_OWN + self._own_feature(w, cell, m or 1))

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
