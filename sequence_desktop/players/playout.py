# SPDX-License-Identifier: MIT
# cython: language_level=3, annotation_typing=False, boundscheck=False, wraparound=False
# cython: initializedcheck=False, cdivision=True, nonecheck=False
"""Play-outs: deal out what is hidden, do a deed, play on by the policy, and see what came of it.

What a seat cannot know is dealt at random from the cards that it has not seen, a little more often
as experience has it: a card that would have been worth playing is less likely held by an enemy, a
jack more likely. ``playout.pxd`` has the types.
"""

from __future__ import annotations

from sequence_desktop.engine.core_field import numbers
from sequence_desktop.players.linear import Linear
from sequence_desktop.players.value import Value

_SURE = 256
_LIKELY = 512  # twice as likely as usual, the most that can be believed
_TRIES = 12


class Playout:
    """Looks ahead from one position."""

    def __init__(self, policy: Linear, value: Value) -> None:
        """``policy`` plays for everybody; ``value`` judges where a play-out is broken off."""
        self.policy, self.value = policy, value
        self.core = policy.core
        self.root = self.core.new_state()
        self.pool, self.unseen = numbers(self.core.deck), numbers(self.core.deck)
        self.pool_size = 0
        self.hidden = numbers(self.core.seats)
        self.belief = numbers(self.core.tokens)
        self.claim = numbers(self.core.lines)
        self.claim_size = -1
        self.side = 0

    def begin(self, hidden: list[int], eager: int, special: int, side: int) -> None:
        """Look ahead from the core's state, in which seats hold so many hidden cards each.

        The cards in hands there are those that are known. ``eager`` and ``special``: how likely a
        card that fits a hot cell, and a special card, is held by others, against 256 for the rest.
        ``side``: whose chances are asked for.
        """
        core = self.core
        core.stock_size = 0
        core.save(self.root)
        self.side = side
        for seat in range(core.seats):
            self.hidden[seat] = hidden[seat]
        self.policy.look()
        self.pool_size = 0
        for token in range(core.tokens if not core.dice else 0):
            left = core.copies[token] - core.gone[token]
            for seat in range(core.seats):
                for i in range(core.held[seat]):
                    if core.hand[seat * core.room + i] == token:
                        left -= 1
            for _ in range(left):
                self.unseen[self.pool_size] = token
                self.pool_size += 1
            self.belief[token] = special if core.power[token] else _SURE
            for k in range(core.token_from[token], core.token_from[token + 1]):
                cell = core.token_cells[k]
                if not core.chip[cell] and self.policy.hot[cell] and not core.at_least:
                    self.belief[token] = eager

    def set_claim(self, lines: list[int]) -> None:
        """The rows that the next deeds to be tried claim."""
        self.claim_size = len(lines)
        for i, line in enumerate(lines):
            self.claim[i] = line

    def imagine(self, seed: int) -> None:
        """Put the core at the root, with everything hidden dealt at random."""
        core = self.core
        core.load(self.root)
        core.rng = seed
        self.pool[:] = self.unseen  # the same seed, the same cards
        left = self.pool_size
        for seat in range(core.seats):
            for _ in range(self.hidden[seat]):
                j = core.below(left)
                for _again in range(_TRIES):
                    if core.below(_LIKELY) < self.belief[self.pool[j]]:
                        break
                    j = core.below(left)
                core.give(seat, self._take(j, left))
                left -= 1
        while left > 0:
            core.add_to_stock(self._take(core.below(left), left))
            left -= 1

    def _take(self, j: int, left: int) -> int:
        """Take a card out of those left in the pool."""
        card = self.pool[j]
        self.pool[j] = self.pool[left - 1]
        return card

    def try_out(self, kind: int, token: int, cell: int, seed: int, plies: int) -> float:
        """The chance of the side to win after a deed, as one play-out shows it."""
        core = self.core
        self.imagine(seed)
        if self.claim_size >= 0:
            core.wanted_size = self.claim_size
            for i in range(self.claim_size):
                core.wanted[i] = self.claim[i]
        core.play(kind, token, cell)
        self.policy.play_on(plies)
        self.value.look()
        return self.value.chance[self.side]

    def go_on(self, seed: int, plies: int) -> float:
        """The chance of the side to win as the game stands, as one play-out shows it."""
        self.imagine(seed)
        self.policy.play_on(plies)
        self.value.look()
        return self.value.chance[self.side]
