# SPDX-License-Identifier: MIT
"""What the pictures show: pieces of the board with chips, rows and marks, worked out by the engine.

Whether a chip is safe, or a run makes two rows, is asked of the rules, never drawn from memory.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from sequence_desktop.engine.board import cells_in
from sequence_desktop.engine.cards import Token
from sequence_desktop.engine.rows import RowSet, completed, largest_sets, protected_cells
from sequence_desktop.engine.setup import Setup
from sequence_desktop.engine.windows import shapes as lay
from sequence_desktop.gui.rules.facts import Facts
from sequence_desktop.gui.rules.relevance import TAKING
from sequence_desktop.gui.table.art import Mark


@dataclass(frozen=True)
class Scene:
    """A rectangle of the board.

    Attributes:
        setup: the game.
        left, top, width, height: the rectangle, in cells.
        chips: the cells each side's chips lie on, as masks.
        rows: the finished rows to be drawn through, each with its side.
        locked: the chips that are safe, as a mask.
        marks: cells to be marked.
        card: a card shown beside it, or "".
    """

    setup: Setup
    left: int
    top: int
    width: int
    height: int
    chips: tuple[int, ...] = ()
    rows: tuple[tuple[int, int], ...] = ()
    locked: int = 0
    marks: tuple[tuple[int, Mark], ...] = field(default=())
    card: Token = ""

    def cells(self) -> Iterator[tuple[int, int, int]]:
        """The cells within, each with its column and row in the picture."""
        for y in range(self.height):
            for x in range(self.width):
                yield (self.top + y) * self.setup.board.width + self.left + x, x, y


def whole_board(facts: Facts) -> Scene:
    """The board as it lies there before the first move."""
    board = facts.setup.board
    return Scene(facts.setup, 0, 0, board.width, board.height)


def plain_row(facts: Facts) -> Scene | None:
    """A row without a free cell."""
    return _row_scene(facts, lambda w: not w & facts.setup.free)


def free_row(facts: Facts) -> Scene | None:
    """A row through a free cell, which needs a chip less."""
    free = facts.setup.free
    return _row_scene(facts, lambda w: (w & free).bit_count() == 1) if free else None


def _row_scene(facts: Facts, fits: Callable[[int], bool]) -> Scene | None:
    setup = facts.setup
    window = min((w for w in setup.windows if fits(w)), key=_flatness(setup), default=0)
    if not window:
        return None
    chips = window & ~setup.free
    return _cut(setup, window, (chips,), ((window, 0),))


def two_in_line(facts: Facts) -> Scene | None:
    """The shortest run that is two rows."""
    if not facts.two_in_line:
        return None
    return _with_rows(facts, facts.run(facts.two_in_line))


def crossing(facts: Facts) -> Scene | None:
    """Two rows that cross in one chip; None where they may not, or the board is too small."""
    setup = facts.setup
    if not facts.straight or not facts.rules.rows.share:
        return None
    length, width = setup.row_length, setup.board.width
    flat = [w for w in setup.windows if w.bit_length() - _low(w) == length]
    for across in sorted(flat, key=_flatness(setup)):
        middle = list(cells_in(across))[length // 2]
        for down in setup.through[middle]:
            step = (down.bit_length() - _low(down) - 1) // (length - 1)
            chips = across | down
            if step == width and not chips & setup.free and facts.rows_in(chips) == 2:
                return _with_rows(facts, chips)
    return None


def safe_row(facts: Facts) -> Scene | None:
    """A finished row with one more chip in its line, and a card that would take them."""
    setup = facts.setup
    card = next((token for token, power in facts.powers.items() if power in TAKING), "")
    length = setup.row_length + 1
    if not card or not facts.straight or facts.longest_run.bit_count() < length:
        return None
    chips = facts.run(length)
    windows = completed(chips, setup.windows)
    if not windows:
        return None
    rows: RowSet = (windows[0],)
    locked = protected_cells(
        setup, (chips, *(0,) * (setup.sides - 1)), (rows, *((),) * (setup.sides - 1))
    )
    immune = setup.immune.get(card, 0)
    open_chips = chips & ~(locked | immune)
    power = facts.powers[card]
    mark = Mark.REMOVE if power == "remove" else Mark.REPLACE
    marks = tuple((cell, mark) for cell in cells_in(open_chips))
    drawn = ((windows[0], 0),)
    return _cut(setup, chips, (chips,), drawn, locked=locked & chips, marks=marks, card=card)


def higher_numbers(facts: Facts) -> Scene | None:
    """A number card, and all cells it may go on."""
    setup = facts.setup
    numbers = sorted((token for token in setup.match if token.isdigit()), key=int)
    if facts.dice or not facts.goes_higher or not numbers:
        return None
    card = numbers[len(numbers) * 3 // 4]
    marks = tuple((cell, Mark.PLACE) for cell in cells_in(setup.match[card]))
    board = setup.board
    return Scene(setup, 0, 0, board.width, board.height, marks=marks, card=card)


def own_cells(facts: Facts) -> Scene | None:
    """A card, and its cells on the board."""
    setup = facts.setup
    if facts.dice or facts.goes_higher or not setup.match:
        return None
    card = max(setup.match, key=lambda token: (setup.match[token].bit_count(), token == "7H"))
    marks = tuple((cell, Mark.PLACE) for cell in cells_in(setup.match[card]))
    board = setup.board
    return Scene(setup, 0, 0, board.width, board.height, marks=marks, card=card)


def pattern(facts: Facts, cells: int) -> Scene:
    """A winning pattern."""
    return _cut(facts.setup, cells, (cells & ~facts.setup.free,), (), margin=1)


def shapes(facts: Facts) -> tuple[Scene, ...]:
    """Each shape once, clear of free cells where the board has room for that."""
    setup = facts.setup
    found = []
    for text in facts.rules.rows.shapes:
        usable = setup.playable | setup.free
        places = [w for w in lay(setup.board.width, setup.board.height, (text,)) if not w & ~usable]
        if places:
            place = min(places, key=lambda w: ((w & setup.free).bit_count(), _flatness(setup)(w)))
            found.append(_cut(setup, place, (place & ~setup.free,), ()))
    return tuple(found)


def _with_rows(facts: Facts, chips: int) -> Scene:
    """Chips with the rows they make."""
    setup = facts.setup
    rows = largest_sets(setup, completed(chips | setup.free, setup.windows), ())[0]
    shared = rows[0] & rows[1] if len(rows) == 2 else 0
    marks = tuple((cell, Mark.LAST) for cell in cells_in(shared))
    return _cut(setup, chips, (chips,), tuple((row, 0) for row in rows), marks=marks)


def _low(mask: int) -> int:
    return (mask & -mask).bit_length() - 1


def _flatness(setup: Setup) -> Callable[[int], tuple[int, int]]:
    """Orders windows: flat ones first, of those the nearest to the middle of the board."""
    width, height = setup.board.width, setup.board.height

    def key(window: int) -> tuple[int, int]:
        first, last = _low(window), window.bit_length() - 1
        top, bottom = first // width, last // width
        away = abs(top + bottom - height + 1) + abs(first % width + last % width - width + 1)
        return bottom - top, away

    return key


def _cut(
    setup: Setup,
    cells: int,
    chips: tuple[int, ...],
    rows: tuple[tuple[int, int], ...],
    *,
    locked: int = 0,
    marks: tuple[tuple[int, Mark], ...] = (),
    card: Token = "",
    margin: int = 0,
) -> Scene:
    """The smallest rectangle around these cells."""
    board = setup.board
    columns = [cell % board.width for cell in cells_in(cells)]
    lines = [cell // board.width for cell in cells_in(cells)]
    left, top = max(min(columns) - margin, 0), max(min(lines) - margin, 0)
    right = min(max(columns) + margin, board.width - 1)
    bottom = min(max(lines) + margin, board.height - 1)
    return Scene(
        setup,
        left,
        top,
        right - left + 1,
        bottom - top + 1,
        chips=chips,
        rows=rows,
        locked=locked,
        marks=marks,
        card=card,
    )
