# SPDX-License-Identifier: MIT
"""Plans being carried out from the command line: where games are played, progress, and Ctrl-C."""

from __future__ import annotations

import argparse
import json
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Final

from sequence_desktop import notice
from sequence_desktop.cli.parsing import PROGRAM, Parser, whole
from sequence_desktop.engine.fault_lines import fault_as_line

if TYPE_CHECKING:
    from sequence_desktop.lab.plan import Plan
    from sequence_desktop.lab.study import Study
    from sequence_desktop.lab.summary import Summary
    from sequence_desktop.study.results import Player, Progress

STOPPED: Final = 130
"""The exit code after Ctrl-C, as of other programs."""
_TELL_EVERY_S: Final = 0.2
_WATCH_EVERY_S: Final = 0.5


def arguments(parser: Parser) -> None:
    """Declare what every command knows that plays games."""
    parser.add_argument(
        "--out", metavar="FILE", help="where the results go; a run that was stopped goes on there"
    )
    parser.add_argument(
        "--workers",
        metavar="N",
        type=whole(1, 256),
        help="games at once (one for each processor); the results are the same",
    )
    parser.add_argument(
        "--scheduler",
        metavar="ADDRESS",
        help="play on a Dask cluster, such as tcp://10.0.0.1:8786; the results are the same",
    )
    parser.add_argument("--json", action="store_true", help="the summary as JSON")
    # For the window: how far it is, and the summary so far, as lines of JSON.
    parser.add_argument("--watch", action="store_true", help=argparse.SUPPRESS)
    # And it ends, as by Ctrl-C, when its input does: whoever watches has had enough, or is gone.
    # What goes wrong is told as a line of JSON.
    parser.add_argument("--attended", action="store_true", help=argparse.SUPPRESS)


def carry_out(
    plan: Plan, args: argparse.Namespace, out: Path, show: Callable[[Summary], str]
) -> int:
    """Play what is missing of a plan, and print what ``show`` makes of the results.

    Raises:
        Fault: games cannot be played, or results not be kept.
    """
    # Not at the top: the window starts faster without the computer players.
    from sequence_desktop.lab.games import Cancelled
    from sequence_desktop.lab.summary import summarise
    from sequence_desktop.study import results

    kept = results.Results(out, plan)
    if kept.damage is not None:
        told = fault_as_line(kept.damage) if args.attended else f"{PROGRAM}: {kept.damage}"
        notice.tell(told)
    tell = _Watched(kept.study) if args.watch else _Terminal(kept.study)
    try:
        with _stop_asked(attended=args.attended) as stopped:
            results.carry_out(kept, _player(plan, args), tell.progress, stopped)
    except Cancelled:
        tell.end()
        done = kept.study.done
        said = f"stopped after {done} of {plan.games} games; the same command goes on there"
        print(f"{PROGRAM}: {said}", file=sys.stderr)
        return STOPPED
    finally:
        kept.close()
    tell.end()
    if not args.watch:
        print(show(summarise(kept.study)), end="")
    return 0


def _player(plan: Plan, args: argparse.Namespace) -> Player:
    """Who plays the games: processes of this machine, or a cluster."""
    from sequence_desktop.lab.cluster import play_on_cluster
    from sequence_desktop.lab.pool import play_jobs

    if args.scheduler is None:
        return lambda jobs, each, cancel: play_jobs(plan.work, jobs, each, args.workers, cancel)
    return lambda jobs, each, cancel: play_on_cluster(args.scheduler, plan.work, jobs, each, cancel)


@contextmanager
def _stop_asked(*, attended: bool) -> Iterator[Callable[[], bool]]:
    """Whether somebody pressed Ctrl-C, or asked this process to end; a second time ends it.

    ``attended``: the end of the input asks for it, too.
    """
    asked = threading.Event()
    if attended:
        threading.Thread(target=_until_input_ends, args=(asked,), daemon=True).start()
    kinds = (signal.SIGINT, signal.SIGTERM)

    def ask(_kind: int, _frame: FrameType | None) -> None:
        asked.set()
        for kind, handler in zip(kinds, before, strict=True):
            signal.signal(kind, handler)

    before = [signal.signal(kind, ask) for kind in kinds]
    try:
        yield asked.is_set
    finally:
        for kind, handler in zip(kinds, before, strict=True):
            signal.signal(kind, handler)


def _until_input_ends(asked: threading.Event) -> None:
    # Not by sys.stdin: whoever waits in its buffer holds a lock that Python wants when it ends.
    while os.read(0, 1024):
        pass
    asked.set()


class _Terminal:
    """Tells the person at a terminal how far it is; anybody else is told nothing."""

    def __init__(self, _study: Study) -> None:
        self._watched = sys.stderr is not None and sys.stderr.isatty()
        self._begun = time.monotonic()
        self._told = 0.0

    def progress(self, progress: Progress) -> None:
        """So many games are done."""
        now = time.monotonic()
        if self._watched and now - self._told >= _TELL_EVERY_S:
            self._told = now
            line = progress_line(progress, now - self._begun)
            print(f"\r{line:70}", end="", file=sys.stderr, flush=True)

    def end(self) -> None:
        """Wipe the line out."""
        if self._watched:
            print(f"\r{'':70}\r", end="", file=sys.stderr, flush=True)


class _Watched:
    """Tells another program, in lines of JSON."""

    def __init__(self, study: Study) -> None:
        self._study = study
        self._begun = time.monotonic()
        self._told = 0.0

    def progress(self, progress: Progress) -> None:
        """So many games are done."""
        now = time.monotonic()
        if now - self._told >= _WATCH_EVERY_S:
            self._told = now
            self._tell(seconds_left(progress, now - self._begun))

    def end(self) -> None:
        """Tell the last state of affairs."""
        self._tell(None)

    def _tell(self, left: float | None) -> None:
        from sequence_desktop.lab.summary import summarise

        state = {
            "done": self._study.done,
            "games": self._study.plan.games,
            "seconds_left": None if left is None else round(left, 1),
            "summary": summarise(self._study).to_json(),
        }
        print(json.dumps(state, ensure_ascii=False), flush=True)


def seconds_left(progress: Progress, passed: float) -> float | None:
    """How long it will still take, if it goes on as in the seconds that have passed."""
    if not progress.played:
        return None
    return (progress.games - progress.done) * passed / progress.played


def progress_line(progress: Progress, passed: float) -> str:
    """How far it is, in words."""
    line = f"{progress.done} of {progress.games} games"
    left = seconds_left(progress, passed)
    if left is None:
        return line
    return f"{line}, {progress.played / max(passed, 0.001):.1f} a second, {_duration(left)} left"


def _duration(seconds: float) -> str:
    """A time in words.

    >>> _duration(59), _duration(61), _duration(7300)
    ('59 s', '1 min 1 s', '2 h 1 min')
    """
    whole_seconds = round(seconds)
    if whole_seconds < 60:
        return f"{whole_seconds} s"
    minutes, rest = divmod(whole_seconds, 60)
    if minutes < 60:
        return f"{minutes} min {rest} s"
    return f"{minutes // 60} h {minutes % 60} min"
