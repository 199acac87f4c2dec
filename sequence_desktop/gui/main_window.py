# SPDX-License-Identifier: MIT
"""The main window: the table, the side panel, the menus, and what holds them together."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import QMainWindow, QVBoxLayout, QWidget

from sequence_desktop.engine.board import Board
from sequence_desktop.gui.actions import Actions
from sequence_desktop.gui.advice.aid import Aid
from sequence_desktop.gui.damaged import Damaged
from sequence_desktop.gui.desk import Desk
from sequence_desktop.gui.enabling import Enabling
from sequence_desktop.gui.first_game.flow import FirstGame
from sequence_desktop.gui.flows import Flows
from sequence_desktop.gui.game_commands import GameCommands
from sequence_desktop.gui.help.door import HelpDoor
from sequence_desktop.gui.lab.door import LabDoor
from sequence_desktop.gui.last_round import LastRound
from sequence_desktop.gui.memory.flow import MemoryFlow
from sequence_desktop.gui.menus import Menus
from sequence_desktop.gui.now.flow import NowFlow
from sequence_desktop.gui.opening import dropped_file, open_file
from sequence_desktop.gui.panels.bar import Toast
from sequence_desktop.gui.panels.notice_bar import SafeBar, UnkeptBar
from sequence_desktop.gui.panels.side import SidePanel
from sequence_desktop.gui.placement import place, placement_of
from sequence_desktop.gui.plain import plain_title
from sequence_desktop.gui.preferences import Preferences
from sequence_desktop.gui.process import player_command
from sequence_desktop.gui.replay.flow import Replay
from sequence_desktop.gui.seats import seated
from sequence_desktop.gui.session import Session
from sequence_desktop.gui.settings.look import Look
from sequence_desktop.gui.setup.flow import SetupFlow
from sequence_desktop.gui.sounds import Sounds
from sequence_desktop.gui.stage import Stage
from sequence_desktop.gui.table.art import Style
from sequence_desktop.gui.table.view import TableView
from sequence_desktop.gui.theme import ThemeKeeper
from sequence_desktop.gui.titles import game_title
from sequence_desktop.gui.updates import Update
from sequence_desktop.gui.worker import Thinker
from sequence_desktop.storage.games import SavedGame, Seat
from sequence_desktop.storage.home import Home

if TYPE_CHECKING:
    from sequence_desktop.gui.designer.windows import WorkshopWindows

_SIZE = QSize(1180, 800)
_SMALLEST = QSize(640, 480)


class MainWindow(QMainWindow):
    """The window. `begin` puts a game on the table; then it can be shown.

    Attributes:
        preferences: the settings in use.
        desk: new, opened, saved and kept games.
        flows: the dialogs.
        lab: the way to the lab's window.
        session: the game on the table, once there is one.
        table: the card table.
        unkept: a line over it while games cannot be kept.
        toast: messages that pass.
        panel: the side panel.
        stage: what shows the game on all of these.
        sounds: what is heard of it.
        commands: everything that can be done, by id.
        menus: the menu bar.
        aid: what the computer tells people, and what they may tell it.
        past_games: statistics and rated games.
        workshop_windows: the designer and the gallery, once somebody has wanted one of them.
        setup: the way to the window in which positions are set up.
        last_round: plays once more what has happened since one's own last move.
        now: says what can be done at the moment.
        first_game: leads somebody new through it.
        replay: looking at other moments of the game.
    """

    session: Session | None = None
    workshop_windows: WorkshopWindows | None = None

    def __init__(
        self,
        home: Home,
        keeper: ThemeKeeper,
        *,
        preferences: Preferences | None = None,
        thinker: Thinker | None = None,
        pace_ms: int | None = None,
    ) -> None:
        super().__init__()
        self.setObjectName("main_window")
        self._home = home
        self._keeper = keeper
        self._thinker = thinker
        self._update: Update | None = None
        self.preferences = preferences or Preferences(home.settings)
        self.preferences.setParent(self)
        self.desk = Desk(home, self.preferences, self)
        self._look = Look(self.preferences, keeper, self)
        self.flows = Flows(self, self.desk, self.preferences, self._look.style)
        self.lab = LabDoor(home, self._look, self.preferences, self)
        self.table = TableView(self._look.style(), self)
        self.unkept = UnkeptBar(self)
        self.toast = Toast(self.table)
        self.panel = SidePanel(self)
        self.stage = Stage(self.table, self.panel, self.toast, self)
        self.sounds = Sounds(self.preferences, self._seats, lambda: self.table.pace, self)
        self.commands = Actions(self)
        self.menus = Menus(
            self,
            self.commands,
            theme=lambda: keeper.theme,
            recent=lambda: self.preferences.now.recent,
            players=self._names,
        )
        self.replay = Replay(
            self,
            self.commands,
            self.desk,
            self.flows,
            self.table,
            self.panel,
            self.stage,
            self.preferences,
        )
        self.replay.bind(self.commands)
        self._enabling = Enabling(self.commands, self.menus, self.desk, self)
        self._build()
        command = player_command if thinker is None else thinker.command
        self.aid = Aid(
            self, self.panel, self.table, self.commands, self.preferences, command, pace_ms
        )
        self._game_commands = GameCommands(
            self.table, self.stage, self.commands, self.desk, self.preferences, self
        )
        self._help = HelpDoor(self.flows, self.commands, self)
        self.last_round = LastRound(self, self.table, self.stage, self.commands)
        self.now = NowFlow(self, self.table, self.commands, self.preferences, self.aid.docks)
        self.first_game = FirstGame(
            *(self, self.table, self.commands, self.desk, self.preferences),
            *(self.aid.docks, self._tell),
        )
        self._over_table.addWidget(self.first_game.offer)
        self.past_games = MemoryFlow(
            self, self.desk, self.preferences, self._look.style, self.flows, self._tell
        )
        self.past_games.bind(self.commands)
        self.setup = SetupFlow(self, self.desk, self.preferences, self._look)
        self.setup.bind(self.commands)
        self.past_games.opened.connect(self.replay.open)
        self._connect()
        self._look.dress(self.table, self.commands)
        self._restore()

    # -- the game on the table --------------------------------------------------------------

    def begin(self, file: Path | None = None) -> None:
        """Go on with the game of last time, or deal a first one; then open `file`, if given."""
        saved = self._resumed()
        fresh = saved is None
        if saved is None:
            saved = self.desk.first_game()
        session = Session(
            saved.game,
            seated(saved.seats, saved.game.setup.side_of),
            match=saved.match,
            rated=saved.rated,
            thinker=self._thinker,
            pace_ms=self.aid.pace_ms,
            grace_ms=self.preferences.now.grace,
            parent=self,
        )
        self.session = session
        self.stage.attend(session)
        self.aid.attend(session)
        self._game_commands.attend(session)
        self._help.attend(session)
        self.last_round.attend(session)
        self.now.attend(session)
        self.past_games.attend(session)
        self.setup.attend(session)
        self.replay.attend(session)
        session.refused.connect(lambda: self.sounds.play("refused"))
        self.desk.attend(session, saved, fresh=fresh)
        self.first_game.attend(session, first_start=fresh and file is None)
        session.show()
        self.unkept.say(self.desk.problem)
        note = self.preferences.note()
        if note:
            self._tell(note)
        if file is not None:
            open_file(self, file)

    def _wake(self) -> None:
        """The window is there: now nothing that computers do can keep it waiting."""
        if self.session is not None:
            self.session.wake()
        self._look.calm.begin()

    def _resumed(self) -> SavedGame | None:
        try:
            saved = self.desk.resume()
        except Damaged as damage:
            saved = self.flows.from_backup(damage)
        if saved is not None:
            self.flows.tell_left_out(saved)
        return saved

    def _tell(self, text: str) -> None:
        self.toast.say(text, fades=False)

    @property
    def workshop(self) -> WorkshopWindows:
        """The board designer and the gallery, made when somebody wants them."""
        if self.workshop_windows is None:
            # Not at the top: the window starts faster without them.
            from sequence_desktop.gui.designer.windows import WorkshopWindows

            made = WorkshopWindows(self._home, self._keeper, self.preferences, self)
            made.play_wanted.connect(self.flows.new_game)
            made.lab_wanted.connect(self.lab.compare)
            self.workshop_windows = made
        return self.workshop_windows

    def _design(self, board: Board | None = None) -> None:
        self.workshop.edit_copy(board)

    def _show_boards(self) -> None:
        self.workshop.show_gallery()

    # -- building ---------------------------------------------------------------------------

    def _build(self) -> None:
        centre = QWidget(self)
        column = QVBoxLayout(centre)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        if self.preferences.safe_mode:
            column.addWidget(SafeBar(self))
        self._over_table = QVBoxLayout()
        self._over_table.setSpacing(0)
        self._over_table.addWidget(self.unkept)
        self._over_table.addWidget(self.replay.bar)
        column.addLayout(self._over_table)
        column.addWidget(self.table, 1)
        self.setCentralWidget(centre)
        self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self.panel)
        self.setMinimumSize(_SMALLEST)
        self.setAcceptDrops(True)
        self.table.setAcceptDrops(False)  # files dropped on it are the window's
        self.table.setFocus()

    def _seats(self) -> Sequence[Seat]:
        return () if self.session is None else self.session.seats

    def _names(self) -> list[str]:
        return [seat.name for seat in self._seats()]

    def _connect(self) -> None:
        self.commands.bind(
            {
                "new": self.flows.new_game,
                "design": self._design,
                "boards": self._show_boards,
                "lab": self.lab.open,
                "open": self.flows.open,
                "save": self.flows.save,
                "save_as": self.flows.save_as,
                "print": lambda: self.flows.print_board(self.session),
                "settings": self.flows.show_settings,
                "quit": self.close,
                "full_screen": self._toggle_full_screen,
            }
        )
        self.commands["panel"].toggled.connect(self.panel.setVisible)
        self.panel.visibilityChanged.connect(self._on_panel_visibility)
        self.table.rematch_clicked.connect(self.past_games.again)
        self.table.new_game_clicked.connect(self.flows.new_game)
        self.flows.design_wanted.connect(self._design)
        self.table.hand_order_changed.connect(self._on_hand_order)
        self._look.restyled.connect(self._on_restyled)
        self.table.viewport().installEventFilter(self)
        self.stage.shown.connect(self._on_shown)
        self.menus.file_wanted.connect(self.flows.open_path)
        self.menus.speaker_named.connect(self._game_commands.call)
        self.desk.changed.connect(self._enable)
        self.desk.problem_changed.connect(self.unkept.say)
        self.desk.told.connect(self._tell)
        self.preferences.told.connect(self._tell)
        self.unkept.save_clicked.connect(self.flows.save_as)
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):
            app.applicationStateChanged.connect(self._on_application_state)

    # -- showing ----------------------------------------------------------------------------

    def _on_shown(self, update: Update) -> None:
        if self.isVisible():  # before that, nothing may keep it from being so
            self.sounds.follow(update)
        self._update = update
        self._enable()

    def _enable(self) -> None:
        """Say what can be done now."""
        if self.session is not None and self._update is not None:
            self._enabling.say(self._update, self.session)
            self._show_title()

    def _show_title(self) -> None:
        session = self.session
        if session is None:
            return
        path = self.desk.path
        name = path.stem if path else game_title(session.game.setup.rules)
        if session.practice:
            name = self.tr("Your first game")
        elif self.desk.left_after is not None:
            text = self.tr("{name}, played on from move {ply}")
            name = text.format(name=name, ply=self.desk.left_after)
        self.setWindowTitle(self.tr("{name}[*] – Sequence Desktop").format(name=plain_title(name)))
        self.setWindowModified(self.desk.modified and not session.practice)

    # -- look -------------------------------------------------------------------------------

    def _on_hand_order(self, order: str) -> None:
        self.preferences.change(hand_order=str(order))

    def _on_restyled(self, style: Style) -> None:
        self.panel.set_style(style)
        self.aid.restyle(style)
        self.replay.restyle(style)
        self.flows.restyle(style)

    def _toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _on_panel_visibility(self, _visible: bool) -> None:
        # Hidden with the whole window is not closed.
        self.commands["panel"].setChecked(not self.panel.isHidden())

    # -- between two starts -----------------------------------------------------------------

    def _restore(self) -> None:
        now = self.preferences.now
        self.resize(_SIZE)
        place(self, now.window)
        self.panel.setVisible(now.panel)
        self.commands["panel"].setChecked(now.panel)
        self.commands["full_screen"].setChecked(self.isFullScreen())

    def _on_application_state(self, state: Qt.ApplicationState) -> None:
        if state != Qt.ApplicationState.ApplicationActive:
            self.desk.keep()

    def closeEvent(self, event: QCloseEvent) -> None:
        workshop = self.workshop_windows
        may_close = (workshop is None or workshop.close()) and self.flows.may_close()
        if not (may_close and self.setup.close()):
            event.ignore()
            return
        self.preferences.change(window=placement_of(self), panel=not self.panel.isHidden())
        self.lab.close()
        if self.session is not None:
            self.session.close()
        self.sounds.close()
        self.aid.close()
        self.desk.close()
        self.preferences.close()
        super().closeEvent(event)

    def event(self, event: QEvent) -> bool:
        if self.session is not None:
            if event.type() == QEvent.Type.WindowBlocked:
                self.session.hold_clock(True)
            elif event.type() == QEvent.Type.WindowUnblocked:
                self.session.hold_clock(False)
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Once the table has been painted for the first time, the computers may begin."""
        if event.type() == QEvent.Type.Paint and watched is self.table.viewport():
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self, self._wake)
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.WindowStateChange:
            self.commands["full_screen"].setChecked(self.isFullScreen())
        super().changeEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if dropped_file(event.mimeData()) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        file = dropped_file(event.mimeData())
        if file is not None:
            event.acceptProposedAction()
            open_file(self, file)
