# SPDX-License-Identifier: MIT
"""How moves fall into turns: who is next, what one step back takes away, who may still draw."""

from sequence_desktop.engine.moves import Move
from sequence_desktop.gui import rounds
from tests.gui.table.rig import chips_of, game_of

HANDS = ["2S 3S", "4S 5S", "6S 7S"]
CHIP = [". . . . . . . . . .", ". A . . . . . . . ."] + [". " * 9 + "."] * 8


def test_after_the_last_seat_comes_the_first() -> None:
    game = game_of(hands=HANDS, players=3, sides=3, to_move=2)
    assert rounds.upcoming(game.position) == (2, 0, 1)


def test_the_other_way_round() -> None:
    rules = {"extends": "sequence", "turn": {"direction": "counterclockwise"}}
    game = game_of(rules=rules, hands=HANDS, players=3, sides=3, to_move=1)
    assert rounds.upcoming(game.position) == (1, 0, 2)


def test_all_who_pay_come_before_the_turn_goes_on() -> None:
    rules = {"extends": "sequence", "talk": {"penalty": "team_card"}}
    hands = ["2S 3S", "4S 5S", "6S 7S", "8S 9S"]
    game = game_of(rules=rules, hands=hands, players=4, sides=2, to_move=2)
    game.play("#1")
    assert rounds.upcoming(game.position) == (1, 3, 2, 0)
    game.play("4S#")
    assert rounds.upcoming(game.position) == (3, 2, 0, 1)
    game.play("8S#")
    assert rounds.upcoming(game.position) == (2, 3, 0, 1)


def test_who_takes_a_chip_comes_before_the_turn_goes_on() -> None:
    rules = {"extends": "sequence", "talk": {"penalty": "chip"}}
    game = game_of(rules=rules, chips=CHIP, hands=HANDS, players=3, sides=3, to_move=2)
    game.play("#0")
    assert rounds.upcoming(game.position) == (1, 2, 0)
    assert not rounds.same_turn(game.at(0), game.moves[0], game.position)


def test_who_is_out_acts_no_more() -> None:
    game = game_of(
        rules={"extends": "five_straight", "dead": {"eliminate_at": 1}},
        board="five_straight",
        chips=chips_of(A="j2"),
        hands=["1", "99", "2"],
        players=3,
        sides=3,
    )
    game.play("1@e5")
    assert game.position.seat == 2
    assert rounds.upcoming(game.position) == (2, 0)


def test_a_play_and_its_draw_are_one_step() -> None:
    rules = {"extends": "open_draft"}
    game = game_of(rules=rules, hands=["2S 3S", "4S 5S"], stock="6S 7S 8S 9S TS QS KS AS")
    for move in ("2S@b1", "+6S", "4S@d1", "+7S"):
        game.play(move)
    assert rounds.step_before(game, (0,)) == 0
    assert rounds.step_before(game, (0, 1)) == 2
    assert rounds.step_before(game, (1,)) == 2
    game.undo(4)
    rounds.redo_step(game, (0,))
    assert len(game.moves) == 4
    game.undo(4)
    rounds.redo_step(game, (0, 1))
    assert len(game.moves) == 2


def test_a_draw_that_begins_or_is_a_turn_is_a_step_of_its_own() -> None:
    game = game_of(rules="five_straight", board="five_straight", hands=["1 2", "3 4"])
    game.play("+")
    assert rounds.step_before(game, (0,)) == 0
    rules = {"extends": "open_draft", "draw": {"when": "start"}}
    game = game_of(rules=rules, hands=["2S", "4S"], stock="6S 7S 8S 9S TS QS KS AS")
    if game.position.phase == "play":
        game.play("2S@b1")
    ply = len(game.moves)
    game.play(game.position.legal_moves()[0])
    assert rounds.step_before(game, (game.at(ply).seat,)) == ply


def test_a_late_draw_goes_with_the_play_before_it() -> None:
    game = game_of(rules="club", hands=["2S 3S", "4S 5S"], stock="6S 7S 8S 9S")
    game.play("2S@b1")
    assert rounds.late_draws_of(game.position, (0,)) == (Move.parse("0+"),)
    assert rounds.late_draws_of(game.position, (1,)) == ()
    before = game.position
    game.play("0+")
    assert rounds.same_turn(before, game.moves[-1], game.position), "Ben's turn goes on"
    assert rounds.step_before(game, (0,)) == 0
    assert rounds.last_play(game.moves, game.setup) == Move.parse("2S@b1")


def test_an_exchange_leaves_the_turn_where_it_is_and_is_a_step_of_its_own() -> None:
    chips = [". " * 9 + "."] * 10
    chips[1] = "A" + " ." * 9
    chips[3] = ". . A" + " ." * 7
    game = game_of(hands=["6C 2D", "9C 9C"], chips=chips)
    game.play("6C!")
    assert rounds.same_turn(game.at(0), game.moves[0], game.position)
    assert rounds.step_before(game, (0,)) == 0


def test_another_roll_is_another_turn() -> None:
    game = game_of(rules="sequence_dice", board="dice", rolls=[12, 5])
    game.play("12@c3")
    assert game.position.seat == game.at(0).seat
    assert not rounds.same_turn(game.at(0), game.moves[0], game.position)


def test_a_draw_that_is_a_turn_is_the_last_thing_played() -> None:
    game = game_of(rules="five_straight", board="five_straight", hands=["1 2", "3 4"])
    game.play("+")
    assert rounds.last_play(game.moves, game.setup) == Move.parse("+")
