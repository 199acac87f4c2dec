# SPDX-License-Identifier: MIT
"""How rules differ, in plain words; and the smallest file that says so."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sequence_desktop.engine.rules import Rules, merge
from sequence_desktop.gui.rules.differences import changed_paths, differences
from sequence_desktop.gui.rules.overrides import overrides
from sequence_desktop.gui.rules.parameters import PARAMETERS
from tests.gui.rules.material import PRESETS, changed, others, values

SEQUENCE = PRESETS["sequence"]


def lines(
    changes: dict[str, object], preset: str = "sequence", *, with_idle: bool = False
) -> list[str]:
    rules = changed(preset, changes)
    assert rules is not None
    return [d.line for d in differences(rules, PRESETS[preset], with_idle=with_idle)]


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"hand.const": 7}, ["Seven cards each, however many play"]),
        ({"rows.length": 4}, ["Rows of four chips instead of five"]),
        ({"deck.packs": 3}, ["Packs of cards: three instead of two"]),
        ({"dead.swap": -1}, ["Dead cards turned in each turn: any number (not: one)"]),
        ({"dead.swap": 3}, ["Dead cards turned in each turn: three instead of one"]),
        ({"protect.rows": False}, ["Chips of a finished row are not safe"]),
        ({"draw.when": "start"}, ["A card is drawn: before playing (not: after playing)"]),
        ({"clock.turn_s": 30}, ["Time for a turn: 30 (not: no limit)"]),
        (
            {"win.rows_by_sides": {"2": 3, "3": 1}},
            ["With two sides: three rows to win instead of two"],
        ),
        (
            {"win.patterns": ["center2x2"]},
            ["Patterns that win at once: the four cells in the middle (not: none)"],
        ),
        (
            {"powers": {**SEQUENCE.powers, "JS": "replace_any"}},
            ["The jack of spades: goes anywhere, even in place of an enemy chip"],
        ),
        (
            {"deck.jokers": 2, "powers": {**SEQUENCE.powers, "JK": "wild"}},
            ["Jokers in all: two (not: none)", "The joker: goes on any open cell"],
        ),
        (
            {"players.partitions": {"2": [2], "4": [2, 4]}},
            [
                "Four players in two or four sides instead of two",
                "Not for three, six, eight, nine, ten or twelve players",
            ],
        ),
    ],
)
def test_changes_are_said_in_plain_words(changes: dict[str, object], said: list[str]) -> None:
    assert lines(changes) == said


def test_cards_each_are_compared_with_cards_each() -> None:
    assert lines({"hand.const": 7}, "club") == ["Seven cards each instead of five"]
    hands = {**SEQUENCE.hand.by_players, "4": 5}
    assert lines({"hand.by_players": hands}) == [
        "With four players: five cards each instead of six"
    ]


def test_dice_are_spoken_of_as_rolls() -> None:
    assert lines({"powers": {"10": "wild"}}, "sequence_dice") == [
        "A roll of 10: goes on any open cell",
        "A roll of 11: no power",
    ]


def test_what_has_no_effect_is_told_last_and_only_when_asked() -> None:
    changes = {"forget.window": "next_move", "rows.length": 4}
    assert lines(changes) == ["Rows of four chips instead of five"]
    assert lines(changes, with_idle=True) == [
        "Rows of four chips instead of five",
        "It is too late – no effect: Cards draw themselves.",
    ]


def test_boards_are_told_by_their_names() -> None:
    rules = changed("sequence", {"board.layout": "compass"})
    assert rules is not None
    found = differences(rules, SEQUENCE, board_names={"compass": "Compass", "spiral": "Spiral"})
    assert [d.line for d in found] == ["Usual board: Compass (not: Spiral)"]


def test_names_are_no_difference_in_play() -> None:
    assert lines({"title": "Ours", "description": "Mine", "reference": "We"}) == []


@pytest.mark.parametrize("preset", PRESETS)
def test_every_parameter_has_its_differences_told(preset: str) -> None:
    for path in PARAMETERS:
        if path in ("id", "title", "description", "reference"):
            continue
        for rules in others(preset, path):
            found = differences(rules, PRESETS[preset], with_idle=True)
            assert {d.path for d in found} <= {path}
            for d in found:
                assert d.line[0].isupper() or d.line[0].isdigit()
                assert not set(d.line) & set("{}[]") or path == "board.grid"
                assert "None" not in d.line


def test_presets_that_are_alike_do_not_differ() -> None:
    for preset in PRESETS.values():
        assert differences(preset, preset, with_idle=True) == ()
    assert differences(PRESETS["jack_foolery"], PRESETS["one_eyed_jack"]) == ()


@given(
    st.sampled_from(sorted(PRESETS)),
    st.lists(st.sampled_from(sorted(p for p in PARAMETERS if values(p))), max_size=6),
    st.data(),
)
def test_a_file_of_overrides_makes_the_same_rules(
    preset: str, paths: list[str], data: st.DataObject
) -> None:
    changes = {path: data.draw(st.sampled_from(values(path))) for path in paths}
    rules = changed(preset, changes)
    if rules is None:
        return
    base = PRESETS[preset].to_json()
    change = overrides(rules.to_json(), base)
    head = {key: getattr(rules, key) for key in ("id", "title", "description", "reference")}
    assert Rules.from_json(merge(base, {**change, **head})) == rules
    small = set(changed_paths(rules.to_json(), base))
    assert {path for path in small if path.split(".")[0] in change} == small


@pytest.mark.parametrize("new", PRESETS)
@pytest.mark.parametrize("old", ["sequence", "sequence_dice", "five_straight", "junior"])
def test_any_preset_can_be_made_of_any_other(new: str, old: str) -> None:
    base, rules = PRESETS[old].to_json(), PRESETS[new]
    head = {key: getattr(rules, key) for key in ("id", "title", "description", "reference")}
    made = Rules.from_json(merge(base, {**overrides(rules.to_json(), base), **head}))
    assert made == rules
