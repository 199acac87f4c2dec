# SPDX-License-Identifier: MIT
"""Anything done in any order: nothing fails, and all of it can be undone and done again."""

import random
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox

from sequence_desktop.workshop.geometry import TURNS
from sequence_desktop.workshop.symmetry import SOURCES, Kind
from tests.gui.designer.conftest import CTRL, LEFT, NONE, SHIFT, Maker

DEEDS = 120
TYPED = ("10h", "qs", "xx", "##", "..", "1", "42", "j", "ad", "tt9c")
TEXTS = (
    "2S 3S 4S\n5S 6S 7S",
    "no board",
    "XX\t2S\n3S\t4S",
    "1 2 3\n4 5 6",
    "10♥ Q♦\nQS zz",
    "2S 3S 4S 5S 6S\n" * 12,
)
COMMANDS = ("cut", "copy", "paste", "clear", "select_all", "fill", "swap", "shuffle", "fill_rest")
KEYS = (
    *(Qt.Key.Key_Left, Qt.Key.Key_Down, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_Escape),
    *(Qt.Key.Key_Delete, Qt.Key.Key_Backspace, Qt.Key.Key_Space, Qt.Key.Key_Return),
)


class Wanderer:
    """Does one thing after another, by chance."""

    def __init__(self, maker: Maker, seed: int) -> None:
        self.maker = maker
        self.window = maker.window
        self.chance = random.Random(seed)
        self.deeds: tuple[Callable[[], object], ...] = (
            self.drag,
            self.drag,
            self.drag_and_undo,
            self.click,
            self.type,
            self.press,
            self.command,
            self.paste,
            self.symmetry,
            self.transform,
            self.pattern,
            self.resize,
            self.deck,
            self.finding,
            lambda: maker.press(Qt.Key.Key_Z, CTRL),
            lambda: maker.press(Qt.Key.Key_Z, CTRL | SHIFT),
        )

    def cell(self) -> str:
        return self.chance.choice(self.maker.draft.names)

    def held(self) -> Qt.KeyboardModifier:
        return self.chance.choice((NONE, CTRL, SHIFT))

    def drag(self) -> None:
        maker = self.maker
        if self.chance.random() < 0.4:
            supply = self.chance.choice(self.window.tray.supplies())
            maker.drag_from_tray(supply.token, self.cell())
        elif self.chance.random() < 0.3:
            tray = maker.tray.viewport()
            maker.drag(maker.canvas.viewport(), maker.at(self.cell()), tray, QPoint(50, 90))
        else:
            maker.drag_cell(self.cell(), self.cell(), self.held())

    def drag_and_undo(self) -> None:
        surface, start = self.maker.canvas.viewport(), self.maker.at(self.cell())
        self.maker.drag(surface, start, surface, self.maker.at(self.cell()), release=False)
        self.maker.press(Qt.Key.Key_Z, CTRL)
        QTest.mouseRelease(surface, LEFT, NONE, start)

    def click(self) -> None:
        self.maker.click(self.cell(), self.held())

    def type(self) -> None:
        self.click()
        self.maker.type(self.chance.choice(TYPED))

    def press(self) -> None:
        self.window.canvas.setFocus()
        self.maker.press(self.chance.choice(KEYS), self.held())

    def command(self) -> None:
        self.window.commands[self.chance.choice(COMMANDS)].trigger()

    def paste(self) -> None:
        QGuiApplication.clipboard().setText(self.chance.choice(TEXTS))
        self.window.commands["paste"].trigger()

    def symmetry(self) -> None:
        self.window.editor.keep_symmetry(self.chance.choice(list(Kind)))
        sources = SOURCES[self.window.editor.kind]
        if sources:
            self.window.editor.repeat(self.chance.choice(sources))

    def transform(self) -> None:
        editor = self.window.editor
        editor.turn(self.chance.choice(list(TURNS)))
        editor.swap_suits(*self.chance.sample("SHDC", 2))

    def pattern(self) -> None:
        panel = self.window.patterns
        self._choose(panel.pattern)
        for box in tuple(panel.choices.values()):
            self._choose(box)
        panel.apply.click()

    def resize(self) -> None:
        about = self.window.about
        self.chance.choice((about.columns, about.rows)).setValue(self.chance.randrange(4, 21))

    def deck(self) -> None:
        self._choose(self.window.about.deck)
        self.window.about.deck.activated.emit(self.window.about.deck.currentIndex())

    def finding(self) -> None:
        listed = self.window.findings.list
        item = listed.item(self.chance.randrange(listed.count()))
        QTest.mouseClick(listed.viewport(), LEFT, NONE, listed.visualItemRect(item).center())

    def _choose(self, box: QComboBox) -> None:
        box.setCurrentIndex(self.chance.randrange(box.count()))


@pytest.mark.parametrize("seed", [3, 14, 15])
def test_anything_in_any_order_can_be_undone_and_redone(maker: Maker, seed: int) -> None:
    wanderer = Wanderer(maker, seed)
    first = maker.draft
    for number in range(DEEDS):
        wanderer.chance.choice(wanderer.deeds)()
        if number % 10 == 0:
            QApplication.processEvents()
    last = maker.draft
    stack = maker.window.document.stack
    assert stack.count() > DEEDS // 4
    stack.setIndex(0)
    assert maker.draft == first
    stack.setIndex(stack.count())
    while stack.index() > 0 and maker.draft != last:  # it may have ended on an undo
        stack.undo()
    assert maker.draft == last
