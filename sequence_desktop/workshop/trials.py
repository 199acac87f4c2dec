# SPDX-License-Identifier: MIT
"""Many games on one board, played in worker processes, the same whatever their number.

Each game has its own seeds, drawn beforehand exactly as :mod:`sequence_desktop.lab.simulate` draws
them, so that `simulate` with the same arguments plays the same games.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from multiprocessing import connection, get_context, parent_process
from multiprocessing.synchronize import Event
from typing import Final

from sequence_desktop.engine.board import Board
from sequence_desktop.engine.errors import Fault
from sequence_desktop.engine.game import SEEDS, Game
from sequence_desktop.engine.moves import Kind, Move
from sequence_desktop.engine.outcome import Ending
from sequence_desktop.engine.position import Position
from sequence_desktop.engine.rng import Random
from sequence_desktop.engine.rules import Rules
from sequence_desktop.engine.setup import Setup
from sequence_desktop.engine.view import PlayerView
from sequence_desktop.lab.simulate import play_out
from sequence_desktop.players import Player, make_player

NOBODY: Final = -1
_AHEAD: Final = 3
"""So many games for each worker are handed out at once."""
_POLL_S: Final = 0.1
"""How often a wish to stop is looked for while games are played."""
_PLACING: Final = (Kind.PUT, Kind.REPLACE)
_FEWER: Final = "close other programs and try again, or let fewer games be played at once"

Seeds = tuple[int, ...]
"""The seed of a game's cards, then one for each player."""


class Cancelled(Exception):
    """Somebody no longer wants the games."""


@dataclass(frozen=True, slots=True)
class Order:
    """Games to be played: equal players on every seat.

    Attributes:
        level: the level of all players.
        seed: where chance starts.
    """

    rules: Rules
    board: Board
    players: int
    sides: int
    level: str
    games: int
    seed: int

    def check(self) -> Setup:
        """The setup of every game.

        Raises:
            Fault: rules, board and players do not fit together, or there is no such level.
        """
        make_player(self.level)
        return Setup(self.rules, self.board, self.players, self.sides)

    def seeds(self) -> Iterator[Seeds]:
        """The seeds of game after game."""
        chance = Random(self.seed)
        for _ in range(self.games):
            yield tuple(chance.below(SEEDS) for _ in range(self.players + 1))


@dataclass(frozen=True, slots=True)
class Trial:
    """What is remembered of one game.

    Attributes:
        first: the side that began.
        winner: the side that won, or `NOBODY`.
        ending: what ended the game.
        length: moves made.
        rows: the winner's rows at the end, as masks.
        placed: each chip that was put with a card or roll: that token, the side, and the cell.
    """

    first: int
    winner: int
    ending: str
    length: int
    rows: tuple[int, ...]
    placed: tuple[tuple[str, int, int], ...]


def play_trials(
    order: Order,
    each: Callable[[Trial], None],
    workers: int | None = None,
    cancel: Callable[[], bool] | None = None,
) -> None:
    """Play the games and hand each over as soon as it is finished, in whatever order.

    `workers` is the number of processes, None for as many as there are processors; with just one
    asked for, the games are played in this process. A window does not ask for that: Qt's bindings
    sometimes look at Python's state without its lock, and crash while another thread is busy.
    `cancel` is asked again and again whether to stop.

    Raises:
        Fault: the order makes no sense, or worker processes cannot be had or ended unexpectedly.
        Cancelled: `cancel` said so; worker processes may still be about to end.
    """
    order.check()
    stopped = cancel or _never
    count = min(workers or os.cpu_count() or 1, order.games)
    if workers == 1:
        for seeds in order.seeds():
            each(_play(order, seeds, stopped))
    else:
        _play_in_pool(order, each, count, stopped)


def _play_in_pool(
    order: Order, each: Callable[[Trial], None], count: int, stopped: Callable[[], bool]
) -> None:
    with _told_in_words():
        # Spawned, not forked: the caller may be a window with threads of its own.
        context = get_context("spawn")
        stop = context.Event()
        pool = ProcessPoolExecutor(count, context, initializer=_begin, initargs=(order, stop))

    def end() -> None:
        stop.set()  # held here, so that it lives until every process has heard it
        pool.shutdown(cancel_futures=True)

    try:
        _hand_out(pool, order, each, count, stopped)
    finally:
        ending = threading.Thread(target=end, name="end of the games")
        ending.start()
        # Processes that have only just started need seconds to hear that they are not wanted:
        # whoever wants no games does not want to wait for that either.
        if not stopped():
            ending.join()


@contextmanager
def _told_in_words() -> Iterator[None]:
    """Tell what goes wrong with processes as a fault.

    Raises:
        Fault: they cannot be had, or one ended unexpectedly.
    """
    try:
        yield
    except BrokenProcessPool:
        raise _broken() from None
    except (OSError, RuntimeError, ImportError) as error:
        raise Fault(
            f"there are no processes to play games for the report: {error}", remedy=_FEWER
        ) from error


def _hand_out(
    pool: ProcessPoolExecutor,
    order: Order,
    each: Callable[[Trial], None],
    count: int,
    stopped: Callable[[], bool],
) -> None:
    """Keep the workers busy, but never far ahead, so that stopping is quick."""
    seeds = order.seeds()
    waiting: set[Future[Trial]] = set()
    while True:
        with _told_in_words():
            waiting |= {
                pool.submit(_play_here, own) for own in islice(seeds, _AHEAD * count - len(waiting))
            }
        if not waiting:
            return
        done, waiting = wait(waiting, _POLL_S, FIRST_COMPLETED)
        for future in done:
            each(_result(future))
        if stopped():
            raise Cancelled


def _result(future: Future[Trial]) -> Trial:
    try:
        return future.result()
    except BrokenProcessPool:
        raise _broken() from None


def _broken() -> Fault:
    return Fault("a process that played games for the report ended unexpectedly", remedy=_FEWER)


class _Watched:
    """A player who stops in the middle of a game when nobody wants it any more."""

    def __init__(self, player: Player, stopped: Callable[[], bool]) -> None:
        self._player = player
        self._stopped = stopped

    @property
    def name(self) -> str:
        return self._player.name

    def choose(self, view: PlayerView) -> Move:
        if self._stopped():
            raise Cancelled
        return self._player.choose(view)


def _play(order: Order, seeds: Seeds, stopped: Callable[[], bool]) -> Trial:
    game = Game.new(order.rules, order.board, order.players, order.sides, seed=seeds[0])
    table = [_Watched(make_player(order.level, seed), stopped) for seed in seeds[1:]]
    outcome = play_out(game, table)
    side_of = game.setup.side_of
    placed = tuple(
        (move.token, side_of[before.seat], game.setup.board.cell(move.cell))
        for before, move in zip(game.positions, game.moves, strict=False)
        if move.kind in _PLACING
    )
    winner = NOBODY if outcome.winner is None else outcome.winner
    rows = () if winner == NOBODY else _winning(game.position, winner, outcome.ending)
    return Trial(
        side_of[game.at(0).seat], winner, outcome.ending.value, len(game.moves), rows, placed
    )


def _winning(end: Position, winner: int, ending: Ending) -> tuple[int, ...]:
    """The rows of the winner, or the pattern that won."""
    if ending is not Ending.PATTERN:
        return end.rows_of(winner)
    held = end.chips[winner] | end.setup.free
    return tuple(pattern for pattern in end.setup.patterns if not pattern & ~held)


def _never() -> bool:
    return False


# In a worker process.

_work: tuple[Order, Callable[[], bool]] | None = None


def _begin(order: Order, stop: Event) -> None:
    """Make this process ready to play, and see that it does not outlive the one that wants it."""
    global _work  # noqa: PLW0603 - a worker process has nothing else to keep its order in
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever is asked to stop tells the workers
    _work = (order, stop.is_set)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """End this process as soon as the one that started it is gone, even if it was killed."""
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)


def _play_here(seeds: Seeds) -> Trial:
    if _work is None:
        raise AssertionError("a worker begins with an order")
    order, stopped = _work
    return _play(order, seeds, stopped)
