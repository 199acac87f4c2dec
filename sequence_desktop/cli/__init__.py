# SPDX-License-Identifier: MIT
"""The command line: every command of the program; Qt is imported only to play and to print."""

import contextlib
import errno
import os
import sys
from collections.abc import Sequence
from typing import Final

from sequence_desktop import __version__, notice
from sequence_desktop.cli import (
    boards,
    check,
    hint,
    lab,
    play,
    player,
    replay,
    review,
    rules,
    simulate,
    sound,
)
from sequence_desktop.cli.parsing import PROGRAM, Command, Parser, UsageError, add_home
from sequence_desktop.engine.errors import Fault
from sequence_desktop.storage.errors import UnknownId

COMMANDS: Final[dict[str, Command]] = {
    command.name: command
    for command in (
        play.COMMAND,
        check.COMMAND,
        replay.COMMAND,
        hint.COMMAND,
        review.COMMAND,
        rules.COMMAND,
        boards.COMMAND,
        simulate.COMMAND,
        lab.COMMAND,
        player.COMMAND,
        sound.COMMAND,
    )
}

_EXAMPLES: Final = """\
examples:
  sequence-desktop                          go on with the game of last time
  sequence-desktop friday.seqgame           open a saved game
  sequence-desktop boards check mine.json   look over a board you made
  sequence-desktop rules show one_eyed_jack
  sequence-desktop simulate --seats standard,standard --games 100 --seed 1
  sequence-desktop hint friday.seqgame      the best moves, and why
  sequence-desktop simulate --help          all about one command

Exit codes: 0 all is well, 1 something was found or went wrong, 2 wrong arguments.
"""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command in `argv` (the process's own arguments if None); return the exit code."""
    notice.use_console()
    for stream in (sys.stdout, sys.stderr):
        # What a terminal cannot show must not end the program.
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="backslashreplace")
    try:
        code = _run(list(sys.argv[1:] if argv is None else argv))
        if sys.stdout is not None:  # a Windows program without a console has none
            sys.stdout.flush()
    except UsageError as error:
        notice.tell(str(error))
        return 2
    except Fault as fault:
        notice.tell(f"{PROGRAM}: {fault}")
        return 2 if isinstance(fault, UnknownId) else 1
    except KeyboardInterrupt:
        return 130
    except OSError as error:
        if error.filename is not None:
            raise  # not about the output: storage tells of files by faults
        return _output_failed(error)
    return code


def _run(arguments: list[str]) -> int:
    command, rest = _split(arguments)
    try:
        if command is None:
            return play.run(_whole_help().parse_args(rest))
        return command.run(command.parser().parse_args(rest))
    except SystemExit as end:
        # argparse ends so after printing help or the version.
        return end.code if isinstance(end.code, int) else 0


def _split(arguments: list[str]) -> tuple[Command | None, list[str]]:
    """The command and its arguments; options may come before it. None: to play, or for help."""
    skip = False
    for i, argument in enumerate(arguments):
        if skip:
            skip = False
        elif argument == "--home":
            skip = True
        elif not argument.startswith("-"):
            command = COMMANDS.get(argument)
            return command, arguments[:i] + arguments[i + 1 :] if command else arguments
    return None, arguments


def _whole_help() -> Parser:
    """The parser whose help tells about every command; it reads what `play` reads."""
    shown = [command for command in COMMANDS.values() if not command.hidden]
    width = max(len(command.name) for command in shown)
    commands = "\n".join(f"  {c.name:{width}}  {c.summary}" for c in shown)
    parser = Parser(
        prog=PROGRAM,
        usage=f"{PROGRAM} [FILE] | {PROGRAM} COMMAND ...",
        description="Play Sequence, One-Eyed Jack and their relatives.",
        epilog=f"commands:\n{commands}\n\n{_EXAMPLES}",
    )
    parser.add_argument("--version", action="version", version=f"Sequence Desktop {__version__}")
    add_home(parser)
    play.arguments(parser)
    return parser


def _output_failed(error: OSError) -> int:
    """What is left to do when nothing more can be printed."""
    # Python would try, and complain, again at its end.
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    if error.errno not in (errno.EPIPE, errno.EINVAL):
        notice.tell(f"{PROGRAM}: cannot write the results: {error.strerror or error}")
    return 1
