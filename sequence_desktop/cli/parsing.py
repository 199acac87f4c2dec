# SPDX-License-Identifier: MIT
"""How arguments are read: each wrong one is answered with one line."""

import argparse
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Final, NoReturn

PROGRAM: Final = "sequence-desktop"


class UsageError(Exception):
    """Arguments that make no sense; the text is the one line for the person."""


class Parser(argparse.ArgumentParser):
    """A parser that raises instead of printing its usage, and keeps its examples' layout."""

    def __init__(
        self,
        prog: str,
        usage: str | None = None,
        description: str | None = None,
        epilog: str | None = None,
    ) -> None:
        super().__init__(
            prog=prog,
            usage=usage,
            description=description,
            epilog=epilog,
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )

    def error(self, message: str) -> NoReturn:
        """Raise the complaint as a `UsageError`."""
        raise UsageError(f"{self.prog}: {message}; see {self.prog} --help")


@dataclass(frozen=True, slots=True)
class Command:
    """One command of the program."""

    name: str
    summary: str
    """What it does, in one line of the list of commands."""
    description: str
    """What its own help says, examples included."""
    arguments: Callable[[Parser], None]
    """Declares its arguments."""
    run: Callable[[argparse.Namespace], int]
    """Does it; the exit code."""
    hidden: bool = False
    """Whether it is left out of the list: a part of the machinery, not for people."""

    def parser(self) -> Parser:
        """The reader of its arguments."""
        parser = Parser(prog=f"{PROGRAM} {self.name}", description=self.description)
        add_home(parser)
        self.arguments(parser)
        return parser


def add_home(parser: argparse.ArgumentParser, *, again: bool = False) -> None:
    """Declare the option that every command knows; `again` for an action within a command."""
    parser.add_argument(
        "--home",
        metavar="DIR",
        # An action's own default would take the place of what stands before the action.
        default=argparse.SUPPRESS if again else None,
        help="keep everything of yours (settings, boards, rules, the running game) in DIR",
    )


def add_actions(parser: Parser, summaries: Mapping[str, str]) -> dict[str, Parser]:
    """Declare the actions of a command, each with a line on what it does; their parsers."""
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)
    found: dict[str, Parser] = {}
    for name, summary in summaries.items():
        action = actions.add_parser(name, help=summary, description=summary)
        add_home(action, again=True)
        found[name] = action
    return found


def one_of(words: Iterable[str]) -> Callable[[str], str]:
    """A reader of words that are known, however they are written: "tabloid" is "Tabloid"."""
    known = {word.casefold(): word for word in words}

    def read(text: str) -> str:
        return known.get(text.strip().casefold(), text)

    return read


def whole(low: int, high: int) -> Callable[[str], int]:
    """A reader of whole numbers in a range."""

    def read(text: str) -> int:
        try:
            number = int(text) if len(text) < 30 else high + 1
        except ValueError:
            raise argparse.ArgumentTypeError(f"{text!r} is not a whole number") from None
        if not low <= number <= high:
            raise argparse.ArgumentTypeError(f"use a whole number from {low} to {high}")
        return number

    return read
