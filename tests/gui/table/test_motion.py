# SPDX-License-Identifier: MIT
"""Motion: it ends where it would be without motion, gets out of the way, and can be off."""

import random

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from sequence_desktop.engine.cards import HIDDEN
from sequence_desktop.engine.game import Game
from sequence_desktop.gui.table.lights import RowItem
from sequence_desktop.gui.table.motion import Motion, Track
from tests.gui.table.conftest import SetTable
from tests.gui.table.rig import Rig, board_of, chips_of, rules_of


def seen(rig: Rig) -> list[tuple[object, ...]]:
    """Everything that can be seen at rest, item by item."""
    table = rig.view.table
    return sorted(
        (
            type(item).__name__,
            round(item.scenePos().x(), 2),
            round(item.scenePos().y(), 2),
            item.scale(),
            item.opacity(),
            round(item.zValue(), 2),
            getattr(item, "token", ""),
            getattr(item, "colour", ""),
            item.isVisible(),
            item.transform().isIdentity(),
        )
        for item in table.items()
    )


def test_tracks_step_from_start_to_end_and_are_done_once(qtbot: QtBot) -> None:
    motion = Motion()
    steps: list[float] = []
    done: list[str] = []
    with qtbot.waitSignal(motion.settled):
        motion.play([Track("a", steps.append, 0, 60, done=lambda: done.append("a"))])
        assert motion.busy
    assert (steps[0], steps[-1]) == (0.0, 1.0)
    assert steps == sorted(steps)
    assert (done, motion.busy) == (["a"], False)


def test_without_pace_everything_is_at_its_end_at_once() -> None:
    motion = Motion()
    motion.pace = 0
    steps: list[float] = []
    motion.play([Track("a", steps.append, 500, 500)])
    assert (steps, motion.busy) == ([1.0], False)


def test_a_later_track_takes_the_place_of_an_earlier_one() -> None:
    motion = Motion()
    first: list[float] = []
    done: list[int] = []
    motion.play([Track("card", first.append, 0, 500, done=lambda: done.append(1))])
    motion.play([Track("card", lambda _: None, 0, 500, done=lambda: done.append(2))])
    assert done == [1]
    motion.finish()
    assert (set(first), done) == ({0.0}, [1, 2])


def test_what_follows_a_track_may_start_another() -> None:
    motion = Motion()
    ends: list[str] = []
    after = Track("b", lambda _: None, done=lambda: ends.append("b"))
    motion.play([Track("a", lambda _: None, done=lambda: motion.play([after]))])
    motion.finish()
    assert (ends, motion.busy) == (["b"], False)


@pytest.mark.parametrize("way", ["played out", "skipped"])
def test_motion_ends_where_one_would_be_without_it(
    set_table: SetTable, qtbot: QtBot, way: str
) -> None:
    """The same turns, with and without motion, look the same at rest."""
    chips = chips_of(A="a5 b5 c5 e5 a2", B="j2 j3 c4 d3")
    hands = ["6H 6C JS JD", "2D 9S 7C ?"]
    case = {"chips": chips, "hands": hands, "stock": "QS QD QC QH AS AD 3S 4S 5S 6S"}
    turns = ["6H@d5", "2D@c3", "6C!", "JS-c3", "9S@i1"]
    still = set_table(**case)
    moving = set_table(pace=1, **case)
    for turn in turns:
        still.reply(turn)
        with qtbot.waitSignal(moving.view.table.motion.settled, timeout=5000):
            moving.reply(turn)
            assert moving.view.table.motion.busy
            if way == "skipped":
                moving.view.table.motion.finish()
        assert seen(moving) == seen(still), turn


def test_undo_with_motion_ends_at_the_earlier_position(set_table: SetTable) -> None:
    rig = set_table(pace=1)
    before = seen(rig)
    rig.reply("6C@a2")
    rig.view.table.motion.finish()
    rig.undo()
    assert rig.view.table.motion.busy
    rig.view.table.motion.finish()
    assert seen(rig) == before


def test_any_input_finishes_motion_and_counts(set_table: SetTable) -> None:
    rig = set_table(pace=20, hands=["6C 2D", "9S ?"])
    rig.drag(rig.card("6C"), rig.cell("a2"))
    rig.reply("9S@i1")
    assert rig.view.table.motion.busy
    rig.click(rig.card("2D"))
    assert rig.chosen == "2D"
    rig.keys(Qt.Key.Key_Escape)
    rig.drag(rig.card("2D"), rig.cell("c3"))
    assert rig.moves == ["6C@a2", "2D@c3"]


def test_a_card_that_returns_can_be_taken_again_at_once(set_table: SetTable) -> None:
    rig = set_table(pace=20)
    rig.drag(rig.card("6C"), rig.cell("e5"))
    assert rig.view.table.motion.busy
    rig.drag(rig.card("6C"), rig.cell("a2"))
    assert rig.moves == ["6C@a2"]


def test_another_players_card_is_seen_on_its_way(set_table: SetTable) -> None:
    rig = set_table(pace=1, hands=["6C", "9S ?"])
    rig.reply("6C@a2")
    rig.view.table.motion.finish()
    rig.reply("9S@i1")
    tokens = {getattr(item, "token", "") for item in rig.view.table.items()}
    assert "9S" in tokens
    assert rig.view.table.piles.discards.top() == "6C"
    rig.view.table.motion.finish()
    assert rig.view.table.piles.discards.top() == "9S"


def test_a_card_like_ones_own_leaves_ones_own_alone(set_table: SetTable) -> None:
    rig = set_table(pace=1, hands=["6C 2D", "2D ?"])
    rig.reply("6C@a2")
    rig.view.table.motion.finish()
    mine = rig.cards[0]
    assert mine.token == "2D"
    rig.reply("2D@c3")
    assert rig.cards[0] is mine
    rig.view.table.motion.finish()
    assert rig.cards[0] is mine


def test_a_drawn_card_comes_face_down_from_the_stock(set_table: SetTable) -> None:
    rig = set_table(pace=1, hands=["6C 2D", "? ?"], stock="QH 3S 4S 5S")
    rig.reply("6C@a2")
    card = rig.cards[-1]
    assert card.token == HIDDEN
    assert (card.pos() - rig.view.table.piles.stock.pos()) == QPointF()
    rig.view.table.motion.finish()
    assert rig.hand == ["2D", "QH"]


@pytest.mark.parametrize(
    "preset", ["open_draft", "home_sheet", "club", "five_straight", "sequence_dice_gem"]
)
def test_every_kind_of_game_looks_the_same_with_and_without_motion(
    set_table: SetTable, preset: str
) -> None:
    rules = rules_of(preset)
    chance = random.Random(4)
    tables = []
    for pace in (0, 1):
        rig = set_table(pace=pace)
        rig.game = Game.new(rules, board_of(rules.board.layout), seed=8)
        rig.show(animate=False)
        tables.append(rig)
    still, moving = tables
    for _ in range(60):
        position = still.game.position
        late = list(position.late_draws())
        move = str(chance.choice(late or list(position.legal_moves())))
        still.reply(move)
        moving.reply(move)
        moving.view.table.motion.finish()
        assert seen(moving) == seen(still), move
    for _ in range(10):
        still.undo()
        moving.undo()
        moving.view.table.motion.finish()
        assert seen(moving) == seen(still)


def drawn(row: RowItem) -> QImage:
    """How far a row is drawn through."""
    box = row.bounds()
    image = QImage(box.size().toSize(), QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.translate(-box.topLeft())
    row.draw(painter)
    painter.end()
    return image


def moving(rig: Rig) -> set[str]:
    """The kinds of things that are elsewhere, larger, paler or turned, until motion ends."""

    def states() -> list[tuple[object, ...]]:
        return [
            (
                *(it.scenePos(), it.scale(), it.opacity(), it.transform(), it.scene() is None),
                drawn(it) if isinstance(it, RowItem) else None,
            )
            for it in items
        ]

    items = list(rig.view.table.items())
    before = states()
    rig.view.table.motion.finish()
    return {
        type(it).__name__
        for it, was, now in zip(items, before, states(), strict=True)
        if was != now
    }


ROW = chips_of(A="a5 b5 c5 e5 a2", B="j2 j3 c4 d3")


@pytest.mark.parametrize(
    ("turns", "kinds"),
    [
        # One's own card goes to the pile and another comes from the stock; the chip drops.
        (["7C@a3"], {"CardItem", "ChipItem"}),
        # A row is drawn through.
        (["6H@d5"], {"CardItem", "ChipItem", "RowItem"}),
        # A chip is lifted.
        (["JS-c4"], {"CardItem", "ChipItem"}),
        # Another seat's card comes from the plate.
        (["7C@a3", "9S@i1"], {"CardItem", "ChipItem"}),
    ],
    ids=["put", "row", "remove", "reply"],
)
def test_what_happens_is_seen_on_its_way(
    set_table: SetTable, turns: list[str], kinds: set[str]
) -> None:
    hands = ["6H 7C JS", "9S ?"]
    rig = set_table(pace=20, hands=hands, chips=ROW, stock="QS QD QC QH AS AD")
    for turn in turns:
        rig.view.table.motion.finish()
        rig.reply(turn)
    assert kinds <= moving(rig)


@pytest.mark.parametrize("pace", [0.0, 20.0])
def test_motion_never_keeps_the_next_move_waiting(set_table: SetTable, pace: float) -> None:
    hands = ["6C 2D 7C", "9S 8S ?"]
    rig = set_table(pace=pace, hands=hands, stock="QS QD QC QH AS AD")
    rig.drag(rig.card("6C"), rig.cell("a2"))
    rig.reply("9S@i1")
    rig.drag(rig.card("2D"), rig.cell("c3"))
    assert rig.moves == ["6C@a2", "2D@c3"]
