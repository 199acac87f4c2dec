# SPDX-License-Identifier: MIT
"""The commands `hint` and `review`: what they say, of whom, and what they keep to themselves."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from sequence_desktop.cli.words import because, signed
from sequence_desktop.engine.game import Game
from sequence_desktop.players.advice import advise, chances
from sequence_desktop.players.motives import reasons_for
from sequence_desktop.players.reasons import Reason, Why
from sequence_desktop.players.record import record_of
from sequence_desktop.players.review import review
from sequence_desktop.storage.games import SavedGame, Seat, save_game
from tests.players.games import asked, some_way_into
from tests.players.tables import preset_names, rules_of
from tests.test_cli import complaint, run

PEOPLE = (Seat("Ann"), Seat("Bo"))
MIXED = (Seat("Ann"), Seat("Computer", "computer", "expert"))


def kept(folder: Path, game: Game, seats: tuple[Seat, ...] = ()) -> Path:
    """The game in a file."""
    path = folder / "a game.seqgame"
    save_game(SavedGame(game, seats), path)
    return path


@pytest.fixture(scope="module")
def finished() -> Game:
    return some_way_into("junior", 2, 200, seed=1)


def under_way(seat: int) -> Game:
    """A game in which this seat is to move."""
    return next(
        game
        for seed in range(9)
        if (game := some_way_into("junior", 2, 4, seed=seed)).position.seat == seat
    )


def test_a_hint_says_what_is_best_and_why(tmp_path: Path) -> None:
    game = under_way(0)
    path = kept(tmp_path, game, PEOPLE)
    hint = advise(game.view(0))
    text = run("hint", path)

    assert "seat 0 (Ann, side A)" in text.splitlines()[0]
    assert f"1. {hint.moves[0].move}: " in text
    for line in signed(hint.moves[0].reasons):
        assert line in text
    facts = json.loads(run("hint", path, "--json"))
    assert facts == {
        "seat": 0,
        "ply": 4,
        "chances": chances(game.view(0)).to_json()["sides"],
        **hint.to_json(),
    }
    assert run("hint", path, "--seat", "0") == text


def test_a_review_tells_the_parts_and_the_turns(tmp_path: Path, finished: Game) -> None:
    path = kept(tmp_path, finished, MIXED)
    found = review(record_of(finished, 0))
    text = run("review", path)

    assert "seen from seat 0 (Ann, side A)" in text
    assert text.count("Turning point ") == len(found.points)
    assert len(text.rpartition("played\n")[2].splitlines()) == len(found.turns)
    assert json.loads(run("review", path, "--json")) == found.to_json()
    assert "seat 1 (Computer, side B)" in run("review", path, "--seat", "1")


@pytest.mark.parametrize("command", ["hint", "review"])
def test_nobody_is_helped_in_a_rated_game(tmp_path: Path, finished: Game, command: str) -> None:
    path = kept(tmp_path, under_way(0), MIXED)
    assert run(command, path, "--seat", "0")
    save_game(SavedGame(under_way(0), MIXED, rated=True), path)
    for seat in ((), ("--seat", "0")):
        assert "counts for a rating" in complaint(command, path, *seat, code=2)
    save_game(SavedGame(finished, MIXED, rated=True), path)
    assert "seen from seat 0" in run("review", path)


def test_no_hidden_card_is_told(tmp_path: Path) -> None:
    """Of a game that goes on, the seat of a computer tells nothing."""
    path = kept(tmp_path, under_way(1), MIXED)

    assert "nobody's to see" in complaint("hint", path, code=2)
    assert "nobody may see" in complaint("hint", path, "--seat", "1", code=2)
    assert "nobody may see" in complaint("review", path, "--seat", "1", code=2)
    assert "seen from seat 0" in run("review", path)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["hint", "--seat", "1"], "seat 1 has nothing to do in"),
        (["hint", "--seat", "2"], "has no seat 2; use 0 to 1"),
        (["hint", "--seat", "x"], "'x' is not a whole number"),
        (["review"], "--seat with 0, 1"),
        (["review", "--seat", "5"], "has no seat 5; use 0 to 1"),
        (["review", "--seat", "99"], "use a whole number from 0 to 11"),
    ],
)
def test_wrong_seats_are_told(tmp_path: Path, words: list[str], said: str) -> None:
    path = kept(tmp_path, under_way(0), PEOPLE)

    assert said in complaint(words[0], path, *words[1:], code=2)


def test_a_game_that_is_over_or_damaged_gives_no_hint(tmp_path: Path, finished: Game) -> None:
    assert "is over" in complaint("hint", kept(tmp_path, finished), code=2)
    broken = tmp_path / "broken.seqgame"
    broken.write_text("{")
    for command in ("hint", "review"):
        assert "broken.seqgame" in complaint(command, broken, code=1)
        assert "nowhere" in complaint(command, tmp_path / "nowhere.seqgame", code=1)


def test_where_only_computers_play_one_waits_for_the_end(tmp_path: Path) -> None:
    seats = (Seat("One", "computer", "expert"), Seat("Two", "computer", "expert"))

    assert "only computers" in complaint("review", kept(tmp_path, under_way(0), seats), code=2)


def reasons_everywhere() -> Iterator[Reason]:
    """The reasons for all moves of some games of every preset."""
    for preset in preset_names():
        for plies in (3, 18):
            game = some_way_into(preset, rules_of(preset).player_counts[0], plies, seed=plies)
            if game.outcome() is None:
                view = game.view(asked(game))
                for move in game.position.late_draws() or view.legal_moves():
                    yield from reasons_for(view, move)


def test_every_reason_can_be_said() -> None:
    said: dict[Why, str] = {}
    for reason in reasons_everywhere():
        said[reason.kind] = because(reason)
        assert said[reason.kind]
        assert "  " not in said[reason.kind]
    assert len(said) > 15
    for kind in Why:
        assert because(Reason(kind, cells=("a1", "a2"), lines=("a1-a5",), card="4S", side=1))
