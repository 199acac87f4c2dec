# SPDX-License-Identifier: MIT
"""The session where turns are more than one move: draws by hand, and penalties for talking."""

from pytestqt.qtbot import QtBot

from sequence_desktop.engine.moves import Kind, Move
from sequence_desktop.engine.state import Phase
from sequence_desktop.gui.updates import Cause
from sequence_desktop.storage.games import Seat
from tests.gui.conftest import ANNA, BEN, COMPUTER, HUMAN, ROBOT
from tests.gui.watching import Watch, any_move, put, seen

CLEO = Seat("Cleo", HUMAN, "standard", 2)


# -- draws by hand, against computers -----------------------------------------------------------


def test_a_computer_never_forgets_to_draw(qtbot: QtBot, start: Watch) -> None:
    session = start(ANNA, ROBOT, rules="club", grace_ms=60_000)
    put(session)
    assert session.draws == (Move.parse("0+"),)
    assert session.play(session.draws[0])
    qtbot.waitUntil(lambda: session.active, timeout=20_000)
    assert [move.kind for move in session.game.moves[2:]] == [Kind.PUT, Kind.DRAW]
    assert session.game.position.owed == ()
    assert [len(hand) for hand in session.game.position.hands] == [5, 5]


def test_play_and_draw_of_a_computer_are_shown_as_one(qtbot: QtBot, start: Watch) -> None:
    session = start(ANNA, ROBOT, rules="club")
    put(session)
    qtbot.waitUntil(lambda: session.active, timeout=20_000)
    moved = [update.last_ply for update in session.told if update.cause is Cause.MOVE]
    assert moved == [1, 3]


def test_a_computer_waits_for_who_has_still_to_draw(qtbot: QtBot, start: Watch) -> None:
    session = start(ANNA, ROBOT, rules="club", grace_ms=60_000)
    put(session)
    qtbot.waitUntil(lambda: not session.thinker.thinking, timeout=20_000)
    assert (session.ply, session.thinking) == (1, 1), "it has decided, and waits"
    session.play(session.draws[0])
    qtbot.waitUntil(lambda: session.active, timeout=20_000)
    assert session.ply == 4


def test_who_does_not_draw_in_time_plays_on_with_less(qtbot: QtBot, start: Watch) -> None:
    session = start(ANNA, ROBOT, rules="club")
    put(session)
    qtbot.waitUntil(lambda: session.active, timeout=20_000)
    assert session.draws == ()
    assert session.game.position.limits == (4, 5)
    assert len(session.view.hand) == 4


def test_one_undo_goes_back_to_before_ones_play_not_ones_draw(qtbot: QtBot, start: Watch) -> None:
    session = start(ANNA, ROBOT, rules="club", grace_ms=60_000)
    before = session.game.position
    put(session)
    session.play(session.draws[0])
    session.undo()
    assert session.game.position == before
    session.redo()
    qtbot.waitUntil(lambda: session.active, timeout=20_000)
    session.undo()
    assert session.game.position == before
    assert session.active
    session.redo()
    assert (session.ply, session.active) == (4, True)


def test_a_computer_chooses_among_open_piles(qtbot: QtBot, start: Watch) -> None:
    session = start(ANNA, ROBOT, rules="home_sheet", grace_ms=60_000)
    put(session)
    assert len(session.draws) == 2
    session.play(session.draws[1])
    qtbot.waitUntil(lambda: session.active, timeout=20_000)
    taken = session.game.moves[3]
    assert (taken.kind, taken.seat) == (Kind.DRAW, 1)
    assert taken.token
    assert session.game.position.owed == ()


def test_a_market_card_belongs_to_the_play(qtbot: QtBot, start: Watch) -> None:
    session = start(ANNA, ROBOT, rules="open_draft")
    before = session.game.position
    put(session)
    assert session.active
    assert session.game.position.phase is Phase.DRAW
    session.undo()
    assert session.game.position == before
    put(session)
    assert session.play(any_move(session))
    qtbot.waitUntil(lambda: session.active, timeout=20_000)
    assert session.ply == 4
    session.undo()
    assert session.game.position == before


# -- draws by hand, among people ----------------------------------------------------------------


def test_the_curtain_waits_for_the_draw(start: Watch) -> None:
    session = start(ANNA, BEN, rules="club")
    session.ready()
    put(session)
    last = session.told[-1]
    assert (last.leaving, last.curtain, last.active) == (0, None, False)
    assert seen(last) == {0}
    assert last.draws == (Move.parse("0+"),)
    assert session.play(last.draws[0])
    last = session.told[-1]
    assert (last.leaving, last.curtain, last.draws) == (None, 1, ())
    assert seen(last) == set()


def test_one_may_pass_on_without_drawing_and_still_draw_behind_the_curtain(start: Watch) -> None:
    session = start(ANNA, BEN, rules="club")
    session.ready()
    put(session)
    session.pass_on()
    last = session.told[-1]
    assert (last.leaving, last.curtain) == (None, 1)
    assert last.draws == (Move.parse("0+"),)
    assert session.play(last.draws[0])
    assert session.told[-1].curtain == 1
    assert seen(session.told[-1]) == set()
    assert len(session.game.position.hands[0]) == 5


def test_nobody_draws_for_another_who_sits_at_the_screen(start: Watch) -> None:
    session = start(ANNA, BEN, rules="club")
    session.ready()
    put(session)
    session.pass_on()
    session.ready()
    assert session.viewer == 1
    assert session.draws == ()
    assert not session.play(Move.parse("0+"))


def test_a_draw_forgotten_among_people_is_lost_as_the_rules_say(start: Watch) -> None:
    session = start(ANNA, BEN, rules="club")
    for _ in range(2):
        session.ready()
        put(session)
        if session.viewer == 0:
            session.pass_on()
        else:
            session.play(session.draws[0])
    assert session.game.position.limits == (4, 5)
    assert session.curtain == 0


def test_undo_while_one_leaves_gives_the_turn_back(start: Watch) -> None:
    session = start(ANNA, BEN, rules="club")
    session.ready()
    put(session)
    session.undo()
    last = session.told[-1]
    assert (last.leaving, last.curtain, last.active) == (None, None, True)
    assert session.ply == 0


def test_a_computer_between_two_people_waits_for_the_draw(qtbot: QtBot, start: Watch) -> None:
    robot = Seat("Robot", COMPUTER, "standard", 1)
    session = start(ANNA, robot, CLEO, rules="club", grace_ms=60_000)
    session.ready()
    put(session)
    assert session.told[-1].leaving == 0
    qtbot.waitUntil(lambda: not session.thinker.thinking, timeout=20_000)
    assert session.ply == 1
    session.play(session.draws[0])
    qtbot.waitUntil(lambda: session.curtain == 2, timeout=20_000)
    assert session.ply == 4
    assert seen(session.told[-1]) == set()


# -- no hands, no curtain -----------------------------------------------------------------------


def test_with_dice_there_is_nothing_to_cover(start: Watch) -> None:
    session = start(ANNA, BEN, rules="sequence_dice")
    seats = []
    for _ in range(6):
        assert session.curtain is None
        assert session.active
        assert session.viewer == session.game.position.seat
        seats.append(session.viewer)
        session.play(any_move(session))
    assert set(seats) == {0, 1}


# -- speaking out of turn -----------------------------------------------------------------------

TEAMS = {"talk": {"penalty": "team_card"}}


def test_nobody_is_called_where_talking_is_free(start: Watch) -> None:
    session = start(ANNA, ROBOT)
    assert not session.may_call
    assert not session.call(1)
    assert session.ply == 0


def test_each_of_the_side_gives_up_a_card_and_the_turn_goes_on(qtbot: QtBot, start: Watch) -> None:
    dora = Seat("Dora", COMPUTER, "standard", 1)
    session = start(ANNA, ROBOT, Seat("Cem", COMPUTER), dora, changes=TEAMS)
    assert session.may_call
    assert session.call(1)
    qtbot.waitUntil(lambda: session.active, timeout=20_000)
    position = session.game.position
    assert position.seat == 0
    assert [len(hand) for hand in position.hands] == [6, 5, 6, 5]
    assert [str(move)[-1] for move in session.game.moves[1:]] == ["#", "#"]


def test_one_pays_for_oneself(start: Watch) -> None:
    session = start(ANNA, ROBOT, changes=TEAMS)
    assert session.call(0)
    assert session.active
    assert session.game.position.phase is Phase.GIVE_UP
    assert not session.may_call
    card = session.view.hand[0]
    assert session.play(Move(Kind.TALK, card))
    assert session.active
    assert len(session.view.hand) == 6
    session.undo()
    session.undo()
    assert session.ply == 0


def test_a_call_while_a_computer_thinks(qtbot: QtBot, start: Watch) -> None:
    session = start(ANNA, Seat("Robot", COMPUTER, "slow", 1), changes=TEAMS)
    put(session)
    assert session.thinking == 1
    assert session.call(0)
    assert session.active
    session.play(Move(Kind.TALK, session.view.hand[0]))
    qtbot.waitUntil(lambda: session.active, timeout=20_000)
    assert [move.kind for move in session.game.moves] == [Kind.PUT, Kind.TALK, Kind.TALK, Kind.PUT]


def test_people_pay_each_behind_his_own_curtain(start: Watch) -> None:
    dora = Seat("Dora", HUMAN, "standard", 1)
    session = start(ANNA, BEN, CLEO, dora, changes=TEAMS)
    session.ready()
    session.call(3)
    paid = []
    while session.game.position.penalty:
        paid.append(session.curtain)
        session.ready()
        assert seen(session.told[-1]) == {paid[-1]}
        session.play(Move(Kind.TALK, session.view.hand[0]))
    assert paid == [1, 3]
    assert session.curtain == 0


def test_an_opponent_takes_a_chip(qtbot: QtBot, start: Watch) -> None:
    session = start(ANNA, ROBOT, changes={"talk": {"penalty": "chip"}})
    put(session)
    qtbot.waitUntil(lambda: session.active, timeout=20_000)
    session.call(1)
    assert session.game.position.phase is Phase.TAKE_CHIP
    assert session.active
    assert session.play(any_move(session))
    assert session.active
    assert session.game.position.chips[1] == 0
