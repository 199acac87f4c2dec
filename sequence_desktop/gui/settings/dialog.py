# SPDX-License-Identifier: MIT
"""All settings in one dialog: pages, search, and every change is seen at once.

There is no OK: the table beside the dialog shows what a value does, and each row leads back to
what it was at first.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QMessageBox,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from sequence_desktop.gui.counted import COUNTED
from sequence_desktop.gui.dialogs.scrolled import Scrolled
from sequence_desktop.gui.least import usual_size
from sequence_desktop.gui.plain import PlainBox, PlainLabel
from sequence_desktop.gui.preferences import Preferences
from sequence_desktop.gui.row_height import give_air
from sequence_desktop.gui.settings.catalogue import PAGES
from sequence_desktop.gui.settings.rows import Row, Section
from sequence_desktop.gui.table.art import Style
from sequence_desktop.gui.theme.metrics import SPACE_L, SPACE_M
from sequence_desktop.storage.settings import Settings

_OF_SCREEN = 0.9


class SettingsDialog(QDialog):
    """Shows the settings and changes them.

    Attributes:
        search: filters pages and rows.
        pages: the list of pages.
        rows: every row by the key of its setting.
    """

    def __init__(
        self, preferences: Preferences, style: Style, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("settings_dialog")
        self.setWindowTitle(self.tr("Settings"))
        self._preferences = preferences
        self.search = QLineEdit(self)
        self.pages = QListWidget(self)
        give_air(self.pages)
        self._found = PlainLabel(self)
        self._nothing = PlainLabel(self)
        self._column = QWidget()
        self._sections = [Section(page, style, self._column) for page in PAGES]
        self.rows: dict[str, Row] = {
            row.setting.key: row for section in self._sections for row in section.rows
        }
        self.page_defaults = QPushButton(self.tr("Restore this &page"), self)
        self.all_defaults = QPushButton(self.tr("Restore &all…"), self)
        self._build()
        self._connect()
        self._show(preferences.now)
        self.pages.setCurrentRow(0)
        self.search.setFocus()
        self.resize(self.sizeHint().boundedTo(self.screen().availableSize() * _OF_SCREEN))

    def _build(self) -> None:
        self.search.setObjectName("search")
        self.search.setPlaceholderText(self.tr("Search the settings"))
        self.search.setAccessibleName(self.tr("Search the settings"))
        self.search.setClearButtonEnabled(True)
        self.pages.setObjectName("pages")
        self.pages.setAccessibleName(self.tr("Pages of settings"))
        self.pages.setSpacing(2)
        self.pages.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.pages.addItems([section.page.title() for section in self._sections])
        self.pages.setFixedWidth(self.pages.sizeHintForColumn(0) + 3 * SPACE_L)
        self._nothing.setText(self.tr("No setting matches. Try another word."))
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._nothing.setWordWrap(True)
        for label in (self._found, self._nothing):
            label.setProperty("muted", True)
        column = QVBoxLayout(self._column)
        column.setContentsMargins(SPACE_M, 0, SPACE_M, 0)
        column.setSpacing(0)
        for section in self._sections:
            column.addWidget(section)
        column.addStretch()
        for button in (self.page_defaults, self.all_defaults):
            button.setAutoDefault(False)
        self.page_defaults.setToolTip(
            self.tr("Let everything that is shown here be as it was at first.")
        )
        self.all_defaults.setToolTip(self.tr("Let every setting be as it was at first."))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.addButton(self.page_defaults, QDialogButtonBox.ButtonRole.ResetRole)
        buttons.addButton(self.all_defaults, QDialogButtonBox.ButtonRole.ResetRole)
        buttons.rejected.connect(self.reject)
        self._area = Scrolled(self._column, follows_focus=True, shrinks=False)
        middle = QHBoxLayout()
        middle.setSpacing(SPACE_M)
        middle.addWidget(self.pages)
        middle.addWidget(self._area, 1)
        middle.addWidget(self._nothing, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(SPACE_L, SPACE_L, SPACE_L, SPACE_L)
        whole.setSpacing(SPACE_M)
        whole.addWidget(self.search)
        whole.addLayout(middle, 1)
        whole.addWidget(self._found)
        whole.addWidget(buttons)

    def _connect(self) -> None:
        self.search.textChanged.connect(self._filter)
        self.pages.currentRowChanged.connect(self._filter)
        self.page_defaults.clicked.connect(self._restore_page)
        self.all_defaults.clicked.connect(self._restore_all)
        self._preferences.changed.connect(self._show)
        for row in self.rows.values():
            row.edited.connect(self._change)
        find = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        find.activated.connect(self._to_search)

    def restyle(self, style: Style) -> None:
        """Take the colours of another style."""
        for row in self.rows.values():
            row.restyle(style)

    def shown(self) -> list[Row]:
        """The rows that can be seen now, in order."""
        return [row for row in self.rows.values() if not row.isHidden() and self._is_open(row)]

    # -- inside -----------------------------------------------------------------------------

    def _is_open(self, row: Row) -> bool:
        return any(row in section.rows and not section.isHidden() for section in self._sections)

    def _show(self, now: Settings) -> None:
        for key, row in self.rows.items():
            row.show_value(getattr(now, key))
        self.all_defaults.setEnabled(any(self._is_changed(row) for row in self.rows.values()))
        self._enable_page()

    def _enable_page(self) -> None:
        self.page_defaults.setEnabled(any(self._is_changed(row) for row in self.shown()))

    def _is_changed(self, row: Row) -> bool:
        setting = row.setting
        return bool(getattr(self._preferences.now, setting.key) != setting.default)

    def _change(self, values: Mapping[str, Any]) -> None:
        self._preferences.change(**values)

    def _filter(self) -> None:
        """Without words one page is shown; with some, all rows that match, page by page."""
        words = self.search.text().casefold().split()
        found = [section.filter(words) for section in self._sections]
        for place, section in enumerate(self._sections):
            chosen = place == self.pages.currentRow()
            section.setVisible(found[place] > 0 if words else chosen)
            self.pages.item(place).setHidden(bool(words) and not found[place])
        total = sum(found)
        self._found.setText(COUNTED.settings(total) if words else "")
        self._found.setVisible(bool(words) and total > 0)
        for part in (self.pages, self._area):
            part.setVisible(total > 0)
        self._nothing.setVisible(not total)
        self._area.verticalScrollBar().setValue(0)
        self._enable_page()

    def _to_search(self) -> None:
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def _restore(self, rows: Iterable[Row]) -> None:
        self._preferences.change(**{row.setting.key: row.setting.default for row in rows})

    def _restore_page(self) -> None:
        self._restore(self.shown())

    def _restore_all(self) -> None:
        box = PlainBox(self)
        box.setObjectName("restore_all")
        box.setIcon(QMessageBox.Icon.Question)
        box.setWindowTitle(self.tr("Settings"))
        box.setText(self.tr("Let every setting be as it was at first?"))
        box.setInformativeText(self.tr("Games, boards and rules of your own stay as they are."))
        yes = box.addButton(self.tr("&Restore all"), QMessageBox.ButtonRole.AcceptRole)
        box.addButton(QMessageBox.StandardButton.Cancel)
        box.setDefaultButton(yes)
        box.exec()
        if box.clickedButton() is yes:
            self._restore(self.rows.values())
        box.deleteLater()

    # -- Qt's own ---------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc first empties the search, then closes."""
        if event.key() == Qt.Key.Key_Escape and self.search.text():
            self.search.clear()
            self._to_search()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.search.hasFocus():
            shown = self.shown()
            if shown:
                shown[0].control.input().setFocus(Qt.FocusReason.TabFocusReason)
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        return usual_size(self, 780, 600)
