# SPDX-License-Identifier: MIT
"""`sequence-desktop lab`: thousands of games, and what they say."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Final

from sequence_desktop import notice
from sequence_desktop.cli import lab_contests, lab_running
from sequence_desktop.cli.parsing import PROGRAM, Command, Parser, UsageError, add_actions, whole
from sequence_desktop.engine.errors import Fault
from sequence_desktop.engine.fault_lines import fault_as_line
from sequence_desktop.engine.game import SEEDS
from sequence_desktop.storage import files, json_text
from sequence_desktop.storage.home import Home
from sequence_desktop.storage.library import SUFFIX


def arguments(parser: Parser) -> None:
    """Declare the arguments."""
    actions = add_actions(
        parser,
        {
            "run": "play the games of a plan, and sum them up; goes on where it was stopped",
            "report": "what results say, as text, JSON, CSV or a page with plots",
            "tournament": "let players play each other, and print a cross table",
            "compare": "play two players until it is decided whether one is stronger",
            "examples": "the plans that come with the program",
        },
    )
    run_plan = actions["run"]
    run_plan.add_argument("plan", metavar="PLAN", nargs="?", help="a plan, as a JSON file")
    run_plan.add_argument("--example", metavar="NAME", help="a plan that comes with the program")
    run_plan.add_argument(
        "--games", metavar="N", type=whole(1, 100_000_000), help="so many for each entry instead"
    )
    run_plan.add_argument(
        "--seed", metavar="S", type=whole(0, SEEDS - 1), help="let chance start there instead"
    )
    lab_running.arguments(run_plan)
    report = actions["report"]
    report.add_argument("results", metavar="RESULTS", help="a file of results")
    report.add_argument("--json", action="store_true", help="as JSON")
    # For the window: what goes wrong is told as a line of JSON.
    report.add_argument("--attended", action="store_true", help=argparse.SUPPRESS)
    report.add_argument("--csv", metavar="FILE", help="all figures as a table, into a file")
    report.add_argument("--html", metavar="FILE", help="a page with plots, into a file")
    lab_contests.tournament_arguments(actions["tournament"])
    lab_contests.compare_arguments(actions["compare"])
    actions["examples"].add_argument("--show", metavar="NAME", help="print one as a file")


def run(args: argparse.Namespace) -> int:
    """Do what was asked."""
    actions: dict[str, Callable[[argparse.Namespace], int]] = {
        "run": _run,
        "report": _report,
        "tournament": lab_contests.tournament,
        "compare": lab_contests.compare,
        "examples": _examples,
    }
    try:
        return actions[args.action](args)
    except Fault as fault:
        if not getattr(args, "attended", False):
            raise
        notice.tell(fault_as_line(fault))  # whoever attends says it in the language of a person
        return 1


def _run(args: argparse.Namespace) -> int:
    # Not at the top: the window starts faster without the computer players.
    from sequence_desktop.lab.summary import Summary
    from sequence_desktop.lab.summary_text import to_text
    from sequence_desktop.study import plans
    from sequence_desktop.study.results import SUFFIX as RESULTS

    if (args.plan is None) == (args.example is None):
        raise UsageError(f"{PROGRAM} lab run: name a plan or an example, one of the two")
    path = Path(args.plan) if args.plan else plans.example_path(args.example)
    plan = plans.load_plan(
        path, Home.find(args.home), games=args.games, seed=args.seed, here=args.scheduler is None
    )
    out = Path(args.out) if args.out else Path(path.name.removesuffix(SUFFIX) + RESULTS)

    def show(summary: Summary) -> str:
        return json_text.write(summary.to_json()) if args.json else to_text(summary)

    return lab_running.carry_out(plan, args, out, show)


def _report(args: argparse.Namespace) -> int:
    from sequence_desktop.lab.summary import summarise
    from sequence_desktop.lab.summary_csv import to_csv
    from sequence_desktop.lab.summary_html import to_html
    from sequence_desktop.lab.summary_text import to_text
    from sequence_desktop.study.results import load_study

    summary = summarise(load_study(Path(args.results)))
    if args.csv:
        files.write_bytes(Path(args.csv), to_csv(summary).encode())
    if args.html:
        files.write_bytes(Path(args.html), to_html(summary).encode())
    if args.json:
        print(json_text.write(summary.to_json()), end="")
    elif not (args.csv or args.html):
        print(to_text(summary), end="")
    return 0


def _examples(args: argparse.Namespace) -> int:
    from sequence_desktop.study import plans

    if args.show:
        print(files.read_text(plans.example_path(args.show)), end="")
        return 0
    home = Home.find(args.home)
    for name in plans.example_names():
        plan = plans.load_plan(plans.example_path(name), home)
        print(f"{name}\t{plan.games} games\t{plan.title}")
    return 0


COMMAND: Final = Command(
    name="lab",
    summary="play thousands of games: plans, tournaments, tests",
    description=(
        "Play thousands of games between computer players, and sum them up.\n"
        "The same plan and seed give the same results, byte for byte, on every machine.\n\n"
        "  sequence-desktop lab examples\n"
        "  sequence-desktop lab run --example seat_advantage\n"
        "  sequence-desktop lab run my_plan.json --out my_results.jsonl --workers 4\n"
        "  sequence-desktop lab report my_results.jsonl --html my_results.html\n"
        "  sequence-desktop lab tournament newcomer casual expert --games 400\n"
        '  sequence-desktop lab compare mine expert --guest mine="python3 mine.py"'
    ),
    arguments=arguments,
    run=run,
)
