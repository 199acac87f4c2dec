# SPDX-License-Identifier: MIT
"""Why a move is good, or what it costs: kinds of reasons with what they are about, without words.

Words are made where they are read, in the reader's language.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from enum import StrEnum
from typing import Any


class Why(StrEnum):
    """Kinds of reasons; what of a :class:`Reason` they fill in stands behind each."""

    WINS = "wins"
    """The move wins the game: ``lines``."""
    ROW = "row"
    """It completes rows: ``lines``; the side then has ``amount`` of the ``of`` that win."""
    BUILDS = "builds"
    """It makes ``amount`` of ``of`` in ``lines``, where ``cells`` are still open; the seat holds
    cards for ``held`` of these."""
    TWO_WAYS = "two_ways"
    """It builds in two directions at once: ``lines``, with the open ``cells``, and at least
    ``amount`` of ``of`` in each."""
    ROOM = "room"
    """It begins on a cell (``cells``) from which ``amount`` lines are open to the side."""
    CORNER = "corner"
    """A free cell (``cells``) counts in what it builds."""
    BLOCKS = "blocks"
    """It puts a chip into ``lines`` in which ``side`` has ``amount`` of ``of``, on ``cells``;
    ``held`` is 1 where that side moves next."""
    BREAKS = "breaks"
    """It takes a chip out of such lines, likewise."""
    BREAKS_ROW = "breaks_row"
    """It takes a chip out of finished rows of ``side``: ``lines``."""
    FREES = "frees"
    """It takes out the only enemy chip in ``lines`` in which the seat's side has ``amount`` of
    ``of``."""
    ONLY_MINE = "only_mine"
    """Nobody else can still get a ``card`` for this cell (``cells``)."""
    KEEPS_SPECIAL = "keeps_special"
    """It does what a special ``card`` could do, which stays in the hand."""
    NOTHING_LESS = "nothing_less"
    """No plain card in the hand does as much as this special ``card`` (on ``cells``)."""
    SPENDS_SPECIAL = "spends_special"
    """It costs a special ``card``, one of ``amount`` of its kind. Speaks against the move."""
    SECOND_COPY = "second_copy"
    """The ``card`` is held ``amount`` times, so that its other cell is not given up."""
    OTHER_CELL = "other_cell"
    """The other cell of the same ``card`` (``cells``) would do less."""
    GIVES_UP = "gives_up"
    """The other cell (``cells``) can no longer be taken by this ``card``. Speaks against it."""
    REACHES = "reaches"
    """Of the cards that reach the cell, it is the ``card`` that reaches fewest others: ``amount``
    of ``of`` open ones."""
    TURNS_IN = "turns_in"
    """A ``card`` that has no cell left goes for a new one."""
    DRAWS = "draws"
    """A draw instead of a play, with ``amount`` cards in the hand."""
    OWED = "owed"
    """The draw that is still owed for a turn gone by."""
    TAKES_CARD = "takes_card"
    """An open ``card`` is taken; ``cells``: the best place for it, if there is one."""
    TAKES_SPECIAL = "takes_special"
    """An open special ``card`` is taken."""
    SWAPS = "swaps"
    """One's own chip and an enemy's change places: ``cells``, the first left, the second taken."""
    PAYS = "pays"
    """What has to be paid for talking is paid with what is missed least: ``card``, or ``cells``."""
    PASSES = "passes"
    """Nothing else can be done."""
    ONLY_MOVE = "only_move"
    """There is no other move."""
    FITS = "fits"
    """Nothing speaks for or against it (``cells``)."""


@dataclass(frozen=True, slots=True)
class Reason:
    """One thing that speaks for a move, or against it."""

    kind: Why
    points: float = 0.0
    """How much it speaks for the move, in points of the policy; below 0: against it."""
    cells: tuple[str, ...] = ()
    """Cells by their names."""
    lines: tuple[str, ...] = ()
    """Lines by their names, as in moves: ``"a5-e5"``."""
    card: str = ""
    side: int | None = None
    """The side concerned, where it is not the seat's own."""
    amount: int = 0
    of: int = 0
    held: int = 0

    def to_json(self) -> dict[str, object]:
        """The reason as JSON data."""
        return {
            **asdict(self),
            "kind": self.kind.value,
            "cells": list(self.cells),
            "lines": list(self.lines),
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Reason:
        """The reason that :meth:`to_json` described.

        Raises:
            KeyError, TypeError, ValueError: the data are not those of a reason.
        """
        side = data["side"]
        return cls(
            Why(data["kind"]),
            float(data["points"]),
            tuple(map(str, data["cells"])),
            tuple(map(str, data["lines"])),
            str(data["card"]),
            None if side is None else int(side),
            int(data["amount"]),
            int(data["of"]),
            int(data["held"]),
        )
