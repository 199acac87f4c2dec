# SPDX-License-Identifier: MIT
"""Many games: the same everywhere, counted right, and played from views only."""

from collections import Counter
from pathlib import Path

import pytest

from sequence_desktop.engine.board import Board
from sequence_desktop.engine.errors import BadRules, Fault
from sequence_desktop.engine.game import Game
from sequence_desktop.engine.moves import Move
from sequence_desktop.engine.rules import Rules
from sequence_desktop.engine.samples import small_game
from sequence_desktop.engine.view import PlayerView
from sequence_desktop.lab.games import play_out
from sequence_desktop.lab.simulate import Summary, simulate
from sequence_desktop.players.share import wilson
from sequence_desktop.storage import boards, rules
from sequence_desktop.storage.home import Home

HOME = Home.at(Path("nowhere"))
LEVEL = "random"


def preset(name: str) -> tuple[Rules, Board]:
    """A preset and its usual board."""
    found = rules.library(HOME).load(name)
    return found, boards.library(HOME).load(found.board.layout)


def some_games(games: int = 12, seed: int = 1, **kept: list[Game]) -> Summary:
    game, board = preset("sequence")
    collect = kept.get("into")
    each = None if collect is None else lambda _, played: collect.append(played)
    return simulate(game, board, 2, 2, [LEVEL, LEVEL], games, seed, each)


def test_the_same_seed_gives_the_same_games() -> None:
    once: list[Game] = []
    again: list[Game] = []
    other: list[Game] = []
    assert some_games(3, into=once) == some_games(3, into=again)
    some_games(3, seed=2, into=other)
    assert [game.moves for game in once] == [game.moves for game in again]
    assert [game.moves for game in once] != [game.moves for game in other]
    assert len({game.moves for game in once}) == 3


def test_more_games_begin_with_the_same_ones() -> None:
    few: list[Game] = []
    more: list[Game] = []
    some_games(5, into=few)
    some_games(9, into=more)
    assert [game.moves for game in few] == [game.moves for game in more[:5]]


def test_every_game_is_counted_once() -> None:
    kept: list[Game] = []
    summary = some_games(12, into=kept)
    assert summary.games == 12 == len(kept)
    assert sum(summary.wins) + summary.draws == 12
    assert sum(count for _, count in summary.endings) == 12
    assert summary.lengths == Counter(len(game.moves) for game in kept)
    winners = [outcome.winner for game in kept if (outcome := game.outcome())]
    assert summary.wins == tuple(winners.count(side) for side in (0, 1))
    assert summary.mean_length == sum(len(game.moves) for game in kept) / 12


@pytest.mark.parametrize("name", sorted(rules.library(HOME).load_all()[0]))
def test_every_preset_is_played_to_its_end(name: str) -> None:
    game, board = preset(name)
    players = game.player_counts[-1]
    sides = game.sides_for(players)[0]
    summary = simulate(game, board, players, sides, [LEVEL] * players, 1, 3)
    assert summary.games == 1


def test_the_summary_as_json() -> None:
    summary = some_games(8)
    data = summary.to_json()
    assert (data["rules"], data["board"], data["players"]) == ("sequence", "spiral", 2)
    sides = data["sides"]
    assert isinstance(sides, list)
    assert [side["side"] for side in sides] == ["A", "B"]
    for number, side in enumerate(sides):
        low, high = side["interval"]
        assert low <= side["share"] <= high
        assert side["wins"] == summary.wins[number]


def test_players_see_views_of_their_own_seat_only() -> None:
    class Onlooker:
        name = "onlooker"

        def __init__(self, seat: int) -> None:
            self.seat = seat

        def choose(self, view: PlayerView) -> Move:
            assert view.seat == self.seat
            assert set(view.position.stock) <= {"?"}
            assert set(view.position.hands[1 - self.seat]) == {"?"}
            return next(iter(view.legal_moves()))

    game = small_game()
    assert play_out(game, [Onlooker(0), Onlooker(1)]) == game.outcome()


def test_an_unknown_level() -> None:
    game, board = preset("sequence")
    with pytest.raises(Fault, match="nobody"):
        simulate(game, board, 2, 2, [LEVEL, "nobody"], 1, 1)


def test_what_does_not_fit() -> None:
    game, board = preset("sequence")
    with pytest.raises(BadRules):
        simulate(game, board, 5, 2, [LEVEL] * 5, 1, 1)
    for seats, games in (([LEVEL], 1), ([LEVEL] * 2, 0)):
        with pytest.raises(ValueError, match="a level for each player"):
            simulate(game, board, 2, 2, seats, games, 1)


def test_wilsons_interval() -> None:
    """Against the values printed by statistics packages."""
    for hits, trials, low, high in (
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (1, 1, 0.2065, 1),
    ):
        assert wilson(hits, trials) == pytest.approx((low, high), abs=5e-5)
