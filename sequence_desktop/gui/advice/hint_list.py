# SPDX-License-Identifier: MIT
"""The list of hinted moves: a number, what to do, the chance to win with it, and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from sequence_desktop.gui.plain import plain_tip
from sequence_desktop.gui.room import whole_numbers
from sequence_desktop.gui.theme import font
from sequence_desktop.gui.theme.metrics import SPACE_S, SPACE_XS, TYPE_BODY

_DATA = Qt.ItemDataRole.UserRole
_WRAP = Qt.TextFlag.TextWordWrap
_Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True, slots=True)
class Line:
    """One hinted move in words, or something else that may be done.

    Attributes:
        number: its place among the best, or the key of a card; "" where there is none.
        title: what to do.
        chance: the chance to win with it, or "".
        why: the reasons, in sentences.
        doubt: how sure the chance is, in a sentence; "" where there is none.
    """

    number: str
    title: str
    chance: str
    why: str
    doubt: str = ""

    def sentence(self) -> str:
        """All of it, to be read aloud."""
        named = f"{self.number}: {self.title}" if self.number else self.title
        head = ", ".join(part for part in (named, self.chance) if part)
        return f"{head}. {self.why}" if self.why else head


class HintList(QListWidget):
    """Shows hinted moves; the current one is the one that is looked at."""

    def __init__(self, parent: QWidget | None = None, *, whole: bool = False) -> None:
        """`whole`: it is always as high as its moves, and is scrolled by what it stands in."""
        super().__init__(parent)
        self.setObjectName("hints")
        self._whole = whole
        if whole:
            self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setItemDelegate(_LineDelegate(self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)

    def show_lines(self, lines: Sequence[Line], *, first: bool = True) -> None:
        """Show these moves; `first`: the first one is looked at, otherwise none."""
        self.setCurrentRow(-1)  # or the next line would be looked at when the current one goes
        while self.count() > len(lines):
            self.takeItem(self.count() - 1)
        for row, line in enumerate(lines):
            # Rows that stay are told anew: a screen reader keeps its place among them.
            item = self.item(row) if row < self.count() else QListWidgetItem(self)
            item.setText(line.sentence())
            item.setData(_DATA, line)
            item.setToolTip(plain_tip("\n".join(part for part in (line.why, line.doubt) if part)))
        if first:
            self.setCurrentRow(0)
        self._grow()

    def _grow(self) -> None:
        if self._whole:
            self.setFixedHeight(self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        # Rows are as high as their words need in this width: they are measured before they are
        # laid out, also where a scroll bar has come or gone.
        if event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()
        super().resizeEvent(event)
        self._grow()

    def sizeHint(self) -> QSize:
        tall = sum(self.sizeHintForRow(row) for row in range(self.count()))
        return QSize(240, tall + 2 * self.frameWidth() + 2)


class _LineDelegate(QStyledItemDelegate):
    """Paints a move: a title in bold with its chance, and the reasons beneath."""

    def sizeHint(
        self,
        option: QStyleOptionViewItem,  # noqa: ARG002 - Qt's signature
        index: _Index,
    ) -> QSize:
        line: Line = index.data(_DATA)
        view = self.parent()
        wide = view.viewport().width() if isinstance(view, QListWidget) else 240
        title, why = self._places(line, QRect(0, 0, wide, 0))
        return QSize(wide, why.bottom() + SPACE_S + 1 if line.why else title.bottom() + SPACE_S)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        line: Line = index.data(_DATA)
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        palette = option.palette
        painter.save()
        if selected:
            painter.fillRect(option.rect, palette.highlight())
        elif option.state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(option.rect, palette.alternateBase())
        ink: QColor = (palette.highlightedText() if selected else palette.text()).color()
        painter.setPen(ink)
        title, why = self._places(line, option.rect)
        painter.setFont(_bold())
        number = QRect(option.rect.left() + SPACE_S, title.top(), _number_width(), title.height())
        if line.number:
            painter.drawText(number, Qt.AlignmentFlag.AlignTop, f"{line.number}.")
        painter.drawText(title, _WRAP, line.title)
        right = QRect(option.rect).adjusted(0, SPACE_S, -SPACE_S, 0)
        painter.drawText(right, Qt.AlignmentFlag.AlignRight, line.chance)
        painter.setFont(font(TYPE_BODY))
        painter.drawText(why, _WRAP, whole_numbers(line.why))
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(ink)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(option.rect.adjusted(1, 1, -2, -2))
        painter.restore()

    @staticmethod
    def _places(line: Line, area: QRect) -> tuple[QRect, QRect]:
        """Where title and reasons lie in a row that begins at the top of an area."""
        bold, plain = QFontMetrics(_bold()), QFontMetrics(font(TYPE_BODY))
        left = area.left() + SPACE_S + _number_width()
        wide = max(area.width() - left + area.left() - SPACE_S, 40)
        beside = bold.horizontalAdvance(line.chance) + SPACE_S if line.chance else 0
        room = QRect(left, area.top() + SPACE_S, max(wide - beside, 40), 10_000)
        title = bold.boundingRect(room, _WRAP, line.title)
        room = QRect(left, title.bottom() + 1 + SPACE_XS // 2, wide, 10_000)
        return title, plain.boundingRect(room, _WRAP, whole_numbers(line.why))


def _bold() -> QFont:
    return font(TYPE_BODY, QFont.Weight.DemiBold)


def _number_width() -> int:
    return QFontMetrics(_bold()).horizontalAdvance("0. ") + 2
