# SPDX-License-Identifier: MIT
"""`replay --picture`, as people and scripts use it: every test runs the real command."""

from __future__ import annotations

from pathlib import Path

import pytest

from sequence_desktop.storage.games import SavedGame, Seat, save_game
from tests.players.games import some_way_into
from tests.without_display import run_without_display, size

SEATS = (Seat("Anna"), Seat("Robot", "computer", "casual", 1))


def replay(*arguments: str | Path, code: int = 0) -> tuple[str, str]:
    """Run the command; what it says on standard output and standard error."""
    return run_without_display("replay", *arguments, code=code)


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A saved game of nine moves that goes on."""
    path = tmp_path_factory.mktemp("running") / "running.seqgame"
    save_game(SavedGame(some_way_into("sequence", 2, 9, seed=3), SEATS), path)
    return path


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game."""
    path = tmp_path_factory.mktemp("finished") / "finished.seqgame"
    save_game(SavedGame(some_way_into("travel", 2, 900, seed=3)), path)
    return path


def test_a_moment_becomes_a_picture_without_a_display(running: Path, tmp_path: Path) -> None:
    path = tmp_path / "moment.png"
    assert replay(running, "--picture", path, "--after", "4", "--cell", "30") == (f"{path}\n", "")
    width, height = size(path)
    assert width == 324
    assert height > width
    other = tmp_path / "start.png"
    replay(running, "--picture", other, "--after", "0", "--cell", "30")
    assert other.read_bytes() != path.read_bytes()


def test_an_svg_and_a_finished_game_with_cards(finished: Path, tmp_path: Path) -> None:
    without, with_cards = tmp_path / "without.svg", tmp_path / "with.svg"
    replay(finished, "--picture", without)
    replay(finished, "--picture", with_cards, "--seat", "1")
    assert "<svg" in without.read_text("utf-8")
    assert without.read_text("utf-8") != with_cards.read_text("utf-8")


def test_all_moves_become_an_animation(running: Path, tmp_path: Path) -> None:
    path = tmp_path / "moves.gif"
    assert replay(running, "--picture", path, "--cell", "20") == (f"{path}\n", "")
    content = path.read_bytes()
    assert content.startswith(b"GIF89a")
    assert content.count(b"\x21\xf9\x04") >= 10


@pytest.mark.parametrize(
    ("options", "why"),
    [
        (("--seat", "0"), "--seat goes with --picture"),
        (("--after", "3"), "--after goes with --picture"),
        (("--picture", "x.png", "--json"), "--json goes without --picture"),
        (("--picture", "x.bmp"), "let the name end in"),
        (("--picture", "x.png", "--after", "10"), "the game has 9 moves"),
        (("--picture", "x.gif", "--after", "3"), "a .gif has all moves"),
        (("--picture", "x.png", "--seat", "0"), "as long as the game goes on"),
        (("--picture", "x.png", "--seat", "5"), "the seats are 0 to 1"),
    ],
)
def test_what_makes_no_sense_is_refused(running: Path, options: tuple[str, ...], why: str) -> None:
    _, said = replay(running, *options, code=2)
    assert why in said
    assert "Traceback" not in said


def test_a_place_that_is_not_there_is_told(running: Path, tmp_path: Path) -> None:
    _, said = replay(running, "--picture", tmp_path / "gone" / "x.png", code=1)
    assert "x.png: cannot be saved" in said
