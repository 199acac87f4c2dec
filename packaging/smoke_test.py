#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Prove that an installed program works, whatever it was installed by.

    python packaging/smoke_test.py PROGRAM [--compiled] [--folder FOLDER] [--allow PATTERN]
                                   [--through COMMAND]

PROGRAM is asked for its version and for its self-test, plays a whole game between computers, saves
it, plays it again, opens it in its window, runs a rule case and lets worker processes play. Any
line on stderr that nobody expects is a failure, and so is any wrong exit code.

With --compiled it must play on the compiled play-out core: packages bring it along, and if it could
not be loaded nobody would notice but by slow players.

FOLDER takes all files that come into being, the picture of the self-test among them; without it
they are gone afterwards. PATTERN is a regular expression for lines on stderr that are in order.
COMMAND stands before the program ("chroot /bare"); the folder must then have the same name inside.
This needs the standard library alone, and runs on Linux, Windows and macOS.
"""

import argparse
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

NAME: Final = "Sequence Desktop"
SEED: Final = 7
PATIENCE_S: Final = 120
"""How long one start may take, on a slow and busy machine."""
SELF_TESTS: Final = (
    *("first frame", "picture", "fonts", "art", "icons", "translations", "games", "boards"),
    *("sounds", "modules", "Play-out core"),
)
"""What the self-test must have tried, beside the computer players."""

CASE: Final = {
    "case": "a chip is put on the cell of its card",
    "rules": "sequence",
    "board": "spiral",
    "hands": ["4S 9C", "2H"],
    "players": 2,
    "sides": 2,
    "to_move": 0,
    "steps": [{"play": "4S@d1"}],
}
"""A rule case that holds."""
WRONG_STEPS: Final = [{"play": "4S@a2"}]
"""With these it does not: that is the cell of another card."""


class Failed(Exception):
    """What is wrong with the program."""


@dataclass(frozen=True)
class Program:
    """The program under test, and the surroundings it is started in."""

    line: Sequence[str]
    folder: Path
    """Where its files go; its home among them."""
    allowed: Sequence[str] = ()
    """Patterns of lines on stderr that are in order."""
    more: Mapping[str, str] = field(default_factory=dict)
    """Variables on top of this process's own."""
    compiled: bool = False
    """Whether its play-out core must be the compiled one."""

    @property
    def home(self) -> Path:
        """Where it keeps what it keeps."""
        return self.folder / "home"

    def run(self, *arguments: str, code: int = 0) -> str:
        """Run it to its end; what it printed.

        Raises:
            Failed: it ended otherwise, not at all, or with something unexpected on stderr.
        """
        line = [*self.line, *arguments]
        try:
            done = subprocess.run(
                line, capture_output=True, env=self._surroundings(), timeout=PATIENCE_S, check=False
            )
        except subprocess.TimeoutExpired:
            raise Failed(f"{_shown(line)} did not end within {PATIENCE_S} s") from None
        except OSError as error:
            raise Failed(f"{_shown(line)} cannot be started: {error}") from None
        out, complaints = _text(done.stdout), _text(done.stderr)
        if done.returncode != code:
            raise Failed(
                f"{_shown(line)} ended with {done.returncode} instead of {code}:\n{out}{complaints}"
            )
        if code == 0:
            self._look_at(complaints, line)
        return out if code == 0 else complaints

    def open(self, file: Path) -> None:
        """Open a file in the window, and end the program when it has taken the file over.

        Raises:
            Failed: it ended by itself, or did not open the file in time.
        """
        line = [*self.line, "--home", str(self.home), str(file)]
        with tempfile.TemporaryFile() as complaints:
            window = subprocess.Popen(
                line,
                env=self._surroundings(),
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=complaints,
            )
            try:
                self._wait_until_open(window, line)
            finally:
                window.kill()
                window.wait(PATIENCE_S)
                complaints.seek(0)
                said = _text(complaints.read())
            self._look_at(said, line)

    def _wait_until_open(self, window: "subprocess.Popen[bytes]", line: Sequence[str]) -> None:
        """The window writes down the game that it shows: that is the sign."""
        deadline = time.monotonic() + PATIENCE_S
        while not any(self.home.rglob("game-*.json")):
            if window.poll() is not None:
                raise Failed(f"{_shown(line)} ended by itself with {window.returncode}")
            if time.monotonic() > deadline:
                raise Failed(f"{_shown(line)} did not show the game within {PATIENCE_S} s")
            time.sleep(0.05)

    def _surroundings(self) -> dict[str, str]:
        around = {**os.environ, **self.more}
        # Whoever runs this from a checkout must not lend it to the program.
        for name in ("PYTHONPATH", "PYTHONHOME", "SEQUENCE_DESKTOP_HOME"):
            around.pop(name, None)
        return around

    def _look_at(self, complaints: str, line: Sequence[str]) -> None:
        unexpected = [
            each
            for each in complaints.splitlines()
            if each.strip() and not any(re.search(pattern, each) for pattern in self.allowed)
        ]
        if unexpected:
            raise Failed(f"{_shown(line)} said on stderr:\n" + "\n".join(unexpected))


def prove(program: Program, version: str | None = None) -> None:
    """Try everything and print a line for each thing that works.

    Raises:
        Failed: something does not.
    """
    for leftover in (program.folder / "games", program.home):
        shutil.rmtree(leftover, ignore_errors=True)
    program.folder.mkdir(parents=True, exist_ok=True)
    _tell("version", check_version(program, version))
    _tell("self-test", check_self_test(program))
    game = program.folder / "games" / "game-1.seqgame"
    _tell("game played and saved", check_play(program, game))
    _tell("game played again", check_replay(program, game))
    program.open(game)
    _tell("game opened in the window", "")
    _tell("rule case", check_case(program))
    _tell("worker processes", check_workers(program))
    _tell("lab", check_lab(program))
    _tell("a wrong name is told in one line", check_refusal(program))


def check_version(program: Program, version: str | None) -> str:
    """The version it tells; it must be `version` if that is given."""
    told = program.run("--version").strip()
    match = re.fullmatch(rf"{NAME} (\d+(\.\d+)+\S*)", told)
    if match is None or version not in (None, match[1]):
        raise Failed(f"--version says {told!r} instead of '{NAME} {version or '1.2.3'}'")
    return match[1]


def check_self_test(program: Program) -> str:
    """What the self-test says of its first frame; all its lines must be good."""
    picture = program.folder / "picture.png"
    lines = program.run("--self-test", "--picture", str(picture)).splitlines()
    found = dict(re.findall(r"^(.+?): (.*)$", "\n".join(lines), re.MULTILINE))
    bad = [line for line in lines if not re.match(r".+?: ok\b", line)]
    missing = [name for name in SELF_TESTS if name not in found]
    if bad or missing:
        raise Failed("the self-test: " + "; ".join([*bad, *(f"no {name}" for name in missing)]))
    if program.compiled and found["Play-out core"] != "ok compiled":
        raise Failed(f"the play-out core is {found['Play-out core'].removeprefix('ok ')}")
    if not any(name.startswith("player") for name in found):
        raise Failed("the self-test tried no computer player")
    if not picture.exists() or picture.read_bytes()[:8] != b"\x89PNG\r\n\x1a\n":
        raise Failed("the self-test has left no picture")
    return f"{len(lines)} lines; first frame {found['first frame'].removeprefix('ok ')}"


def check_play(program: Program, game: Path) -> str:
    """Let computers play one game and save it."""
    arguments = ("--games", "1", "--seed", str(SEED), "--save", str(game.parent), "--json")
    told = _json(program.run("simulate", *arguments), "simulate")
    if told.get("games") != 1 or not game.exists():
        raise Failed(f"one game was to be played and saved in {game}")
    return f"{game.stat().st_size} bytes"


def check_replay(program: Program, game: Path) -> str:
    """Read the saved game; every move in it is checked against the rules by that."""
    told = _json(program.run("replay", str(game), "--json"), "replay")
    moves = told.get("moves")
    if told.get("over") is not True or not isinstance(moves, list) or not moves:
        raise Failed(f"the saved game is not over: {told}")
    return f"{len(moves)} moves, winner {told.get('winner')}"


def check_case(program: Program) -> str:
    """Run a rule case; one that does not hold must be found out."""
    good, bad = program.folder / "good.json", program.folder / "bad.json"
    good.write_text(json.dumps(CASE), encoding="utf-8")
    bad.write_text(json.dumps({**CASE, "steps": WRONG_STEPS}), encoding="utf-8")
    told = program.run("check", str(good))
    program.run("check", str(bad), code=1)
    return told.split()[0]


def check_workers(program: Program) -> str:
    """Let two processes play games for a report of a board."""
    arguments = ("report", "spiral", "--games", "4", "--workers", "2", "--json")
    told = _json(program.run("boards", *arguments), "boards report")
    return f"{len(told)} figures"


def check_lab(program: Program) -> str:
    """Carry out a plan that comes with the program, and make a page of its results."""
    out, page = program.folder / "lab.jsonl", program.folder / "lab.html"
    example = ("--example", "spiral_quadrants", "--games", "2", "--workers", "2")
    told = _json(program.run("lab", "run", *example, "--out", str(out), "--json"), "lab run")
    program.run("lab", "report", str(out), "--html", str(page))
    if told.get("games") != 4 or told.get("complete") is not True or not page.exists():
        raise Failed("four games were to be played and told of on a page")
    return f"{page.stat().st_size} bytes"


def check_refusal(program: Program) -> str:
    """What it says of a file that does not exist: one line, and no traceback."""
    said = program.run("replay", str(program.folder / "no such.seqgame"), code=1).strip()
    if len(said.splitlines()) != 1 or "no such.seqgame" not in said:
        raise Failed(f"a missing file is told so:\n{said}")
    return ""


def _json(text: str, what: str) -> dict[str, object]:
    try:
        facts = json.loads(text)
    except ValueError:
        facts = None
    if not isinstance(facts, dict):
        raise Failed(f"{what} printed no JSON object:\n{text}")
    return facts


def _text(raw: bytes) -> str:
    return raw.decode("utf-8", "replace").replace("\r\n", "\n")


def _shown(line: Sequence[str]) -> str:
    return shlex.join(line)


def _tell(what: str, detail: str) -> None:
    print(f"  ok  {what}" + (f": {detail}" if detail else ""), flush=True)


def main(arguments: Sequence[str]) -> int:
    """Prove the program named in `arguments`; the exit code."""
    parser = argparse.ArgumentParser(
        description=(__doc__ or "").strip(), formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("program", metavar="PROGRAM")
    parser.add_argument("--version", metavar="VERSION", help="the version that it must have")
    parser.add_argument("--compiled", action="store_true")
    parser.add_argument("--folder", metavar="FOLDER", type=Path)
    parser.add_argument("--allow", metavar="PATTERN", action="append", default=[])
    parser.add_argument("--through", metavar="COMMAND", default="")
    chosen = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory(prefix="smoke-", ignore_cleanup_errors=True) as made:
        folder = (chosen.folder or Path(made)).absolute()
        line = [*shlex.split(chosen.through), chosen.program]
        print(f"{_shown(line)}:", flush=True)
        try:
            program = Program(line, folder, chosen.allow, compiled=chosen.compiled)
            prove(program, chosen.version)
        except Failed as failure:
            print(f"  FAILED  {failure}", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
