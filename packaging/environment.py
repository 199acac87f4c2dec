# SPDX-License-Identifier: MIT
"""The checkout's own Python environment, `.venv`: made, filled from a lock, and recognised again.

A stamp in `.venv` says for what it was made. It is written last and belongs to exactly one state
of lock file, project and Python: where it is missing or differs, the environment is made anew.
So an interrupted installation, a moved checkout and a new Python need no care of their own.
"""

import hashlib
import json
import os
import platform
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PLAY = "play"
DEV = "dev"
"""The locks, by name; the second holds all of the first and the tools of the tests."""

_STAMP = "bootstrap.json"
_FORMAT = 1
"""Goes up when an environment made by an older version of this file must not be used again."""


class Trouble(Exception):
    """What stands in the way and what to do about it, in words for the person at the keyboard."""


def folder(root: Path = ROOT) -> Path:
    """The environment of the checkout `root`."""
    return root / ".venv"


def programs(root: Path = ROOT) -> Path:
    """The folder of the environment's commands."""
    return folder(root) / ("Scripts" if sys.platform == "win32" else "bin")


def python(root: Path = ROOT) -> Path:
    """The environment's interpreter."""
    return programs(root) / ("python.exe" if sys.platform == "win32" else "python")


def has_cython(root: Path = ROOT) -> bool:
    """Whether the environment holds what compiles the play-out core."""
    places = ("Lib/site-packages", "lib/python*/site-packages")
    return any(any(folder(root).glob(f"{place}/Cython")) for place in places)


def lock(kind: str, root: Path = ROOT) -> Path:
    """The requirements of `kind`: every version with its hashes."""
    return root / "packaging" / "requirements" / f"{kind}.txt"


def digest(kind: str, root: Path = ROOT) -> str:
    """One hash of everything that decides what an environment of `kind` holds.

    Raises Trouble if the lock or the project file cannot be read.
    """
    try:
        locked = lock(kind, root).read_text(encoding="utf-8")
        project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise Trouble(f"The checkout is not whole ({error}). Get it again.") from error
    decisive = [
        _FORMAT,
        locked.splitlines(),
        # The settings of linters and tests stand in the same file, and change nothing here.
        [project.get("build-system"), project.get("project"), project.get("tool", {}).get("hatch")],
        str(root),
        [sys.platform, platform.machine(), sys.implementation.name, *sys.version_info[:2]],
    ]
    return hashlib.sha256(json.dumps(decisive, sort_keys=True).encode()).hexdigest()


def is_ready(kind: str, root: Path = ROOT) -> bool:
    """Whether the environment can be used for `kind` as it stands."""
    try:
        stamp = json.loads((folder(root) / _STAMP).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return False
    made_for = isinstance(stamp, dict) and stamp.get(kind) == digest(kind, root)
    return made_for and python(root).exists() and _base_exists(root)


def _base_exists(root: Path) -> bool:
    """Whether the Python from which the environment was made is still there.

    Where the environment holds a copy instead of a link (Windows), only its notes tell.
    """
    try:
        notes = (folder(root) / "pyvenv.cfg").read_text(encoding="utf-8")
    except (OSError, ValueError):
        return False
    homes = [line.partition("=")[2].strip() for line in notes.splitlines() if "home" in line]
    return bool(homes) and Path(homes[0]).is_dir()


def ensure(kind: str, root: Path = ROOT) -> None:
    """Make the environment ready for `kind`; return at once if it is.

    Raises Trouble if that cannot be done.
    """
    if is_ready(kind, root):
        return
    with _alone(root):
        # Another run may have finished the work while this one waited for it.
        if not is_ready(kind, root):
            _build(kind, root)


def _build(kind: str, root: Path) -> None:
    # Digests first: a file changed during the installation must not be taken for installed.
    stamp = {each: digest(each, root) for each in ((PLAY, DEV) if kind == DEV else (PLAY,))}
    size = "150" if kind == DEV else "90"
    print(f"Installing into {folder(root)} (once; about {size} MB to download) ...", flush=True)
    _run(
        # Not the interpreter of an environment, which may be the one that is cleared.
        [getattr(sys, "_base_executable", sys.executable), "-I", "-m", "venv", "--clear"],
        [str(folder(root))],
        f"{folder(root)} could not be made. Is the disk full, the folder read-only, or a program"
        " in it (perhaps an interrupted installation) still at work?",
    )
    _pip(["--require-hashes", "--only-binary=:all:", "--requirement", str(lock(kind, root))], root)
    _pip(["--no-deps", "--no-build-isolation", "--no-index", "--editable", str(root)], root)
    (folder(root) / _STAMP).write_text(json.dumps(stamp), encoding="utf-8")


def _pip(options: list[str], root: Path) -> None:
    chatter = [] if sys.stdout.isatty() else ["--quiet"]
    _run(
        [str(python(root)), "-I", "-m", "pip", "install", *chatter, "--no-input"],
        ["--disable-pip-version-check", *options],
        "The dependencies could not be installed; pip says above why.\n"
        "Mostly the network is away: start the same command again when it is there.\n"
        "They exist for Windows 10 or newer, macOS 13 or newer, and 64-bit Linux with glibc 2.34"
        " or newer (Debian 12, Ubuntu 22.04).",
    )


def _run(command: list[str], options: list[str], failure: str) -> None:
    """Run a command of the installation; raise Trouble with the text `failure` if it fails."""
    # A personal `user = true` would install beside the environment instead of into it.
    surroundings = {**os.environ, "PIP_USER": "0"}
    try:
        # close_fds: the child holds the lock too, so that nobody clears the folder under a pip
        # that outlived its killed parent.
        subprocess.run(
            [*command, *options], check=True, env=surroundings, cwd=ROOT, close_fds=False
        )
    except (OSError, subprocess.CalledProcessError) as error:
        raise Trouble(failure) from error


@contextmanager
def _alone(root: Path) -> Iterator[None]:
    """Hold the checkout's installation for this process; wait while another one holds it.

    The system lets go of it when the process and its children end, however they end.
    """
    try:
        file = (root / ".venv.lock").open("w", encoding="utf-8")
    except OSError as error:
        raise Trouble(f"Nothing can be written into {root} ({error.strerror}).") from error
    with file:
        if sys.platform == "win32":
            import msvcrt

            # Tries ten times, a second apart, and then raises: so again, until it is free.
            while True:
                try:
                    msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)
                except OSError:
                    continue
                break
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
            os.set_inheritable(file.fileno(), True)
        yield
