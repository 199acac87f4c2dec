# SPDX-License-Identifier: MIT
"""`sequence-desktop lab`: what it prints, writes and says."""

from __future__ import annotations

import csv
import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from xml.etree import ElementTree

import pytest

from sequence_desktop.lab.summary import Summary
from sequence_desktop.lab.summary_text import to_text
from tests.lab.bots import bot
from tests.lab.plans import data_of
from tests.test_cli import COMMAND, ROOT, complaint, run


@pytest.fixture
def plan(tmp_path: Path) -> Path:
    """A plan of two entries, in a file."""
    path = tmp_path / "plan.json"
    entries = ({"name": "one", "games": 30}, {"name": "other", "seats": ["random", "newcomer"]})
    path.write_text(
        json.dumps(data_of(*entries, title="A small plan", notes="With <notes> & all."))
    )
    return path


def test_a_run_prints_what_the_report_prints(plan: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.jsonl"
    told = run("lab", "run", plan, "--out", out, "--workers", "1")
    assert told.startswith("A small plan\ngames: 36\n")
    assert run("lab", "report", out) == told
    data = run("lab", "run", plan, "--out", out, "--workers", "1", "--json")
    assert run("lab", "report", out, "--json") == data
    assert to_text(Summary.from_json(json.loads(data))) == told


def test_results_lie_where_one_works_unless_told_otherwise(plan: Path, tmp_path: Path) -> None:
    subprocess.run(
        [*COMMAND, "lab", "run", str(plan), "--workers", "1", "--games", "2", "--seed", "5"],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        capture_output=True,
        check=True,
    )
    head, *games = (tmp_path / "plan.jsonl").read_text().splitlines()
    assert {entry["seed"] for entry in json.loads(head)["plan"]["entries"]} == {5}
    assert len(games) == 4


def test_the_table_of_all_figures(plan: Path, tmp_path: Path) -> None:
    out, table = tmp_path / "out.jsonl", tmp_path / "all.csv"
    summary = Summary.from_json(json.loads(run("lab", "run", plan, "--out", out, "--json")))
    assert run("lab", "report", out, "--csv", table) == ""
    with table.open(newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    (draws,) = (row for row in rows if (row["entry"], row["figure"]) == ("one", "draws"))
    assert (draws["count"], draws["out of"]) == (str(summary.entries[0].draws), "30")
    heat = [int(row["count"]) for row in rows if (row["entry"], row["figure"]) == ("one", "heat")]
    assert tuple(heat) == summary.entries[0].heat
    lengths = [row for row in rows if (row["entry"], row["figure"]) == ("other", "length")]
    assert sum(int(row["count"]) for row in lengths) == 6
    assert {row["of"] for row in rows if row["figure"] == "rating"} == {"random", "newcomer"}


def test_the_page_stands_alone(plan: Path, tmp_path: Path) -> None:
    out, page = tmp_path / "out.jsonl", tmp_path / "all.html"
    run("lab", "run", plan, "--out", out)
    assert run("lab", "report", out, "--html", page) == ""
    text = page.read_text(encoding="utf-8")
    assert "With &lt;notes&gt; &amp; all." in text
    assert not re.search(r"(src|href)=|url\(|@import|<script", text)
    pictures = re.findall(r"<svg.*?</svg>", text, re.DOTALL)
    # The ladder, who began, and of each entry: turns, lengths, heat; players in one of them.
    assert len(pictures) == 2 + 3 + 4
    for picture in pictures:
        root = ElementTree.fromstring(picture)
        assert root.attrib["aria-label"]
        for shape in root.iter():
            for name in ("x", "y", "width", "height", "cx", "cy", "x1", "x2", "y1", "y2"):
                assert float(shape.attrib.get(name, 0)) >= 0


def test_a_tournament(tmp_path: Path) -> None:
    out, table = tmp_path / "t.jsonl", tmp_path / "t.csv"
    words = ["lab", "tournament", "random", "newcomer", "expert", "--rules", "junior"]
    words += ["--games", "30", "--seed", "1", "--out", str(out), "--workers", "2"]
    told = run(*words)
    lines = told.splitlines()
    assert lines[0].split() == ["player", "Elo", "error", "expert", "newcomer", "random"]
    assert [line.split()[0] for line in lines[1:]] == ["expert", "newcomer", "random"]
    assert run(*words) == told, "nothing is played again"
    data = json.loads(run(*words, "--json", "--csv", table))
    best = data["players"][0]
    assert best["against"]["random"]["games"] == 30
    assert best["against"]["random"]["share"] > 0.7
    assert sum(player["elo"] for player in data["players"]) == pytest.approx(0, abs=0.2)
    with table.open(newline="", encoding="utf-8") as file:
        assert next(csv.reader(file)) == lines[0].split()


def test_a_gauntlet_with_a_player_that_fails(tmp_path: Path) -> None:
    guest = bot(tmp_path, "cheating")
    told = run(
        *("lab", "tournament", "cheating", "random", "newcomer", "--gauntlet", "--games", "4"),
        *("--rules", "junior", "--workers", "1", "--out", str(tmp_path / "g.jsonl")),
        *("--guest", f"cheating={sys.executable} {guest.command[1]}", "--seconds", "20"),
    )
    failed = re.search(r"cheating failed \(gave up: (\d), illegal: (\d+)\)", told)
    assert failed is not None
    assert 0 < 3 * int(failed[1]) <= int(failed[2]) <= 24


def test_two_players_are_compared_until_it_is_decided(tmp_path: Path) -> None:
    out = tmp_path / "c.jsonl"
    told = run(
        *("lab", "compare", "expert", "random", "--rules", "junior", "--elo1", "150"),
        *("--out", str(out), "--seed", "3"),
    )
    assert "test: expert is stronger than random (seen: +" in told
    assert "wrong in at most 5.0% of such tests" in told
    assert len(out.read_text().splitlines()) < 1000
    less = run(
        *("lab", "compare", "random", "expert", "--rules", "junior", "--elo1", "150", "--both"),
        *("--out", str(tmp_path / "d.jsonl"), "--seed", "3"),
    )
    assert "test: expert is stronger than random (seen: +" in less


def test_the_examples(tmp_path: Path) -> None:
    told = run("lab", "examples")
    assert "seat_advantage\t10000 games\tSeat advantage by number of players\n" in told
    shown = tmp_path / "shown.json"
    shown.write_text(run("lab", "examples", "--show", "hand_size"))
    few = ("--games", "2", "--workers", "1")
    one = run("lab", "run", shown, *few, "--out", tmp_path / "1.jsonl")
    assert one == run("lab", "run", "--example", "hand_size", *few, "--out", tmp_path / "2.jsonl")


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (["run"], 2, "name a plan or an example, one of the two"),
        (["run", "x", "--example", "y"], 2, "name a plan or an example, one of the two"),
        (["run", "nowhere.json"], 1, "nowhere.json: cannot be read: there is no such file"),
        (["run", "--example", "nothing"], 2, "there is no example 'nothing'; known: hand_size"),
        (["report", "nowhere.jsonl"], 1, "nowhere.jsonl: cannot be read: there is no such file"),
        (["tournament", "expert"], 2, "name at least two players, each once"),
        (["tournament", "expert", "expert"], 2, "name at least two players, each once"),
        (["tournament", "expert", "nobody"], 2, "there is no player 'nobody'"),
        (["tournament", "random", "expert", "--players", "3"], 2, "2 names for 3 seats"),
        (["tournament", "me", "expert", "--guest", "me"], 2, "'me' names no program"),
        (["tournament", "me", "expert", "--guest", "me='./me"], 2, "names no program"),
        (["compare", "me", "expert", "--guest", "me=/no/where"], 2, "there is no program"),
        (["compare", "random", "expert", "--elo1", "x"], 2, "'x' is not a number"),
        (["compare", "random", "expert", "--elo1", "-3"], 2, '"low" is to be smaller than "high"'),
    ],
)
def test_what_makes_no_sense_is_told_in_one_line(words: list[str], code: int, said: str) -> None:
    assert said in complaint("lab", *words, code=code)


def test_results_of_another_plan_are_refused_in_words(plan: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.jsonl"
    run("lab", "run", plan, "--out", out, "--games", "2")
    said = complaint("lab", "run", str(plan), "--out", str(out), "--games", "4", code=1)
    assert f"{out}: these are the results of another plan, which differs in entries.1.deals" in said


def test_another_program_follows_a_run(plan: Path, tmp_path: Path) -> None:
    told = run("lab", "run", plan, "--out", tmp_path / "out.jsonl", "--watch", "--workers", "1")
    states = [json.loads(line) for line in told.splitlines()]
    assert states[-1]["done"] == states[-1]["games"] == 36
    assert states[-1]["seconds_left"] is None
    assert Summary.from_json(states[-1]["summary"]).complete
    assert not Summary.from_json(states[0]["summary"]).complete or len(states) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="signals and terminals of Unix")
@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_leaves_results_that_can_be_gone_on_with(
    plan: Path, tmp_path: Path, workers: str
) -> None:
    import pty  # there is none on Windows

    out = tmp_path / "out.jsonl"
    words = ["lab", "run", str(plan), "--out", str(out), "--workers", workers, "--games", "5000"]
    ours, theirs = pty.openpty()
    with subprocess.Popen(
        [*COMMAND, *words], cwd=ROOT, stdout=subprocess.PIPE, stderr=theirs, start_new_session=True
    ) as process:
        os.close(theirs)
        end = time.monotonic() + 60
        while not out.exists() or out.read_bytes().count(b"\n") < 100:
            assert time.monotonic() < end
            time.sleep(0.01)
        os.killpg(process.pid, signal.SIGINT)
        shown = _read_all(ours)
        assert process.wait(60) == 130
        assert process.stdout is not None
        assert process.stdout.read() == b""
    assert re.search(r"\r\d+ of 10000 games, [\d.]+ a second, [\d a-z]+ left", shown)
    done = out.read_bytes().count(b"\n") - 1
    assert f"stopped after {done} of 10000 games; the same command goes on there" in shown
    assert "Traceback" not in shown
    assert json.loads(run("lab", "report", out, "--json"))["games"] <= done


def _read_all(terminal: int) -> str:
    """What a terminal was sent, until nobody writes to it any more."""
    found = b""
    while True:
        try:
            some = os.read(terminal, 65536)
        except OSError:  # Linux tells so that the other end is closed
            some = b""
        if not some:
            os.close(terminal)
            return found.decode()
        found += some
