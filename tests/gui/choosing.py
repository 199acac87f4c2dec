# SPDX-License-Identifier: MIT
"""Hands that choose in the new-game dialog."""

import json

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QListWidget

from sequence_desktop.gui.dialogs.new_game import NewGameDialog
from sequence_desktop.gui.dialogs.picking import ID
from sequence_desktop.paths import data
from sequence_desktop.storage.home import Home

PRESETS = sorted(
    path.stem
    for path in data("resources", "rules").glob("*.json")
    if not path.stem.endswith(".schema")
)
"""The ids of all games that come with the program."""


def pick(list_widget: QListWidget, item_id: str) -> None:
    """Click the item with this id."""
    for row in range(list_widget.count()):
        item = list_widget.item(row)
        if item.data(ID) == item_id:
            list_widget.scrollToItem(item)
            place = list_widget.visualItemRect(item).center()
            QTest.mouseClick(list_widget.viewport(), Qt.MouseButton.LeftButton, pos=place)
            return
    raise AssertionError(f"{item_id} is not offered")


def ids(list_widget: QListWidget) -> list[str]:
    """What can be chosen, in order."""
    items = (list_widget.item(row) for row in range(list_widget.count()))
    return [item.data(ID) for item in items if item.data(ID)]


def said(dialog: NewGameDialog) -> str:
    """Everything that labels of the dialog say."""
    return "\n".join(label.text() for label in dialog.findChildren(QLabel) if label.isVisible())


def problem(dialog: NewGameDialog) -> str:
    """What the dialog says is wrong; "" if nothing is."""
    label = dialog.findChild(QLabel, "problem")
    assert label is not None
    return label.text() if label.isVisible() else ""


def set_count(dialog: NewGameDialog, players: int) -> None:
    """Choose a number of players."""
    dialog.count.setCurrentIndex(dialog.count.findData(players))


def write_rules(home: Home, name: str, **rules: object) -> None:
    """Put rules into the person's folder."""
    home.rules.mkdir(parents=True, exist_ok=True)
    (home.rules / f"{name}.json").write_text(json.dumps(rules))
