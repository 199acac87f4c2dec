# SPDX-License-Identifier: MIT
"""The command line, as people and scripts use it: every test runs the real command."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from sequence_desktop import __version__
from sequence_desktop.cli import COMMANDS
from sequence_desktop.engine.moves import Move
from sequence_desktop.storage import boards
from sequence_desktop.storage.games import load_game, save_game
from sequence_desktop.storage.home import Home
from tests.storage.made import played, saved

COMMAND = (sys.executable, "-m", "sequence_desktop")
ROOT = Path(__file__).parent.parent
CASES = ROOT / "tests" / "cases"


def run(*arguments: str | Path, code: int = 0, env: Mapping[str, str] | None = None) -> str:
    """Run a command that must end so; its standard output. It complains only when it fails."""
    done = subprocess.run(
        [*COMMAND, *map(str, arguments)], capture_output=True, text=True, check=False, env=env
    )
    assert done.returncode == code, done.stderr
    assert done.stderr == ""
    return done.stdout


def complaint(*arguments: str | Path, code: int) -> str:
    """Run a command that must fail with one line on standard error; that line."""
    done = subprocess.run(
        [*COMMAND, *map(str, arguments)], capture_output=True, text=True, check=False
    )
    assert done.returncode == code, done.stderr
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("sequence-desktop")
    return done.stderr.strip()


@pytest.fixture
def board_file(tmp_path: Path) -> Path:
    path = tmp_path / "mine.json"
    boards.save(boards.library(Home.at(tmp_path)).load("spiral"), path)
    return path


@pytest.fixture
def game_file(tmp_path: Path) -> Path:
    path = tmp_path / "friday.seqgame"
    save_game(saved(9, undone=2), path)
    return path


def test_version() -> None:
    assert run("--version") == f"Sequence Desktop {__version__}\n"


def test_help_tells_about_every_command() -> None:
    text = run("--help")
    for command in COMMANDS.values():
        assert (f"  {command.name} " in text) is not command.hidden
    assert max(map(len, text.splitlines())) <= 82


@pytest.mark.parametrize("name", COMMANDS)
def test_each_command_has_a_help_of_its_own(name: str) -> None:
    assert run(name, "--help").startswith(f"usage: sequence-desktop {name} ")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--nonsense"], "unrecognized arguments: --nonsense"),
        (["check"], "the following arguments are required: CASE"),
        (["rules"], "the following arguments are required: ACTION"),
        (["rules", "paint"], "invalid choice: 'paint'"),
        (["boards", "list", "extra"], "unrecognized arguments: extra"),
        (["simulate", "--games", "0"], "use a whole number from 1"),
        (["simulate", "--games", "ten"], "'ten' is not a whole number"),
        (["simulate", "--seed", "9" * 5000], "use a whole number from 0"),
        (["simulate", "--players", "3", "--seats", "standard,standard"], "2 levels for 3 players"),
        (["simulate", "--seats", "standard,nobody"], "there is no computer player 'nobody'"),
        (["simulate", "--players", "5"], "5 players in 2 sides cannot play this game"),
        (["rules", "show", "nope"], "there is no set of rules 'nope'"),
        (["boards", "show", "nope"], "there is no board 'nope'"),
        (["boards", "show", "SPIRAL"], "did you mean 'spiral'?"),
        (["simulate", "--rules", "nope"], "there is no set of rules 'nope'"),
        (["player", "nobody"], "there is no computer player 'nobody'"),
        (["player", "random", "--seed", "-1"], "use a whole number from 0"),
        (["boards", "report", "spiral", "--level", "nobody"], "random, or standard (casual)"),
        (["simulat"], "did you mean 'simulate'?"),
        (["--home"], "expected one argument"),
        (["--home", "x", "rules"], "required: ACTION"),
    ],
)
def test_wrong_arguments_are_one_line(arguments: list[str], said: str) -> None:
    assert said in complaint(*arguments, code=2)


def test_no_command_but_play_imports_qt(game_file: Path, board_file: Path) -> None:
    code = f"""
import contextlib, io, sys
from sequence_desktop.cli import main
for arguments in (["--help"], ["rules", "list"], ["boards", "check", {str(board_file)!r}],
                  ["replay", {str(game_file)!r}], ["check", {str(CASES / "wild_jack.json")!r}],
                  ["simulate", "--games", "1"]):
    with contextlib.redirect_stdout(io.StringIO()) as out:
        assert main(arguments) == 0, out.getvalue()
print(sorted(name for name in sys.modules if name.partition(".")[0] in ("PySide6", "shiboken6")))
print(sorted(name for name in sys.modules if name.startswith("sequence_desktop.gui")))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("[]\n[]\n", "")


def test_rule_cases(tmp_path: Path) -> None:
    good = CASES / "wild_jack.json"
    assert run("check", good) == f"ok   {good}\n"
    case = json.loads(good.read_text("utf-8"))
    case["then"] = {"to_move": 7}
    bad, damaged = tmp_path / "a_bad.json", tmp_path / "b_damaged.json"
    bad.write_text(json.dumps(case))
    damaged.write_text("{")
    lines = run("check", good, tmp_path, tmp_path / "gone.json", code=1).splitlines()
    assert lines[:2] == [f"ok   {good}", f"FAIL {bad}: then: to_move should be 7, is 1"]
    assert lines[2].startswith(f"FAIL {damaged}: line 1, column 2: this is not JSON")
    assert lines[3].startswith(f"FAIL {tmp_path / 'gone.json'}: cannot be read")
    assert len(lines) == 4


def test_a_folder_without_cases(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    assert "there are no cases" in complaint("check", tmp_path / "empty", code=1)


def test_the_end_of_a_game(game_file: Path) -> None:
    lines = run("replay", game_file).splitlines()
    assert lines[0] == "small on suits"
    assert lines[1] == "Ann ♥ (A), Computer (B)"
    assert lines[2] == "7 moves, all legal; 2 more taken back, all legal"
    assert sum(line.count("A ") + line.count("B ") for line in lines[4:8]) >= 5
    assert lines[-1] == "seat 1 is to move (Computer)"


def test_the_end_of_a_game_as_json(game_file: Path) -> None:
    facts = json.loads(run("replay", game_file, "--json"))
    game = load_game(game_file).game
    assert facts["moves"] == [str(move) for move in game.moves]
    assert facts["rows"] == {"A": 0, "B": 0}
    assert (facts["over"], facts["winner"], facts["to_move"]) == (False, None, 1)
    assert "".join(facts["chips"]).count("A") == 4


def test_a_finished_game(tmp_path: Path) -> None:
    path = tmp_path / "end.seqgame"
    save_game(saved(1000), path)
    outcome = load_game(path).game.outcome()
    assert outcome is not None
    facts = json.loads(run("replay", path, "--json"))
    winner = "draw" if outcome.winner is None else "AB"[outcome.winner]
    assert (facts["over"], facts["winner"], facts["ending"]) == (True, winner, outcome.ending.value)
    assert run("replay", path).splitlines()[-1].endswith(f"({outcome.ending})")


def test_a_game_with_an_illegal_move(game_file: Path) -> None:
    data = json.loads(game_file.read_text())
    data["game"]["moves"][4] = "2S@a1"
    game_file.write_text(json.dumps(data))
    said = complaint("replay", game_file, code=1)
    assert said.startswith(f"sequence-desktop: {game_file}: move 5: 2S@a1 is not legal there")


@pytest.mark.parametrize("command", [("replay",), ("hint", "--seat", "0")])
def test_a_game_with_a_damaged_bookmark_is_read_and_the_bookmark_told(
    game_file: Path, command: tuple[str, ...]
) -> None:
    save_game(saved(8), game_file)
    data = json.loads(game_file.read_text())
    data["marks"].append({"ply": "soon"})
    game_file.write_text(json.dumps(data))
    done = subprocess.run(
        [*COMMAND, *command, game_file, "--json"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0
    assert json.loads(done.stdout)
    assert done.stderr == (
        f"sequence-desktop: {game_file}: marks, number 2: a mark's ply is a number of moves; "
        "this bookmark is left out\n"
    )


def test_listing_and_showing_rules() -> None:
    lines = run("rules", "list").splitlines()
    assert "sequence\t2,3,4,6,8,9,10,12\tSequence" in lines
    page = run("rules", "show", "one_eyed_jack").splitlines()
    assert page[0] == "One-Eyed Jack"
    assert 'rows.mode = "live"' in page
    data = json.loads(run("rules", "show", "one_eyed_jack", "--json"))
    assert data["hand"]["by_players"] == {"2": 7, "3": 6, "4": 5}
    assert json.loads(run("rules", "schema"))["properties"]["powers"]


def test_checking_rules(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    good.write_text('{"extends": "sequence", "hand": {"const": 5}}')
    bad.write_text('{"extends": "sequence", "hand": {"const": "five"}}')
    assert run("rules", "check", good) == f"{good}: ok\n"
    lines = run("rules", "check", bad, good, code=1).splitlines()
    assert lines[0].startswith(f"{bad}: hand.const: 'five' does not fit here; use")
    assert lines[1] == f"{good}: ok"


def test_listing_and_showing_boards(board_file: Path) -> None:
    assert "spiral\t10x10\tSpiral" in run("boards", "list").splitlines()
    picture = run("boards", "show", "spiral").splitlines()
    assert "    a  b  c  d  e  f  g  h  i  j" in picture
    assert picture[-1] == " 10 XX AD KD QD TD 9D 8D 7D 6D XX"
    numbers = run("boards", "show", "dice").splitlines()
    assert numbers[-7:-5] == ["    a  b  c  d  e  f", "  1 2  3  4  5  6  2"]
    assert json.loads(run("boards", "show", board_file, "--json"))["rows"][9].startswith("XX AD")


def test_checking_boards(board_file: Path, tmp_path: Path) -> None:
    assert run("boards", "check", board_file) == f"{board_file}: ok\n"
    bad = tmp_path / "bad.json"
    bad.write_text(board_file.read_text().replace('"XX 2S', '"XX 3S'))
    lines = run("boards", "check", bad, board_file, tmp_path / "gone.json", code=1).splitlines()
    assert len(lines) == 4
    assert lines[0].startswith(f"{bad}: 2S stands once: g9; a board needs it twice")
    assert lines[1].startswith(f"{bad}: 3S stands three times: b1, c1, f9; a board needs it twice")
    assert lines[2] == f"{board_file}: ok"


def test_simulating(tmp_path: Path) -> None:
    wanted = ("simulate", "--seats", "random,standard", "--games", "6", "--seed", "4")
    lines = run(*wanted).splitlines()
    assert lines[0] == "sequence on spiral, games: 6, seed: 4"
    assert [line.split()[:2] for line in lines[2:4]] == [["A", "random"], ["B", "casual"]]
    data = json.loads(run(*wanted, "--json", "--save", tmp_path / "games"))
    assert data == json.loads(run(*wanted, "--json"))
    assert data["games"] == 6
    files = sorted((tmp_path / "games").iterdir())
    assert [file.name for file in files] == [f"game-{n}.seqgame" for n in range(1, 7)]
    ends = [json.loads(run("replay", file, "--json")) for file in files[:2]]
    assert all(end["over"] for end in ends)
    assert ends[0]["seats"][0]["level"] == "random"


def test_simulating_on_a_board_of_ones_own(board_file: Path) -> None:
    lines = run(
        *("simulate", "--rules", "one_eyed_jack", "--board", board_file),
        *("--players", "4", "--seats", "random", "--games", "1"),
    ).splitlines()
    assert lines[0] == "one_eyed_jack on mine, games: 1, seed: 0"
    assert "2 random" in lines[2]


def test_a_player_for_the_window() -> None:
    view = played(6).view(0)
    request = json.dumps({"id": 1, "view": view.to_json()}) + "\n"
    done = subprocess.run(
        [*COMMAND, "player", "standard"], input=request, capture_output=True, text=True, check=True
    )
    answer = json.loads(done.stdout)
    assert answer["id"] == 1
    assert Move.parse(answer["move"]) in view.legal_moves()
    assert "there is no computer player 'nobody'" in complaint("player", "nobody", code=2)


def test_the_window_paints_itself(tmp_path: Path) -> None:
    picture = tmp_path / "window.png"
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    for arguments in (("--self-test",), ("play", "--self-test")):
        said = run("--home", tmp_path / "mine", *arguments, "--picture", picture, env=environment)
        assert __version__ in said
        assert picture.read_bytes().startswith(b"\x89PNG")
        picture.unlink()


def test_ones_own_folder(tmp_path: Path, board_file: Path) -> None:
    home = tmp_path / "my home"
    (home / "boards").mkdir(parents=True)
    board_file.rename(home / "boards" / "mine.json")
    mine = "mine\t10x10\tSpiral"
    for arguments in (
        ("--home", home, "boards", "list"),
        ("boards", "--home", home, "list"),
        ("boards", "list", "--home", home),
    ):
        assert mine in run(*arguments)
    environment = {**os.environ, "SEQUENCE_DESKTOP_HOME": str(home)}
    assert mine in run("boards", "list", env=environment)
    assert mine not in run("boards", "list")


def test_a_bad_file_of_ones_own_is_listed_as_such(tmp_path: Path) -> None:
    (tmp_path / "boards").mkdir()
    (tmp_path / "boards" / "bad.json").write_text("{}")
    lines = run("--home", tmp_path, "boards", "list", code=1).splitlines()
    assert lines[-1].startswith(f"-\t-\t{tmp_path / 'boards' / 'bad.json'}: ")


def test_an_unknown_id() -> None:
    assert "there is no board 'spirl'; did you mean 'spiral'?" in complaint(
        "boards", "show", "spirl", code=2
    )


def test_a_name_that_the_terminal_cannot_show(tmp_path: Path, game_file: Path) -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    assert "Ann \\u2665 (A)" in run("replay", game_file, env=environment)


@pytest.mark.skipif(sys.platform == "win32", reason="file names that are no text")
def test_a_file_name_that_is_no_text(tmp_path: Path) -> None:
    name = os.fsdecode(bytes(tmp_path) + b"/\xff\n.json")
    assert r"\udcff\n.json: cannot be read" in complaint("replay", name, code=1)


@pytest.mark.skipif(sys.platform == "win32", reason="pipes and signals of POSIX")
def test_a_reader_that_goes_away() -> None:
    read_end, write_end = os.pipe()
    os.close(read_end)
    with os.fdopen(write_end, "w") as closed:
        for arguments in (["rules", "show", "sequence"], ["--help"]):
            done = subprocess.run(
                [*COMMAND, *arguments], stdout=closed, stderr=subprocess.PIPE, check=False
            )
            assert done.stderr == b""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device that is always full")
def test_output_that_cannot_be_written() -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [*COMMAND, "rules", "list"], stdout=full, stderr=subprocess.PIPE, check=False
        )
    assert done.returncode == 1
    assert done.stderr == b"sequence-desktop: cannot write the results: No space left on device\n"


@pytest.fixture
def endless() -> Iterator[subprocess.Popen[bytes]]:
    """A command that takes long."""
    with subprocess.Popen(
        [*COMMAND, "simulate", "--games", "1000000"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        yield process
        process.kill()


@pytest.mark.skipif(sys.platform == "win32", reason="pipes and signals of POSIX")
def test_control_c_ends_it_quietly(endless: subprocess.Popen[bytes], tmp_path: Path) -> None:
    with pytest.raises(subprocess.TimeoutExpired):
        endless.wait(2)
    endless.send_signal(signal.SIGINT)
    _, said = endless.communicate(timeout=20)
    assert (endless.returncode, said) == (130, b"")
