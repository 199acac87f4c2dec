# SPDX-License-Identifier: MIT
"""What keeps rules from being played, in plain words and with the control where it is mended."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication

from sequence_desktop.engine.board import Board
from sequence_desktop.engine.cards import Token, is_number
from sequence_desktop.engine.errors import BadBoard, BadRules, Fault
from sequence_desktop.engine.rules import Rules
from sequence_desktop.engine.setup import Setup, deck_of
from sequence_desktop.gui.faults import in_words
from sequence_desktop.gui.plain import capital
from sequence_desktop.gui.rules import counting
from sequence_desktop.gui.rules.parameters import PARAMETERS, Json, Kind, value_at
from sequence_desktop.gui.titles import board_name
from sequence_desktop.storage.rules_check import GRID_KEY, usual_board

translate = QCoreApplication.translate

_STOPS: Final = ".?!。？！"
_MOST_NAMED: Final = 6
"""How many number cards are named one by one."""


@dataclass(frozen=True, slots=True)
class Trouble:
    """Something that cannot be so.

    Attributes:
        path: the parameter where it is mended.
        text: what is wrong and what to do, in sentences.
    """

    path: str
    text: str


def troubles(data: Json, boards: Mapping[str, Board]) -> tuple[Trouble, ...]:
    """Everything that keeps rules, given as JSON data, from being played; empty: nothing.

    They are tried with every number of players and sides, on the board they are usually played on.
    """
    found = tuple(_misread(data))
    if found:
        return found
    try:
        rules = Rules.from_json(data)
    except BadRules as fault:
        return (Trouble(locate(fault.where, data), _contradiction(fault)),)
    return tuple(dict.fromkeys(_misfits(rules, boards)))


def find_board(rules: Rules, boards: Mapping[str, Board]) -> Board | None:
    """The board that rules are usually played on; None where it is not there."""
    try:
        return usual_board(rules, boards.__getitem__)
    except (BadBoard, KeyError):
        return None


def locate(where: str, data: Json) -> str:
    """The parameter that a fault's place belongs to."""
    if where in PARAMETERS:
        return where
    if where == "hand":
        return "hand.const" if data["hand"]["const"] else "hand.by_players"
    inside = [path for path in PARAMETERS if where.startswith((f"{path}.", f"{path},"))]
    return max(inside, key=len, default="board.layout")


def _misread(data: Json) -> Iterator[Trouble]:
    """The parameters whose own value does not fit."""
    for path, parameter in PARAMETERS.items():
        try:
            parameter.shape.read(value_at(data, path), path)
        except BadRules as fault:
            if parameter.kind is Kind.NUMBERS:
                text = translate(
                    "RuleChecks", "Use whole numbers from {low} to {high}, separated by commas."
                ).format(low=parameter.low, high=parameter.high)
            else:
                text = _plain(fault)
            yield Trouble(path, text)


def _plain(fault: Fault) -> str:
    """A fault of the engine as sentences."""
    clauses = (in_words(clause) for clause in (fault.why, fault.remedy) if clause)
    sentences = [capital(clause) for clause in clauses]
    said = translate("RuleChecks", "{sentence}.")
    return " ".join(said.format(sentence=sentence.rstrip(_STOPS)) for sentence in sentences)


def _contradiction(fault: BadRules) -> str:
    """Why two parameters cannot stand together."""
    return {
        "protect.extensions": translate(
            "RuleChecks",
            "Shapes have no line that could be lengthened. Leave this out, or make lines.",
        ),
        "forget.mode": translate(
            "RuleChecks",
            "Only a draw after playing can be forgotten. Let cards draw themselves, or have "
            "them drawn after playing.",
        ),
        "board.joker_cells": translate(
            "RuleChecks",
            "Free cells cannot count for everybody and be earned at once. Let free cells count "
            "for nobody.",
        ),
    }.get(fault.where) or _plain(fault)


def _misfits(rules: Rules, boards: Mapping[str, Board]) -> Iterator[Trouble]:
    """What goes wrong when rules, board and players meet."""
    if not any(rules.players.partitions.values()):
        yield Trouble(
            "players.partitions",
            translate("RuleChecks", "Nobody can play yet. Allow at least one number of players."),
        )
        return
    try:
        board = usual_board(rules, boards.__getitem__)
    except BadBoard as fault:
        yield Trouble(GRID_KEY, _plain(fault))
        return
    except KeyError:
        yield Trouble(
            "board.layout",
            translate("RuleChecks", "There is no board “{name}” here. Choose another.").format(
                name=rules.board.layout[:40]
            ),
        )
        return
    for players in rules.player_counts:
        for sides in rules.sides_for(players):
            try:
                Setup(rules, board, players, sides)
            except BadRules as fault:
                yield _misfit(fault, rules, board, players, sides)


def _misfit(fault: BadRules, rules: Rules, board: Board, players: int, sides: int) -> Trouble:
    path = locate(fault.where, rules.to_json())
    if fault.where == "hand":
        return Trouble(path, _hands_too_large(rules, players))
    if fault.where == "hand.by_players":
        text = translate(
            "RuleChecks", "Say how many cards {players} are dealt, or leave them out."
        ).format(players=counting.players(players))
        return Trouble(path, text)
    if path in ("rows.length", "rows.length_by_sides"):
        return Trouble(path, _row_too_long(board, rules.row_length(sides)))
    if path in ("board.rows", "board.cols", "board.layout"):
        return _board_misfit(fault, rules, board)
    return Trouble(path, _plain(fault))


def _hands_too_large(rules: Rules, players: int) -> str:
    each = rules.hand_size(players)
    return translate(
        "RuleChecks",
        "{players} with {cards} each need {needed}, but there are only {deck}. Deal fewer, "
        "or do not allow so many players.",
    ).format(
        players=capital(counting.players(players)),
        cards=counting.cards_each(each),
        needed=each * players,
        deck=len(deck_of(rules)),
    )


def _row_too_long(board: Board, length: int) -> str:
    return translate(
        "RuleChecks",
        "No row of {length} fits on the board “{board}”, which has {columns} by {rows} cells. "
        "Make rows shorter, or choose a larger board.",
    ).format(
        length=counting.number(length),
        board=board_name(board),
        columns=board.width,
        rows=board.height,
    )


def _board_misfit(fault: BadRules, rules: Rules, board: Board) -> Trouble:
    """Board and rules do not belong together."""
    for path, wanted, have in (
        ("board.rows", rules.board.rows, board.height),
        ("board.cols", rules.board.cols, board.width),
    ):
        if wanted is not None and wanted != have:
            text = translate(
                "RuleChecks",
                "The board “{board}” has {have} of them. Change the number or the board.",
            ).format(board=board_name(board), have=have)
            return Trouble(path, text)
    path = GRID_KEY if rules.board.grid else "board.layout"
    lost = _cards_without_cell(rules, board)
    if not lost:
        return Trouble(path, _plain(fault))
    text = translate(
        "RuleChecks",
        "No cell of the board “{board}” shows {cards}, and they have no power. Choose another "
        "board, leave the cards out, or give them a power.",
    ).format(board=board_name(board), cards=_some(lost))
    return Trouble(path, text)


def _cards_without_cell(rules: Rules, board: Board) -> list[Token]:
    """The cards of the deck that fit nowhere and do nothing."""
    numbers = [int(token) for token in board.tokens if is_number(token)]
    highest = max(numbers, default=-1) if rules.match == "at_least" else -1
    return [
        token
        for token in dict.fromkeys(deck_of(rules))
        if token not in rules.powers
        and not board.mask(token)
        and not (is_number(token) and int(token) <= highest)
    ]


def _some(tokens: list[Token]) -> str:
    """Cards by name, but not a hundred of them."""
    known = counting.in_order(tokens)
    if len(known) <= _MOST_NAMED or not is_number(known[0]):
        return counting.cards(known)
    return translate("RuleChecks", "{cards} and {count} others").format(
        cards=", ".join(counting.cards([token]) for token in known[:_MOST_NAMED]),
        count=len(known) - _MOST_NAMED,
    )
