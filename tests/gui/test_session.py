# SPDX-License-Identifier: MIT
"""The session: whose view is shown, how undo goes, and when computers move."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QElapsedTimer
from pytestqt.qtbot import QtBot

from sequence_desktop.engine.cards import HIDDEN
from sequence_desktop.engine.changes import ChipPut, ChipRemoved
from sequence_desktop.engine.errors import Reason
from sequence_desktop.engine.moves import Kind, Move
from sequence_desktop.gui.session import Session
from sequence_desktop.gui.updates import Cause, Update
from sequence_desktop.gui.worker import Thinker
from sequence_desktop.storage.games import Seat
from tests.gui.conftest import ANNA, BEN, HUMAN, ROBOT, Deal

CLEO = Seat("Cleo", HUMAN, "standard", 2)
Start = Callable[..., Session]


class Recorder:
    """Keeps every update of a session."""

    def __init__(self, session: Session) -> None:
        self.updates: list[Update] = []
        session.updated.connect(self.updates.append)

    @property
    def last(self) -> Update:
        return self.updates[-1]


@pytest.fixture
def start(thinker: Thinker, deal: Deal) -> Start:
    def make(*seats: Seat, first: int = 0, pace_ms: int = 0, **options: object) -> Session:
        game = deal(*seats, first=first, **options)
        session = Session(game, seats, thinker=thinker, pace_ms=pace_ms)
        session.recorder = Recorder(session)  # type: ignore[attr-defined]  # for the tests below
        session.start()
        return session

    return make


def updates(session: Session) -> list[Update]:
    recorder: Recorder = session.recorder  # type: ignore[attr-defined]  # set by the fixture
    return recorder.updates


def last(session: Session) -> Update:
    return updates(session)[-1]


def play_any(session: Session) -> Move:
    """Let the viewer put a chip somewhere."""
    move = next(m for m in session.view.legal_moves() if m.kind is Kind.PUT)
    assert session.play(move)
    return move


def until_active(qtbot: QtBot, session: Session) -> None:
    qtbot.waitUntil(lambda: session.active, timeout=20_000)


def cards_seen(update: Update) -> set[int]:
    """The seats whose cards an update shows."""
    hands = update.view.position.hands
    return {seat for seat, hand in enumerate(hands) if any(card != HIDDEN for card in hand)}


# -- one person ---------------------------------------------------------------------------------


def test_the_computer_answers_and_it_is_ones_turn_again(qtbot: QtBot, start: Start) -> None:
    session = start(ANNA, ROBOT)
    play_any(session)
    assert session.thinking == 1
    until_active(qtbot, session)
    assert session.ply == 2
    assert session.thinking is None


def test_one_always_sees_ones_own_hand_and_no_other(qtbot: QtBot, start: Start) -> None:
    session = start(ANNA, ROBOT)
    for _ in range(3):
        play_any(session)
        until_active(qtbot, session)
    assert all(cards_seen(update) == {0} for update in updates(session))


def test_undo_takes_back_everything_since_ones_last_move(qtbot: QtBot, start: Start) -> None:
    session = start(ANNA, ROBOT)
    before = session.game.position
    play_any(session)
    until_active(qtbot, session)
    session.undo()
    assert session.game.position == before
    assert session.active
    assert last(session).cause is Cause.UNDO
    assert any(isinstance(change, ChipRemoved) for change in last(session).changes)


def test_redo_plays_it_again_with_the_computers_answer(qtbot: QtBot, start: Start) -> None:
    session = start(ANNA, ROBOT)
    play_any(session)
    until_active(qtbot, session)
    after = session.game.position
    session.undo()
    session.redo()
    assert session.game.position == after
    assert not session.can_redo
    assert session.active


def test_undo_while_the_computer_thinks_stops_it(qtbot: QtBot, start: Start) -> None:
    slow = Seat("Robot", "computer", "slow", 1)
    session = start(ANNA, slow)
    before = session.game.position
    play_any(session)
    assert session.thinking == 1
    session.undo()
    assert session.game.position == before
    assert last(session).thinking is None
    with qtbot.assertNotEmitted(session.updated, wait=900):
        pass
    assert session.ply == 0


def test_redo_after_such_an_undo_lets_the_computer_think_again(qtbot: QtBot, start: Start) -> None:
    session = start(ANNA, ROBOT)
    play_any(session)
    session.undo()
    session.redo()
    assert session.thinking == 1
    until_active(qtbot, session)
    assert session.ply == 2


def test_what_the_computer_began_cannot_be_taken_back(qtbot: QtBot, start: Start) -> None:
    session = start(ANNA, ROBOT, first=1)
    until_active(qtbot, session)
    assert not session.can_undo
    session.undo()
    assert session.ply == 1


def test_the_computer_takes_its_time(qtbot: QtBot, start: Start) -> None:
    session = start(ANNA, ROBOT, pace_ms=400)
    clock = QElapsedTimer()
    clock.start()
    play_any(session)
    until_active(qtbot, session)
    assert clock.elapsed() >= 400


def test_no_move_out_of_turn(start: Start) -> None:
    session = start(ANNA, ROBOT)
    play_any(session)
    assert not session.play(Move(Kind.PASS))
    assert session.ply == 1


def test_an_illegal_move_is_refused_with_its_reason(qtbot: QtBot, start: Start) -> None:
    session = start(ANNA, ROBOT)
    with qtbot.waitSignal(session.refused) as caught:
        assert not session.play(Move(Kind.PASS))
    assert caught.args == [Reason.MUST_PLAY]
    assert session.ply == 0


# -- looking back -------------------------------------------------------------------------------


def test_looking_back_plays_nothing_and_shows_the_past(qtbot: QtBot, start: Start) -> None:
    session = start(ANNA, ROBOT)
    play_any(session)
    until_active(qtbot, session)
    session.look_at(0)
    assert last(session).looking_back
    assert not last(session).active
    assert last(session).view.position.occupied == 0
    assert cards_seen(last(session)) == {0}
    assert session.ply == 2
    session.look_at(None)
    assert not last(session).looking_back
    assert session.active


def test_a_step_in_time_says_what_changes_and_a_leap_does_not(qtbot: QtBot, start: Start) -> None:
    session = start(ANNA, ROBOT)
    play_any(session)
    until_active(qtbot, session)
    session.look_at(1)
    assert any(isinstance(change, ChipRemoved) for change in last(session).changes)
    session.look_at(2)
    assert any(isinstance(change, ChipPut) for change in last(session).changes)
    session.look_at(0)
    assert last(session).changes == ()


def test_the_computers_move_brings_one_back_to_the_game(qtbot: QtBot, start: Start) -> None:
    session = start(ANNA, ROBOT)
    play_any(session)
    session.look_at(0)
    until_active(qtbot, session)
    assert not last(session).looking_back


def test_undo_from_the_past_is_undo_of_the_game(qtbot: QtBot, start: Start) -> None:
    session = start(ANNA, ROBOT)
    play_any(session)
    until_active(qtbot, session)
    session.look_at(1)
    session.undo()
    assert session.ply == 0
    assert not last(session).looking_back


# -- several people -----------------------------------------------------------------------------


def test_nobodys_hand_is_seen_before_he_is_ready(start: Start) -> None:
    session = start(ANNA, BEN)
    assert last(session).curtain == 0
    assert cards_seen(last(session)) == set()
    assert not session.active
    session.ready()
    assert cards_seen(last(session)) == {0}
    assert session.active


def test_the_curtain_falls_with_the_move(start: Start) -> None:
    session = start(ANNA, BEN)
    session.ready()
    play_any(session)
    assert last(session).curtain == 1
    assert cards_seen(last(session)) == set()
    session.ready()
    assert cards_seen(last(session)) == {1}


def test_undo_among_people_takes_one_move_and_lowers_the_curtain(start: Start) -> None:
    session = start(ANNA, BEN)
    session.ready()
    play_any(session)
    session.ready()
    play_any(session)
    session.ready()
    session.undo()
    assert session.ply == 1
    assert last(session).curtain == 1
    assert cards_seen(last(session)) == set()
    assert any(isinstance(change, ChipRemoved) for change in last(session).changes)


def test_the_past_shows_no_hand_while_the_curtain_is_down(start: Start) -> None:
    session = start(ANNA, BEN)
    session.ready()
    play_any(session)
    session.look_at(0)
    assert cards_seen(last(session)) == set()


def test_a_computer_between_two_people_moves_before_the_curtain_asks(
    qtbot: QtBot, start: Start
) -> None:
    robot = Seat("Robot", "computer", "standard", 1)
    session = start(ANNA, robot, CLEO)
    session.ready()
    play_any(session)
    assert last(session).curtain is None
    assert cards_seen(last(session)) == set()
    qtbot.waitUntil(lambda: session.curtain == 2, timeout=20_000)
    session.ready()
    assert cards_seen(last(session)) == {2}


def test_no_update_of_a_whole_game_shows_two_hands(start: Start) -> None:
    session = start(ANNA, BEN)
    while not session.over:
        session.ready()
        assert session.play(next(iter(session.view.legal_moves())))
    for update in updates(session):
        assert len(cards_seen(update)) <= 1
        if update.curtain is not None:
            assert cards_seen(update) == set()
    winner_moved = session.game.at(session.ply - 1).seat
    assert cards_seen(last(session)) == {winner_moved}, "nobody else's hand is opened at the end"


# -- nobody -------------------------------------------------------------------------------------


def test_computers_alone_play_to_the_end_and_no_hand_is_seen(qtbot: QtBot, start: Start) -> None:
    session = start(
        Seat("One", "computer", "standard", 0), Seat("Two", "computer", "standard", 1), seed=3
    )
    qtbot.waitUntil(lambda: session.ply >= 12, timeout=30_000)
    assert all(cards_seen(update) == set() for update in updates(session))
    assert not session.can_undo
    session.close()
    played = session.ply
    with qtbot.assertNotEmitted(session.updated, wait=300):
        pass
    assert session.ply == played
