# SPDX-License-Identifier: MIT
"""What is on the screen is what the view says: after moves, undo, other boards, other windows."""

import gc
import random
from collections import Counter
from typing import TypeVar

import pytest
from PySide6.QtCore import QEvent, QRect
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QGraphicsItem, QToolTip
from pytestqt.qtbot import QtBot

from sequence_desktop.engine.board import cells_in
from sequence_desktop.gui.table.art import Style
from sequence_desktop.gui.table.items import CardItem, CellItem, ChipItem
from sequence_desktop.gui.table.lights import GhostItem, LastItem, RowItem
from sequence_desktop.gui.table.looks import SeatLook
from sequence_desktop.gui.table.spots import Spot, Zone
from sequence_desktop.gui.theme import Scheme, theme
from tests.gui.table.conftest import SetTable
from tests.gui.table.rig import LOOKS, Rig, chips_of, game_of

T = TypeVar("T", bound=QGraphicsItem)


def items_of(rig: Rig, kind: type[T]) -> list[T]:
    return [item for item in rig.view.table.items() if type(item) is kind]


def chips_seen(rig: Rig) -> dict[int, int]:
    """The colour of the chip on each cell, found by where it lies."""
    plan = rig.view.table.plan
    found = {}
    for chip in items_of(rig, ChipItem):
        cell = plan.cell_at(chip.pos())
        assert cell is not None
        found[cell] = chip.colour
    return found


def assert_shown(rig: Rig) -> None:
    """The screen agrees with the view."""
    view = rig.game.view(rig.seat)
    position = view.position
    wanted = {cell: side for side, mask in enumerate(position.chips) for cell in cells_in(mask)}
    assert chips_seen(rig) == wanted
    assert rig.hand == list(view.hand)
    rows = sum(len(position.rows_of(side)) for side in range(len(position.chips)))
    assert len(items_of(rig, RowItem)) == rows
    assert rig.view.table.piles.stock.count == len(position.stock)
    assert rig.view.table.piles.discards.count == len(position.discards)
    assert rig.view.table.piles.discards.top() == (
        position.discards[-1] if position.discards else None
    )


@pytest.mark.parametrize("pace", [0, 1])
@pytest.mark.parametrize(
    "rules", ["sequence", "one_eyed_jack", "one_eyed_jack_house", "one_eyed_jack_jokers"]
)
def test_a_hundred_updates_are_shown_and_nothing_is_left_behind(
    set_table: SetTable, rules: str, pace: float
) -> None:
    board = "quadrants" if rules == "sequence" else "spiral"
    rig = set_table(rules=rules, board=board, hands=["? ? ? ? ? ?", "? ? ? ? ? ?"])
    rig.view.set_pace(pace)
    chance = random.Random(20)
    for _ in range(100):
        moves = rig.game.position.legal_moves()
        if rig.game.outcome() is not None or (rig.game.can_undo and chance.random() < 0.2):
            rig.undo()
        else:
            rig.reply(str(chance.choice(list(moves))))
    rig.view.table.motion.finish()
    assert_shown(rig)
    # What is there has to be there: cells, chips, cards, rows, marks, and the six fixtures.
    position = rig.game.position
    kinds = Counter(type(item) for item in rig.view.table.items())
    assert kinds[CellItem] == 100
    assert kinds[CardItem] == len(rig.hand)
    assert kinds[ChipItem] == position.occupied.bit_count()
    assert sum(kinds.values()) <= 100 + len(rig.hand) + kinds[ChipItem] + kinds[RowItem] + 7


def test_items_that_are_gone_are_freed(set_table: SetTable) -> None:
    rig = set_table(hands=["6C 2D 9S", "? ? ?"])
    gc.collect()
    before = sum(isinstance(thing, QGraphicsItem) for thing in gc.get_objects())
    for _ in range(100):
        rig.reply("6C@a2")
        rig.undo()
    gc.collect()
    after = sum(isinstance(thing, QGraphicsItem) for thing in gc.get_objects())
    assert after <= before + 5


def test_another_board_takes_the_place_of_the_first(set_table: SetTable) -> None:
    rig = set_table()
    rig.game = game_of(board="quadrants", hands=["2S 3S", "? ?"])
    rig.show()
    assert_shown(rig)
    faces = [cell.token for cell in reversed(items_of(rig, CellItem))]
    assert Counter(faces) == Counter(rig.game.setup.board.cells)


def test_the_last_move_is_marked_until_the_next(set_table: SetTable) -> None:
    rig = set_table(hands=["6C 2D", "9S ?"])
    rig.reply("6C@a2")
    (mark,) = items_of(rig, LastItem)
    assert rig.view.table.plan.cell_rect(10).topLeft() == mark.pos()
    rig.reply("9S@i1")
    (mark,) = items_of(rig, LastItem)
    assert rig.view.table.plan.cell_rect(8).topLeft() == mark.pos()
    rig.undo(2)
    assert items_of(rig, LastItem) == []


def test_a_removed_chip_leaves_its_ghost_until_the_next_move(set_table: SetTable) -> None:
    rig = set_table(hands=["JS 2D", "9S ?"], chips=chips_of(B="e5"))
    rig.reply("JS-e5")
    (ghost,) = items_of(rig, GhostItem)
    assert ghost.colour == 1
    rig.show()
    (ghost,) = items_of(rig, GhostItem)
    assert ghost.colour == 1
    rig.reply("9S@i1")
    assert items_of(rig, GhostItem) == []


def test_a_finished_row_is_drawn_and_taken_away_again(set_table: SetTable) -> None:
    rig = set_table(hands=["6H 2D", "? ?"], chips=chips_of(A="a5 b5 c5 e5", B="j2"))
    rig.reply("6H@d5")
    (row,) = items_of(rig, RowItem)
    names = rig.game.setup.board.names
    assert [[names[cell] for cell in stroke] for stroke in row.strokes] == [["a5", "e5"]]
    rig.undo()
    assert items_of(rig, RowItem) == []


def test_looking_back_shows_the_past_and_lets_nobody_play(set_table: SetTable) -> None:
    rig = set_table(hands=["6C 2D", "9S ?"])
    rig.reply("6C@a2")
    rig.reply("9S@i1")
    past = rig.game.view(0, 1)
    rig.view.show_view(
        past, looks=rig.looks, active=False, last=rig.game.moves[0], note="Move 1 of 2"
    )
    assert set(chips_seen(rig)) == {10}
    assert rig.view.table.plate.notice.detail == "Move 1 of 2"
    rig.click(rig.card("2D"))
    assert rig.chosen is None


def test_colours_follow_the_looks(set_table: SetTable) -> None:
    rig = set_table(chips=chips_of(A="a2", B="c4"))
    rig.view.show_view(rig.game.view(0), looks=LOOKS[2:4], active=False, animate=False)
    assert set(chips_seen(rig).values()) == {2, 3}


def test_a_new_theme_and_a_new_size_keep_everything(set_table: SetTable, qtbot: QtBot) -> None:
    rig = set_table(hands=["6H 2D", "? ?"], chips=chips_of(A="a5 b5 c5 e5", B="j2"))
    rig.reply("6H@d5")
    rig.view.set_style(Style(theme(Scheme.DARK)))
    assert_shown(rig)
    rig.view.resize(700, 1000)
    qtbot.waitUntil(lambda: rig.view.table.sceneRect().height() == 1000)
    assert_shown(rig)


def test_a_chosen_card_stays_chosen_in_another_size(set_table: SetTable, qtbot: QtBot) -> None:
    rig = set_table()
    rig.click(rig.card("6C"))
    rig.view.resize(1400, 900)
    qtbot.waitUntil(lambda: rig.view.table.sceneRect().width() == 1400)
    assert rig.chosen == "6C"
    assert rig.at_rest()
    rig.click(rig.cell("a2"))
    assert rig.moves == ["6C@a2"]


def test_the_table_is_playable_while_the_window_is_still_changing(set_table: SetTable) -> None:
    rig = set_table()
    rig.view.resize(900, 620)
    QApplication.processEvents()
    assert rig.view.table.sceneRect().width() == 1024
    rig.click(rig.cloth())
    assert rig.view.table.sceneRect().width() == 900
    rig.drag(rig.card("6C"), rig.cell("a2"))
    assert rig.moves == ["6C@a2"]


def test_while_the_size_changes_the_table_is_seen_as_it_was(
    set_table: SetTable, qtbot: QtBot
) -> None:
    rig = set_table(chips=chips_of(A="a2"))
    before = rig.view.grab().toImage()
    rig.view.resize(512, 350)
    small = rig.view.viewport().grab().toImage()
    middle = rig.cell("e5")
    assert small.pixelColor(middle / 2) == before.pixelColor(middle)
    qtbot.waitUntil(lambda: rig.view.table.sceneRect().width() == 512)


# ---- words


def tip(rig: Rig, spot: Spot) -> str:
    at = rig.view.rect_of(spot).center().toPoint()
    where = rig.view.viewport().mapToGlobal(at)
    QApplication.sendEvent(rig.view.viewport(), QHelpEvent(QEvent.Type.ToolTip, at, where))
    return QToolTip.text()


def test_cells_say_what_lies_on_them(set_table: SetTable) -> None:
    chips = chips_of(A="a5 b5 c5 d5 e5 a2", B="j2")
    rig = set_table(chips=chips, claimed={"A": ["a5-e5"]})

    def said(name: str) -> str:
        return rig.view.describe(Spot(Zone.BOARD, rig.game.setup.board.cell(name)))

    assert said("c4") == "The six of clubs, c4"
    assert said("a2") == "The six of clubs, a2. Chip of Anna"
    assert said("j2") == "The ten of spades, j2. Chip of Robo"
    assert said("a5") == "The nine of clubs, a5. Chip of Anna, locked in a finished row"
    assert "every side" in said("a1")
    rig.click(rig.card("2D"))
    assert said("c3") == "The two of diamonds, c3. The two of diamonds puts your chip here"
    rig.keys("4")
    assert said("j2").endswith("The jack of spades takes this chip away")


def test_cards_and_piles_say_what_they_are(set_table: SetTable) -> None:
    rig = set_table(hands=["6C JD JS", "? ? ?"], discards="QH")
    assert rig.view.describe(Spot(Zone.HAND, 0)) == "The six of clubs. Playable on a2 and c4"
    assert "cells to play it on: 96" in rig.view.describe(Spot(Zone.HAND, 1)).lower()
    assert "cannot be played" in rig.view.describe(Spot(Zone.HAND, 2))
    assert rig.view.describe(Spot(Zone.STOCK)) == "Cards left in the stock: 97"
    assert rig.view.describe(Spot(Zone.DISCARDS)) == (
        "Discarded cards: 1. The queen of hearts on top"
    )
    assert rig.view.describe(Spot()) == ""


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_tool_tips_say_it(set_table: SetTable) -> None:
    rig = set_table()
    assert tip(rig, Spot(Zone.BOARD, 33)) == "The five of clubs, d4"
    assert tip(rig, Spot(Zone.HAND, 0)).startswith("The six of clubs")


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_a_name_is_never_taken_for_markup(set_table: SetTable) -> None:
    rig = set_table(chips=chips_of(A="a2"))
    looks = (SeatLook("<b>Anna</b>", 0), SeatLook("Ben", 1))
    rig.view.show_view(rig.game.view(0), looks=looks, active=True)
    assert "&lt;b&gt;Anna" in tip(rig, Spot(Zone.BOARD, 10))


def test_nothing_hidden_is_ever_said(set_table: SetTable) -> None:
    rig = set_table(hands=["6C 2D", "KH KD"], seat=0)
    everything = [Spot(Zone.HAND, place) for place in range(2)]
    everything += [Spot(Zone.BOARD, cell) for cell in range(100)]
    everything += [Spot(Zone.STOCK), Spot(Zone.DISCARDS)]
    rig.seat = None
    rig.show(curtain=0, active=False)
    said = " ".join(rig.view.describe(spot) for spot in everything[:2])
    assert said == "A card, face down A card, face down"


# ---- the plate


def test_the_plate_says_whose_turn_it_is(set_table: SetTable) -> None:
    rig = set_table(hands=["6C 2D", "9S ?"])
    notice = rig.view.table.plate.notice
    assert (notice.title, notice.colour, notice.calling) == ("Your turn, Anna", 0, True)
    rig.reply("6C@a2")
    notice = rig.view.table.plate.notice
    assert (notice.title, notice.colour, notice.calling) == ("Robo is thinking…", 1, False)
    assert [score.text for score in notice.scores] == ["0 of 2", "0 of 2"]
    assert rig.view.accessibleDescription().startswith("Robo is thinking")


def test_the_plate_names_a_person_who_is_awaited(set_table: SetTable) -> None:
    rig = set_table(hands=["6C 2D", "9S ?"], seat=1)
    assert rig.view.table.plate.notice.title == "Anna is to move"
    rig.seat = None
    rig.reply("6C@a2")
    rig.show(curtain=0, active=False)
    notice = rig.view.table.plate.notice
    assert (notice.title, notice.detail) == ("Robo is thinking…", "Pass the screen to Anna")


@pytest.mark.parametrize("scheme", list(Scheme))
def test_the_cards_of_a_heap_stand_out_in_every_theme(set_table: SetTable, scheme: Scheme) -> None:
    rig = set_table(size=(900, 640))
    rig.view.set_style(Style(theme(scheme)))
    stock = rig.view.table.piles.stock
    stock.show_count(60)
    box = rig.view.mapFromScene(stock.mapRectToScene(stock.rect())).boundingRect()
    beside = QRect(box.right() + 1, box.center().y(), 4, 1)
    seen = rig.view.viewport().grab(beside).toImage()
    felt = theme(scheme).cloth.felt_deep.lightness()
    assert max(seen.pixelColor(x, 0).lightness() for x in range(4)) > felt + 60
