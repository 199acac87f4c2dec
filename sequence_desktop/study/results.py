# SPDX-License-Identifier: MIT
"""Results in files: JSON lines, the plan in the first, a game in each of the others.

While games are played, each is appended as soon as it is finished. In the end they stand in the
order of the plan, so that the same plan gives the same bytes wherever it was carried out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from sequence_desktop import __version__
from sequence_desktop.engine.errors import BadSave, quoted
from sequence_desktop.engine.numbers import is_whole
from sequence_desktop.engine.phrases import joined, phrase
from sequence_desktop.lab.games import Job, Trial
from sequence_desktop.lab.plan import Plan, difference
from sequence_desktop.lab.plan_reading import BadPlan
from sequence_desktop.lab.study import Study
from sequence_desktop.players import looks_ahead
from sequence_desktop.players.mind import COMPILED
from sequence_desktop.storage import files
from sequence_desktop.storage.journal import Journal, Record, line_of, read_journal
from sequence_desktop.study.plans import parse_whole

FORMAT: Final = "sequence-desktop-results"
VERSION: Final = 1
SUFFIX: Final = ".jsonl"
"""What results are usually called; any name will do."""
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
        StorageError: the file cannot be read, or is damaged.
        BadSave: it holds no results that this program can read.
    """
    records = read_journal(path)
    study = Study(_plan_in(next(records, None), path))
    for record in records:
        _take(study, record, path)
    return study


def plan_of(path: Path) -> Plan:
    """The plan that the results in a file belong to.

    Raises:
        StorageError: the file cannot be read.
        BadSave: it holds no results that this program can read.
    """
    return _plan_in(next(read_journal(path), None), path)


class Results:
    """The results of a plan in a file, open for more.

    Attributes:
        study: what is done so far.
    """

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
            BadSave: a game that was read before, and counts only now, is none of the plan.
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
        try:
            self.study.add(job.number, trial)
        except BadSave as fault:
            raise fault.in_file(str(self.path)) from None

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
        records = read_journal(self.path)
        _refuse_other(next(records, {}), head_of(plan), self.path)
        for record in records:
            _take(self.study, record, self.path)
            self._note(record["game"])

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


def _take(study: Study, record: Record, path: Path) -> None:
    number = record.get("game")
    try:
        if not is_whole(number):
            raise BadSave(phrase("{number} is no number of a game", number=quoted(number)))
        study.add(number, Trial.from_json(record))
    except BadSave as fault:
        where = fault.where or phrase("game {number}", number=quoted(number))
        raise BadSave(fault.why, where=where, remedy=fault.remedy, file=str(path)) from None


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
