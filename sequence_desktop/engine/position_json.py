# SPDX-License-Identifier: MIT
"""A position's own facts as JSON data, for views that are sent and games that begin in mid-air.

Masks of cells are hexadecimal texts. The shape of the data is checked here; whether the facts could
be those of a real table is asked where that matters, in :mod:`sequence_desktop.engine.start`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sequence_desktop.engine.errors import quoted
from sequence_desktop.engine.numbers import is_whole
from sequence_desktop.engine.outcome import Ending, Outcome
from sequence_desktop.engine.position import Position
from sequence_desktop.engine.setup import Setup
from sequence_desktop.engine.state import Draft, Phase

_MASKS: Final = ("chips", "hot")
_NUMBERS: Final = ("ply", "seat", "swaps", "passes", "out", "rng")
_LISTS: Final = ("limits", "owed", "overtime", "penalty")
_CARDS: Final = ("stock", "discards", "rolls")
_HANDS: Final = ("hands", "open")
_CHANCE: Final = (1 << 64) - 1


def position_to_json(position: Position) -> dict[str, object]:
    """The facts of a position, which may be one seat's view of it."""
    outcome = position.outcome
    return {
        **{name: [hex(mask) for mask in getattr(position, name)] for name in _MASKS},
        **{name: getattr(position, name) for name in _NUMBERS},
        **{name: " ".join(getattr(position, name)) for name in _CARDS},
        **{name: [" ".join(cards) for cards in getattr(position, name)] for name in _HANDS},
        "locked": hex(position.locked),
        "rows": [[hex(row) for row in rows] for rows in position.rows],
        **{name: list(getattr(position, name)) for name in _LISTS},
        "phase": position.phase,
        "roll": position.roll,
        "outcome": outcome and [outcome.winner, outcome.ending, outcome.ladder],
    }


def position_from_json(data: Mapping[str, Any], setup: Setup) -> Position:
    """The position that :func:`position_to_json` described.

    Raises:
        KeyError, TypeError, ValueError: the data are not those of a position.
    """
    draft = Draft.blank(setup)
    for name in _MASKS:
        setattr(draft, name, tuple(int(mask, 16) for mask in data[name]))
    for name in _NUMBERS:
        setattr(draft, name, data[name])
    for name in _LISTS:
        setattr(draft, name, tuple(data[name]))
    for name in _CARDS:
        setattr(draft, name, tuple(data[name].split()))
    for name in _HANDS:
        setattr(draft, name, tuple(tuple(cards.split()) for cards in data[name]))
    draft.locked = int(data["locked"], 16)
    draft.rows = tuple(tuple(int(row, 16) for row in rows) for rows in data["rows"])
    draft.phase = Phase(data["phase"])
    draft.roll = data["roll"]
    if data["outcome"]:
        winner, ending, ladder = data["outcome"]
        draft.outcome = Outcome(winner, Ending(ending), ladder)
    _check_numbers(draft)
    _check_sizes(draft)
    return Position(draft)


def _check_numbers(draft: Draft) -> None:
    """Raise ValueError for a number that no position has."""
    seats, sides = draft.setup.players, draft.setup.sides
    ranges: dict[str, tuple[tuple[object, ...], int | None]] = {
        "ply": ((draft.ply,), None),
        "seat": ((draft.seat,), seats - 1),
        "swaps": ((draft.swaps,), None),
        "passes": ((draft.passes,), None),
        "out": ((draft.out,), (1 << seats) - 1),
        "rng": (() if draft.rng is None else (draft.rng,), _CHANCE),
        "limits": (draft.limits, None),
        "owed": (draft.owed, seats - 1),
        "overtime": (draft.overtime, None),
        "penalty": (draft.penalty, seats - 1),
    }
    if draft.outcome is not None:
        winner = draft.outcome.winner
        ranges["outcome"] = (() if winner is None else (winner,), sides - 1)
        ranges["ladder"] = ((draft.outcome.ladder,), None)
    for name, (numbers, high) in ranges.items():
        for number in numbers:
            if not is_whole(number, 0, high):
                raise ValueError(f"{name}: {quoted(number)} is no number of a position")


def _check_sizes(draft: Draft) -> None:
    """Raise ValueError where sides, seats or cells are missing, or too many."""
    setup = draft.setup
    masks = (*draft.chips, *draft.hot, draft.locked, *(row for rows in draft.rows for row in rows))
    if any(not 0 <= mask < 1 << setup.board.size for mask in masks):
        raise ValueError("a mask reaches beyond the board")
    by_side = (draft.chips, draft.hot, draft.rows, *([draft.overtime] if draft.overtime else []))
    by_seat = (draft.hands, draft.limits)
    if any(len(each) != setup.sides for each in by_side) or any(
        len(each) != setup.players for each in by_seat
    ):
        raise ValueError("sides or seats are missing")
    if not isinstance(draft.roll, str):
        raise ValueError("a roll is a text")
