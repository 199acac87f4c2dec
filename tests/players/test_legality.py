# SPDX-License-Identifier: MIT
"""Whatever the rules, every level plays legal moves, and goes on until the game is over."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sequence_desktop.engine.game import Game
from sequence_desktop.engine.moves import Kind, Move
from sequence_desktop.engine.rng import Random
from sequence_desktop.engine.state import Phase
from sequence_desktop.players import LEVELS, Player, make_player
from sequence_desktop.players.habits import Foresight
from sequence_desktop.players.thinker import Thinker
from tests.engine.odd_rules import OddGame, odd_games
from tests.players.tables import board_of, preset_names, rules_of

LONGEST = 4_000
"""More moves than any of these games takes."""


def next_move(game: Game, table: list[Player]) -> Move:
    """The move of whoever is asked next, checked against what that seat may do."""
    position = game.position
    late = position.late_draws()
    seat = position.seat if not late or late[0].seat is None else late[0].seat
    view = game.view(seat)
    move = table[seat].choose(view)
    assert move in (late or view.legal_moves()), (str(move), game.to_json())
    return move


@pytest.mark.parametrize("level", ["newcomer", "expert"])
@pytest.mark.parametrize("preset", preset_names())
def test_every_preset_is_played_to_its_end(preset: str, level: str) -> None:
    """The levels between differ in how much of each weakness they have."""
    rules = rules_of(preset)
    for players in rules.player_counts:
        for sides in rules.sides_for(players):
            game = Game.new(rules, board_of(rules), players, sides, seed=players + sides)
            table = [make_player(level, seat) for seat in range(players)]
            while game.outcome() is None:
                game.play(next_move(game, table))
                assert len(game.moves) < LONGEST


@pytest.mark.parametrize("preset", preset_names())
def test_every_level_plays_every_preset(preset: str) -> None:
    """Whoever asks for a move next, it is another level's turn to choose it."""
    rules = rules_of(preset)
    few = Foresight(playouts=20, candidates=4)
    for players in (rules.player_counts[0], rules.player_counts[-1]):
        game = Game.new(rules, board_of(rules), players, seed=players)
        while game.outcome() is None:
            level = list(LEVELS.values())[len(game.moves) % len(LEVELS)]
            chooser = Thinker(1, level.id, level.habits, level.foresight and few)
            game.play(next_move(game, [chooser] * players))
            assert len(game.moves) < LONGEST


@pytest.mark.parametrize("preset", preset_names())
def test_who_looks_ahead_plays_every_preset_to_its_end(preset: str) -> None:
    rules = rules_of(preset)
    players = rules.player_counts[0]
    game = Game.new(rules, board_of(rules), players, rules.sides_for(players)[0], seed=1)
    foresight = Foresight(playouts=60, candidates=4)
    table: list[Player] = [Thinker(0, foresight=foresight)]
    table += [make_player("expert", seat) for seat in range(1, players)]
    while game.outcome() is None:
        game.play(next_move(game, table))
        assert len(game.moves) < LONGEST


@settings(max_examples=60)
@given(odd=odd_games(talk=True), level=st.sampled_from(sorted(LEVELS)))
def test_odd_rules_are_no_trouble(odd: OddGame, level: str) -> None:
    """Calls for talking, which any seat may suffer, are strewn in."""
    game = odd.game()
    chance = Random(odd.seed)
    table = [make_player(level, seat) for seat in range(odd.players)]
    for _ in range(120):
        if game.outcome() is not None:
            break
        position = game.position
        if position.phase is Phase.PLAY and not chance.below(12):
            game.play(Move(Kind.TALK, seat=chance.below(odd.players)))
        else:
            game.play(next_move(game, table))
