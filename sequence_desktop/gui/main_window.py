# SPDX-License-Identifier: MIT
"""The main window: the table, the side panel, the menus, and what holds them together."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QSize, Qt
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import QMainWindow, QMenu, QVBoxLayout, QWidget

from sequence_desktop.engine.errors import Reason
from sequence_desktop.engine.moves import Kind, Move
from sequence_desktop.gui import words
from sequence_desktop.gui.actions import MENUS, Actions
from sequence_desktop.gui.desk import Damaged, Desk
from sequence_desktop.gui.flows import Flows
from sequence_desktop.gui.panels.bar import PastBar, Toast
from sequence_desktop.gui.panels.side import SidePanel
from sequence_desktop.gui.placement import place, placement_of
from sequence_desktop.gui.preferences import Preferences
from sequence_desktop.gui.seats import look_of, seated
from sequence_desktop.gui.session import Session
from sequence_desktop.gui.table.art import Design, Style
from sequence_desktop.gui.table.looks import Sitter
from sequence_desktop.gui.table.view import TableView
from sequence_desktop.gui.theme import PALETTES, Cloth, Mode, ThemeKeeper
from sequence_desktop.gui.theme.icons import action_icon
from sequence_desktop.gui.updates import Cause, Update
from sequence_desktop.gui.worker import Thinker
from sequence_desktop.storage.games import SavedGame
from sequence_desktop.storage.home import Home

_SIZE = QSize(1180, 800)
_SMALLEST = QSize(640, 480)
_MOTION = {"normal": 1.0, "fast": 0.5, "off": 0.0}
_THEMES = {
    "theme_system": Mode.SYSTEM,
    "theme_light": Mode.LIGHT,
    "theme_dark": Mode.DARK,
    "theme_contrast": Mode.CONTRAST,
}


class MainWindow(QMainWindow):
    """The window. `begin` puts a game on the table; then it can be shown.

    Attributes:
        preferences: the settings in use.
        desk: new, opened, saved and kept games.
        flows: the dialogs.
        session: the game on the table, once there is one.
        table: the card table.
        past: the line over it while it shows an earlier moment.
        toast: messages that pass.
        panel: the side panel.
        commands: everything that can be done, by id.
    """

    def __init__(
        self,
        home: Home,
        keeper: ThemeKeeper,
        *,
        thinker: Thinker | None = None,
        pace_ms: int | None = None,
    ) -> None:
        super().__init__()
        self.setObjectName("main_window")
        self._keeper = keeper
        self._thinker = thinker
        self._pace_ms = pace_ms
        self.preferences = Preferences(home.settings, self)
        self.desk = Desk(home, self.preferences, self)
        self.flows = Flows(self, self.desk, self.preferences, self._style)
        self.session: Session | None = None
        self.table = TableView(self._style(), self)
        self.past = PastBar(self)
        self.toast = Toast(self.table)
        self.panel = SidePanel(self)
        self.commands = Actions(self)
        self._recent = QMenu(self)
        self._build()
        self._connect()
        self._dress()
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
            thinker=self._thinker,
            pace_ms=self.preferences.now.pace if self._pace_ms is None else self._pace_ms,
            parent=self,
        )
        self.session = session
        session.updated.connect(self._on_updated)
        session.refused.connect(self._on_refused)
        self.desk.attend(session, saved, fresh=fresh)
        session.start()
        if self.desk.problem:
            self.toast.say(self.desk.problem)
        if file is not None:
            self.flows.open_path(file)

    def _resumed(self) -> SavedGame | None:
        try:
            return self.desk.resume()
        except Damaged as damage:
            return self.flows.from_backup(damage)

    def _on_updated(self, update: Update) -> None:
        session = self.session
        if session is None:
            return
        # That a computer begins to think is no news for the table: it would cut a motion short.
        if update.cause is not Cause.THINK:
            self._show_table(update, session)
        self.panel.show_update(update, session.game, session.seats)
        self.past.show_moment(update.ply if update.looking_back else None, update.last_ply)
        if update.cause in (Cause.NEW, Cause.MOVE, Cause.UNDO, Cause.REDO):
            self.toast.hide()
        self._enable(update)
        self._show_title()

    def _show_table(self, update: Update, session: Session) -> None:
        moves = update.view.moves
        self.table.show_view(
            update.view,
            # In the past nobody thinks: there it is said of computers, too, that they are to move.
            looks=[
                replace(look_of(seat), kind=Sitter.HUMAN) if update.looking_back else look_of(seat)
                for seat in session.seats
            ],
            changes=update.changes,
            active=update.active,
            animate=update.cause is not Cause.NEW,
            last=moves[-1] if moves else None,
            curtain=None if update.looking_back else update.curtain,
        )
        outcome = update.view.position.outcome
        if outcome is None:
            return
        if update.cause in (Cause.NEW, Cause.MOVE, Cause.REDO):
            setup = update.view.position.setup
            winners = [] if outcome.winner is None else setup.seats_of(outcome.winner)
            names = [session.seats[seat].name for seat in winners]
            self.table.show_end(words.ending_title(names), words.ending_detail(outcome))
        else:
            self.table.hide_end()

    def _on_refused(self, reason: Reason) -> None:
        self.toast.say(words.reason_text(reason))

    def _on_move_chosen(self, move: Move) -> None:
        if self.session is not None:
            self.session.play(move)

    def _play_first(self, kind: Kind) -> None:
        """Play the first legal move of a kind, for the menu's pass and turn in."""
        session = self.session
        if session is not None and session.active:
            move = next((m for m in session.view.legal_moves() if m.kind is kind), None)
            if move is not None:
                session.play(move)

    def _undo(self) -> None:
        if self.session is not None and self.session.can_undo:
            self.session.undo()
        else:
            self.desk.undo_new()

    def _redo(self) -> None:
        if self.session is not None:
            self.session.redo()

    def _ready(self) -> None:
        if self.session is not None:
            self.session.ready()

    def _look_at(self, ply: int | None) -> None:
        if self.session is not None:
            self.session.look_at(ply)

    def _look_by(self, step: int) -> None:
        if self.session is not None:
            self.session.look_at(self.session.shown_ply + step)

    # -- building ---------------------------------------------------------------------------

    def _build(self) -> None:
        centre = QWidget(self)
        column = QVBoxLayout(centre)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.past)
        column.addWidget(self.table, 1)
        self.setCentralWidget(centre)
        self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self.panel)
        self.setMinimumSize(_SMALLEST)
        self.setAcceptDrops(True)
        self.table.setAcceptDrops(False)  # files dropped on it are the window's
        self._build_menus()
        self.table.setFocus()

    def _build_menus(self) -> None:
        for menu_id, title in MENUS:
            menu = self.menuBar().addMenu(title())
            menu.setToolTipsVisible(True)
            menu.aboutToShow.connect(partial(self._show_icons, menu_id))
            for action, ends_group in self.commands.in_menu(menu_id):
                menu.addAction(action)
                if action.objectName() == "open":
                    menu.addMenu(self._recent)
                if ends_group:
                    menu.addSeparator()
        self._recent.setTitle(self.tr("Open &recent"))
        self._recent.aboutToShow.connect(self._fill_recent)

    def _connect(self) -> None:
        self.commands.bind(
            {
                "new": self.flows.new_game,
                "again": self.flows.again,
                "open": self.flows.open,
                "save": self.flows.save,
                "save_as": self.flows.save_as,
                "quit": self.close,
                "undo": self._undo,
                "redo": self._redo,
                "pass": lambda: self._play_first(Kind.PASS),
                "turn_in": lambda: self._play_first(Kind.TURN_IN),
                "look_first": lambda: self._look_at(0),
                "look_back": lambda: self._look_by(-1),
                "look_forward": lambda: self._look_by(1),
                "look_now": lambda: self._look_at(None),
                "full_screen": self._toggle_full_screen,
                "rules": self._show_rules,
                "shortcuts": lambda: self.flows.show_shortcuts(self.commands),
                "about": self.flows.show_about,
            }
        )
        for action_id, mode in _THEMES.items():
            self.commands.bind({action_id: partial(self._choose_theme, mode)})
        panel = self.commands["panel"]
        panel.toggled.connect(self.panel.setVisible)
        self.panel.visibilityChanged.connect(self._on_panel_visibility)
        self.table.move_chosen.connect(self._on_move_chosen)
        self.table.ready_clicked.connect(self._ready)
        self.table.rematch_clicked.connect(self.flows.again)
        self.table.new_game_clicked.connect(self.flows.new_game)
        self.panel.moves.moment_chosen.connect(self._look_at)
        self.past.back_clicked.connect(lambda: self._look_at(None))
        self.desk.changed.connect(self._show_title)
        self.desk.trouble.connect(self.toast.say)
        self._keeper.changed.connect(self._on_theme_changed)
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):
            app.applicationStateChanged.connect(self._on_application_state)

    # -- showing ----------------------------------------------------------------------------

    def _enable(self, update: Update) -> None:
        session = self.session
        if session is None:
            return
        kinds = {move.kind for move in update.view.legal_moves()} if update.active else set()
        undo_new = self.desk.can_undo_new
        self.commands.enable(
            {
                "undo": session.can_undo or undo_new,
                "redo": session.can_redo,
                "pass": Kind.PASS in kinds,
                "turn_in": Kind.TURN_IN in kinds,
                "look_first": update.ply > 0,
                "look_back": update.ply > 0,
                "look_forward": update.looking_back,
                "look_now": update.looking_back,
            }
        )
        text = self.tr("&Undo the new game") if undo_new else self.tr("&Undo")
        self.commands["undo"].setText(text)

    def _show_title(self) -> None:
        session = self.session
        if session is None:
            return
        name = self.desk.path.stem if self.desk.path else session.game.setup.rules.title
        self.setWindowTitle(self.tr("{name}[*] – Sequence Desktop").format(name=name))
        self.setWindowModified(self.desk.modified)

    def _show_icons(self, menu_id: str) -> None:
        """Give a menu its icons when it opens: drawing all of them would slow the start.

        What can be on or off gets none, for its mark stands in the same place.
        """
        for action, _ in self.commands.in_menu(menu_id):
            if action.isCheckable():
                continue
            action.setIcon(action_icon(action.objectName(), self._keeper.theme))

    def _fill_recent(self) -> None:
        self._recent.clear()
        for name in self.preferences.now.recent:
            path = Path(name)
            action = self._recent.addAction(path.stem.replace("&", "&&"))
            action.setToolTip(name)
            action.triggered.connect(lambda _=False, path=path: self.flows.open_path(path))
        if self._recent.isEmpty():
            self._recent.addAction(self.tr("None yet")).setEnabled(False)

    def _show_rules(self) -> None:
        if self.session is not None:
            self.flows.show_rules(self.session)

    # -- look -------------------------------------------------------------------------------

    def _style(self) -> Style:
        now = self.preferences.now
        return Style(self._keeper.theme, Design(now.cards), now.four_colours)

    def _dress(self) -> None:
        """Take the theme of the settings; names this version does not know are left aside."""
        now = self.preferences.now
        cloth = Cloth(now.cloth) if now.cloth in list(Cloth) else None
        chips = now.chips if now.chips in PALETTES else None
        self._keeper.choose(Mode(now.theme), cloth, chips)
        chosen = next(action_id for action_id, mode in _THEMES.items() if mode == now.theme)
        self.commands[chosen].setChecked(True)
        self.table.set_pace(_MOTION[now.motion])
        self._on_theme_changed()

    def _choose_theme(self, mode: Mode) -> None:
        self.preferences.change(theme=mode.value)
        self._keeper.choose(mode)

    def _on_theme_changed(self) -> None:
        style = self._style()
        self.table.set_style(style)
        self.panel.set_style(style)

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
        self.preferences.change(window=placement_of(self), panel=not self.panel.isHidden())
        if self.session is not None:
            self.session.close()
        self.desk.close()
        self.preferences.close()
        super().closeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.WindowStateChange:
            self.commands["full_screen"].setChecked(self.isFullScreen())
        super().changeEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _dropped_file(event.mimeData()) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        file = _dropped_file(event.mimeData())
        if file is not None:
            event.acceptProposedAction()
            self.flows.open_path(file)


def _dropped_file(data: QMimeData) -> Path | None:
    """The one file that is dragged, if it is one."""
    urls = data.urls()
    return Path(urls[0].toLocalFile()) if len(urls) == 1 and urls[0].isLocalFile() else None
