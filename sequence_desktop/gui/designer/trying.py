# SPDX-License-Identifier: MIT
"""From the draft to games on it: checks, the trial game, the balance report, and paper."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from sequence_desktop.engine.board import Board
from sequence_desktop.engine.errors import Fault
from sequence_desktop.engine.rules import Rules
from sequence_desktop.gui.designer.balance import BalanceDialog
from sequence_desktop.gui.designer.document import Document
from sequence_desktop.gui.designer.report_words import warmth
from sequence_desktop.gui.designer.trial import TrialWindow
from sequence_desktop.gui.designer.trial_choice import TrialChoice
from sequence_desktop.gui.designer.workshop_words import finding_text
from sequence_desktop.gui.dialogs.trouble import say
from sequence_desktop.gui.faults import fault_text
from sequence_desktop.gui.preferences import Preferences
from sequence_desktop.gui.settings.page_pace import PACE_MS
from sequence_desktop.gui.table.art import Style
from sequence_desktop.gui.worker import Thinker
from sequence_desktop.players import LEVELS
from sequence_desktop.storage import boards
from sequence_desktop.storage import rules as rules_files
from sequence_desktop.storage.home import Home
from sequence_desktop.storage.rules_check import usual_board
from sequence_desktop.workshop.checks import check
from sequence_desktop.workshop.draft import Draft
from sequence_desktop.workshop.findings import Checked, Fit, Severity
from sequence_desktop.workshop.report import Report

CHECK_AFTER_MS = 60
"""The checks wait for the end of quick changes."""


class Trying(QObject):
    """Knows the games of this person, checks the draft against them, and plays on it.

    Attributes:
        games: every usable set of rules, by id.
        checked: what is to be said of the draft.
        window: the trial game, as long as it is open.
        balance: the balance dialog, as long as it is open.
        workers: how many processes play for the balance; None: one for each processor.

    Signals:
        found(Checked): there is something else to be said of the draft.
        warmed(tuple): how warm each cell is, after a balance report.
        lab_wanted(Wish): the board is to be compared with others in the lab.
    """

    found = Signal(object)
    warmed = Signal(object)
    lab_wanted = Signal(object)

    def __init__(
        self,
        document: Document,
        home: Home,
        style: Callable[[], Style],
        preferences: Preferences,
        save: Callable[[], object],
        parent: QWidget,
        make_thinker: Callable[[], Thinker] | None = None,
    ) -> None:
        super().__init__(parent)
        self._document = document
        self._home = home
        self._style = style
        self._preferences = preferences
        self._save = save
        self._parent = parent
        self._make_thinker = make_thinker
        library = rules_files.library(home)
        self.games: dict[str, Rules] = library.load_all()[0]
        self._order = library.heads_first()
        self._decks = {name: self._usual_deck(game) for name, game in self.games.items()}
        self.window: TrialWindow | None = None
        self.balance: BalanceDialog | None = None
        self.workers: int | None = None
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.setInterval(CHECK_AFTER_MS)
        self._clock.timeout.connect(self.look)
        self.checked = self._check(document.draft)
        document.changed.connect(self._clock.start)
        document.changed.connect(self._on_kept)
        document.kept.connect(self._on_kept)

    def look(self) -> None:
        """Check the draft now."""
        self._clock.stop()
        self.checked = self._check(self._document.draft)
        self.found.emit(self.checked)

    def _check(self, draft: Draft) -> Checked:
        """What is to be said; games for boards like this come first, each before its variants."""

        def rank(name: str) -> tuple[bool, int]:
            return self._decks[name] != draft.deck, self._order.index(name)

        return check(draft, tuple(self.games[name] for name in sorted(self.games, key=rank)))

    @property
    def refusal(self) -> str:
        """Why nobody can play on the draft now, in words; "" if one can."""
        errors = self.checked.of(Severity.ERROR)
        return finding_text(errors[0]) if errors else ""

    @property
    def fits(self) -> tuple[Fit, ...]:
        """The games that can be played on the draft, the usual one first."""
        return tuple(fit for fit in self.checked.fits if fit.fits)

    def _usual_deck(self, game: Rules) -> str:
        try:
            return usual_board(game, boards.library(self._home).load).deck
        except Fault:
            return ""

    # -- playing ----------------------------------------------------------------------------

    @property
    def choice(self) -> TrialChoice:
        """What is played next."""
        return TrialChoice.from_json(self._preferences.now.trial)

    def choose(self, choice: TrialChoice) -> None:
        """Play this next, and remember it."""
        self._preferences.change(trial=choice.to_json())

    def play(self, rules: str = "") -> None:
        """Play on the draft against the computer: the game with this id, or that of last time."""
        self.look()
        if self.refusal or not self.fits:
            return
        choice = replace(self.choice, rules=rules) if rules else self.choice
        self.choose(choice)
        fit = choice.game(self.fits)
        if self.window is not None:
            self.window.close()
        try:
            window = TrialWindow(
                self._document.draft.to_board("trial"),
                self.games[fit.rules],
                choice.count(fit),
                choice.level,
                self._style(),
                thinker=self._make_thinker() if self._make_thinker is not None else None,
                pace_ms=PACE_MS[self._preferences.now.pace],
                parent=self._parent,
            )
        except Fault as fault:
            say(self._parent, self.tr("This cannot be played."), fault_text(fault))
            return
        window.closed.connect(self._on_trial_closed)
        self.window = window
        window.show()

    @property
    def busy(self) -> bool:
        """Whether a trial game or the balance is open."""
        return self.window is not None or self.balance is not None

    def _on_trial_closed(self) -> None:
        self.window = None
        self._parent.activateWindow()

    # -- measuring --------------------------------------------------------------------------

    def measure(self) -> None:
        """Open the balance dialog."""
        self.look()
        if self.refusal or not self.fits:
            return
        if self.balance is not None:
            self.balance.close()
        board = self._document.draft.to_board("draft")
        self.balance = BalanceDialog(
            board,
            self._file_of(board),
            self.games,
            self.fits,
            LEVELS,
            workers=self.workers,
            parent=self._parent,
        )
        self.balance.measured.connect(self._on_measured)
        self.balance.lab_wanted.connect(self.lab_wanted)
        self.balance.finished.connect(self._on_balance_closed)
        self.balance.again.save_wanted.connect(self._save)
        self.balance.show()

    def _file_of(self, board: Board) -> str:
        """The file that holds the board as it was measured; "" if none does."""
        document = self._document
        if document.path is None or document.modified or document.draft.cells != board.cells:
            return ""
        return str(document.path)

    def _on_kept(self) -> None:
        if self.balance is not None:
            self.balance.again.set_source(self._file_of(self.balance.board))

    def _on_measured(self, report: Report) -> None:
        draft = self._document.draft
        if report.board.cells == draft.cells:
            self.warmed.emit(warmth(report))

    def _on_balance_closed(self) -> None:
        if self.balance is not None:
            self.balance.deleteLater()
            self.balance = None

    # -- paper ------------------------------------------------------------------------------

    def print_out(self) -> None:
        """Open the dialog that brings the board onto paper."""
        # Not at the top: the designer opens faster without it.
        from sequence_desktop.gui.paper.asking import ask_paper

        board = self._document.draft.sketch(self._document.title or "board")
        ask_paper(board, self._style(), self._preferences, self._home, self._parent)

    # -- ending -----------------------------------------------------------------------------

    def set_style(self, style: Style) -> None:
        """Draw in another style."""
        if self.window is not None:
            self.window.set_style(style)

    def close(self) -> None:
        """Close what belongs to the designer; no game and no process is left behind."""
        if self.balance is not None:
            self.balance.close()
        if self.window is not None:
            self.window.close()
