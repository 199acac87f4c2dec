# SPDX-License-Identifier: MIT
"""Where the lab's window keeps plans and results, so that nothing that was played is lost."""

from __future__ import annotations

import copy
import hashlib
import os
import re
import shlex
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from sequence_desktop.engine.errors import Fault
from sequence_desktop.gui.damaged import damage_text, part_text
from sequence_desktop.gui.lab.draft import Draft, draft_from, first_draft, text_of
from sequence_desktop.lab.plan import Plan
from sequence_desktop.lab.plan_reading import BadPlan
from sequence_desktop.storage import files, json_text
from sequence_desktop.storage.damage import DamagedFile, put_aside
from sequence_desktop.storage.errors import NotThere
from sequence_desktop.storage.home import Home
from sequence_desktop.storage.journal import lines_of
from sequence_desktop.storage.library import SUFFIX
from sequence_desktop.study.plans import LARGEST, save_plan
from sequence_desktop.study.results import SUFFIX as RESULTS
from sequence_desktop.study.results import head_of, plan_of

_ASIDE: Final = ("title", "notes")
_NAME_LENGTH: Final = 40
_LAST: Final = "last_plan.json"
"""The plan that was in the window when it was closed."""


class Keeping:
    """The lab's folder in a home.

    Attributes:
        damage: what is to be told of a damaged file that lay there, and where it is kept; "" once
            that is done.
    """

    def __init__(self, home: Home) -> None:
        self.damage = ""
        self._home = home
        self._begun: Draft | None = None

    def files_of(self, plan: Plan, title: str) -> tuple[Path, Path]:
        """Where a plan and its results are kept: the same plan is always found there again."""
        whole = plan.to_json()
        counts: Mapping[str, object] = {key: whole[key] for key in whole if key not in _ASIDE}
        text = text_of({**head_of(plan), "plan": counts})
        mark = hashlib.sha256(text.encode()).hexdigest()[:10]
        words = re.sub(r"\W+", "-", title.casefold()).strip("-_")[:_NAME_LENGTH] or "plan"
        folder = self._home.lab
        name = next((path.stem for path in folder.glob(f"*-{mark}{RESULTS}")), f"{words}-{mark}")
        return folder / f"{name}{SUFFIX}", folder / f"{name}{RESULTS}"

    def keep(self, plan: Plan, title: str) -> tuple[Path, Path]:
        """Write a plan beside its results; both files.

        Results that nobody can go on with, for not even their plan can be read, make way.

        Raises:
            Fault: it cannot be written.
        """
        file, results = self.files_of(plan, title)
        files.make_folder(self._home.lab)
        save_plan(plan.to_json(), file)
        # Where a kill has left not even a first line, they are begun anew in the same file.
        if results.exists() and next(lines_of(results), None) is not None:
            try:
                plan_of(results)
            except Fault as fault:
                kept = DamagedFile(files.keep_aside(results), copied=True)
                files.write_lines(results, ())
                self.damage = part_text((fault,), kept)
        return file, results

    def last(self) -> Draft:
        """The plan of last time, the one before it if that is damaged, or a first one."""
        path = self._home.lab / _LAST
        try:
            found = self._read(path)
        except NotThere:
            found = first_draft()
        except Fault as fault:
            kept = put_aside(path)
            try:
                found = self._read(files.backup_path(path))
                self.damage = damage_text(kept, earlier=True)
            except Fault:
                found = first_draft()
                self.damage = part_text((fault,), kept)
        self._begun = copy.deepcopy(found)
        return found

    def _read(self, path: Path) -> Draft:
        return draft_from(json_text.load(path, BadPlan, LARGEST), self._home)

    def keep_last(self, draft: Draft) -> None:
        """Begin with this plan next time, if it has been changed here and can be kept.

        Another copy of the program may have kept one meanwhile, which one untouched here is not to
        replace.
        """
        if draft == self._begun:
            return
        try:
            files.make_folder(self._home.lab)
            save_plan(draft.to_json(), self._home.lab / _LAST)
        except Fault:
            return  # it is only a convenience; nothing that was played depends on it

    def folder(self, file: Path | None) -> Path:
        """Where file dialogs begin, if this is the file in use."""
        if file is not None and file.is_relative_to(Path.home()):
            return file.parent
        return self._home.lab if self._home.lab.is_dir() else Path.home()


def quoted(word: str) -> str:
    """A word as a command line takes it."""
    return subprocess.list2cmdline([word]) if os.name == "nt" else shlex.quote(word)
