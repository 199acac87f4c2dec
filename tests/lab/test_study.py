# SPDX-License-Identifier: MIT
"""Studies: games count once and in order, however they come."""

from __future__ import annotations

import random
import tracemalloc
from collections import Counter
from typing import Any

import pytest

from sequence_desktop.engine.errors import BadSave
from sequence_desktop.engine.game import Game
from sequence_desktop.lab.games import NOBODY, Job, Trial
from sequence_desktop.lab.sequential import State
from sequence_desktop.lab.study import Study
from sequence_desktop.lab.summary import Summary, summarise
from sequence_desktop.lab.summary_text import to_text
from tests.lab.plans import games_of, plan_of, summary_of


def test_the_order_in_which_games_come_is_no_matter() -> None:
    plan = plan_of({"games": 25}, {"seats": ["random", "newcomer"]})
    games = games_of(plan)
    told = set()
    for seed in range(4):
        study = Study(plan)
        shuffled = games[:]
        random.Random(seed).shuffle(shuffled)
        for job, trial in shuffled if seed else games:
            study.add(job.number, trial)
        assert study.complete
        told.add(to_text(summarise(study)))
    assert len(told) == 1


def test_what_is_missing_is_what_was_not_added() -> None:
    plan = plan_of({"games": 30}, {"games": 4})
    games = games_of(plan)
    study = Study(plan)
    for number in (0, 1, 3, 7, 33):
        study.add(number, games[number][1])
    assert (study.counted, study.done) == (2, 5)
    assert [job.number for job in study.missing()] == [
        n for n in range(34) if n not in (0, 1, 3, 7, 33)
    ]
    assert summarise(study).games == 2
    for number in (1, 7):
        with pytest.raises(BadSave, match="twice"):
            study.add(number, games[number][1])
    with pytest.raises(BadSave, match="no game 34"):
        study.add(34, games[0][1])


def test_the_figures_are_those_of_the_games() -> None:
    """Counted a second time, in the plainest way, from the games themselves."""
    plan = plan_of(rules="sequence", players=3, games=12)
    summary = summary_of(plan)
    (figures,) = summary.entries
    wins, turns, lengths, chips = Counter[int](), Counter[int](), Counter[int](), Counter[str]()
    for job, trial in games_of(plan):
        game = Game.new(
            plan.entries[0].table.rules, plan.entries[0].table.board, 3, 3, job.seeds[0]
        )
        begun = game.position.seat
        for text, mover in zip(trial.moves, trial.movers, strict=True):
            assert mover == game.position.seat
            game.play(text)
            if "@" in text:
                chips[text.partition("@")[0]] += 1
        outcome = game.outcome()
        assert outcome is not None
        lengths[len(game.moves)] += 1
        if outcome.winner is not None:
            assert trial.winner == outcome.winner
            wins[outcome.winner] += 1
            turns[(outcome.winner - begun) % 3] += 1
    assert figures.games == 12
    assert figures.wins == tuple(wins[side] for side in range(3))
    assert figures.by_turn == tuple(turns[place] for place in range(3))
    assert figures.lengths == dict(sorted(lengths.items()))
    assert {card.token: card.played for card in figures.cards} == chips


def test_a_summary_goes_to_json_and_back() -> None:
    for plan in (
        plan_of({"games": 9}, {"name": "m", "seats": ["random", "newcomer"]}, title="T"),
        plan_of(seats=["random", "newcomer"], games=60, test={"high": 300}),
        plan_of({}, {"name": "b"}, test={"of": "length"}, games=20),
    ):
        summary = summary_of(plan)
        again = Summary.from_json(summary.to_json())
        assert again.to_json() == summary.to_json()
        assert to_text(again) == to_text(summary)
    bad: list[Any] = [{}, [], {"format": "x"}, {**summary.to_json(), "entries": [{}]}]
    for nonsense in bad:
        with pytest.raises(BadSave, match="no summary"):
            Summary.from_json(nonsense)


def trial_of(winner: int, length: int = 4) -> Trial:
    """A game that never was: a side won it, or nobody."""
    return Trial(0, winner, "rows", (), ("=",) * length, (0,) * length)


def test_a_test_ends_the_games_with_the_deal_that_decides() -> None:
    plan = plan_of(seats=["expert", "random"], deals=500, test={"low": 0, "high": 100})
    study = Study(plan)
    numbers = [job.number for job in study.missing()]
    random.Random(1).shuffle(numbers)

    def outcome(number: int) -> Trial:
        turn = number % 2
        return trial_of((0 if number % 10 < 8 else 1) ^ turn)

    for number in sorted(numbers, key=lambda n: (n // 40, random.Random(n).random())):
        study.add(number, outcome(number))
    assert study.decided
    assert study.complete
    assert study.counted < 1000
    assert study.counted % 2 == 0
    assert list(study.missing()) == []
    ordered = Study(plan)
    for number in range(1000):
        ordered.add(number, outcome(number))
        if ordered.decided:
            break
    assert (ordered.counted, number + 1) == (study.counted, study.counted)
    assert summarise(ordered) == summarise(study)
    assert ordered.verdict is not None
    assert ordered.verdict.state is State.MORE
    said = to_text(summarise(study))
    assert "expert is stronger than random" in said
    assert f"decided after {study.counted // 2} deals" in said


def test_entries_are_compared_deal_by_deal() -> None:
    plan = plan_of({"name": "a"}, {"name": "b"}, deals=300, test={"of": "length", "high": 1})
    slots = list(plan.slots())
    assert [slot.entry for slot in slots[:4]] == [0, 1, 0, 1]
    study = Study(plan)
    for slot in slots:
        study.add(slot.number, trial_of(0, 9 + slot.deal % 3 - 2 * slot.entry))
        if study.decided:
            break
    assert study.decided
    assert "games take longer in 'a' than in 'b' (seen: +2.00 moves)" in to_text(summarise(study))


@pytest.mark.parametrize(
    ("favoured", "said"),
    [(0, "worth more in 'a' than in 'b'"), (1, "worth more in 'b' than in 'a'"), (2, "as much")],
)
def test_who_begins_is_compared_too(favoured: int, said: str) -> None:
    chance = random.Random(1)
    plan = plan_of({"name": "a"}, {"name": "b"}, deals=4000, test={"of": "first_side", "high": 0.1})
    study = Study(plan)
    for slot in plan.slots():
        often = 0.7 if slot.entry == favoured else 0.5
        study.add(slot.number, trial_of(0 if chance.random() < often else 1))
        if study.decided:
            break
    assert study.decided
    assert said in to_text(summarise(study))


def test_draws_give_a_part_to_each() -> None:
    plan = plan_of(seats=["expert", "random"], deals=10)
    study = Study(plan)
    for slot in plan.slots():
        study.add(slot.number, trial_of(NOBODY))
    (figures,) = summarise(study).entries
    assert figures.draws == 20
    assert [party.share for party in figures.parties] == [0.5, 0.5]
    assert [party.elo for party in figures.parties] == [0, 0]


def test_an_incomplete_summary_says_so() -> None:
    plan = plan_of(games=5)
    assert "games: 0 of 5, not yet complete" in to_text(summarise(Study(plan)))


def test_a_game_as_json() -> None:
    job, trial = games_of(plan_of(games=1))[0]
    assert isinstance(job, Job)
    assert Trial.from_json(trial.to_json()) == trial
    troubled = Trial(1, NOBODY, "stalemate", (), ("=",), (11,), ((0, "late", 2),))
    assert Trial.from_json(troubled.to_json()) == troubled
    for change in ({"first": None}, {"movers": "0"}, {"movers": "z"}, {"rows": 3}, {"moves": 1}):
        with pytest.raises(BadSave):
            Trial.from_json({**trial.to_json(), **change})


def test_memory_does_not_grow_with_the_games() -> None:
    """Not even a number is kept of each."""

    def peak(games: int) -> int:
        study = Study(plan_of(seats=["expert", "random"], deals=games // 2))
        tracemalloc.start()
        for slot in study.plan.slots():
            study.add(slot.number, trial_of(slot.number % 2, 30 + slot.number % 60))
        most = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        assert study.complete
        return most

    peak(6000)  # what is worked out once for a board is kept, and Python keeps some room ready
    assert peak(6000) < 30_000
