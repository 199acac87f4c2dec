# SPDX-License-Identifier: MIT
"""The positions of the first game, what is shown on them, and what the learner is to do there.

No words stand here, and nothing of Qt. Seat 0 is the learner's, seat 1 the computer's.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sequence_desktop.engine.board import Board
from sequence_desktop.engine.cases import case_position
from sequence_desktop.engine.game import Game
from sequence_desktop.engine.moves import Kind, Move
from sequence_desktop.engine.rules import Rules

LEARNER: Final = 0
GAME: Final = "sequence"
"""The id of the rules that are learned."""
BOARD: Final = "spiral"
"""The id of the board they are learned on."""


@dataclass(frozen=True, slots=True)
class Step:
    """One step.

    Attributes:
        hand: the learner's cards.
        own: the cells of the learner's chips.
        enemy: the cells of the computer's chips.
        wanted: what the learner is to do.
        cells: where; empty: anywhere.
        card: with which card; "": with any.
        shown: moves that are pointed out, in their text form.
        row: a row that the learner has already, by its name; "": none.
        computer_first: whether the computer moves before the learner.
    """

    hand: str
    own: str = ""
    enemy: str = ""
    wanted: Kind = Kind.PUT
    cells: frozenset[str] = frozenset()
    card: str = ""
    shown: tuple[str, ...] = ()
    row: str = ""
    computer_first: bool = False

    def reached(self, move: Move) -> bool:
        """Whether a move of the learner's is what was wanted."""
        there = not self.cells or move.cell in self.cells
        return move.kind is self.wanted and there and self.card in ("", move.token)

    def pointed_out(self) -> tuple[Move, ...]:
        """The moves that are pointed out."""
        return tuple(Move.parse(text) for text in self.shown)


_FOUR: Final = frozenset({"h3", "h4", "h5", "h6"})

STEPS: Final[Sequence[Step]] = (
    Step(hand="5H 9D KS 3C 8S", shown=("5H@e5", "5H@i7")),
    Step(hand="9D KS 3C 8S 6D", own="e5", computer_first=True),
    Step(  # the fifth cell on the other side is the learner's
        hand="2C 9D 8S QH 6D",
        own="b4 e5",
        enemy="c4 d4 e4 f4",
        cells=frozenset({"g4"}),
        shown=("2C@g4",),
    ),
    Step(
        hand="JD 9D 8S QH 6D",
        own="d6 e6 f6",
        enemy="d4 h7",
        card="JD",
        shown=("JD@c6", "JD@g6"),
    ),
    Step(
        hand="JS 9C 3D 6H AC",
        own="e5 c7 d8",
        enemy="h3 h4 h5 h6 b9",
        wanted=Kind.REMOVE,
        cells=_FOUR,
        shown=tuple(f"JS-{cell}" for cell in sorted(_FOUR)),
    ),
    Step(
        hand="9H 8S QC 6D KD",
        own="c9 d9 e9 f9 g9 e3 e4 e5 e6",
        enemy="h3 b2 i5 g7 c5",
        cells=frozenset({"e7"}),
        shown=("9H@e7",),
        row="c9-g9",
    ),
)
"""The steps in order."""


def game_of(step: Step, rules: Rules, board: Board) -> Game:
    """The game that a step is played on; the computer holds cards that decide nothing.

    Raises:
        BadCase, BadRules: the rules or the board are not those that the steps are made for.
    """
    position = case_position(
        {
            "chips": _lines(board, step),
            "claimed": {"A": [step.row]} if step.row else {},
            "hands": [step.hand, "TH 7C QS 4D TC"],
            "to_move": 1 - LEARNER if step.computer_first else LEARNER,
        },
        lambda _: rules,
        lambda _: board,
    )
    return Game(position)


def _lines(board: Board, step: Step) -> list[str]:
    """The chips as lines of a rule case."""
    sides = dict.fromkeys(step.enemy.split(), "B") | dict.fromkeys(step.own.split(), "A")
    marks = [sides.get(name, ".") for name in board.names]
    wide = board.width
    return [" ".join(marks[start : start + wide]) for start in range(0, board.size, wide)]
