# SPDX-License-Identifier: MIT
"""Damaging JSON in the ways that files are damaged: by hand, by other programs, with malice."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any, Final

from sequence_desktop.engine.rng import Random

Json = Any
"""Whatever ``json.loads`` may answer with."""

DEEP: Final = 3000
"""How deep values are nested at most. Newer Pythons read JSON that is nested deeper than that."""


def _nested(depth: int, wrap: Callable[[Json], Json]) -> Json:
    value: Json = 1
    for _ in range(depth):
        value = wrap(value)
    return value


_ODD: Final[tuple[Callable[[], Json], ...]] = (
    *(
        lambda value=value: value
        for value in (None, True, False, 0, 1, -1, 2, 3, 5, 99, 1.5, 2.0, -0.0, 10**9, 10**30)
    ),
    lambda: -(10**30),
    lambda: 2**63,
    lambda: float("nan"),
    lambda: float("inf"),
    *(
        lambda value=value: value
        for value in (
            *("", " ", "0", "2", "-1", "1.5", "10", "a1", "a1-e5", "4S", "10♥", "XX", "##", "?"),
            *(
                "JK",
                "XX XX",
                "²",
                "٣",
                "\x00",
                "\ud800",
                "é",
                "A",
                ".",
                "wild",
                "end",
                "4S@a1",
                "=",
            ),
            *("0+", "#0", "center2x2", "X", "X/X", "a1+a1", "z99", "A" * 5000, "9" * 5000),
        )
    ),
    list,
    dict,
    lambda: [[]],
    lambda: {"": None},
    lambda: [None],
    lambda: [0] * 3000,
    lambda: ["XX"] * 30,
    lambda: {str(n): n for n in range(300)},
    lambda: {"a": {"b": {"c": 1}}},
    lambda: _nested(DEEP, lambda value: [value]),
    lambda: _nested(DEEP, lambda value: {"rows": value}),
)


def damaged(value: Json, rng: Random) -> Json:
    """A copy of a JSON value with one to three things in it changed for worse."""
    value = deepcopy(value)
    for _ in range(1 + rng.below(3)):
        value = _damage(value, rng)
    return value


def odd_value(rng: Random) -> Json:
    """A value that was hardly expected."""
    return _ODD[rng.below(len(_ODD))]()


def _damage(value: Json, rng: Random) -> Json:
    """Go down some way into the value, and change what is there."""
    if not isinstance(value, dict | list) or not value or not rng.below(6):
        return _changed(value, rng)
    if isinstance(value, list):
        i = rng.below(len(value))
        match rng.below(8):
            case 0:
                del value[i]
            case 1:
                value.insert(i, odd_value(rng))
            case 2:
                value.insert(i, value[i])
            case 3:
                value.reverse()
            case _:
                value[i] = _damage(value[i], rng)
        return value
    keys = sorted(value)
    key = keys[rng.below(len(keys))]
    match rng.below(10):
        case 0:
            del value[key]
        case 1:
            value[odd_key(rng)] = value[key]
        case 2:
            other = keys[rng.below(len(keys))]
            value[key], value[other] = value[other], value[key]
        case _:
            value[key] = _damage(value[key], rng)
    return value


def odd_key(rng: Random) -> str:
    """A key that was hardly expected."""
    found = odd_value(rng)
    return found if isinstance(found, str) else "odd"


def _changed(value: Json, rng: Random) -> Json:
    """A text or a number slightly changed, or something else in its place."""
    if isinstance(value, str) and value and rng.below(2):
        i = rng.below(len(value))
        sign = "09azAZ .,-+@*~!=:/#?XJK\u2665\n"[rng.below(24)]
        return (value[:i] + value[i + 1 :], value[:i] + sign + value[i:], value + " " + value)[
            rng.below(3)
        ]
    if isinstance(value, int) and not isinstance(value, bool) and rng.below(2):
        return value + (-1, 1, 7, -7)[rng.below(4)]
    return odd_value(rng)
