# SPDX-License-Identifier: MIT
"""A look back: the sums are right, the judgement is sound, and nothing hidden was looked at."""

from __future__ import annotations

import json

import pytest

from sequence_desktop.engine.errors import Fault
from sequence_desktop.engine.game import Game
from sequence_desktop.engine.position import Position
from sequence_desktop.engine.rng import Random
from sequence_desktop.engine.view import view_of
from sequence_desktop.players.lookback import Cause, Review
from sequence_desktop.players.reasons import Why
from sequence_desktop.players.record import Record, record_of
from sequence_desktop.players.review import POINTS, review
from tests.players.games import answer, otherwise_dealt, some_way_into
from tests.players.tables import board_of, position_of, preset_names, rules_of


def played(position: Position, seat: int, *moves: str) -> Record:
    """What a seat sees of some moves from a position on."""
    positions = [position]
    for move in moves:
        positions.append(positions[-1].play(move))
    game = Game(position)
    for move in moves:
        game.play(move)
    return record_of(game, seat)


def check_sums(found: Review) -> None:
    """Each change begins where the last one ended, and all of them together lead to the result."""
    parts = found.parts
    whole = found.even + parts.deal + parts.draws + parts.choices + parts.others
    assert whole == pytest.approx(found.result, abs=2e-4)
    assert parts.choices <= 0
    chance = found.start.chance
    for number, turn in enumerate(found.turns):
        if number or not turn.ply:
            assert turn.arrival == pytest.approx(chance, abs=2e-4)
        assert turn.choice <= 0
        assert turn.with_played.chance + turn.draw - (
            turn.before.chance - turn.arrival
        ) == pytest.approx(turn.after, abs=2e-4)
        chance = turn.after + turn.others
    if found.turns:
        assert chance == pytest.approx(found.result, abs=2e-4)


@pytest.mark.parametrize("preset", preset_names())
def test_the_parts_add_up_under_all_rules(preset: str) -> None:
    rules = rules_of(preset)
    game = some_way_into(preset, rules.player_counts[0], 4, seed=4)
    for seat in (0, 1):
        found = review(record_of(game, seat))
        assert found.complete
        assert found.turns
        check_sums(found)
        assert Review.from_json(json.loads(json.dumps(found.to_json()))) == found


def test_a_whole_game_ends_in_its_result() -> None:
    game = some_way_into("junior", 2, 200, seed=5)
    outcome = game.outcome()
    assert outcome is not None
    for seat in (0, 1):
        found = review(record_of(game, seat))
        check_sums(found)
        assert found.result == float(found.side == outcome.winner)
        assert len(found.points) <= POINTS
        assert [point.turn for point in found.points] == sorted(p.turn for p in found.points)
        course = found.course
        assert course[0] == (0, found.start.chance)
        assert [ply for ply, _ in course] == sorted(ply for ply, _ in course)


def test_the_same_record_gives_the_same_review() -> None:
    record = record_of(some_way_into("sequence", 2, 4, seed=4), 0)
    travelled = Record.from_json(json.loads(json.dumps(record.to_json())))

    assert travelled == record
    assert review(travelled, 5) == review(record, 5)


@pytest.mark.parametrize("preset", preset_names())
def test_a_record_holds_nothing_that_was_hidden(preset: str) -> None:
    """So that no review can hang on it."""
    players = rules_of(preset).player_counts[-1]
    game = some_way_into(preset, players, 30, seed=6)
    for seat in (0, players - 1):
        record = record_of(game, seat)
        for ply, position in enumerate(game.positions):
            other = otherwise_dealt(position, seat, Random(ply))
            assert view_of(other, seat, game.moves[:ply]) == record.view(ply)


def test_a_win_left_lying_is_the_turning_point() -> None:
    position = position_of(
        {"players": 3, "hands": ["5H 2S KD 3D", "4S 9S KD", "8C TS 4D"]}, {"A": "a5 b5 c5 d5"}
    )
    found = review(played(position, 0, "2S@b1", "4S@d1"))
    turn, point = found.turns[0], found.points[0]

    assert str(turn.best) == "5H@e5"
    assert turn.before.chance == 1
    assert turn.choice < -0.1
    assert (point.turn, point.cause, point.change) == (0, Cause.CHOICE, turn.choice)
    assert point.reasons[0].kind is Why.WINS
    assert point.played_reasons


def test_the_best_move_is_no_loss() -> None:
    position = position_of({"players": 3, "hands": ["5H 2S KD", "?", "?"]}, {"A": "a5 b5 c5 d5"})
    found = review(played(position, 0, "5H@e5"))

    assert found.result == 1
    assert found.parts.choices == 0
    assert found.turns[0].best == found.turns[0].played


def test_a_jack_that_comes_is_luck() -> None:
    case = {"players": 3, "hands": ["2S KD 3D", "4C 9S KD", "8C TS 4D"]}
    board = {"A": "b5 c5 d5", "B": "h9", "C": "i3"}
    lucky, unlucky = (
        review(played(position_of({**case, "stock": f"{card} 9C 8S"}, board), 0, "2S@b1")).turns[0]
        for card in ("JD", "2H")
    )

    assert (lucky.drawn, unlucky.drawn) == (("JD",), ("2H",))
    assert lucky.draw > 0.05
    assert lucky.draw > unlucky.draw
    assert lucky.choice == unlucky.choice


def test_a_roll_is_luck_before_it_is_played() -> None:
    game = some_way_into("sequence_dice", 2, 12, seed=3)
    turns = review(record_of(game, 0)).turns

    assert all(len(turn.drawn) == 1 for turn in turns)
    assert any(turn.arrival != turn.before.chance for turn in turns)


def test_a_card_drawn_at_the_start_of_a_turn_is_luck_too() -> None:
    usual = rules_of("sequence").to_json()
    assert isinstance(usual["draw"], dict)
    rules = type(rules_of("sequence")).from_json(
        {**usual, "draw": {**usual["draw"], "when": "start"}}
    )
    game = Game.new(rules, board_of(rules), 2, seed=3)
    while len(game.moves) < 6:
        game.play(answer(game, "casual", 3))
    found = review(record_of(game, 1 - game.at(0).seat))

    check_sums(found)
    assert any(turn.arrival != turn.before.chance for turn in found.turns)


def test_a_review_can_be_stopped() -> None:
    record = record_of(some_way_into("sequence", 2, 12, seed=4), 0)
    told: list[tuple[int, int]] = []

    def watch(done: int, whole: int) -> bool:
        told.append((done, whole))
        return done < 2

    found = review(record, watch=watch)

    assert not found.complete
    assert len(found.turns) == 2
    assert told == [(0, 6), (1, 6), (2, 6)]
    check_sums(found)
    nothing = review(record, watch=lambda _done, _whole: False)
    assert (nothing.turns, nothing.points, nothing.result) == ((), (), nothing.start.chance)
    check_sums(nothing)


@pytest.mark.parametrize(
    "change",
    [{"seat": 7}, {"seat": "0"}, {"moves": ["4S"]}, {"positions": []}, {"rules": 5}, {"moves": 0}],
)
def test_what_is_no_record_is_refused(change: dict[str, object]) -> None:
    record = record_of(some_way_into("junior", 2, 4, seed=1), 0)

    with pytest.raises(Fault):
        Record.from_json({**record.to_json(), **change})
