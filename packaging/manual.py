#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The manual page, made from what the program's own help says, so that the two cannot differ.

.venv/bin/python packaging/manual.py > sequence-desktop.1
"""

import argparse
import re
import sys
from collections.abc import Iterable, Iterator
from datetime import date

import project
from environment import ROOT

sys.path.insert(0, str(ROOT))

from sequence_desktop.cli import COMMANDS
from sequence_desktop.cli.parsing import Command
from sequence_desktop.storage.home import VARIABLE


def page(facts: project.Project, day: date) -> str:
    """The page in the language of `man`."""
    shown = [command for command in COMMANDS.values() if not command.hidden]
    play, others = COMMANDS["play"], [each for each in shown if each.name != "play"]
    lines = [
        '.\\" Made by packaging/manual.py from the help of the program.',
        f'.TH SEQUENCE-DESKTOP 6 "{day.isoformat()}" "{project.TITLE} {facts.version}" "Games"',
        ".SH NAME",
        f"sequence\\-desktop \\- {_plain(facts.description[0].lower() + facts.description[1:])}",
        ".SH SYNOPSIS",
        ".B sequence\\-desktop",
        "[\\fIOPTION\\fR...] [\\fIFILE\\fR]",
        ".br",
        ".B sequence\\-desktop",
        "\\fICOMMAND\\fR [\\fIARGUMENT\\fR...]",
        ".SH DESCRIPTION",
        *_text(play.description),
        ".PP",
        "The commands do without a window; each of them knows \\fB\\-\\-home\\fR as well.",
        ".SH OPTIONS",
        *_options(play.parser(), without=("--help",)),
        ".TP",
        "\\fB\\-\\-version\\fR",
        "tell the version and end",
        ".SH COMMANDS",
        *(line for command in others for line in _command(command)),
        ".SH EXIT STATUS",
        *_pairs({"0": "all is well", "1": "something was found or went wrong"}),
        *_pairs({"2": "wrong arguments, or no window can be shown here"}),
        ".SH ENVIRONMENT",
        *_pairs({VARIABLE: "the same as \\fB\\-\\-home\\fR: one folder for everything of yours"}),
        ".SH FILES",
        *_pairs(
            {
                "~/.local/share/sequence\\-desktop": "saved games, boards and rules of your own",
                "~/.config/sequence\\-desktop": "settings",
                f"*{project.GAME.suffix}": "a saved game",
                f"*{project.BOARD.suffix}": "a board to be handed on",
            }
        ),
    ]
    return "\n".join(lines) + "\n"


def _command(command: Command) -> Iterator[str]:
    """A command, its actions and all their arguments."""
    yield f".SS {_plain(command.name)}"
    yield from _text(command.description)
    parser = command.parser()
    actions = _actions_of(parser)
    if not actions:
        yield from _options(parser)
    for name, inner in actions.items():
        usage = " ".join(_argument(each) for each in inner._actions if not each.option_strings)
        yield ".PP"
        yield f"\\fB{_plain(command.name)} {_plain(name)}\\fR {usage}".rstrip()
        yield ".RS"
        yield from _text(inner.description or "")
        yield from _options(inner)
        if inner.epilog:
            yield from _verbatim(inner.epilog.splitlines())
        yield ".RE"


def _actions_of(parser: argparse.ArgumentParser) -> dict[str, argparse.ArgumentParser]:
    """The actions of a command, as `boards` has them. argparse has no public way to ask."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            return dict(action.choices)
    return {}


def _options(
    parser: argparse.ArgumentParser, without: Iterable[str] = ("--help", "--home")
) -> Iterator[str]:
    """The arguments of a command; what every command knows is told once."""
    for action in parser._actions:
        if action.help in (None, argparse.SUPPRESS) or {*without} & {*action.option_strings}:
            continue
        yield ".TP"
        yield _argument(action)
        yield _plain(action.help or "")


def _argument(action: argparse.Action) -> str:
    value = action.metavar or action.dest.upper()
    named = f"\\fI{_plain(value if isinstance(value, str) else value[0])}\\fR"
    if not action.option_strings:
        return named
    options = ", ".join(f"\\fB{_plain(each)}\\fR" for each in action.option_strings)
    return options if action.nargs == 0 else f"{options} {named}"


def _text(text: str) -> Iterator[str]:
    """Paragraphs to be filled, and indented examples to be left as they are."""
    for block in re.split(r"\n\s*\n", text.strip("\n")):
        lines = block.splitlines()
        if all(line.startswith("  ") for line in lines):
            yield from _verbatim(lines)
        else:
            yield ".PP"
            yield from map(_plain, lines)


def _verbatim(lines: Iterable[str]) -> Iterator[str]:
    yield ".PP"
    yield ".nf"
    yield from map(_plain, lines)
    yield ".fi"


def _pairs(pairs: dict[str, str]) -> Iterator[str]:
    for name, text in pairs.items():
        yield ".TP"
        yield f"\\fB{name}\\fR"
        yield text


def _plain(text: str) -> str:
    """The text with nothing in it that `man` would take for a command of its own."""
    safe = text.replace("\\", "\\e").replace("-", "\\-").replace("×", "\\(mu")
    return re.sub(r"^(?=[.'])", r"\\&", safe)


if __name__ == "__main__":
    sys.stdout.write(page(project.read(), date.today()))  # noqa: DTZ011 - a day of this machine
