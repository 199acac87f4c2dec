# SPDX-License-Identifier: MIT
"""What must be played where there is no doubt, by levels that mean to win.

The board is ``spiral``: its fifth row of cells reads 9C QS 7C 6H 5H 4H AH 9D 7H AS.
"""

from __future__ import annotations

import pytest

from sequence_desktop.engine.moves import Kind, Move
from sequence_desktop.engine.position import Position
from sequence_desktop.engine.view import PlayerView
from sequence_desktop.players import Player, make_player
from sequence_desktop.players.policy import PolicyPlayer
from tests.players.tables import position_of, seen

EARNEST = ("expert", "master")
THREE = {"players": 3}


def choice(position: Position, player: Player | None = None) -> str:
    """The move of the policy, as text."""
    return str((player or make_player("expert")).choose(seen(position)))


@pytest.mark.parametrize("level", EARNEST)
@pytest.mark.parametrize("hand", ["2S 5H KD 3D 8C", "JD 2S KD 3D 8C", "JS JH JC 2S 5H"])
def test_a_win_is_taken(level: str, hand: str) -> None:
    position = position_of({**THREE, "hands": [hand, "? ? ?", "? ? ?"]}, {"A": "a5 b5 c5 d5"})

    for seed in range(8):
        after = position.play(make_player(level, seed).choose(seen(position)))
        assert after.outcome is not None
        assert after.outcome.winner == 0


def test_a_second_row_wins_where_two_are_needed() -> None:
    position = position_of(
        {"hands": ["4S 2S KD JD", "? ? ?"], "claimed": {"A": ["a5-e5"]}},
        {"A": "a5 b5 c5 d5 e5 e6 e7 e8", "B": "b2 c2 d2"},
    )

    assert choice(position) in {"4S@e9", "JD@e9"}


def test_two_rows_at_once_win_from_none() -> None:
    cross = "a5 b5 c5 d5 e1 e2 e3 e4"
    position = position_of({"hands": ["5H 2S KD", "? ? ?"]}, {"A": cross, "B": "j2 j3"})

    assert choice(position).startswith("5H@e5")


def test_a_row_that_only_looks_like_the_second_does_not_count() -> None:
    """Six in line are one row: the seat does not waste its wild jack on the sixth."""
    position = position_of(
        {"hands": ["JD 2S KD 3D", "? ? ?"], "claimed": {"A": ["a5-e5"]}},
        {"A": "a5 b5 c5 d5 e5", "B": "j2"},
    )

    assert not choice(position).startswith("JD")


@pytest.mark.parametrize("four", ["a5 b5 c5 d5", "c5 d5 f5 g5", "b2 c3 d4", "e1 e2 e3 e4"])
def test_an_open_four_is_blocked_with_the_card_for_it(four: str) -> None:
    """Straight ahead, in a gap, with the corner's help, along a column."""
    position = position_of({**THREE, "hands": ["2S 5H KD 3D 8C", "?", "?"]}, {"B": four})

    assert choice(position) == "5H@e5"


def test_an_open_four_is_blocked_with_a_wild_jack_if_need_be() -> None:
    position = position_of({**THREE, "hands": ["2S KD 3D 8C JD", "?", "?"]}, {"B": "a5 b5 c5 d5"})

    assert choice(position) == "JD@e5"


def test_an_open_four_is_broken_with_a_one_eyed_jack_if_need_be() -> None:
    position = position_of({**THREE, "hands": ["2S KD 3D 8C JS", "?", "?"]}, {"B": "a5 b5 c5 d5"})

    assert choice(position) in {"JS-a5", "JS-b5", "JS-c5", "JS-d5"}


def test_a_four_that_wins_with_the_second_row_is_blocked() -> None:
    position = position_of(
        {"hands": ["2S 6H QH 3D 8C", "?"], "claimed": {"B": ["b10-f10"]}},
        {"A": "c3 h8", "B": "b10 c10 d10 e10 f10 e5 f5 g5 h5"},
    )

    assert choice(position) == "6H@d5"


def test_a_win_comes_before_a_block() -> None:
    position = position_of(
        {**THREE, "hands": ["5H QC 2S", "?", "?"]}, {"A": "a5 b5 c5 d5", "B": "a6 b6 c6 d6"}
    )

    assert choice(position) == "5H@e5"


def test_the_plain_card_is_played_where_a_wild_jack_would_do_the_same() -> None:
    position = position_of({"hands": ["JD 5H 2S", "? ? ?"]}, {"A": "b5 c5 d5", "B": "c2 d9"})

    assert not choice(position).startswith("J")


def test_a_one_eyed_jack_goes_for_the_four_not_for_lone_chips() -> None:
    position = position_of(
        {**THREE, "hands": ["JS JH", "?", "?"]}, {"B": "a5 b5 c5 d5 h2 i9", "C": "g8 b9"}
    )

    assert choice(position)[3:] in {"a5", "b5", "c5", "d5"}


def test_a_dead_card_is_turned_in_first() -> None:
    five_of_hearts = {"A": "e5", "B": "i7"}
    position = position_of({"hands": ["5H 2S KD JD", "? ? ?"]}, five_of_hearts)

    assert choice(position) == "5H!"
    after = position.play(Move.parse("5H!"))
    assert make_player("expert").choose(seen(after)).kind is not Kind.TURN_IN


def test_a_win_comes_before_a_dead_card() -> None:
    position = position_of(
        {**THREE, "hands": ["5H JD 2S", "?", "?"]}, {"A": "a6 b6 c6 d6", "B": "e5 i7"}
    )

    assert choice(position) == "JD@e6"


def test_a_row_is_broken_before_it_becomes_the_first_of_two() -> None:
    """Rows that count only while they lie there can be stopped by a jack at either end."""
    position = position_of(
        {"rules": "one_eyed_jack", "board": "spiral", "hands": ["JS 2S KD 3D", "? ? ?"]},
        {"B": "b3 c3 d3 e3 f3 a5 b5 c5 d5", "A": "j2 g3 a3"},
    )

    move = Move.parse(choice(position))
    assert move.kind is Kind.REMOVE
    assert move.cell in {"b3", "c3", "d3", "e3", "f3", "a5", "b5", "c5", "d5"}


def test_the_five_that_leave_most_are_claimed() -> None:
    """Of eight in line only the first five leave the last three a row to become."""
    position = position_of({"hands": ["6H 2S", "? ? ?"]}, {"A": "a5 b5 c5 e5 f5 g5 h5", "B": "c2"})

    assert choice(position) == "6H@d5:a5-e5"


def test_a_row_is_announced_where_that_is_asked() -> None:
    position = position_of(
        {"rules": "home_sheet", "hands": ["5H 2S", "? ? ?"]}, {"A": "a5 b5 c5 d5", "B": "c2"}
    )

    assert choice(position) == "5H@e5:a5-e5"


def test_a_replacing_jack_takes_the_chip_that_spoils_a_row() -> None:
    position = position_of(
        {
            **THREE,
            "rules": {"extends": "sequence", "powers": {"JS": "replace_any"}},
            "hands": ["JS 2S KD", "?", "?"],
        },
        {"A": "a5 b5 c5 d5", "B": "e5 h2", "C": "c9"},
    )

    assert choice(position) == "JS*e5"


def test_a_swap_never_gives_an_enemy_its_row() -> None:
    position = position_of(
        {**THREE, "rules": "sequence_dice_gem", "rolls": [12]},
        {"A": "e2 b5", "B": "a2 b2 c2 d2", "C": "f4"},
        (6, 6),
    )

    assert choice(position).startswith("12~b5/")


def test_a_pattern_that_wins_is_completed_and_blocked() -> None:
    hands = ["5H 2S KD", "? ? ?"]
    for side in "AB":
        position = position_of({"rules": "open_draft", "hands": hands}, {side: "f5 e6 f6"})
        assert choice(position) == "5H@e5"


def test_the_best_open_card_is_taken() -> None:
    position = position_of(
        {
            "rules": "open_draft",
            "hands": ["2S KD 3D", "? ? ?"],
            "open": ["5H", "JD", "8C", "JS", "9C"],
        },
        {"A": "b5", "B": "e5 i7"},
    )
    drawing = position.play(make_player("expert").choose(seen(position)))

    assert drawing.seat == 0
    assert choice(drawing) == "+JD"


def test_the_highest_number_that_reaches_is_spent() -> None:
    """The first row of cells reads 73 72 71 70 69: four cards of five would do on e1."""
    position = position_of(
        {"rules": "five_straight", "hands": ["0 34 69 68 70", "? ? ? ?"]}, {"B": "a1 b1 c1 d1"}
    )

    assert choice(position) == "69@e1"


def test_a_card_is_drawn_when_there_are_few_and_nothing_is_urgent() -> None:
    calm = position_of({"rules": "five_straight", "hands": ["40", "? ? ? ?"]})
    urgent = position_of(
        {"rules": "five_straight", "hands": ["0", "? ? ? ?"]}, {"B": "a5 b5 c5 d5"}
    )

    assert choice(calm) == "+"
    assert choice(urgent) == "0@e5"


def test_the_poorest_card_is_given_up_for_talking() -> None:
    position = position_of(
        {
            "rules": {"extends": "sequence", "talk": {"penalty": "team_card"}},
            "hands": ["JD 5H JS 4H", "? ? ?"],
        },
        {"A": "e5", "B": "i7"},
    )

    assert choice(position.play(Move.parse("#0"))) == "5H#"


def test_a_draw_that_is_owed_is_made_out_of_turn() -> None:
    position = position_of({"rules": "club", "hands": ["5H 2S KD", "? ? ?"]})
    after = position.play(make_player("expert").choose(seen(position)))

    assert after.seat == 1
    assert str(make_player("expert").choose(seen(after, 0))) == "0+"


def test_nobody_else_is_answered() -> None:
    position = position_of({"hands": ["5H 2S KD", "? ? ?"]})

    for view in (seen(position, 1), PlayerView(position, None)):
        with pytest.raises(ValueError, match="turn"):
            make_player("expert").choose(view)


def test_opinions_are_in_order_and_agree_with_the_choice() -> None:
    position = position_of({"hands": ["5H 2S KD JD", "? ? ?"]}, {"A": "b5 c5", "B": "e6 f6"})
    player = PolicyPlayer()
    opinions = player.opinions(seen(position))

    points = [opinion.points for opinion in opinions]
    assert points == sorted(points, reverse=True)
    best = {str(opinion.move) for opinion in opinions if opinion.points == points[0]}
    assert choice(position, player) in best
    assert {opinion.move for opinion in opinions} == set(position.legal_moves())
