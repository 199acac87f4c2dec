# SPDX-License-Identifier: MIT
"""The policy's weights: how much each thing that a chip does is worth, in points.

They lie in a JSON file in plain tables. Here they become whole numbers, hundredths of a point, so
that sums are exact and the same on every machine, and look-up tables, so that a choice is quick.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from sequence_desktop.engine.rules import merge
from sequence_desktop.engine.setup import Setup
from sequence_desktop.paths import data

SCALE: Final = 100
"""Points are counted in hundredths."""
LONGEST: Final = 20
"""Lines of more cells than this are not looked at: shapes and patterns may be of any size."""

EARLY: Final = "early"
LAST: Final = "last"
STAGES: Final = (EARLY, LAST)
"""How far a side is: one more row wins for it (last), or not yet (early)."""

FILL, PLENTY, SCARCE, GONE = range(4)
"""What a seat knows of an open cell: it holds a card for it; the cards for it are mostly still out;
half of them or more are gone; all are gone, so that only a special card can fill it."""

_FILLS, _FEW = 3, 2  # more cards held, or more cells that are hard to fill, count as so many
_GONE_STEP: Final = 1
_SCARCE_STEP: Final = _FEW + 1
_FILL_STEP: Final = _SCARCE_STEP * (_FEW + 1)
_NEED_STEP: Final = _FILL_STEP * (_FILLS + 1)

_CODES: Final = _NEED_STEP * (LONGEST + 2)

STAGE_CODE: Final = {EARLY: 0, LAST: _CODES}
NEED_CODE: Final = tuple(_NEED_STEP * n for n in range(LONGEST + 1))
FILL_CODE: Final = tuple(_FILL_STEP * min(n, _FILLS) for n in range(LONGEST + 1))
SCARCE_CODE: Final = tuple(_SCARCE_STEP * min(n, _FEW) for n in range(LONGEST + 1))
GONE_CODE: Final = tuple(_GONE_STEP * min(n, _FEW) for n in range(LONGEST + 1))
"""The code of a line of one's own is a sum of one number from each of these: by the stage, by the
chips that the line needs, by how many of its open cells one holds cards for, are scarce, are gone.
0: the line is worth nothing.
"""

OwnTable = tuple[int, ...]
"""Hundredths of a point for a chip in a line of one's own, by the line's code."""

EnemyTable = tuple[tuple[int, ...], ...]
"""Hundredths of a point for a chip in an enemy's line, by its need, by its rarest open cell."""


@dataclass(frozen=True, slots=True, eq=False)
class Weights:
    """All the weights, in hundredths of a point (factors as they are)."""

    own: Mapping[str, tuple[tuple[int, ...], ...]]
    """A chip in a line of one's own: by chips needed with this one (from 1), by cards held."""
    own_scarce: float
    own_gone: float
    """Factors for each other open cell that is scarce or gone."""
    block: Mapping[str, tuple[int, ...]]
    """A chip in a line of an enemy: by the chips the enemy needs (from 1)."""
    block_scarce: float
    block_gone: float
    """Factors where the scarcest open cell is scarce or gone."""
    lift: Mapping[str, tuple[int, ...]]
    """An enemy chip taken out of a line that needs so many chips (from 1)."""
    lift_frees: float
    """What part of the worth of one's own line is won by taking its only enemy chip out."""
    lift_row: Mapping[str, int]
    """A chip taken out of a finished row that counts only while it lies there."""
    later_enemy: float
    """Factor for enemies that move after another enemy has moved."""
    twin_own: float
    twin_block: float
    """What part of the worth of a card's best other cell is given up by playing it."""
    twin_covered: int
    """The price of playing a card whose other cells are all covered."""
    twin_most: int
    """The most that giving up the other cells counts."""
    price: Mapping[str, Mapping[str, tuple[int, int]]]
    """What a special card must bring to be played, by the stage of the furthest side, by power: if
    it is the only one held; if there are more."""
    held: float
    """What part of the worth of a card's best cell the card is worth in the hand."""
    number_price: int
    """What a number card that reaches every cell must bring."""
    draw_instead: tuple[int, ...]
    """What a draw instead of a play is worth, by the number of cards held."""

    @classmethod
    def from_json(cls, raw: Mapping[str, Any]) -> Weights:
        """The weights that a parsed file describes.

        Raises:
            KeyError, TypeError, ValueError: the file is not one of weights.
        """
        return cls(
            own={
                stage: tuple(_points(raw["own"][stage][str(n)]) for n in _needs(raw["own"][stage]))
                for stage in STAGES
            },
            own_scarce=float(raw["own_chance"]["scarce"]),
            own_gone=float(raw["own_chance"]["gone"]),
            block={stage: _points(raw["block"][stage]) for stage in STAGES},
            block_scarce=float(raw["block_chance"]["scarce"]),
            block_gone=float(raw["block_chance"]["gone"]),
            lift={stage: _points(raw["lift"][stage]) for stage in STAGES},
            lift_frees=float(raw["lift_frees"]),
            lift_row={stage: _point(raw["lift_row"][stage]) for stage in STAGES},
            later_enemy=float(raw["later_enemy"]),
            twin_own=float(raw["twin"]["own"]),
            twin_block=float(raw["twin"]["block"]),
            twin_covered=_point(raw["twin"]["covered"]),
            twin_most=_point(raw["twin"]["most"]),
            price={stage: _prices(raw["price"][stage]) for stage in STAGES},
            held=float(raw["held"]),
            number_price=_point(raw["number_price"]),
            draw_instead=_points(raw["draw_instead"]),
        )

    def own_worth(self, stage: str, kind: int, code: int) -> int:
        """What a chip on a cell of this kind is worth in a line of one's own with this code.

        The cell is no hindrance once the chip lies there: only the other open cells count.
        """
        need, rest = divmod(code, _NEED_STEP)
        filled, rest = divmod(rest, _FILL_STEP)
        scarce, gone = divmod(rest, _SCARCE_STEP)
        if not need:
            return 0
        rows = self.own[stage]
        row = rows[min(need, len(rows)) - 1]
        others = max(0, min(filled - (kind == FILL), len(row) - 1))
        hard = self.own_scarce ** max(0, scarce - (kind == SCARCE))
        hard *= self.own_gone ** max(0, gone - (kind == GONE))
        return round(row[others] * hard * 0.5 ** max(0, need - len(rows)))


@cache
def own_tables(weights: Weights) -> tuple[OwnTable, ...]:
    """The tables for one's own lines, by the kind of the cell: FILL, PLENTY, SCARCE, GONE."""
    return tuple(
        tuple(weights.own_worth(stage, kind, code) for stage in STAGES for code in range(_CODES))
        for kind in (FILL, PLENTY, SCARCE, GONE)
    )


@cache
def block_table(weights: Weights, stage: str, factor: float) -> EnemyTable:
    """The table for a chip put into an enemy's line; ``factor`` is for enemies that move later."""
    return _enemy_table(weights, weights.block[stage], factor)


@cache
def lift_table(weights: Weights, stage: str, factor: float) -> EnemyTable:
    """The table for a chip taken out of an enemy's line."""
    return _enemy_table(weights, weights.lift[stage], factor)


def _enemy_table(weights: Weights, row: Sequence[int], factor: float) -> EnemyTable:
    chances = (1.0, 1.0, weights.block_scarce, weights.block_gone)
    worth = [0, *row, *[0] * LONGEST][: LONGEST + 2]
    return tuple(tuple(round(w * factor * chance) for chance in chances) for w in worth)


def _needs(table: Mapping[str, object]) -> range:
    return range(1, len(table) + 1)


def _point(number: float) -> int:
    return round(number * SCALE)


def _points(numbers: Sequence[float]) -> tuple[int, ...]:
    return tuple(_point(number) for number in numbers)


def _prices(table: Mapping[str, Sequence[float]]) -> dict[str, tuple[int, int]]:
    return {power: (_point(single), _point(more)) for power, (single, more) in table.items()}


class Book:
    """A file of weights, with what differs between kinds of games."""

    def __init__(self, raw: Mapping[str, Any]) -> None:
        """``raw`` is the parsed file."""
        self._raw = raw
        self._known: dict[tuple[bool, bool], Weights] = {}

    def weights(self, setup: Setup) -> Weights:
        """The weights for a setup; the same ones for all of its kind.

        Raises:
            KeyError, TypeError, ValueError: the file is not one of weights.
        """
        far_reaching, more_sides = setup.rules.match == "at_least", setup.sides > 2
        known = self._known.get((far_reaching, more_sides))
        if known is None:
            raw = merge(self._raw, self._raw["far_reaching"]) if far_reaching else self._raw
            raw = merge(raw, self._raw["more_sides"]) if more_sides else raw
            known = self._known[far_reaching, more_sides] = Weights.from_json(raw)
        return known


@cache
def load_book(name: str) -> Book:
    """A file of weights that is shipped with the program."""
    text = data("resources", "players", f"{name}.json").read_text(encoding="utf-8")
    return Book(json.loads(text))
