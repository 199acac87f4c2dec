# SPDX-License-Identifier: MIT
"""A board: a rectangle of cells, each showing a token; sets of cells as bit masks.

Cells are numbered row by row from the top left, so cell ``i`` of a board of width ``w`` lies in
row ``i // w`` and column ``i % w``; as text it is ``"e5"``: column letter, then row number counted
from the top. A set of cells is an int with one bit a cell.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from sequence_desktop.engine.cards import (
    BLOCKED,
    FREE,
    HIDDEN,
    JOKER,
    Token,
    is_number,
    pack,
    parse_token,
    rank,
)
from sequence_desktop.engine.errors import BadBoard, quoted
from sequence_desktop.engine.phrases import Phrase, joined, phrase
from sequence_desktop.engine.texts import one_line, tidy

SMALLEST: Final = 4
LARGEST: Final = 20
EMPTY: Final = ".."
"""What stands in the file of an unfinished board for a cell that shows nothing yet."""
LONGEST_TEXT: Final = 2000
"""Characters of a name, of notes, and of everything else that a board says of itself."""
_TEXT_KEYS: Final = ("name", "author", "notes", "license", "deck")
_KEYS: Final = frozenset({*_TEXT_KEYS, "rows", "id", "format", "version", "$schema"})

DECKS: Final[Mapping[str, str]] = {
    "two_packs": "every card but the jacks twice",
    "one_pack": "every card but the jacks once",
    "numbers": "each number at most once",
    "dice": "the totals of two dice",
    "free": "whatever the rules can use",
}
"""The kinds of deck a board can be made for, with what its cells then hold."""


@dataclass(frozen=True, slots=True)
class Problem:
    """Something wrong with a board: a code, a sentence for people, and the cells concerned."""

    code: str
    text: str
    cells: tuple[int, ...] = ()
    remedy: str = ""


@dataclass(frozen=True, slots=True)
class Board:
    """A layout of cells.

    >>> board = Board((("XX", "2S", "3S", "4S"),) * 4)
    >>> board.names[:5], board.cell("b1"), bin(board.mask("2S"))
    (('a1', 'b1', 'c1', 'd1', 'a2'), 1, '0b10001000100010')
    """

    rows: tuple[tuple[Token, ...], ...]
    id: str = ""
    name: str = ""
    author: str = ""
    notes: str = ""
    license: str = ""
    deck: str = "two_packs"
    cells: tuple[Token, ...] = field(init=False, compare=False, repr=False)
    """Every cell's token, row by row."""
    names: tuple[str, ...] = field(init=False, compare=False, repr=False)
    """Every cell's name, row by row."""
    _index: dict[str, int] = field(init=False, compare=False, repr=False)
    _masks: dict[Token, int] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        cells = tuple(token for row in self.rows for token in row)
        names = cell_names(len(self.rows[0]), len(self.rows))
        masks: dict[Token, int] = {}
        for i, token in enumerate(cells):
            masks[token] = masks.get(token, 0) | 1 << i
        for attribute, value in (
            ("cells", cells),
            ("names", names),
            ("_index", {name: i for i, name in enumerate(names)}),
            ("_masks", masks),
        ):
            object.__setattr__(self, attribute, value)  # the only writes to a frozen value

    @property
    def width(self) -> int:
        """The number of columns."""
        return len(self.rows[0])

    @property
    def height(self) -> int:
        """The number of rows of cells."""
        return len(self.rows)

    @property
    def size(self) -> int:
        """The number of cells."""
        return len(self.cells)

    @property
    def free(self) -> int:
        """The free cells, as a mask."""
        return self.mask(FREE)

    @property
    def tokens(self) -> tuple[Token, ...]:
        """The different tokens on the board, in order of first appearance."""
        return tuple(self._masks)

    def cell(self, name: str) -> int:
        """The number of the cell with this name.

        Raises:
            BadBoard: there is no such cell.
        """
        try:
            return self._index[name]
        except KeyError:
            last = self.names[-1]
            raise BadBoard(
                phrase("there is no cell {cell}", cell=quoted(name)),
                remedy=phrase("cells run from a1 to {last}", last=last),
            ) from None

    def has_cell(self, name: str) -> bool:
        """Whether a cell of this name exists."""
        return name in self._index

    def mask(self, token: Token) -> int:
        """The cells that show this token, as a mask."""
        return self._masks.get(token, 0)

    def row_name(self, row: int) -> str:
        """The name of a row: the ends of a line, ``"a5-e5"``; else every cell, ``"a1+b1"``."""
        first = (row & -row).bit_length() - 1
        name = f"{self.names[first]}-{self.names[row.bit_length() - 1]}"
        try:
            straight = self.row_mask(name) == row
        except BadBoard:
            straight = False
        return name if straight else "+".join(self.names[cell] for cell in cells_in(row))

    def row_mask(self, name: str) -> int:
        """The cells of a row by its name, as a mask; the inverse of :meth:`row_name`.

        Raises:
            BadBoard: a cell does not exist, or two cells do not lie in one line.
        """
        if "-" not in name:
            return sum(1 << self.cell(cell) for cell in set(name.split("+")))
        first, _, last = name.partition("-")
        a, b = self.cell(first), self.cell(last)
        down, right = b // self.width - a // self.width, b % self.width - a % self.width
        length = max(abs(down), abs(right))
        if length == 0 or any(d not in (0, length, -length) for d in (down, right)):
            raise BadBoard(phrase("{name} is not a straight line of cells", name=quoted(name)))
        step = (down // length) * self.width + right // length
        return sum(1 << a + step * i for i in range(length + 1))

    @classmethod
    def from_json(cls, data: object, id: str = "") -> Board:  # noqa: A002 - the field's name
        """The board that a parsed JSON file describes.

        Raises:
            BadBoard: something is missing, of the wrong kind, or not a card; with its place.
        """
        if not isinstance(data, dict):
            raise BadBoard(
                phrase("a board is a JSON object"), remedy=phrase('it begins with { and has "rows"')
            )
        for key in data:
            if key not in _KEYS:
                raise BadBoard(
                    phrase("the key {key} is not known", key=quoted(key)),
                    remedy=phrase("known keys: {keys}", keys=_listed(_KEYS)),
                )
        texts = {key: _text(data, key) for key in _TEXT_KEYS}
        texts["deck"] = texts["deck"] or "two_packs"
        if texts["deck"] not in DECKS:
            raise BadBoard(
                phrase("{deck} is no kind of deck", deck=quoted(texts["deck"])),
                where="deck",
                remedy=phrase("use {options}", options=_listed(DECKS)),
            )
        return cls(_read_rows(data.get("rows")), id=id or _text(data, "id"), **texts)

    def to_json(self) -> dict[str, object]:
        """The board as JSON data, one text a row of cells, the way people write it."""
        data: dict[str, object] = {"id": self.id} if self.id else {}
        data |= {key: getattr(self, key) for key in _TEXT_KEYS if getattr(self, key)}
        return data | {"rows": [" ".join(row) for row in self.rows]}

    def problems(self) -> tuple[Problem, ...]:
        """What keeps the board from being a full board for its kind of deck."""
        needed = _needed(self.deck)
        have = Counter(self.cells)
        found: list[Problem] = []
        for token in [*needed, *(t for t in have if t not in needed)]:
            want = needed.get(token, self._spare(token))
            if want is not None and have[token] != want:
                found.append(self._miscounted(token, have[token], want))
        return tuple(found)

    def _spare(self, token: Token) -> int | None:
        """How often a token that the deck does not ask for may stand here; None: any number."""
        if token in (FREE, BLOCKED) or self.deck in ("free", "dice"):
            return None
        if self.deck == "numbers" and is_number(token):
            return 1
        return 0

    def _miscounted(self, token: Token, have: int, want: int) -> Problem:
        cells = tuple(i for i, t in enumerate(self.cells) if t == token)
        stands = phrase("{card} stands {times}", card=token, times=_times(have))
        if cells:
            places = ", ".join(self.names[i] for i in cells)
            stands = joined((stands, places), ": ")
        needs = phrase("this deck has no use for it")
        if want:
            needs = phrase("a board needs it {times}", times=_times(want))
        text = joined((stands, needs), "; ")
        if have < want:
            more = phrase("put {card} on {count} more", card=token, count=want - have)
            return Problem("missing", text, cells, more)
        return Problem("too_many", text, cells, phrase("change {count} of them", count=have - want))


BoardRows = tuple[tuple[Token, ...], ...]


def cells_in(mask: int) -> Iterator[int]:
    """The cells of a mask, in ascending order.

    >>> list(cells_in(0b1010))
    [1, 3]
    """
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


@cache
def cell_names(width: int, height: int) -> tuple[str, ...]:
    """The names of all cells of a board of this size, row by row."""
    return tuple(f"{chr(97 + c)}{r + 1}" for r in range(height) for c in range(width))


def _read_rows(data: object) -> BoardRows:
    if not isinstance(data, list) or not data:
        raise BadBoard(
            phrase("a board needs its rows of cells"),
            where="rows",
            remedy=phrase('add "rows": ["XX 2S …", …]'),
        )
    if not SMALLEST <= len(data) <= LARGEST:
        raise BadBoard(
            phrase("there are {count} rows", count=len(data)),
            where="rows",
            remedy=phrase("use {least} to {most} rows", least=SMALLEST, most=LARGEST),
        )
    rows = tuple(_read_row(row, number) for number, row in enumerate(data, 1))
    width = len(rows[0])
    if not SMALLEST <= width <= LARGEST:
        raise BadBoard(
            phrase("row 1 has {width} cells", width=width),
            where=phrase("row {number}", number=1),
            remedy=phrase("use {least} to {most} cells a row", least=SMALLEST, most=LARGEST),
        )
    for number, row in enumerate(rows, 1):
        if len(row) != width:
            raise BadBoard(
                phrase(
                    "there are {count} cells where row 1 has {width}", count=len(row), width=width
                ),
                where=phrase("row {number}", number=number),
                remedy=phrase("give every row the same number of cells"),
            )
    return rows


def _read_row(data: object, number: int) -> tuple[Token, ...]:
    words = data.replace(",", " ").split() if isinstance(data, str) else data
    if not isinstance(words, list) or not all(isinstance(word, str) for word in words):
        raise BadBoard(
            phrase("a row is a text of cells"),
            where=phrase("row {number}", number=number),
            remedy=phrase('write "XX 2S 3S …"'),
        )
    if len(words) > LARGEST:
        raise BadBoard(
            phrase("there are {count} cells", count=len(words)),
            where=phrase("row {number}", number=number),
            remedy=phrase("use at most {most} cells a row", most=LARGEST),
        )
    return tuple(_read_cell(word, number, column) for column, word in enumerate(words))


def _read_cell(word: str, number: int, column: int) -> Token:
    where = phrase("row {number}, column {letter}", number=number, letter=chr(97 + column))
    if word == EMPTY:
        raise BadBoard(
            phrase("this cell is still empty"),
            where=where,
            remedy=phrase("put a card there, or {free} (free)", free=FREE),
        )
    try:
        token = parse_token(word)
    except ValueError:
        token = HIDDEN
    if token in (HIDDEN, JOKER):
        raise BadBoard(
            phrase("{word} is not a card", word=quoted(word)),
            where=where,
            remedy=phrase("write cells like 4S, 10H, 50, XX (free)"),
        )
    return token


def _text(data: Mapping[str, object], key: str) -> str:
    value = data.get(key, "")
    if not isinstance(value, str) or len(value) > LONGEST_TEXT:
        raise BadBoard(
            phrase(
                "{key} is not a text of up to {most} characters",
                key=quoted(key),
                most=LONGEST_TEXT,
            ),
            where=key,
            remedy=phrase("shorten or quote it"),
        )
    return tidy(value) if key == "notes" else one_line(value)


def _needed(deck: str) -> dict[Token, int]:
    times = {"two_packs": 2, "one_pack": 1}.get(deck)
    return {card: times for card in pack() if rank(card) != "J"} if times else {}


def _times(n: int) -> Phrase:
    words = (
        phrase("nowhere"),
        phrase("once"),
        phrase("twice"),
        phrase("three times"),
        phrase("four times"),
    )
    return words[n] if n < len(words) else phrase("{count} times", count=n)


def _listed(words: Iterable[str]) -> str:
    return ", ".join(sorted(words))
