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
from sequence_desktop.engine.position_json import position_to_json
from sequence_desktop.players import make_player
from sequence_desktop.players.advice import advise, chances
from sequence_desktop.players.judgement import judge
from sequence_desktop.players.record import record_of
from sequence_desktop.players.review import review
from tests.players.games import some_way_into
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
        self.say(request)
        return self.hear()

    def say(self, request: object) -> None:
        """Send a request and wait for nothing."""
        line = request if isinstance(request, bytes) else json.dumps(request).encode()
        self.input.write(line + b"\n")
        self.input.flush()

    def hear(self) -> Any:
        """The next line that comes."""
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


def test_it_hints_tells_chances_reviews_and_judges_as_is_done_here(tried: Worker) -> None:
    game = some_way_into("junior", 2, 200, seed=1)
    view = game.view(0, 4)
    record = record_of(game, 1)
    hint = tried.ask({"id": 1, "ask": "hint", "view": view.to_json()})
    chance = tried.ask({"id": 2, "ask": "chance", "view": game.view(1, 4).to_json()})
    looked_back = tried.ask({"id": 3, "ask": "review", "record": record.to_json()})

    move = next(iter(view.legal_moves()))
    judged = tried.ask({"id": 4, "ask": "judgement", "view": view.to_json(), "move": str(move)})

    assert judged == {"id": 4, "judgement": judge(view, move).to_json()}
    assert hint == {"id": 1, "hint": advise(view).to_json()}
    assert chance == {"id": 2, "chance": chances(game.view(1, 4)).to_json()}
    assert looked_back == {"id": 3, "review": review(record).to_json()}


@pytest.mark.parametrize(
    "question",
    [
        {"ask": "everything"},
        {"ask": []},
        {"ask": "hint"},
        {"ask": "chance", "view": {}},
        {"ask": "review"},
        {"ask": "review", "record": 5},
        {"ask": "review", "record": {"rules": {}}},
        {"ask": "judgement", "view": {}},
        {"ask": "judgement", "move": "4S@e5"},
        {"ask": "judgement", "move": "4S@e5", "view": {}},
    ],
)
def test_other_nonsense_is_refused_too(tried: Worker, question: dict[str, object]) -> None:
    refused = tried.ask({"id": 9, **question})

    assert set(refused) == {"id", "error"}
    assert refused["error"]


def test_a_hint_out_of_turn_is_refused_and_a_chance_is_not(tried: Worker) -> None:
    game = new_game()
    view = game.view(1 - game.position.seat).to_json()

    assert "turn" in tried.ask({"id": 1, "ask": "hint", "view": view})["error"]
    assert len(tried.ask({"id": 2, "ask": "chance", "view": view})["chance"]["sides"]) == 2


def long_review() -> dict[str, object]:
    """A question that takes its time."""
    record = record_of(some_way_into("sequence", 2, 16, seed=3), 0)
    return {"id": "long", "ask": "review", "record": record.to_json()}


def test_progress_is_told_where_it_is_wanted() -> None:
    with worker() as there:
        there.say({**long_review(), "progress": True})
        lines = [there.hear()]
        while "progress" in lines[-1]:
            lines.append(there.hear())
        quiet = there.ask(long_review())

    told = [tuple(line["progress"]) for line in lines[:-1]]
    assert len(told) > 2
    assert told == sorted(told)
    assert all(0 <= done <= whole for done, whole in told)
    assert quiet == lines[-1]
    assert quiet["review"]["complete"] is True


def test_a_question_can_be_stopped_and_one_that_waits_taken_back() -> None:
    with worker() as there:
        there.say({**long_review(), "progress": True})
        there.say({"id": 2, "view": view_json(new_game())})
        there.say({"id": 3, "ask": "chance", "view": view_json(new_game())})
        assert there.hear()["id"] == "long"
        there.say({"stop": 3})
        there.say({"stop": "long"})
        there.say({"stop": 77})
        answer = there.hear()
        while "progress" in answer:
            answer = there.hear()
        moved, taken_back = there.hear(), there.hear()
        later = there.ask({"id": 3, "ask": "chance", "view": view_json(new_game())})

    assert answer["review"]["complete"] is False
    assert set(moved) == {"id", "move"}
    assert taken_back == {"id": 3, "stopped": True}
    assert "chance" in later


def test_an_interpreted_core_answers_every_question() -> None:
    game = some_way_into("sequence", 2, 21, seed=2)
    view = view_json(game)
    with worker("master", SEQUENCE_DESKTOP_CORE="interpreted") as there:
        there.ask({"id": 0, "view": view})  # it is up, and knows the game
        for number, ask in enumerate(("move", "hint", "chance"), 1):
            answer = there.ask({"id": number, "ask": ask, "view": view})
            assert ask in answer


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
