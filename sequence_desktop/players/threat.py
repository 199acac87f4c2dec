# SPDX-License-Identifier: MIT
"""A threat that is no matter of chance: the next enemy is known to hold a card that wins.

So few cards are left unseen that, however they lie, one of those that win is in that enemy's hand.
Play-outs see this as well, but only enough of them; here it is counted, so that the strongest
player never leaves such a threat where it can be answered.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from sequence_desktop.engine.cards import HIDDEN
from sequence_desktop.engine.core_ground import DEEDS
from sequence_desktop.engine.core_mirror import mirror
from sequence_desktop.engine.moves import Kind
from sequence_desktop.engine.position import Position
from sequence_desktop.players.mind import Mind
from sequence_desktop.players.search import Trial

_TURN_IN: Final = DEEDS.index(Kind.TURN_IN)


def answers(mind: Mind, position: Position, trials: Sequence[Trial]) -> list[Trial]:
    """Those of the trials that stop what the next enemy is known to win with, if there are any.

    All of them where there is no such threat, or nothing stops it.
    """
    threat = _Threat(mind, position)
    if not threat.is_known():
        return list(trials)
    return [trial for trial in trials if threat.is_stopped_by(trial)] or list(trials)


class _Threat:
    """What the enemy that moves next may win with."""

    def __init__(self, mind: Mind, position: Position) -> None:
        setup = position.setup
        self._mind, self._position = mind, position
        self._seat = (position.seat + setup.step) % setup.players
        self._side = setup.side_of[self._seat]
        self._lines = self._open_lines() if self._side != position.side else ()
        hand = position.hands[self._seat]
        self._hidden = sum(1 for card in hand if card == HIDDEN)
        self._known = [mind.ground.number[card] for card in hand if card != HIDDEN]
        self._unseen = self._count_unseen() if self._lines and hand else Counter()

    def is_known(self) -> bool:
        """Whether the enemy wins for certain if nothing is done about it."""
        if not self._lines or not self._could_be_known():
            return False
        mirror(self._mind.core, self._position)
        return self._wins()

    def is_stopped_by(self, trial: Trial) -> bool:
        """Whether the enemy no longer wins for certain after a deed."""
        ground, core = self._mind.ground, self._mind.core
        cell = trial.deed[2]
        if not any(ground.lines[w] >> cell & 1 for w in self._lines):
            return False
        mirror(core, self._position)
        core.play(*trial.deed)
        if core.over:
            return core.winner != self._side
        return core.seat != self._seat or not self._wins()

    def _open_lines(self) -> tuple[int, ...]:
        """The lines that want one chip more of the enemy, be it in the place of another's."""
        own = self._position.chips[self._side] | self._position.setup.free
        return tuple(
            w for w, line in enumerate(self._mind.ground.lines) if (line & ~own).bit_count() == 1
        )

    def _count_unseen(self) -> Counter[int]:
        """The cards, by their number, that may be in a hidden hand."""
        ground, position = self._mind.ground, self._position
        unseen = Counter(dict(enumerate(ground.copies)))
        seen = [card for hand in position.hands for card in hand if card != HIDDEN]
        unseen.subtract(ground.number[card] for card in (*position.discards, *seen))
        return +unseen

    def _could_be_known(self) -> bool:
        """Whether the cards that fill a cell of these lines at all are as many as it takes."""
        ground = self._mind.ground
        lines = 0
        for w in self._lines:
            lines |= ground.lines[w]
        wanted = lines & ~self._position.chips[self._side]
        return self._is_held(
            token
            for token in {*self._unseen, *self._known}
            if ground.power[token] or any(wanted >> cell & 1 for cell in self._cells_of(token))
        )

    def _is_held(self, tokens: Iterable[int]) -> bool:
        """Whether the enemy holds one of some cards, wherever the unseen ones lie."""
        wanted = set(tokens)
        if wanted.intersection(self._known):
            return True
        others = sum(count for token, count in self._unseen.items() if token not in wanted)
        return others < self._hidden

    def _wins(self) -> bool:
        """Whether the enemy, in turn on the core's board, holds for certain what wins there."""
        core = self._mind.core
        core.seat = self._seat
        return self._is_held(
            token for token in {*self._unseen, *self._known} if self._wins_with(token)
        )

    def _wins_with(self, token: int) -> bool:
        core = self._mind.core
        core.held[self._seat] = 0
        core.give(self._seat, token)
        number = self._mind.policy.weigh(core.options())
        return number >= 0 and core.deed[number] != _TURN_IN

    def _cells_of(self, token: int) -> Sequence[int]:
        ground = self._mind.ground
        return ground.token_cells[ground.token_from[token] : ground.token_from[token + 1]]
