# SPDX-License-Identifier: MIT
"""The computer player's process: what it answers, and what happens when it does not."""

import os
import signal

import pytest
from pytestqt.qtbot import QtBot

from sequence_desktop.engine.moves import Move
from sequence_desktop.gui.worker import Thinker, plain_move
from sequence_desktop.players import LEVELS
from tests.gui.conftest import ANNA, ROBOT, Deal, assert_gone, fake_command


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


@pytest.mark.parametrize("habit", ["garbage", "illegal", "die", "absent"])
def test_a_bad_player_is_replaced_by_a_plain_move(
    qtbot: QtBot, thinker: Thinker, deal: Deal, habit: str, caplog: pytest.LogCaptureFixture
) -> None:
    move = ask(qtbot, thinker, deal, habit)
    assert move == plain_move(deal(ANNA, ROBOT, first=1).view(1))
    assert caplog.text.count(f"({habit})") == 2, "it was tried twice"


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
    assert "plain move" not in caplog.text


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
