# SPDX-License-Identifier: MIT
"""The lab's plan in files: opened, saved, kept beside its results, and played by a command."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMainWindow

from sequence_desktop.engine.errors import Fault
from sequence_desktop.gui.dialogs.trouble import say
from sequence_desktop.gui.faults import fault_text
from sequence_desktop.gui.lab import exporting
from sequence_desktop.gui.lab.draft import Draft, draft_from, draft_in
from sequence_desktop.gui.lab.keeping import Keeping, quoted
from sequence_desktop.gui.panels.bar import Toast
from sequence_desktop.gui.plain import short
from sequence_desktop.gui.shelf import Shelf
from sequence_desktop.lab.plan import Plan
from sequence_desktop.storage.home import Home
from sequence_desktop.study.plans import example_path, save_plan
from sequence_desktop.study.results import plan_of


@dataclass(frozen=True, slots=True)
class Source:
    """Where a plan lies as it is in the window.

    Attributes:
        file: its file; None if no file holds it.
        words: how a command names it; "" likewise.
    """

    file: Path | None = None
    words: str = ""


NOWHERE: Final = Source()
"""No file holds the plan: it is new, or has been changed."""


@dataclass(frozen=True, slots=True)
class Held:
    """What a window holds of a plan.

    Attributes:
        draft: the plan.
        source: where it lies.
        results: the file of its results, if that was opened; None: where results are kept.
        playing: whether its games are being played.
    """

    draft: Draft
    source: Source
    results: Path | None
    playing: bool


class PlanFiles(QObject):
    """Reads and writes plans for the lab's window, and tells people where that did not work."""

    def __init__(self, keeping: Keeping, home: Home, window: QMainWindow) -> None:
        super().__init__(window)
        self._window, self._keeping, self._home = window, keeping, home
        self._toast: Toast | None = None

    def folder(self, source: Source) -> Path:
        """Where file dialogs begin, for a plan from there."""
        return self._keeping.folder(source.file)

    # -- reading ----------------------------------------------------------------------------

    def ask(self, source: Source) -> Path | None:
        """Ask for a plan to open, in the folder of the one in the window."""
        title = self.tr("Open a plan")
        return exporting.ask_file(self._window, title, self.folder(source), "json")

    def open(self, path: Path) -> tuple[Draft, Source] | None:
        """The plan of a file; None where it has none, after that was told."""
        draft = self._read(path)
        return None if draft is None else (draft, _source_in(path))

    def open_example(self, name: str) -> tuple[Draft, Source] | None:
        """A plan that comes with the program; None where it cannot be read, after that was told."""
        path = example_path(name)
        draft = self._read(path)
        return None if draft is None else (draft, Source(path, f"--example {name}"))

    def _read(self, path: Path) -> Draft | None:
        try:
            return draft_in(path, self._home)
        except Fault as fault:
            self._say_failed(fault)
            return None

    def ask_results(self, source: Source) -> Path | None:
        """Ask for results to open, in the folder of the plan in the window."""
        title = self.tr("Open results")
        return exporting.ask_file(self._window, title, self.folder(source), "jsonl")

    def read_results(self, path: Path) -> Draft | None:
        """The plan that a file of results holds; None where it has none, after that was told."""
        try:
            draft = draft_from(plan_of(path).to_json(), self._home)
        except Fault as fault:
            self._say_failed(fault)
            return None
        shelf = Shelf(self._home)
        draft.recognise(shelf.rules, shelf.boards)
        return draft

    # -- writing ----------------------------------------------------------------------------

    def save(self, draft: Draft, source: Source) -> Source | None:
        """Ask for a file and write a plan into it; where it lies from now on, if it was written."""
        name = short(draft.title) or self.tr("plan")
        title = self.tr("Save the plan")
        path = exporting.ask_file(self._window, title, self.folder(source), "json", name)
        if path is None:
            return None
        try:
            save_plan(draft.to_json(), path)
        except Fault as fault:
            self._say_failed(fault)
            return None
        return _source_in(path)

    def keep(self, plan: Plan, title: str) -> tuple[Path, Path] | None:
        """Write a plan beside its results; both files, or None if that did not work."""
        try:
            kept = self._keeping.keep(plan, title)
        except Fault as fault:
            say(self._window, self.tr("The plan cannot be kept."), fault_text(fault))
            return None
        self.tell_damage()
        return kept

    def tell_damage(self) -> None:
        """Say which file was damaged, if one was, and where it is kept."""
        damage, self._keeping.damage = self._keeping.damage, ""
        if damage:
            if self._toast is None:
                self._toast = Toast(self._window.centralWidget() or self._window)
            self._toast.say(damage, fades=False)

    def command(self, plan: Plan, title: str, source: Source) -> str:
        """The command that plays a plan; "" if it lies nowhere and could not be kept for that."""
        if source == NOWHERE:
            kept = self.keep(plan, title)
            if kept is None:
                return ""
            source = _source_in(kept[0])
        return f"sequence-desktop lab run {source.words}"

    def _say_failed(self, fault: Fault) -> None:
        say(self._window, self.tr("That did not work."), fault_text(fault))


def _source_in(path: Path) -> Source:
    return Source(path, quoted(str(path)))
