# SPDX-License-Identifier: MIT
"""Moves, changes and endings in words."""

from typing import get_args

import pytest

from sequence_desktop.engine import changes
from sequence_desktop.engine.cards import HIDDEN
from sequence_desktop.engine.game import Game
from sequence_desktop.engine.moves import Kind
from sequence_desktop.engine.outcome import Ending, Outcome
from sequence_desktop.engine.rules import Rules
from sequence_desktop.gui import words
from sequence_desktop.gui.deeds import change_text, deed, deed_short, deed_text
from tests.gui.table.rig import chips_of, game_of

NAMES = ("Anna", "Ben", "Cleo", "Dora")
DEAD = chips_of(A="a2 c4")
FOUR = chips_of(A="b3 c3 d3 e3", B="e9")
OPEN_STOCK = "6S 7S 8S 9S TS QS KS AS"


def last(game: Game, *moves: str) -> tuple[str, str]:
    """The last of these moves as a sentence, and in short."""
    for move in moves:
        game.play(move)
    done = deed(game, len(game.moves) - 1, NAMES)
    return deed_text(done, NAMES), deed_short(done)


def sequence(hand: str, **case: object) -> Game:
    return game_of(hands=[hand, "? ?"], **case)


@pytest.mark.parametrize(
    ("game", "moves", "sentence", "short"),
    [
        (sequence("2S 3S"), ["2S@b1"], "Anna plays the two of spades on b1", "on b1"),
        (
            sequence("JS 3S", chips=FOUR),
            ["JS-e9"],
            "Anna plays the jack of spades and removes the chip on e9",
            "removes e9",
        ),
        (
            sequence("JD 3S", chips=FOUR),
            ["JD@f3"],
            "Anna plays the jack of diamonds on f3 and makes a row",
            "on f3: a row",
        ),
        (
            sequence("6C 2D", chips=DEAD, stock="2H 3H"),
            ["6C!"],
            "Anna shows that the six of clubs is dead and turns it in",
            "turned in",
        ),
        (
            sequence(
                "6C 2D",
                chips=DEAD,
                rules={"extends": "sequence", "dead": {"announce": False}},
            ),
            ["6C!"],
            "Anna turns in the six of clubs",
            "turned in",
        ),
        (
            sequence(
                "JS 3S", rules={"extends": "sequence", "powers": {"JS": "replace_any"}}, chips=FOUR
            ),
            ["JS*e9"],
            "Anna plays the jack of spades and takes over the chip on e9",
            "takes over e9",
        ),
        (
            sequence("JD 3S", rules={"extends": "sequence", "wild": {"declare": True}}),
            ["JD@c4"],
            "Anna plays the jack of diamonds as the six of clubs on c4",
            "on c4",
        ),
        (
            sequence("JS"),
            ["="],
            "Anna passes",
            "passes",
        ),
        (
            game_of(rules="five_straight", board="five_straight", hands=["1 2", "3 4"]),
            ["+"],
            "Anna draws a card",
            "draws a card",
        ),
        (
            game_of(rules="five_straight", board="five_straight", hands=["1 2", "3 4"]),
            ["1@e5"],
            "Anna plays the 1 on e5",
            "on e5",
        ),
        (
            game_of(rules="open_draft", hands=["2S 3S", "4S"], stock=OPEN_STOCK),
            ["2S@b1", "+6S"],
            "Anna takes the six of spades",
            "taken",
        ),
        (
            game_of(rules="club", hands=["2S 3S", "4S"], stock="5S 6S"),
            ["2S@b1", "0+"],
            "Anna draws a card",
            "draws a card",
        ),
        (
            game_of(rules="sequence_dice", board="dice", rolls=[7]),
            ["7@b2"],
            "Anna rolls 7 and puts a chip on b2",
            "on b2",
        ),
        (
            game_of(rules="sequence_dice", board="dice", rolls=[10]),
            ["="],
            "Anna rolls 10 and can do nothing",
            "nothing to do",
        ),
        (
            game_of(
                rules={"extends": "sequence", "talk": {"penalty": "team_card"}},
                hands=["2S 3S", "4S 5S"],
            ),
            ["#1"],
            "Ben has spoken out of turn",
            "has spoken",
        ),
        (
            game_of(
                rules={"extends": "sequence", "talk": {"penalty": "team_card"}},
                hands=["2S 3S", "4S 5S"],
            ),
            ["#1", "4S#"],
            "Ben gives up the four of spades",
            "given up",
        ),
        (
            sequence(
                "2S 3S", rules={"extends": "sequence", "talk": {"penalty": "chip"}}, chips=FOUR
            ),
            ["#1", "#e9"],
            "Anna takes the chip on e9 away",
            "takes e9 away",
        ),
        (
            sequence(
                "JD 3S",
                rules={"extends": "sequence", "rows": {"must_announce": True}},
                chips=FOUR,
            ),
            ["JD@f3:b3-f3"],
            "Anna plays the jack of diamonds on f3 and announces a row",
            "on f3: a row",
        ),
    ],
)
def test_every_kind_of_move_has_its_words(
    game: Game, moves: list[str], sentence: str, short: str
) -> None:
    assert last(game, *moves) == (sentence, short)


def test_a_swap_names_both_chips() -> None:
    chips = [". . . . . ."] * 6
    chips[2], chips[3] = ". A . . . .", ". . B . . ."
    game = game_of(rules="sequence_dice_gem", board="dice", rolls=[12], chips=chips)
    assert last(game, "12~b3/c4")[0] == "Anna rolls 12 and swaps the chips on b3 and c4"


def test_no_kind_is_forgotten() -> None:
    assert {str(kind) for kind in Kind} == set("@-*~!+=#")


def test_a_broken_row_is_told() -> None:
    game = sequence(
        "JS 3S", rules="one_eyed_jack", board="quadrants", chips=chips_of(B="b3 c3 d3 e3 f3")
    )
    assert last(game, "JS-f3")[0].endswith("removes the chip on f3 and breaks up a row")


def test_two_rows_at_once_are_counted() -> None:
    chips = chips_of(A="b3 c3 d3 e3 f4 f5 f6 f7")
    assert last(sequence("JD 3S", chips=chips), "JD@f3")[0].endswith("and makes 2 rows")


def test_a_card_lost_by_not_drawing_is_told() -> None:
    game = game_of(rules="club", hands=["2S 3S 4S 5S 6S", "4S 5S 6S 7S 8S"])
    sentence, _ = last(game, "2S@b1", "4S@d1", "1+")
    assert sentence == ("Ben draws a card; Anna did not draw in time, and holds one card less")


def test_who_drops_out_is_told() -> None:
    game = game_of(
        rules={"extends": "five_straight", "dead": {"eliminate_at": 1}},
        board="five_straight",
        chips=chips_of(A="j2"),
        hands=["1", "99", "2"],
        players=3,
        sides=3,
    )
    assert last(game, "1@e5")[0].endswith("; Ben is out of the game")


def test_a_new_stock_is_told() -> None:
    game = game_of(hands=["2S 3S", "4S 5S"], stock="", discards="6S 7S 8S")
    assert last(game, "2S@b1")[0].endswith("; 3 cards are shuffled into a new stock")


def test_the_last_turns_are_told() -> None:
    rules = {
        "extends": "sequence",
        "win": {"rows_by_sides": {"2": 1}, "sudden_death_turns": 1},
    }
    sentence, _ = last(sequence("JD 3S", chips=FOUR, rules=rules), "JD@f3:b3-f3")
    assert sentence.endswith("and makes a row; the others have their last turns")


def test_every_change_has_its_words() -> None:
    """Each change type yields a clause of its own, with what it is about."""
    setup = sequence("2S").setup
    row = setup.board.row_mask("b3-f3")
    made: dict[type, object] = {
        changes.ChipPut: changes.ChipPut(0, 0),
        changes.ChipRemoved: changes.ChipRemoved(0, 0),
        changes.RowMade: changes.RowMade(1, row),
        changes.RowLost: changes.RowLost(1, row),
        changes.CardLeft: changes.CardLeft(0, "2S"),
        changes.CardDrawn: changes.CardDrawn(0, HIDDEN),
        changes.CardTakenBack: changes.CardTakenBack(0, "2S"),
        changes.CardPutBack: changes.CardPutBack(0, HIDDEN),
        changes.StockShuffled: changes.StockShuffled(80),
        changes.Rolled: changes.Rolled("7"),
        changes.SeatOut: changes.SeatOut(1),
        changes.TurnPassed: changes.TurnPassed(1),
        changes.Ended: changes.Ended(Outcome(0, Ending.ROWS)),
    }
    assert set(made) == set(get_args(changes.Change))
    texts = [change_text(change, NAMES, setup) for change in made.values()]  # type: ignore[arg-type]  # each is one
    assert len(set(texts)) == len(texts)
    assert "Ben no longer has the row b3-f3" in texts
    assert "Anna puts back a card" in texts
    assert "80 cards are shuffled into a new stock" in texts
    assert "Anna wins" in texts


# -- endings ------------------------------------------------------------------------------------

PLAIN = Rules.from_json({})
LADDER = Rules.from_json({"stalemate": {"mode": "ladder"}})
OVERTIME = Rules.from_json({"win": {"sudden_death_turns": 1}})


@pytest.mark.parametrize("ending", Ending)
def test_every_ending_has_its_words(ending: Ending) -> None:
    for rules in (PLAIN, LADDER, OVERTIME):
        for winner in (0, None):
            assert words.ending_detail(Outcome(winner, ending), rules).endswith(".")


def test_how_games_end_that_nobody_has_won() -> None:
    def told(outcome: Outcome, rules: Rules = PLAIN) -> str:
        return words.ending_detail(outcome, rules)

    assert told(Outcome(0, Ending.EXHAUSTED, 4), LADDER) == (
        "The cards have run out. The most rows of 4 decide."
    )
    assert told(Outcome(None, Ending.BOARD_FULL), LADDER) == (
        "The board is full. The rows are equal, too."
    )
    assert told(Outcome(1, Ending.ROWS), OVERTIME) == "After the extra turns the most rows decide."
    assert told(Outcome(None, Ending.ROWS), OVERTIME) == "After the extra turns the rows are equal."
    assert told(Outcome(1, Ending.LAST_SIDE)) == "Everybody else is out of the game."
    assert told(Outcome(None, Ending.LAST_SIDE)) == "Everybody is out of the game."


def test_who_won_the_deal_and_who_the_match() -> None:
    assert words.deal_title([], match_over=False) == "The deal is a draw"
    assert words.deal_title(["Anna"], match_over=False) == "Anna wins the deal"
    assert words.deal_title(["Anna", "Ben"], match_over=True) == "Anna and Ben win the match"
