# SPDX-License-Identifier: MIT
"""Moves and reasons in words: each kind has its sentence, without a gap."""

import pytest

from sequence_desktop.engine.moves import Move
from sequence_desktop.gui.advice.move_words import move_text, percent_text
from sequence_desktop.gui.advice.reasons import ReasonWords
from sequence_desktop.players.motives import reasons_for
from sequence_desktop.players.reasons import Reason, Why
from tests.gui.conftest import ANNA, ROBOT, Deal
from tests.gui.table.rig import chips_of, game_of


@pytest.mark.parametrize(
    ("move", "text"),
    [
        ("4S@e5", "Play the four of spades on e5"),
        ("JS-e5", "Take the chip on e5 away with the jack of spades"),
        ("JS*e5", "Take over the chip on e5 with the jack of spades"),
        ("12~b2/c3", "Swap the chips on b2 and c3 with the 12"),
        ("4S!", "Turn in the four of spades"),
        ("+", "Draw a card"),
        ("0+", "Draw a card"),
        ("+QH", "Take the queen of hearts"),
        ("=", "Pass"),
        ("4S#", "Give up the four of spades"),
        ("#e5", "Take the chip on e5 away"),
        ("4S@e5:a5-e5", "Play the four of spades on e5 and take the row a5–e5"),
        (
            "4S@e5:a5-e5,e1-e5",
            "Play the four of spades on e5 and take the rows e1–e5 and a5–e5",
        ),
    ],
)
def test_moves(move: str, text: str) -> None:
    assert move_text(Move.parse(move)) == text


def test_a_roll_is_no_card() -> None:
    assert move_text(Move.parse("12@e5"), rolled=True) == "Put a chip on e5"
    assert move_text(Move.parse("10-e5"), rolled=True) == "Take the chip on e5 away"


def test_chances_are_whole_percents() -> None:
    assert [percent_text(chance) for chance in (0, 0.615, 1)] == ["0 %", "62 %", "100 %"]


def full(kind: Why, **more: int) -> Reason:
    """A reason in which everything is filled in."""
    numbers = {"amount": 3, "of": 5, "held": 1, **more}
    cells = ("b3", "c3")
    return Reason(kind, 1.0, cells, ("a3-e3",), "6C", 1, **numbers)


@pytest.mark.parametrize("kind", list(Why))
def test_every_kind_of_reason_has_a_sentence(deal: Deal, kind: Why) -> None:
    words = ReasonWords(deal(ANNA, ROBOT).setup, ["Anna", "Robot"])
    for held in (0, 1, 2):
        sentence = words.sentence(full(kind, held=held))
        assert sentence.endswith(".")
        assert sentence[0].isupper()
        assert "{" not in sentence
        assert "  " not in sentence


def test_the_kinds_say_different_things(deal: Deal) -> None:
    words = ReasonWords(deal(ANNA, ROBOT).setup, ["Anna", "Robot"])
    assert len({words.sentence(full(kind)) for kind in Why}) == len(Why)


def test_what_a_sentence_names(deal: Deal) -> None:
    words = ReasonWords(deal(ANNA, ROBOT).setup, ["Anna", "Robot"])
    assert words.sentence(full(Why.BLOCKS)) == (
        "It stops Robot, who moves next and has 3 of 5 in a3–e3."
    )
    missing = Reason(Why.BUILDS, 1.0, ("e3",), ("a3-e3",), amount=4, of=5, held=1)
    assert words.sentence(missing) == (
        "Then only e3 is missing for the row a3–e3, and you hold a card for it."
    )
    assert words.sentence(full(Why.ROOM, amount=1)) == "From there 1 row is still possible."
    assert words.sentence(full(Why.KEEPS_SPECIAL)).startswith("It saves the six of clubs")
    told = words.sentences((full(Why.WINS), full(Why.WINS), full(Why.CORNER), full(Why.FITS)))
    assert told == "It wins the game. The free cell b3 counts in it as yours."


def test_real_reasons_are_told(deal: Deal) -> None:
    game = game_of(hands=["6S 2D", "9C ?"], chips=chips_of(A="c1 d1 e1", B="h8"))
    words = ReasonWords(game.setup, ["Anna", "Robot"])
    told = words.sentences(reasons_for(game.view(0), Move.parse("6S@f1")))
    assert "b1" in told or "g1" in told or "row" in told, told
