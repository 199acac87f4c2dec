# SPDX-License-Identifier: MIT
"""The computer player's process: what it answers, and what happens when it does not."""

import os
import signal

import pytest
from pytestqt.qtbot import QtBot

from sequence_desktop.engine.moves import Move
from sequence_desktop.gui.worker import Thinker, plain_move, stand_in_move
from sequence_desktop.players import LEVELS
from sequence_desktop.players.policy import PolicyPlayer
from tests.gui.conftest import ANNA, ROBOT, Deal, assert_gone, fake_command
from tests.gui.fake_player import PROGRESS


def ask(qtbot: QtBot, thinker: Thinker, deal: Deal, level: str) -> Move:
    game = deal(ANNA, ROBOT, first=1)
    with qtbot.waitSignal(thinker.chosen, timeout=20_000) as caught:
        thinker.think(game.view(1), level)
    move: Move = caught.args[0]
    assert move in game.position.legal_moves()
    return move


def test_a_player_answers_with_a_legal_move(qtbot: QtBot, thinker: Thinker, deal: Deal) -> None:
    ask(qtbot, thinker, deal, "standard")
    assert len(thinker.pids()) == 1


@pytest.mark.parametrize("level", ["standard", *LEVELS])
def test_the_programs_own_players_answer(
    qtbot: QtBot, deal: Deal, level: str, caplog: pytest.LogCaptureFixture
) -> None:
    thinker = Thinker()
    ask(qtbot, thinker, deal, level)
    assert caplog.text == ""
    pids = thinker.pids()
    assert len(pids) == 1
    thinker.close()
    assert_gone(pids)


def test_one_process_serves_many_questions(qtbot: QtBot, thinker: Thinker, deal: Deal) -> None:
    ask(qtbot, thinker, deal, "standard")
    first = thinker.pids()
    ask(qtbot, thinker, deal, "standard")
    assert thinker.pids() == first


@pytest.mark.parametrize(
    "habit", ["garbage", "illegal", "die", "absent", "flood", "number", "nest", *PROGRESS]
)
def test_a_bad_player_is_replaced_by_the_plain_policy(
    qtbot: QtBot, thinker: Thinker, deal: Deal, habit: str, caplog: pytest.LogCaptureFixture
) -> None:
    told: list[bool] = []
    thinker.stood_in.connect(lambda: told.append(True))
    move = ask(qtbot, thinker, deal, habit)
    assert move == PolicyPlayer().choose(deal(ANNA, ROBOT, first=1).view(1))
    assert told == [True]
    assert caplog.text.count(f"({habit})") == 2, "it was tried twice"


def test_where_even_the_plain_policy_fails_any_legal_move_is_made(
    deal: Deal, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = deal(ANNA, ROBOT, first=1).view(1)
    monkeypatch.setattr("sequence_desktop.players.policy.load_book", {}.__getitem__)
    assert stand_in_move(view) == plain_move(view)
    assert plain_move(view) in view.legal_moves()


def test_a_program_that_cannot_start_is_replaced(
    qtbot: QtBot, deal: Deal, caplog: pytest.LogCaptureFixture
) -> None:
    thinker = Thinker(command=lambda level: ["/nowhere/at/all", level])
    ask(qtbot, thinker, deal, "any")
    assert "could not be started" in caplog.text
    thinker.close()


def test_a_hung_player_is_given_up(
    qtbot: QtBot, deal: Deal, caplog: pytest.LogCaptureFixture
) -> None:
    thinker = Thinker(command=fake_command, answer_within_ms=300)
    ask(qtbot, thinker, deal, "hang")
    assert "did not answer in time" in caplog.text
    thinker.close()


def test_a_player_killed_while_it_thinks_is_started_again(
    qtbot: QtBot, thinker: Thinker, deal: Deal, caplog: pytest.LogCaptureFixture
) -> None:
    game = deal(ANNA, ROBOT, first=1)
    with qtbot.waitSignal(thinker.chosen, timeout=20_000) as caught:
        thinker.think(game.view(1), "slow")
        qtbot.waitUntil(lambda: bool(thinker.pids()))
        os.kill(thinker.pids()[0], signal.SIGKILL)
    assert caught.args[0] in game.position.legal_moves()
    assert "plain policy" not in caplog.text


def test_cancelling_ends_the_process_and_gives_no_answer(
    qtbot: QtBot, thinker: Thinker, deal: Deal
) -> None:
    game = deal(ANNA, ROBOT, first=1)
    thinker.think(game.view(1), "slow")
    qtbot.waitUntil(lambda: bool(thinker.pids()))
    pids = thinker.pids()
    with qtbot.assertNotEmitted(thinker.chosen, wait=800):
        thinker.cancel()
    assert not thinker.thinking
    assert_gone(pids)


def test_a_player_in_deep_thought_tells_how_far_it_is_and_moves_when_told_to(
    qtbot: QtBot, thinker: Thinker, deal: Deal, caplog: pytest.LogCaptureFixture
) -> None:
    view = deal(ANNA, ROBOT, first=1).view(1)
    with qtbot.waitSignal(thinker.progressed, timeout=20_000) as caught:
        thinker.think(view, "ponder")
    assert caught.args[1] == 100
    with qtbot.waitSignal(thinker.chosen, timeout=20_000) as caught:
        thinker.hurry()
    assert caught.args[0] in view.legal_moves()
    assert len(thinker.pids()) == 1, "the process goes on"
    assert caplog.text == ""


def test_one_that_does_not_listen_is_done_without(
    qtbot: QtBot, thinker: Thinker, deal: Deal, caplog: pytest.LogCaptureFixture
) -> None:
    view = deal(ANNA, ROBOT, first=1).view(1)
    thinker.think(view, "hang")
    with (
        qtbot.assertNotEmitted(thinker.stood_in),
        qtbot.waitSignal(thinker.chosen, timeout=20_000) as caught,
    ):
        thinker.hurry()
    assert caught.args[0] in view.legal_moves()
    assert caplog.text.count("did not answer in time") == 1


def test_one_that_is_told_before_it_has_begun_is_no_failure(
    qtbot: QtBot, deal: Deal, caplog: pytest.LogCaptureFixture
) -> None:
    thinker = Thinker()
    view = deal(ANNA, ROBOT, first=1).view(1)
    thinker.think(view, "master")
    with (
        qtbot.assertNotEmitted(thinker.stood_in),
        qtbot.waitSignal(thinker.chosen, timeout=20_000) as caught,
    ):
        thinker.hurry()
    assert caught.args[0] in view.legal_moves()
    thinker.close()


def test_closing_leaves_no_process(qtbot: QtBot, thinker: Thinker, deal: Deal) -> None:
    ask(qtbot, thinker, deal, "standard")
    game = deal(ANNA, ROBOT, first=1)
    thinker.think(game.view(1), "hang")
    qtbot.waitUntil(lambda: len(thinker.pids()) == 2)
    pids = thinker.pids()
    thinker.close()
    assert_gone(pids)


def test_asking_does_not_wait_for_the_answer(qtbot: QtBot, thinker: Thinker, deal: Deal) -> None:
    game = deal(ANNA, ROBOT, first=1)
    thinker.think(game.view(1), "hang")
    assert thinker.thinking
    thinker.cancel()
