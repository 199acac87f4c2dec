# SPDX-License-Identifier: MIT
"""Changing the keys: every action of the window, its keys, and what stands in the way of others.

As in the settings there is no OK: a key works as soon as it is given.
"""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QHeaderView,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from sequence_desktop.gui import keymap
from sequence_desktop.gui.empty import EmptyNote
from sequence_desktop.gui.keymap import Keys
from sequence_desktop.gui.least import PAGE_LINES, KeepsLines, keep_lines
from sequence_desktop.gui.plain import PlainLabel, plain_tip
from sequence_desktop.gui.preferences import Preferences
from sequence_desktop.gui.row_height import give_air
from sequence_desktop.gui.settings.setting import plain
from sequence_desktop.gui.specs import MENUS, SPECS
from sequence_desktop.gui.speech import announce
from sequence_desktop.gui.theme.metrics import SPACE_L, SPACE_M, SPACE_S

translate = QCoreApplication.translate

_LEAST_LIST = 420
_ID = Qt.ItemDataRole.UserRole
_PORTABLE = QKeySequence.SequenceFormat.PortableText


class KeysDialog(QDialog):
    """Shows the keys of all actions and changes them.

    Attributes:
        search: filters the actions by name or key.
        actions_list: the actions in their menus.
        edit: takes the new key.
        give, take_all, usual, usual_all: give the key to the action, leave the action without
            keys, or give back the usual ones.
    """

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("keys_dialog")
        self.setWindowTitle(self.tr("Change keys"))
        self._preferences = preferences
        self._items: dict[str, QTreeWidgetItem] = {}
        self._heads: list[tuple[QTreeWidgetItem, list[QTreeWidgetItem]]] = []
        self.search = QLineEdit(self)
        self.actions_list = QTreeWidget(self)
        give_air(self.actions_list)
        self.edit = QKeySequenceEdit(self)
        self.give = QPushButton(self.tr("&Add this key"), self)
        self.take_all = QPushButton(self.tr("&No key"), self)
        self.usual = QPushButton(self.tr("&Usual keys"), self)
        self.usual_all = QPushButton(self.tr("Usual keys for &all"), self)
        self._about = PlainLabel(self)
        self._build()
        self._fill()
        self._nothing = EmptyNote(
            self.actions_list,
            self.tr("No action matches. Try another word."),
            lambda: all(head.isHidden() for head, _ in self._heads),
        )
        self._connect()
        self._show()
        self.actions_list.setCurrentItem(self._items[SPECS[0].id])
        self.search.setFocus()

    def _build(self) -> None:
        self.search.setObjectName("search")
        self.search.setPlaceholderText(self.tr("Search actions and keys"))
        self.search.setAccessibleName(self.tr("Search actions and keys"))
        self.search.setClearButtonEnabled(True)
        tree = self.actions_list
        tree.setObjectName("actions")
        keep_lines(tree, PAGE_LINES)
        tree.setAccessibleName(self.tr("Actions and their keys"))
        tree.setHeaderLabels([self.tr("Action"), self.tr("Keys")])
        tree.setRootIsDecorated(False)
        tree.setItemsExpandable(False)
        tree.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        tree.header().setSectionResizeMode(1, QHeaderView.ResizeMode.Fixed)
        tree.setMinimumWidth(_LEAST_LIST)
        self._build_edit()
        self._about.setObjectName("about_key")
        self._about.setWordWrap(True)
        self._about.setMinimumHeight(self._about.fontMetrics().height() * 2)
        self._about.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.give.setToolTip(self.tr("Let this key lead to the chosen action, beside its others."))
        self.take_all.setToolTip(self.tr("Let no key lead to the chosen action."))
        self.usual.setToolTip(self.tr("Give the chosen action the keys it had at first."))
        self.usual_all.setToolTip(self.tr("Give every action the keys it had at first."))
        label = QLabel(self.tr("Ne&w key"), self)
        label.setBuddy(self.edit)
        line, below = QHBoxLayout(), QHBoxLayout()
        for row, widgets in (
            (line, (label, self.edit, self.give)),
            (below, (self._about, self.take_all, self.usual)),
        ):
            row.setSpacing(SPACE_S)
            for widget in widgets:
                row.addWidget(widget, 1 if widget in (self.edit, self._about) else 0)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.addButton(self.usual_all, QDialogButtonBox.ButtonRole.ResetRole)
        buttons.rejected.connect(self.reject)
        for button in (self.give, self.take_all, self.usual, self.usual_all):
            button.setAutoDefault(False)
        column = QVBoxLayout(self)
        column.setContentsMargins(SPACE_L, SPACE_L, SPACE_L, SPACE_L)
        column.setSpacing(SPACE_M)
        column.addWidget(self.search)
        column.addWidget(tree, 1)
        column.addLayout(line)
        column.addLayout(below)
        column.addWidget(buttons)
        KeepsLines(self)

    def _build_edit(self) -> None:
        self.edit.setMaximumSequenceLength(1)
        self.edit.setAccessibleName(self.tr("New key"))
        # Qt shows these words in the field, and asks us for them.
        words = translate("QKeySequenceEdit", "Press shortcut")
        self.edit.setMinimumWidth(self.edit.fontMetrics().horizontalAdvance(words) + 2 * SPACE_L)

    def _fill(self) -> None:
        for menu, title in MENUS:
            head = QTreeWidgetItem(self.actions_list, [plain(title())])
            head.setFlags(Qt.ItemFlag.ItemIsEnabled)
            head.setFirstColumnSpanned(True)
            items = []
            for spec in SPECS:
                if spec.menu == menu:
                    item = QTreeWidgetItem(head, [keymap.title_of(spec.id)])
                    item.setToolTip(0, spec.tip())
                    item.setData(0, _ID, spec.id)
                    self._items[spec.id] = item
                    items.append(item)
            self._heads.append((head, items))
            head.setExpanded(True)

    def _connect(self) -> None:
        find = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        find.activated.connect(self.search.setFocus)
        self.search.textChanged.connect(self._filter)
        self.actions_list.currentItemChanged.connect(self._on_chosen)
        self.edit.keySequenceChanged.connect(self._judge)
        self.give.clicked.connect(self._give)
        self.take_all.clicked.connect(lambda: self._set(()))
        self.usual.clicked.connect(self._give_back)
        self.usual_all.clicked.connect(lambda: self._preferences.change(keys={}))
        self._preferences.changed.connect(self._show)

    # ---- what is shown

    @property
    def in_use(self) -> Mapping[str, Keys]:
        """The keys of every action now."""
        return keymap.keys_in_use(self._preferences.now.keys)

    @property
    def chosen(self) -> str:
        """The id of the chosen action; "" for none."""
        item = self.actions_list.currentItem()
        return "" if item is None else item.data(0, _ID) or ""

    @property
    def about(self) -> str:
        """What is said of the new key."""
        return self._about.text()

    def choose(self, action_id: str) -> None:
        """Choose an action in the list."""
        self.actions_list.setCurrentItem(self._items[action_id])

    def _show(self) -> None:
        for action_id, keys in self.in_use.items():
            text = ", ".join(map(keymap.native, keys))
            self._items[action_id].setText(1, text)
            self._items[action_id].setToolTip(1, plain_tip(text))
        self._share()
        self._judge()

    def _share(self) -> None:
        """Give the keys the room they need, but no more than half of the list."""
        tree = self.actions_list
        most = tree.viewport().width() // 2
        tree.header().resizeSection(1, min(tree.sizeHintForColumn(1), most))

    def _filter(self, text: str) -> None:
        words = text.casefold().split()
        for head, items in self._heads:
            for item in items:
                said = f"{head.text(0)} {item.text(0)} {item.text(1)}".casefold()
                item.setHidden(not all(word in said for word in words))
            head.setHidden(all(item.isHidden() for item in items))
        self._nothing.follow()

    def _on_chosen(self) -> None:
        self.edit.clear()
        self._judge()

    def _judge(self) -> None:
        """Say what would come of the new key."""
        key, chosen = self._key(), self.chosen
        user = keymap.user_of(key, self.in_use) if key else ""
        refused = keymap.refusal(key)
        self.give.setText(self.tr("&Add this key"))
        about = refused or keymap.warning(key)
        if user == chosen and key:
            about = self.tr("This key leads there already.")
        elif user and not refused:
            about = self.tr("{key} leads to “{other}” now. It would be taken from there.")
            about = about.format(key=keymap.native(key), other=keymap.title_of(user))
            self.give.setText(self.tr("T&ake it from there"))
        spoken = about != self._about.text()
        self._about.setText(about)
        if spoken:
            announce(self, about)
        self.give.setEnabled(bool(key and chosen) and not refused and user != chosen)
        for button in (self.take_all, self.usual):
            button.setEnabled(bool(chosen))

    # ---- what is changed

    def _key(self) -> str:
        return self.edit.keySequence().toString(_PORTABLE)

    def _give(self) -> None:
        key, chosen = self._key(), self.chosen
        own, in_use = self._preferences.now.keys, self.in_use
        user = keymap.user_of(key, in_use)
        if user:
            left = [other for other in in_use[user] if other != key]
            own = keymap.with_keys(own, user, left)
        keys = keymap.with_keys(own, chosen, (key, *in_use[chosen]))
        self._preferences.change(keys=keys)
        self.edit.clear()

    def _set(self, keys: Keys) -> None:
        own = keymap.with_keys(self._preferences.now.keys, self.chosen, keys)
        self._preferences.change(keys=own)

    def _give_back(self) -> None:
        """The usual keys again, but for those that another action has been given."""
        own = {k: v for k, v in self._preferences.now.keys.items() if k != self.chosen}
        usual = keymap.keys_in_use(own)[self.chosen]
        others = {other: keys for other, keys in self.in_use.items() if other != self.chosen}
        free = tuple(key for key in usual if not keymap.user_of(key, others))
        self._set(free)

    # ---- Qt's own

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Enter in the search is no wish to close.
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()
            return
        super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(620, 560)
