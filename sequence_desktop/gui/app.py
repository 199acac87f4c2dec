# SPDX-License-Identifier: MIT
"""The way into the window: can there be one here? Then Qt is imported and started.

Qt ends the process with a page of text when it finds no display or misses a system library. Here
that is found out before, and told in one sentence.
"""

import ctypes
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from sequence_desktop import notice
from sequence_desktop.storage.door import Door
from sequence_desktop.storage.home import Home

NO_WINDOW: Final = 2
"""The exit code when no window can be shown here."""

_XCB_LIBRARIES: Final = {
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
"""What Qt's X11 part needs beside what importing Qt needs, with Debian's names."""


_LIBRARIES: Final = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libfontconfig.so.1": "libfontconfig1",
    "libdbus-1.so.3": "libdbus-1-3",
    **_XCB_LIBRARIES,
}
"""All the system's libraries that Qt may miss, with Debian's names."""

_GLIBC: Final = "2.35"
"""What a frozen program and the wheels of Qt ask for at most."""


def main(file: Path | None, *, home: Home, door: Door, safe_mode: bool = False) -> int:
    """Show the window until it is closed; the exit code.

    Args:
        file: a game, board or rules to open, or None for the game of last time.
        home: where the person's files are.
        door: where other copies of the program knock.
        safe_mode: whether the settings are left alone.
    """
    problem = no_window_because()
    if problem:
        _complain(problem)
        return NO_WINDOW
    door.hold()  # before Qt takes its time, for whoever is started right after this
    notice.leave_bundle(os.environ)
    try:
        from sequence_desktop.gui import run
    except ImportError as error:
        _complain(missing_text(error))
        return NO_WINDOW
    return run.play(file, home, door, safe_mode=safe_mode)


def self_test(picture: Path | None) -> int:
    """Try every part of the program, and paint the window into a picture if one is wanted."""
    if not _has_display():
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    problem = no_window_because()
    if problem:
        _complain(problem)
        return NO_WINDOW
    notice.leave_bundle(os.environ)
    try:
        from sequence_desktop.gui import self_test
    except ImportError as error:
        _complain(missing_text(error))
        return NO_WINDOW
    return self_test.main(picture)


def no_window_because() -> str:
    """Why no window can be shown here, as a sentence; "" if nothing speaks against it."""
    if not sys.platform.startswith("linux") or os.environ.get("QT_QPA_PLATFORM", "xcb") != "xcb":
        return ""
    if not _has_display():
        return "There is no display here: play on a desktop; --help tells what works without one."
    if os.environ.get("WAYLAND_DISPLAY") and "QT_QPA_PLATFORM" not in os.environ:
        return ""
    missing = [name for library, name in _XCB_LIBRARIES.items() if not _loads(library)]
    if missing:
        return f"System libraries are missing: install {' '.join(missing)}."
    if not _display_answers():
        name = os.environ.get("DISPLAY", "")
        return f"The display {name!r} does not answer: set DISPLAY to one that does."
    return ""


def _has_display() -> bool:
    if not sys.platform.startswith("linux"):
        return True
    names = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return any(os.environ.get(name) for name in names)


def _loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def _display_answers() -> bool:
    """Whether an X server takes our connection; True where that cannot be asked."""
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return True
    connect: Callable[..., int] = xcb.xcb_connect
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connection_has_error.argtypes = [ctypes.c_void_p]
    xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    connection = connect(None, None)
    fine = bool(xcb.xcb_connection_has_error(connection) == 0)
    xcb.xcb_disconnect(connection)
    return fine


def missing_text(error: ImportError) -> str:
    """An import that failed, as a sentence: a Python package or a system library."""
    if isinstance(error, ModuleNotFoundError):
        return f"The Python package {error.name} is missing: install the program again."
    text = str(error)
    if "GLIBC_" in text:
        return (
            f"This system is too old: Qt needs the C library glibc {_GLIBC} or newer, as in "
            "Debian 12, Ubuntu 22.04 and Fedora 36."
        )
    library = text.partition(":")[0]
    package = _LIBRARIES.get(library)
    remedy = f": install {package}, as Debian and Ubuntu call it" if package else ""
    what = "Qt cannot be started, for a system library is missing or does not fit"
    return f"{what}: {library}{remedy}."


def _complain(sentence: str) -> None:
    notice.tell(f"sequence-desktop: {sentence}", clicked=True)
