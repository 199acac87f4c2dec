# SPDX-License-Identifier: MIT
"""The gallery: every board as a picture, found, opened, copied, renamed, thrown away, played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize, Qt, QUrl, Signal
from PySide6.QtGui import (
    QAction,
    QCloseEvent,
    QDesktopServices,
    QDragEnterEvent,
    QDropEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QInputDialog,
    QLabel,
    QLineEdit,
    QListView,
    QListWidget,
    QListWidgetItem,
    QMainWindow,
    QVBoxLayout,
    QWidget,
)

from sequence_desktop.engine.errors import Fault
from sequence_desktop.gui.alphabet import alphabetical
from sequence_desktop.gui.choice_box import ChoiceBox
from sequence_desktop.gui.designer.about import deck_options
from sequence_desktop.gui.designer.bringing import (
    carries_files,
    dropped,
    refuse_strangers,
    take_in,
)
from sequence_desktop.gui.designer.gallery_bar import GalleryBar
from sequence_desktop.gui.designer.shelf import BoardShelf, Item
from sequence_desktop.gui.designer.thumbs import SIDE, thumb
from sequence_desktop.gui.designer.trash import throw_away
from sequence_desktop.gui.dialogs.scrolled import Scrolled
from sequence_desktop.gui.dialogs.trouble import say
from sequence_desktop.gui.dialogs.unread import UnreadLine
from sequence_desktop.gui.empty import EmptyNote
from sequence_desktop.gui.faults import fault_text
from sequence_desktop.gui.folders import FolderWatch
from sequence_desktop.gui.plain import plain_tip
from sequence_desktop.gui.table.art import Style
from sequence_desktop.gui.theme.metrics import SPACE_M, SPACE_S
from sequence_desktop.gui.titles import author_text, notes_text
from sequence_desktop.storage.home import Home

_SIZE: Final = QSize(1200, 720)
"""Six boards stand side by side in it, and what can be done with them has its words."""
_SMALLEST: Final = QSize(480, 480)
_TILE: Final = QSize(SIDE + 20, SIDE + 52)
_ITEM: Final = Qt.ItemDataRole.UserRole
_LINES: Final = 3
"""So many lines are seen of what a board says of itself; of more, the rest is scrolled to."""
_NAME_WIDTH: Final = 420


class Gallery(QMainWindow):
    """Shows all boards.

    Signals:
        edit_wanted(Item): this board is to be changed; a shipped one as a copy.
        play_wanted(str): the id of a board to play on.
        print_wanted(Item): this board is to be printed.
        new_wanted: an empty board is to be made.
        renamed(Renamed): a board has another name now.
        left_changed: an unsaved board has been thrown away.
        closed: the window is closed.
    """

    edit_wanted = Signal(object)
    play_wanted = Signal(str)
    print_wanted = Signal(object)
    new_wanted = Signal()
    renamed = Signal(object)
    left_changed = Signal()
    closed = Signal()

    def __init__(self, home: Home, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("gallery")
        self.setWindowTitle(self.tr("Boards"))
        self._shelf = BoardShelf(home)
        self._style = style
        self._items: tuple[Item, ...] = ()
        self.search = QLineEdit(self)
        self.sort = ChoiceBox(self)
        self.list = QListWidget(self)
        self.facts = QLabel(self)
        self.unread = UnreadLine(self)
        self._bar = GalleryBar(self.tr("Boards"), self.menuBar().addMenu(self.tr("&Board")))
        self._build()
        self.reload()
        FolderWatch(home, self).changed.connect(self.reload)
        self.setMinimumSize(_SMALLEST)
        self.resize(_SIZE)
        self.search.setFocus()

    # -- building ---------------------------------------------------------------------------

    def _build(self) -> None:
        self.search.setObjectName("search")
        self.search.setPlaceholderText(self.tr("Search: name, author, notes, 10x10"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._arrange)
        self.sort.setObjectName("sort")
        for text, key in (
            (self.tr("Own boards first"), "own"),
            (self.tr("By name"), "name"),
            (self.tr("Newest first"), "newest"),
            (self.tr("By size"), "size"),
        ):
            self.sort.addItem(text, key)
        self.sort.currentIndexChanged.connect(self._arrange)
        self.sort.setAccessibleName(self.tr("Order"))
        self._build_list()
        EmptyNote(self.list, self.tr("No board matches. Try another word."))
        self._build_actions()
        self.facts.setWordWrap(True)
        self.facts.setTextFormat(Qt.TextFormat.PlainText)
        top = QHBoxLayout()
        top.setSpacing(SPACE_S)
        top.addWidget(self.search, 1)
        top.addWidget(self.sort)
        centre = QWidget(self)
        column = QVBoxLayout(centre)
        column.setContentsMargins(SPACE_M, SPACE_M, SPACE_M, SPACE_M)
        column.setSpacing(SPACE_S)
        column.addLayout(top)
        column.addWidget(self.list, 1)
        column.addWidget(self._facts_page())
        column.addWidget(self.unread)
        self.setCentralWidget(centre)
        self.setAcceptDrops(True)
        self.list.setAcceptDrops(False)  # files dropped on it are the window's

    def _facts_page(self) -> QWidget:
        """What the chosen board says of itself; it leaves the boards their room."""
        page = QWidget(self)
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.facts)
        column.addStretch()
        scrolled = Scrolled(page, shrinks=False)
        scrolled.setFixedHeight(_LINES * self.fontMetrics().lineSpacing())
        return scrolled

    def _build_list(self) -> None:
        self.list.setObjectName("boards")
        self.list.setViewMode(QListView.ViewMode.IconMode)
        self.list.setMovement(QListView.Movement.Static)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setIconSize(QSize(SIDE, SIDE))
        self.list.setUniformItemSizes(True)
        self.list.setWordWrap(True)
        self.list.setSpacing(4)
        self.list.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self.list.setAccessibleName(self.tr("Boards"))
        self.list.currentItemChanged.connect(self._show_chosen)
        self.list.itemActivated.connect(self._edit)

    def _build_actions(self) -> None:
        bar = self._bar
        self.addToolBar(bar)
        deeds: tuple[tuple[str, str, str, Callable[[], object]], ...] = (
            ("new", self.tr("&New"), "Ctrl+N", self.new_wanted.emit),
            ("edit", self.tr("&Edit"), "Ctrl+Return", self._edit),
            ("play", self.tr("&Play on it"), "Ctrl+P", self._play),
            ("duplicate", self.tr("D&uplicate"), "Ctrl+D", self.duplicate),
            ("rename", self.tr("&Rename…"), "F2", self._ask_name),
            ("print", self.tr("Pri&nt…"), "Ctrl+Shift+P", self._print),
            ("delete", self.tr("Move to the &trash"), "Del", self.delete),
            ("folder", self.tr("Show in &folder"), "Ctrl+Shift+O", self.show_folder),
        )
        for deed in deeds:
            action = bar.add(*deed)
            if deed[0] != "new":
                self.list.addAction(action)
        # In the search field Del takes away a letter.
        bar["delete"].setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        bar.dress(self._style.theme)

    def __getitem__(self, name: str) -> QAction:
        return self._bar[name]

    # -- showing ----------------------------------------------------------------------------

    def set_style(self, style: Style) -> None:
        """Draw in another style."""
        if style != self._style:
            self._style = style
            self._bar.dress(style.theme)
            self._arrange()

    def reload(self, choose: str = "") -> None:
        """Look at the folders again; `choose` is the id of the board to be chosen then."""
        self._items = self._shelf.items()
        self._arrange(choose=choose)
        self.unread.show_faults(self._shelf.faults)

    @property
    def chosen(self) -> Item | None:
        """The chosen board."""
        row = self.list.currentRow()
        item = self.list.item(row).data(_ITEM) if row >= 0 else None
        return item if isinstance(item, Item) else None

    @property
    def shown(self) -> tuple[Item, ...]:
        """The boards that are shown, in order."""
        return tuple(self.list.item(row).data(_ITEM) for row in range(self.list.count()))

    def choose(self, board_id: str) -> None:
        """Choose the board with this id."""
        for row, item in enumerate(self.shown):
            if item.id == board_id:
                self.list.setCurrentRow(row)

    def _arrange(self, _index: object = None, *, choose: str = "") -> None:
        words = self.search.text().casefold().split()
        old = self.chosen
        wanted = choose or (old.id if old is not None else "")
        fitting = [item for item in self._items if all(word in item.words for word in words)]
        fitting.sort(key=_ORDERS[self.sort.currentData()])
        self.list.clear()
        for item in fitting:
            self._add(item)
        self.choose(wanted)
        if self.list.currentRow() < 0:
            self.list.setCurrentRow(0 if fitting else -1)
        self._show_chosen()

    def _add(self, item: Item) -> None:
        mark = ""
        if item.left is not None:
            mark = self.tr("Not saved")
        elif not item.playable:
            mark = self.tr("Draft")
        icon = thumb(item.draft, self._style, self.devicePixelRatioF(), mark)
        title = item.shown or self.tr("Without a name")
        entry = QListWidgetItem(icon, title, self.list)
        entry.setSizeHint(_TILE)
        entry.setData(_ITEM, item)
        entry.setToolTip(plain_tip(self._facts_of(item)))
        spoken = f"{title}, {mark}" if mark else title
        entry.setData(Qt.ItemDataRole.AccessibleTextRole, spoken)

    def _facts_of(self, item: Item) -> str:
        draft = item.draft
        decks = {key: text for text, key in deck_options()}
        parts = [
            self.tr("{columns} × {rows}").format(columns=draft.width, rows=draft.height),
            decks.get(draft.deck, draft.deck),
        ]
        if draft.author:
            parts.append(self.tr("by {author}").format(author=author_text(draft.author)))
        if not item.own:
            parts.append(self.tr("comes with the program"))
        return ", ".join(parts) + (f"\n{notes_text(draft.notes)}" if draft.notes else "")

    def _show_chosen(self) -> None:
        item = self.chosen
        self.facts.setText("" if item is None else self._facts_of(item))
        saved = item is not None and item.left is None
        own = item is not None and item.own
        self._bar["edit"].setEnabled(item is not None)
        self._bar.call("edit", self.tr("&Edit") if own else self.tr("&Edit a copy"))
        self._bar["play"].setEnabled(item is not None and item.playable)
        self._bar["duplicate"].setEnabled(item is not None)
        self._bar["print"].setEnabled(item is not None)
        self._bar["rename"].setEnabled(own and saved)
        self._bar["delete"].setEnabled(own)
        self._bar["folder"].setEnabled(saved)
        self._bar.fit(self.width())  # what its words need has changed with them

    # -- deeds ------------------------------------------------------------------------------

    def _edit(self) -> None:
        if self.chosen is not None:
            self.edit_wanted.emit(self.chosen)

    def _play(self) -> None:
        if self.chosen is not None and self.chosen.playable:
            self.play_wanted.emit(self.chosen.id)

    def _print(self) -> None:
        if self.chosen is not None:
            self.print_wanted.emit(self.chosen)

    def duplicate(self) -> None:
        """Copy the chosen board into one's own."""
        item = self.chosen
        if item is not None:
            name = self.tr("{name} (copy)").format(name=item.shown)
            self._do(lambda: self._shelf.duplicate(item, name).stem)

    def _ask_name(self) -> None:
        item = self.chosen
        if item is None:
            return
        dialog = QInputDialog(self)
        dialog.setWindowTitle(self.tr("Rename the board"))
        dialog.setLabelText(self.tr("Its new name:"))
        dialog.setTextValue(item.title)
        dialog.setOkButtonText(self.tr("&Rename"))
        dialog.resize(_NAME_WIDTH, dialog.sizeHint().height())
        said_yes, name = dialog.exec() == QDialog.DialogCode.Accepted, dialog.textValue().strip()
        dialog.deleteLater()
        if said_yes and name:
            self.rename(name)

    def rename(self, name: str) -> None:
        """Give the chosen board another name."""
        item = self.chosen
        if item is not None and item.own and item.left is None and name != item.title:
            self._do(lambda: self._rename(item, name))

    def _rename(self, item: Item, name: str) -> str:
        renamed = self._shelf.rename(item, name)
        self.renamed.emit(renamed)
        return renamed.new.stem

    def delete(self) -> None:
        """Move the chosen board to the trash."""
        item = self.chosen
        if item is not None and item.own and throw_away(self, self._shelf, item):
            row = self.list.currentRow()
            self.reload()
            self.list.setCurrentRow(min(row, self.list.count() - 1))
            if item.left is not None:
                self.left_changed.emit()

    def take_in(self, paths: Sequence[Path]) -> None:
        """Copy the boards of these files among one's own, and choose the last of them."""
        taken = take_in(self, self._shelf, paths)
        if taken:
            self.search.clear()
            self.reload(taken[-1].stem)

    def show_folder(self) -> None:
        """Open the folder of the chosen board in the system's file manager."""
        if self.chosen is None:
            return
        folder = self.chosen.path.parent
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder))):
            say(self, self.tr("No program shows folders here."), str(folder))

    def _do(self, deed: Callable[[], str | None]) -> None:
        """Do it and show what came of it; what goes wrong is said."""
        try:
            chosen = deed() or ""
        except Fault as fault:
            say(self, self.tr("That did not work."), fault_text(fault))
            chosen = ""
        self.reload(chosen)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if carries_files(event):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        event.acceptProposedAction()
        paths = dropped(event)
        if paths:
            self.take_in(paths)
        else:
            refuse_strangers(self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._bar.fit(self.width())

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.closed.emit()


_ORDERS: Final[dict[str, Callable[[Item], tuple[object, ...]]]] = {
    "own": lambda item: (not item.own, alphabetical(item.shown)),
    "name": lambda item: alphabetical(item.shown),
    "newest": lambda item: (-item.changed_ns, alphabetical(item.shown)),
    "size": lambda item: (item.draft.size, alphabetical(item.shown)),
}
