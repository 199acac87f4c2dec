# SPDX-License-Identifier: MIT
# cython: language_level=3, annotation_typing=False, boundscheck=False, wraparound=False
# cython: initializedcheck=False, cdivision=True, nonecheck=False
"""Play-outs: deal out what is hidden, do a deed, play on by the policy, and see what came of it.

What a seat cannot know is dealt at random from the cards that it has not seen, a little more often
as experience has it: a card that would have been worth playing is less likely held by an enemy, a
jack more likely. Where it is noted what the others did last, hands are preferred with which the
policy would have done the same. ``playout.pxd`` has the types.
"""

from __future__ import annotations

from sequence_desktop.engine.core_field import numbers
from sequence_desktop.players.linear import Linear
from sequence_desktop.players.value import Value

_SURE = 256
_LIKELY = 512  # twice as likely as usual, the most that can be believed
_TRIES = 12
_NOTES = 48  # so many deeds can be noted
_ODD = 26  # so often, against 256, somebody does what the policy would not have done


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
        self.dealt = self.core.new_state()
        self.dealt_seed = self.dealt_rng = 0
        self.is_dealt = False
        self.left = 0
        self.before = numbers(self.core.room)
        self.hands = numbers(self.core.seats * self.core.room)
        self.past = numbers(_NOTES * self.core.size)
        self.past_seat, self.past_token = numbers(_NOTES), numbers(_NOTES)
        self.past_deed = numbers(_NOTES * 3)
        self.noted = self.past_size = 0

    def note(self, kind: int, token: int, cell: int) -> None:
        """Note what the seat to move did on the core's board, in the order of the game.

        The notes are for the next ``begin``; what the seat held then need not be known.
        """
        if self.noted == _NOTES:
            return
        core, i = self.core, self.noted
        core.save(self.past[i * core.size : (i + 1) * core.size])
        self.past_seat[i] = core.seat
        self.past_deed[3 * i], self.past_deed[3 * i + 1] = kind, core.power[token]
        self.past_deed[3 * i + 2] = cell
        self.past_token[i] = token
        self.noted += 1

    def begin(self, hidden: list[int], beliefs: list[int], side: int) -> None:
        """Look ahead from the core's state, in which seats hold so many hidden cards each.

        The cards in hands there are those that are known. ``beliefs``: how likely others hold a
        card for a cell where a line wants one chip, for one where it wants two, and a special card,
        against 256 for the rest. ``side``: whose chances are asked for.
        """
        core = self.core
        self.past_size, self.noted = self.noted, 0
        self.is_dealt = False
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
            self.belief[token] = beliefs[2] if core.power[token] else _SURE
            heat = 0
            for k in range(core.token_from[token], core.token_from[token + 1]):
                cell = core.token_cells[k]
                if not core.chip[cell] and self.policy.hot[cell] > heat and not core.at_least:
                    heat = self.policy.hot[cell]
            if heat:
                self.belief[token] = beliefs[2 - heat]

    def set_claim(self, lines: list[int]) -> None:
        """The rows that the next deeds to be tried claim."""
        self.claim_size = len(lines)
        for i, line in enumerate(lines):
            self.claim[i] = line

    def imagine(self, seed: int) -> None:
        """Put the core at the root, with everything hidden dealt at random.

        The same seed deals the same cards; one that comes twice running is not dealt again.
        """
        core = self.core
        if self.is_dealt and self.dealt_seed == seed:
            core.load(self.dealt)
            core.rng = self.dealt_rng
            return
        core.rng = seed
        self.pool[:] = self.unseen
        self.left = self.pool_size
        for seat in range(core.seats):
            if self.hidden[seat]:
                self._deal(seat)
                for _ in range(_TRIES if self.past_size else 0):
                    if self._would_have_done_so(seat):
                        break
                    self._deal_again(seat)
        core.load(self.root)
        for seat in range(core.seats):
            for i in range(self.hidden[seat]):
                core.give(seat, self.hands[seat * core.room + i])
        while self.left > 0:
            core.add_to_stock(self._take(core.below(self.left)))
        core.save(self.dealt)
        self.dealt_seed, self.dealt_rng, self.is_dealt = seed, core.rng, True

    def _deal(self, seat: int) -> None:
        core = self.core
        for i in range(self.hidden[seat]):
            j = core.below(self.left)
            for _ in range(_TRIES):
                if core.below(_LIKELY) < self.belief[self.pool[j]]:
                    break
                j = core.below(self.left)
            self.hands[seat * core.room + i] = self._take(j)

    def _deal_again(self, seat: int) -> None:
        for i in range(self.hidden[seat]):
            self.pool[self.left] = self.hands[seat * self.core.room + i]
            self.left += 1
        self._deal(seat)

    def _take(self, j: int) -> int:
        """Take a card out of those left in the pool."""
        card = self.pool[j]
        self.left -= 1
        self.pool[j] = self.pool[self.left]
        return card

    def _would_have_done_so(self, seat: int) -> bool:
        """Whether the policy would have done with the cards dealt to a seat what that seat did.

        Of a full hand, the last card has come since; which one it is does not matter, since all
        are dealt alike.
        """
        core = self.core
        held = self.hidden[seat]
        for i in range(held):
            self.before[i] = self.hands[seat * core.room + i]
        for note in range(self.past_size - 1, -1, -1):
            if self.past_seat[note] != seat:
                continue
            held = self._go_back(note, held)
            chosen = self.policy.choose()
            if (
                core.deed[chosen] != self.past_deed[3 * note]
                or core.power[core.deed_token[chosen]] != self.past_deed[3 * note + 1]
                or core.deed_cell[chosen] != self.past_deed[3 * note + 2]
            ):
                return core.below(_SURE) < _ODD
        return True

    def _go_back(self, note: int, held: int) -> int:
        """Put the core at a position noted, the hand as it must have been: of how many cards."""
        core = self.core
        seat = self.past_seat[note]
        if held == core.limit:
            held -= 1
        for i in range(held, 0, -1):
            self.before[i] = self.before[i - 1]
        self.before[0] = self.past_token[note]
        core.load(self.past[note * core.size : (note + 1) * core.size])
        core.held[seat] = 0
        for i in range(held + 1):
            core.give(seat, self.before[i])
        return held + 1

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
