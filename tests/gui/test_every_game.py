# SPDX-License-Identifier: MIT
"""Every game of the family, played from the window to its end with real clicks."""

import pytest
from pytestqt.qtbot import QtBot

from sequence_desktop.engine.moves import Kind
from sequence_desktop.players import make_player
from tests.gui.choosing import PRESETS
from tests.gui.conftest import ANNA, BEN, ROBOT, Deal, OpenWindow, close_window
from tests.gui.hands import Hands, every_text, table_for

MOST = 600
"""No game takes so many moves of one person."""


def move_on(hands: Hands) -> None:
    """Do what the person in front of the screen would: say ready, draw what is owed, play well."""
    session = hands.session
    if session.curtain is not None:
        hands.press_button("I am ready")
        return
    ply = session.ply
    if session.draws:
        hands.act(session.draws[0])
    else:
        hands.act(make_player("casual", seed=ply).choose(session.view))
    assert session.ply > ply, "the move was played"


@pytest.mark.parametrize("preset", PRESETS)
def test_a_whole_game_against_the_computer(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal, preset: str
) -> None:
    window = open_window()
    hands = table_for(window, deal, ANNA, ROBOT, rules=preset)
    session = hands.session
    for _ in range(MOST):
        if session.over:
            break
        move_on(hands)
        qtbot.waitUntil(
            lambda: session.active or session.over or bool(session.draws), timeout=20_000
        )
    assert session.over
    window.table.table.motion.finish()
    texts = every_text(window)
    assert any(word in text for text in texts for word in ("wins", "draw", "is a draw"))
    assert window.panel.moves.model().rowCount() == session.ply + 1
    assert not [text for text in texts if "(s)" in text or "%n" in text or "{" in text]


@pytest.mark.parametrize("preset", ["club", "home_sheet", "open_draft", "sequence_dice_gem"])
def test_a_whole_game_of_two_people(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal, preset: str
) -> None:
    window = open_window(size=(1024, 700))
    hands = table_for(window, deal, ANNA, BEN, rules=preset, seed=3)
    for _ in range(2 * MOST):
        if hands.session.over:
            break
        move_on(hands)
    assert hands.session.over
    kinds = {move.kind for move in hands.session.game.moves}
    assert Kind.PUT in kinds
    assert (Kind.DRAW in kinds) == (preset != "sequence_dice_gem")


@pytest.mark.parametrize("preset", PRESETS)
def test_every_game_is_found_again_in_the_midst_of_a_turn(
    open_window: OpenWindow, deal: Deal, preset: str
) -> None:
    """After a play that a draw may follow, after an undo, after a restart: the same game."""
    window = open_window()
    hands = table_for(window, deal, ANNA, BEN, rules=preset)
    for _ in range(7):
        move_on(hands)
    hands.session.undo()
    known = hands.session.game
    assert known.undone
    close_window(window)
    again = Hands(open_window())
    game = again.session.game
    assert game.positions == known.positions
    assert game.undone == known.undone
    again.session.redo()
    for _ in range(4):
        move_on(again)
