# SPDX-License-Identifier: MIT
"""Small plans for tests, and their games played in this process."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sequence_desktop.lab.games import Job, Playing, Trial
from sequence_desktop.lab.plan import FORMAT, VERSION, Plan
from sequence_desktop.lab.study import Study
from sequence_desktop.lab.summary import Summary, summarise
from sequence_desktop.storage.home import Home
from sequence_desktop.study.plans import parse_plan


def data_of(*entries: dict[str, Any], **shared: Any) -> dict[str, Any]:
    """A plan as JSON data: quick games on a small board of one's own, unless told otherwise."""
    quick: dict[str, Any] = {"rules": "junior", "seats": "random", "seed": 3}
    quick |= {} if "deals" in shared else {"games": 6}
    return {
        "format": FORMAT,
        "version": VERSION,
        **quick,
        **shared,
        "entries": list(entries) or [{}],
    }


def plan_of(*entries: dict[str, Any], **shared: Any) -> Plan:
    """The plan of such data."""
    return parse_plan(data_of(*entries, **shared), Home.at(Path("nowhere")), Path())


def games_of(plan: Plan) -> list[tuple[Job, Trial]]:
    """All games of a plan, in its order."""
    playing = Playing(plan.work)
    try:
        return [(job, playing.play(job)) for job in map(plan.job, plan.slots())]
    finally:
        playing.close()


def summary_of(plan: Plan) -> Summary:
    """What all games of a plan say."""
    study = Study(plan)
    for job, trial in games_of(plan):
        study.add(job.number, trial)
    return summarise(study)
