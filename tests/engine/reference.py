# SPDX-License-Identifier: MIT
"""A second, slow reading of the rules: cells as pairs, boards as lists of lists, plain loops.

Nothing here uses the engine but the values that describe a game (rules and board). It is meant to
be obviously right, so that the engine can be compared with it move by move.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations
from typing import TypeVar

from sequence_desktop.engine.rules import Rules

T = TypeVar("T")
Cell = tuple[int, int]
"""Row and column, counted from the top left."""
Line = tuple[Cell, ...]
"""The cells of a row, from the first (the topmost, then leftmost) to the last."""
DIRECTIONS = ((0, 1), (1, 0), (1, 1), (1, -1))


def splitmix(state: int) -> tuple[int, int]:
    """One step of SplitMix64, transcribed from its published definition."""
    modulus = 2**64
    state = (state + 11400714819323198485) % modulus
    z = state
    z = (z ^ (z // 2**30)) * 13787848793156543929 % modulus
    z = (z ^ (z // 2**27)) * 10723151780598845931 % modulus
    return state, z ^ (z // 2**31)


class Chance:
    """Numbers below n without a bias, and Fisher and Yates' shuffle from the last item on."""

    def __init__(self, seed: int) -> None:
        self.state = seed

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        while True:
            self.state, value = splitmix(self.state)
            if value < 2**64 // n * n:
                return value % n

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """The items in another order."""
        deck = list(items)
        for last in range(len(deck) - 1, 0, -1):
            other = self.below(last + 1)
            deck[last], deck[other] = deck[other], deck[last]
        return deck


def deck_in_order(rules: Rules) -> list[str]:
    """All cards before the shuffle: packs one after another, then jokers."""
    if rules.source == "dice":
        return []
    if rules.deck.numbers:
        low, high = rules.deck.numbers
        pack = [str(number) for number in range(low, high + 1)]
    else:
        pack = [
            rank + suit for suit in "SHDC" for rank in "23456789TJQKA" if rank in rules.deck.ranks
        ]
    return pack * rules.deck.packs + ["JK"] * rules.deck.jokers


def first_seat(rules: Rules, players: int, chance: Chance) -> int:
    """Who begins: left of a dealer drawn by lot, the highest roll, by lot, or seat 0."""
    if rules.start == "first_seat":
        return 0
    if rules.start == "highest_roll":
        return _highest_roll(rules, players, chance)
    lot = chance.below(players)
    if rules.start == "random":
        return lot
    return (lot + (1 if rules.turn.direction == "clockwise" else -1)) % players


def _highest_roll(rules: Rules, players: int, chance: Chance) -> int:
    seats = list(range(players))
    while len(seats) > 1:
        rolls = [
            sum(chance.below(rules.dice.sides) for _ in range(rules.dice.count)) for _ in seats
        ]
        seats = [seat for seat, roll in zip(seats, rolls, strict=True) if roll == max(rolls)]
    return seats[0]


def all_lines(height: int, width: int, length: int) -> list[Line]:
    """Every straight line of so many cells, scanned from the top left."""
    found = []
    for r in range(height):
        for c in range(width):
            for down, right in DIRECTIONS:
                line = tuple((r + down * i, c + right * i) for i in range(length))
                if all(0 <= y < height and 0 <= x < width for y, x in line):
                    found.append(line)
    return found


def all_shapes(height: int, width: int, drawings: Sequence[str]) -> list[Line]:
    """Every place of every shape, drawn like ``X../XXX/..X``, scanned from the top left."""
    found = []
    for drawing in drawings:
        drawn = drawing.split("/")
        for top in range(height - len(drawn) + 1):
            for left in range(width - len(drawn[0]) + 1):
                cells = [
                    (top + r, left + c)
                    for r, signs in enumerate(drawn)
                    for c, sign in enumerate(signs)
                    if sign == "X"
                ]
                found.append(tuple(cells))
    return unique(found)


def same_line(a: Line, b: Line) -> bool:
    """Whether two rows run in the same direction along the same line of the board."""
    down, right = a[1][0] - a[0][0], a[1][1] - a[0][1]
    if (down, right) != (b[1][0] - b[0][0], b[1][1] - b[0][1]):
        return False
    y, x = b[0][0] - a[0][0], b[0][1] - a[0][1]
    return y * right == x * down


def may_stand_together(rules: Rules, free: set[Cell], a: Line, b: Line) -> bool:
    """Whether one side may have both rows."""
    if a == b:
        return False
    shared = set(a) & set(b)
    if shared & free and not rules.rows.share_corner:
        return False
    if len(shared - free) > rules.rows.share:
        return False
    return rules.rows.share_same_line or not same_line(a, b)


def largest_sets(
    candidates: Sequence[Line], made: Sequence[Line], fits: Callable[[Line, Line], bool]
) -> list[tuple[Line, ...]]:
    """All largest sets of candidates that stand together with the rows made and each other."""
    fitting = [line for line in candidates if all(fits(line, row) for row in made)]
    for size in range(most_together(fitting, fits), 0, -1):
        found = [
            chosen
            for chosen in combinations(fitting, size)
            if all(fits(a, b) for a, b in combinations(chosen, 2))
        ]
        if found:
            return found
    return []


def most_together(lines: Sequence[Line], fits: Callable[[Line, Line], bool]) -> int:
    """How many of the lines can stand together at most, by taking or leaving each in turn."""
    if not lines:
        return 0
    first, rest = lines[0], lines[1:]
    clashing = [line for line in rest if not fits(first, line)]
    taken = 1 + most_together([line for line in rest if fits(first, line)], fits)
    if len(clashing) == 0:
        return taken
    return max(taken, most_together(rest, fits))


def extended(row: Line, holds: Callable[[Cell], bool]) -> set[Cell]:
    """A row with the held cells that follow on it at both ends without a gap."""
    down, right = row[1][0] - row[0][0], row[1][1] - row[0][1]
    cells = set(row)
    for (y, x), sign in ((row[0], -1), (row[-1], 1)):
        y, x = y + sign * down, x + sign * right
        while holds((y, x)):
            cells.add((y, x))
            y, x = y + sign * down, x + sign * right
    return cells


def cell_name(cell: Cell) -> str:
    """The text of a cell: column letter, row number from the top."""
    return "abcdefghijklmnopqrst"[cell[1]] + str(cell[0] + 1)


def cell_of(name: str) -> Cell:
    """The cell with this name."""
    return int(name[1:]) - 1, "abcdefghijklmnopqrst".index(name[0])


def row_of(name: str) -> Line:
    """The cells of a row by its text."""
    if "-" not in name:
        return tuple(cell_of(part) for part in name.split("+"))
    (y, x), (bottom, right) = (cell_of(part) for part in name.split("-"))
    steps = max(bottom - y, abs(right - x))
    down, aside = (bottom - y) // steps, (right - x) // steps
    return tuple((y + down * i, x + aside * i) for i in range(steps + 1))


def row_name(row: Line) -> str:
    """The text of a row: the ends of a straight one, else every cell."""
    (y, x), (bottom, right) = row[0], row[-1]
    steps = max(bottom - y, abs(right - x))
    down, aside = (bottom - y) // steps, (right - x) // steps
    if row != tuple((y + down * i, x + aside * i) for i in range(steps + 1)):
        return "+".join(cell_name(cell) for cell in row)
    return f"{cell_name(row[0])}-{cell_name(row[-1])}"


def unique(items: Iterable[T]) -> list[T]:
    """The different items, in order of first appearance."""
    seen: list[T] = []
    for item in items:
        if item not in seen:
            seen.append(item)
    return seen
