# SPDX-License-Identifier: MIT
"""Many games in worker processes: the same games whatever the number of processes."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import connection, get_context, parent_process
from multiprocessing.synchronize import Event
from typing import Final

from sequence_desktop.engine.errors import Fault
from sequence_desktop.engine.phrases import phrase
from sequence_desktop.lab.games import Cancelled, Job, Playing, Trial, Work

AHEAD: Final = 3
"""So many games for each worker are handed out at once."""
LEAD: Final = 1000
"""No game is begun that comes so far behind one that is still being played."""
POLL_S: Final = 0.1
"""How often a wish to stop is looked for while games are played."""
_MOST: Final = 61
"""So many processes can one wait for on Windows."""
_FEWER: Final = phrase("close other programs and try again, or let fewer games be played at once")

Each = Callable[[Job, Trial], None]
"""Takes a finished game."""
Stopped = Callable[[], bool]
"""Tells whether nobody wants the games any more."""


def play_jobs(
    work: Work,
    jobs: Iterable[Job],
    each: Each,
    workers: int | None = None,
    cancel: Stopped | None = None,
) -> None:
    """Play the games and hand each over as soon as it is finished, in whatever order.

    `workers` is the number of processes, None for as many as there are processors; with just one
    asked for, the games are played in this process. A window does not ask for that: Qt's bindings
    sometimes look at Python's state without its lock, and crash while another thread is busy.
    `cancel` is asked again and again whether to stop.

    Raises:
        Fault: a game makes no sense, or worker processes cannot be had or ended unexpectedly.
        Cancelled: `cancel` said so; worker processes may still be about to end.
    """
    for table in work.tables:
        table.setup()
    stopped = cancel or _never
    if workers != 1:
        count = min(workers or os.cpu_count() or 1, _MOST)
        _play_in_pool(work, jobs, each, count, stopped)
        return
    playing = Playing(work, stopped)
    try:
        for job in jobs:
            each(job, playing.play(job))
            if stopped():
                raise Cancelled
    finally:
        playing.close()


def _play_in_pool(
    work: Work, jobs: Iterable[Job], each: Each, count: int, stopped: Stopped
) -> None:
    with told_in_words():
        # Spawned, not forked: the caller may be a window with threads of its own.
        context = get_context("spawn")
        stop = context.Event()
        pool = ProcessPoolExecutor(count, context, initializer=_begin, initargs=(work, stop))

    def end() -> None:
        stop.set()  # held here, so that it lives until every process has heard it
        pool.shutdown(cancel_futures=True)

    def submit(job: Job) -> Future[Trial]:
        # It may start a process, which must not hear of Ctrl-C before it knows what to do then.
        with told_in_words(), ctrl_c_waits():
            return pool.submit(_play_here, job)

    try:
        hand_out(jobs, submit, _result, each, AHEAD * count, stopped)
    finally:
        ending = threading.Thread(target=end, name="end of the games")
        ending.start()
        # Processes that have only just started need seconds to hear that they are not wanted:
        # whoever wants no games does not want to wait for that either.
        if not stopped():
            ending.join()


@contextmanager
def told_in_words() -> Iterator[None]:
    """Tell what goes wrong with processes as a fault.

    Raises:
        Fault: they cannot be had, or one ended unexpectedly.
    """
    try:
        yield
    except BrokenProcessPool:
        raise broken() from None
    except (OSError, RuntimeError, ImportError) as error:
        raise Fault(
            phrase("there are no processes to play games: {error}", error=error), remedy=_FEWER
        ) from error


@contextmanager
def ctrl_c_waits() -> Iterator[None]:
    """Let Ctrl-C wait; processes that are started meanwhile never get it."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, (signal.SIGINT,))
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def hand_out(
    jobs: Iterable[Job],
    submit: Callable[[Job], Future[Trial]],
    result: Callable[[Future[Trial]], Trial],
    each: Each,
    most: int,
    stopped: Stopped,
) -> None:
    """Keep whoever plays busy, but never far ahead, so that stopping is quick.

    Raises:
        Cancelled: `stopped` said so.
    """
    upcoming = iter(jobs)
    following = next(upcoming, None)
    waiting: dict[Future[Trial], Job] = {}
    while True:
        oldest = min((job.number for job in waiting.values()), default=None)
        while (
            following is not None
            and len(waiting) < most
            and (oldest is None or following.number < oldest + LEAD)
        ):
            waiting[submit(following)] = following
            oldest = following.number if oldest is None else oldest
            following = next(upcoming, None)
        if not waiting:
            return
        done, _ = wait(waiting, POLL_S, FIRST_COMPLETED)
        # Not as a set gives them: the first first.
        for job, future in sorted(((waiting[f], f) for f in done), key=lambda one: one[0].number):
            del waiting[future]
            each(job, result(future))
        if stopped():
            raise Cancelled


def _result(future: Future[Trial]) -> Trial:
    try:
        return future.result()
    except BrokenProcessPool:
        raise broken() from None


def broken() -> Fault:
    return Fault(phrase("a process that played games ended unexpectedly"), remedy=_FEWER)


def _never() -> bool:
    return False


# In a worker process.

_playing: Playing | None = None


def _begin(work: Work, stop: Event) -> None:
    """Make this process ready to play, and see that it does not outlive the one that wants it."""
    global _playing  # noqa: PLW0603 - a worker process has nothing else to keep it in
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever is asked to stop tells the workers
    _playing = Playing(work, stop.is_set)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """End this process as soon as the one that started it is gone, even if it was killed."""
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        if _playing is not None:
            _playing.close()
        os._exit(1)


def _play_here(job: Job) -> Trial:
    if _playing is None:
        raise AssertionError("a worker begins with its work")
    return _playing.play(job)
