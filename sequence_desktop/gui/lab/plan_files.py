# SPDX-License-Identifier: MIT
"""The lab's plan in files: opened, saved, kept beside its results, and played by a command."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from sequence_desktop.engine.errors import Fault
from sequence_desktop.gui.dialogs.trouble import say
from sequence_desktop.gui.faults import fault_text
from sequence_desktop.gui.lab import exporting
from sequence_desktop.gui.lab.draft import Draft, draft_from, draft_in
from sequence_desktop.gui.lab.keeping import Keeping, quoted
from sequence_desktop.gui.plain import short
from sequence_desktop.gui.shelf import Shelf
from sequence_desktop.lab.plan import Plan
from sequence_desktop.storage.home import Home
from sequence_desktop.study.plans import example_path, save_plan
from sequence_desktop.study.results import plan_of


class PlanFiles(QObject):
    """Reads and writes plans for the lab's window, and tells people where that did not work."""

    def __init__(self, keeping: Keeping, home: Home, window: QWidget) -> None:
        super().__init__(window)
        self._window, self._keeping, self._home = window, keeping, home
        self._file: Path | None = None
        self._source = ""

    @property
    def folder(self) -> Path:
        """Where file dialogs begin."""
        return self._keeping.folder(self._file)

    def forget(self) -> None:
        """The plan in the window has been changed: no file holds it."""
        self._file, self._source = None, ""

    def lies_in(self, file: Path) -> None:
        """The plan in the window is that of a file."""
        self._file, self._source = file, quoted(str(file))

    def is_example(self, name: str) -> None:
        """The plan in the window is an example that comes with the program."""
        self._file, self._source = example_path(name), f"--example {name}"

    # -- reading ----------------------------------------------------------------------------

    def ask(self) -> Path | None:
        """Ask for a plan to open."""
        return exporting.ask_file(self._window, self.tr("Open a plan"), self.folder, "json")

    def read(self, path: Path) -> Draft | None:
        """The plan of a file, or None where it has none, after that was told."""
        try:
            return draft_in(path, self._home)
        except Fault as fault:
            self._say_failed(fault)
            return None

    def ask_results(self) -> Path | None:
        """Ask for results to open."""
        return exporting.ask_file(self._window, self.tr("Open results"), self.folder, "jsonl")

    def read_results(self, path: Path) -> Draft | None:
        """The plan that a file of results holds, or None, likewise."""
        try:
            draft = draft_from(plan_of(path).to_json(), self._home)
        except Fault as fault:
            self._say_failed(fault)
            return None
        shelf = Shelf(self._home)
        draft.recognise(shelf.rules, shelf.boards)
        return draft

    # -- writing ----------------------------------------------------------------------------

    def save(self, draft: Draft) -> Path | None:
        """Ask for a file and write a plan into it; the file, if it was written."""
        name = short(draft.title) or self.tr("plan")
        title = self.tr("Save the plan")
        path = exporting.ask_file(self._window, title, self.folder, "json", name)
        if path is None:
            return None
        try:
            save_plan(draft.to_json(), path)
        except Fault as fault:
            self._say_failed(fault)
            return None
        self.lies_in(path)
        return path

    def keep(self, plan: Plan, title: str) -> tuple[Path, Path] | None:
        """Write a plan beside its results; both files, or None if that did not work."""
        try:
            return self._keeping.keep(plan, title)
        except Fault as fault:
            say(self._window, self.tr("The plan cannot be kept."), fault_text(fault))
            return None

    def command(self, plan: Plan, title: str) -> str:
        """The command that plays a plan, which is kept in a file for it; "" if that failed."""
        if not self._source:
            kept = self.keep(plan, title)
            if kept is None:
                return ""
            self._source = quoted(str(kept[0]))
        return f"sequence-desktop lab run {self._source}"

    def _say_failed(self, fault: Fault) -> None:
        say(self._window, self.tr("That did not work."), fault_text(fault))
