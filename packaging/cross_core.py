#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Compile the play-out core for Windows on Linux, where no compiler of Windows is at hand.

    .venv/bin/python packaging/cross_core.py PYTHON_FOLDER

PYTHON_FOLDER holds a whole Python for Windows; what is compiled is for just that one, and lies
where the program looks for it and the spec takes it from (see compile_core.py). The compiler is
Debian's gcc-mingw-w64-x86-64-win32.
"""

import subprocess
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final

import compile_core
from environment import ROOT, Trouble
from sequence_desktop import compiled

COMPILER: Final = "x86_64-w64-mingw32-gcc"
_FLAGS: Final = ("-shared", "-s", "-g0", "-static-libgcc")
_LIBRARY: Final = "python3??.dll"


def main(arguments: Sequence[str]) -> int:
    """Compile for the Python in `arguments`; the exit code."""
    if len(arguments) != 1:
        print(__doc__.strip())
        return 2
    python = Path(arguments[0])
    try:
        folder = folder_of(python)
        if not compile_core.is_current(folder):
            compile_core.make(folder, compiled.MODULES, partial(build, python))
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        return 1
    size = sum(path.stat().st_size for path in compiled.usable(folder).values())
    print(f"{folder}: {size / 1000:.0f} KB")
    return 0


def folder_of(python: Path) -> Path:
    """Where the compiled modules of a Python for Windows belong.

    Raises:
        Trouble: there is no Python in this folder.
    """
    version = library(python).stem.removeprefix("python")
    return compile_core.USUAL.with_name(f"cp{version}-win_amd64")


def library(python: Path) -> Path:
    """The library that is the whole of a Python for Windows.

    Raises:
        Trouble: there is none in this folder.
    """
    found = sorted(python.glob(_LIBRARY))
    if not found:
        raise Trouble(f"There is no {_LIBRARY} in {python}.")
    return found[0]


def build(python: Path, work: Path, modules: Sequence[str]) -> None:
    """Compile `modules` for a Python for Windows into the folder `work`/lib.

    Raises:
        Trouble: Cython or the compiler refused.
    """
    shared = work / f"{compiled.SHARED}.c"
    _run(sys.executable, "-m", "cython", f"--generate-shared={shared}")
    _compile(python, shared, work, compiled.SHARED, "-Os")  # nothing in it is called often
    for name in modules:
        source = work / f"{name}.c"
        options = ("-3", "--shared", compiled.SHARED, "-o", str(source))
        _run(sys.executable, "-m", "cython", *options, f"{name.replace('.', '/')}.py")
        _compile(python, source, work, name, "-O2")  # -O3 takes more of the setup's few spare KB


def _compile(python: Path, source: Path, work: Path, name: str, level: str) -> None:
    target = work.joinpath("lib", *name.split(".")).with_suffix(".pyd")
    target.parent.mkdir(parents=True, exist_ok=True)
    include = f"-I{python / 'include'}"
    # The linker takes what it must know of the library from the library itself.
    ends = ("-o", str(target), str(source), str(library(python)))
    _run(COMPILER, *_FLAGS, level, include, *ends)


def _run(*line: str) -> None:
    done = subprocess.run(line, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise Trouble(f"{Path(line[0]).name} failed:\n{done.stdout}{done.stderr}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
