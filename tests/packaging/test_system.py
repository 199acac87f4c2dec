# SPDX-License-Identifier: MIT
"""What the machine must have: found by trying, asked for in words that can be typed."""

import sys

import pytest

import system

DEBIAN = 'PRETTY_NAME="Debian GNU/Linux 12 (bookworm)"\nID=debian\nVERSION_ID="12"\n'
MINT = 'NAME="Linux Mint"\nID=linuxmint\nID_LIKE="ubuntu debian"\n'
FEDORA = 'NAME="Fedora Linux"\nID=fedora\nVARIANT_ID=debian\n'


@pytest.mark.parametrize(
    ("text", "expected"),
    [(DEBIAN, True), (MINT, True), ("ID='ubuntu'\n", True), (FEDORA, False), ("", False)],
)
def test_relatives_of_debian_are_known(text: str, expected: bool) -> None:
    assert system.is_debian_like(text) is expected


@pytest.mark.skipif(sys.platform != "linux", reason="the names are those of Linux")
def test_a_library_is_missing_if_the_loader_does_not_find_it() -> None:
    wanted = {"libc.so.6": "libc6", "libno-such-thing.so.9": "libno-such-thing9"}
    assert system.missing_libraries(wanted) == {"libno-such-thing.so.9": "libno-such-thing9"}


def test_a_command_is_missing_if_it_is_not_on_the_path(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path_factory.mktemp("bin")
    present = folder / ("tool.exe" if sys.platform == "win32" else "tool")
    present.touch(mode=0o755)
    monkeypatch.setenv("PATH", str(folder))
    assert system.missing_commands({"tool": "a", "other": "b"}) == {"other": "b"}


def test_this_python_has_venv() -> None:
    assert system.has_venv()


def test_names_follow_the_archive_at_hand() -> None:
    wanted = ["libglib2.0-0", "libgl1", "libgl1"]
    assert system.present_names(wanted, set()) == ["libgl1", "libglib2.0-0"]
    new = {"libglib2.0-0t64", "libgl1"}
    assert system.present_names(wanted, new) == ["libgl1", "libglib2.0-0t64"]


def test_advice_is_one_line_to_type() -> None:
    said = system.advice(["libgl1", "xvfb"], with_sudo=True)
    assert said.splitlines()[-1] == (
        "  sudo apt-get update && sudo apt-get install -y --no-install-recommends libgl1 xvfb"
    )
    said = system.advice(["libgl1"], with_sudo=False)
    assert said.splitlines()[-1] == (
        "  su -c 'apt-get update && apt-get install -y --no-install-recommends libgl1'"
    )


def test_a_machine_that_runs_the_tests_lacks_nothing() -> None:
    assert system.missing_things(system.TEST) == {}
