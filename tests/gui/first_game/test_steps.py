# SPDX-License-Identifier: MIT
"""The positions of the first game: what each says is true of it, and can be done on it."""

from __future__ import annotations

import json

import pytest

from sequence_desktop.engine.board import Board
from sequence_desktop.engine.game import Game
from sequence_desktop.engine.moves import Kind
from sequence_desktop.engine.rules import Rules
from sequence_desktop.gui.first_game.steps import BOARD, GAME, LEARNER, STEPS, Step, game_of
from sequence_desktop.gui.first_game.words import step_words
from sequence_desktop.paths import data

COMPUTER = 1 - LEARNER


def begin(step: Step) -> Game:
    rules = json.loads(data("resources", "rules", f"{GAME}.json").read_text("utf-8"))
    board = json.loads(data("board_layouts", f"{BOARD}.json").read_text("utf-8"))
    return game_of(step, Rules.from_json(rules), Board.from_json(board, BOARD))


def winning_cells(game: Game, side: int) -> set[str]:
    """The open cells on which a side would make a row."""
    position, board = game.position, game.setup.board
    own, open_cells = position.chips[side] | game.setup.free, game.setup.open_cells
    missing = {
        window & ~own
        for window in game.setup.windows
        if (window & ~own).bit_count() == 1 and not window & ~own & position.occupied
    }
    return {board.names[mask.bit_length() - 1] for mask in missing if mask & open_cells}


def test_there_are_six_with_words_for_each() -> None:
    assert len(STEPS) == len(step_words()) == 6
    for step, words in zip(STEPS, step_words(), strict=True):
        assert words.title
        assert words.task
        assert words.done
        free = not (step.cells or step.card)
        assert bool(words.wrong) != free, "where nothing is wrong, nothing is said of it"


@pytest.mark.parametrize("step", STEPS)
def test_what_is_pointed_out_is_legal_and_what_is_wanted(step: Step) -> None:
    legal = list(begin(step).position.legal_moves())
    for move in step.pointed_out():
        assert move in legal
        assert step.reached(move)


@pytest.mark.parametrize("step", STEPS)
def test_what_is_wanted_can_be_done_and_where_nothing_is_wrong_so_can_anything(step: Step) -> None:
    game = begin(step)
    if step.computer_first:
        game.play(game.position.legal_moves()[0])
    legal = list(game.position.legal_moves())
    wanted = [move for move in legal if step.reached(move)]
    assert wanted
    assert not step.cells or {move.cell for move in wanted} == step.cells
    if not (step.cells or step.card):
        assert wanted == legal


def test_the_row_to_be_stopped_has_one_open_end() -> None:
    game = begin(STEPS[2])
    assert winning_cells(game, COMPUTER) == STEPS[2].cells
    assert not winning_cells(game, LEARNER)


def test_beside_three_chips_the_jack_makes_four() -> None:
    game = begin(STEPS[3])
    for move in STEPS[3].pointed_out():
        assert winning_cells(Game(game.position.play(move)), LEARNER)


def test_no_card_stops_the_other_row_and_any_of_its_chips_does() -> None:
    game = begin(STEPS[4])
    ends = winning_cells(game, COMPUTER)
    assert len(ends) == 2
    legal = list(game.position.legal_moves())
    assert not [move for move in legal if move.kind is Kind.PUT and move.cell in ends]
    for move in legal:
        if STEPS[4].reached(move):
            assert not winning_cells(Game(game.position.play(move)), COMPUTER)


def test_the_last_step_wins() -> None:
    game = begin(STEPS[5])
    assert game.position.row_count(LEARNER) == 1
    for move in STEPS[5].pointed_out():
        outcome = game.position.play(move).outcome
        assert outcome is not None
        assert outcome.winner == LEARNER
