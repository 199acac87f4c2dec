# SPDX-License-Identifier: MIT
"""The window in which a position is set up: chips, rows, cards, turn, and seats."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QMainWindow, QTabWidget, QVBoxLayout, QWidget

from sequence_desktop.gui.designer.panes import Panes
from sequence_desktop.gui.dialogs.page import PageDialog
from sequence_desktop.gui.panels.bar import Toast
from sequence_desktop.gui.plain import PlainLabel, plain_tip, plain_title
from sequence_desktop.gui.setup.canvas import Canvas
from sequence_desktop.gui.setup.commands import Commands
from sequence_desktop.gui.setup.deck import Deck
from sequence_desktop.gui.setup.document import Document
from sequence_desktop.gui.setup.editor import Editor
from sequence_desktop.gui.setup.findings import FindingsList
from sequence_desktop.gui.setup.hands import Hands
from sequence_desktop.gui.setup.key_page import keys_page
from sequence_desktop.gui.setup.table_form import TableForm
from sequence_desktop.gui.setup.tools import ToolBox
from sequence_desktop.gui.table.art import Style
from sequence_desktop.gui.theme.icons import action_icon
from sequence_desktop.gui.titles import game_title
from sequence_desktop.gui.undo_words import name_undo
from sequence_desktop.workshop.position.findings import Finding

_SIZE: Final = QSize(1240, 820)
_SMALLEST: Final = QSize(760, 520)
_ICONS: Final = {
    **{name: name for name in ("undo", "redo", "fill", "mark", "save")},
    "play": "trial",
}


class SetupWindow(QMainWindow):
    """Sets up a position.

    Attributes:
        document: the position, with all that can be undone.
        editor: what changes it.
        canvas, tools, deck, hands, table_form, findings: what is seen.
        commands: everything that can be done, by id.
        may_close: asked before the window closes; False leaves it open.

    Signals:
        closed: the window is closed.
    """

    closed = Signal()

    def __init__(
        self, document: Document, levels: Iterable[str], style: Style, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setObjectName("setup")
        self.document = document
        document.setParent(self)
        self.editor = Editor(self.document, self)
        self.canvas = Canvas(self.editor, style, self)
        self.tools = ToolBox(self.editor, style, self)
        self.deck = Deck(style, self)
        self.hands = Hands(self.editor, style, self)
        self.table_form = TableForm(self.editor, levels, style, self)
        self.findings = FindingsList(style.theme, self)
        self.toast = Toast(self.canvas)
        self.tabs = QTabWidget(self)
        self.commands = Commands(self)
        self.may_close: Callable[[], bool] = lambda: True
        self._where = PlainLabel(self)
        self._build()
        self._connect()
        self.restyle(style)
        self._show()

    def _build(self) -> None:
        label = QLabel(self.tr("&Cards: a click lays one"), self)
        label.setBuddy(self.deck)
        label.setWordWrap(True)
        self.tabs.addTab(self.hands, self.tr("Cards"))
        self.tabs.addTab(self.table_form, self.tr("Turn and players"))
        board = QWidget(self)
        column = QVBoxLayout(board)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.tools)
        column.addWidget(self.canvas, 1)
        self.panes = Panes((label, self.deck), board, self.tabs, self.findings, self)
        QWidget.setTabOrder(self.deck, self.canvas)
        self.setCentralWidget(self.panes)
        self.statusBar().addPermanentWidget(self._where)
        self.setMinimumSize(_SMALLEST)
        self.resize(_SIZE)
        self.canvas.setFocus()

    def _connect(self) -> None:
        editor, stack = self.editor, self.document.stack
        self.commands.bind(
            {
                "undo": stack.undo,
                "redo": stack.redo,
                "fill": editor.fill_rest,
                "mark": editor.mark_whole,
                "clear_chips": editor.clear_chips,
                "clear_cards": editor.clear_cards,
                "close": self.close,
                "keys": self._show_keys,
            }
        )
        self.document.changed.connect(lambda *_: self._show())
        stack.indexChanged.connect(self._show_undo)
        editor.told.connect(self.toast.say)
        self.deck.chosen.connect(editor.add)
        self.canvas.moved.connect(lambda: self._where.setText(self.canvas.text))
        self.findings.wanted.connect(self._lead_to)

    def restyle(self, style: Style) -> None:
        """Draw in another style."""
        self.canvas.set_style(style)
        self.tools.set_style(style)
        self.deck.set_style(style)
        self.hands.set_style(style)
        self.findings.set_theme(style.theme)
        for name, icon in _ICONS.items():
            self.commands[name].setIcon(action_icon(icon, style.theme))

    # -- showing ----------------------------------------------------------------------------

    def _show(self) -> None:
        work = self.document.work
        self.deck.show_draft(work.draft)
        self.findings.show_work(work)
        title = game_title(work.draft.setup.rules)
        self.setWindowTitle(self.tr("{game} – Set up a position").format(game=plain_title(title)))
        for name in ("play", "save", "copy"):
            action = self.commands[name]
            able = self.findings.playable
            action.setEnabled(able)
            action.setToolTip(
                plain_tip(action.statusTip() if able else self.findings.summary.text())
            )
        self.commands["mark"].setEnabled(work.draft.rows_are_marked)
        self.commands["fill"].setEnabled(bool(work.draft.spare))
        self._show_undo()

    def _show_undo(self) -> None:
        name_undo(self.commands["undo"], self.commands["redo"], self.document.stack)

    def _lead_to(self, finding: Finding) -> None:
        """Go to where a finding is."""
        self.canvas.show_told(finding.cells)
        if finding.cells:
            self.canvas.setFocus()
        if finding.place is not None:
            self.tabs.setCurrentWidget(self.hands)
            self.hands.go_to(finding.place)
        if finding.code in ("is_out", "no_turn", "no_open"):
            self.tabs.setCurrentWidget(self.table_form)
            self.table_form.mover.setFocus()
        if finding.code == "nowhere":
            self.deck.setFocus()

    def _show_keys(self) -> None:
        """List what keys and mouse do here."""
        page = PageDialog("setup_keys", self.tr("Keys and mouse"), keys_page(), self)
        page.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        page.show()

    # -- Qt's own ---------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.commands.fit(self.width())

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.may_close():
            event.ignore()
            return
        super().closeEvent(event)
        self.closed.emit()
