# SPDX-License-Identifier: MIT
"""What the games of a plan say, as plain values: for texts, tables, plots and the window.

A summary goes to JSON and back with all that it tells. The same games give the same one, whoever
played them and in whatever order.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, Final

from sequence_desktop.engine.errors import BadSave, Fault, quoted
from sequence_desktop.engine.numbers import is_whole
from sequence_desktop.engine.phrases import phrase
from sequence_desktop.lab.figures import EntryFigures, entry_from_json, figures_of
from sequence_desktop.lab.ratings import Meeting, Rating, rate
from sequence_desktop.lab.sequential import State, Test, Verdict
from sequence_desktop.lab.study import Study

FORMAT: Final = "sequence-desktop-summary"
VERSION: Final = 1


@dataclass(frozen=True, slots=True)
class Summary:
    """What the games of a plan say.

    Attributes:
        planned: how many games the plan has at most.
        games: how many of them count so far.
        complete: whether there is nothing more to play.
        test: the question of the plan, if it has one.
        verdict: what was found about it.
        ratings: the players by strength, where different ones have met, one on each side.
    """

    title: str
    notes: str
    planned: int
    games: int
    complete: bool
    entries: tuple[EntryFigures, ...]
    ratings: tuple[Rating, ...]
    test: Test | None
    verdict: Verdict | None

    def to_json(self) -> dict[str, object]:
        """The summary as JSON data."""
        data: dict[str, object] = {"format": FORMAT, "version": VERSION}
        data |= {name: getattr(self, name) for name in _PLAIN}
        data["ratings"] = [rating.to_json() for rating in self.ratings]
        if self.test is not None and self.verdict is not None:
            data["test"] = {**self.test.to_json(), "found": self.verdict.to_json()}
        return data | {"entries": [entry.to_json() for entry in self.entries]}

    @classmethod
    def from_json(cls, data: Any) -> Summary:
        """The summary that :meth:`to_json` described.

        Raises:
            BadSave: the data are not those of a summary.
        """
        try:
            if data["format"] != FORMAT or not is_whole(data["version"], VERSION, VERSION):
                raise BadSave(phrase("this is no summary of this program"))
            if not (is_whole(data["planned"], 0) and is_whole(data["games"], 0)):
                raise BadSave(phrase("a number of games is missing"))
            test, verdict = _test_in(data.get("test"))
            return cls(
                **{name: data[name] for name in _PLAIN},
                entries=tuple(entry_from_json(entry) for entry in data["entries"]),
                ratings=tuple(Rating(**rating) for rating in data["ratings"]),
                test=test,
                verdict=verdict,
            )
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            if isinstance(error, Fault):
                raise
            raise BadSave(phrase("this is no summary ({error})", error=quoted(error))) from None


_PLAIN: Final = ("title", "notes", "planned", "games", "complete")


def summarise(study: Study) -> Summary:
    """What the games say that are done, up to the first that is not."""
    plan = study.plan
    entries = tuple(
        figures_of(entry, tally) for entry, tally in zip(plan.entries, study.tallies, strict=True)
    )
    # A team of different players is nobody that has met somebody.
    single = [
        figures
        for figures in entries
        if figures.differ and all(party.name in figures.seats for party in figures.parties)
    ]
    return Summary(
        plan.title,
        plan.notes,
        plan.games,
        study.counted,
        study.complete,
        entries,
        rate([_meeting(figures) for figures in single]),
        plan.test,
        study.verdict,
    )


def _meeting(figures: EntryFigures) -> Meeting:
    names = tuple(party.name for party in figures.parties)
    return Meeting(names, tuple(party.wins for party in figures.parties), figures.draws)


def _test_in(data: Any) -> tuple[Test | None, Verdict | None]:
    if data is None:
        return None, None
    found = data["found"]
    test = Test(**{f.name: data[f.name] for f in fields(Test)})
    verdict = Verdict(
        State(found["state"]),
        found["deals"],
        found["mean"],
        found["llr"],
        found["llr_less"],
        (found["bounds"][0], found["bounds"][1]),
    )
    return test, verdict
