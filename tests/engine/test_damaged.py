# SPDX-License-Identifier: MIT
"""Whatever a file or a text holds: it is read, or a fault says in one clear line what is wrong."""

from __future__ import annotations

import json
import reprlib
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from sequence_desktop.engine.board import Board
from sequence_desktop.engine.cards import parse_token
from sequence_desktop.engine.cases import run_case
from sequence_desktop.engine.errors import BadBoard, BadMove, BadRules, Fault
from sequence_desktop.engine.game import Game
from sequence_desktop.engine.moves import Move
from sequence_desktop.engine.rng import Random
from sequence_desktop.engine.rules import Rules
from sequence_desktop.engine.view import PlayerView
from tests.engine.material import Table, boards, choose, preset, preset_names, rules_of, tables
from tests.engine.mutations import Json, damaged, odd_value

CASES = Path(__file__).parents[1] / "cases"
ROUNDS = 1000
LONGEST_FAULT = 600
"""Letters in a fault's text; it is one line, for people to read."""


def load(name: str) -> Mapping[str, object]:
    """A preset, as storage finds it."""
    if name not in preset_names():
        raise BadRules("there are no such rules")
    return preset(name)


def load_rules(wanted: object) -> Rules:
    """The rules a case asks for."""
    return Rules.from_json({"extends": wanted} if isinstance(wanted, str) else wanted, load)


def load_board(wanted: object) -> Board:
    """The board a case asks for."""
    if not isinstance(wanted, str):
        return Board.from_json(wanted)
    if wanted not in boards():
        raise BadBoard("there is no such board")
    return boards()[wanted]


def read_rules(data: Json, rng: Random) -> None:
    """Read rules, and play by them if they are any."""
    rules = Rules.from_json(data, load)
    assert Rules.from_json(rules.to_json()) == rules
    shipped = list(boards().values())
    _play(rules, shipped[rng.below(len(shipped))], rng)


def read_board(data: Json, rng: Random) -> None:
    """Read a board, look for problems, and play on it if rules allow."""
    board = Board.from_json(data)
    assert Board.from_json(board.to_json()) == board
    assert all(problem.text and problem.remedy for problem in board.problems())
    names = preset_names()
    _play(rules_of(names[rng.below(len(names))]), board, rng)


def read_case(data: Json, rng: Random) -> None:
    """Run a rule case."""
    run_case(data, load_rules, load_board)


def read_save(data: Json, rng: Random) -> None:
    """Open a saved game; what has been opened can be saved again."""
    game = Game.from_json(data)
    assert Game.from_json(json.loads(json.dumps(game.to_json()))).positions == game.positions


def read_view(data: Json, rng: Random) -> None:
    """Read a view, as a computer player does."""
    view = PlayerView.from_json(data)
    assert len(view.hand) >= 0


def _play(rules: Rules, board: Board, rng: Random) -> None:
    counts = rules.player_counts
    if not counts:
        return
    game = Game.new(rules, board, counts[rng.below(len(counts))], seed=rng.below(99))
    for _ in range(40):
        if game.outcome() is None:
            game.play(choose(game.position, rng))


@cache
def _games() -> tuple[Game, ...]:
    """Games in the middle, one of each preset, with moves taken back."""
    return tuple(_game(table) for table in {table.preset: table for table in tables()}.values())


def _game(table: Table) -> Game:
    game, rng = table.game(1), Random(1)
    for _ in range(30):
        if game.outcome() is None:
            game.play(choose(game.position, rng))
    game.undo(min(3, len(game.moves)))
    return game


def whole_rules() -> list[Json]:
    """Every preset as it is written, and in full."""
    return [load(name) for name in preset_names()] + [
        rules_of(name).to_json() for name in preset_names()
    ]


def whole_boards() -> list[Json]:
    """Every board."""
    return [board.to_json() for board in boards().values()]


def whole_cases() -> list[Json]:
    """Every rule case."""
    return [json.loads(path.read_text(encoding="utf-8")) for path in sorted(CASES.glob("*.json"))]


def whole_saves() -> list[Json]:
    """A saved game of each preset."""
    return [game.to_json() for game in _games()]


def whole_views() -> list[Json]:
    """A view of each preset."""
    return [game.view(0).to_json() for game in _games()]


Reader = Callable[[Json, Random], None]
KINDS: dict[str, tuple[Callable[[], list[Json]], Reader]] = {
    "rules": (whole_rules, read_rules),
    "board": (whole_boards, read_board),
    "case": (whole_cases, read_case),
    "save": (whole_saves, read_save),
    "view": (whole_views, read_view),
}


@pytest.mark.parametrize("kind", KINDS)
def test_damaged_files(kind: str) -> None:
    whole, read = KINDS[kind]
    wholes = [json.loads(json.dumps(value)) for value in whole()]
    refused = 0
    for number in range(ROUNDS):
        rng = Random(number)
        data = damaged(wholes[rng.below(len(wholes))], rng)
        try:
            fault = _fault(read, data, rng)
        except Exception as error:
            error.add_note(f"number {number}: {reprlib.repr(data)}")
            raise
        if fault is not None:
            refused += 1
            line = str(fault.in_file("mine.json"))
            assert len(line) < LONGEST_FAULT, f"number {number}"
            assert "\n" not in line, f"number {number}"
    assert ROUNDS / 2 < refused < ROUNDS


def _fault(read: Reader, data: Json, rng: Random) -> Fault | None:
    try:
        read(data, rng)
    except Fault as fault:
        return fault
    return None


@pytest.mark.parametrize("kind", KINDS)
def test_files_of_something_else(kind: str) -> None:
    _, read = KINDS[kind]
    for number in range(200):
        rng = Random(number)
        value = odd_value(rng)
        if isinstance(value, dict) and kind in ("rules", "case"):
            continue  # an empty object is rules, and a case that asks for nothing
        with pytest.raises(Fault):
            read(value, rng)


@given(st.text(max_size=20))
@example("4S@e5:a5-e5,e1-e5")
@example("12~b2/c3")
@example("\u0663+")
@example("4S@e1\u0663")
@example("\u00b2@a1")
def test_any_text_is_a_move_or_is_not(text: str) -> None:
    try:
        move = Move.parse(text)
    except BadMove:
        return
    assert Move.parse(str(move)) == move


moves_like = st.from_regex(
    r"[0-9]?[2-9TJQKAjk?1][0-9SHDCKshdc\u2665]?[@*~!+=#:-][a-k]?[0-9]{0,2}[/:,+-]?[a-k]?[0-9]?",
    fullmatch=True,
)


@given(moves_like)
def test_texts_like_moves(text: str) -> None:
    test_any_text_is_a_move_or_is_not.hypothesis.inner_test(text)  # type: ignore[attr-defined]


@given(st.text(max_size=5))
def test_any_text_is_a_token_or_is_not(text: str) -> None:
    try:
        token = parse_token(text)
    except ValueError:
        return
    assert parse_token(token) == token
