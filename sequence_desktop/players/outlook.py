# SPDX-License-Identifier: MIT
"""How a game may go on, as far as one seat can know: chances of the sides, and after its moves.

Everything hidden from the seat is dealt at random, again and again, and the policy plays on for
everybody. The same view and the same seed give the same chances.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from sequence_desktop.engine.cards import HIDDEN
from sequence_desktop.engine.core_mirror import Deed, deed_of, mirror
from sequence_desktop.engine.moves import Kind, Move
from sequence_desktop.engine.outcome import Outcome
from sequence_desktop.engine.position import Position
from sequence_desktop.engine.rng import Random
from sequence_desktop.engine.state import Phase
from sequence_desktop.engine.view import PlayerView
from sequence_desktop.players.chance import chance_for
from sequence_desktop.players.mind import COMPILED, Mind, mind_of
from sequence_desktop.players.search import beliefs
from sequence_desktop.players.share import Share

PLIES: Final = 12
"""Deeds after which a play-out is broken off and judged."""
_SEEDS: Final = 1 << 32
_SLOWER: Final = 30
_MOST_STEPS: Final = 16
"""So many choices that the core does not know can follow each other, and more."""

Watch = Callable[[int, int], bool]
"""Is told how much of the work is done, and says whether to go on."""


def work(playouts: int) -> int:
    """So many play-outs on a compiled core, and as many fewer as an interpreted one is slower."""
    return playouts if COMPILED else max(1, playouts // _SLOWER)


def go_on(_done: int, _all: int) -> bool:
    """A watch that lets all work be done."""
    return True


class Outlook:
    """What may come of one view."""

    def __init__(self, view: PlayerView, seed: int = 0) -> None:
        position = view.position
        self._position = position
        self._mind: Mind = mind_of(position.setup)
        side_of = position.setup.side_of
        self._side = side_of[position.seat if view.seat is None else view.seat]
        self._chance: Random = chance_for(view, seed)
        self._deed: Deed | None = None  # what is tried out, if the core knows it

    def sides(self, playouts: int, watch: Watch = go_on) -> tuple[Share, ...]:
        """The chances of each side, from so many play-outs."""
        settled = _settled(self._position)
        if settled.outcome is not None:
            return _final(settled.outcome, settled.setup.sides)
        self._begin(settled)
        playout, chances = self._mind.playout, self._mind.value.chance
        count = settled.setup.sides
        totals, squares = [0.0] * count, [0.0] * count
        done = 0
        while done < playouts and (not done or watch(done, playouts)):
            playout.go_on(self._chance.below(_SEEDS), PLIES)
            done += 1
            for side in range(count):
                shown = chances[side]
                totals[side] += shown
                squares[side] += shown * shown
        return tuple(Share.of(totals[s], squares[s], done) for s in range(count))

    def after(self, moves: Sequence[Move], playouts: int, watch: Watch = go_on) -> list[Share]:
        """The chances of the seat's side after each of some legal moves of that seat.

        All are tried on the same imagined cards, so many times each; if the watch ends that, those
        that come later only once.
        """
        seeds = [self._chance.below(_SEEDS) for _ in range(playouts)]
        shares: list[Share] = []
        goes_on = True
        for number, move in enumerate(moves):
            certain = self._lay_out(move)
            if certain is not None:
                shares.append(Share.sure(certain))
                continue
            total = squares = 0.0
            done = 0
            for seed in seeds:
                shown = self._try_out(seed)
                total, squares, done = total + shown, squares + shown * shown, done + 1
                goes_on = goes_on and watch(number * playouts + done, len(moves) * playouts)
                if not goes_on:
                    break
            shares.append(Share.of(total, squares, done))
        return shares

    def _lay_out(self, move: Move) -> float | None:
        """Prepare to try a move out; the answer is the chance where the rules leave no doubt."""
        position = self._position
        after = position.play(move)
        if after.outcome is not None:
            return _final(after.outcome, position.setup.sides)[self._side].chance
        self._deed = None
        if is_for_the_core(position, (move,)):
            self._deed = deed_of(self._mind.ground, move)
            self._begin(position)
            playout, ground = self._mind.playout, self._mind.ground
            row_mask = position.setup.board.row_mask
            playout.claim_size = -1
            if move.rows:
                playout.set_claim([ground.line_number[row_mask(row)] for row in move.rows])
            return None
        settled = _settled(after)
        if settled.outcome is not None:
            return _final(settled.outcome, position.setup.sides)[self._side].chance
        self._begin(settled)
        return None

    def _try_out(self, seed: int) -> float:
        if self._deed is None:
            return self._mind.playout.go_on(seed, PLIES - 1)
        return self._mind.playout.try_out(*self._deed, seed, PLIES - 1)

    def _begin(self, position: Position) -> None:
        mirror(self._mind.core, position)
        hidden = [sum(1 for card in hand if card == HIDDEN) for hand in position.hands]
        self._mind.playout.begin(hidden, beliefs(position.setup.sides), self._side)


def is_for_the_core(position: Position, moves: Iterable[Move]) -> bool:
    """Whether the choice among these moves is one that the core knows."""
    if position.phase is not Phase.PLAY or position.penalty or position.overtime:
        return False
    return all(move.kind not in (Kind.SWAP, Kind.TALK) and move.seat is None for move in moves)


def _settled(position: Position) -> Position:
    """The position when all choices are made that the core does not know, each the first one."""
    for _ in range(_MOST_STEPS):
        if position.outcome is not None or position.phase is Phase.PLAY:
            break
        moves = position.legal_moves()
        if not moves:
            break
        position = position.play(moves[0])
    return position


def _final(outcome: Outcome, sides: int) -> tuple[Share, ...]:
    """The chances when the game is over: a draw is shared by all."""
    if outcome.winner is None:
        return (Share.sure(1 / sides),) * sides
    return tuple(Share.sure(float(side == outcome.winner)) for side in range(sides))
