# SPDX-License-Identifier: MIT
"""Rule cases: a position, steps, and what must hold after them; bug reports that can be run.

The form is JSON: see ``CONTRIBUTING.md``, and ``placing.py`` for how a position is described. A
case says which rules and board it uses, lays chips and deals hands, then plays, tries illegal
moves, asks for targets, undoes and redoes.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, Final

from sequence_desktop.engine.board import Board, cells_in
from sequence_desktop.engine.cards import Token, parse_cards, parse_token
from sequence_desktop.engine.errors import BadCase, Fault, IllegalMove, Reason, quoted, shortened
from sequence_desktop.engine.game import Game
from sequence_desktop.engine.moves import Move
from sequence_desktop.engine.numbers import is_whole
from sequence_desktop.engine.phrases import phrase
from sequence_desktop.engine.placing import PLACED_KEYS, chip_lines, listed, number, place
from sequence_desktop.engine.position import Position
from sequence_desktop.engine.rules import Rules
from sequence_desktop.engine.scoring import score
from sequence_desktop.engine.setup import SIDE_LETTERS, Setup

LoadRules = Callable[[object], Rules]
"""Answers with the rules for a preset's id or an object of parameters."""
LoadBoard = Callable[[object], Board]
"""Answers with the board for a layout's id or a board object."""

_KEYS: Final = frozenset(
    {
        *("case", "ruling", "note", "rules", "board", "players", "sides", "steps", "then"),
        *PLACED_KEYS,
    }
)
_ACTIONS: Final = ("play", "illegal", "targets", "moves", "undo", "redo")


def run_case(data: object, load_rules: LoadRules, load_board: LoadBoard) -> list[str]:
    """Run one case and list what did not hold; an empty list means that it passes.

    Raises:
        BadCase: the case itself makes no sense.
        BadRules, BadBoard: its rules or board cannot be used.
    """
    if not isinstance(data, Mapping):
        raise BadCase(phrase("a case is a JSON object"))
    for key in data:
        if key not in _KEYS:
            raise BadCase(
                phrase("the key {key} is not known", key=quoted(key)),
                remedy=phrase("known keys: {keys}", keys=", ".join(sorted(_KEYS))),
            )
    try:
        runner = _Runner(case_position(data, load_rules, load_board))
        for count, step in enumerate(listed(data, "steps"), 1):
            runner.step(step, phrase("step {number}", number=count))
        if "then" in data:
            runner.expect(data["then"], "then")
    except (TypeError, AttributeError, KeyError, IndexError) as error:
        why = shortened(str(error))
        raise BadCase(
            phrase("a value is missing or of the wrong kind ({error})", error=why)
        ) from None
    except RecursionError:
        raise BadCase(phrase("lists lie too deep in each other")) from None
    except ValueError as error:
        if isinstance(error, Fault | IllegalMove):
            raise
        why = shortened(str(error))
        raise BadCase(phrase("a value does not fit ({error})", error=why)) from None
    return runner.failures


def case_position(
    data: Mapping[str, Any], load_rules: LoadRules, load_board: LoadBoard
) -> Position:
    """The position a case begins with.

    Raises:
        BadCase: chips, cards or seats are wrong.
    """
    return place(case_setup(data, load_rules, load_board), data)


def case_setup(data: Mapping[str, Any], load_rules: LoadRules, load_board: LoadBoard) -> Setup:
    """The rules, board and seats of a case.

    Raises:
        BadCase, BadRules, BadBoard: they are wrong, or do not go together.
    """
    rules = load_rules(data.get("rules", "sequence"))
    own: object = {"rows": list(rules.board.grid), "deck": "free"}
    board = load_board(data.get("board", own if rules.board.grid else rules.board.layout))
    players = number(data, "players", 2)
    sides = number(data, "sides", next(iter(rules.sides_for(players)), 0))
    return Setup(rules, board, players, sides)


class _Runner:
    """Carries out the steps of one case and collects what did not hold."""

    def __init__(self, start: Position) -> None:
        self.game = Game(start)
        self.failures: list[str] = []

    def step(self, step: Mapping[str, Any], where: str) -> None:
        """Do one step and check its expectations."""
        actions = [key for key in _ACTIONS if key in step]
        if len(actions) != 1 and not (set(step) <= {*_EXPECTATIONS, "score"} and step):
            raise BadCase(
                phrase("a step does one of {actions}", actions=", ".join(_ACTIONS)), where=where
            )
        for action in actions:
            getattr(self, f"_{action}")(step, where)
        done = {*_ACTIONS, "are", "because", "note"} | ({"dead"} if "play" in step else set())
        rest = {key: value for key, value in step.items() if key not in done}
        self.expect(rest, where)

    def expect(self, wanted: Mapping[str, Any], where: str) -> None:
        """Check expectations against the position now."""
        for key, value in wanted.items():
            if key == "score":
                points = _score(self.game, value)
                if _differ(points, value):
                    self._fail(where, f"score should be {value}, is {points}")
                continue
            if key not in _EXPECTATIONS:
                raise BadCase(
                    phrase("the expectation {key} is not known", key=quoted(key)), where=where
                )
            if key in _LISTED:
                listed(wanted, key, where)
            have = _EXPECTATIONS[key](self.game.position, value)
            if _differ(have, _normal(key, value)):
                self._fail(where, f"{key} should be {value}, is {have}")

    def _fail(self, where: str, what: str) -> None:
        self.failures.append(f"{where}: {what}")

    def _play(self, step: Mapping[str, Any], where: str) -> None:
        dead = step.get("dead")
        if dead is not None:  # the dead cards are those before the move is made
            self.expect({"dead": dead}, where)
        try:
            self.game.play(step["play"])
        except IllegalMove as error:
            self._fail(where, f"{step['play']} should be legal, is refused: {error.reason}")

    def _illegal(self, step: Mapping[str, Any], where: str) -> None:
        before = self.game.position
        move = Move.parse(step["illegal"])
        try:
            self.game.position.play(move)
        except IllegalMove as error:
            because = step.get("because")
            if because is not None and error.reason is not Reason(because):
                self._fail(where, f"{move} should be refused as {because}, is as {error.reason}")
        else:
            self._fail(where, f"{move} should be refused, is legal")
            return
        if self.game.position != before or move in before.legal_moves():
            self._fail(where, f"{move} is refused but listed as legal")

    def _targets(self, step: Mapping[str, Any], where: str) -> None:
        position = self.game.position
        cells = 0
        for mask in position.targets(parse_token(step["targets"])).values():
            cells |= mask
        have = sorted(position.setup.board.names[cell] for cell in cells_in(cells))
        wanted = sorted(listed(step, "are", where))
        if have != wanted:
            self._fail(where, f"targets of {step['targets']} should be {wanted}, are {have}")

    def _moves(self, step: Mapping[str, Any], where: str) -> None:
        have, wanted = len(self.game.position.legal_moves()), number(step, "moves", 0)
        if have != wanted:
            self._fail(where, f"there should be {wanted} legal moves, are {have}")

    def _undo(self, step: Mapping[str, Any], _where: str) -> None:
        self.game.undo(number(step, "undo", 0))

    def _redo(self, step: Mapping[str, Any], _where: str) -> None:
        self.game.redo(number(step, "redo", 0))


def _score(game: Game, wanted: Mapping[str, int]) -> dict[str, int]:
    points = score(game)
    return {letter: points[SIDE_LETTERS.index(letter)] for letter in wanted}


def _rows(position: Position, wanted: Mapping[str, int]) -> dict[str, int]:
    return {letter: position.row_count(SIDE_LETTERS.index(letter)) for letter in wanted}


def _claimed(position: Position, wanted: Mapping[str, list[str]]) -> dict[str, list[str]]:
    board = position.setup.board
    return {
        letter: sorted(board.row_name(row) for row in position.rows_of(SIDE_LETTERS.index(letter)))
        for letter in wanted
    }


def _winner(position: Position, _wanted: object) -> str | None:
    outcome = position.outcome
    if outcome is None:
        return None
    return "draw" if outcome.winner is None else SIDE_LETTERS[outcome.winner]


def _cards(have: tuple[Token, ...], wanted: object) -> object:
    """The number of cards where a number is wanted, else the cards in order of name."""
    return len(have) if is_whole(wanted) else sorted(have)


def _hands(position: Position, wanted: list[object]) -> list[object]:
    return [_cards(hand, w) for hand, w in zip(position.hands, wanted, strict=True)]


def _chips(position: Position, _wanted: object) -> list[str]:
    return chip_lines(position.setup, position.chips)


def _normal(key: str, value: Any) -> object:
    """A wanted value in the form in which the one found is given."""
    if key == "claimed":
        return {letter: sorted(names) for letter, names in value.items()}
    if key == "hands":
        return [w if is_whole(w) else sorted(parse_cards(w)) for w in value]
    if key in ("stock", "discards") and isinstance(value, str):
        return list(parse_cards(value))
    if key == "dead":
        return sorted(parse_token(card) for card in value)
    if key == "chips":
        return [" ".join(line.split()) for line in value]
    return value


def _differ(have: object, wanted: object) -> bool:
    """Whether two values differ as JSON: to Python, ``True`` is 1."""
    texts = (json.dumps(value, sort_keys=True, default=str) for value in (have, wanted))
    return next(texts) != next(texts)


_LISTED: Final = ("hands", "chips", "dead", "out")
"""The expectations whose values are lists."""

_EXPECTATIONS: Final[Mapping[str, Callable[[Position, Any], object]]] = {
    "rows": _rows,
    "claimed": _claimed,
    "winner": _winner,
    "over": lambda position, _: position.outcome is not None,
    "to_move": lambda position, _: position.seat,
    "hands": _hands,
    "stock": lambda position, w: len(position.stock) if is_whole(w) else list(position.stock),
    "discards": lambda position, w: (
        len(position.discards) if is_whole(w) else list(position.discards)
    ),
    "chips": _chips,
    "dead": lambda position, _: sorted(position.dead()),
    "out": lambda position, _: list(cells_in(position.out)),
    "ending": lambda position, _: position.outcome and str(position.outcome.ending),
}
