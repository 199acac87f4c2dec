# SPDX-License-Identifier: MIT
"""What the program says when there is no window to say it in.

A sentence goes to the terminal. Where there is none, since the program was started by a click, it
is shown in a box of the system's own; nobody ever sees a traceback.
"""

import contextlib
import os
import sys
import traceback
from collections.abc import Mapping, MutableMapping
from pathlib import Path
from typing import Final

TITLE: Final = "Sequence Desktop"

_TOKENS: Final = ("XDG_ACTIVATION_TOKEN", "DESKTOP_STARTUP_ID")
_LOADER_PATHS: Final = ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "LIBPATH")
_WARNING_IN_FRONT: Final = 0x30 | 0x10000
_OF_THE_PARENT: Final = -1
_ANY_PROCESS: Final = -1


def tell(sentence: str, *, clicked: bool = False) -> None:
    """Say one line to the person who started the program, whatever is in the names it tells.

    `clicked`: it may have been started from a desktop, where nobody reads what a terminal would
    show. On Windows the program itself knows; on Linux a box is shown if this is so.
    """
    line = " ".join(sentence.splitlines())
    if sys.stderr is None:
        _windows_box(line)
        return
    with contextlib.suppress(OSError, ValueError):  # a closed pipe takes no complaint
        sys.stderr.write(line + "\n")
        sys.stderr.flush()
    if clicked and not sys.stderr.isatty():
        _desktop_box(line)


def unforeseen(error: BaseException) -> str:
    """An error nobody has foreseen, as a sentence with the place where it happened."""
    frames = traceback.extract_tb(error.__traceback__)
    place = f" ({Path(frames[-1].filename).name}:{frames[-1].lineno})" if frames else ""
    return (
        f"The program has met an error that its authors did not foresee: "
        f"{type(error).__name__}: {error}{place}."
    )


def outside(environment: Mapping[str, str]) -> dict[str, str]:
    """The environment for a program that is none of ours.

    The frozen program is started with a search path for its own libraries, which another program
    must not load; what was there before is kept under a second name.
    """
    clean = dict(environment)
    if getattr(sys, "frozen", False):
        for name in _LOADER_PATHS:
            clean.pop(name, None)
            before = clean.pop(f"{name}_ORIG", None)
            if before is not None:
                clean[name] = before
    return clean


def leave_bundle(environment: MutableMapping[str, str]) -> None:
    """Let whatever is started from here on find the system's own libraries, such as a browser.

    Nothing changes for this process, whose loader has read its path long ago; a computer player's
    process, the same program again, sets its own.
    """
    clean = outside(environment)
    for name in set(environment) - set(clean):
        del environment[name]
    environment.update(clean)


def activation_token() -> str:
    """What the desktop gave this process so that its window may come to the front; may be ""."""
    return next((os.environ[name] for name in _TOKENS if os.environ.get(name)), "")


def take_token(token: str) -> None:
    """Let the next window that asks to come to the front use another process's permission."""
    if token:
        os.environ[_TOKENS[0]] = token  # Wayland's part of Qt takes it from here, once


def permit_to_come_forward() -> None:
    """Pass on the right to come to the front, which Windows gives to what was just started."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.AllowSetForegroundWindow(_ANY_PROCESS)


def use_console() -> None:
    """Let a Windows program without a window print into the terminal it was started from."""
    if sys.platform == "win32" and sys.stdout is None:
        import ctypes

        if ctypes.windll.kernel32.AttachConsole(_OF_THE_PARENT):
            with contextlib.suppress(OSError):
                console = open("CONOUT$", "w", encoding="utf-8")  # noqa: PTH123, SIM115 - no file
                sys.stdout = sys.stderr = console


def _windows_box(text: str) -> None:
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.MessageBoxW(None, text, TITLE, _WARNING_IN_FRONT)


def _desktop_box(text: str) -> None:
    """Show a text on a Linux desktop, with whatever it has for that; go on meanwhile."""
    import shutil
    import subprocess

    if not sys.platform.startswith("linux") or not os.environ.get("XDG_CURRENT_DESKTOP"):
        return
    for command in (
        ["zenity", "--error", "--no-markup", f"--title={TITLE}", f"--text={text}"],
        ["kdialog", "--title", TITLE, "--error", text],
        ["xmessage", "-center", text],
    ):
        if shutil.which(command[0]):
            with contextlib.suppress(OSError):
                subprocess.Popen(command, env=outside(os.environ), start_new_session=True)
            return
