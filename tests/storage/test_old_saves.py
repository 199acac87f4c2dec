# SPDX-License-Identifier: MIT
"""Games saved by every version of the format ever released; they must open for ever, unchanged.

A file in `tests/saves/vN` is never written again once that version has been released.
"""

from pathlib import Path

import pytest

from sequence_desktop.storage.games import VERSION, Mark, SavedMatch, Seat, load_game, save_game

SAVES = Path(__file__).parent.parent / "saves"
FILES = sorted(SAVES.glob("v*/*"))


def test_every_version_is_here() -> None:
    assert {file.parent.name for file in FILES} == {f"v{n}" for n in range(1, VERSION + 1)}


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_it_opens_and_is_saved_in_the_present_form(file: Path, tmp_path: Path) -> None:
    old = load_game(file)
    save_game(old, tmp_path / "again")
    new = load_game(tmp_path / "again")
    assert new.game.to_json() == old.game.to_json()
    assert new.game.positions == old.game.positions
    assert (new.seats, new.marks, new.match) == (old.seats, old.marks, old.match)


def test_a_game_that_was_won() -> None:
    saved = load_game(SAVES / "v1" / "sequence_won.seqgame")
    end = saved.game.position
    assert (saved.seats[0], saved.program) == (Seat("Ann", "human", "casual", 0), "0.1.0")
    assert saved.marks == (Mark(10, "the first row begins"),)
    assert (len(saved.game.moves), saved.game.undone) == (30, ())
    assert [end.setup.board.row_name(row) for row in end.rows[1]] == ["g3-c7", "b5-b9"]
    outcome = saved.game.outcome()
    assert outcome is not None
    assert (outcome.winner, outcome.ending.value) == (1, "rows")


def test_a_game_that_goes_on() -> None:
    saved = load_game(SAVES / "v1" / "one_eyed_jack_running.seqgame")
    game = saved.game
    assert [seat.name for seat in saved.seats] == ["Åsa ♥", "Computer 2", "李", "Computer 4"]
    assert game.outcome() is None
    assert (len(game.moves), [str(move) for move in game.undone]) == (
        56,
        ["TS@b1", "TH@j2", "JS-c8", "JS-g9"],
    )
    assert (game.position.seat, game.redo(4).seat) == (1, 1)
    assert sum(chips.bit_count() for chips in game.position.chips) == 51


def test_a_deal_of_a_match() -> None:
    saved = load_game(SAVES / "v1" / "quinto_match.seqgame")
    assert saved.match == SavedMatch((180, 95), 2, 77)
    assert saved.game.setup.rules.scoring.target == 500
    assert (len(saved.game.moves), len(saved.game.undone)) == (15, 2)
