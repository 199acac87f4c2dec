# SPDX-License-Identifier: MIT
"""Balance figures: right, and the same however many processes play the games."""

import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from sequence_desktop.engine.board import Board, cells_in
from sequence_desktop.engine.errors import Fault
from sequence_desktop.engine.game import Game
from sequence_desktop.engine.rules import Rules
from sequence_desktop.lab.games import Cancelled
from sequence_desktop.lab.simulate import simulate
from sequence_desktop.lab.tally import CardFigures, direction
from sequence_desktop.storage import json_text
from sequence_desktop.workshop.report import Report, board_report
from sequence_desktop.workshop.report_text import to_json, to_text, verdict
from tests.workshop.made import presets, shipped

GAMES = 12


def rules(name: str) -> Rules:
    return next(each for each in presets() if each.id == name)


def report(
    board: str = "spiral", game: str = "sequence", games: int = GAMES, workers: int = 1
) -> Report:
    return board_report(shipped(board), rules(game), games, 5, level="random", workers=workers)


@pytest.fixture(scope="module")
def spiral() -> Report:
    return report()


def test_two_processes_make_the_same_report_as_one(spiral: Report) -> None:
    other = report(workers=2)
    assert other == spiral
    assert json_text.write(to_json(other)).encode() == json_text.write(to_json(spiral)).encode()
    assert to_text(other) == to_text(spiral)


def test_the_figures_are_those_of_the_games(spiral: Report) -> None:
    """Against `simulate`, which plays the same games, counted here in the plainest way."""
    played: list[Game] = []
    summary = simulate(
        rules("sequence"),
        shipped("spiral"),
        2,
        2,
        ["random", "random"],
        GAMES,
        5,
        lambda _, game: played.append(game),
    )
    assert summary.lengths == spiral.lengths
    assert (summary.games, summary.draws) == (spiral.games, spiral.draws)
    assert spiral.mean_length == pytest.approx(summary.mean_length)
    assert spiral.median_length == sorted(len(game.moves) for game in played)[(GAMES - 1) // 2]
    assert dict(summary.endings) == spiral.endings
    first, heat = 0, [0] * 100
    for game in played:
        outcome = game.outcome()
        assert outcome is not None
        if outcome.winner is None:
            continue
        first += outcome.winner == game.setup.side_of[game.at(0).seat]
        rows = game.position.rows_of(outcome.winner)
        for cell in {cell for row in rows for cell in cells_in(row)}:
            heat[cell] += 1
    assert spiral.first_wins == first
    assert list(spiral.heat) == heat
    assert spiral.windows == {"across": 60, "down": 60, "falling": 36, "rising": 36}


def test_cards_are_counted_by_the_chips_put_with_them(spiral: Report) -> None:
    cards = {card.token: card for card in spiral.cards}
    assert set(cards) <= {*shipped("spiral").tokens, "JD", "JC"}
    for card in spiral.cards:
        assert 0 <= card.in_rows <= card.won <= card.played
    assert [c.share for c in spiral.cards] == sorted((c.share for c in spiral.cards), reverse=True)
    wide = board_report(shipped("dice"), rules("sequence_dice"), 8, 1, level="random", workers=1)
    often = [card.token for card in wide.cards if card.played >= 10]
    assert [card.token for card in wide.best] == often[:5]
    assert {card.token for card in wide.hardest} <= set(often[5:])
    assert [c.share for c in wide.hardest] == sorted(c.share for c in wide.hardest)


def test_rows_by_direction() -> None:
    for cells, way in (
        ((0, 1, 2), "across"),
        ((0, 10, 20), "down"),
        ((0, 11, 22), "falling"),
        ((2, 11, 20), "rising"),
        ((0, 1, 10, 11), "shape"),
        ((4,), "shape"),
    ):
        assert direction(sum(1 << cell for cell in cells), 10) == way


def test_games_of_teams_and_games_without_a_winner() -> None:
    teams = board_report(
        shipped("spiral"), rules("sequence"), 3, 2, level="random", players=6, sides=3, workers=1
    )
    assert teams.sides == 3
    assert teams.fair_share == pytest.approx(1 / 3)
    assert "--players 6 --sides 3" in teams.command
    nobody = Report(
        **{f: getattr(teams, f) for f in Report.__slots__ if f not in ("decided", "first_wins")},
        decided=0,
        first_wins=0,
    )
    assert (nobody.first_share, nobody.first_interval, nobody.draws) == (0.0, (0.0, 1.0), 3)
    assert "0 of 0 decided games" in to_text(nobody)


def test_patterns_that_win_are_counted_too() -> None:
    """Open draft is won by the centre as well, which is no row."""
    found = report(game="open_draft", games=30)
    won = found.endings["pattern"]
    assert won > 0
    assert found.directions["shape"] == won
    assert found.windows["shape"] == 0
    assert min(found.heat[cell] for cell in (44, 45, 54, 55)) >= won


def test_what_the_text_says(spiral: Report) -> None:
    lines = to_text(spiral).splitlines()
    assert lines[0] == "Spiral, 10 by 10, rules sequence"
    assert lines[1] == "12 games of 2 random players in 2 sides, seed 5"
    assert lines[2] == (
        "again: sequence-desktop boards report spiral"
        " --rules sequence --level random --games 12 --seed 5"
    )
    low, high = spiral.first_interval
    assert lines[4].endswith(f"({low:.1%} to {high:.1%})")
    assert lines[5].strip() == "fair is 50.0%: no difference is proved"
    assert "possible     across 31%, down 31%, falling 19%, rising 19%" in lines
    table = lines[lines.index("       a   b   c   d   e   f   g   h   i   j") + 1 :][:10]
    shown = [[int(word) for word in line.split()[1:]] for line in table]
    assert shown[0][0] == round(100 * spiral.heat[0] / spiral.decided)
    assert all(len(line) <= 120 for line in lines)


def test_what_is_proved_about_who_begins(spiral: Report) -> None:
    def after(wins: int, games: int) -> str:
        kept = {f: getattr(spiral, f) for f in Report.__slots__}
        return verdict(Report(**(kept | {"first_wins": wins, "decided": games, "games": games})))

    assert after(60, 100) == "to begin seems to be an advantage"
    assert after(40, 100) == "to begin seems to be a disadvantage"
    assert after(55, 100) == "no difference is proved"


def test_progress_counts_every_game() -> None:
    seen: list[tuple[int, int]] = []
    board_report(
        shipped("dice"),
        rules("sequence_dice"),
        5,
        level="random",
        workers=2,
        progress=lambda done, games: seen.append((done, games)),
    )
    assert seen == [(n, 5) for n in range(1, 6)]


@pytest.mark.parametrize("workers", [1, 2])
def test_cancelling(workers: int) -> None:
    done = 0

    def progress(count: int, _games: int) -> None:
        nonlocal done
        done = count

    with pytest.raises(Cancelled):
        board_report(
            shipped("spiral"),
            rules("sequence"),
            100_000,
            level="random",
            workers=workers,
            progress=progress,
            cancel=lambda: done >= 3,
        )
    assert 3 <= done < 100


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda: report("dice"), "has no cell on the board"),
        (lambda: board_report(shipped("spiral"), rules("sequence"), 1, players=5), "5 players in"),
        (
            lambda: board_report(shipped("spiral"), rules("sequence"), 1, level="nobody"),
            "no computer player 'nobody'",
        ),
    ],
)
def test_what_does_not_fit(change: Callable[[], Report], why: str) -> None:
    with pytest.raises(Fault, match=why):
        change()


def test_no_games() -> None:
    with pytest.raises(ValueError, match="at least one game"):
        report(games=0)


def test_a_board_without_a_name_of_its_own() -> None:
    rows = tuple(tuple(row) for row in shipped("dice").rows)
    bare = board_report(
        Board(rows, deck="dice"), rules("sequence_dice"), 2, level="random", workers=1
    )
    assert "boards report FILE --rules sequence_dice" in bare.command
    assert to_text(bare).startswith("FILE, 6 by 6")


def test_a_card_that_was_never_played() -> None:
    card = CardFigures("4S", 0, 0, 0)
    assert (card.share, card.win_rate) == (0.0, 0.0)


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks for processes in /proc")
def test_no_worker_outlives_a_program_that_is_killed(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "sequence_desktop", "boards", "report", "spiral"]
    command += ["--level", "random", "--games", "1000000", "--workers", "2"]
    with subprocess.Popen(command, cwd=Path(__file__).parents[2]) as program:
        workers = _eventually(lambda: _alive(_children(program.pid)), 2)
        program.kill()
    assert len(workers) >= 2
    assert _eventually(lambda: _alive(workers), 0) == []


def _children(pid: int) -> list[int]:
    try:
        text = Path(f"/proc/{pid}/task/{pid}/children").read_text()
    except OSError:
        return []
    return [int(word) for word in text.split()]


def _alive(pids: list[int]) -> list[int]:
    found = []
    for pid in pids:
        try:
            state = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0]
        except OSError:
            continue
        if state != "Z":
            found.append(pid)
    return found


def _eventually(look: Callable[[], list[int]], count: int) -> list[int]:
    """What is seen as soon as there are so many (or none), or after a long while."""
    end = time.monotonic() + 60
    while True:
        found = look()
        if (len(found) >= count if count else not found) or time.monotonic() > end:
            return found
        time.sleep(0.05)


def test_the_processes_of_this_machine_are_used_by_default() -> None:
    assert board_report(
        shipped("dice"), rules("sequence_dice"), 4, 9, level="random"
    ) == board_report(shipped("dice"), rules("sequence_dice"), 4, 9, level="random", workers=1)
