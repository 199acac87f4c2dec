# SPDX-License-Identifier: MIT
"""The same games on a Dask cluster: many machines that one scheduler hands them out to.

Dask is not part of the program: ``pip install "sequence-desktop[lab-cluster]"``. A game that was
being played by a machine that fails is played again by another, and is the same game there.
"""

from __future__ import annotations

import re
import threading
from collections.abc import Iterable
from queue import Empty, SimpleQueue
from typing import Any, Final

from sequence_desktop import __version__
from sequence_desktop.engine.errors import Fault
from sequence_desktop.engine.phrases import phrase
from sequence_desktop.lab.games import Cancelled, Job, Playing, Table, Trial, Work
from sequence_desktop.lab.guests import Guest
from sequence_desktop.lab.pool import AHEAD, LEAD, POLL_S, Each, Stopped
from sequence_desktop.players import looks_ahead
from sequence_desktop.players.mind import COMPILED

_CONNECT_WITHIN_S: Final = 10
_ADDRESS: Final = re.compile(
    r"((tcp|tls|ucx|ucxx|ws|wss)://)?([^\s:/\[\]]+|\[[0-9A-Fa-f:.%]+\])(:[0-9]{1,5})?"
)
"""What Dask does not stumble over: a kind if one likes, a host, and a port if one likes."""
_LOOK_EVERY: Final = 50
"""How often, in games, it is looked how many workers there are."""
_MOST_TRIES: Final = 20
"""So often is a game begun anew whose worker was lost."""
_LEAST_AHEAD: Final = 8
_SAME: Final = phrase("give every worker this very program, and try again")

Mark = tuple[str, bool]
"""The version of the program, and whether its core is compiled."""


def play_on_cluster(
    address: str, work: Work, jobs: Iterable[Job], each: Each, cancel: Stopped
) -> None:
    """Play the games on the workers of a scheduler, such as ``tcp://10.0.0.1:8786``.

    As :func:`sequence_desktop.lab.pool.play_jobs` does on this machine; workers may come and go.

    Raises:
        Fault: Dask is not there, nor the scheduler, or a worker has another program.
        Cancelled: `cancel` said so.
    """
    client = _connect(address)
    try:
        _Handing(client, work, each, cancel).run(jobs)
    finally:
        client.close()


class _Handing:
    """Hands games out to a cluster and takes them in."""

    def __init__(self, client: Any, work: Work, each: Each, cancel: Stopped) -> None:
        self._client = client
        self._work = work
        self._each = each
        self._cancel = cancel
        self._waiting: dict[str, tuple[Any, Job, int]] = {}
        self._ended: SimpleQueue[str] = SimpleQueue()
        self._begun = 0
        self._room = _LEAST_AHEAD

    def run(self, jobs: Iterable[Job]) -> None:
        """Play them all."""
        upcoming = iter(jobs)
        following = next(upcoming, None)
        while True:
            if self._cancel():
                raise Cancelled
            while following is not None and self._may_begin(following):
                self._begin(following, 0)
                following = next(upcoming, None)
            if not self._waiting:
                return
            try:
                self._take(self._ended.get(timeout=POLL_S))
            except Empty:
                self._refuse_loss()

    def _may_begin(self, job: Job) -> bool:
        if self._begun % _LOOK_EVERY == 0:
            self._room = max(_LEAST_AHEAD, AHEAD * sum(self._client.nthreads().values()))
        if len(self._waiting) >= self._room:
            return False
        oldest = min((waiting.number for _, waiting, _ in self._waiting.values()), default=None)
        return oldest is None or job.number < oldest + LEAD

    def _begin(self, job: Job, tries: int) -> None:
        self._begun += 1
        key = f"game-{job.number}-{self._begun}-{id(self)}"
        # The table goes with each game: data that lie on a worker are lost with it.
        table, mine = self._work.tables[job.table], (__version__, COMPILED)
        future = self._client.submit(
            _play_there, table, self._work.guests, job, mine, key=key, pure=False
        )
        self._waiting[key] = future, job, tries
        future.add_done_callback(lambda ended: self._ended.put(ended.key))

    def _take(self, key: str) -> None:
        from distributed.scheduler import KilledWorker

        future, job, tries = self._waiting.pop(key)
        if future.status == "finished":
            self._each(job, future.result())
            return
        self._refuse_loss()
        error = future.exception() if future.status == "error" else None
        lost = error is None or isinstance(error, KilledWorker)
        if isinstance(error, Fault):
            raise error
        if not lost or tries >= _MOST_TRIES:
            why = f"{type(error).__name__}: {error}" if error else phrase("its workers were lost")
            raise Fault(
                phrase("a game cannot be played on the cluster: {why}", why=why), remedy=_SAME
            )
        self._begin(job, tries + 1)

    def _refuse_loss(self) -> None:
        """Give up where the scheduler itself is gone."""
        if self._client.status not in ("running", "connecting"):
            raise Fault(
                phrase("the scheduler of the cluster is gone"),
                remedy=phrase(
                    "start it again, and then the same command, which goes on where it was"
                ),
            )


def _connect(address: str) -> Any:
    if not _ADDRESS.fullmatch(address):
        raise Fault(
            phrase("{address} is no address of a scheduler", address=repr(address)),
            remedy=phrase("use tcp://HOST:PORT"),
        )
    try:
        from distributed import Client
    except ImportError:
        raise Fault(
            phrase("to play on a cluster takes Dask, which is not installed"),
            remedy=phrase(
                'install the program with it: pip install "sequence-desktop[lab-cluster]"'
            ),
        ) from None
    try:
        return Client(address, timeout=_CONNECT_WITHIN_S, set_as_default=False)
    except OSError as error:
        raise Fault(
            phrase(
                "there is no scheduler at {address} ({error})",
                address=address,
                error=type(error).__name__,
            ),
            remedy=phrase("start one with `dask scheduler`, and give the address that it tells"),
        ) from None


# On a worker of the cluster.

_own: Final = threading.local()
"""Each thread of a worker has guests of its own."""


def _play_there(table: Table, guests: tuple[Guest, ...], job: Job, theirs: Mark) -> Trial:
    """Play a game, unless it would be another one here.

    Raises:
        Fault: this is another program than the one that asks.
    """
    version, compiled = theirs
    if version != __version__:
        raise Fault(
            phrase(
                "a worker has version {version}, not {wanted}",
                version=__version__,
                wanted=version,
            ),
            remedy=_SAME,
        )
    if compiled != COMPILED and any(map(looks_ahead, job.seats)):
        raise Fault(
            phrase("the core of a worker is compiled, unlike here")
            if COMPILED
            else phrase("the core of a worker is not compiled, unlike here"),
            remedy=_SAME,
        )
    known: dict[tuple[Guest, ...], Playing] = _own.__dict__.setdefault("playing", {})
    playing = known.setdefault(guests, Playing(Work((), guests)))
    return playing.play_at(table, job)
