# SPDX-License-Identifier: MIT
"""Every kind of file that the program reads, so that no kind goes without its attacks.

Whoever lets the program read a new kind of file adds it to :data:`KINDS`.
"""

from __future__ import annotations

import contextlib
import io
import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from sequence_desktop import cli, paths
from sequence_desktop.engine.board import Board
from sequence_desktop.engine.cases import run_case
from sequence_desktop.engine.errors import BadCase, Fault
from sequence_desktop.engine.game import Game
from sequence_desktop.gui.designer import keeping
from sequence_desktop.gui.designer.trial_choice import TrialChoice
from sequence_desktop.gui.paper.options import Options
from sequence_desktop.gui.preferences import folder_of
from sequence_desktop.gui.seats import Choice, first_seats
from sequence_desktop.gui.setup import keeping as positions
from sequence_desktop.gui.setup.document import Work
from sequence_desktop.lab.plan import Plan
from sequence_desktop.lab.summary import summarise
from sequence_desktop.storage import (
    boards,
    files,
    games,
    json_text,
    records,
    rules,
    rules_check,
    settings,
)
from sequence_desktop.storage.door import Door
from sequence_desktop.storage.home import Home
from sequence_desktop.storage.kinds import kind_of
from sequence_desktop.study import plans
from sequence_desktop.study.results import Results, head_of, load_study
from sequence_desktop.workshop import files as drafts
from sequence_desktop.workshop import paste
from sequence_desktop.workshop.draft import Draft
from sequence_desktop.workshop.position.cases import load_case
from sequence_desktop.workshop.position.checks import check, playable
from sequence_desktop.workshop.position.filling import fill
from tests.lab.plans import games_of, plan_of
from tests.storage.made import saved, set_up
from tests.workshop.position.made import ready

ROOT: Final = Path(__file__).parents[2]


@dataclass(frozen=True)
class Read:
    """One kind of file.

    Attributes:
        name: what it is called in tests.
        suffix: how its name ends.
        wholes: texts of files that are as they should be.
        read: reads a file, and does with it what the program does next; a fault if it cannot.
        command: what the command line does with such a file, before its name; none: nothing.
    """

    name: str
    suffix: str
    wholes: Callable[[], list[str]]
    read: Callable[[Path, Home], object]
    command: tuple[str, ...] = ()


def by_command(command: tuple[str, ...], path: Path, home: Home) -> None:
    """Do it by the command line, which ends with one of its three codes and no traceback."""
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        code = cli.main(["--home", str(home.data), *command, str(path)])
    assert code in (0, 1, 2), code
    assert "Traceback" not in out.getvalue() + err.getvalue()
    if code:
        assert out.getvalue() + err.getvalue(), "it says why"


def texts_in(folder: Path) -> list[str]:
    """The files of a folder."""
    found = sorted(path for path in folder.glob("*.json") if "schema" not in path.name)
    return [path.read_text("utf-8") for path in found]


def _boards() -> list[str]:
    return texts_in(paths.data("board_layouts"))


def _rules() -> list[str]:
    return texts_in(paths.data("resources", "rules"))


def _cases() -> list[str]:
    return texts_in(ROOT / "tests" / "cases")


def _saves() -> list[str]:
    old = sorted((ROOT / "tests" / "saves").glob("v*/*"))
    new = [games.game_text(game) for game in (saved(20, 4), set_up())]
    return [path.read_text("utf-8") for path in old] + new


def _plans() -> list[str]:
    return texts_in(paths.data("resources", "lab"))


def _read_plan(path: Path, home: Home) -> None:
    plans.load_plan(path, home)


@cache
def _plan() -> Plan:
    return plan_of({"games": 4}, {"name": "two", "seats": ["random", "newcomer"], "games": 4})


@cache
def _results() -> list[str]:
    plan = _plan()
    head = json.dumps(head_of(plan))
    played = [json.dumps({"game": job.number, **trial.to_json()}) for job, trial in games_of(plan)]
    return ["\n".join([head, *played[:count], ""]) for count in (3, len(played))]


def _read_results(path: Path, home: Home) -> None:
    try:
        summarise(load_study(path))
    except Fault:
        Results(path, _plan()).close()  # what can be read of them is gone on with
        summarise(load_study(path))


@cache
def _drafts() -> list[str]:
    found = []
    with TemporaryDirectory() as name:
        kept = Path(name) / "draft-1.json"
        for board in _boards()[:4]:
            draft = Draft.of(Board.from_json(json.loads(board)))
            for path, saved in ((None, None), (Path("/home/anna/mine.json"), draft)):
                keeping.write(keeping.Left(kept, draft, path, "abc", saved))
                found.append(kept.read_text("utf-8"))
    return found


@cache
def _positions() -> list[str]:
    with TemporaryDirectory() as name:
        kept = Path(name) / "position-1.json"
        found = []
        for seats in ((), saved().seats):
            positions.write(Work(ready(), seats), kept)
            found.append(kept.read_text("utf-8"))
    return found


def _read_kept_position(path: Path, home: Home) -> None:
    positions.read(path, rules.library(home), boards.library(home))


def _records() -> list[str]:
    seats = [{"name": name, "kind": "human", "level": "", "side": n} for n, name in enumerate("AB")]
    line = {"deal": "d", "when": "2026-01-31T12:00:00Z", "rules": "sequence", "title": "Sequence"}
    more = {"board": "Spiral", "seats": seats, "rows": [2, 0], "moves": 40, "winner": 0}
    return [json.dumps(line | more) + "\n" for _ in range(2)]


def _settings() -> list[str]:
    folder, recent = "/home/anna/games", ["/home/anna/a.seqgame", "/b"]
    choice = Choice(first_seats()).to_json()
    chosen: dict[str, object] = {
        "folder": folder,
        "recent": recent,
        "window": "AAAA",
        "theme": "dark",
    }
    chosen |= {"new_game": choice, "trial": TrialChoice().to_json(), "paper": Options().to_json()}
    plain: dict[str, object] = {
        name: getattr(settings.Settings(), name) for name in settings.Settings.__slots__
    }
    return [json_text.write(chosen), json_text.write(plain | chosen)]


def _pasted() -> list[str]:
    made = [
        boards.load(path)
        for path in sorted(paths.data("board_layouts").glob("*.json"))[:8]
        if "schema" not in path.name
    ]
    lines = [[row.split() for row in board.to_json()["rows"]] for board in made]  # type: ignore[attr-defined]
    return [
        sign.join("") + "\n".join(sign.join(row) for row in rows)
        for rows in lines
        for sign in (" ", "\t", ",", ";", " | ")
    ]


def _notes() -> list[str]:
    return [json.dumps({"file": "/home/anna/friday.seqgame", "token": "abc"}), json.dumps({})]


def _read_board(path: Path, home: Home) -> None:
    kind_of(path)
    boards.examine(path)
    drafts.load(path).sketch("x")


def _read_rules(path: Path, home: Home) -> None:
    kind_of(path)
    library, layouts = rules.library(home), boards.library(home)
    for fault in rules_check.examine(path, library, layouts):
        raise fault
    game = library.load_file(path)
    board = rules_check.usual_board(game, layouts.load)
    Game.new(game, board, game.player_counts[0], seed=1).position.legal_moves()


def _read_case(path: Path, home: Home) -> list[str]:
    case = json_text.load(path, BadCase)
    return run_case(case, rules.library(home).parse, boards.library(home).parse)


def _read_position(path: Path, home: Home) -> None:
    draft = load_case(path, rules.library(home), boards.library(home))
    check(fill(draft, 1))
    if playable(check(draft)):
        Game(draft.position()).position.legal_moves()


def _read_settings(path: Path, home: Home) -> None:
    found, notes = settings.load(path)
    for note in notes:
        assert str(note).isprintable()
    Choice.from_json(found.new_game)
    TrialChoice.from_json(found.trial)
    Options.from_json(found.paper)
    folder_of(found.folder, home.saves)
    settings.save(found, home.data / "again.json")


def _read_pasted(path: Path, home: Home) -> None:
    pasted = paste.read(files.read_text(path, paste.LONGEST))
    pasted.draft()


def _read_note(path: Path, home: Home) -> None:
    door = Door(home)
    files.make_folder(door.folder)
    (door.folder / "1.note").write_bytes(path.read_bytes())
    door.visits()


KINDS: Final = (
    Read("board", ".json", _boards, _read_board, ("boards", "check")),
    Read("board from a friend", ".seqboard", _boards, lambda path, _: drafts.load(path)),
    Read("rules", ".json", _rules, _read_rules, ("rules", "check")),
    Read("case", ".json", _cases, _read_case, ("check",)),
    Read("position", ".json", _cases, _read_position),
    Read("save", ".seqgame", _saves, lambda path, _: games.load_game(path), ("replay",)),
    Read("plan", ".json", _plans, _read_plan),
    Read("results", ".jsonl", _results, _read_results, ("lab", "report")),
    Read("board left unsaved", ".json", _drafts, lambda path, _: keeping.read(path)),
    Read("position left unsaved", ".json", _positions, _read_kept_position),
    Read("finished games", ".jsonl", _records, lambda path, _: records.load(path)),
    Read("settings", ".json", _settings, _read_settings),
    Read("pasted board", ".txt", _pasted, _read_pasted),
    Read("note at the door", ".note", _notes, _read_note),
)


def parsed(text: str) -> Any:
    """The JSON of a text; None if it is none."""
    try:
        return json.loads(text)
    except ValueError:
        return None
