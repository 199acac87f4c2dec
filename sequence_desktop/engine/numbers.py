# SPDX-License-Identifier: MIT
"""What counts as a number in the data of a file.

JSON's ``true`` and ``false`` are numbers to Python: ``True == 1`` and ``isinstance(True, int)``.
Whatever reads a number from a file asks here, so that none of them is taken for one.
"""

from __future__ import annotations

from math import inf
from typing import TypeGuard


def is_whole(value: object, low: int | None = None, high: int | None = None) -> TypeGuard[int]:
    """Whether a value is a whole number, and lies between the limits, which belong to it.

    >>> is_whole(1), is_whole(True), is_whole(1.0), is_whole(1, 2), is_whole(1, 0, 1)
    (True, False, False, False, True)
    """
    if isinstance(value, bool) or not isinstance(value, int):
        return False
    return (low is None or low <= value) and (high is None or value <= high)


def is_number(value: object, low: float = -inf, high: float = inf) -> TypeGuard[int | float]:
    """Whether a value is a number, whole or not, between the limits, which belong to it.

    >>> is_number(0.5, 0, 1), is_number(True, 0, 1), is_number(float("nan"), 0, 1)
    (True, False, False)
    """
    if isinstance(value, bool) or not isinstance(value, int | float):
        return False
    return low <= value <= high
