# SPDX-License-Identifier: MIT
"""Drafts of positions: every change, and the ways to positions, data and cases and back."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sequence_desktop.engine.cases import case_position, run_case
from sequence_desktop.engine.errors import BadCase, Fault
from sequence_desktop.engine.game import Game
from sequence_desktop.engine.moves import Kind as MoveKind
from sequence_desktop.engine.moves import Move
from sequence_desktop.engine.position import Position
from sequence_desktop.engine.rng import Random
from sequence_desktop.engine.state import Draft as Making
from sequence_desktop.engine.state import Phase
from sequence_desktop.engine.view import view_of
from sequence_desktop.players import LEVELS, make_player
from sequence_desktop.storage import json_text
from sequence_desktop.workshop.position.cases import (
    case_of,
    draft_of,
    kept_data,
    load_case,
    save_case,
)
from sequence_desktop.workshop.position.checks import check, playable
from sequence_desktop.workshop.position.draft import Draft, Kind, Place
from sequence_desktop.workshop.position.filling import fill
from tests.engine.material import Table, preset_names
from tests.engine.reaching import positions, reached
from tests.players.games import otherwise_dealt, some_way_into
from tests.workshop.position.made import (
    STOCK,
    blank,
    cells,
    drafts,
    hand,
    libraries,
    ready,
    with_row,
)

SLOW = settings(
    deadline=None,
    max_examples=60,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
CASES = sorted((Path(__file__).parents[2] / "cases").rglob("*.json"))


def by_chance(position: Position, chance: int) -> Position:
    """The position with another state of chance: what a setup leaves to the seed."""
    draft = Making(position)
    draft.rng = chance
    return Position(draft)


@SLOW
@given(positions())
def test_a_position_that_was_played_is_set_up_again(position: Position) -> None:
    assert Draft.of(position).position(chance=5) == by_chance(position, 5)


@SLOW
@given(drafts())
def test_any_draft_is_kept_and_taken_up(tmp_path: Path, draft: Draft) -> None:
    data = json.loads(json_text.write(kept_data(draft)))
    assert draft_of(data, *libraries(tmp_path)) == draft


@SLOW
@given(drafts())
def test_what_can_be_played_is_what_the_checks_let_pass(draft: Draft) -> None:
    if playable(check(draft)):
        assert draft.position().outcome is None
        assert draft.position().legal_moves()


@SLOW
@given(drafts(), st.integers(0, 99))
def test_filling_lays_every_card_and_moves_none(draft: Draft, seed: int) -> None:
    filled = fill(draft, seed)
    assert not filled.spare
    assert filled.used - draft.used == draft.spare
    for where in draft.places:
        if where.kind is not Kind.MARKET:
            before = draft.cards(where)
            assert filled.cards(where)[: len(before)] == before
    assert fill(draft, seed) == filled


@pytest.mark.parametrize("preset", preset_names())
def test_every_game_can_be_begun_from_an_empty_board(tmp_path: Path, preset: str) -> None:
    draft = ready(preset)
    assert playable(check(draft))
    game = Game(draft.position(chance=3), seed=3)
    game.play(game.position.legal_moves()[0])
    again = Game.from_json(json.loads(json.dumps(game.to_json())))
    assert again.positions == game.positions
    rules, boards = libraries(tmp_path)
    case = case_of(draft, "it begins", "", rules, boards)
    assert case["rules"] == preset
    assert run_case(json.loads(json.dumps(case)), rules.parse, boards.parse) == []


@pytest.mark.parametrize("path", CASES, ids=lambda path: str(path.stem))
def test_every_case_opens_and_is_the_same_position(tmp_path: Path, path: Path) -> None:
    rules, boards = libraries(tmp_path)
    data = json.loads(path.read_text("utf-8"))
    if "steps" not in data:
        pytest.skip("another kind of case")
    draft = load_case(path, rules, boards)
    assert draft.position() == case_position(data, rules.parse, boards.parse)


@SLOW
@given(positions())
def test_a_case_of_any_position_passes(tmp_path: Path, position: Position) -> None:
    rules, boards = libraries(tmp_path)
    case = case_of(Draft.of(position), "as played", "a note", rules, boards)
    path = tmp_path / "case.json"
    save_case(case, path)
    assert run_case(json_text.load(path, BadCase), rules.parse, boards.parse) == []
    assert load_case(path, rules, boards) == Draft.of(position)


def test_a_case_on_rules_of_ones_own_stands_alone(tmp_path: Path) -> None:
    rules, boards = libraries(tmp_path)
    draft = ready()
    own = replace(draft.setup.rules, id="mine", title="Mine")
    board = replace(draft.setup.board, id="mine")
    setup = replace(draft.setup, rules=own, board=board)
    case = case_of(replace(draft, setup=setup), "own", "", rules, boards)
    assert isinstance(case["rules"], dict)
    assert isinstance(case["board"], dict)
    assert run_case(json.loads(json.dumps(case)), rules.parse, boards.parse) == []


def test_what_a_seat_may_not_see_is_left_out() -> None:
    game = Table("sequence", "spiral", 2, 2).game(3)
    position = reached(game, 3, 9)
    seen = Draft.of(view_of(position, 1).position)
    assert seen.hands == ((), position.hands[1])
    assert seen.stock == ()
    filled = fill(seen, 8, [len(cards) for cards in position.hands])
    assert list(map(len, filled.hands)) == list(map(len, position.hands))
    assert filled.hands[0] != position.hands[0]
    assert not filled.spare


@pytest.mark.parametrize("preset", preset_names())
def test_what_is_taken_from_a_view_does_not_depend_on_hidden_cards(preset: str) -> None:
    position = some_way_into(preset, 2, 9, seed=4).position
    taken = Draft.of(view_of(position, 0).position)
    for number in range(3):
        other = otherwise_dealt(position, 0, Random(number))
        assert Draft.of(view_of(other, 0).position) == taken


@pytest.mark.parametrize("level", LEVELS)
def test_computers_play_where_cards_are_missing(level: str) -> None:
    draft = blank().add(hand(0), "2S", "3S", "JD").add(hand(1), "5S", "JS", "KD").add(STOCK, "2H")
    game = Game(draft.position(chance=4), seed=4)
    player = make_player(level, 1)
    for _ in range(6):
        game.play(player.choose(game.view(game.position.seat)))
    assert len(game.moves) == 6


def test_a_penalty_is_not_set_up_but_the_turn_it_broke_into() -> None:
    game = Table("sequence", "spiral", 2, 2).game(3)
    rules = replace(game.setup.rules, talk=replace(game.setup.rules.talk, penalty="team_card"))
    game = Game.new(rules, game.setup.board, seed=3, first=0)
    game.play(game.position.legal_moves()[0])
    turn = game.position.seat
    game.play(Move(MoveKind.TALK, seat=1 - turn))
    assert game.position.phase is Phase.GIVE_UP
    draft = Draft.of(game.position)
    assert (draft.seat, draft.phase) == (turn, None)
    assert playable(check(draft))


def test_chips_are_laid_turned_and_taken() -> None:
    draft = blank().lay((3, 4), 0).lay((4,), 1)
    assert [draft.side_at(cell) for cell in (3, 4, 5)] == [0, 1, None]
    assert draft.lay((3, 4), None) == blank()


def test_a_row_is_unmarked_when_a_chip_is_taken_from_it() -> None:
    draft = with_row(blank(), marked=True)
    assert len(draft.rows[0]) == 1
    assert draft.lay(cells(draft, "g5"), 1).rows == draft.rows
    assert draft.lay(cells(draft, "c5"), None).rows == ((), ())
    assert draft.lay(cells(draft, "c5"), 1).rows == ((), ())


def test_rows_are_marked_by_themselves_as_the_engine_would() -> None:
    draft = with_row(blank(), marked=False)
    assert draft.mark_whole().rows == with_row(blank(), marked=True).rows
    longer = draft.lay(cells(draft, "g5", "h5"), 0)
    assert len(longer.mark_whole().rows[0]) == 1


def test_cards_are_added_ordered_and_taken() -> None:
    draft = blank().add(hand(1), "2S", "3S", "4S").shift(hand(1), 2, 0)
    assert draft.hands == ((), ("4S", "2S", "3S"))
    assert draft.take(hand(1), 1).hands[1] == ("4S", "3S")
    assert draft.spare == Counter(draft.setup.deck) - Counter(["2S", "3S", "4S"])


def test_market_and_piles_are_places_of_their_own() -> None:
    market = blank("open_draft").add(Place(Kind.MARKET), "2S", "3S")
    assert market.open == (("2S",), ("3S",), (), (), ())
    assert market.take(Place(Kind.MARKET), 0).take(Place(Kind.MARKET), 0).open == ()
    piles = blank("home_sheet")
    assert STOCK not in piles.places
    second = piles.add(Place(Kind.PILE, 1), "2S")
    assert second.open == ((), ("2S",))
    assert second.take(Place(Kind.PILE, 1), 0) == piles


@pytest.mark.parametrize(
    "data",
    [
        7,
        {"rules": "no_such"},
        {"rules": "sequence", "hands": ["2S"]},
        {"rules": "sequence", "hands": 5},
        {"rules": "sequence", "to_move": 9},
        {"rules": "sequence", "phase": "sleep"},
        {"rules": "sequence", "phase": "give_up"},
        {"rules": "sequence", "passes": -1},
        {"rules": "sequence", "swaps": 1000},
        {"rules": "sequence", "limits": [-1, 7]},
        {"rules": "sequence", "owed": [0, 0]},
        {"rules": "sequence", "overtime": [-1, 0]},
        {"rules": "sequence", "limits": [1, 2, 3]},
        {"rules": "sequence", "limits": ["x", 2]},
        {"rules": "sequence", "claimed": {"A": ["a1-b9"]}},
        {"rules": "sequence", "chips": [1] * 10},
        {"rules": "sequence", "stock": "what"},
    ],
)
def test_what_is_no_position_is_refused_by_name(tmp_path: Path, data: object) -> None:
    path = tmp_path / "odd.json"
    path.write_text(json.dumps(data))
    with pytest.raises(Fault) as caught:
        load_case(path, *libraries(tmp_path))
    assert str(path) in str(caught.value)


def test_a_case_that_says_nothing_is_an_empty_board(tmp_path: Path) -> None:
    path = tmp_path / "bare.json"
    path.write_text("{}")
    draft = load_case(path, *libraries(tmp_path))
    assert (draft.chips, draft.rows, draft.hands) == ((0, 0), ((), ()), ((), ()))
    assert not draft.spare
