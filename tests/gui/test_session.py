# SPDX-License-Identifier: MIT
"""The session: whose view is shown, how undo goes, and when computers move."""

from PySide6.QtCore import QElapsedTimer
from pytestqt.qtbot import QtBot

from sequence_desktop.engine.changes import ChipPut, ChipRemoved
from sequence_desktop.engine.errors import Reason
from sequence_desktop.engine.moves import Kind, Move
from sequence_desktop.gui.updates import Cause, Update
from sequence_desktop.storage.games import Seat
from tests.gui.conftest import ANNA, BEN, HUMAN, ROBOT
from tests.gui.watching import Watch, Watched, put, seen

CLEO = Seat("Cleo", HUMAN, "standard", 2)


def last(session: Watched) -> Update:
    return session.told[-1]


def until_active(qtbot: QtBot, session: Watched) -> None:
    qtbot.waitUntil(lambda: session.active, timeout=20_000)


# -- one person ---------------------------------------------------------------------------------


def test_the_computer_answers_and_it_is_ones_turn_again(qtbot: QtBot, start: Watch) -> None:
    session = start(ANNA, ROBOT)
    put(session)
    assert session.thinking == 1
    until_active(qtbot, session)
    assert session.ply == 2
    assert session.thinking is None


def test_one_always_sees_ones_own_hand_and_no_other(qtbot: QtBot, start: Watch) -> None:
    session = start(ANNA, ROBOT)
    for _ in range(3):
        put(session)
        until_active(qtbot, session)
    assert all(seen(update) == {0} for update in session.told)


def test_undo_takes_back_everything_since_ones_last_move(qtbot: QtBot, start: Watch) -> None:
    session = start(ANNA, ROBOT)
    before = session.game.position
    put(session)
    until_active(qtbot, session)
    session.undo()
    assert session.game.position == before
    assert session.active
    assert last(session).cause is Cause.UNDO
    assert any(isinstance(change, ChipRemoved) for change in last(session).changes)


def test_redo_plays_it_again_with_the_computers_answer(qtbot: QtBot, start: Watch) -> None:
    session = start(ANNA, ROBOT)
    put(session)
    until_active(qtbot, session)
    after = session.game.position
    session.undo()
    session.redo()
    assert session.game.position == after
    assert not session.can_redo
    assert session.active


def test_undo_while_the_computer_thinks_stops_it(qtbot: QtBot, start: Watch) -> None:
    slow = Seat("Robot", "computer", "slow", 1)
    session = start(ANNA, slow)
    before = session.game.position
    put(session)
    assert session.thinking == 1
    session.undo()
    assert session.game.position == before
    assert last(session).thinking is None
    with qtbot.assertNotEmitted(session.updated, wait=900):
        pass
    assert session.ply == 0


def test_redo_after_such_an_undo_lets_the_computer_think_again(qtbot: QtBot, start: Watch) -> None:
    session = start(ANNA, ROBOT)
    put(session)
    session.undo()
    session.redo()
    assert session.thinking == 1
    until_active(qtbot, session)
    assert session.ply == 2


def test_what_the_computer_began_cannot_be_taken_back(qtbot: QtBot, start: Watch) -> None:
    session = start(ANNA, ROBOT, first=1)
    until_active(qtbot, session)
    assert not session.can_undo
    session.undo()
    assert session.ply == 1


def test_the_computer_takes_its_time(qtbot: QtBot, start: Watch) -> None:
    session = start(ANNA, ROBOT, pace_ms=400)
    clock = QElapsedTimer()
    clock.start()
    put(session)
    until_active(qtbot, session)
    assert clock.elapsed() >= 380  # an ordinary timer may be up to 5 % early


def test_no_move_out_of_turn(start: Watch) -> None:
    session = start(ANNA, ROBOT)
    put(session)
    assert not session.play(Move(Kind.PASS))
    assert session.ply == 1


def test_an_illegal_move_is_refused_with_its_reason(qtbot: QtBot, start: Watch) -> None:
    session = start(ANNA, ROBOT)
    with qtbot.waitSignal(session.refused) as caught:
        assert not session.play(Move(Kind.PASS))
    assert caught.args == [Reason.MUST_PLAY]
    assert session.ply == 0


# -- looking back -------------------------------------------------------------------------------


def test_looking_back_plays_nothing_and_shows_the_past(qtbot: QtBot, start: Watch) -> None:
    session = start(ANNA, ROBOT)
    put(session)
    until_active(qtbot, session)
    session.look_at(0)
    assert last(session).looking_back
    assert not last(session).active
    assert last(session).view.position.occupied == 0
    assert seen(last(session)) == {0}
    assert session.ply == 2
    session.look_at(None)
    assert not last(session).looking_back
    assert session.active


def test_a_step_in_time_says_what_changes_and_a_leap_does_not(qtbot: QtBot, start: Watch) -> None:
    session = start(ANNA, ROBOT)
    put(session)
    until_active(qtbot, session)
    session.look_at(1)
    assert any(isinstance(change, ChipRemoved) for change in last(session).changes)
    session.look_at(2)
    assert any(isinstance(change, ChipPut) for change in last(session).changes)
    session.look_at(0)
    assert last(session).changes == ()


def test_the_computers_move_brings_one_back_to_the_game(qtbot: QtBot, start: Watch) -> None:
    session = start(ANNA, ROBOT)
    put(session)
    session.look_at(0)
    until_active(qtbot, session)
    assert not last(session).looking_back


def test_undo_from_the_past_is_undo_of_the_game(qtbot: QtBot, start: Watch) -> None:
    session = start(ANNA, ROBOT)
    put(session)
    until_active(qtbot, session)
    session.look_at(1)
    session.undo()
    assert session.ply == 0
    assert not last(session).looking_back


# -- several people -----------------------------------------------------------------------------


def test_nobodys_hand_is_seen_before_he_is_ready(start: Watch) -> None:
    session = start(ANNA, BEN)
    assert last(session).curtain == 0
    assert seen(last(session)) == set()
    assert not session.active
    session.ready()
    assert seen(last(session)) == {0}
    assert session.active


def test_the_curtain_falls_with_the_move(start: Watch) -> None:
    session = start(ANNA, BEN)
    session.ready()
    put(session)
    assert last(session).curtain == 1
    assert seen(last(session)) == set()
    session.ready()
    assert seen(last(session)) == {1}


def test_undo_among_people_takes_one_move_and_lowers_the_curtain(start: Watch) -> None:
    session = start(ANNA, BEN)
    session.ready()
    put(session)
    session.ready()
    put(session)
    session.ready()
    session.undo()
    assert session.ply == 1
    assert last(session).curtain == 1
    assert seen(last(session)) == set()
    assert any(isinstance(change, ChipRemoved) for change in last(session).changes)


def test_undo_and_redo_while_the_screen_is_passed_on_show_no_hand(start: Watch) -> None:
    session = start(ANNA, BEN)
    session.ready()
    put(session)
    assert last(session).curtain == 1
    session.undo()
    assert last(session).curtain == 0
    assert seen(last(session)) == set()
    session.redo()
    assert last(session).curtain == 1
    assert seen(last(session)) == set()


def test_the_past_shows_no_hand_while_the_curtain_is_down(start: Watch) -> None:
    session = start(ANNA, BEN)
    session.ready()
    put(session)
    session.look_at(0)
    assert seen(last(session)) == set()


def test_a_computer_between_two_people_moves_before_the_curtain_asks(
    qtbot: QtBot, start: Watch
) -> None:
    robot = Seat("Robot", "computer", "standard", 1)
    session = start(ANNA, robot, CLEO)
    session.ready()
    put(session)
    assert last(session).curtain is None
    assert seen(last(session)) == set()
    qtbot.waitUntil(lambda: session.curtain == 2, timeout=20_000)
    session.ready()
    assert seen(last(session)) == {2}


def test_no_update_of_a_whole_game_shows_two_hands(start: Watch) -> None:
    session = start(ANNA, BEN)
    while not session.over:
        session.ready()
        assert session.play(next(iter(session.view.legal_moves())))
    for update in session.told:
        assert len(seen(update)) <= 1
        if update.curtain is not None:
            assert seen(update) == set()
    winner_moved = session.game.at(session.ply - 1).seat
    assert seen(last(session)) == {winner_moved}, "nobody else's hand is opened at the end"


# -- nobody -------------------------------------------------------------------------------------


def test_computers_alone_play_to_the_end_and_no_hand_is_seen(qtbot: QtBot, start: Watch) -> None:
    session = start(
        Seat("One", "computer", "standard", 0), Seat("Two", "computer", "standard", 1), seed=3
    )
    qtbot.waitUntil(lambda: session.ply >= 12, timeout=30_000)
    assert all(seen(update) == set() for update in session.told)
    assert not session.can_undo
    session.close()
    played = session.ply
    with qtbot.assertNotEmitted(session.updated, wait=300):
        pass
    assert session.ply == played
