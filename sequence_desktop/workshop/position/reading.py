# SPDX-License-Identifier: MIT
"""Drafts of positions from data that somebody else has written."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sequence_desktop.engine.cards import parse_cards
from sequence_desktop.engine.errors import BadCase, Fault, quoted, shortened
from sequence_desktop.engine.numbers import is_whole
from sequence_desktop.engine.phrases import phrase
from sequence_desktop.engine.placing import (
    MOST_PASSES,
    listed,
    number,
    read_cards,
    read_chips,
    read_rows,
)
from sequence_desktop.engine.setup import Setup
from sequence_desktop.engine.state import Phase
from sequence_desktop.workshop.position.draft import Draft, piles_of

_PHASES: Final = {str(phase): phase for phase in (Phase.PLAY, Phase.DRAW, Phase.REPLACE)}


def read_draft(setup: Setup, data: Mapping[str, Any]) -> Draft:
    """The draft that a rule case or a kept draft describes, right or wrong.

    Raises:
        BadCase: it describes none.
        BadBoard: a row's name is none.
    """
    try:
        hands, stock, discards = read_cards(setup, data)
        phase = data.get("phase")
        return Draft(
            setup,
            read_chips(setup, data),
            read_rows(setup, data),
            hands,
            stock,
            discards,
            piles_of(parse_cards(pile) for pile in listed(data, "open")),
            parse_cards(" ".join(str(total) for total in listed(data, "rolls"))),
            _seat(setup, number(data, "to_move", 0)),
            None if phase is None else _PHASES[phase],
            _counts(listed(data, "limits"), "limits", setup.players, len(setup.deck))
            or tuple(map(len, hands)),
            _counts([number(data, "swaps", 0)], "swaps", 1, len(setup.deck))[0],
            _counts([number(data, "passes", 0)], "passes", 1, MOST_PASSES)[0],
            _seats(setup, data, "owed"),
            _seats(setup, data, "out"),
            _counts(listed(data, "overtime"), "overtime", setup.sides, MOST_PASSES),
        )
    except Fault:
        raise
    except (TypeError, AttributeError, KeyError, IndexError, ValueError) as error:
        raise BadCase(
            phrase("this is no position ({error})", error=shortened(str(error)))
        ) from None


def _seat(setup: Setup, seat: object) -> int:
    if not is_whole(seat, 0, setup.players - 1):
        raise BadCase(phrase("there is no seat {seat}", seat=quoted(seat)))
    return seat


def _seats(setup: Setup, data: Mapping[str, Any], key: str) -> tuple[int, ...]:
    seats = tuple(_seat(setup, seat) for seat in listed(data, key))
    if len(set(seats)) != len(seats):
        raise BadCase(phrase("a seat stands twice"), where=key)
    return seats


def _counts(values: Sequence[Any], key: str, size: int, most: int) -> tuple[int, ...]:
    """So many numbers, or none."""
    if values and len(values) != size:
        raise BadCase(
            phrase("there are {count} numbers for {wanted}", count=len(values), wanted=size),
            where=key,
        )
    for value in values:
        if not is_whole(value, 0, most):
            raise BadCase(
                phrase("{value} is no number from 0 to {last}", value=quoted(value), last=most),
                where=key,
            )
    return tuple(values)
