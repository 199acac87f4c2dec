# SPDX-License-Identifier: MIT
"""What is said without a window."""

import io
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from sequence_desktop import __main__, notice

BUNDLE = {"LD_LIBRARY_PATH": "/opt/program/_internal", "HOME": "/home/ann"}


def test_a_line_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    notice.tell("there is no\nsuch file")
    assert capsys.readouterr().err == "there is no such file\n"


def test_nobody_listens(monkeypatch: pytest.MonkeyPatch) -> None:
    closed = io.StringIO()
    closed.close()
    monkeypatch.setattr(sys, "stderr", closed)
    notice.tell("there is nobody")
    monkeypatch.setattr(sys, "stderr", None)
    if sys.platform != "win32":
        notice.tell("and nothing")


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="asks a Linux desktop")
def test_who_clicked_sees_a_box(tmp_path: Path) -> None:
    said = tmp_path / "said"
    box = tmp_path / "zenity"
    box.write_text(
        f'#!/bin/sh\nfor word; do echo "$word"; done > {said}.part\nmv {said}.part {said}\n'
    )
    box.chmod(0o755)
    code = "from sequence_desktop import notice; notice.tell('no \"display\"', clicked=True)"
    path = f"{tmp_path}{os.pathsep}{os.environ['PATH']}"

    def run(**desktop: str) -> None:
        bare = {name: text for name, text in os.environ.items() if name != "XDG_CURRENT_DESKTOP"}
        done = subprocess.run(
            [sys.executable, "-c", code],
            env={**bare, "PATH": path, **desktop},
            capture_output=True,
            text=True,
            check=True,
        )
        assert done.stderr == 'no "display"\n'

    run()
    assert not said.exists()
    run(XDG_CURRENT_DESKTOP="GNOME")
    for _ in range(1000):
        if said.exists():
            break
        time.sleep(0.01)
    assert '--text=no "display"' in said.read_text().splitlines()


def test_other_programs_get_their_own_libraries(monkeypatch: pytest.MonkeyPatch) -> None:
    assert notice.outside(BUNDLE) == BUNDLE, "not frozen, so the path is the person's own"
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert notice.outside(BUNDLE) == {"HOME": "/home/ann"}
    surroundings = {**BUNDLE, "LD_LIBRARY_PATH_ORIG": "/home/ann/lib"}
    notice.leave_bundle(surroundings)
    assert surroundings == {"HOME": "/home/ann", "LD_LIBRARY_PATH": "/home/ann/lib"}


def test_a_permission_to_come_forward_is_handed_on(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("XDG_ACTIVATION_TOKEN", "DESKTOP_STARTUP_ID"):
        monkeypatch.delenv(name, raising=False)
    assert notice.activation_token() == ""
    notice.take_token("")
    assert "XDG_ACTIVATION_TOKEN" not in os.environ
    monkeypatch.setenv("DESKTOP_STARTUP_ID", "x11")
    assert notice.activation_token() == "x11"
    monkeypatch.setenv("XDG_ACTIVATION_TOKEN", "wayland")
    assert notice.activation_token() == "wayland"
    notice.take_token("of another process")
    assert os.environ["XDG_ACTIVATION_TOKEN"] == "of another process"


def test_what_nobody_has_foreseen_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken() -> int:
        raise KeyError("x")

    monkeypatch.setattr(__main__, "main", broken)
    assert __main__.frozen_main() == 1
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "KeyError: 'x' (test_notice.py:" in said
