# SPDX-License-Identifier: MIT
"""What every test stands on: no real screen, no real home folder, no surprise from the clock."""

import os
import signal
import sys
from pathlib import Path

import hypothesis
import pytest

# Before anything imports Qt. The X server's tests are started with QT_QPA_PLATFORM=xcb.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# A desktop's own theme, scale and style would change what the window looks like.
for _name in ("QT_SCALE_FACTOR", "QT_QPA_PLATFORMTHEME", "QT_STYLE_OVERRIDE", "QT_FONT_DPI"):
    os.environ.pop(_name, None)

# What a test starts inherits which signals are ignored, as those are that `nohup` and `&` start.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
if sys.platform != "win32":
    signal.signal(signal.SIGHUP, signal.SIG_DFL)

# No deadline: a busy machine is no failure. In CI the same examples each time.
hypothesis.settings.register_profile("default", deadline=None)
hypothesis.settings.register_profile("ci", deadline=None, derandomize=True, database=None)
hypothesis.settings.load_profile("ci" if os.environ.get("CI") else "default")


@pytest.fixture(autouse=True)
def user_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty home for each test, so that none reads or writes the real one."""
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("USERPROFILE", str(home))
    for kind in ("DATA", "CONFIG", "STATE", "CACHE"):
        monkeypatch.setenv(f"XDG_{kind}_HOME", str(home / kind.lower()))
    for kind in ("LOCAL_APPDATA", "APPDATA"):
        monkeypatch.setenv(f"WIN_PD_OVERRIDE_{kind}", str(home / kind.lower()))
    return home
