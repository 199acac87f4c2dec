# SPDX-License-Identifier: MIT
"""The table in a real X server: pointer and keys go through the server, as from a person's hand."""

import subprocess
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sequence_desktop.gui.theme import load_fonts
from tests.gui.table.rig import Rig, chips_of, game_of, new_table

Words = list[str]


class Hand:
    """A hand on a real mouse and keyboard, by xdotool."""

    def __init__(self, rig: Rig, qtbot: QtBot) -> None:
        self._rig = rig
        self._qtbot = qtbot

    def act(self, *words: str | Words) -> None:
        """Do all this, while the window goes on living."""
        flat: Words = []
        for word in words:
            flat += [word] if isinstance(word, str) else word
        process = subprocess.Popen(["xdotool", *flat], stderr=subprocess.PIPE, text=True)
        self._qtbot.waitUntil(lambda: process.poll() is not None, timeout=15000)
        assert process.stderr is not None
        complaint = process.stderr.read()
        process.stderr.close()
        assert (process.returncode, complaint) == (0, "")
        # What the server has been told still has to reach the window.
        self._qtbot.wait(60)

    def to(self, at: QPoint) -> Words:
        where = self._rig.view.viewport().mapToGlobal(at)
        return ["mousemove", str(where.x()), str(where.y()), "sleep", "0.02"]

    def way(self, start: QPoint, end: QPoint, steps: int = 10) -> Words:
        words: Words = []
        for step in range(1, steps + 1):
            words += self.to((QPointF(start) + QPointF(end - start) * step / steps).toPoint())
        return words

    def drag(self, start: QPoint, end: QPoint) -> None:
        self.act(self.to(start), "mousedown", "1", self.way(start, end), "mouseup", "1")


@pytest.fixture
def table(qtbot: QtBot, qapp: QApplication) -> Iterator[Callable[..., tuple[Rig, Hand]]]:
    """Opens a table on the X server's screen."""
    load_fonts(qapp)
    views = []

    def make(**case: object) -> tuple[Rig, Hand]:
        case.setdefault("hands", ["6C 2D JD JS", "? ? ? ?"])
        view = new_table(900, 700)
        views.append(view)
        view.move(0, 0)
        view.show()
        qtbot.waitExposed(view)
        view.activateWindow()
        view.setFocus()
        qtbot.waitUntil(view.hasFocus)
        rig = Rig(view, game_of(**case))
        view.set_pace(1)
        return rig, Hand(rig, qtbot)

    yield make
    for view in views:
        view.close()
        view.deleteLater()
    QApplication.sendPostedEvents(None, 52)  # QEvent.DeferredDelete


Table = Callable[..., tuple[Rig, Hand]]


def settle(rig: Rig, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not rig.view.table.motion.busy)


def test_dragged_onto_its_cell_a_card_is_played(table: Table, qtbot: QtBot) -> None:
    rig, hand = table()
    hand.drag(rig.card("6C"), rig.cell("c4"))
    assert rig.moves == ["6C@c4"]
    settle(rig, qtbot)


def test_dragged_onto_another_cell_a_card_returns(table: Table, qtbot: QtBot) -> None:
    rig, hand = table()
    hand.drag(rig.card("6C"), rig.cell("e5"))
    settle(rig, qtbot)
    assert rig.moves == []
    assert rig.at_rest()


def test_dragged_out_of_the_window_a_card_returns(table: Table, qtbot: QtBot) -> None:
    rig, hand = table()
    hand.drag(rig.card("6C"), QPoint(950, 650))
    settle(rig, qtbot)
    assert rig.moves == []
    assert rig.at_rest()


@pytest.mark.parametrize("breaking", [["key", "Escape"], ["click", "3"]], ids=" ".join)
def test_a_drag_can_be_broken_off(table: Table, qtbot: QtBot, breaking: Words) -> None:
    rig, hand = table()
    start, end = rig.card("6C"), rig.cell("c4")
    hand.act(hand.to(start), "mousedown", "1", hand.way(start, end))
    assert rig.in_the_air()
    hand.act(breaking)
    assert not rig.in_the_air()
    hand.act("mouseup", "1")
    settle(rig, qtbot)
    assert rig.moves == []
    assert rig.at_rest()


def test_two_clicks_play_a_card(table: Table, qtbot: QtBot) -> None:
    rig, hand = table()
    hand.act(hand.to(rig.card("2D")), "click", "1")
    assert rig.chosen == "2D"
    hand.act(hand.to(rig.cell("j6")), "click", "1")
    assert rig.moves == ["2D@j6"]
    settle(rig, qtbot)


def test_a_double_click_turns_in_a_dead_card(table: Table, qtbot: QtBot) -> None:
    rig, hand = table(chips=chips_of(A="a2", B="c4"))
    hand.act(hand.to(rig.card("6C")), "click", "--repeat", "2", "--delay", "60", "1")
    assert rig.moves == ["6C!"]
    settle(rig, qtbot)


def test_the_keyboard_alone_plays_a_turn(table: Table, qtbot: QtBot) -> None:
    rig, hand = table()
    hand.act("key", "Right", "key", "Right", "key", "Return", "key", "n", "key", "Return")
    assert rig.moves in (["2D@c3"], ["2D@j6"])
    settle(rig, qtbot)


def test_dice_are_dragged_onto_a_cell(table: Table, qtbot: QtBot) -> None:
    rig, hand = table(rules="sequence_dice", board="dice", hands=["", ""], rolls=["7", "3"])
    hand.drag(rig.dice(), rig.cell("e5"))
    assert rig.moves == ["7@e5"]
    settle(rig, qtbot)
    assert rig.view.table.dice.at_rest


def test_a_chip_is_dragged_onto_another(table: Table, qtbot: QtBot) -> None:
    chips = chips_of(6, A="b2", B="f6")
    rules = "sequence_dice_gem"
    rig, hand = table(rules=rules, board="dice", hands=["", ""], rolls=["12", "3"], chips=chips)
    hand.drag(rig.cell("b2"), rig.cell("c3"))
    assert rig.moves == []
    hand.drag(rig.cell("b2"), rig.cell("f6"))
    assert rig.moves == ["12~b2/f6"]
    settle(rig, qtbot)


def test_a_card_is_dragged_to_another_place_of_the_hand(table: Table, qtbot: QtBot) -> None:
    rig, hand = table()
    hand.drag(rig.card("6C"), rig.card("JD") + QPoint(10, 0))
    settle(rig, qtbot)
    assert rig.moves == []
    assert rig.hand == ["2D", "JD", "6C", "JS"]
    assert rig.at_rest()


def test_cards_are_drawn_by_hand(table: Table, qtbot: QtBot) -> None:
    rig, hand = table(rules="club", hands=["6C 2D JD", "9S TS ?"], stock="QH 3S 4S")
    hand.drag(rig.card("6C"), rig.cell("c4"))
    hand.drag(rig.stock(), rig.hand_area())
    assert rig.moves == ["6C@c4", "0+"]
    settle(rig, qtbot)
    assert rig.at_rest()
    rig.reply("9S@i1")
    rig.reply("1+")
    hand.drag(rig.card("2D"), rig.cell("c3"))
    hand.act("key", "d")
    assert rig.moves[2:] == ["2D@c3", "0+"]


def test_an_open_card_is_clicked(table: Table, qtbot: QtBot) -> None:
    rig, hand = table(
        rules="open_draft",
        hands=["6C 2D JD", "9S TS ?"],
        open=["QH", "3S", "4S", "5S", "6S"],
        stock="KD AD",
    )
    hand.drag(rig.card("6C"), rig.cell("c4"))
    hand.act(hand.to(rig.open_card(2)), "click", "1")
    assert rig.moves == ["6C@c4", "+4S"]
    settle(rig, qtbot)
