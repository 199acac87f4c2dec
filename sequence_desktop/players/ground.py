# SPDX-License-Identifier: MIT
"""What a player works out once about a game's setup: its lines, and the cards for each cell."""

from __future__ import annotations

from collections import Counter, deque
from typing import Final

from sequence_desktop.engine.board import cells_in
from sequence_desktop.engine.cards import Token
from sequence_desktop.engine.rows import RowSet, compatible
from sequence_desktop.engine.setup import Setup
from sequence_desktop.players.weights import LONGEST


class Ground:
    """The lines of a setup (windows, then winning patterns) and where they run."""

    def __init__(self, setup: Setup) -> None:
        self.setup: Final = setup
        windows = tuple(w for w in setup.windows if w.bit_count() <= LONGEST)
        patterns = tuple(p for p in setup.patterns if p.bit_count() <= LONGEST)
        self.lines: Final = windows + patterns
        """All lines, as masks."""
        self.cell_of: Final = {name: cell for cell, name in enumerate(setup.board.names)}
        """The cell of each name."""
        self.number: Final = {line: i for i, line in enumerate(self.lines)}
        """The number of each line."""
        self.windows: Final = range(len(windows))
        """The numbers of the windows, which can become rows."""
        self.patterns: Final = range(len(windows), len(self.lines))
        """The numbers of the patterns, of which one wins at once."""
        self.through: Final = tuple(
            tuple(i for i, line in enumerate(self.lines) if line >> cell & 1)
            for cell in range(setup.board.size)
        )
        """For each cell, the numbers of the lines through it."""
        self.cells_of: Final[dict[Token, int]] = dict(setup.match)
        """The cells that each card can fill, without the special cards that are not tied to any."""
        for token, power in setup.powers.items():
            if power == "corner" and setup.joker_cells:
                self.cells_of[token] = setup.joker_cells
        self.copies: Final = Counter(setup.deck)
        """How often each card is in the deck."""
        self.slanted: Final = tuple(i for i in self.windows if _is_slanted(setup, self.lines[i]))
        """The numbers of the lines that run diagonally."""
        self._useless: dict[RowSet, frozenset[int]] = {}

    def useless(self, rows: RowSet) -> frozenset[int]:
        """The numbers of the windows that a side with these rows can no longer claim."""
        if not rows:
            return frozenset()
        known = self._useless.get(rows)
        if known is None:
            setup = self.setup
            known = self._useless[rows] = frozenset(
                i
                for i in self.windows
                if not all(compatible(setup, self.lines[i], row) for row in rows)
            )
        return known


_RECENT: Final[deque[Ground]] = deque(maxlen=8)


def ground_of(setup: Setup) -> Ground:
    """What is worked out about a setup, kept for the next choice in the same game."""
    for known in _RECENT:
        if known.setup is setup:
            return known
    ground = Ground(setup)
    _RECENT.appendleft(ground)
    return ground


def _is_slanted(setup: Setup, line: int) -> bool:
    """Whether a line runs diagonally; shapes run nowhere."""
    if setup.rules.rows.shapes:
        return False
    first, second = list(cells_in(line))[:2]
    return second - first not in (1, setup.board.width)
