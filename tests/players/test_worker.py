# SPDX-License-Identifier: MIT
"""The computer player as the window meets it: a process, lines of JSON, and no surprises."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from sequence_desktop.engine.game import Game
from sequence_desktop.engine.moves import Move
from sequence_desktop.engine.view import position_to_json
from sequence_desktop.players import make_player
from tests.players.tables import board_of, rules_of

COMMAND = [sys.executable, "-m", "sequence_desktop", "player"]
WITHIN_S = 60


class Worker:
    """A running player process."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        self.process = process
        assert process.stdin is not None
        assert process.stdout is not None
        self.input = process.stdin
        self.output = process.stdout

    def ask(self, request: object) -> Any:
        """The answer to a request; bytes are sent as they are."""
        line = request if isinstance(request, bytes) else json.dumps(request).encode()
        self.input.write(line + b"\n")
        self.input.flush()
        return json.loads(self.output.readline())

    def end(self) -> tuple[bytes, bytes]:
        """Close its input; what it still writes, and what it complained of."""
        return self.process.communicate(timeout=WITHIN_S)


@contextmanager
def worker(level: str = "casual", **environment: str) -> Iterator[Worker]:
    """A player process, which is gone afterwards."""
    process = subprocess.Popen(
        [*COMMAND, level],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, **environment},
    )
    try:
        yield Worker(process)
    finally:
        process.kill()
        process.communicate()


@pytest.fixture(scope="module")
def tried() -> Iterator[Worker]:
    """One process that has to live through all that is done to it, and complains of nothing."""
    with worker() as there:
        yield there
        assert there.end() == (b"", b"")
        assert there.process.returncode == 0


def new_game(seed: int = 1) -> Game:
    rules = rules_of("sequence")
    return Game.new(rules, board_of(rules), seed=seed)


def view_json(game: Game) -> dict[str, object]:
    return game.view(game.position.seat).to_json()


def test_it_plays_a_whole_game_as_the_player_here_does() -> None:
    game, here = new_game(), make_player("casual")
    with worker() as there:
        while game.outcome() is None:
            number = len(game.moves)
            answer = there.ask({"id": number, "view": view_json(game)})
            assert answer == {"id": number, "move": str(here.choose(game.view(game.position.seat)))}
            game.play(answer["move"])

        assert there.end() == (b"", b"")
        assert there.process.returncode == 0


def test_python_s_own_hashes_do_not_matter() -> None:
    views = []
    game = new_game()
    for _ in range(12):
        views.append(view_json(game))
        game.play(make_player("beginner").choose(game.view(game.position.seat)))
    games = []
    for seed in ("1", "2"):
        with worker("beginner", PYTHONHASHSEED=seed) as there:
            games.append([there.ask({"id": 0, "view": view}) for view in views])

    assert games[0] == games[1]


@pytest.mark.parametrize(
    ("request_", "number"),
    [
        (b"certainly! here is my view", None),
        (b"\xff\xfe\x00", None),
        (b"[" * 100_000, None),
        (b'{"id": 1, "view": {"rules": {}', None),
        (17, None),
        ([], None),
        ({}, None),
        ({"id": 7}, 7),
        ({"id": "seven", "view": None}, "seven"),
        ({"id": 7, "view": 5}, 7),
        ({"id": 7, "view": []}, 7),
        ({"id": 7, "view": {"rules": {}}}, 7),
    ],
    ids=range(12),
)
def test_nonsense_is_refused_and_work_goes_on(
    tried: Worker, request_: object, number: object
) -> None:
    refused = tried.ask(request_)
    assert refused["id"] == number
    assert refused["error"]
    assert set(refused) == {"id", "error"}

    game = new_game()
    answer = tried.ask({"id": 2, "view": view_json(game)})
    assert Move.parse(answer["move"]) in game.position.legal_moves()


@pytest.mark.parametrize(
    "change",
    [
        {"seat": 1},
        {"seat": None},
        {"seat": 40},
        {"seat": "0"},
        {"players": 5},
        {"board": {"rows": ["XX"]}},
        {"rules": {"rows": {"length": 99}}},
        {"position": {}},
        {"moves": ["nonsense"]},
        {"position": "seat"},
    ],
)
def test_a_view_of_no_game_is_refused(tried: Worker, change: dict[str, Any]) -> None:
    """Among them that of a seat that is not to move."""
    rules = rules_of("sequence")
    game = Game.new(rules, board_of(rules), seed=1, first=0)

    assert "error" in tried.ask({"id": 1, "view": {**view_json(game), **change}})
    assert "move" in tried.ask({"id": 2, "view": view_json(game)})


@pytest.mark.parametrize("name", ["hands", "chips", "phase", "rows", "seat", "stock", "limits"])
@pytest.mark.parametrize("value", [None, 3, [], ["?"], "zz", {}])
def test_a_broken_position_does_not_end_it(tried: Worker, name: str, value: object) -> None:
    view = view_json(new_game())
    position = position_to_json(new_game().position)
    answer = tried.ask({"id": 1, "view": {**view, "position": {**position, name: value}}})

    assert answer["id"] == 1
    assert len(answer) == 2
    assert "move" in tried.ask({"id": 2, "view": view})


def test_empty_lines_are_passed_over_and_the_end_is_quiet() -> None:
    with worker() as there:
        there.input.write(b"\n \n")
        assert there.end() == (b"", b"")
        assert there.process.returncode == 0


def test_it_ends_when_nobody_reads_its_answers() -> None:
    request = json.dumps({"id": 1, "view": view_json(new_game())}).encode() + b"\n"
    with worker() as there:
        there.output.close()
        try:
            while there.process.poll() is None:
                there.input.write(request)
                there.input.flush()
        except BrokenPipeError:
            pass
        assert there.process.wait(timeout=WITHIN_S) == 0
        assert there.process.stderr is not None
        assert there.process.stderr.read() == b""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signal for a process")
def test_an_interrupt_ends_it_quietly() -> None:
    with worker() as there:
        there.ask({"id": 1, "view": view_json(new_game())})  # it is up and reading
        there.process.send_signal(signal.SIGINT)
        assert there.process.wait(timeout=WITHIN_S) == 0
        assert there.process.stderr is not None
        assert there.process.stderr.read() == b""


def test_an_unknown_level_is_one_line_and_an_exit_code() -> None:
    with worker("grandmaster") as there:
        answers, complaints = there.end()

    assert there.process.returncode == 2
    assert answers == b""
    assert complaints.count(b"\n") == 1
    assert b"casual" in complaints
