# SPDX-License-Identifier: MIT
"""Notes each game that ends, keeps the last ones whole, and knows the person's ratings."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from sequence_desktop.engine.errors import Fault
from sequence_desktop.gui.faults import fault_text
from sequence_desktop.gui.levels import split_level
from sequence_desktop.gui.preferences import Preferences
from sequence_desktop.gui.session import Session
from sequence_desktop.gui.updates import Cause, Update
from sequence_desktop.lab import rating
from sequence_desktop.storage import files, records
from sequence_desktop.storage.games import SUFFIX, SavedGame, save_game
from sequence_desktop.storage.home import Home
from sequence_desktop.storage.lock import in_turn
from sequence_desktop.storage.records import Player, Record

log = logging.getLogger(__name__)

MOST_KEPT = 50
"""So many rated games are kept whole, and as many others."""


@dataclass(frozen=True)
class Standing:
    """How a person stands in the rated games of one kind.

    Attributes:
        rating: the rating now.
        games: the rated games so far, the oldest first; each has the rating after it.
        level: the level of the next opponent.
    """

    rating: int
    games: tuple[Record, ...]
    level: str


class Memory(QObject):
    """The person's finished games.

    Attributes:
        unread: why lines of the file could not be read, or all of it.

    Signals:
        changed: a game has been noted, or all forgotten.
        rated(int, int): the person's rating after a rated game, and before it.
        told(str): why something could not be noted.
    """

    changed = Signal()
    rated = Signal(int, int)
    told = Signal(str)

    def __init__(
        self, home: Home, preferences: Preferences, levels: Callable[[], tuple[str, ...]]
    ) -> None:
        """`levels` gives those of the computer players, the weakest first."""
        super().__init__()
        self._home = home
        self._preferences = preferences
        self._levels = levels
        self.unread: tuple[Fault, ...] = ()
        self._records: tuple[Record, ...] | None = None
        self._session: Session | None = None
        self._game: Callable[[], SavedGame] | None = None

    def attend(self, session: Session, game: Callable[[], SavedGame]) -> None:
        """Note the games of this session from now on; `game` gives the one on the table."""
        self._session, self._game = session, game
        session.updated.connect(self._on_updated)

    # -- what is remembered -----------------------------------------------------------------

    @property
    def records(self) -> tuple[Record, ...]:
        """Every game, the oldest first."""
        if self._records is None:
            self._records, self.unread = records.load(self._home.records)
            for note in self.unread:
                log.warning("%s", note)
        return self._records

    def standing(self, rules: str) -> Standing:
        """How the person stands in the rated games by these rules."""
        games = tuple(
            it for it in self.records if it.rated and it.rules == rules and it.rating is not None
        )
        now = games[-1].rating if games else rating.start(self._levels())
        points = rating.start(self._levels()) if now is None else now
        return Standing(points, games, rating.level_for(points, self._levels()))

    def kept(self, record: Record) -> Path | None:
        """The file with the whole game, if it is still kept."""
        path = self._home.finished / record.save
        return path if record.save and path.is_file() else None

    def reset(self) -> None:
        """Forget every game and throw the kept ones away.

        Raises:
            Fault: the file cannot be changed; then nothing is forgotten.
        """
        with in_turn(self._home.records):
            records.rewrite((), self._home.records)
            self._records = self.unread = ()
            self._prune(frozenset())
        self.changed.emit()

    # -- a game ends ------------------------------------------------------------------------

    def _on_updated(self, update: Update) -> None:
        session = self._session
        if session is None or update.cause is not Cause.MOVE or not session.over:
            return
        if session.practice or session.game.set_up:
            return  # who sets up a position may have set up the win too
        wanted = session.rated or self._preferences.now.records
        people = any(seat.kind == "human" for seat in session.seats)
        # Whoever begins in the middle of another game knows what is to come.
        branch = self._game is not None and self._game().branch is not None
        if wanted and people and not branch:
            self._note(session)

    def _note(self, session: Session) -> None:
        mark = records.deal_mark(session.game, session.seats)
        # Another copy of the program may have noted games since, or be about to.
        with in_turn(self._home.records):
            self._records = None
            if any(it.deal == mark for it in self.records):
                return  # ended before, and opened or taken back since
            record = self._rate(_record(session, mark))
            record = replace(record, save=self._keep(record))
            try:
                records.append(record, self._home.records)
            except Fault as fault:
                log.warning("%s", fault)
                self.told.emit(
                    self.tr("This game could not be counted: {why}.").format(why=fault_text(fault))
                )
                return
            before = self.standing(record.rules).rating
            self._records = (*self.records, record)
            self._prune(self._last())
        self.changed.emit()
        if record.rating is not None:
            self.rated.emit(record.rating, before)

    def _rate(self, record: Record) -> Record:
        """The record with the rating after it, if it counts."""
        standing = self.standing(record.rules)
        levels = [split_level(seat.level)[0] for seat in record.seats if seat.kind == "computer"]
        fair = len(record.humans) == 1 and len(levels) == 1 and levels[0] in self._levels()
        if not record.rated or not fair:
            return replace(record, rated=False)
        points = rating.after(
            standing.rating,
            len(standing.games),
            rating.anchor(levels[0], self._levels()),
            record.result(record.humans[0]),
        )
        return replace(record, rating=round(points))

    def _keep(self, record: Record) -> str:
        """Keep the whole game; the name of its file, or "" if that failed."""
        if self._game is None:
            return ""
        stamp = "".join(c for c in record.when if c.isdigit())
        name = f"{stamp}-{record.deal[:8]}{SUFFIX}"
        try:
            files.make_folder(self._home.finished)
            save_game(self._game(), self._home.finished / name)
        except Fault as fault:
            log.warning("%s", fault)
            return ""
        return name

    def _last(self) -> frozenset[str]:
        """The files of the last games, rated ones and others."""
        rated = [it.save for it in self.records if it.rated and it.save]
        others = [it.save for it in self.records if not it.rated and it.save]
        return frozenset((*rated[-MOST_KEPT:], *others[-MOST_KEPT:]))

    def _prune(self, kept: frozenset[str]) -> None:
        """Let all other files go; one that cannot be removed stays."""
        for path in self._home.finished.glob(f"*{SUFFIX}"):
            if path.name not in kept:
                with contextlib.suppress(OSError):
                    path.unlink()


def _record(session: Session, mark: str) -> Record:
    """What is noted of the game that has just ended."""
    game = session.game
    setup, position = game.setup, game.position
    outcome = position.outcome
    return Record(
        deal=mark,
        when=datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
        rules=setup.rules.id,
        title=setup.rules.title,
        board=setup.board.name or setup.board.id,
        seats=tuple(
            Player(seat.name, seat.kind, "" if seat.kind == "human" else seat.level, side)
            for seat, side in zip(session.seats, setup.side_of, strict=True)
        ),
        rows=tuple(position.row_count(side) for side in range(setup.sides)),
        moves=len(game.moves),
        winner=None if outcome is None else outcome.winner,
        rated=session.rated,
    )
