# SPDX-License-Identifier: MIT
"""Hints and chances: legal, honest, the same again, and worth reading."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings

from sequence_desktop.engine.rng import Random
from sequence_desktop.engine.view import PlayerView, view_of
from sequence_desktop.players import make_player
from sequence_desktop.players.advice import MOST, Advice, Chances, advise, chances
from sequence_desktop.players.habits import Foresight
from sequence_desktop.players.reasons import Why
from sequence_desktop.players.share import Share
from sequence_desktop.players.thinker import Thinker
from tests.engine.odd_rules import OddGame, odd_games
from tests.players.games import asked, otherwise_dealt, some_way_into
from tests.players.tables import position_of, preset_names, rules_of, seen


def at_once(_done: int, _all: int) -> bool:
    """A watch that never lets work go on."""
    return False


def briefly(done: int, _all: int) -> bool:
    """A watch that lets a little work be done."""
    return done < 30


@pytest.mark.parametrize("plies", [5, 26])
@pytest.mark.parametrize("preset", preset_names())
def test_what_is_hidden_changes_neither_hint_nor_chance(preset: str, plies: int) -> None:
    counts = rules_of(preset).player_counts
    game = some_way_into(preset, counts[plies % len(counts)], plies, seed=plies)
    seat = asked(game)
    asking: tuple[int | None, ...] = (seat, (seat + 1) % game.setup.players, None)

    for turn in range(2):
        for who in asking:
            # An onlooker sees no hand at all: every card but one seat's is shuffled twice.
            other = otherwise_dealt(game.position, seat if who is None else who, Random(turn))
            if who is None:
                other = otherwise_dealt(other, asking[1] or 0, Random(turn))
            view = view_of(other, who, game.moves)
            assert chances(view, 3, briefly) == chances(game.view(who), 3, briefly)
            if who == seat and game.outcome() is None:
                assert advise(view, 3, briefly) == advise(game.view(who), 3, briefly)


def test_a_whole_hint_is_the_same_whatever_is_hidden() -> None:
    game = some_way_into("sequence", 2, 17, seed=2)
    seat = game.position.seat
    other = otherwise_dealt(game.position, seat, Random(1))

    assert advise(view_of(other, seat, game.moves)) == advise(game.view(seat))


@pytest.mark.parametrize("preset", preset_names())
def test_advice_is_legal_and_says_why_in_every_game(preset: str) -> None:
    rules = rules_of(preset)
    for players in {rules.player_counts[0], rules.player_counts[-1]}:
        game = some_way_into(preset, players, 0, seed=players)
        while game.outcome() is None and len(game.moves) < 40:
            view = game.view(asked(game))
            if len(game.moves) % 4 < 3:  # a choice of all that comes
                game.play(make_player("casual", players).choose(view))
                continue
            hint = advise(view, watch=at_once)
            moves = game.position.late_draws() or view.legal_moves()
            assert 1 <= len(hint.moves) <= MOST
            for advised in hint.moves:
                assert advised.move in moves
                assert advised.reasons
                assert 0 <= advised.share.low <= advised.share.chance <= advised.share.high <= 1
            assert Advice.from_json(json.loads(json.dumps(hint.to_json()))) == hint
            standing = chances(view, watch=at_once)
            assert sum(side.chance for side in standing.sides) == pytest.approx(1, abs=1e-3)
            assert Chances.from_json(json.loads(json.dumps(standing.to_json()))) == standing
            game.play(make_player("casual", players).choose(view))


@settings(max_examples=15)
@given(odd=odd_games(talk=True))
def test_odd_rules_are_no_trouble(odd: OddGame) -> None:
    game = odd.game()
    for number in range(40):
        if game.outcome() is not None:
            break
        view = game.view(asked(game))
        if number % 5 == 4:
            assert advise(view, watch=at_once).moves[0].reasons
            assert len(chances(game.view(None), watch=at_once).sides) == game.setup.sides
        game.play(make_player("newcomer", odd.seed).choose(view))


def test_the_best_move_is_the_one_that_the_strongest_level_would_name() -> None:
    position = position_of({"players": 3, "hands": ["2S 5H KD", "?", "?"]}, {"B": "a5 b5 c5 d5"})
    best = advise(seen(position)).moves[0]

    assert str(best.move) == "5H@e5"
    blocks = next(reason for reason in best.reasons if reason.kind is Why.BLOCKS)
    assert (blocks.side, blocks.amount, blocks.of, blocks.held) == (1, 4, 5, 1)
    assert blocks.cells == ("a5", "b5", "c5", "d5")
    assert blocks.lines == ("a5-e5",)


def test_a_win_is_certain_and_alone() -> None:
    position = position_of({"players": 3, "hands": ["5H 2S KD", "?", "?"]}, {"A": "a5 b5 c5 d5"})
    (only,) = advise(seen(position)).moves

    assert str(only.move) == "5H@e5"
    assert only.share == Share.sure(1.0)
    assert only.reasons[0].kind is Why.WINS
    assert only.reasons[0].lines == ("a5-e5",)


def test_chances_follow_what_lies_on_the_board() -> None:
    hands = {"hands": ["2S KD 3D", "? ? ?"], "claimed": {"A": ["a5-e5"]}}
    ahead = position_of(hands, {"A": "a5 b5 c5 d5 e5 b8 c8 d8", "B": "c2"})
    even = position_of({"hands": ["2S KD 3D", "? ? ?"]}, {"A": "b8", "B": "c2"})

    for seat in (0, 1, None):
        assert chances(PlayerView(ahead, seat)).sides[0].low > 0.6
    assert 0.3 < chances(seen(even)).sides[0].chance < 0.7


def test_the_end_is_certain_for_everybody() -> None:
    game = some_way_into("junior", 2, 200, seed=3)
    outcome = game.outcome()
    assert outcome is not None

    for seat in (0, 1, None):
        standing = chances(game.view(seat)).sides
        assert [side.chance for side in standing] == [
            float(side == outcome.winner) for side in (0, 1)
        ]
        assert all(side.tries == 0 for side in standing)


def test_chances_can_be_had_while_others_are_to_move() -> None:
    game = some_way_into("sequence", 3, 20, seed=1)
    for seat in range(3):
        standing = chances(game.view(seat)).sides
        assert sum(side.chance for side in standing) == pytest.approx(1, abs=1e-3)
        assert all(side.tries for side in standing)


def test_nobody_is_advised_out_of_turn() -> None:
    game = some_way_into("sequence", 2, 4, seed=1)
    with pytest.raises(ValueError, match="turn"):
        advise(game.view(1 - game.position.seat))


def test_more_play_outs_make_one_surer() -> None:
    few, many = Share.of(6, 5, 10), Share.of(600, 500, 1000)

    assert few.chance == many.chance == 0.6
    assert few.low < many.low < 0.6 < many.high < few.high


def test_a_watch_sees_the_work_grow() -> None:
    game = some_way_into("sequence", 2, 11, seed=1)
    told: list[tuple[int, int]] = []

    def watch(done: int, whole: int) -> bool:
        told.append((done, whole))
        return len(told) < 5

    stopped = advise(game.view(game.position.seat), watch=watch)

    assert stopped.moves
    assert [done for done, _ in told] == sorted(done for done, _ in told)
    assert len(told) < 5 + MOST + 1  # each move that is told still gets a try


@pytest.mark.parametrize("seed", range(4))
def test_the_best_move_has_the_best_chance(seed: int) -> None:
    game = some_way_into("sequence", 2, 20 + seed, seed)
    told = [advised.share.chance for advised in advise(game.view(game.position.seat)).moves]
    assert len(told) > 1
    assert told == sorted(told, reverse=True)


@pytest.mark.parametrize("trust", [1, 100, 10_000])
def test_the_policys_opinion_makes_no_chance_surer(trust: int) -> None:
    """However much it is trusted, a few play-outs leave the doubt that they leave."""
    view = some_way_into("sequence", 2, 20, 1).view(0)
    # Half of the candidates are tried where the core is interpreted.
    few = Foresight(playouts=60, candidates=2 * MOST, shown=MOST, trust=trust)
    shares = [thought.share for thought in Thinker(3, foresight=few).thoughts(view)]
    told = [share for share in shares[:MOST] if share is not None]

    assert len(told) == MOST
    assert all(share.tries <= 60 for share in told)
    assert all(share.low <= share.chance <= share.high for share in told)
    assert min(share.high - share.low for share in told) > 0.05
    assert [share.chance for share in told] == sorted((s.chance for s in told), reverse=True)
