# SPDX-License-Identifier: MIT
"""The hands and piles of the position, each a row of cards that can be ordered and taken away."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QListView,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from sequence_desktop.engine.cards import Token
from sequence_desktop.gui.card_tile import CardTile, Index
from sequence_desktop.gui.designer.naming import face_name
from sequence_desktop.gui.dialogs.scrolled import Scrolled
from sequence_desktop.gui.plain import capital, plain_tip
from sequence_desktop.gui.setup.document import Work
from sequence_desktop.gui.setup.editor import Editor
from sequence_desktop.gui.setup.words import place_title
from sequence_desktop.gui.short_radio import ShortRadio
from sequence_desktop.gui.table.art import Style, face_pixmap
from sequence_desktop.gui.theme import action_icon
from sequence_desktop.gui.theme.metrics import SPACE_S, SPACE_XS
from sequence_desktop.workshop.position.draft import Cards, Place

_CARD: Final = QSizeF(38, 38)
_TILE: Final = QSize(44, 46)
_BAR: Final = 14
_CTRL: Final = Qt.KeyboardModifier.ControlModifier


class CardRow(QListWidget):
    """The cards of one place, in order.

    Signals:
        take_wanted(int): the card of this number is to go.
        shift_wanted(int, int): it is to move so many places on.
        entered: the keyboard is here now.
    """

    take_wanted = Signal(int)
    shift_wanted = Signal(int, int)
    entered = Signal()

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._painter = _Card(style, _TILE, self)
        self.setItemDelegate(self._painter)
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(False)
        self.setMovement(QListView.Movement.Static)
        self.setUniformItemSizes(True)
        self.setHorizontalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFixedHeight(_TILE.height() + _BAR + 2 * self.frameWidth())
        self.itemDoubleClicked.connect(lambda item: self.take_wanted.emit(self.row(item)))

    def set_style(self, style: Style) -> None:
        """Draw in another style."""
        self._painter.look = style
        self.viewport().update()

    @property
    def cards(self) -> Cards:
        """What is shown."""
        return tuple(self.item(row).data(Qt.ItemDataRole.UserRole) for row in range(self.count()))

    def show_cards(self, cards: Cards) -> None:
        """Show these cards; the one chosen stays so by its number."""
        if cards == self.cards:
            return
        chosen = self.currentRow()
        self.clear()
        for card in cards:
            item = QListWidgetItem(self)
            item.setSizeHint(_TILE)
            item.setData(Qt.ItemDataRole.UserRole, card)
            name = capital(face_name(card))
            item.setData(Qt.ItemDataRole.AccessibleTextRole, name)
            item.setToolTip(plain_tip(name))
        self.setCurrentRow(min(chosen, len(cards) - 1))

    def shift(self, by: int) -> None:
        """Ask for the chosen card to move so many places on."""
        if self.currentRow() >= 0:
            self.shift_wanted.emit(self.currentRow(), by)

    def take(self) -> None:
        """Ask for the chosen card to go."""
        if self.currentRow() >= 0:
            self.take_wanted.emit(self.currentRow())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, held = event.key(), event.modifiers() & _CTRL
        if key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.take()
        elif held and key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.shift(-1 if key == Qt.Key.Key_Left else 1)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self.currentRow() < 0 and self.count():
            self.setCurrentRow(0)
        self.entered.emit()

    def sizeHint(self) -> QSize:
        return QSize(_TILE.width() * 5, self.height())


class _Card(CardTile):
    """A card, framed where it is chosen."""

    def draw(
        self, painter: QPainter, box: QRectF, index: Index, *, chosen: bool, focused: bool
    ) -> None:
        token: Token = index.data(Qt.ItemDataRole.UserRole)
        face = QRectF(box.topLeft(), _CARD)
        face.moveCenter(box.center())
        ratio = painter.device().devicePixelRatioF()
        painter.drawPixmap(face.topLeft(), face_pixmap(token, _CARD, ratio, self.look, cell=True))
        if chosen:
            colours = self.look.theme.widgets
            painter.setPen(QPen(colours.accent if focused else colours.outline, 2.0))
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 4, 4)


class Hands(QWidget):
    """Every place where cards are. What is chosen in the deck goes to the one that is marked."""

    def __init__(self, editor: Editor, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("hands")
        self._editor = editor
        self._style = style
        self.rows: dict[Place, CardRow] = {}
        """The rows of cards, by place."""
        self.titles: dict[Place, ShortRadio] = {}
        """The marks of where cards go, by place."""
        self._group = QButtonGroup(self)
        self._body = QWidget(self)
        self._column = QVBoxLayout(self._body)
        self._column.setContentsMargins(SPACE_S, SPACE_S, SPACE_S, SPACE_S)
        self._column.setSpacing(SPACE_XS)
        self.left = self._button(
            self.tr("Let the chosen card change places with the one before it"),
            lambda row: row.shift(-1),
        )
        self.left.setAccessibleName(self.tr("Move left"))
        self.right = self._button(
            self.tr("Let the chosen card change places with the one after it"),
            lambda row: row.shift(1),
        )
        self.right.setAccessibleName(self.tr("Move right"))
        self.take = self._button(
            self.tr("Take the chosen card out of its row; it can be put anywhere then"),
            lambda row: row.take(),
        )
        self.take.setText(self.tr("Take away"))
        self._draw_icons()
        foot = QHBoxLayout()
        foot.setContentsMargins(SPACE_S, 0, SPACE_S, SPACE_S)
        foot.setSpacing(SPACE_XS)
        foot.addWidget(self.left)
        foot.addWidget(self.right)
        foot.addWidget(self.take, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACE_S)
        column.addWidget(Scrolled(self._body, follows_focus=True), 1)
        column.addLayout(foot)
        editor.document.changed.connect(lambda _, after: self._show(after))
        editor.place_changed.connect(self._show_place)
        self._show(editor.document.work)

    def set_style(self, style: Style) -> None:
        """Draw in another style."""
        self._style = style
        self._draw_icons()
        for row in self.rows.values():
            row.set_style(style)

    def go_to(self, place: Place) -> None:
        """Lead to a place: cards go there, and the keyboard is there."""
        if place in self.rows:
            self._editor.go_to(place)
            self.rows[place].setFocus()

    def _draw_icons(self) -> None:
        for button, icon in ((self.left, "look_back"), (self.right, "look_forward")):
            button.setIcon(action_icon(icon, self._style.theme))

    def _button(self, tip: str, deed: Callable[[CardRow], None]) -> QPushButton:
        button = QPushButton(self)
        button.setToolTip(plain_tip(tip))
        button.clicked.connect(lambda: deed(self.rows[self._editor.place]))
        return button

    def _show(self, work: Work) -> None:
        if tuple(self.rows) != work.draft.places:
            self._build(work)
        for place, row in self.rows.items():
            title = place_title(place, work)
            self.titles[place].setText(title.replace("&", "&&"))
            self.titles[place].setAccessibleName(title)
            row.setAccessibleName(title)
            row.show_cards(work.draft.cards(place))
        self._show_place()

    def _build(self, work: Work) -> None:
        while (item := self._column.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self.rows.clear()
        self.titles.clear()
        for place in work.draft.places:
            self._add(place)
        self._column.addStretch(1)

    def _add(self, place: Place) -> None:
        title = ShortRadio(self._body)
        title.setObjectName(f"to_{place.kind}_{place.index}")
        tip = self.tr(
            "Cards that are chosen go here. In the row, Delete takes a card away, and Ctrl with an "
            "arrow key moves it."
        )
        title.setToolTip(plain_tip(tip))
        title.clicked.connect(lambda: self._editor.go_to(place))
        row = CardRow(self._style, self._body)
        row.setObjectName(f"cards_{place.kind}_{place.index}")
        row.setAccessibleDescription(tip)
        row.entered.connect(lambda: self._editor.go_to(place))
        row.take_wanted.connect(lambda index: self._editor.take(place, index))
        row.shift_wanted.connect(lambda index, by: self._shift(place, index, by))
        self._group.addButton(title)
        self._column.addWidget(title)
        self._column.addWidget(row)
        self.rows[place], self.titles[place] = row, title

    def _shift(self, place: Place, index: int, by: int) -> None:
        self.rows[place].setCurrentRow(self._editor.shift(place, index, by))

    def _show_place(self) -> None:
        title = self.titles.get(self._editor.place)
        if title is not None:
            title.setChecked(True)
