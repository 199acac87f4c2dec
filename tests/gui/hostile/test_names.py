# SPDX-License-Identifier: MIT
"""All windows with names that are markup, placeholders, marks of keys and paths at once."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QLabel,
    QTextEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from sequence_desktop.engine.errors import Fault
from sequence_desktop.storage import boards, rules
from sequence_desktop.storage.games import Mark, SavedGame, load_game, save_game
from sequence_desktop.storage.home import Home
from tests.gui.conftest import ANNA, BEN, ROBOT, Deal, OpenWindow
from tests.gui.everywhere import say_all, visit
from tests.gui.hands import Hands

NAME = "<b>%n{0}&x[*]%1"
"""Short enough for a seat."""
FILE = "..<img src=%1>{0}&x[*]"
NEVER = (NAME, FILE)
SIGN = "%n{0}"
ROLES = (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.StatusTipRole)


def bad_texts(window: QWidget) -> list[str]:
    """What in a window takes a name for more than a name."""
    found = []
    for thing in [window, *window.findChildren(QObject)]:
        about = f"{type(thing).__name__} {thing.objectName()!r}"
        found += [f"{about}: {why}" for why in _bad(thing)]
    return found


def _bad(thing: QObject) -> Iterator[str]:
    if isinstance(thing, QLabel) and "<b>%n" in thing.text():
        if thing.textFormat() != Qt.TextFormat.PlainText:
            yield f"label {thing.text()!r}"
    elif isinstance(thing, QAction | QAbstractButton):
        bare = thing.text().replace("&&", "")
        if marked(bare) and "&x" in bare:
            yield f"key {thing.text()!r}"
    elif isinstance(thing, QWidget) and thing.isWindow():
        if thing.windowTitle().replace("[*][*]", "").count("[*]") > 1:
            yield f"title {thing.windowTitle()!r}"
    elif isinstance(thing, QTextEdit):
        page = thing.toPlainText()
        if ("{0}&x" in page or "src=" in page) and not any(name in page for name in NEVER):
            yield f"page {page[:300]!r}"
    if isinstance(thing, QAction | QWidget) and _rich(thing.toolTip()):
        yield f"tool tip {thing.toolTip()!r}"
    if isinstance(thing, QAbstractItemView | QComboBox) and thing.model() is not None:
        yield from (f"tip of an item {tip!r}" for tip in _tips(thing.model()) if _rich(tip))


def marked(text: str) -> bool:
    """Whether one of the names is in it."""
    return SIGN in text or "{0}&" in text


def _rich(tip: str) -> bool:
    return "<b>%n" in tip or "<img" in tip


def _tips(model: QAbstractItemModel, under: QModelIndex | None = None) -> list[str]:
    parent = under or QModelIndex()
    indexes = [model.index(row, 0, parent) for row in range(min(model.rowCount(parent), 50))]
    return [str(index.data(role)) for index in indexes for role in ROLES]


@pytest.fixture
def hostile(home: Home, deal: Deal) -> Path:
    """A home full of such names; the file of a game in it."""
    known = boards.library(home).load("spiral")
    boards.save(
        replace(known, id="", name=NAME, author=NAME, notes=f"{NAME}\n{NAME}", license=NAME),
        home.boards / "theirs.json",
    )
    home.rules.mkdir(parents=True)
    own = {"extends": "sequence", "title": NAME, "description": NAME, "reference": NAME}
    (home.rules / "theirs.json").write_text(json.dumps(own), encoding="utf-8")
    (home.rules / "broken<img>.json").write_text("{", encoding="utf-8")
    game = deal(ANNA, BEN, rules="theirs")
    seats = (replace(ANNA, name=NAME), replace(ROBOT, name=NAME))
    file = home.data / f"{FILE}.seqgame"
    save_game(SavedGame(game, seats, (Mark(0, NAME),)), file)
    return file


def test_names_are_names_in_every_window(
    qtbot: QtBot, open_window: OpenWindow, hostile: Path, home: Home
) -> None:
    window = open_window(hostile)
    hands = Hands(window)
    assert hands.session.seats[0].name == NAME
    for _ in range(2):
        hands.act(hands.good_move())
        qtbot.waitUntil(lambda: hands.session.active, timeout=20_000)
    hands.session.undo()
    bad: list[str] = []
    titles: list[str] = []

    def look(found: QWidget) -> None:
        titles.append(found.windowTitle())
        bad.extend(f"{found.windowTitle()}: {why}" for why in bad_texts(found))

    window.menus.recent.aboutToShow.emit()
    window.menus.talk.aboutToShow.emit()
    seen = visit(window, look)
    fault = Fault(f"there is no {NAME}", where=NAME, remedy=NAME, file=FILE)
    say_all(window, fault, Path(FILE), look)
    assert not bad, "\n".join(bad)
    assert {"main_window", "new_game", "gallery", "designer", "lab", "rules_dialog"} <= set(seen)
    assert any(FILE.replace("[*]", "[*][*]") in title for title in titles)


def test_every_control_sign_of_a_name_is_gone_when_it_is_read(home: Home, deal: Deal) -> None:
    evil = "A\x1b[31m\u202eb\nc\x07"
    file = home.data / "game.seqgame"
    home.data.mkdir(parents=True)
    save_game(SavedGame(deal(ANNA, BEN), (replace(ANNA, name=evil), BEN)), file)
    assert load_game(file).seats[0].name == "A[31mb c"
    home.rules.mkdir()
    (home.rules / "evil.json").write_text(json.dumps({"extends": "sequence", "title": evil}))
    assert rules.library(home).load("evil").title == "A[31mb c"


def test_a_fault_is_one_line_whatever_the_file_is_called() -> None:
    fault = Fault("why", file="a\n\x1b[2Jb\u202e")
    assert str(fault) == "a\\n\\x1b[2Jb\\u202e: why"
