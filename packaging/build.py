#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Freeze the program and make packages of it.

    .venv/bin/python packaging/build.py tree            the frozen program alone
    .venv/bin/python packaging/build.py deb rpm tar run     packages for Linux: some of them, or all

It works in build/ and puts what is finished into dist/, or into --out FOLDER. With --keep-tree the
program is not frozen again; with --require-compiled it is not made without the compiled play-out
core. What comes out is held against budget.json. Packages for Windows and macOS are made by scripts
of their own, from the same `tree`.
"""

import argparse
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import budget
import compile_core
import linux_formats
import project
from environment import ROOT, Trouble
from linux_formats import Build

LINUX: Final = ("deb", "rpm", "tar", "run")
WORK: Final = ROOT / "build"


def main(arguments: Sequence[str]) -> int:
    """Make what is asked for in `arguments`; the exit code."""
    parser = argparse.ArgumentParser(
        description=(__doc__ or "").strip(), formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("formats", nargs="+", choices=("tree", *LINUX, "all"), metavar="FORMAT")
    parser.add_argument("--out", type=Path, default=ROOT / "dist", metavar="FOLDER")
    parser.add_argument("--keep-tree", action="store_true")
    parser.add_argument("--require-compiled", action="store_true")
    parser.add_argument("--licences", type=Path, metavar="FOLDER")
    chosen = parser.parse_args(arguments)
    formats = set(LINUX) if "all" in chosen.formats else set(chosen.formats) - {"tree"}
    facts = project.read()
    moment = linux_formats.source_moment()
    build = Build(facts, WORK, chosen.out.resolve(), moment, chosen.licences)
    try:
        if not chosen.keep_tree or not build.tree.exists():
            compile_first(require=chosen.require_compiled)
            freeze(build)
        if formats:
            build.out.mkdir(parents=True, exist_ok=True)
            make(build, formats)
    except (Trouble, budget.TooBig) as trouble:
        print(trouble, file=sys.stderr)
        return 1
    except subprocess.CalledProcessError as error:
        print(f"This command failed, see above: {error.cmd}", file=sys.stderr)
        return 1
    return 0


def compile_first(*, require: bool) -> None:
    """Compile what the players think with; the frozen program does without it as well.

    Raises:
        Trouble: it cannot be compiled, and `require` says that it must.
    """
    try:
        compile_core.ensure(compile_core.USUAL)
    except Trouble as trouble:
        if require:
            raise
        print(f"The play-out core stays interpreted: {trouble}", file=sys.stderr)


def freeze(build: Build) -> None:
    """Let PyInstaller make the program; what it says is kept beside it.

    Raises:
        Trouble: PyInstaller failed.
    """
    start = time.monotonic()
    shutil.rmtree(build.tree.parent, ignore_errors=True)
    build.work.mkdir(parents=True, exist_ok=True)
    line = [sys.executable, "-m", "PyInstaller", "--noconfirm"]
    line += ["--distpath", str(build.tree.parent), "--workpath", str(build.work / "freeze")]
    line += [str(ROOT / "packaging" / "sequence-desktop.spec")]
    log = build.work / "freeze.log"
    # The icons are drawn by Qt, which shall not look for a screen. Of each instruction Python would
    # note its columns, a quarter of all code, to mark them in sources that no bundle has.
    around = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONNODEBUGRANGES": "1"}
    around["PYINSTALLER_ZLIB_COMPRESSION_LEVEL"] = "9"
    with log.open("wb") as file:
        done = subprocess.run(
            line, stdout=file, stderr=subprocess.STDOUT, env=around, cwd=build.work, check=False
        )
    if done.returncode != 0:
        print("\n".join(log.read_text(encoding="utf-8", errors="replace").splitlines()[-25:]))
        raise Trouble(f"PyInstaller failed; the whole of what it said is in {log}.")
    _tell(build.tree, start)


def make(build: Build, formats: set[str]) -> None:
    """Make the Linux packages.

    Raises:
        TooBig: one of them has grown by more than its budget allows.
    """
    if formats & {"deb", "rpm"}:
        stage = linux_formats.stage_packages(build)
        budget.check("linux installed", stage)
        for kind, maker in (("deb", linux_formats.make_deb), ("rpm", linux_formats.make_rpm)):
            if kind in formats:
                start = time.monotonic()
                made = maker(build, stage)
                _tell(made, start)
                budget.check(f"linux {kind}", made)
    if formats & {"tar", "run"}:
        start = time.monotonic()
        stage = linux_formats.stage_portable(build)
        budget.check("linux portable installed", stage)
        tar = linux_formats.make_tar(build, stage)
        _tell(tar, start)
        budget.check("linux tar", tar)
        if "run" in formats:
            start = time.monotonic()
            made = linux_formats.make_run(build, stage, tar)
            _tell(made, start)
            budget.check("linux run", made)


def _tell(made: Path, start: float) -> None:
    size = budget.size_of(made) / 1e6
    print(f"{made.name}: {size:.1f} MB, {time.monotonic() - start:.0f} s", flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
