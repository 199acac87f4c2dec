# SPDX-License-Identifier: MIT
"""The engine and the slow second reading of the rules play the same games, move by move."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sequence_desktop.engine.board import cells_in
from sequence_desktop.engine.game import Game
from sequence_desktop.engine.moves import Move
from sequence_desktop.engine.position import Position
from sequence_desktop.engine.rng import Random
from sequence_desktop.engine.rules import Rules
from tests.engine.material import Table, boards, choose, preset, rules_of, tables
from tests.engine.odd_rules import OddGame, odd_games
from tests.engine.reference import cell_name
from tests.engine.reference_game import Reference


def one_table_each() -> list[Table]:
    """One board for each preset, number of players and number of sides, in turn."""
    groups: dict[tuple[str, int, int], list[Table]] = {}
    for table in tables():
        groups.setdefault((table.preset, table.players, table.sides), []).append(table)
    return [group[n % len(group)] for n, group in enumerate(groups.values())]


@pytest.mark.parametrize("table", one_table_each(), ids=str)
def test_presets(table: Table) -> None:
    rules, board = rules_of(table.preset), boards()[table.board]
    reference = Reference(rules, board, table.players, table.sides, seed=7)
    compare(table.game(7), reference, 7, longest=3000)


_BACKWARDS = {"direction": "counterclockwise"}
_FOUR_ROWS: dict[str, Any] = {"win": {"rows_by_sides": {"2": 4, "3": 3}}}
_SHORT_ROWS = _FOUR_ROWS | {"rows": {"length": 4}}
CHOSEN: list[dict[str, Any]] = [
    {"extends": "sequence", "protect": {"extensions": True}} | _SHORT_ROWS,
    {"extends": "sequence", "powers": {"JS": "replace_any", "JH": "swap"}} | _SHORT_ROWS,
    {"extends": "sequence", "draw": {"when": "start"}, "dead": {"swap": -1}} | _FOUR_ROWS,
    {"extends": "sequence", "dead": {"optional": False, "swap": 2}} | _FOUR_ROWS,
    {"extends": "sequence", "dead": {"optional": False, "only_when_stuck": True}} | _FOUR_ROWS,
    {"extends": "sequence", "win": {"sudden_death_turns": 2}, "rows": {"length": 4}},
    {"extends": "sequence", "players": {"seating": "together"}, "turn": _BACKWARDS} | _FOUR_ROWS,
    {"extends": "sequence", "talk": {"penalty": "team_card"}},
    {"extends": "sequence", "talk": {"penalty": "chip"}},
    _FOUR_ROWS | {"extends": "sequence", "rows": {"length": 4, "must_announce": True}},
    _FOUR_ROWS | {"extends": "sequence", "rows": {"length": 4, "share": 0, "share_corner": False}},
    _FOUR_ROWS | {"extends": "sequence", "rows": {"length": 4, "share_same_line": False}},
    {"extends": "sequence", "blocked": "replace_enemy", "remove": {"allow_own": True}},
    {"extends": "one_eyed_jack", "protect": {"rows": True}},
    {"extends": "one_eyed_jack", "win": {"rows_by_sides": {"2": 4}}, "rows": {"length": 4}},
    {"extends": "one_eyed_jack_jokers", "protect": {"corners": False}} | _FOUR_ROWS,
    {"extends": "sequence_dice", "remove": {"allow_own": True}, "rows": {"mode": "live"}},
    {"extends": "sequence_dice_gem", "protect": {"cells_from": {"11": [3, 4], "12": [5]}}},
    {"extends": "open_draft", "exhaust": "reshuffle", "dead": {"swap": -1}} | _FOUR_ROWS,
    {"extends": "home_sheet", "dead": {"swap": 2}} | _FOUR_ROWS,
    {"extends": "club", "forget": {"window": "next_move", "swap_counts": True}},
    {"extends": "club", "forget": {"mode": "delay"}},
    {"extends": "five_straight", "dead": {"eliminate_at": 2}, "win": {"sudden_death_turns": 1}},
]
"""Rules with which games go where presets seldom take them."""


@pytest.mark.parametrize("change", CHOSEN, ids=lambda change: str(change["extends"]))
def test_chosen_rules(change: dict[str, Any]) -> None:
    rules = Rules.from_json(change, preset)
    board = boards()[rules.board.layout]
    for seed, players in enumerate(rules.player_counts[:3]):
        for sides in rules.sides_for(players):
            game = Game.new(rules, board, players, sides, seed=seed)
            compare(game, Reference(rules, board, players, sides, seed), seed, longest=600)


@settings(max_examples=150, suppress_health_check=list(HealthCheck))
@given(st.booleans().flatmap(odd_games))
def test_odd_rules(odd: OddGame) -> None:
    reference = Reference(*odd.parts(), odd.players, odd.sides, odd.seed)
    compare(odd.game(), reference, odd.seed, longest=300)


def compare(game: Game, reference: Reference, seed: int, longest: int) -> None:
    """Play a random game on both, and compare them before every move."""
    rng = Random(seed)
    for _ in range(longest):
        position = game.position
        assert facts(position) == facts_of(reference)
        legal = [str(move) for move in position.legal_moves()]
        # As moves write it: claims of the same rows are the same, whatever their order.
        wanted = (str(Move.parse(text)) for text in reference.legal_moves())
        assert sorted(legal) == sorted(wanted)
        late = [str(move) for move in position.late_draws()]
        assert sorted(late) == sorted(reference.late_draws())
        assert dead_cards(position) == [
            card for card in position.hands[position.seat] if reference.is_dead(card)
        ]
        if position.outcome is not None:
            return
        move = choose(position, rng)
        game.play(move)
        reference.play(str(move))


def dead_cards(position: Position) -> list[str]:
    """The dead cards of the seat to move."""
    return list(position.dead())


def facts(position: Position) -> dict[str, object]:
    """All that both readings know, from the engine."""
    names, outcome = position.setup.board.names, position.outcome
    sides = range(position.setup.sides)
    return {
        "chips": {names[c]: side for side in sides for c in cells_in(position.chips[side])},
        "rows": [{cells(position, row) for row in position.rows[side]} for side in sides],
        "counts": [position.row_count(side) for side in sides],
        "locked": cells(position, position.locked & position.occupied),
        "hands": [list(hand) for hand in position.hands],
        "limits": list(position.limits),
        "stock": list(position.stock),
        "open": [list(pile) for pile in position.open],
        "discards": list(position.discards),
        "seat": position.seat,
        "roll": position.roll,
        "out": set(cells_in(position.out)),
        "chance": position.rng,
        "ending": outcome and str(outcome.ending),
        "winner": outcome and outcome.winner,
    }


def cells(position: Position, mask: int) -> frozenset[str]:
    """The names of the cells of a mask."""
    return frozenset(position.setup.board.names[cell] for cell in cells_in(mask))


def facts_of(reference: Reference) -> dict[str, object]:
    """All that both readings know, from the slow one."""
    sides = range(reference.sides)
    return {
        "chips": {cell_name(cell): side for cell, side in reference.chips.items()},
        "rows": [
            {frozenset(cell_name(cell) for cell in row) for row in reference.rows(side)}
            for side in sides
        ],
        "counts": [reference.row_count(side) for side in sides],
        "locked": frozenset(cell_name(c) for c in reference.safe_cells() if c in reference.chips),
        "hands": reference.hands,
        "limits": reference.limits,
        "stock": reference.stock,
        "open": reference.open,
        "discards": reference.discards,
        "seat": reference.seat,
        "roll": reference.roll,
        "out": reference.out,
        "chance": reference.chance.state,
        "ending": reference.ending or None,
        "winner": reference.winner,
    }
