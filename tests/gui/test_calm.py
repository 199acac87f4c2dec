# SPDX-License-Identifier: MIT
"""The system's wish for less motion, heard over a real bus."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from sequence_desktop.gui.theme.calm import SystemCalm, means_calm

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.mark.parametrize(
    ("key", "value", "calm"),
    [
        ("reduced-motion", 1, True),
        ("reduced-motion", 0, False),
        ("enable-animations", False, True),
        ("enable-animations", True, False),
        ("AnimationDurationFactor", "0", True),
        ("AnimationDurationFactor", 0.5, False),
        ("AnimationDurationFactor", "fast", False),
    ],
)
def test_what_desktops_say(key: str, value: object, calm: bool) -> None:
    assert means_calm(key, value) is calm


@pytest.fixture
def bus() -> Iterator[dict[str, str]]:
    """The environment of a bus of our own."""
    daemon = shutil.which("dbus-daemon")
    if daemon is None:
        pytest.skip("there is no dbus-daemon here")
    process = subprocess.Popen(
        [daemon, "--session", "--nofork", "--print-address"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert process.stdout is not None
    address = process.stdout.readline().strip()
    yield {**os.environ, "DBUS_SESSION_BUS_ADDRESS": address, "PYTHONPATH": str(ROOT)}
    process.terminate()
    process.communicate()


def start(bus: dict[str, str], role: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "tests.gui.fake_portal", role],
        cwd=ROOT,
        env=bus,
        stdout=subprocess.PIPE,
        text=True,
    )


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux desktops have it")
def test_the_wish_is_heard_and_its_changes_too(bus: dict[str, str]) -> None:
    portal = start(bus, "portal")
    program = None
    try:
        assert portal.stdout is not None
        assert portal.stdout.readline() == "ready\n"
        program = start(bus, "program")
        assert program.stdout is not None
        assert [program.stdout.readline() for _ in range(3)] == ["True\n", "False\n", "True\n"]
    finally:
        for process in (portal, program):
            if process is not None:
                process.kill()
                process.communicate()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux has no bus")
def test_without_a_bus_nothing_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS", raising=False)
    monkeypatch.delenv("XDG_RUNTIME_DIR", raising=False)
    calm = SystemCalm()
    calm.begin()
    assert not calm.wanted
