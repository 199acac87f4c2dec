# SPDX-License-Identifier: MIT
"""What paints the items of a list of cards, all of one size."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from sequence_desktop.gui.table.art import Style

Index = QModelIndex | QPersistentModelIndex


class CardTile(QStyledItemDelegate):
    """An item with a card on it; an heir says in `draw` what it looks like.

    Attributes:
        look: the style in which it is drawn.
    """

    def __init__(self, style: Style, size: QSize, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = style
        self._size = size

    def draw(
        self, painter: QPainter, box: QRectF, index: Index, *, chosen: bool, focused: bool
    ) -> None:
        """Draw an item into its box; the painter may be left in any state."""
        raise NotImplementedError

    # -- Qt's own ---------------------------------------------------------------------------

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        return self._size

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        state: QStyle.StateFlag = option.state
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.draw(
            painter,
            QRectF(option.rect),
            index,
            chosen=bool(state & QStyle.StateFlag.State_Selected),
            focused=bool(state & QStyle.StateFlag.State_HasFocus),
        )
        painter.restore()
