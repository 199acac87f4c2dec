# SPDX-License-Identifier: MIT
"""Every game of the family, played to its end by nodes alone; and nothing hidden in them."""

from __future__ import annotations

import random

import pytest
from pytestqt.qtbot import QtBot

from sequence_desktop.engine.cards import Token
from sequence_desktop.engine.game import Game
from sequence_desktop.engine.position import Position
from sequence_desktop.engine.state import Draft
from sequence_desktop.gui.accessible.node import Node
from sequence_desktop.gui.deeds import deed, deed_text
from sequence_desktop.gui.main_window import MainWindow
from sequence_desktop.gui.words import place_name
from tests.gui.accessible.reading import NAME, BlindHands, all_nodes, node_of, press, texts_of
from tests.gui.choosing import PRESETS
from tests.gui.conftest import ANNA, BEN, ROBOT, Deal, OpenWindow
from tests.gui.hands import every_text, table_for

MOST = 1500
"""No game takes so many moves."""


def check_tree(window: MainWindow) -> None:
    """Everything the table shows has words and a place, and parents and children agree."""
    table = node_of(window.table)
    port = window.table.viewport()
    for node in all_nodes(table):
        for number in range(node.childCount()):
            child = node.child(number)
            assert child is not None
            assert node.indexOfChild(child) == number
        if isinstance(node, Node):
            assert node.isValid()
            assert node.text(NAME), node.role()
            assert "{" not in node.text(NAME)
            assert window.table.rect().contains(port.mapFromGlobal(node.rect().center())), (
                node.text(NAME)
            )


@pytest.mark.parametrize("preset", PRESETS)
def test_a_whole_game_by_nodes_alone(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal, preset: str, said: list[str]
) -> None:
    window = open_window()
    hands = table_for(window, deal, ANNA, ROBOT, rules=preset, seed=5)
    blind = BlindHands(window, said, qtbot)
    session = hands.session
    check_tree(window)
    while not session.over:
        ply = session.ply
        blind.make(session.draws[0] if session.draws else hands.good_move())
        # A button that is pressed from afar takes its time to show that.
        qtbot.waitUntil(lambda ply=ply: session.ply > ply, timeout=20_000)  # type: ignore[misc]
        qtbot.waitUntil(
            lambda: session.active or session.over or bool(session.draws), timeout=20_000
        )
        assert session.ply < MOST
    check_tree(window)
    assert any(words in said[-1] for words in (" wins", " win", "draw"))
    assert not [text for text in said if "{" in text or "%n" in text]


def test_a_game_of_two_people_by_nodes_alone(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal, said: list[str]
) -> None:
    window = open_window()
    hands = table_for(window, deal, ANNA, BEN, rules="travel", seed=5)
    blind = BlindHands(window, said, qtbot)
    session = hands.session
    while not session.over:
        if session.curtain is not None:
            press(blind.reader.button("I am ready"))
            qtbot.waitUntil(lambda: session.curtain is None)
        blind.make(hands.good_move())
        assert session.ply < MOST
    names = [seat.name for seat in session.seats]
    told = " ".join(said)
    for ply in range(session.ply):
        sentence = deed_text(deed(session.game, ply, names), names, place_name)
        assert told.count(f"{sentence}. ") + told.endswith(sentence) >= 1, sentence


# ---- nothing hidden


def shuffled(position: Position, seat: int | None, chance: random.Random) -> Position:
    """The same position in the eyes of a seat, with everything that it cannot see exchanged."""
    hidden: list[Token] = list(position.stock)
    for other, hand in enumerate(position.hands):
        hidden += hand if other != seat else ()
    for pile in position.open:
        hidden += pile[1:]
    chance.shuffle(hidden)
    take = iter(hidden)
    draft = Draft(position)
    draft.stock = tuple(next(take) for _ in position.stock)
    draft.hands = tuple(
        hand if other == seat else tuple(next(take) for _ in hand)
        for other, hand in enumerate(position.hands)
    )
    draft.open = tuple(
        (*pile[:1], *(next(take) for _ in pile[1:])) if pile else pile for pile in position.open
    )
    return Position(draft)


@pytest.mark.parametrize("covered", [False, True], ids=["own hand seen", "curtain"])
@pytest.mark.parametrize("preset", ["sequence", "club", "open_draft", "home_sheet", "exact_five"])
def test_what_is_hidden_changes_no_word(
    open_window: OpenWindow, deal: Deal, preset: str, covered: bool
) -> None:
    window = open_window()
    chance = random.Random(preset)
    seats = (ANNA, BEN) if covered else (ANNA, ROBOT)
    assert window.session is not None
    start = deal(*seats, rules=preset, seed=11).position
    told = []
    for _ in range(3):
        window.session.replace(Game(start), seats)
        told.append(texts_of(node_of(window)) + every_text(window))
        start = shuffled(start, None if covered else 0, chance)
    assert told[0] == told[1] == told[2]
    assert any("face down" in text for text in told[0]) == covered
