# SPDX-License-Identifier: MIT
"""`sequence-desktop check CASE...`: run rule cases."""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from sequence_desktop.cli.parsing import Command, Parser
from sequence_desktop.engine.cases import run_case
from sequence_desktop.engine.errors import BadCase, Fault
from sequence_desktop.engine.phrases import phrase
from sequence_desktop.engine.texts import visible
from sequence_desktop.storage import boards, json_text, rules
from sequence_desktop.storage.home import Home


def arguments(parser: Parser) -> None:
    """Declare the arguments."""
    parser.add_argument("cases", nargs="+", metavar="CASE", help="a case file, or a folder of them")


def run(args: argparse.Namespace) -> int:
    """Run each case and print a line for it."""
    home = Home.find(args.home)
    known_rules, known_boards = rules.library(home), boards.library(home)
    failed = 0
    for path in _case_files(args.cases):
        try:
            case = json_text.load(path, BadCase)
            failures = run_case(case, known_rules.parse, known_boards.parse)
        except Fault as fault:
            failures = [str(fault).removeprefix(f"{path}: ")]
        failed += bool(failures)
        line = f"FAIL {path}: {'; '.join(failures)}" if failures else f"ok   {path}"
        print(visible(line))
    return 1 if failed else 0


def _case_files(names: list[str]) -> Iterator[Path]:
    """The files named, and those in the folders named, by name."""
    for name in names:
        path = Path(name)
        if not _is_folder(path):
            yield path
            continue
        inside = sorted(path.rglob("*.json"))
        if not inside:
            raise BadCase(phrase("there are no cases in this folder"), file=name)
        yield from inside


def _is_folder(path: Path) -> bool:
    try:
        return path.is_dir()
    except OSError:  # a name that no file can have; reading it will say why
        return False


COMMAND: Final = Command(
    name="check",
    summary="run rule cases",
    description=(
        "Run rule cases and print one line for each; the exit code is 1 if any fails.\n\n"
        "A case is a small JSON file: a position, steps, and what must hold afterwards.\n"
        "A report of a mistake in the rules is best written as one.\n\n"
        "  sequence-desktop check my_case.json tests/cases"
    ),
    arguments=arguments,
    run=run,
)
