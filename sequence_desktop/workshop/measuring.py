# SPDX-License-Identifier: MIT
"""A board report made in a process of its own, which tells over a line how far it is.

A window has no Python threads of its own: beside them Qt's bindings are not safe. It starts `make`
in a process, and looks at the other end of the line now and then.
"""

from __future__ import annotations

import signal
import threading
import time
import traceback
from collections.abc import Mapping
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any, Final

from sequence_desktop.engine.errors import Fault
from sequence_desktop.lab.games import Cancelled
from sequence_desktop.workshop.report import Report, board_report

_TELL_EVERY_S: Final = 0.05


@dataclass(frozen=True, slots=True)
class Progress:
    """So many games of so many are done."""

    done: int
    total: int


@dataclass(frozen=True, slots=True)
class Refusal:
    """The games cannot be played; why. Without a fault: nobody wanted them any more."""

    fault: Fault | None = None


@dataclass(frozen=True, slots=True)
class Mistake:
    """The program has made a mistake; where, for the log."""

    where: str


Told = Progress | Report | Refusal | Mistake
"""What comes over the line; all but `Progress` is the last."""


def make(line: Connection, wish: Mapping[str, Any]) -> None:
    """Make a report and send it, and meanwhile how far it is.

    Args:
        line: to whoever wants the report. A word from there, or its end, breaks it off.
        wish: the arguments of :func:`sequence_desktop.workshop.report.board_report`.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever is asked to stop tells this process
    try:
        line.send(_made(line, wish))
    except (BrokenPipeError, ConnectionError):
        return  # nobody is there any more
    finally:
        _wait_for_workers()


def _wait_for_workers() -> None:
    """Workers that have only just started still need what this process has made for them."""
    for thread in threading.enumerate():
        if thread is not threading.current_thread() and not thread.daemon:
            thread.join()


def _made(line: Connection, wish: Mapping[str, Any]) -> Told:
    """What becomes of the report."""
    told = 0.0

    def tell(done: int, total: int) -> None:
        nonlocal told
        now = time.monotonic()
        # Not so often that the window has nothing else to do.
        if now - told >= _TELL_EVERY_S or done == total:
            told = now
            line.send(Progress(done, total))

    try:
        return board_report(**wish, progress=tell, cancel=line.poll)
    except Cancelled:
        return Refusal()
    except Fault as fault:
        return Refusal(fault)
    except (BrokenPipeError, ConnectionError):
        raise
    except Exception:  # noqa: BLE001 - whatever it is, the window is to hear of it
        return Mistake(traceback.format_exc())
