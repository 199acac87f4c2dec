# SPDX-License-Identifier: MIT
"""Read a board that somebody copied from anywhere, and say what was not understood.

Spreadsheets part cells by tabs, people by spaces, commas or bars; forums add marks, programs add
brackets and quotation marks, diagrams add letters and numbers around the board.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import pairwise
from math import isqrt
from typing import Any, Final

from sequence_desktop.engine.board import DECKS, EMPTY, LARGEST, cell_names
from sequence_desktop.engine.cards import FREE, Token, is_card, is_number
from sequence_desktop.engine.errors import BadBoard, Fault
from sequence_desktop.engine.phrases import phrase
from sequence_desktop.storage import json_text
from sequence_desktop.workshop.draft import ABOUT, Block, Draft
from sequence_desktop.workshop.lines import Line, Word, line_of, lines_of

LONGEST: Final = 200_000
"""Characters; no board needs a hundredth of it."""

_LABEL: Final = re.compile(r"(?:row|r)?\s*(?:\d{1,2}|[a-t])\s*[.:)-]?|row", re.IGNORECASE)
_NUMBER_LABEL: Final = re.compile(r"(\d{1,2})[.:)]?")
_MOST_LABELS: Final = 2
_ROLLS: Final = range(2, 13)
_FEW: Final = 72
"""A board of more cells than this with cards on it is made of two packs."""


class BadPaste(Fault):
    """A text in which there is no board."""


class Why(StrEnum):
    """Why a piece of a text did not become a cell."""

    UNKNOWN = "unknown"
    """Nobody could tell what it means."""
    SHORT = "short"
    """The row ended before this cell."""
    OVER = "over"
    """The row has more cells than the others."""


@dataclass(frozen=True, slots=True)
class Misread:
    """A place that was not understood.

    Attributes:
        line: the line of the text, from 1.
        text: what was written there.
        cell: the cell of the block that is empty for it, or None.
        where: that cell's name, or "".
    """

    why: Why
    line: int
    text: str
    cell: int | None = None
    where: str = ""

    def __str__(self) -> str:
        place = f"line {self.line}" + (f", {self.where}" if self.where else "")
        what = {
            Why.UNKNOWN: f"{self.text[:30]!r} was not understood",
            Why.SHORT: "the row ends before this cell",
            Why.OVER: f"{self.text[:30]!r} is more than the row can hold",
        }
        return f"{place}: {what[self.why]}"


@dataclass(frozen=True, slots=True)
class Pasted:
    """What a text holds.

    Attributes:
        block: the cells, those that were not understood empty.
        deck: the kind of deck they look like.
        misread: every place that was not understood.
        ignored: line number and text of each line that seems to be no part of the board.
        about: what the text says of the board by name, such as its author.
    """

    block: Block
    deck: str
    misread: tuple[Misread, ...]
    ignored: tuple[tuple[int, str], ...]
    about: Mapping[str, str] = field(default_factory=dict)

    def draft(self) -> Draft:
        """The block as a board.

        Raises:
            BadBoard: it has not the size of a board; it can still be pasted into one.
        """
        cells = tuple(token or EMPTY for token in self.block.cells)
        about = {"deck": self.deck} | dict(self.about)
        return Draft(self.block.width, self.block.height, cells).about(**about)


def read(text: str) -> Pasted:
    """The board, or the piece of a board, in a text.

    Raises:
        BadPaste: there is none.
    """
    if len(text) > LONGEST:
        raise BadPaste(
            phrase("the text is far too long for a board"), remedy=phrase("copy the board alone")
        )
    lines, about = _from_json(text)
    if lines is None:
        lines = lines_of(text)
    rows = _rows_of(lines)
    ignored = tuple((ln.number, ln.text[:80]) for ln in lines if ln not in rows and _is_prose(ln))
    table = _without_labels([(line.number, list(line.words)) for line in rows if line.words])
    if not table:
        # Nothing but the frame of a board: bars, letters and numbers.
        raise _no_board()
    block, misread = _to_block(_in_shape(table))
    deck = about.get("deck", "")
    return Pasted(
        block, deck if deck in DECKS else _guess_deck(block), misread, ignored, _told(about)
    )


def _rows_of(lines: Sequence[Line]) -> list[Line]:
    """The lines that are rows of the board: they look like rows, and are not much too short.

    Raises:
        BadPaste: there are none.
    """
    rows = [line for line in lines if line.is_row]
    if not rows:
        raise _no_board()
    width = _usual_length([len(line.words) for line in rows])
    return [line for line in rows if 2 * len(line.words) >= width]


def _no_board() -> BadPaste:
    return BadPaste(
        phrase("there is no board in this text"),
        remedy=phrase("copy lines of cards like: XX 2S 10♥ Qd"),
    )


def _usual_length(lengths: Sequence[int]) -> int:
    """The most frequent length; of equally frequent ones the greatest."""
    often = Counter(lengths)
    return max(often, key=lambda length: (often[length], length))


Table = list[tuple[int, list[Word]]]
"""Rows, each with the number of the line it stands in."""


def _from_json(text: str) -> tuple[tuple[Line, ...] | None, dict[str, str]]:
    """The rows and the words of a JSON text that holds a board somewhere; None if it does not."""
    if not text.lstrip("\ufeff \t\r\n").startswith(("{", "[")):
        return None, {}
    try:
        data = json_text.parse(text, BadBoard)
    except BadBoard:
        return None, {}
    found = _find_rows(data)
    if found is None:
        return None, {}
    rows, owner = found
    cells = [
        [str(cell) for cell in row] if isinstance(row, list) else str(row).replace(",", " ").split()
        for row in rows
    ]
    if not any(isinstance(row, list) or len(str(row).split()) > 1 for row in rows):
        cells = [[word for words in cells for word in words]]  # one list of all cells
    about = {key: value for key in ABOUT if isinstance(value := owner.get(key), str)}
    return tuple(line_of(n, row) for n, row in enumerate(cells, 1) if row), about


def _find_rows(data: Any) -> tuple[list[Any], dict[str, Any]] | None:
    """The list of rows in some JSON data, and the object it belongs to."""
    if isinstance(data, list):
        return (data, {}) if data and not any(isinstance(item, dict) for item in data) else None
    if not isinstance(data, dict):
        return None
    rows = data.get("rows")
    if isinstance(rows, list):
        return rows, data
    inner = (_find_rows(value) for value in data.values() if isinstance(value, dict))
    return next((found for found in inner if found is not None), None)


def _is_label(word: Word) -> bool:
    """Whether a word may be a letter or a number beside a board, or nothing."""
    return not word.text or bool(_LABEL.fullmatch(word.text.strip("*_~`")))


def _is_prose(line: Line) -> bool:
    """Whether a line says something, and is not just the letters over a board."""
    return not all(_is_label(word) for word in line.words)


def _without_labels(table: Table) -> Table:
    """The rows without the letters and numbers around a board."""
    tokens = [word.token for _, words in table for word in words if word.token]
    if sum(map(is_card, tokens)) < sum(map(is_number, tokens)):
        return _numbers_without_labels(table)
    table = [row for row in table if not all(_is_label(word) for word in row[1])]
    for _ in range(_MOST_LABELS):
        table = _strip(table, 0)
    return _strip(table, -1)


def _strip(table: Table, end: int) -> Table:
    """The rows without their first (or last) words, if most of them begin (or end) with a label."""
    labelled = [
        len(words) > 1 and bool(words[end].text) and _is_label(words[end]) for _, words in table
    ]
    if 2 * sum(labelled) <= len(table):
        return table
    kept = slice(1, None) if end == 0 else slice(None, -1)
    return [
        (number, words[kept] if label else words)
        for (number, words), label in zip(table, labelled, strict=True)
    ]


def _numbers_without_labels(table: Table) -> Table:
    """The rows of a board of numbers without a column or a row that only counts.

    Such a column looks like any other; but with it numbers stand twice, or are no totals of dice.
    """
    beside: Table = [(number, words[1:]) for number, words in table if len(words) > 1]
    table = [(number, words) for number, words in table if words]
    if not table:
        return table
    options = [table]
    if _counting([words[0] for _, words in table]):
        options.append(beside)
    if _counting([word for word in table[0][1] if word.text]):
        options.append(table[1:])
        if _counting([words[0] for _, words in table[1:]]):
            options.append(beside[1:])
    return next((option for option in options if option and _is_plausible(option)), table)


def _counting(words: Sequence[Word]) -> bool:
    """Whether the words count up or down by ones."""
    matches = [_NUMBER_LABEL.fullmatch(word.text) for word in words]
    numbers = [int(match[1]) for match in matches if match]
    steps = {b - a for a, b in pairwise(numbers)}
    return len(numbers) == len(words) > 1 and steps in ({1}, {-1})


def _is_plausible(table: Table) -> bool:
    numbers = [int(w.token) for _, words in table for w in words if w.token and is_number(w.token)]
    return len(set(numbers)) == len(numbers) or all(n in _ROLLS for n in numbers)


def _in_shape(table: Table) -> Table:
    """The rows as they were meant, if all cells stand in one line or each in a line of its own."""
    single = all(len(words) == 1 for _, words in table)
    if not single and (len(table) > 1 or len(table[0][1]) <= LARGEST):
        return table
    every = [(number, word) for number, words in table for word in words]
    side = isqrt(len(every))
    width = side if side * side == len(every) else 10
    if len(every) <= LARGEST or len(every) % width:
        return table
    starts = range(0, len(every), width)
    return [(every[i][0], [word for _, word in every[i : i + width]]) for i in starts]


def _to_block(table: Table) -> tuple[Block, tuple[Misread, ...]]:
    """The rows as a rectangle, as wide as most of them are."""
    width = _usual_length([len(words) for _, words in table])
    names = cell_names(width, len(table)) if width <= LARGEST else None
    cells: list[Token | None] = []
    misread: list[Misread] = []
    for number, words in table:
        over = (word.text for word in words[width:] if word.token != EMPTY)
        misread += (Misread(Why.OVER, number, text) for text in over)
        for column in range(width):
            cell, name = len(cells), names[len(cells)] if names else ""
            if column >= len(words):
                misread.append(Misread(Why.SHORT, number, "", cell, name))
            elif words[column].token is None:
                misread.append(Misread(Why.UNKNOWN, number, words[column].text, cell, name))
            token = words[column].token if column < len(words) else None
            cells.append(token or EMPTY)
    return Block(width, tuple(cells)), tuple(misread)


def _guess_deck(block: Block) -> str:
    """The kind of deck that the cells look like."""
    have = Counter(token for token in block.cells if token not in (None, EMPTY, FREE))
    cards = {token: n for token, n in have.items() if token and is_card(token)}
    numbers = {token: n for token, n in have.items() if token and is_number(token)}
    if sum(numbers.values()) > sum(cards.values()):
        twice = max(numbers.values()) > 1
        return "dice" if twice and all(int(n) in _ROLLS for n in numbers) else "numbers"
    small = len(block.cells) <= _FEW
    return "one_pack" if small and max(cards.values(), default=2) == 1 else "two_packs"


def _told(about: Mapping[str, str]) -> dict[str, str]:
    return {key: value for key, value in about.items() if key != "deck"}
