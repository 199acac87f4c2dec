# SPDX-License-Identifier: MIT
"""Boards thrown away: into the system's trash, or for good if there is none and one says so."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMessageBox, QWidget

from sequence_desktop.engine.errors import Fault
from sequence_desktop.gui.designer.shelf import BoardShelf, Item, NoTrash
from sequence_desktop.gui.dialogs.trouble import say
from sequence_desktop.gui.faults import fault_text
from sequence_desktop.gui.plain import PlainBox, short

translate = QCoreApplication.translate


def throw_away(window: QWidget, shelf: BoardShelf, item: Item) -> bool:
    """Move a board to the trash; whether it is gone. What does not work is said."""
    try:
        shelf.delete(item)
    except NoTrash as fault:
        if not _for_good(window, item, fault):
            return False
        return _try(window, shelf, item)
    except Fault as fault:
        _told(window, fault)
        return False
    return True


def _try(window: QWidget, shelf: BoardShelf, item: Item) -> bool:
    try:
        shelf.delete_for_good(item)
    except Fault as fault:
        _told(window, fault)
        return False
    return True


def _for_good(window: QWidget, item: Item, why: Fault) -> bool:
    box = PlainBox(window)
    box.setObjectName("no_trash")
    box.setIcon(QMessageBox.Icon.Warning)
    box.setWindowTitle(translate("Trash", "No trash"))
    name = short(item.shown) or translate("Trash", "without a name")
    box.setText(
        translate("Trash", "Delete “{name}” for good? It cannot go to the trash.").format(name=name)
    )
    more = translate("Trash", "{why}\n\nOnce it is deleted, nothing brings it back.")
    box.setInformativeText(more.format(why=fault_text(why)))
    delete = box.addButton(
        translate("Trash", "&Delete for good"), QMessageBox.ButtonRole.DestructiveRole
    )
    keep = box.addButton(translate("Trash", "&Keep it"), QMessageBox.ButtonRole.RejectRole)
    delete.setObjectName("delete")
    keep.setObjectName("keep")
    box.setDefaultButton(keep)
    box.setEscapeButton(keep)
    box.exec()
    return box.clickedButton() is delete


def _told(window: QWidget, fault: Fault) -> None:
    say(window, translate("Trash", "The board was not thrown away."), fault_text(fault))
