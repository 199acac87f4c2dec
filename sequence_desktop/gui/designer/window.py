# SPDX-License-Identifier: MIT
"""The board designer's window: the board in the middle, the tray beside it, findings in words."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QMainWindow, QTabWidget, QVBoxLayout, QWidget

from sequence_desktop.gui.counted import COUNTED
from sequence_desktop.gui.designer.about import AboutForm
from sequence_desktop.gui.designer.bringing import (
    carries_files,
    dropped,
    refuse_strangers,
    take_in,
)
from sequence_desktop.gui.designer.canvas import Canvas
from sequence_desktop.gui.designer.carry import Carry, Load
from sequence_desktop.gui.designer.clipping import Clipping
from sequence_desktop.gui.designer.commands import SETTLED, Commands
from sequence_desktop.gui.designer.document import Document
from sequence_desktop.gui.designer.editor import Editor
from sequence_desktop.gui.designer.filing import Filing
from sequence_desktop.gui.designer.findings import FindingsPanel
from sequence_desktop.gui.designer.history import History
from sequence_desktop.gui.designer.keeping import Keeper, Left, damage_in, discard, left_behind
from sequence_desktop.gui.designer.key_page import keys_page
from sequence_desktop.gui.designer.menus import DesignerMenus
from sequence_desktop.gui.designer.offer import Offer
from sequence_desktop.gui.designer.panes import Panes
from sequence_desktop.gui.designer.pattern_panel import PatternPanel
from sequence_desktop.gui.designer.shelf import BoardShelf, item_of
from sequence_desktop.gui.designer.trash import throw_away
from sequence_desktop.gui.designer.tray import Tray
from sequence_desktop.gui.designer.trial_choice import TrialMenu
from sequence_desktop.gui.designer.trying import Trying
from sequence_desktop.gui.dialogs.page import PageDialog
from sequence_desktop.gui.dialogs.scrolled import Scrolled
from sequence_desktop.gui.panels.bar import Toast
from sequence_desktop.gui.placement import place, placement_of
from sequence_desktop.gui.plain import PlainLabel, plain_tip, plain_title
from sequence_desktop.gui.preferences import Preferences
from sequence_desktop.gui.table.art import Design, Style
from sequence_desktop.gui.theme import ThemeKeeper
from sequence_desktop.gui.undo_words import name_undo
from sequence_desktop.gui.worker import Thinker
from sequence_desktop.storage.home import Home
from sequence_desktop.workshop.draft import Draft
from sequence_desktop.workshop.findings import Checked
from sequence_desktop.workshop.paste import Misread

translate = QCoreApplication.translate
_SIZE: Final = QSize(1240, 820)
_SMALLEST: Final = QSize(760, 520)


class DesignerWindow(QMainWindow):
    """Makes and changes boards.

    Attributes:
        document: the board.
        editor: what changes it.
        filing: its files.
        clipping: the clipboard.
        trying: checks, the trial game, the balance.
        keeper: keeps it while it is not saved.
        canvas, tray, findings, patterns, about: what is seen.
        commands: everything that can be done, by id.

    Signals:
        gallery_wanted: the gallery is to be shown.
        left_changed: an unsaved board has been taken up or thrown away.
        taken_in(tuple): boards were dropped that lie in these files among one's own now.
        closed: the window is closed.
    """

    gallery_wanted = Signal()
    left_changed = Signal()
    taken_in = Signal(object)
    closed = Signal()

    def __init__(
        self,
        home: Home,
        keeper: ThemeKeeper,
        preferences: Preferences,
        *,
        document: Document | None = None,
        make_thinker: Callable[[], Thinker] | None = None,
    ) -> None:
        """`document`: what lies on the desk already; None: an empty board."""
        super().__init__()
        self.setObjectName("designer")
        self._theme_keeper = keeper
        self._preferences = preferences
        self._home = home
        damage, left = damage_in(home), left_behind(home)
        self.document = document or Document(Draft.new(10, 10))
        self.document.setParent(self)
        self.editor = Editor(self.document, self)
        self.filing = Filing(self.document, home, self)
        self.clipping = Clipping(self.editor, self.filing)
        self.trying = Trying(
            self.document,
            home,
            self._style,
            preferences,
            self.filing.save,
            self,
            make_thinker,
        )
        self.keeper = Keeper(home, self.document)
        self.carry = Carry(self, self._style)
        self.tray = Tray(self.carry, self._style(), self)
        self.canvas = Canvas(self.editor, self.carry, self._style(), lambda: self.tray.token, self)
        self.tabs = QTabWidget(self)
        self.patterns = PatternPanel(self.document.draft, self._style(), self)
        self.about = AboutForm(self.editor, self)
        self.findings = FindingsPanel(keeper.theme, self)
        self.offer = Offer(self)
        self.toast = Toast(self.canvas)
        self.commands = Commands(self)
        self.menus = DesignerMenus(self, self.commands, self.editor, self.toast.say)
        trying = self.trying
        TrialMenu(self.menus.test, lambda: trying.choice, lambda: trying.fits, trying.choose)
        self._history: History | None = None
        self._place_text = PlainLabel(self)
        self._build()
        self._connect()
        self._dress()
        self._show_draft()
        self.offer.show_left(left)
        if damage:
            self.toast.say(damage, fades=False)

    # -- building ---------------------------------------------------------------------------

    def _build(self) -> None:
        tray_label = QLabel(self.tr("&Tray: to be placed"), self)
        tray_label.setBuddy(self.tray)
        tabs = self.tabs
        tabs.addTab(Scrolled(self.patterns), self.tr("Pattern"))
        tabs.addTab(Scrolled(self.about), self.tr("Board"))
        self.panes = Panes((tray_label, self.tray), self.canvas, tabs, self.findings, self)
        QWidget.setTabOrder(self.about.notes, self.findings.list)
        centre = QWidget(self)
        column = QVBoxLayout(centre)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.offer)
        column.addWidget(self.panes, 1)
        self.setCentralWidget(centre)
        self.statusBar().addPermanentWidget(self._place_text)
        self.setAcceptDrops(True)
        self.canvas.setAcceptDrops(False)  # files dropped on it are the window's
        self.setMinimumSize(_SMALLEST)
        self.resize(_SIZE)
        placed, _, division = self._preferences.now.designer.rpartition("|")
        place(self, placed)
        if division:
            self.panes.divide(division)
        self.canvas.setFocus()

    def _connect(self) -> None:
        editor, trying = self.editor, self.trying
        for name in SETTLED:
            self.commands[name].triggered.connect(self.canvas.settle)
        self.commands.bind(
            {
                "new": self.filing.new,
                "open": self.filing.open,
                "gallery": self.gallery_wanted.emit,
                "save": self.filing.save,
                "save_as": self.filing.save_as,
                "export": self.filing.export,
                "print": trying.print_out,
                "close": self.close,
                "undo": self.document.stack.undo,
                "redo": self.document.stack.redo,
                "history": self.show_history,
                "cut": self.clipping.cut,
                "copy": self.clipping.copy,
                "paste": self.clipping.paste,
                "copy_text": self.clipping.copy_text,
                "clear": editor.clear,
                "select_all": editor.selection.choose_all,
                "fill": lambda: editor.fill(self.tray.token),
                "swap": editor.swap_chosen,
                "shuffle": editor.shuffle,
                "fill_rest": editor.fill_rest,
                "trial": trying.play,
                "balance": trying.measure,
                "cool": self._cool,
                "keys": self._show_keys,
            }
        )
        self.document.changed.connect(self._show_draft)
        self.document.kept.connect(self._show_title)
        self.document.stack.indexChanged.connect(self._show_commands)
        editor.selection.changed.connect(self._show_commands)
        self.filing.told.connect(self.toast.say)
        self.clipping.told.connect(self.toast.say)
        self.keeper.refused.connect(self._on_refused)
        if self.keeper.problem:
            self._on_refused(self.keeper.problem)
        self.clipping.misread.connect(self._on_misread)
        self.clipping.left_out.connect(self.findings.show_left_out)
        self.carry.dropped.connect(self._on_dropped)
        self.tray.placing.connect(self._on_placing)
        self.canvas.menu_wanted.connect(self._show_cell_menu)
        self.patterns.wanted.connect(editor.lay_pattern)
        self.findings.cells_wanted.connect(self._on_cells_wanted)
        self.findings.name_wanted.connect(self._on_name_wanted)
        trying.found.connect(self._on_found)
        trying.warmed.connect(self._on_warmed)
        self.offer.taken.connect(self.take)
        self.offer.thrown_away.connect(self._throw_away)
        self._theme_keeper.changed.connect(self._dress)
        self._preferences.changed.connect(self._dress)

    # -- showing ----------------------------------------------------------------------------

    def _style(self) -> Style:
        now = self._preferences.now
        return Style(self._theme_keeper.theme, Design(now.cards), now.four_colours)

    def _dress(self) -> None:
        style = self._style()
        self.canvas.set_style(style)
        self.tray.set_style(style)
        self.patterns.set_style(style)
        self.findings.set_theme(style.theme)
        self.menus.dress(style.theme)
        self.trying.set_style(style)

    def _show_draft(self) -> None:
        draft = self.document.draft
        self.tray.show_draft(draft)
        self.patterns.show_draft(draft)
        self.findings.forget_misread(self.canvas.cells.showing.misread)
        self._show_title()
        self._on_found(self.trying.checked)
        self.commands["cool"].setEnabled(False)

    def _show_title(self) -> None:
        name = self.document.title or self.tr("New board")
        self.setWindowTitle(self.tr("{name}[*] – Board designer").format(name=plain_title(name)))
        self.setWindowModified(self.document.modified)

    def _show_commands(self) -> None:
        selection = self.editor.selection
        name_undo(self.commands["undo"], self.commands["redo"], self.document.stack)
        self.commands["swap"].setEnabled(len(selection.cells) == 2)
        draft = self.document.draft
        self._place_text.setText(
            self.tr("{cell}   chosen: {chosen}   filled: {filled} of {size}").format(
                cell=self.canvas.describe(selection.cursor),
                chosen=len(selection.cells),
                filled=draft.size - len(draft.empty),
                size=draft.size,
            )
        )

    def _on_found(self, checked: Checked) -> None:
        self.findings.show_checked(checked)
        why = self.trying.refusal
        for name in ("trial", "balance"):
            action = self.commands[name]
            action.setEnabled(not why)
            action.setToolTip(plain_tip(why or action.statusTip()))
        self.menus.offer_games(() if why else self.trying.fits, self.trying.play)
        self.commands["trial"].setIconText(self.tr("Play"))
        self.commands["balance"].setIconText(self.tr("Balance"))
        self._show_commands()

    def _on_misread(self, places: tuple[Misread, ...]) -> None:
        self.findings.show_misread(places)
        self.canvas.show_misread([place.cell for place in places if place.cell is not None])

    def _on_cells_wanted(self, cells: tuple[int, ...]) -> None:
        self.editor.selection.choose(cells)
        self.canvas.show_told(cells)

    def _on_name_wanted(self) -> None:
        self.tabs.setCurrentIndex(1)
        self.about.name.setFocus()

    def _on_warmed(self, heat: tuple[float, ...]) -> None:
        self.canvas.show_heat(heat)
        self.commands["cool"].setEnabled(True)

    def _cool(self) -> None:
        self.canvas.show_heat(())
        self.commands["cool"].setEnabled(False)

    def show_history(self) -> None:
        """List all changes in a window of its own; a click goes back to any of them."""
        if self._history is None:
            self._history = History(self.document.stack, self)
        self._history.show()

    def _show_keys(self) -> None:
        """List what keys and mouse do here."""
        page = PageDialog("designer_keys", self.tr("Keys and mouse"), keys_page(), self)
        page.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        page.show()

    def _show_cell_menu(self, point: QPoint) -> None:
        self.menus.cell_menu().popup(point)

    # -- what people do ---------------------------------------------------------------------

    def _on_placing(self, token: str) -> None:
        """A card of the tray is wanted where the selection is."""
        self.editor.fill(token)
        if len(self.editor.selection.cells) == 1:
            self.editor.selection.advance()

    def _on_dropped(self, load: Load, point: QPoint) -> None:
        target = self.canvas.cell_at(point)
        if target is not None and target != load.source:
            if load.source is None:
                self.editor.put(target, load.token)
            else:
                self.editor.swap(load.source, target)
            self.editor.selection.go(target)
        elif target is None and load.source is not None and self.tray.holds(point):
            self.editor.clear([load.source])

    def take(self, left: Left) -> None:
        """Go on with a board that was left unsaved."""
        sheet = self.keeper.sheet_of(left) or left.sheet()
        self.document.show(
            lambda: translate("DesignerWindow", "Go on with an unsaved board"), left.draft, sheet
        )
        self.keeper.keep()
        if self.keeper.path is not None or not self.document.modified:
            discard(left)
        self.refresh_offer()
        self.left_changed.emit()
        self.filing.look_at_disk()

    def _throw_away(self, left: Left) -> None:
        throw_away(self, BoardShelf(self._home), item_of(left))
        self.refresh_offer()
        self.left_changed.emit()

    def refresh_offer(self) -> None:
        """Offer only what is still there to be taken up."""
        if self.offer.waits:
            self.offer.refresh(left_behind(self._home))

    def _drop(self, paths: tuple[Path, ...]) -> None:
        """Files were dropped: one is opened, several join one's own boards."""
        if not paths:
            refuse_strangers(self)
        elif len(paths) == 1:
            self.filing.open_path(paths[0])
        elif taken := take_in(self, BoardShelf(self._home), paths):
            self.toast.say(COUNTED.taken_in(len(taken)))
            self.taken_in.emit(taken)

    # -- the window -------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self.filing.look_at_disk()
            self.refresh_offer()
        super().changeEvent(event)

    def _on_refused(self, why: str) -> None:
        self.toast.say(self.tr("This board is not kept: {why}.").format(why=why), fades=False)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.keeper.keep()
        if not self.filing.may_close(self.keeper.problem):
            event.ignore()
            return
        placed = f"{placement_of(self)}|{self.panes.division}"
        self._preferences.change(designer=placed)
        self.trying.close()
        self.keeper.close()
        super().closeEvent(event)
        self.closed.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.menus.fit(self.width())

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if carries_files(event):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        event.acceptProposedAction()
        self._drop(dropped(event))
