#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The commands of a fresh checkout: play the game, test everything, or make packages.

    python3 packaging/bootstrap.py play [FILE or options of sequence-desktop]
    python3 packaging/bootstrap.py test [options of pytest]
    python3 packaging/bootstrap.py package [--must | --windows]

They need Python 3.11 or newer and nothing else. They make the folder .venv in the checkout,
install the locked dependencies there and start; a second run starts at once. `play` ends with the
program's own exit code. `test` runs every check of the project; with options of pytest it runs
those tests only. `package` makes the packages for Linux in dist/ and installs each in a bare
Debian, which only root can do; where it cannot, --must makes that a failure. With --windows it
makes the setup program for Windows instead, and tries it with Wine. Exit code 2: something on this
machine is for you to do, and the text says what.
"""

import sys

# This file alone must be readable by every Python 3, so that an old one can say this.
if sys.version_info < (3, 11):  # noqa: UP036 - here an older Python is told so
    sys.stderr.write(
        "Sequence Desktop needs Python 3.11 or newer, and this is "
        f"Python {sys.version_info[0]}.{sys.version_info[1]} ({sys.executable}).\n"
        "Install a newer Python and start this command with it, for example: "
        "python3.13 packaging/bootstrap.py play\n"
    )
    sys.exit(2)

import os
import subprocess
from collections.abc import Sequence

import environment
import steps
import system
from environment import Trouble

COMMANDS = ("play", "test", "package")
EXIT_TROUBLE = 2
EXIT_INTERRUPTED = 130


def main(arguments: Sequence[str]) -> int:
    """Carry out the command in `arguments` (without the script's name); return the exit code."""
    if not arguments or arguments[0] not in COMMANDS:
        print(__doc__.strip())
        asked = bool(arguments) and arguments[0] in ("-h", "--help")
        return 0 if asked else EXIT_TROUBLE
    command, rest = arguments[0], list(arguments[1:])
    try:
        if command == "play":
            system.ensure(system.PLAY)
            environment.ensure(environment.PLAY)
            compile_core()
            return play(rest)
        if command == "package" and "--windows" in rest:
            system.ensure(system.WINDOWS)
            environment.ensure(environment.DEV)
            return steps.run(steps.windows())
        if command == "package":
            system.ensure(system.PACKAGE)
            environment.ensure(environment.DEV)
            return steps.run(steps.packages(must="--must" in rest))
        system.ensure(system.TEST)
        environment.ensure(environment.DEV)
        compile_core()
        return steps.run(steps.chosen(rest))
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        return EXIT_TROUBLE
    except KeyboardInterrupt:
        print("Stopped. Start the same command again to go on.", file=sys.stderr)
        return EXIT_INTERRUPTED


def compile_core() -> None:
    """Compile what the players think with, where the tools are there; they do without as well.

    Cython is in the environment of the tests only: no player has to download it.
    """
    if environment.has_cython():
        script = environment.ROOT / "packaging" / "compile_core.py"
        subprocess.run([str(environment.python()), str(script), "--quiet"], check=False)


def play(options: Sequence[str]) -> int:
    """Start the program with `options`; return its exit code.

    It runs where the person stands, so that a relative FILE is found, but imports nothing from
    there (-P).
    """
    line = [str(environment.python()), "-P", "-m", "sequence_desktop", *options]
    sys.stdout.flush()
    if os.name == "posix":
        # The program takes this process's place: signals and exit code are its own.
        os.execv(line[0], line)
    return subprocess.call(line)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
