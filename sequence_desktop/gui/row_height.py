# SPDX-License-Identifier: MIT
"""Rows of lists that can be told apart and hit, and that are no wider than their list."""

from __future__ import annotations

from typing import Any, Final, cast

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from sequence_desktop.gui.theme.metrics import SPACE_S

_ANY_HEIGHT: Final = 1 << 15


class _Roomy(QStyledItemDelegate):
    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        return super().sizeHint(option, index) + QSize(0, SPACE_S)


class _Bounded(QStyledItemDelegate):
    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        # Qt asks with another room now and then, and rows would lie over one another.
        room = QStyleOptionViewItem(option)
        width = self._view.viewport().width()
        cast(Any, room).rect = QRect(0, 0, width, _ANY_HEIGHT)
        return QSize(width, super().sizeHint(room, index).height() + SPACE_S)


def keep_within(view: QListView) -> None:
    """Make rows higher, and shorten what is wider than their list instead of scrolling aside."""
    view.setItemDelegate(_Bounded(view))
    inset(view)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setResizeMode(QListView.ResizeMode.Adjust)


def give_air(view: QAbstractItemView) -> None:
    """Make the rows of a list of texts higher.

    The style sheet cannot: a list that is filled before it has a parent would be laid out without
    it.
    """
    view.setItemDelegate(_Roomy(view))
    inset(view)


def inset(view: QAbstractItemView) -> None:
    """Let the texts of a list begin as far from its edge as those of a field."""
    view.setProperty("inset", True)
