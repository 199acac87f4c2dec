# SPDX-License-Identifier: MIT
"""The lab's window: a plan at the left, what its games say at the right, and Run beneath."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication
from PySide6.QtWidgets import (
    QHBoxLayout,
    QMainWindow,
    QProgressBar,
    QPushButton,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from sequence_desktop.engine.errors import Fault
from sequence_desktop.gui.designer.measuring import Wish
from sequence_desktop.gui.dialogs.scrolled import Scrolled
from sequence_desktop.gui.dialogs.trouble import say
from sequence_desktop.gui.faults import fault_text
from sequence_desktop.gui.lab import exporting
from sequence_desktop.gui.lab.draft import Draft, Row, first_draft
from sequence_desktop.gui.lab.keeping import Keeping
from sequence_desktop.gui.lab.menus import LabMenus
from sequence_desktop.gui.lab.plan_files import NOWHERE, Held, PlanFiles, Source
from sequence_desktop.gui.lab.plan_pane import PlanPane
from sequence_desktop.gui.lab.results_pane import ResultsPane
from sequence_desktop.gui.lab.running import State, Work
from sequence_desktop.gui.lab.words import all_played_text, games_text, left_text, number
from sequence_desktop.gui.numbers import PERCENT
from sequence_desktop.gui.plain import PlainLabel, plain_title, short
from sequence_desktop.gui.shelf import Shelf
from sequence_desktop.gui.table.art import Style
from sequence_desktop.gui.theme.metrics import SPACE_M, SPACE_S
from sequence_desktop.lab.plan import Plan
from sequence_desktop.players.packages import packaged
from sequence_desktop.storage.home import Home
from sequence_desktop.study.plans import example_names

_SIZE: Final = QSize(1120, 780)
_SMALLEST: Final = QSize(720, 480)
_PLAN_WIDEST: Final = 560
_RESULTS_LEAST: Final = 300
_CHECK_AFTER_MS: Final = 120


class LabWindow(QMainWindow):
    """Plans games, lets them be played, and shows what they say.

    Attributes:
        pane: the plan.
        results: what the games say.
        commands: what the menus offer, by name.
        problem: why the plan cannot be carried out, or what went wrong.
        run, cancel: the buttons.
        workers: how many processes play; None: one for each core.
        work: the process that plays, or has played last.

    Signals:
        closed: it is closed.
    """

    closed = Signal()

    def __init__(self, home: Home, style: Style, *, workers: int | None = None) -> None:
        super().__init__()
        self.setObjectName("lab")
        self.workers = workers
        self._home = home
        self._keeping = Keeping(home)
        self._plan: Plan | None = None
        self._files = PlanFiles(self._keeping, home, self)
        self._source = NOWHERE
        self._kept: Path | None = None  # results that were opened, wherever they lie
        self._reading = Work(self)
        self.work = Work(self)
        self.pane = PlanPane(self._keeping.last(), Shelf(home), tuple(packaged()))
        self.results = ResultsPane(style)
        self.progress = QProgressBar(self)
        self.left, self.problem = PlainLabel(self), PlainLabel(self)
        self.run = QPushButton(self.tr("R&un"), self)
        self.run.setToolTip(
            self.tr("Play these games in the background; broken off, they can go on later")
        )
        self.cancel = QPushButton(self.tr("&Cancel"), self)
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.setInterval(_CHECK_AFTER_MS)
        self._build()
        self._connect()
        self._check()
        self._show_running(on=False)
        self._files.tell_damage()
        self.resize(_SIZE.boundedTo(self.screen().availableSize()))

    # -- building ---------------------------------------------------------------------------

    def _build(self) -> None:
        self.setMinimumSize(_SMALLEST)
        self.problem.setProperty("danger", True)
        self.problem.setWordWrap(True)
        self.problem.setContentsMargins(SPACE_M, 0, SPACE_M, 0)
        for name in ("run", "cancel", "progress", "left", "problem"):
            getattr(self, name).setObjectName(f"lab_{name}")
        self.run.setDefault(True)
        self.progress.setAccessibleName(self.tr("Games played"))
        self.progress.setFormat(PERCENT)
        split = QSplitter(Qt.Orientation.Horizontal)
        split.setChildrenCollapsible(False)
        plan = Scrolled(self.pane, follows_focus=True)
        # Not narrower than its fields: else it would scroll both ways.
        bar = plan.verticalScrollBar().sizeHint().width()
        plan.setMinimumWidth(self.pane.minimumSizeHint().width() + bar)
        plan.setMaximumWidth(_PLAN_WIDEST)
        split.addWidget(plan)
        self.results.setMinimumWidth(_RESULTS_LEAST)
        split.addWidget(self.results)
        split.setStretchFactor(1, 1)
        split.setSizes([480, 640])
        row = QHBoxLayout()
        row.setContentsMargins(SPACE_M, 0, SPACE_M, SPACE_M)
        row.setSpacing(SPACE_S)
        row.addWidget(self.progress, 1)
        row.addWidget(self.left, 2)
        row.addWidget(self.cancel)
        row.addWidget(self.run)
        centre = QWidget(self)
        column = QVBoxLayout(centre)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(split, 1)
        column.addWidget(self.problem)
        column.addLayout(row)
        self.setCentralWidget(centre)
        self._menus = LabMenus(self, self._slots())
        self.commands = self._menus.commands

    def _slots(self) -> dict[str, Callable[[], object]]:
        """What the commands do."""
        return {
            "new_plan": self._new,
            "open_plan": self._open,
            "save_plan": self._save,
            "copy_command": self._copy,
            "run_plan": self.begin,
            "cancel_run": self.stop,
            "close_lab": self.close,
            "open_results": self._open_results,
            **{f"export_{kind}": partial(self._export, kind) for kind in exporting.KINDS},
            **{f"example_{name}": partial(self._show_example, name) for name in example_names()},
        }

    def _connect(self) -> None:
        self._clock.timeout.connect(self._check)
        self.pane.edited.connect(self._on_edited)
        self.run.clicked.connect(self.begin)
        self.cancel.clicked.connect(self.stop)
        self.work.told.connect(self._on_told)
        self.work.ended.connect(self._on_ended)
        self.work.noted.connect(self._say)
        self._reading.told.connect(self._on_told)
        self._reading.ended.connect(self._on_read)

    # -- the plan ---------------------------------------------------------------------------

    def reload(self) -> None:
        """Offer the games and boards that there are by now."""
        self.pane.use_shelf(Shelf(self._home))
        self._clock.start()

    def restyle(self, style: Style) -> None:
        """Take the colours of another style."""
        self.results.restyle(style)

    def _on_edited(self) -> None:
        self._source, self._kept = NOWHERE, None
        self._clock.start()

    def _check(self) -> None:
        """See whether the plan can be carried out, and whether there are results of it already."""
        self._clock.stop()
        if self.work.running:
            return
        try:
            self._plan = self.pane.draft.plan(self._home)
        except Fault as fault:
            self._plan = None
            self._say(fault_text(fault))
        else:
            self._say("")
        self._show_kept()
        self._show_running(on=False)
        self._show_title()

    def _say(self, problem: str) -> None:
        """Say what is wrong, where it is always seen; "": nothing is."""
        self.problem.setText(problem)
        self.problem.setVisible(bool(problem))

    def _show_kept(self) -> None:
        """Show what is known of this plan from before.

        Opened results are shown even if nobody here could play the plan.
        """
        plan, results = self._plan, self._kept
        if results is None and plan is not None:
            results = self._keeping.files_of(plan, self.pane.draft.title)[1]
        if results is not None and results.is_file():
            self._read(results)
            return
        self._reading.kill()
        self.results.show_summary(None)
        self.left.setText("" if plan is None else games_text(plan.games))

    def _read(self, results: Path) -> None:
        self._reading.kill()
        self._reading.read(results)
        self.left.setText(self.tr("reading what was played before…"))

    def _show_title(self) -> None:
        title = self.pane.draft.title
        text = self.tr("{plan} – Lab").format(plan=plain_title(short(title)))
        self.setWindowTitle(text if title else self.tr("Lab"))

    def _show(self, draft: Draft, source: Source = NOWHERE, results: Path | None = None) -> None:
        """Take a plan into the window, with what is known of where it and its results lie."""
        self.pane.show_draft(draft)  # it tells of an edit, after which both are unknown
        self._source, self._kept = source, results
        self._check()

    def compare(self, wish: Wish) -> None:
        """Take a board from the designer into the plan: beside the usual one, or what is there."""
        if self.work.running:
            text = self.tr("The lab is at work. Cancel its games, and try again.")
            say(self, text, self.tr("What was played is kept."))
            return
        draft, (sides, *_) = self.pane.draft, wish.rules.sides_for(wish.players)
        if draft == first_draft():
            name = self.tr("usual board")
            usual = Row(name, wish.rules_source, None, wish.players, sides, (wish.level,))
            draft = Draft([usual], games=wish.games, seed=wish.seed)
        name = draft.free_name(short(wish.board.name) or self.tr("my board"))
        board = wish.board.to_json()
        mine = Row(name, wish.rules_source, board, wish.players, sides, (wish.level,))
        draft.rows.insert(0, mine)
        self._show(draft)

    def _new(self) -> None:
        self._show(first_draft())

    def _show_example(self, name: str) -> None:
        found = self._files.open_example(name)
        if found is not None:
            self._show(*found)

    def _open(self) -> None:
        path = self._files.ask(self._source)
        found = None if path is None else self._files.open(path)
        if found is not None:
            self._show(*found)

    def _save(self) -> None:
        saved = self._files.save(self.pane.draft, self._source)
        if saved is not None:
            self._source = saved
            self._say_written(saved.file)

    def _say_written(self, path: Path | None) -> None:
        if path is not None:
            self.left.setText(self.tr("Written: {file}").format(file=path.name))

    def _copy(self) -> None:
        """Take the command that plays the plan to the clipboard; it needs the plan as a file."""
        if self._plan is None:
            return
        command = self._files.command(self._plan, self.pane.draft.title, self._source)
        if command:
            QGuiApplication.clipboard().setText(command)
            self.left.setText(self.tr("The command is on the clipboard."))

    def held(self) -> Held:
        """All that another window needs to go on from here."""
        playing = self.work.running and self.cancel.isEnabled()
        return Held(self.pane.draft, self._source, self._kept, playing)

    def take(self, held: Held) -> None:
        """Go on where another window was."""
        self._show(held.draft, held.source, held.results)
        if held.playing:
            self.begin()

    # -- running ----------------------------------------------------------------------------

    @property
    def running(self) -> bool:
        """Whether games are being played."""
        return self.work.running

    def begin(self) -> None:
        """Play what is missing of the plan."""
        if self._clock.isActive():
            self._check()
        if self.work.running or self._plan is None:
            return
        kept = self._files.keep(self._plan, self.pane.draft.title)
        if kept is None:
            return
        self._reading.kill()
        self._say("")
        self.work.run(kept[0], self._kept or kept[1], self.workers)
        self.progress.setRange(0, self._plan.games)
        self.progress.setValue(0)
        self.left.setText(self.tr("starting…"))
        self._show_running(on=True)

    def stop(self) -> None:
        """Play no more; what was played is kept, and Run goes on there."""
        if self.work.running:
            self.work.stop()
            self.left.setText(self.tr("stopping…"))
            self.cancel.setEnabled(False)

    def _on_told(self, state: State) -> None:
        self.results.show_summary(state.summary)
        self.progress.setMaximum(state.games)
        self.progress.setValue(state.done)
        if self.cancel.isEnabled() or not self.work.running:
            self.left.setText(self._told(state))
        self._enable()

    def _told(self, state: State) -> str:
        if state.summary.complete:
            return all_played_text(state.summary.games)
        done = self.tr("{done} of {games} games").format(
            done=number(state.done), games=number(state.games)
        )
        if self.work.running:
            return ", ".join(part for part in (done, left_text(state.seconds_left)) if part)
        return self.tr("{done} are played; Run goes on there.").format(done=done)

    def _on_ended(self, why: str) -> None:
        self._show_running(on=False)
        summary = self.results.summary
        if why:
            self._say(why)
            self.left.setText("")
        elif summary is not None:
            state = State(self.progress.value(), summary.planned, None, summary)
            self.left.setText(self._told(state))
        else:
            self.left.setText("")

    def _on_read(self, why: str) -> None:
        if why:
            self.results.show_summary(None)
            self._say(why)
            self.left.setText("")

    def _show_running(self, *, on: bool) -> None:
        had = self.run.hasFocus() or self.cancel.hasFocus()
        self.pane.lock(on=on)
        self.progress.setVisible(on)
        self.cancel.setVisible(on)
        self.cancel.setEnabled(on)
        self.run.setVisible(not on)
        if had:
            (self.cancel if on else self.run).setFocus()
        self._enable()

    def _enable(self) -> None:
        on, ready = self.work.running, self._plan is not None
        self.run.setEnabled(ready and not on)
        self.commands["run_plan"].setEnabled(ready and not on)
        self.commands["cancel_run"].setEnabled(on)
        self.commands["copy_command"].setEnabled(ready)
        for name in ("new_plan", "open_plan", "open_results"):
            self.commands[name].setEnabled(not on)
        self._menus.examples.setEnabled(not on)
        for kind in exporting.KINDS:
            self.commands[f"export_{kind}"].setEnabled(self.results.summary is not None)

    # -- results ----------------------------------------------------------------------------

    def _open_results(self) -> None:
        """Show a file of results, and the plan that it holds; Run goes on in it."""
        path = self._files.ask_results(self._source)
        draft = None if path is None else self._files.read_results(path)
        if draft is not None:
            self._show(draft, results=path)

    def _export(self, kind: str) -> None:
        name = short(self.pane.draft.title) or self.tr("results")
        folder = self._files.folder(self._source)
        self._say_written(exporting.export(self, self.results, kind, folder, name))

    # -- the end ----------------------------------------------------------------------------

    def closeEvent(self, event: QCloseEvent) -> None:
        """The games end with the window; each that is over has been kept."""
        self._clock.stop()
        self.work.kill()
        self._reading.kill()
        if self._plan is not None:
            self._keeping.keep_last(self.pane.draft)
        super().closeEvent(event)
        self.closed.emit()
