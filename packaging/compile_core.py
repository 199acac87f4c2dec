#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Compile the play-out core, where Cython and a C compiler are at hand.

    .venv/bin/python packaging/compile_core.py [--into FOLDER] [--all] [--quiet] [--require]

The modules are ordinary Python and run without this, some fifty times slower. What is compiled goes
into sequence_desktop/_compiled, or into FOLDER, and is used only while the sources stay as they
are (see sequence_desktop/compiled.py). If nothing has changed, nothing is done; what is out of date
is removed. Without Cython or a compiler one line says so, and the exit code is 0; with --require it
is 1. --all compiles what learns the players' weights as well, --quiet says nothing of the outcome.
"""

import argparse
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from environment import ROOT, Trouble

sys.path.insert(0, str(ROOT))

from sequence_desktop import compiled

USUAL: Final = compiled.usual_folder()
"""Where the program looks for its compiled modules."""
MOST_BYTES: Final = 1_000_000
"""What the compiled modules may add to a bundle."""
Build = Callable[[Path, Sequence[str]], None]
"""What compiles modules into the folder `lib` of a folder, each below its package."""
_PATIENCE_S: Final = 900
_BUILD: Final = "--build"
"""How this script calls itself to do the work, with what it says caught."""


def main(arguments: Sequence[str]) -> int:
    """Carry out the command in `arguments`; the exit code."""
    if arguments[:1] == [_BUILD]:
        build(Path(arguments[1]), arguments[2:])
        return 0
    parser = argparse.ArgumentParser(
        description=(__doc__ or "").strip(), formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--into", type=Path, metavar="FOLDER")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--quiet", action="store_true")
    parser.add_argument("--require", action="store_true")
    chosen = parser.parse_args(arguments)
    folder = chosen.into.resolve() if chosen.into else USUAL
    modules = (*compiled.MODULES, *(compiled.EXTRA if chosen.all else ()))
    if not is_current(folder, modules) and can_compile():
        print("Compiling the play-out core (once, about a minute) ...", flush=True)
    try:
        made = ensure(folder, modules)
    except Trouble as trouble:
        if chosen.require or not chosen.quiet:
            print(f"The play-out core stays interpreted: {trouble}", file=sys.stderr)
        return 1 if chosen.require else 0
    if not chosen.quiet:
        size = sum(path.stat().st_size for path in compiled.usable(folder).values())
        print(f"{folder}: {'compiled' if made else 'up to date'}, {size / 1000:.0f} KB")
    return 0


def ensure(folder: Path, modules: Sequence[str] = compiled.MODULES) -> bool:
    """Have `modules` in `folder`, made of the sources as they are; whether they had to be made.

    Raises:
        Trouble: they cannot be made. Then there are none, rather than old ones.
    """
    if is_current(folder, modules):
        return False
    try:
        make(folder, modules)
    except OSError as error:
        raise Trouble(f"{error.filename} cannot be written ({error.strerror})") from error
    except Trouble:
        remove(folder)
        raise
    return True


def is_current(folder: Path, modules: Sequence[str] = compiled.MODULES) -> bool:
    """Whether `modules` lie in `folder`, made of the sources as they are."""
    try:
        return set(modules) <= set(compiled.usable(folder))
    except ImportError:
        return False


def can_compile() -> bool:
    """Whether the attempt is worth it: Cython is there, and a compiler to be seen."""
    try:
        _look_for_tools()
    except Trouble:
        return False
    return True


def for_bundle(work: Path, folder: Path = USUAL) -> list[tuple[str, str]]:
    """The compiled modules, each with its folder in a bundle; none if they are out of date.

    Without what only developers use; what the notes beside them then say is written to `work`. The
    sources are in a bundle as well, for where these cannot be loaded.
    """
    if not is_current(folder):
        return []
    notes = json.loads((folder / compiled.NOTES).read_text(encoding="utf-8"))
    for name in compiled.EXTRA:
        notes["modules"].pop(name, None)
    notes["sources"] = compiled.digest(notes["modules"])
    work.mkdir(parents=True, exist_ok=True)
    (work / compiled.NOTES).write_text(json.dumps(notes), encoding="utf-8")
    files = [work / compiled.NOTES, *(folder / file for file, _ in notes["modules"].values())]
    inside = USUAL.relative_to(ROOT).as_posix()
    return [(str(path), inside) for path in files]


def make(folder: Path, modules: Sequence[str], build: Build | None = None) -> None:
    """Compile `modules` into `folder`, for this Python unless `build` does it for another.

    Raises:
        Trouble: something is missing, or the compiler refused.
        OSError: the folder cannot be written.
    """
    if build is None:
        _look_for_tools()
        build = _build_apart
    folder.mkdir(parents=True, exist_ok=True)
    # On the same disk, so that files change in one step under programs that have them open.
    with tempfile.TemporaryDirectory(prefix="making-", dir=folder) as work:
        build(Path(work), modules)
        sources = compiled.digest(modules)
        remove(folder)
        entries = {}
        for name in (*modules, compiled.SHARED):
            built = _built(Path(work), name)
            goal = folder / f"{name}{built.suffix}"
            built.replace(goal)
            entries[name] = [goal.name, goal.stat().st_size]
        notes = Path(work, compiled.NOTES)
        notes.write_text(json.dumps({"sources": sources, "modules": entries}), encoding="utf-8")
        notes.replace(folder / compiled.NOTES)


def remove(folder: Path) -> None:
    """Take compiled modules away, the notes first: without these, nobody uses the others."""
    for path in (folder / compiled.NOTES, *folder.glob("sequence_desktop.*")):
        path.unlink(missing_ok=True)


def _look_for_tools() -> None:
    for module, name in (("Cython", "Cython"), ("setuptools", "setuptools")):
        if find_spec(module) is None:
            raise Trouble(f"{name} is not installed.")
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        raise Trouble("Python's headers for C are not installed.")
    if os.name == "posix":
        wanted = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
        if shutil.which(wanted) is None:
            raise Trouble(f"there is no C compiler ({wanted}).")


def _build_apart(work: Path, modules: Sequence[str]) -> None:
    """Let a process of its own do it, and tell the end of what it said if it fails."""
    line = [sys.executable, __file__, _BUILD, str(work), *modules]
    # The sources are read, not run; and no compiled module of theirs must be held open.
    around = {**os.environ, compiled.SETTING: compiled.INTERPRETED}
    try:
        done = subprocess.run(
            line, capture_output=True, cwd=ROOT, env=around, timeout=_PATIENCE_S, check=False
        )
    except subprocess.TimeoutExpired:
        raise Trouble(f"compiling took more than {_PATIENCE_S} seconds.") from None
    if done.returncode != 0:
        said = (done.stdout + done.stderr).decode("utf-8", "replace").split("\n")
        told = [part.strip() for part in said if "error" in part.lower()] or said[-2:]
        raise Trouble(f"compiling failed ({told[-1][:300]}).")


def build(work: Path, modules: Sequence[str]) -> None:
    """Compile `modules` into the folder `work`; called in a process of its own.

    Raises:
        Exception: whatever Cython and the compiler raise.
    """
    # Neither has types of its own.
    cython, tools = import_module("Cython.Build"), import_module("setuptools")

    shared = work / "_shared.c"
    subprocess.run([sys.executable, "-m", "cython", f"--generate-shared={shared}"], check=True)
    compiling, linking = _flags()
    flags = {"extra_compile_args": compiling, "extra_link_args": linking}
    extensions = [
        tools.Extension(name, [f"{name.replace('.', '/')}.py"], **flags) for name in modules
    ]
    extensions = cython.cythonize(
        extensions,
        build_dir=str(work / "c"),
        force=True,
        shared_utility_qualified_name=compiled.SHARED,
        language_level=3,
    )
    if compiling:
        flags["extra_compile_args"] = [*compiling, "-Os"]  # nothing in it is called often
    extensions.append(tools.Extension(compiled.SHARED, [str(shared)], **flags))
    command = tools.Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib = str(work / "lib")
    command.build_temp = str(work / "temp")
    command.parallel = True
    command.ensure_finalized()
    command.run()


def _flags() -> tuple[list[str], list[str]]:
    """For compiling and for linking: quick and small."""
    if sys.platform == "win32":
        return [], []
    compiling = ["-O3", "-g0", "-fvisibility=hidden", "-fno-asynchronous-unwind-tables"]
    return compiling, ["-Wl,-x"] if sys.platform == "darwin" else ["-s", "-Wl,-z,noseparate-code"]


def _built(work: Path, name: str) -> Path:
    stem = work.joinpath("lib", *name.split("."))
    return next(path for path in stem.parent.glob(f"{stem.name}.*"))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
