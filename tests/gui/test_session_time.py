# SPDX-License-Identifier: MIT
"""The session's time: the clock of a turn, pauses, and computers that wait for the window."""

from pytestqt.qtbot import QtBot

from sequence_desktop.engine.moves import Move
from sequence_desktop.gui.session import Session
from sequence_desktop.gui.updates import Cause
from sequence_desktop.gui.worker import Thinker
from sequence_desktop.storage.games import Seat
from tests.gui.conftest import ANNA, BEN, COMPUTER, ROBOT, Deal
from tests.gui.table.rig import game_of
from tests.gui.watching import Watch, any_move, put

ONE, TWO = Seat("One", COMPUTER, "standard", 0), Seat("Two", COMPUTER, "standard", 1)


def runs(session: Session) -> bool:
    """Whether the clock runs."""
    return session.clock.running


# -- the clock ----------------------------------------------------------------------------------

CLOCK = {"clock": {"turn_s": 5}}


def test_without_a_limit_there_is_no_clock(start: Watch) -> None:
    session = start(ANNA, ROBOT)
    assert session.clock.seconds is None
    assert not runs(session)


def test_the_clock_runs_while_one_may_move_and_only_then(qtbot: QtBot, start: Watch) -> None:
    session = start(ANNA, ROBOT, changes=CLOCK)
    assert (session.clock.seconds, runs(session)) == (5, True)
    put(session)
    assert not runs(session)
    qtbot.waitUntil(lambda: session.active, timeout=20_000)
    assert runs(session)
    session.look_at(0)
    assert not runs(session)
    session.look_at(None)
    assert runs(session)
    session.hold_clock(True)
    assert not runs(session)
    session.hold_clock(False)
    assert runs(session)


def test_behind_the_curtain_the_clock_stands(start: Watch) -> None:
    session = start(ANNA, BEN, changes=CLOCK)
    assert not runs(session)
    session.ready()
    assert runs(session)
    put(session)
    assert not runs(session)


def test_when_time_is_up_a_computer_moves(qtbot: QtBot, start: Watch) -> None:
    session = start(ANNA, BEN, changes=CLOCK)
    session.ready()
    with qtbot.waitSignal(session.timed_out, timeout=20_000) as caught:
        session.clock.begin(1)
        session.clock.run(True)
    assert caught.args == [0]
    assert not session.active, "the cards are the computer's now"
    qtbot.waitUntil(lambda: session.curtain == 1, timeout=20_000)
    assert session.ply == 1
    session.ready()
    assert runs(session)
    assert session.clock.seconds == 5
    session.undo()
    assert session.ply == 0, "what the computer did for one is one's own move"


def test_seconds_are_counted_down(qtbot: QtBot, start: Watch) -> None:
    session = start(ANNA, ROBOT, changes=CLOCK)
    ticks: list[int | None] = []
    session.clock.ticked.connect(ticks.append)
    qtbot.waitUntil(lambda: len(ticks) == 2, timeout=20_000)
    assert ticks == [4, 3]


def test_an_exchange_does_not_give_more_time(qtbot: QtBot, start: Watch) -> None:
    chips = [". " * 9 + "."] * 10
    chips[1] = "A" + " ." * 9
    chips[3] = ". . A" + " ." * 7
    rules = {"extends": "sequence", **CLOCK}
    session = start(ANNA, ROBOT, game=game_of(rules=rules, hands=["6C 2D", "9C 9C"], chips=chips))
    with qtbot.waitSignal(session.clock.ticked, timeout=20_000):
        pass
    session.play(Move.parse("6C!"))
    assert session.clock.seconds == 4


def test_a_finished_game_has_no_clock(start: Watch) -> None:
    session = start(ANNA, BEN, changes=CLOCK, seed=3)
    while not session.over:
        session.ready()
        session.play(any_move(session))
    assert session.clock.seconds is None
    assert not runs(session)


# -- pause --------------------------------------------------------------------------------------


def test_onlookers_may_pause_the_computers(qtbot: QtBot, start: Watch) -> None:
    session = start(ONE, TWO)
    assert session.can_pause
    qtbot.waitUntil(lambda: session.ply >= 3, timeout=20_000)
    session.set_paused(True)
    played = session.ply
    assert session.told[-1].cause is Cause.PAUSE
    assert (session.paused, session.thinking) == (True, None)
    with qtbot.assertNotEmitted(session.updated, wait=300):
        pass
    assert session.ply == played
    session.set_paused(False)
    qtbot.waitUntil(lambda: session.ply > played, timeout=20_000)


def test_who_plays_himself_has_nothing_to_pause(start: Watch) -> None:
    assert not start(ANNA, ROBOT).can_pause


def test_another_game_is_not_paused(qtbot: QtBot, start: Watch, deal: Deal) -> None:
    session = start(ONE, TWO)
    session.set_paused(True)
    session.replace(deal(ONE, TWO, seed=8), (ONE, TWO))
    assert not session.paused
    qtbot.waitUntil(lambda: session.ply >= 2, timeout=20_000)


def test_computers_sleep_until_the_window_is_there(
    qtbot: QtBot, thinker: Thinker, deal: Deal
) -> None:
    session = Session(deal(ONE, TWO), (ONE, TWO), thinker=thinker, pace_ms=0)
    session.show()
    assert (session.thinking, thinker.pids()) == (None, ())
    session.wake()
    assert session.thinking == 0
    session.close()
