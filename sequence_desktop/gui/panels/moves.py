# SPDX-License-Identifier: MIT
"""The list of moves, in words and in notation; a click looks back at that moment."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPolygonF, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from sequence_desktop.engine import cards
from sequence_desktop.engine.cards import Token
from sequence_desktop.engine.moves import Move
from sequence_desktop.gui.plain import plain_tip
from sequence_desktop.gui.table.art import Style, chip_pixmap
from sequence_desktop.gui.table.art.shapes import placed, suit_path
from sequence_desktop.gui.theme.colour import mix
from sequence_desktop.gui.theme.metrics import SPACE_S, SPACE_XS

_CHIP = 16
_MARK = 8
_MIDDLE = Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight
_Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True)
class Entry:
    """One move of the list.

    Attributes:
        move: what was played.
        who: the name of the seat that played it.
        colour: the palette colour of that seat's side.
        sentence: everything about it in words.
        short: what was done, where the card stands before.
    """

    move: Move
    who: str
    colour: int
    sentence: str
    short: str


class MovesModel(QAbstractListModel):
    """The moves so far; row 0 is the start of the game, row n the moment after move n."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._entries: tuple[Entry, ...] = ()
        self._marks: dict[int, str] = {}

    def is_marked(self, row: int) -> bool:
        """Whether the moment of a row bears a bookmark."""
        return row in self._marks

    def show_marks(self, marks: Mapping[int, str]) -> None:
        """Show bookmarks at the moments of these rows, each with its name or ""."""
        if dict(marks) != self._marks:
            self._marks = dict(marks)
            self.dataChanged.emit(self.index(0), self.index(self.rowCount() - 1))

    def entry(self, row: int) -> Entry | None:
        """The move of a row; None for the start of the game."""
        return self._entries[row - 1] if 0 < row <= len(self._entries) else None

    def show_entries(self, entries: Sequence[Entry]) -> None:
        """Show these moves, changing only the rows that differ."""
        new = tuple(entries)
        same = _common_start(self._entries, new)
        if same < len(self._entries):
            self.beginRemoveRows(QModelIndex(), same + 1, len(self._entries))
            self._entries = self._entries[:same]
            self.endRemoveRows()
        if same < len(new):
            self.beginInsertRows(QModelIndex(), same + 1, len(new))
            self._entries = new
            self.endInsertRows()

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 (Qt's own default)
        return 0 if parent.isValid() else len(self._entries) + 1

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        row = index.row()
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._sentence(row)
        if role == Qt.ItemDataRole.ToolTipRole and (self.entry(row) or self.is_marked(row)):
            return plain_tip(self._sentence(row))
        return None

    def start_text(self) -> str:
        """What the row before the first move says."""
        return self.tr("Start of the game")

    def _sentence(self, row: int) -> str:
        entry = self.entry(row)
        if entry is None:
            text = self.start_text()
        else:
            text = self.tr("{number}. {sentence}").format(number=row, sentence=entry.sentence)
        if not self.is_marked(row):
            return text
        name = self._marks[row]
        if not name:
            return self.tr("{move} (bookmark)").format(move=text)
        return self.tr("{move} (bookmark: {name})").format(move=text, name=name)


def _common_start(old: Sequence[object], new: Sequence[object]) -> int:
    """How many items two lists share from the start."""
    for place, (a, b) in enumerate(zip(old, new, strict=False)):
        if a != b:
            return place
    return min(len(old), len(new))


class _MoveDelegate(QStyledItemDelegate):
    """Draws a move in one line: number, chip, card, words, and the notation where there is room."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.style: Style | None = None

    def sizeHint(self, option: QStyleOptionViewItem, _index: _Index) -> QSize:
        height = option.fontMetrics.height() + SPACE_S
        return QSize(120, max(height, _CHIP + SPACE_S))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        model = index.model()
        if not isinstance(model, MovesModel):
            return
        self.initStyleOption(option, index)
        option.text = ""
        widget = option.widget
        widget.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, widget)
        painter.save()
        entry = model.entry(index.row())
        self._paint_line(painter, option, index, entry, model)
        painter.restore()

    def _paint_line(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: _Index,
        entry: Entry | None,
        model: MovesModel,
    ) -> None:
        palette = option.palette
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        ink = palette.highlightedText().color() if chosen else palette.text().color()
        quiet = ink if chosen else mix(ink, palette.base().color(), 0.35)
        area = option.rect.adjusted(SPACE_XS, 0, -SPACE_S, 0)
        number_width = option.fontMetrics.horizontalAdvance("000")
        left = area.left() + number_width + SPACE_S
        painter.setPen(quiet)
        if model.is_marked(index.row()):
            _paint_mark(painter, area, ink)
            area.setRight(area.right() - _MARK - SPACE_S)
        if entry is None:
            room = area.adjusted(left - area.left(), 0, 0, 0)
            if option.fontMetrics.horizontalAdvance(model.start_text()) > room.width():
                room = area  # under the numbers rather than cut
            painter.drawText(room, _MIDDLE, model.start_text())
            return
        number = QRect(area.left(), area.top(), number_width, area.height())
        painter.drawText(number, _MIDDLE | _RIGHT, str(index.row()))
        left = self._paint_chip(painter, left, area, entry.colour)
        painter.setPen(ink)
        left = self._paint_card(painter, left, area, entry.move.token, ink, chosen)
        notation = str(entry.move).partition(":")[0]
        right = area.right() - option.fontMetrics.horizontalAdvance(notation) - SPACE_S
        if left + option.fontMetrics.horizontalAdvance(entry.short) <= right:
            painter.setPen(quiet)
            painter.drawText(area, _MIDDLE | _RIGHT, notation)
            painter.setPen(ink)
        else:  # in a narrow panel rather the words than the notation, which says the same
            right = area.right()
        room = QRect(left, area.top(), right - left, area.height())
        elided = option.fontMetrics.elidedText(
            entry.short, Qt.TextElideMode.ElideRight, room.width()
        )
        painter.drawText(room, _MIDDLE, elided)

    def _paint_chip(self, painter: QPainter, left: int, area: QRect, colour: int) -> int:
        """The chip of the side that moved; where to go on."""
        if self.style is not None:
            ratio = painter.device().devicePixelRatio()
            chip = chip_pixmap(colour, _CHIP, ratio, self.style)
            painter.drawPixmap(left, area.center().y() - _CHIP // 2 + 1, chip)
        return left + _CHIP + SPACE_S

    def _paint_card(
        self, painter: QPainter, left: int, area: QRect, token: Token, ink: QColor, chosen: bool
    ) -> int:
        """The card's index: its rank in letters and its suit as a shape; where to go on."""
        if not token:
            return left
        card = cards.is_card(token)
        rank = (self.style.rank_text(token) if self.style else token[0]) if card else token
        width = painter.fontMetrics().horizontalAdvance(rank)
        painter.drawText(QRect(left, area.top(), width + 2, area.height()), _MIDDLE, rank)
        left += width + 1
        if card:
            size = painter.fontMetrics().ascent() * 0.72
            centre = QPointF(left + size / 2, area.center().y() + 1)
            red = cards.suit(token) in "HD" and not chosen and self.style is not None
            colour = self.style.theme.widgets.danger if red and self.style else ink
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillPath(placed(suit_path(cards.suit(token)), centre, size), colour)
            left += round(size)
        return left + SPACE_S - 1


def _paint_mark(painter: QPainter, area: QRect, ink: QColor) -> None:
    """The ribbon of a bookmark, at the right end of a line."""
    left, top = area.right() - _MARK, area.center().y() - _MARK
    right, bottom = left + _MARK, top + 2 * _MARK
    notch = QPointF((left + right) / 2, bottom - _MARK / 2)
    corners = [QPointF(left, top), QPointF(right, top), QPointF(right, bottom), notch]
    path = QPainterPath()
    path.addPolygon(QPolygonF([*corners, QPointF(left, bottom)]))
    painter.fillPath(path, ink)


class MovesPanel(QListView):
    """The moves as a list; the chosen row is the moment that the table shows.

    Signals:
        moment_chosen: the number of moves played at the moment to look at.
    """

    moment_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("moves")
        self._model = MovesModel(self)
        self.setModel(self._model)
        self._delegate = _MoveDelegate(self)
        self.setItemDelegate(self._delegate)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setUniformItemSizes(True)
        # By whole rows, the last move would stand over an empty half row.
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self._following = False
        self.selectionModel().currentChanged.connect(self._on_current_changed)
        self._retranslate()

    def set_style(self, style: Style) -> None:
        """Draw the chips in this style."""
        self._delegate.style = style
        self.viewport().update()

    def show_moves(self, entries: Sequence[Entry], ply: int) -> None:
        """Show these moves, and mark the moment `ply` (0: the start)."""
        self._following = True
        self._model.show_entries(entries)
        index = self._model.index(ply)
        self.setCurrentIndex(index)
        self.scrollTo(index)
        self._following = False

    def show_marks(self, marks: Mapping[int, str]) -> None:
        """Show bookmarks at the moments of these rows, each with its name or ""."""
        self._model.show_marks(marks)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The moment shown stays in sight when there is less room, if it was in sight before."""
        current = self.currentIndex()
        at = self.visualRect(current)
        seen = at.top() >= 0 and at.bottom() <= event.oldSize().height()
        super().resizeEvent(event)
        if current.isValid() and seen:
            self.scrollTo(current)

    def _on_current_changed(self, current: QModelIndex) -> None:
        if not self._following and current.isValid():
            self.moment_chosen.emit(current.row())

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Moves"))
        self.setToolTip(self.tr("Choose a move to see the board as it was then"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self.viewport().update()
        super().changeEvent(event)
