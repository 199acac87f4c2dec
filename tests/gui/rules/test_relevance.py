# SPDX-License-Identifier: MIT
"""What is said to have no effect has none: games played by the one and the other rules agree."""

from __future__ import annotations

import random

import pytest

from sequence_desktop.engine.game import Game
from sequence_desktop.engine.position_json import position_to_json
from sequence_desktop.engine.rules import Rules
from sequence_desktop.engine.setup import Setup
from sequence_desktop.gui.rules.parameters import PARAMETERS
from sequence_desktop.gui.rules.relevance import draws, idle
from tests.gui.rules.material import PRESETS, changed, fits, others, setups

PLIES = 30


def played(setup: Setup, seed: int) -> list[object]:
    """What happens in a game of chance moves: what may be done, and what follows."""
    chance = random.Random(seed)
    game = Game.new(setup.rules, setup.board, setup.players, setup.sides, seed)
    told: list[object] = []
    for _ in range(PLIES):
        position = game.position
        facts = position_to_json(position)
        if not any(position.open) or not draws(setup.rules):
            del facts["open"], facts["stock"]  # empty piles, or cards that nobody can take
        if position.outcome is not None:
            del facts["locked"], facts["rows"]  # nobody asks any more which chips are safe
            return [*told, facts]
        moves = [str(move) for move in position.legal_moves()]
        moves += [str(move) for move in position.late_draws()]
        told += [facts, moves]
        game.play(chance.choice(moves))
    return told


@pytest.mark.parametrize("preset", PRESETS)
def test_an_idle_parameter_changes_no_game(preset: str) -> None:
    assert_idle(PRESETS[preset])


@pytest.mark.parametrize(
    ("preset", "changes"),
    [
        ("sequence_dice", {"powers": {}}),
        ("club", {"dead.swap": 0}),
        ("home_sheet", {"draw.market": 3, "draw.piles": 3}),
        ("open_draft", {"forget.mode": "loss"}),
        ("five_straight", {"turn.must_play_at_max": False}),
        ("sequence", {"win.rows_by_sides": {"2": 1, "3": 1}}),
        ("sequence", {"powers": dict.fromkeys(("JC", "JD", "JS", "JH"), "wild")}),
        ("sequence", {"draw.when": "none", "dead.swap": 0}),
        ("sequence", {"rows.shapes": ["XX/XX", "XXXX"]}),
        ("one_eyed_jack", {"rows.must_announce": True, "win.rows_by_sides": {"2": 1, "3": 1}}),
    ],
)
def test_an_idle_parameter_changes_no_game_of_house_rules(
    preset: str, changes: dict[str, object]
) -> None:
    rules = changed(preset, changes)
    assert rules is not None
    assert_idle(rules)


def assert_idle(rules: Rules) -> None:
    """Every parameter called idle may have any other value: the games are the same."""
    found = idle(rules)
    before = setups(rules)[-1]
    told = played(before, seed=len(rules.title))
    for path in found:
        for variant in others(rules, path):
            after = fits(variant, before.board, before.players, before.sides)
            if path in idle(variant) and after is not None:
                assert played(after, seed=len(rules.title)) == told, path


def test_idle_parameters_are_parameters_with_a_reason() -> None:
    for rules in PRESETS.values():
        for path, why in idle(rules).items():
            assert path in PARAMETERS
            assert why.endswith(".")


def test_what_presets_change_is_hardly_ever_idle() -> None:
    """In the shipped presets the parameters that make the game are none of the idle ones."""
    assert "forget.window" not in idle(PRESETS["club"])
    assert "draw.piles" not in idle(PRESETS["home_sheet"])
    assert "protect.corners" not in idle(PRESETS["one_eyed_jack_jokers"])
    assert "protect.cells_from" not in idle(PRESETS["sequence_dice"])
    assert "match" not in idle(PRESETS["five_straight"])
    assert "scoring.row" not in idle(PRESETS["quinto"])
    assert "stalemate.ladder" not in idle(PRESETS["tie_break"])
