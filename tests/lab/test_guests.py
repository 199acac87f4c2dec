# SPDX-License-Identifier: MIT
"""Players by others: they play, and whatever they do wrong stops nothing and is counted."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from sequence_desktop.engine.errors import Fault
from sequence_desktop.engine.game import Game
from sequence_desktop.engine.moves import Move
from sequence_desktop.lab.games import Job, Playing, Table, Trial, Work, play_out
from sequence_desktop.lab.guests import PATIENCE, Guest
from sequence_desktop.players import make_player, packages
from sequence_desktop.players.outside import NoAnswer, Outside
from tests.lab.bots import ROOT, bot, documented
from tests.players.tables import board_of, rules_of

SEQUENCE = rules_of("sequence")
TABLE = Table(SEQUENCE, board_of(SEQUENCE), 2, 2)


def play(guest: Guest, other: str = "random") -> Trial:
    """A game of a guest against another."""
    playing = Playing(Work((TABLE,), (guest,)))
    try:
        return playing.play(Job(0, 0, 0, 0, (guest.name, other), (1, 2, 3)))
    finally:
        playing.close()


def test_a_guest_plays_its_own_moves(tmp_path: Path) -> None:
    trial = play(bot(tmp_path, "good"))
    game = Game.new(TABLE.rules, TABLE.board, 2, 2, seed=1)
    for text, seat in zip(trial.moves, trial.movers, strict=True):
        if seat == 0:
            assert Move.parse(text) == game.position.legal_moves()[0]
        game.play(text)
    assert trial.troubles == ()
    assert game.outcome() is not None


def test_a_guest_that_speaks_of_other_things_too(tmp_path: Path) -> None:
    assert play(bot(tmp_path, "chatty")).troubles == ()


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("crashing", "crashed"),
        ("hanging", "late"),
        ("cheating", "illegal"),
        ("mumbling", "illegal"),
        ("silent", "illegal"),
    ],
)
def test_what_a_guest_does_wrong_is_counted(
    tmp_path: Path, name: str, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sequence_desktop.players.outside._TO_START_S", 0.5)
    trial = play(bot(tmp_path, name, seconds=0.2 if name == "hanging" else 30.0))
    assert {what: often for _, what, often in trial.troubles} == {
        kind: PATIENCE,
        "gave up": 1,
    }
    assert {seat for seat, _, _ in trial.troubles} == {0}


def test_a_program_that_is_not_there() -> None:
    trial = play(Guest("nobody", ("/nowhere/at/all",)))
    assert (0, "crashed", PATIENCE) in trial.troubles


def test_the_program_of_the_documentation(tmp_path: Path) -> None:
    path = tmp_path / "neighbour.py"
    path.write_text(documented(needs="sys.stdin"), encoding="utf-8")
    trial = play(Guest("mine", (sys.executable, str(path)), 30.0))
    assert trial.troubles == ()
    assert trial == play(Guest("mine", (sys.executable, str(path)), 30.0))


def test_both_players_of_the_documentation_are_short_and_play_alike(tmp_path: Path) -> None:
    source = documented(needs="class Neighbour")
    program = documented(needs="sys.stdin")
    assert max(len(source.strip().splitlines()), len(program.strip().splitlines())) <= 22
    made: dict[str, Any] = {}
    exec(source, made)
    path = tmp_path / "neighbour.py"
    path.write_text(program, encoding="utf-8")
    game = Game.new(TABLE.rules, TABLE.board, 2, 2, seed=5)
    outside = Outside([sys.executable, str(path)], 30.0)
    play_out(game, [made["Neighbour"](1), make_player("random", 2)])
    try:
        for ply, (position, move) in enumerate(zip(game.positions, game.moves, strict=False)):
            if position.seat == 0:
                view = game.view(0, ply)
                assert outside.ask(view, view.legal_moves(), 1) == move
    finally:
        outside.close()


@pytest.mark.skipif(shutil.which("node") is None, reason="needs Node.js")
def test_a_player_in_another_language(tmp_path: Path) -> None:
    path = tmp_path / "last.js"
    path.write_text(
        """
        require("readline").createInterface({ input: process.stdin }).on("line", (line) => {
          const { id, legal } = JSON.parse(line);
          console.log(JSON.stringify({ id, move: legal[legal.length - 1] }));
        });
        """,
        encoding="utf-8",
    )
    assert play(Guest("last", ("node", str(path)), 30.0)).troubles == ()


def test_a_guest_is_asked_again_after_it_was_late(tmp_path: Path) -> None:
    """It is ended, and the next question starts it anew."""
    path = tmp_path / "once.py"
    flag = tmp_path / "flag"
    path.write_text(
        "import json, os, sys, time\n"
        f"flag = {str(flag)!r}\n"
        "for line in sys.stdin:\n"
        "    request = json.loads(line)\n"
        "    if not os.path.exists(flag):\n"
        "        open(flag, 'w').close()\n"
        "        time.sleep(3600)\n"
        "    print(json.dumps({'id': request['id'], 'move': request['legal'][0]}), flush=True)\n",
        encoding="utf-8",
    )
    outside = Outside([sys.executable, str(path)], 5.0)
    view = Game.new(TABLE.rules, TABLE.board, 2, 2, seed=1, first=0).view(0)
    begun = time.monotonic()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sequence_desktop.players.outside._TO_START_S", 0.0)
        with pytest.raises(NoAnswer, match="late"):
            outside.ask(view, view.legal_moves(), 1)
    assert time.monotonic() - begun >= 5.0
    assert outside.ask(view, view.legal_moves(), 1) == next(iter(view.legal_moves()))
    outside.close()


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package that offers players, installed where this process and its children find it."""
    folder = tmp_path / "site"
    facts = folder / "my_package-1.0.dist-info"
    facts.mkdir(parents=True)
    source = documented(needs="class Neighbour")
    (folder / "my_package.py").write_text(
        source + "\n\ndef broken(seed):\n    raise RuntimeError('out of order')\n",
        encoding="utf-8",
    )
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: my-package\nVersion: 1.0\n")
    (facts / "entry_points.txt").write_text(
        "[sequence_desktop.players]\n"
        "Neighbour = my_package:Neighbour\nbroken = my_package:broken\nexpert = my_package:x\n"
    )
    monkeypatch.syspath_prepend(str(folder))
    known = os.environ.get("PYTHONPATH", "")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, (str(folder), known))))
    return folder


def test_a_player_of_another_package(package: Path) -> None:
    assert set(packages.packaged()) == {"Neighbour", "broken"}, "ours are not theirs"
    assert packages.make_packaged("Neighbour", 3).name == "neighbour"
    with pytest.raises(Fault, match=r"broken.*out of order"):
        packages.make_packaged("broken")
    with pytest.raises(Fault, match="no package"):
        packages.make_packaged("nobody")
    assert play(Guest("Neighbour", (), 30.0)).troubles == ()


def test_the_player_command_knows_packages(package: Path) -> None:
    game = Game.new(TABLE.rules, TABLE.board, 2, 2, seed=1, first=0)
    made: dict[str, Any] = {}
    exec(documented(needs="class Neighbour"), made)
    for name, code in (("Neighbour", 0), ("nobody", 1), ("broken", 1)):
        ended = subprocess.run(
            [sys.executable, "-m", "sequence_desktop", "player", name, "--packaged"],
            input=b"",
            capture_output=True,
            check=False,
            cwd=ROOT,
        )
        assert ended.returncode == code, ended.stderr
    assert made["Neighbour"](1).choose(game.view(0)) in game.position.legal_moves()
