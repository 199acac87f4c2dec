# SPDX-License-Identifier: MIT
"""Rows of lists that can be told apart and hit, in one height for all windows."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize
from PySide6.QtWidgets import QAbstractItemView, QStyledItemDelegate, QStyleOptionViewItem

from sequence_desktop.gui.theme.metrics import SPACE_S


class _Roomy(QStyledItemDelegate):
    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        return super().sizeHint(option, index) + QSize(0, SPACE_S)


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
