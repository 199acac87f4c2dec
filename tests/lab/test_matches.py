# SPDX-License-Identifier: MIT
"""Matches: the same deals for both, counted right; and how far the levels are apart."""

import pytest

from sequence_desktop.engine.errors import Fault
from sequence_desktop.lab.matches import Match, play_match
from tests.players.tables import board_of, rules_of


def match(one: str, other: str, deals: int, preset: str = "sequence", players: int = 2) -> Match:
    rules = rules_of(preset)
    sides = rules.sides_for(players)[0]
    return play_match(rules, board_of(rules), players, sides, one, other, deals, seed=1)


def test_a_level_against_itself_is_even_on_every_deal() -> None:
    """Both play a deal alike, so each deal is won once by each side's seat."""
    played = match("expert", "expert", 10)

    assert played.games == 20
    assert played.wins + played.draws / 2 == 10
    assert match("expert", "expert", 4, players=3).wins == 4


def test_the_same_match_gives_the_same_result() -> None:
    assert match("beginner", "random", 5) == match("beginner", "random", 5)


def test_a_match_can_be_watched() -> None:
    rules = rules_of("sequence")
    seen: list[Match] = []
    played = play_match(
        rules, board_of(rules), 3, 3, "beginner", "random", 3, seed=1, each=seen.append
    )

    assert [so_far.games for so_far in seen] == [3, 6, 9]
    assert seen[-1] == played == match("beginner", "random", 3, players=3)


def test_matches_that_make_no_sense_are_refused() -> None:
    with pytest.raises(ValueError, match="deal"):
        match("random", "random", 0)
    with pytest.raises(Fault):
        match("random", "nobody", 1)


def test_an_expert_beats_random() -> None:
    played = match("expert", "random", 60)

    assert played.share > 0.97


def test_an_expert_beats_a_beginner_clearly() -> None:
    played = match("expert", "beginner", 60)

    assert played.interval[0] > 0.6


def test_a_newcomer_beats_random_clearly() -> None:
    played = match("newcomer", "random", 30)

    assert played.interval[0] > 0.6


@pytest.mark.parametrize(
    ("preset", "players"),
    [
        ("sequence", 3),
        ("sequence", 4),
        ("one_eyed_jack", 2),
        ("five_straight", 2),
        ("open_draft", 2),
        ("sequence_dice_gem", 2),
        ("travel", 2),
    ],
)
def test_an_expert_beats_random_in_other_games(preset: str, players: int) -> None:
    played = match("expert", "random", 20, preset, players)

    assert played.interval[0] > 0.6
