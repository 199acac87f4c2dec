# SPDX-License-Identifier: MIT
"""Every check of the project, one after the other, up to the first that fails."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import environment
import project
from environment import Trouble

SCREEN = "1600x1200x24"


@dataclass(frozen=True)
class Step:
    """One check: its name, its command, and what it needs around it."""

    name: str
    command: tuple[str, ...]
    surroundings: Mapping[str, str] = field(default_factory=dict)
    x_server: bool = False
    """Whether it wants a real X server of its own; left out where there is none (not Linux)."""


def chosen(pytest_options: Sequence[str]) -> tuple[Step, ...]:
    """All the steps; or, if options of pytest are given, those tests alone.

    With `-m xserver` among the options they run in an X server, else offscreen.
    """
    if "xserver" in pytest_options:
        return (_pytest("chosen tests in an X server", *pytest_options, platform="xcb"),)
    if pytest_options:
        return (_pytest("chosen tests, offscreen", *pytest_options),)
    return (
        Step("ruff check", (_tool("ruff"), "check", ".")),
        Step("ruff format", (_tool("ruff"), "format", "--check", ".")),
        Step("mypy", (_tool("mypy"),)),
        Step("import contracts", (_tool("lint-imports"), "--no-logo")),
        # worksteal: some tests play thousands of games, and one worker must not wait for the other.
        _pytest("tests, offscreen", "-n", "2", "--dist", "worksteal", "-m", "not xserver"),
        _pytest("tests in an X server", "-m", "xserver", platform="xcb"),
    )


def packages(*, must: bool) -> tuple[Step, ...]:
    """Making the Linux packages, and proving each; `must` fails where that cannot be done."""
    python, scripts = str(environment.python()), environment.ROOT / "packaging"
    share = environment.ROOT / "build" / "packages" / "usr" / "share"
    entry = share / "applications" / f"{project.PROGRAM}.desktop"
    metainfo = share / "metainfo" / f"{project.APP_ID}.metainfo.xml"
    licences = environment.ROOT / "build" / "licences"
    frozen = environment.ROOT / "build" / "dist" / project.PROGRAM
    make = (python, str(scripts / "build.py"))
    return (
        Step("freezing", (*make, "tree", "--require-compiled")),
        Step("licences", (python, str(scripts / "licences.py"), str(frozen), str(licences))),
        Step("Linux packages", (*make, "all", "--keep-tree", "--licences", str(licences))),
        Step("menu entry", ("desktop-file-validate", str(entry))),
        Step("metainfo", ("appstreamcli", "validate", "--no-net", str(metainfo))),
        Step(
            "packages in a bare Debian",
            (python, str(scripts / "bare_root.py"), *(["--must"] if must else [])),
        ),
    )


def windows() -> tuple[Step, ...]:
    """Making the setup program for Windows, and trying it, on Linux."""
    script = environment.ROOT / "packaging" / "windows" / "build_and_test.sh"
    return (Step("Windows setup program", ("bash", str(script))),)


def _tool(name: str) -> str:
    return str(environment.programs() / name)


def _pytest(name: str, *options: str, platform: str = "offscreen") -> Step:
    return Step(
        name,
        (str(environment.python()), "-m", "pytest", *options),
        {"QT_QPA_PLATFORM": platform},
        x_server=platform == "xcb",
    )


def run(steps: Sequence[Step], root: Path = environment.ROOT) -> int:
    """Run `steps` until one fails, list them all; return the exit code of the one that failed.

    0 if none failed. That pytest ends with 5 where it finds no test is a failure like any other.
    """
    lines = []
    code = 0
    for step in steps:
        if code:
            lines.append(f"  not run        {step.name}")
        elif step.x_server and sys.platform != "linux":
            lines.append(f"  left out       {step.name} (only on Linux)")
        else:
            print(f"\n== {step.name} ==", flush=True)
            start = time.monotonic()
            code = _run(step, root)
            verdict = f"FAILED ({code})" if code else "passed"
            lines.append(f"  {verdict:<12}   {step.name}: {time.monotonic() - start:.1f} s")
    print("\n" + "\n".join(lines), flush=True)
    return code


def _run(step: Step, root: Path) -> int:
    """Run one step in the folder `root`; return its exit code, never negative."""
    if step.x_server:
        with private_display() as display:
            return _call(step, root, {"DISPLAY": display})
    return _call(step, root, {})


def _call(step: Step, root: Path, more: Mapping[str, str]) -> int:
    surroundings = {**os.environ, **step.surroundings, **more}
    # A desktop's Wayland socket would win over the display we choose.
    surroundings.pop("WAYLAND_DISPLAY", None)
    code = subprocess.run(step.command, env=surroundings, cwd=root, check=False).returncode
    # A step ended by a signal (-11) becomes what a shell makes of it (139).
    return code if code >= 0 else 128 - code


@contextmanager
def private_display() -> Iterator[str]:
    """An X server of our own, for as long as the block runs; gives its display's name.

    Raises Trouble if it does not start.
    """
    reader, writer = os.pipe()
    command = ["Xvfb", "-displayfd", str(writer), "-screen", "0", SCREEN, "-nolisten", "tcp"]
    try:
        server = subprocess.Popen(
            command, pass_fds=[writer], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
    except OSError as error:
        os.close(reader)
        raise Trouble(f"Xvfb, the X server of the tests, does not start: {error}") from error
    finally:
        os.close(writer)
    with server, os.fdopen(reader) as numbers:
        try:
            # The server writes the free number that it chose, once it is ready; dying, nothing.
            number = numbers.readline().strip()
            if not number:
                raise Trouble("Xvfb, the X server of the tests, ended at once.")
            yield f":{number}"
        finally:
            server.terminate()


@contextmanager
def private_compositor(folder: Path) -> Iterator[Path]:
    """A Wayland compositor of our own, for as long as the block runs; gives its socket in `folder`.

    It shows its windows nowhere, and every user of the machine may open some.

    Raises:
        Trouble: it does not start.
    """
    socket = folder / "wayland"
    command = ["weston", "--backend=headless-backend.so", "--width=1600", "--height=1200"]
    # The bars and the background of a desktop have no use here.
    command += ["--no-config", "--idle-time=0", "--shell=kiosk-shell.so"]
    command += [f"--socket={socket.name}", f"--log={folder / 'log'}"]
    around = {**os.environ, "XDG_RUNTIME_DIR": str(folder)}
    folder.chmod(0o711)
    try:
        compositor = subprocess.Popen(command, env=around)
    except OSError as error:
        raise Trouble(f"weston, the compositor of the tests, does not start: {error}") from error
    with compositor:
        try:
            while not socket.exists():
                if compositor.poll() is not None:
                    raise Trouble(f"weston ended at once:\n{(folder / 'log').read_text()}")
                time.sleep(0.1)
            socket.chmod(0o777)
            yield socket
        finally:
            compositor.terminate()
