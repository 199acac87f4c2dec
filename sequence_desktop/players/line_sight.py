# SPDX-License-Identifier: MIT
# cython: language_level=3, annotation_typing=False, boundscheck=False, wraparound=False
# cython: initializedcheck=False, cdivision=True, nonecheck=False
"""What the seat to move sees: of each line, whose it may become; of each cell, who can fill it.

The first half of the linear policy: it reads the core once for each choice, and what it finds is
the number of a weight wherever one is enough. ``line_sight.pxd`` has the types for Cython.
"""

from __future__ import annotations

from sequence_desktop.engine.core import Core
from sequence_desktop.engine.core_field import Ints, numbers

# Where these groups of weights lie in a set, as in ``players.features``.
_BLOCK = 48
_LATER = 66
_LIFT = 84
_SET = 160
_FAR = 6  # needs of more chips than this count as so many
# What open cells are like is counted in parts of one number: how many the seat can fill, how many
# of the others nobody can; a bit each says that one is rare, or gone for everybody else. The
# largest board has 400 cells.
_MANY = 1023
_LACKS = 10
_RARE = 1 << 20
_GONE = 1 << 21


class LineSight:
    """Looks at a core's state with the eyes of the seat to move."""

    own: Ints
    fills: Ints
    lacks: Ints
    theirs: Ints
    lifts: Ints
    frees: Ints
    urgent: Ints
    foes: Ints
    looked: Ints
    fill: Ints
    rare: Ints
    hot: Ints
    facts: Ints

    def __init__(self, core: Core) -> None:
        """Somebody who counts the cards that are gone and overlooks nothing."""
        self.core = core
        self.slanted = core.ground.slanted
        self.counts = 1
        self.overlooks = 0
        self.lines, self.cells, self.sides = core.lines, core.cells, core.sides
        for name in ("own", "fills", "lacks", "theirs", "lifts", "frees", "urgent", "foes"):
            setattr(self, name, numbers(core.lines))
        self.looked = numbers(core.lines)
        for name in ("fill", "rare", "hot", "facts"):
            setattr(self, name, numbers(core.cells))
        self.unseen = numbers(core.tokens)
        self.side = self.next_side = self.set = self.alarms = 0

    def look(self) -> None:
        """See what each line is worth to the seat to move, and what it knows of the cells."""
        self.glance()
        for w in range(self.lines):
            self.look_at_line(w)

    def glance(self) -> None:
        """See what the seat to move knows of the cells, and leave each line until it is asked for.

        Then the lines that nobody asks for cost nothing.
        """
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
            self.hot[cell] = self.facts[cell] = 0
            if not core.chip[cell]:
                self.facts[cell] = self._fact(cell)
        for w in range(self.lines):
            self.looked[w] = 0
        self.alarms = 0

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

    def _fact(self, cell: int) -> int:
        """What an open cell adds to the counts of its lines."""
        rare = self.rare[cell]
        fact = _GONE if rare == 2 else _RARE if rare else 0
        if self.fill[cell]:
            return fact + 1
        return fact + (1 << _LACKS) if rare == 2 else fact

    def look_at_line(self, w: int) -> None:
        """See what a line is worth to the seat to move; once after a ``glance``."""
        core = self.core
        self.looked[w] = 1
        base = w * self.sides
        mine = core.count[base + self.side]
        others = core.total[w] - mine
        self.own[w] = self.urgent[w] = self.foes[w] = 0
        self.theirs[w] = self.lifts[w] = self.frees[w] = -1
        if mine and others:
            if others == 1 and not core.barred[base + self.side]:
                m = core.need[w] - mine
                self.frees[w] = m if m < _FAR else _FAR
                self._survey(w, m, 0)
            if core.dice and core.covers and not core.barred[base + self.side]:
                self._look_at_mixed(w, core.need[w] - mine, others)
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

    def _look_at_mixed(self, w: int, m: int, others: int) -> None:
        """A line of one's own is not lost where enemies' chips in it can be replaced."""
        self.own[w] = m if m < _FAR else _FAR
        self.foes[w] = others if others < 3 else 3
        self._survey(w, 0, 0)

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

        Cells of lines that want few chips are noted as hot: 1 for two chips, 2 for one.
        """
        core = self.core
        found = seen = 0
        for k in range(core.line_from[w], core.line_from[w + 1]):
            found += self.facts[core.line_cells[k]]
            seen |= self.facts[core.line_cells[k]]
        self.fills[w] = found & _MANY
        self.lacks[w] = found >> _LACKS & _MANY
        if 0 < mine <= 2 or 0 < theirs <= 2:
            self._heat(w, 2 if mine == 1 or theirs == 1 else 1)
        return 0 if seen & _GONE else 1 if seen & _RARE else 2

    def _heat(self, w: int, hot: int) -> None:
        """Note the open cells of a line as hot."""
        core = self.core
        for k in range(core.line_from[w], core.line_from[w + 1]):
            cell = core.line_cells[k]
            if not core.chip[cell] and hot > self.hot[cell]:
                self.hot[cell] = hot
