# SPDX-License-Identifier: MIT
"""What each Linux package must do in a bare system; bare_root.py makes such systems."""

import gzip
import json
import shutil
import subprocess
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import project
import smoke_test
import steps
from environment import ROOT
from project import APP_ID, FILE_TYPES, GAME, PROGRAM
from smoke_test import Failed, Program

USER: Final = "player"
HOME: Final = f"/home/{USER}"
NUMBER: Final = 1000
"""The user's number in the bare system."""
AWKWARD: Final = f"{HOME}/Spiele & Übungen/настольные игры 桌遊"
"""A folder as people have them."""

_UNTIL_IT_COMPLAINS: Final = """
log=$(mktemp)
"$0" --home "$1" 2> "$log" &
for _ in $(seq 240); do [ ! -s "$log" ] || break; sleep 0.5; done
sleep 1
kill $!
cat "$log"
"""
"""Opens the window until it says something, or for two minutes."""
_NO_KEYBOARDS: Final = (
    "^xkbcommon: ERROR: failed to add default include path",
    "^qt.qpa.wayland: failed to create xkb context",
)
"""Said where no keyboard is described; every system with a desktop describes them (xkb-data)."""

_TWICE: Final = """
"$0" --home "$1" 2> "$1.log" &
first=$!
for _ in $(seq 240); do [ ! -s "$1/running/game-1.json" ] || break; sleep 0.5; done
"$0" --home "$1" "$2" || exit 3
for _ in $(seq 240); do ! grep -q "$3" "$1/running/game-1.json" || break; sleep 0.5; done
grep -q "$3" "$1/running/game-1.json" || exit 4
kill $first || exit 5
"""
"""Opens the window, then starts the program again with a file, which the first is to open.

What the first says goes elsewhere: that without a screen no window can come to the front."""
_INTO: Final = Path(__file__).resolve().parent / "linux" / "into_bare.sh"


@dataclass(frozen=True)
class Bare:
    """A bare system in a folder."""

    root: Path
    proof: Path
    """A folder of this machine where the program may leave what it makes."""

    def make_user(self) -> None:
        """Give the system a person with a home."""
        shutil.chown(self.proof, NUMBER, NUMBER)
        self.as_root("useradd", "--uid", str(NUMBER), "--create-home", USER)

    def path(self, inside: str) -> Path:
        """Where a file of the bare system lies."""
        return self.root / inside.removeprefix("/")

    def line(
        self, more: Mapping[str, str], user: str = USER, *, network: bool = False
    ) -> list[str]:
        """What stands before a command so that it runs in there, as this user.

        The program gets no network, since it must not need one.
        """
        around = {
            "HOME": HOME if user == USER else "/root",
            "PATH": "/usr/local/bin:/usr/bin:/bin:/usr/local/sbin:/usr/sbin:/sbin",
            "LANG": "C.UTF-8",
            **more,
        }
        line = ["unshare", "--mount", "--pid", "--fork", "--kill-child"]
        line += [] if network else ["--net"]
        line += ["sh", str(_INTO), str(self.root), str(self.proof), f"{user}:{user}"]
        return [*line, "env", "-i", *(f"{name}={value}" for name, value in around.items())]

    def as_root(self, *command: str, network: bool = False) -> str:
        """Run a command of the system; what it said.

        Raises:
            Failed: it failed.
        """
        line = self.line({"DEBIAN_FRONTEND": "noninteractive"}, "root", network=network)
        return _said([*line, *command])

    def as_user(self, *command: str, code: int = 0, **more: str) -> str:
        """Run a command as the person; what it said, on stdout and stderr.

        Raises:
            Failed: it ended with another code.
        """
        return _said([*self.line(more), *command], code)

    def complaint(self, *command: str, about: str, code: int = 2, **more: str) -> None:
        """See that a command ends with one clear sentence, in which `about` stands.

        Raises:
            Failed: it does not.
        """
        said = self.as_user(*command, code=code, **more).strip()
        if about not in said or len(said.splitlines()) != 1:
            raise Failed(f"this was to be one sentence about {about!r}:\n{said}")
        _tell(said)

    def give(self, source: Path, inside: str) -> None:
        """Copy a file into the system, for the person."""
        shutil.copy(source, self.path(inside))
        shutil.chown(self.path(inside), NUMBER, NUMBER)

    def prove(self, program: str) -> None:
        """The whole smoke test, offscreen; then a frame on a real X server, and on Wayland."""
        print(f"  {program}", flush=True)
        line = [*self.line({"QT_QPA_PLATFORM": "offscreen"}), program]
        smoke_test.prove(Program(line, self.proof, compiled=True), project.read().version)
        with steps.private_display() as display:
            line = [*self.line({"QT_QPA_PLATFORM": "xcb", "DISPLAY": display}), program]
            _tell(f"X server: {smoke_test.check_self_test(Program(line, self.proof))}")
        with (
            tempfile.TemporaryDirectory(dir=self.proof) as folder,
            steps.private_compositor(Path(folder)) as socket,
        ):
            around = {"QT_QPA_PLATFORM": "wayland", "WAYLAND_DISPLAY": str(socket)}
            line = [*self.line(around), program]
            said = smoke_test.check_self_test(Program(line, self.proof, _NO_KEYBOARDS))
            _tell(f"Wayland: {said}")


# -- the packages ----------------------------------------------------------------------------


def deb(bare: Bare, package: Path) -> None:
    """Installed by apt it works, is in the menu, knows its files, and goes without a trace."""
    patient = ("apt-get", "--option", "Acquire::Retries=5", "--quiet")
    bare.as_root(*patient, "update", network=True)
    tools = ("desktop-file-utils", "shared-mime-info")
    apt = (*patient, "install", "--yes", "--no-install-recommends")
    bare.as_root(*apt, *tools, network=True)
    before = _listing(bare.root)
    bare.give(package, f"/tmp/{package.name}")
    bare.as_root(*apt, f"/tmp/{package.name}", network=True)
    _no_python(bare)
    bare.prove(f"/usr/bin/{PROGRAM}")
    _check_desktop(bare, "/usr/share")
    bare.complaint(f"/usr/bin/{PROGRAM}", about="no display")
    bare.as_root("apt-get", "purge", "--quiet", "--yes", PROGRAM)
    bare.path(f"/tmp/{package.name}").unlink()
    _no_trace(bare, before)
    _tell("purged without a trace")
    # What the .deb has asked for is still there, and is what the .rpm asks for by other names.
    (other,) = package.parent.glob("*.rpm")
    bare.as_root(*apt, "rpm", network=True)
    _rpm(bare, other)


def _rpm(bare: Bare, package: Path) -> None:
    """Installed by rpm it works, and goes without a trace.

    Whether what it asks for is there only another system can say: Debian's rpm knows no packages.
    """
    before = _listing(bare.root)
    file = f"/tmp/{package.name}"
    bare.give(package, file)
    bare.as_root("rpm", "--install", "--force-debian", "--nodeps", file)
    line = [*bare.line({"QT_QPA_PLATFORM": "offscreen"}), f"/usr/bin/{PROGRAM}"]
    told = smoke_test.check_self_test(Program(line, bare.proof, compiled=True))
    bare.as_root("rpm", "--erase", PROGRAM)
    bare.path(file).unlink()
    _no_trace(bare, before)
    _tell(f"{package.name}: {told}; erased without a trace")


def _no_trace(bare: Bare, before: set[str]) -> None:
    """See that nothing is left of the program but what is the person's own."""
    left = {path for path in _listing(bare.root) - before if PROGRAM in path or APP_ID in path}
    left = {path for path in left if not path.startswith("home/")}
    if left:
        raise Failed("removing has left behind: " + ", ".join(sorted(left)))


def tar(bare: Bare, package: Path) -> None:
    """Unpacked anywhere it works, with nothing installed, and says clearly what is in the way."""
    _no_python(bare)
    place = bare.path(AWKWARD)
    place.mkdir(parents=True)
    subprocess.run(["tar", "--extract", "--file", str(package), "-C", str(place)], check=True)
    (folder,) = place.iterdir()
    program = f"{AWKWARD}/{folder.name}/{PROGRAM}"
    bare.prove(program)
    bare.complaint(program, about="no display")
    bare.as_user(program, "--self-test", QT_QPA_PLATFORM="offscreen", HOME="/proc/nowhere")
    _tell("works without a home that can be written to")
    _second_start(bare, program)
    _full_disk(bare, program)
    _old_system(bare, program)
    _missing_library(bare, folder, program)


def _second_start(bare: Bare, program: str) -> None:
    """A second start hands its file to the first, which opens it, and ends."""
    saved = min((ROOT / "tests" / "saves" / "v1").glob(f"*{GAME.suffix}"))
    seat = json.loads(saved.read_text(encoding="utf-8"))["seats"][-1]["name"]
    file = f"{AWKWARD}/{saved.name}"
    bare.give(saved, file)
    home = f"{HOME}/twice"
    started = ("sh", "-c", _TWICE, program, home, file, f'"{seat}"')
    said = bare.as_user(*started, QT_QPA_PLATFORM="offscreen")
    if said:
        raise Failed(f"two starts of the program said this:\n{said}")
    shutil.rmtree(bare.path(home))
    _tell("a second start opens its file in the first")


def _full_disk(bare: Bare, program: str) -> None:
    """Where there is no room it still plays, says so, and leaves nothing half-written."""
    inside = "/mnt/full"
    place = bare.path(inside)
    place.mkdir()
    size = 64 * 1024
    options = f"size={size},mode=1777"
    subprocess.run(["mount", "-t", "tmpfs", "-o", options, "tmpfs", str(place)], check=True)
    try:
        filler = place / "filler"
        filler.write_bytes(bytes(size))
        for command in (
            ("simulate", "--games", "1", "--save", f"{inside}/games"),
            ("boards", "render", "spiral", "--out", f"{inside}/board.pdf"),
        ):
            bare.complaint(program, *command, about="the disk is full", code=1)
        offscreen = "offscreen"
        bare.as_user(program, "--self-test", HOME=inside, QT_QPA_PLATFORM=offscreen)
        watched = ("sh", "-c", _UNTIL_IT_COMPLAINS, program, inside)
        said = bare.as_user(*watched, QT_QPA_PLATFORM=offscreen).splitlines()
        if not said or not all("the disk is full" in each for each in said):
            raise Failed("of a full disk this was said:\n" + "\n".join(said))
        files = {path for path in place.rglob("*") if path.is_file()} - {filler}
        # Locks and open logs are empty files, and need no room.
        kept = {path for path in files if path.name.endswith("lock") or path.parent.name == "logs"}
        left = [str(path) for path in files - kept]
        if left:
            raise Failed(f"on the full disk there is {', '.join(left)}")
    finally:
        subprocess.run(["umount", str(place)], check=True)
    _tell("a full disk")


def _old_system(bare: Bare, program: str) -> None:
    """A glibc that is too old, or none, is told before the loader fails with riddles."""
    tools = bare.path("/opt/old")
    tools.mkdir(parents=True)
    getconf = tools / "getconf"
    getconf.write_text("#!/bin/sh\necho glibc 2.31\n")
    getconf.chmod(0o755)
    path = "/opt/old:/usr/bin:/bin"
    bare.complaint(program, "--version", about="glibc 2.31", PATH=path)
    (tools / "uname").write_text("#!/bin/sh\necho aarch64\n")
    (tools / "uname").chmod(0o755)
    bare.complaint(program, "--version", about="aarch64", PATH=path)


def _missing_library(bare: Bare, folder: Path, program: str) -> None:
    hidden = folder / "fallback" / "opengl"
    hidden.rename(bare.path("/opt/opengl"))
    bare.complaint(program, "--self-test", about=".so", QT_QPA_PLATFORM="offscreen")
    told = bare.as_user(program, "--version")
    _tell(f"without it there is still the command line: {told.strip()}")
    shutil.move(bare.path("/opt/opengl"), hidden)


def run(bare: Bare, package: Path) -> None:
    """Installed by the person alone it works, can be installed over, and goes without a trace."""
    _no_python(bare)
    file = f"{HOME}/{package.name}"
    bare.give(package, file)
    before = _listing(bare.path(HOME))
    for prefix, options in ((f"{HOME}/.local", ()), (AWKWARD, ("--prefix", AWKWARD))):
        bare.as_user("sh", file, *options)
        bare.as_user("sh", file, *options)  # once more, as a new version is
        bare.prove(f"{prefix}/bin/{PROGRAM}")
        _check_entry(bare, prefix)
        bare.as_user("sh", f"{prefix}/lib/{PROGRAM}/install.sh", "--uninstall", *options)
        # The folder that a person named stays, as do folders that were on the way to it.
        left = _listing(bare.path(HOME)) - before - _ways(AWKWARD) - {".local"}
        if left:
            raise Failed("uninstalling has left behind: " + ", ".join(sorted(left)))
        _tell("installed twice and uninstalled without a trace")
    _damaged(bare, package)


def _ways(folder: str) -> set[str]:
    """A folder and those above it, as they are listed below the home."""
    inside = Path(folder).relative_to(HOME)
    return {str(path) for path in (inside, *inside.parents)}


def _damaged(bare: Bare, package: Path) -> None:
    """A download that was cut off, and one in which a byte is wrong."""
    whole = package.read_bytes()
    broken = bare.path(f"{HOME}/broken.run")
    broken.write_bytes(whole[:-1000])
    bare.complaint("sh", f"{HOME}/broken.run", about="not whole", code=1)
    broken.write_bytes(whole[:-1000] + bytes(1000))
    bare.complaint("sh", f"{HOME}/broken.run", about="damaged", code=1)
    broken.unlink()


# -- what they have in common ------------------------------------------------------------------


def _no_python(bare: Bare) -> None:
    for name in ("python3", "python"):
        if any((bare.root / folder / name).exists() for folder in ("usr/bin", "usr/local/bin")):
            raise Failed(f"this system has {name}; it proves nothing")


def _check_desktop(bare: Bare, share: str) -> None:
    """The menu's summaries know the program's files, and the manual is there."""
    cache = bare.path(f"{share}/applications/mimeinfo.cache").read_text()
    globs = bare.path(f"{share}/mime/globs").read_text()
    for each in FILE_TYPES:
        if (
            f"{each.mime}={PROGRAM}.desktop" not in cache
            or f"{each.mime}:*{each.suffix}" not in globs
        ):
            raise Failed(f"a double click on *{each.suffix} would not open the program")
    bare.as_root("desktop-file-validate", f"{share}/applications/{PROGRAM}.desktop")
    (manual,) = bare.path(f"{share}/man").glob(f"man*/{PROGRAM}.*.gz")
    if b".SH COMMANDS" not in gzip.decompress(manual.read_bytes()):
        raise Failed("the manual says nothing of the commands")
    _tell("menu entry, file types, manual")


def _check_entry(bare: Bare, prefix: str) -> None:
    """The menu's entry starts the program by its whole path, however that is written."""
    entry = bare.path(f"{prefix}/share/applications/{PROGRAM}.desktop").read_text()
    commands = [line for line in entry.splitlines() if line.startswith("Exec=")]
    program = f'"{prefix}/lib/{PROGRAM}/{PROGRAM}"'
    if commands != [f"Exec={program} %f", f"Exec={program} --new-window"]:
        raise Failed(f"the menu's entry says {commands}")


def _listing(root: Path) -> set[str]:
    """All that is there, by its path below `root`."""
    line = ["find", str(root), "-mindepth", "1", "-printf", "%P\\n"]
    return set(_said(line).splitlines())


def _said(line: Sequence[str], code: int = 0) -> str:
    done = subprocess.run(
        line,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        stdin=subprocess.DEVNULL,
        check=False,
    )
    text = done.stdout.decode("utf-8", "replace")
    if done.returncode != code:
        raise Failed(f"{' '.join(line)} ended with {done.returncode} instead of {code}:\n{text}")
    return text


def _tell(line: str) -> None:
    print(f"  ok  {line}", flush=True)
