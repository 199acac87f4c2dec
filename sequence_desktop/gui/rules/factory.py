# SPDX-License-Identifier: MIT
"""From a parameter to the control for it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from sequence_desktop.engine.board import Board
from sequence_desktop.gui.alphabet import alphabetical
from sequence_desktop.gui.rules import tables
from sequence_desktop.gui.rules.card_tables import PowersControl, SafeCellsControl
from sequence_desktop.gui.rules.controls import (
    ChoiceControl,
    Control,
    FlagControl,
    LineControl,
    NumberCardsControl,
    NumberControl,
    NumberListControl,
    RanksControl,
    TextControl,
)
from sequence_desktop.gui.rules.labels import title
from sequence_desktop.gui.rules.options import option
from sequence_desktop.gui.rules.parameters import PARAMETERS, Kind, Parameter
from sequence_desktop.gui.titles import board_name

translate = QCoreApplication.translate


def make_control(path: str, boards: Mapping[str, Board], parent: QWidget) -> Control:
    """The control for a parameter.

    Args:
        path: the parameter's full name.
        boards: the boards to choose from, by id.
        parent: the widget it belongs to.

    Raises:
        KeyError: the parameter is a table that nobody has made a control for.
    """
    parameter = PARAMETERS[path]
    if path in _SPECIAL:
        return _SPECIAL[path](parameter, parent)
    if path == "board.layout":
        names = ((name, board_name(board)) for name, board in boards.items())
        return ChoiceControl(sorted(names, key=lambda pair: alphabetical(pair[1])), parent)
    match parameter.kind:
        case Kind.FLAG:
            return FlagControl(title(path), parent)
        case Kind.CHOICE:
            return ChoiceControl(((word, option(path, word)) for word in parameter.options), parent)
        case Kind.NUMBER:
            return NumberControl(parameter, parent)
        case Kind.NUMBERS:
            return NumberListControl(parent)
        case Kind.WORDS:
            return TextControl(as_list=True, example=_example(path), parent=parent)
        case Kind.TEXT:
            return LineControl(parent)
        case Kind.TABLE:
            raise KeyError(path)


def _example(path: str) -> str:
    return {
        "board.grid": "XX 2S 3S 4S\n5S 6S 7S 8S",
        "rows.shapes": "X../XXX/..X",
        "win.patterns": "center2x2",
    }.get(path, "")


_Maker = Callable[[Parameter, QWidget], Control]

_SPECIAL: Mapping[str, _Maker] = {
    "description": lambda _, parent: TextControl(as_list=False, parent=parent),
    "players.partitions": lambda _, parent: tables.PartitionsControl(parent),
    "deck.ranks": lambda _, parent: RanksControl(parent),
    "deck.numbers": NumberCardsControl,
    "hand.by_players": tables.by_players,
    "rows.length_by_sides": tables.by_sides,
    "win.rows_by_sides": tables.by_sides,
    "win.rows_by_players": tables.by_players,
    "scoring.row": tables.by_length,
    "powers": lambda _, parent: PowersControl(parent),
    "protect.cells_from": lambda _, parent: SafeCellsControl(parent),
}
