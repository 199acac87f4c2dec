# SPDX-License-Identifier: MIT
"""``true`` and ``false`` are no numbers, in whatever file a number is wanted."""

from __future__ import annotations

import ast
import copy
import json
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from sequence_desktop.engine.errors import BadSave, Fault
from sequence_desktop.engine.numbers import is_whole
from sequence_desktop.engine.samples import small_game
from sequence_desktop.engine.view import PlayerView
from sequence_desktop.lab.summary import Summary
from sequence_desktop.storage import records, settings
from sequence_desktop.storage.games import SavedGame
from sequence_desktop.storage.home import Home
from sequence_desktop.study.results import Results, load_study
from tests.input.kinds import KINDS, ROOT, parsed
from tests.lab.plans import games_of, plan_of, summary_of

STRICT = [kind for kind in KINDS if kind.name in ("board", "rules", "case", "save", "plan")]
HOME = "sequence_desktop/engine/numbers.py"

Place = tuple[str | int, ...]


def numbers_in(data: Any, place: Place = ()) -> Iterator[Place]:
    """Where in the data a whole number stands."""
    if is_whole(data):
        yield place
    elif isinstance(data, dict):
        for key, item in data.items():
            yield from numbers_in(item, (*place, key))
    elif isinstance(data, list):
        for index, item in enumerate(data):
            yield from numbers_in(item, (*place, index))


def with_truth(data: Any, place: Place) -> Any:
    """The data with `true` in that place, or `false` where a nought stood."""
    spoiled = inner = copy.deepcopy(data)
    for step in place[:-1]:
        inner = inner[step]
    inner[place[-1]] = bool(inner[place[-1]])
    return spoiled


def spoiled_texts(text: str) -> Iterator[tuple[Place, str]]:
    """The text with each of its numbers spoiled in turn; in a list the first stands for all."""
    data = parsed(text)
    seen = set()
    for place in numbers_in(data):
        kind = tuple("…" if isinstance(step, int) else step for step in place)
        if kind not in seen:
            seen.add(kind)
            yield place, json.dumps(with_truth(data, place))


def refused(read: Callable[[], object]) -> bool:
    """Whether a reader refuses, leaves a part out, or says of a case what does not hold in it."""
    try:
        found = read()
    except Fault:
        return True
    return bool(
        found.left_out if isinstance(found, SavedGame) else isinstance(found, list) and found
    )


@pytest.mark.parametrize("kind", STRICT, ids=lambda kind: str(kind.name))
def test_a_number_cannot_be_true(tmp_path: Path, kind: Any) -> None:
    home, path = Home.at(tmp_path / "place"), tmp_path / f"spoiled{kind.suffix}"
    home.data.mkdir()
    tried = 0
    for text in kind.wholes()[:40]:
        for place, spoiled in spoiled_texts(text):
            path.write_text(spoiled, encoding="utf-8")
            assert refused(partial(kind.read, path, home)), place
            tried += 1
    assert tried or kind.name == "board", "a board holds no number"


def test_settings_keep_their_defaults(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    plain = settings.Settings()
    for name in ("zoom", "volume", "grace"):
        path.write_text(json.dumps({name: True}), encoding="utf-8")
        found, notes = settings.load(path)
        assert (getattr(found, name), len(notes)) == (getattr(plain, name), 1)


def test_records_of_games(tmp_path: Path) -> None:
    (kind,) = (kind for kind in KINDS if kind.name == "finished games")
    for place, spoiled in spoiled_texts(kind.wholes()[0]):
        assert refused(partial(records.parse, spoiled)), place


def test_results_of_the_lab(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    results = Results(path, plan_of(games=2))
    for job, trial in games_of(results.study.plan):
        results.add(job, trial)
    results.close()
    lines = path.read_text("utf-8").splitlines()
    for number, line in enumerate(lines[:2]):
        for place, spoiled in spoiled_texts(line):
            if place in (("deal",), ("turn",)):
                continue  # for those who read the file; the game's number says it all
            path.write_text("\n".join([*lines[:number], spoiled, *lines[number + 1 :], ""]))
            assert refused(partial(load_study, path)), place


def test_a_summary_of_the_lab() -> None:
    data = summary_of(plan_of()).to_json()
    assert Summary.from_json(data).to_json() == data
    for key in ("version", "planned", "games"):
        with pytest.raises(BadSave):
            Summary.from_json(data | {key: True})


def test_what_a_player_is_told() -> None:
    data = json.loads(json.dumps(small_game().view(0).to_json()))
    for place, spoiled in spoiled_texts(json.dumps(data)):
        assert refused(partial(PlayerView.from_json, json.loads(spoiled))), place


@pytest.mark.parametrize("file", sorted((ROOT / "sequence_desktop").rglob("*.py")), ids=str)
def test_nobody_asks_python_what_a_number_is(file: Path) -> None:
    """To `isinstance`, `True` is an `int`; only the one place that knows better may use it."""
    if file == ROOT / HOME or file.is_relative_to(ROOT / "sequence_desktop" / "cli"):
        return  # the command line reads no numbers from files by itself
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "isinstance":
            wanted = ast.walk(node.args[1])
            named = {part.id for part in wanted if isinstance(part, ast.Name)}
            assert not named & {"int", "float"}, f"line {node.lineno}: use {HOME}"
