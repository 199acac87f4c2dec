# SPDX-License-Identifier: MIT
"""`sequence-desktop rules`: list, show and check rules."""

import argparse
import textwrap
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any, Final, cast

from sequence_desktop.cli.parsing import Command, Parser, add_actions
from sequence_desktop.engine.rules import Rules
from sequence_desktop.storage import boards, json_text, rules, rules_schema
from sequence_desktop.storage.home import Home
from sequence_desktop.storage.rules_check import examine


def arguments(parser: Parser) -> None:
    """Declare the arguments."""
    actions = add_actions(
        parser,
        {
            "list": "all rules: id, numbers of players, title",
            "show": "one set of rules with every parameter",
            "check": "tell the mistake of a rules file; exit code 1 if there is any",
            "schema": "the JSON Schema of rules files, for editors",
        },
    )
    actions["show"].add_argument("rules", metavar="RULES", help="an id, or a file")
    actions["show"].add_argument("--json", action="store_true", help="as a rules file")
    actions["check"].add_argument("files", metavar="FILE", nargs="+", help="a rules file")


def run(args: argparse.Namespace) -> int:
    """Do what was asked."""
    home = Home.find(args.home)
    library = rules.library(home)
    if args.action == "list":
        return _list(library)
    if args.action == "check":
        return _check(library, boards.library(home), args.files)
    if args.action == "schema":
        print(json_text.write(rules_schema.schema()), end="")
        return 0
    found = library.load_named(args.rules)
    print(json_text.write(found.to_json()) if args.json else "\n".join(_page(found)))
    return 0


def _list(library: rules.RulesLibrary) -> int:
    found, faults = library.load_all()
    for name, item in found.items():
        counts = ",".join(str(n) for n in item.player_counts)
        print(f"{name}\t{counts}\t{item.title}")
    for fault in faults:
        print(f"-\t-\t{fault}")
    return 1 if faults else 0


def _check(library: rules.RulesLibrary, known: boards.BoardLibrary, files: list[str]) -> int:
    failed = False
    for name in files:
        faults = examine(Path(name), library, known)
        failed |= bool(faults)
        for fault in faults:
            print(fault)
        if not faults:
            print(f"{name}: ok")
    return 1 if failed else 0


def _page(found: Rules) -> Iterator[str]:
    """The rules as a page: what they say of themselves, then each parameter and its value."""
    yield found.title
    for text in (found.description, found.reference):
        if text:
            yield ""
            yield textwrap.fill(text, 80)
    yield ""
    for name, value in _parameters(found.to_json()):
        yield f"{name} = {json_text.write(value).strip()}"


def _parameters(data: dict[str, object]) -> Iterator[tuple[str, object]]:
    """Every parameter with its full name."""
    for parameter in fields(Rules):
        value = data[parameter.name]
        if parameter.name in rules_schema.TEXTS:
            continue
        if parameter.metadata:
            yield parameter.name, value
        else:
            section = cast(dict[str, Any], value)
            yield from ((f"{parameter.name}.{key}", item) for key, item in section.items())


COMMAND: Final = Command(
    name="rules",
    summary="list, show and check rules",
    description=(
        "List, show and check rules: the presets of the program and your own.\n\n"
        "  sequence-desktop rules list\n"
        "  sequence-desktop rules show one_eyed_jack\n"
        "  sequence-desktop rules check mine.json"
    ),
    arguments=arguments,
    run=run,
)
