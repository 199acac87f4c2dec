# SPDX-License-Identifier: MIT
"""Results in files: JSON lines, the plan in the first, a game in each of the others.

While games are played, each is appended as soon as it is finished. In the end they stand in the
order of the plan, so that the same plan gives the same bytes wherever it was carried out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Final

from sequence_desktop import __version__
from sequence_desktop.engine.errors import BadSave, Fault, quoted
from sequence_desktop.engine.numbers import is_whole
from sequence_desktop.engine.phrases import joined, phrase
from sequence_desktop.lab.games import Job, Trial
from sequence_desktop.lab.plan import Plan, difference
from sequence_desktop.lab.plan_reading import BadPlan
from sequence_desktop.lab.study import Study
from sequence_desktop.players import looks_ahead
from sequence_desktop.players.mind import COMPILED
from sequence_desktop.storage import files
from sequence_desktop.storage.errors import StorageError
from sequence_desktop.storage.journal import (
    Journal,
    Record,
    line_of,
    lines_of,
    read_journal,
    record_in,
)
from sequence_desktop.study.plans import parse_whole

FORMAT: Final = "sequence-desktop-results"
VERSION: Final = 1
SUFFIX: Final = ".jsonl"
"""What results are usually called; any name will do."""
_GOES_ON: Final = phrase("run the plan again: it goes on without this and keeps a copy")
_OTHER_FILE: Final = phrase("choose another file for the results, or delete this one to begin anew")


def head_of(plan: Plan) -> dict[str, object]:
    """The first line of the results of a plan."""
    program: dict[str, object] = {"version": __version__}
    if any(looks_ahead(seat) for entry in plan.entries for seat in entry.seats):
        # Without the compiled core, such players look ahead less, and play other games.
        program["core"] = "compiled" if COMPILED else "interpreted"
    return {"format": FORMAT, "version": VERSION, "program": program, "plan": plan.to_json()}


def load_study(path: Path) -> Study:
    """What the results in a file say, whether or not they are complete.

    Raises:
        StorageError: the file cannot be read.
        BadSave: it holds no results that this program can read, or a line is damaged.
    """
    study = Study(plan_of(path))
    for number, line in _games(path):
        try:
            _take(study, record_in(line, number, path))
        except Fault as fault:
            raise _damage(fault, number, path, _GOES_ON) from None
    return study


def plan_of(path: Path) -> Plan:
    """The plan that the results in a file belong to.

    Raises:
        StorageError: the file cannot be read.
        BadSave: it holds no results that this program can read.
    """
    return _plan_in(_head(path), path)


class Results:
    """The results of a plan in a file, open for more.

    Attributes:
        study: what is done so far.
        damage: what was wrong in the file, and where it is kept as it was: damaged lines have been
            left out of it. None if it was whole.
    """

    damage: Fault | None = None

    def __init__(self, path: Path, plan: Plan) -> None:
        """Begin a file, or go on with one.

        Raises:
            StorageError: the file cannot be used, or another program is writing to it.
            BadSave: it holds the results of another plan, or of another version of the program.
        """
        self.path = path
        self.study = Study(plan)
        self._lines = 0
        self._sorted = True
        self._journal = Journal(path, FORMAT)
        try:
            if self._journal.empty:
                self._journal.append(head_of(plan))
            else:
                self._resume(plan)
        except BaseException:
            self._journal.close()
            raise

    def add(self, job: Job, trial: Trial) -> None:
        """Keep a finished game.

        Raises:
            StorageError: it cannot be written.
            BadSave: it is none of the plan, or is done already.
        """
        entry = self.study.plan.entries[job.table]
        self._journal.append(
            {
                "game": job.number,
                "entry": entry.name,
                "deal": job.deal,
                "turn": job.turn,
                "seats": list(job.seats),
                **trial.to_json(),
            }
        )
        self._note(job.number)
        self.study.add(job.number, trial)

    def finish(self) -> None:
        """Bring all games that count into the order of the plan, once there is nothing to play.

        Raises:
            StorageError: they cannot be written.
        """
        self._journal.close()
        if not self._sorted or self._lines != self.study.counted:
            files.write_lines(self.path, _in_order(self.path, self.study.counted))
            self._sorted, self._lines = True, self.study.counted

    def close(self) -> None:
        """Let others have the file; it can be gone on with."""
        self._journal.close()

    def _resume(self, plan: Plan) -> None:
        _refuse_other(_head(self.path) or {}, head_of(plan), self.path)
        damaged: dict[int, Fault] = {}
        for number, line in _games(self.path):
            try:
                self._note(_take(self.study, record_in(line, number, self.path)))
            except Fault as fault:
                damaged[number] = fault
        if damaged:
            self._mend(damaged)

    def _mend(self, damaged: Mapping[int, Fault]) -> None:
        """Keep the file as it is aside, and go on with one without the lines of these numbers.

        Raises:
            StorageError: that cannot be done; the file is as it was.
        """
        kept = files.keep_aside(self.path)
        self._journal.close()  # an open file cannot be replaced everywhere
        whole = (line for n, line in enumerate(lines_of(self.path), 1) if n not in damaged)
        files.write_lines(self.path, whole)
        self._journal = Journal(self.path, FORMAT)
        number, fault = next(iter(damaged.items()))
        remedy = phrase(
            "damaged lines left out: {count}; the damaged file is kept: {file}",
            count=len(damaged),
            file=kept,
        )
        self.damage = _damage(fault, number, self.path, remedy)

    def _note(self, number: int) -> None:
        self._sorted = self._sorted and number == self._lines
        self._lines += 1


Player = Callable[[Iterator[Job], Callable[[Job, Trial], None], Callable[[], bool]], None]
"""Plays games: those that are to be played, who takes each, and who says when to stop."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How far it is.

    Attributes:
        done: games that are done, whenever they were played.
        games: how many there are at most.
        played: how many of them were played since this run began.
    """

    done: int
    games: int
    played: int


def carry_out(
    results: Results,
    player: Player,
    progress: Callable[[Progress], None],
    cancel: Callable[[], bool],
) -> None:
    """Play what is missing, keep each game at once, and put them in order in the end.

    Raises:
        Cancelled: `cancel` said so; the results can be gone on with.
        Fault: games cannot be played, or not be written.
    """
    study = results.study
    before = study.done

    def each(job: Job, trial: Trial) -> None:
        if study.complete:
            return  # it was still being played when the test was decided
        results.add(job, trial)
        progress(Progress(study.done, study.plan.games, study.done - before))

    if not study.complete:
        player(study.missing(), each, cancel)
    results.finish()


def _games(path: Path) -> Iterator[tuple[int, bytes]]:
    """The lines with games, damaged or not, each with its number."""
    return islice(enumerate(lines_of(path), 1), 1, None)


def _take(study: Study, record: Record) -> int:
    """Add a game that was read to the study; its number."""
    number = record.get("game")
    if not is_whole(number):
        raise BadSave(phrase("{number} is no number of a game", number=quoted(number)))
    study.add(number, Trial.from_json(record))
    return number


def _damage(fault: Fault, line: int, path: Path, remedy: str) -> BadSave:
    where = phrase("line {number}", number=line)
    return BadSave(fault.why, where=where, remedy=remedy, file=str(path))


def _head(path: Path) -> Record | None:
    """The first line of results; None if there is none."""
    try:
        return next(read_journal(path), None)
    except StorageError as fault:
        remedy = fault.remedy or _OTHER_FILE
        raise StorageError(fault.why, where=fault.where, remedy=remedy, file=fault.file) from None


def _plan_in(head: Record | None, path: Path) -> Plan:
    """The plan in the first line of results."""
    if head is None or head.get("format") != FORMAT:
        raise BadSave(
            phrase("these are no results"),
            remedy=phrase("give a file of `lab run`"),
            file=str(path),
        )
    if not is_whole(head.get("version"), VERSION, VERSION):
        raise BadSave(
            phrase("these results are of version {version}", version=quoted(head.get("version"))),
            remedy=phrase("use a newer program"),
            file=str(path),
        )
    try:
        return parse_whole(head.get("plan"))
    except BadPlan as fault:
        raise BadSave(
            fault.why,
            where=joined((phrase("line {number}", number=1), fault.where), ", "),
            remedy=fault.remedy,
            file=str(path),
        ) from None


def _refuse_other(old: Record, new: Record, path: Path) -> None:
    """Refuse to go on with results that the plan of now would not have given."""
    _plan_in(old, path)
    if old.get("program") != new["program"]:
        raise BadSave(
            phrase(
                "these results were begun by another program ({old}), which may play other "
                "games than this one ({new})",
                old=_program(old),
                new=_program(new),
            ),
            remedy=_OTHER_FILE,
            file=str(path),
        )
    where = difference(old["plan"], new["plan"])
    if where:
        raise BadSave(
            phrase("these are the results of another plan, which differs in {place}", place=where),
            remedy=_OTHER_FILE,
            file=str(path),
        )


def _program(head: Record) -> str:
    program = head.get("program")
    if not isinstance(program, dict):
        return phrase("unknown")
    return ", ".join(f"{key} {value}" for key, value in program.items())


def _in_order(path: Path, count: int) -> Iterator[bytes]:
    """The lines of finished results. What came early waits, and never far ahead of its turn."""
    early: dict[int, bytes] = {}
    records = read_journal(path)
    yield line_of(next(records))
    following = 0
    for record in records:
        if record["game"] < count:
            early[record["game"]] = line_of(record)
        while following in early:
            yield early.pop(following)
            following += 1
