# SPDX-License-Identifier: MIT
"""The shipped weights, and the script that makes them."""

from __future__ import annotations

import json

import train_players
from sequence_desktop.engine.setup import Setup
from sequence_desktop.players.features import GROUPS, SET, STYLES
from tests.players.tables import board_of, rules_of


def test_the_groups_lie_one_behind_the_other_in_a_set() -> None:
    end = 0
    for group in GROUPS.values():
        assert group.first == end
        end += group.size
    assert end <= SET


def test_every_kind_of_game_has_all_its_weights() -> None:
    shipped = json.loads(train_players.FILE.read_text(encoding="utf-8"))
    assert [entry["trained_on"] for entry in shipped["games"]] == [
        f"{preset}, {players} players" for preset, players, *_ in train_players.SHIPPED
    ]
    for entry, (*_, batches) in zip(shipped["games"], train_players.SHIPPED, strict=True):
        assert len(entry["policy"]) == 4 * SET
        assert len(entry["value"]) == train_players.FACTS
        assert entry["games"] == batches * train_players.GAMES
        assert entry["made"] == train_players.figures(batches, train_players.GAMES, seed=1)


def test_training_changes_the_weights_and_does_so_again_in_the_same_way() -> None:
    rules = rules_of("junior")
    setup = Setup.of(rules, board_of(rules), 2, 2)
    batches = train_players.ALONE + 2
    first = train_players.train(setup, batches, games=4)
    assert first == train_players.train(setup, batches, games=4)
    assert first["policy"] != [round(weight, 3) for weight in train_players.by_hand()]
    assert any(first["value"])


def test_a_temperament_changes_its_own_groups_only() -> None:
    weights = train_players.by_hand()
    for style in STYLES.values():
        bent = style.apply(weights)
        changed = {i % SET for i in range(len(weights)) if bent[i] != weights[i]}
        allowed = {
            i
            for name in style.factors
            for i in range(GROUPS[name].first, GROUPS[name].first + GROUPS[name].size)
        }
        assert changed <= allowed
        assert bool(changed) == bool(style.factors)
