# SPDX-License-Identifier: MIT
"""The smoke test and the budget: they must find what is wrong."""

import json
import stat
import sys
from dataclasses import replace
from pathlib import Path

import pytest

import budget
import smoke_test
from sequence_desktop import __version__
from smoke_test import Failed, Program

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the programs here are scripts")


def _program(folder: Path, code: str) -> Program:
    """A program that does what the Python code says."""
    script = folder / "program"
    script.write_text(f"#!{sys.executable}\nimport sys\n{code}\n", encoding="utf-8")
    script.chmod(script.stat().st_mode | stat.S_IXUSR)
    return Program([str(script)], folder / "files")


def test_the_program_of_the_checkout_passes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    # What offscreen says of every window is no news; frozen programs never say it aloud.
    program = Program([sys.executable, "-m", "sequence_desktop"], tmp_path, ("propagateSizeHints",))
    smoke_test.prove(program, __version__)
    assert capsys.readouterr().out.count("  ok  ") == 9


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("print('Sequence Desktop')", "--version says"),
        ("print('Sequence Desktop 9.9.9')", "--version says"),
        (f"print('Sequence Desktop {__version__}'); sys.stderr.write('oh\\n')", "on stderr"),
        ("raise SystemExit(3)", "ended with 3"),
        (f"print('Sequence Desktop {__version__}')", "self-test"),
    ],
)
def test_a_bad_program_is_found_out(tmp_path: Path, code: str, found: str) -> None:
    with pytest.raises(Failed, match=found):
        smoke_test.prove(_program(tmp_path, code), __version__)


def test_a_self_test_with_a_failure_is_none(tmp_path: Path) -> None:
    lines = "\\n".join([f"{name}: ok" for name in smoke_test.SELF_TESTS] + ["player a: FAILED"])
    with pytest.raises(Failed, match="player a: FAILED"):
        smoke_test.check_self_test(_program(tmp_path, f"print('{lines}')"))


def test_a_package_whose_core_cannot_be_loaded_is_found_out(tmp_path: Path) -> None:
    lines = "\\n".join(
        [f"{name}: ok interpreted (it is damaged)" for name in smoke_test.SELF_TESTS]
    )
    program = replace(_program(tmp_path, f"print('{lines}')"), compiled=True)
    with pytest.raises(Failed, match="the play-out core is interpreted"):
        smoke_test.check_self_test(program)


def test_a_self_test_without_a_picture_is_none(tmp_path: Path) -> None:
    lines = "\\n".join([f"{name}: ok" for name in smoke_test.SELF_TESTS] + ["player a: ok"])
    with pytest.raises(Failed, match="no picture"):
        smoke_test.check_self_test(_program(tmp_path, f"print('{lines}')"))


def test_a_game_that_is_not_over_is_found_out(tmp_path: Path) -> None:
    program = _program(tmp_path, 'print(\'{"over": false, "moves": []}\')')
    with pytest.raises(Failed, match="not over"):
        smoke_test.check_replay(program, tmp_path / "a.seqgame")


def test_a_window_that_ends_by_itself_is_found_out(tmp_path: Path) -> None:
    with pytest.raises(Failed, match="ended by itself with 4"):
        _program(tmp_path, "sys.exit(4)").open(tmp_path / "a.seqgame")


def test_a_traceback_is_no_answer_to_a_wrong_name(tmp_path: Path) -> None:
    code = "sys.stderr.write('Traceback\\nno such.seqgame\\n'); sys.exit(1)"
    with pytest.raises(Failed, match="Traceback"):
        smoke_test.check_refusal(_program(tmp_path, code))


def test_the_command_tells_failure_by_its_exit_code(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert smoke_test.main([str(tmp_path / "missing")]) == 1
    assert "cannot be started" in capsys.readouterr().err


def test_growth_by_a_tenth_is_too_much(tmp_path: Path) -> None:
    file, thing = tmp_path / "budget.json", tmp_path / "thing"
    file.write_text(json.dumps({"thing": {"size": 0.001, "most": 0.0012}}))
    thing.write_bytes(bytes(1100))
    budget.check("thing", thing, file)
    thing.write_bytes(bytes(1101))
    with pytest.raises(budget.TooBig, match="grown"):
        budget.check("thing", thing, file)


def test_what_was_promised_holds_whatever_it_was_before(tmp_path: Path) -> None:
    file, folder = tmp_path / "budget.json", tmp_path / "folder"
    file.write_text(json.dumps({"thing": {"size": 0.002, "most": 0.001}}))
    folder.mkdir()
    for name in "ab":
        (folder / name).write_bytes(bytes(600))
    with pytest.raises(budget.TooBig, match="promised"):
        budget.check("thing", folder, file)


def test_the_budgets_keep_what_was_promised() -> None:
    budgets = budget.read()
    assert all(each.size <= each.most for each in budgets.values())
    for name in ("linux deb", "linux rpm", "linux tar", "linux run"):
        assert budgets[name].most <= 35
    for name in ("linux installed", "linux portable installed"):
        assert budgets[name].most <= 115
    assert (budgets["windows setup"].most, budgets["windows installed"].most) == (18, 60)
