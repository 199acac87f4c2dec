#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Install the Windows setup program, try what it installed, and remove it again.

    python packaging/try_setup.py SETUP.exe PROGRAM_FOLDER PICTURE.png

PROGRAM_FOLDER is what went into the setup program. On Windows this changes the account of whoever
runs it, so it is meant for machines that are thrown away. On Linux it works in the Wine prefix
that the variable WINEPREFIX names, which must be a fresh one. Every step is told; the first that
does not do what it should ends it with exit code 1.
"""

import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path, PureWindowsPath
from typing import Final

import project
from project import BOARD, GAME, PROGRAM, TITLE
from setup_program import class_name

ROOT: Final = Path(__file__).resolve().parent.parent
WINDOWS: Final = sys.platform == "win32"
CLASSES: Final = r"HKCU\Software\Classes"
UNINSTALL: Final = rf"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\{TITLE}"
OTHER: Final = "Other.Board"
"""Another program's kind of file, which was there before."""
BUSY: Final = 3
"""The exit code of setup and uninstaller while the program runs."""
WITHIN_S: Final = 120


class Failed(Exception):
    """What was not as it should be."""


def main(arguments: Sequence[str]) -> int:
    """Try the setup program in `arguments`; the exit code."""
    if len(arguments) != 3:
        print(__doc__.strip())
        return 2
    setup, tree, picture = (Path(argument).resolve() for argument in arguments)
    trial = Trial(setup, tree, picture)
    try:
        trial.run()
    except (Failed, subprocess.TimeoutExpired) as failure:
        print(f"FAILED: {failure}", file=sys.stderr)
        return 1
    finally:
        trial.end()
    print("The setup program does what it should.")
    return 0


class Trial:
    """One setup program on one machine."""

    def __init__(self, setup: Path, tree: Path, picture: Path) -> None:
        self._setup, self._tree, self._picture = setup, tree, picture
        self._version = project.read().version
        self._local = _local_folder()
        self._installed = self._local / "Programs" / TITLE
        self._program = self._installed / f"{PROGRAM}.exe"
        self._data = self._local / PROGRAM
        self._menu = self._local.parent / "Roaming/Microsoft/Windows/Start Menu/Programs"
        self._running: list[subprocess.Popen[bytes]] = []

    def run(self) -> None:
        """Every step."""
        self._another_program_was_first()
        self._install()
        self._what_is_there()
        self._self_test()
        self._smoke_test()
        self._second_start()
        self._setup_while_it_runs()
        self._update()
        self._remove()
        self._remove_everything()
        self._odd_folder()

    def end(self) -> None:
        """Leave nothing running."""
        for process in self._running:
            process.kill()
            process.wait()

    # -- the steps --------------------------------------------------------------------------

    def _another_program_was_first(self) -> None:
        self._call("reg", "add", rf"{CLASSES}\{BOARD.suffix}", "/ve", "/d", OTHER, "/f")

    def _install(self) -> None:
        _tell("silent installation")
        start = time.monotonic()
        self._expect(self._call(self._setup, "/S"), 0, "the setup program")
        _tell(f"  took {time.monotonic() - start:.1f} s")

    def _what_is_there(self) -> None:
        _tell("files, menu, list of programs, kinds of files")
        wanted = {*_files(self._tree), "uninstall.exe"}
        _same("installed files", set(_files(self._installed)), wanted)
        _true(f"{TITLE}.lnk in the menu", (self._menu / f"{TITLE}.lnk").is_file())
        _same("version", self._value(UNINSTALL, "DisplayVersion"), self._version)
        where = PureWindowsPath(self._value(UNINSTALL, "InstallLocation"))
        _same("folder", where.parts[-2:], ("Programs", TITLE))
        size = int(self._value(UNINSTALL, "EstimatedSize"), 16)
        _true(f"a size of {size} kB", 20_000 < size < 80_000)
        game = class_name(GAME.suffix)
        _same(GAME.suffix, self._value(rf"{CLASSES}\{GAME.suffix}"), game)
        command = self._value(rf"{CLASSES}\{game}\shell\open\command")
        _same("command", command, f'"{where / self._program.name}" "%1"')
        _same(f"{BOARD.suffix} of the other", self._value(rf"{CLASSES}\{BOARD.suffix}"), OTHER)
        offered = self._value(
            rf"{CLASSES}\{BOARD.suffix}\OpenWithProgids", class_name(BOARD.suffix)
        )
        _same("offered under Open with", offered, "")

    def _self_test(self) -> None:
        _tell("version and self-test")
        told = self._call(self._program, "--version")
        _same("--version", told.stdout.strip(), f"{TITLE} {self._version}")
        tested = self._call(self._program, "--self-test", "--picture", _native(self._picture))
        print(tested.stdout, end="")
        self._expect(tested, 0, "the self-test")
        _same("what it says on stderr", tested.stderr, "")
        _true("a picture", self._picture.stat().st_size > 20_000)
        _true("no trace in the person's folder", not self._data.exists())

    def _smoke_test(self) -> None:
        script = ROOT / "packaging" / "smoke_test.py"
        if not script.exists():
            _tell("smoke test: not there")
            return
        _tell("smoke test")
        line = [sys.executable, str(script), "--compiled", str(self._wrapped())]
        done = subprocess.run(line, check=False, timeout=10 * WITHIN_S)
        _same("its exit code", done.returncode, 0)

    def _second_start(self) -> None:
        _tell("a second start with a file")
        self._start()
        slot = self._data / "running" / "game-1.json"
        _wait(slot.is_file, "the running game was not kept")
        saved = min((ROOT / "tests" / "saves" / "v1").glob(f"*{GAME.suffix}"))
        done = self._call(self._program, _native(saved))
        self._expect(done, 0, "the second start")
        names = _seats(saved)
        _wait(lambda: _seats(slot) == names, "the first window did not open the file")
        _true("the first still runs", self._running[0].poll() is None)

    def _setup_while_it_runs(self) -> None:
        _tell("setup and removal while the program runs")
        self._expect(self._call(self._setup, "/S"), BUSY, "the setup program")
        self._expect(self._uninstall(), BUSY, "the uninstaller")
        _true("the program is still there", self._program.is_file())
        for process in self._running:
            process.kill()
            process.wait()

    def _update(self) -> None:
        _tell("an update over it, with a portable folder of the person")
        portable = self._installed / "portable-data"
        portable.mkdir()
        (portable / "mine.txt").write_text("mine", encoding="utf-8")
        (self._installed / "_internal" / "left_by_an_older_version.txt").touch()
        # The program has just been ended; Windows may need a moment to let go of its files.
        _wait(lambda: self._call(self._setup, "/S").returncode == 0, "the update failed")
        _true("the person's folder", (portable / "mine.txt").is_file())
        _same(GAME.suffix, self._value(rf"{CLASSES}\{GAME.suffix}"), class_name(GAME.suffix))
        (self._installed / "_internal" / "left_by_an_older_version.txt").unlink()

    def _remove(self) -> None:
        _tell("removal, which keeps what is not its own")
        self._expect(self._uninstall(), 0, "the uninstaller")
        _same("left files", set(_files(self._installed)), {"portable-data/mine.txt"})
        self._registry_is_clean()
        _true("no entry in the menu", not (self._menu / f"{TITLE}.lnk").exists())
        _true("saved games", (self._data / "running" / "game-1.json").is_file())

    def _registry_is_clean(self) -> None:
        for key in (
            UNINSTALL,
            rf"HKCU\Software\{TITLE}",
            rf"{CLASSES}\{class_name(GAME.suffix)}",
            rf"{CLASSES}\{class_name(BOARD.suffix)}",
            rf"{CLASSES}\{GAME.suffix}",
            rf"{CLASSES}\{BOARD.suffix}\OpenWithProgids",
        ):
            _true(f"no {key}", self._call("reg", "query", key).returncode != 0)
        _same(f"{BOARD.suffix} of the other", self._value(rf"{CLASSES}\{BOARD.suffix}"), OTHER)

    def _remove_everything(self) -> None:
        _tell("installation again, and removal with everything")
        self._expect(self._call(self._setup, "/S"), 0, "the setup program")
        self._expect(self._uninstall("/DELETEDATA"), 0, "the uninstaller")
        _true("no saved games", not self._data.exists())

    def _odd_folder(self) -> None:
        _tell("a folder with spaces and letters of other alphabets, portable")
        self._installed = self._local / "Spiele für zwei, 二人"
        self._program = self._installed / f"{PROGRAM}.exe"
        self._expect(self._call(self._setup, "/S", *_bare("/D=", self._installed)), 0, "setup")
        portable = self._installed / "portable-data"
        portable.mkdir()
        self._running.clear()
        self._start()
        _wait((portable / "running" / "game-1.json").is_file, "nothing was kept beside it")
        self.end()
        _true("nothing elsewhere", not self._data.exists())
        _wait(lambda: self._uninstall().returncode == 0, "the uninstaller failed")
        _same("left folders", [path.name for path in self._installed.iterdir()], ["portable-data"])

    # -- doing ------------------------------------------------------------------------------

    def _call(self, program: str | Path, *arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [*_wine(), str(program), *arguments],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            encoding="utf-8",
            errors="replace",
            timeout=WITHIN_S,
            check=False,
        )

    def _uninstall(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        # With the last argument it works where it lies, and so can be waited for.
        where = _bare("_?=", self._installed)
        done = self._call(self._installed / "uninstall.exe", "/S", *arguments, *where)
        if done.returncode == 0:
            # Working there it cannot remove itself.
            (self._installed / "uninstall.exe").unlink(missing_ok=True)
            if not any(self._installed.iterdir()):
                self._installed.rmdir()
        return done

    def _start(self) -> None:
        quiet = subprocess.DEVNULL
        line = [*_wine(), str(self._program)]
        self._running.append(subprocess.Popen(line, stdin=quiet, stdout=quiet, stderr=quiet))

    def _value(self, key: str, name: str = "") -> str:
        """A value of the registry.

        Raises:
            Failed: it is not there.
        """
        told = self._call("reg", "query", key, *(["/v", name] if name else ["/ve"])).stdout
        found = re.search(r"REG_(?:SZ|DWORD)[ \t]*([^\r\n]*)", told)
        if found is None:
            raise Failed(f"{key} {name} is not in the registry")
        return found[1].strip()

    def _wrapped(self) -> Path:
        """The installed program as something that can be started by its path."""
        if WINDOWS:
            return self._program
        script = self._picture.with_name(PROGRAM)
        # Into a file, instead of a pipe, Windows' Python cannot write under Wine.
        lines = ("#!/bin/bash", "exec 2> >(exec cat >&2)", f'exec wine "{self._program}" "$@"')
        script.write_text("\n".join(lines) + "\n", encoding="utf-8")
        script.chmod(0o755)
        return script

    def _expect(self, done: subprocess.CompletedProcess[str], code: int, what: str) -> None:
        if done.returncode != code:
            raise Failed(f"{what} ended with {done.returncode}: {done.stderr or done.stdout}")


def _wine() -> list[str]:
    return [] if WINDOWS else ["wine"]


def _local_folder() -> Path:
    """The person's folder for programs and their data."""
    if WINDOWS:
        return Path(os.environ["LOCALAPPDATA"])
    (person,) = [
        path
        for path in Path(os.environ["WINEPREFIX"], "drive_c", "users").iterdir()
        if path.name != "Public"
    ]
    return person / "AppData" / "Local"


def _native(path: Path) -> str:
    """The path as a Windows program knows it."""
    if WINDOWS:
        return str(path)
    drive = Path(os.environ["WINEPREFIX"], "drive_c").resolve()
    if path.is_relative_to(drive):
        return str(PureWindowsPath("C:\\", path.relative_to(drive)))
    return f"Z:{PureWindowsPath(path)}"


def _bare(option: str, path: Path) -> list[str]:
    """An option that NSIS reads to the end of the line, and only without quotation marks.

    In pieces, for one with a space in it would be put into some.
    """
    return f"{option}{_native(path)}".split(" ")


def _files(folder: Path) -> list[str]:
    return [path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()]


def _seats(file: Path) -> list[str]:
    """Who plays in a saved game; nobody while it is being written."""
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return []
    return [seat["name"] for seat in data["seats"]]


def _wait(happened: Callable[[], bool], complaint: str) -> None:
    end = time.monotonic() + WITHIN_S
    while not happened():
        if time.monotonic() > end:
            raise Failed(complaint)
        time.sleep(0.1)


def _same(what: str, found: object, wanted: object) -> None:
    if found == wanted:
        return
    if isinstance(found, set) and isinstance(wanted, set):
        raise Failed(f"{what}: missing {sorted(wanted - found)}, too much {sorted(found - wanted)}")
    raise Failed(f"{what}: {found!r} instead of {wanted!r}")


def _true(what: str, found: bool) -> None:
    if not found:
        raise Failed(f"not as it should be: {what}")


def _tell(text: str) -> None:
    print(f"-- {text}", flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
