# SPDX-License-Identifier: MIT
"""Why a move is good: each kind of reason in a position that calls for it.

The board is ``spiral``: its fifth row of cells reads 9C QS 7C 6H 5H 4H AH 9D 7H AS.
"""

from __future__ import annotations

import json

import pytest

from sequence_desktop.engine.moves import Move
from sequence_desktop.engine.position import Position
from sequence_desktop.players.motives import reasons_for
from sequence_desktop.players.reasons import Reason, Why
from tests.players.games import asked, some_way_into
from tests.players.tables import position_of, preset_names, rules_of, seen


def found(position: Position, move: str) -> dict[Why, Reason]:
    """The reasons for a move, by their kinds."""
    reasons = reasons_for(seen(position), Move.parse(move))
    assert len({reason.kind for reason in reasons}) == len(reasons)
    return {reason.kind: reason for reason in reasons}


def hand(cards: str, **chips: str) -> Position:
    """Two sides, the first to move with these cards."""
    return position_of({"hands": [cards, "? ? ?"]}, chips)


def test_a_row_is_completed() -> None:
    row = found(hand("5H 2S", A="a5 b5 c5 d5"), "5H@e5")[Why.ROW]

    assert (row.lines, row.amount, row.of) == (("a5-e5",), 1, 2)


def test_a_four_with_two_open_ends() -> None:
    position = hand("5H 9C 2S", A="b5 c5 d5")
    builds = found(position, "5H@e5")[Why.BUILDS]

    assert (builds.amount, builds.of, builds.cells) == (4, 5, ("a5", "f5"))
    assert builds.lines == ("a5-e5", "b5-f5")
    assert builds.held == 1  # 9C, for a5


def test_two_rows_at_once() -> None:
    both = found(hand("5H 2S", A="c5 d5 e3 e4"), "5H@e5")[Why.TWO_WAYS]

    assert both.amount == 3
    assert {"c5-g5", "e3-e7"} <= set(both.lines)


def test_a_corner_helps() -> None:
    reasons = found(hand("2S 3S", A="c1 d1"), "2S@b1")

    assert reasons[Why.CORNER].cells == ("a1",)
    assert (reasons[Why.BUILDS].amount, reasons[Why.BUILDS].cells) == (4, ("e1",))


def test_the_first_chip_has_room() -> None:
    reasons = found(hand("5H 2S"), "5H@e5")

    assert reasons[Why.ROOM].amount == 20
    assert reasons[Why.ROOM].cells == ("e5",)


def test_an_enemy_is_blocked() -> None:
    blocks = found(hand("5H 2S", B="b5 c5 d5"), "5H@e5")[Why.BLOCKS]

    assert (blocks.side, blocks.amount, blocks.of, blocks.held) == (1, 3, 5, 1)
    assert blocks.cells == ("b5", "c5", "d5")


def test_a_chip_is_taken_out_of_a_line_that_grows() -> None:
    reasons = found(hand("JS 2S", A="h2", B="b5 c5 d5"), "JS-c5")

    assert (reasons[Why.BREAKS].amount, reasons[Why.BREAKS].cells) == (3, ("b5", "c5", "d5"))
    spent = reasons[Why.SPENDS_SPECIAL]
    assert (spent.card, spent.amount) == ("JS", 1)
    assert spent.points < 0


def test_the_chip_that_spoils_ones_own_line_is_taken() -> None:
    frees = found(hand("JS 2S", A="a5 b5 d5", B="c5"), "JS-c5")[Why.FREES]

    assert (frees.amount, frees.of, frees.lines) == (3, 5, ("a5-e5",))


def test_a_finished_row_is_broken() -> None:
    position = position_of(
        {"rules": "one_eyed_jack", "board": "spiral", "hands": ["JS 2S", "? ? ?"]},
        {"B": "b3 c3 d3 e3 f3", "A": "j2"},
    )
    broken = found(position, "JS-d3")[Why.BREAKS_ROW]

    assert (broken.side, broken.lines) == (1, ("b3-f3",))


def test_a_jack_is_kept_where_the_plain_card_does_it() -> None:
    position = hand("JD 5H 2S", A="b5 c5 d5")

    assert found(position, "5H@e5")[Why.KEEPS_SPECIAL].card == "JD"
    with_jack = found(position, "JD@e5")
    assert Why.NOTHING_LESS not in with_jack
    assert with_jack[Why.SPENDS_SPECIAL].points < 0


def test_a_jack_is_spent_where_nothing_less_does_it() -> None:
    reasons = found(hand("JD 2S", B="b5 c5 d5", A="a5"), "JD@e5")

    assert reasons[Why.NOTHING_LESS].card == "JD"
    assert reasons[Why.BLOCKS].amount == 3


def test_the_twin_card_is_saved() -> None:
    second = found(hand("5H 5H 2S", A="c5 d5 h7"), "5H@e5")[Why.SECOND_COPY]

    assert (second.card, second.amount) == ("5H", 2)


def test_the_other_cell_is_worse() -> None:
    position = hand("5H 2S", A="b5 c5 d5")

    assert found(position, "5H@e5")[Why.OTHER_CELL].cells == ("i7",)
    worse = found(position, "5H@i7")
    assert Why.OTHER_CELL not in worse
    assert worse[Why.GIVES_UP].cells == ("e5",)
    assert worse[Why.GIVES_UP].points < -1


def test_nobody_else_can_take_the_cell() -> None:
    position = position_of(
        {"hands": ["5H 2S", "? ? ?"], "discards": "5H"}, {"A": "i7 b5", "B": "c2"}
    )

    assert found(position, "5H@e5")[Why.ONLY_MINE].card == "5H"
    assert Why.ONLY_MINE not in found(hand("5H 2S", A="b5"), "5H@e5")


def test_a_dead_card_is_turned_in() -> None:
    position = hand("5H 2S", A="e5", B="i7")

    assert found(position, "5H!")[Why.TURNS_IN].card == "5H"


def test_a_number_that_reaches_little_is_played_before_one_that_reaches_much() -> None:
    position = position_of(
        {"rules": "five_straight", "hands": ["0 34 69 68", "? ? ? ?"]}, {"B": "a1 b1 c1 d1"}
    )

    reaches = found(position, "69@e1")[Why.REACHES]
    assert (reaches.card, reaches.of) == ("69", 96)
    assert Why.REACHES not in found(position, "0@e1")


def test_a_draw_says_how_few_cards_there_are() -> None:
    position = position_of({"rules": "five_straight", "hands": ["40", "? ? ? ?"]})

    assert found(position, "+")[Why.DRAWS].amount == 1


def test_an_open_card_is_taken_for_its_cell() -> None:
    position = position_of(
        {
            "rules": "open_draft",
            "hands": ["2S KD 3D", "? ? ?"],
            "open": ["5H", "JD", "8C", "JS", "9C"],
        },
        {"A": "b5 c5 d5", "B": "j2"},
    )
    drawing = position.play("2S@b1")

    assert found(drawing, "+5H")[Why.TAKES_CARD].cells == ("e5",)
    assert found(drawing, "+JD")[Why.TAKES_SPECIAL].card == "JD"


def test_a_swap_names_both_cells() -> None:
    position = position_of(
        {"players": 3, "rules": "sequence_dice_gem", "rolls": [12]},
        {"A": "e2 b5", "B": "a2 b2 c2 d2", "C": "f4"},
        (6, 6),
    )

    assert found(position, "12~b5/b2")[Why.SWAPS].cells == ("b5", "b2")


def test_a_penalty_and_an_owed_draw_are_told() -> None:
    rules = {"extends": "sequence", "talk": {"penalty": "team_card"}}
    position = position_of({"rules": rules, "hands": ["JD 5H", "? ? ?"]}, {"A": "e5"})
    assert found(position.play("#0"), "5H#")[Why.PAYS].card == "5H"

    club = position_of({"rules": "club", "hands": ["5H 2S KD", "? ? ?"]}).play("5H@e5")
    (owed, alone) = reasons_for(seen(club, 0), Move.parse("0+"))
    assert {owed.kind, alone.kind} == {Why.OWED, Why.ONLY_MOVE}


@pytest.mark.parametrize("preset", preset_names())
def test_every_legal_move_has_reasons_that_survive_the_pipe(preset: str) -> None:
    rules = rules_of(preset)
    for plies in (0, 14, 31):
        game = some_way_into(preset, rules.player_counts[0], plies, seed=plies)
        if game.outcome() is not None:
            continue
        view = game.view(asked(game))
        cells = set(game.setup.board.names)
        for move in game.position.late_draws() or view.legal_moves():
            reasons = reasons_for(view, move)
            assert reasons
            for reason in reasons:
                assert set(reason.cells) <= cells
                for line in reason.lines:
                    assert game.setup.board.row_mask(line) in (
                        *game.setup.windows,
                        *game.setup.patterns,
                    )
                assert Reason.from_json(json.loads(json.dumps(reason.to_json()))) == reason
