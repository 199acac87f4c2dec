# SPDX-License-Identifier: MIT
"""A board in the making: a value with empty cells, changed by making new ones.

No operation changes a draft; each returns another. Undo is to keep the old one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from sequence_desktop.engine.board import (
    EMPTY,
    LARGEST,
    LONGEST_TEXT,
    SMALLEST,
    Board,
    cell_names,
)
from sequence_desktop.engine.cards import BLOCKED, FREE, Token
from sequence_desktop.engine.errors import BadBoard
from sequence_desktop.engine.phrases import phrase
from sequence_desktop.workshop.decks import COPIES, Supply, offered, wanted

ABOUT: Final = ("name", "author", "notes", "license", "deck")
"""What a draft says of itself besides its cells."""
_NAMED: Final = 6
"""So many cells are named in a message; of more, the number is told."""


@dataclass(frozen=True, slots=True)
class Block:
    """A piece cut from a board: what copy puts on the clipboard.

    Attributes:
        width: columns.
        cells: its tokens, row by row; None where the rectangle was not part of the selection.
    """

    width: int
    cells: tuple[Token | None, ...]

    @property
    def height(self) -> int:
        """Rows of cells."""
        return len(self.cells) // self.width

    def text(self) -> str:
        """The block as a spreadsheet understands it: a line a row, tabs between cells."""
        words = [token or EMPTY for token in self.cells]
        starts = range(0, len(words), self.width)
        return "".join("\t".join(words[i : i + self.width]) + "\n" for i in starts)


@dataclass(frozen=True, slots=True)
class Draft:
    """A board being made; cells are numbered as on a board, and may be empty.

    Raises:
        BadBoard: the size is not one that boards have, or the cells are not as many.

    >>> draft = Draft.new(10, 10).put(1, "2S")
    >>> draft.cells[:3], len(draft.empty), draft.put(1, EMPTY) == Draft.new(10, 10)
    (('XX', '2S', '..'), 95, True)
    """

    width: int
    height: int
    cells: tuple[Token, ...]
    deck: str = "two_packs"
    name: str = ""
    author: str = ""
    notes: str = ""
    license: str = ""

    def __post_init__(self) -> None:
        if not SMALLEST <= self.width <= LARGEST:
            raise BadBoard(
                phrase("a board of {count} columns cannot be made", count=self.width),
                remedy=phrase("use {least} to {most} columns", least=SMALLEST, most=LARGEST),
            )
        if not SMALLEST <= self.height <= LARGEST:
            raise BadBoard(
                phrase("a board of {count} rows cannot be made", count=self.height),
                remedy=phrase("use {least} to {most} rows", least=SMALLEST, most=LARGEST),
            )
        if len(self.cells) != self.size:
            raise BadBoard(
                phrase(
                    "{count} cells do not make {width} by {height}",
                    count=len(self.cells),
                    width=self.width,
                    height=self.height,
                )
            )

    @classmethod
    def new(cls, width: int, height: int, deck: str = "two_packs") -> Draft:
        """An empty board; with free corners, if it is one for packs of cards."""
        blank = cls(width, height, (EMPTY,) * (width * height), deck)
        return blank.fill(corners(width, height), FREE) if deck in COPIES else blank

    @classmethod
    def of(cls, board: Board) -> Draft:
        """A finished board, to be changed."""
        about = {key: getattr(board, key) for key in ABOUT}
        return cls(board.width, board.height, board.cells, **about)

    @classmethod
    def from_json(cls, data: object) -> Draft:
        """The draft that a board file describes, in which cells may be empty.

        Raises:
            BadBoard: it is no board file, with the place of the mistake.
        """
        if not isinstance(data, dict) or not isinstance(data.get("rows"), list):
            return cls.of(Board.from_json(data))  # which tells what is wrong
        rows = [_words(row) for row in data["rows"]]
        filled = [
            [FREE if word == EMPTY else word for word in row] if isinstance(row, list) else row
            for row in rows
        ]
        board = Board.from_json({**data, "rows": filled})
        words = (word for row in rows if isinstance(row, list) for word in row)
        cells = (
            EMPTY if word == EMPTY else token
            for word, token in zip(words, board.cells, strict=True)
        )
        return replace(cls.of(board), cells=tuple(cells))

    def to_json(self) -> dict[str, object]:
        """The draft as the data of a board file, laid out as people write it."""
        data: dict[str, object] = {key: getattr(self, key) for key in ABOUT if getattr(self, key)}
        return data | {"rows": self.text().splitlines()}

    def to_board(self, id: str = "") -> Board:  # noqa: A002 - the name of the board's field
        """The finished board.

        Raises:
            BadBoard: cells are empty.
        """
        if self.empty:
            few = len(self.empty) <= _NAMED
            which = ", ".join(self.names[i] for i in self.empty) if few else f"{len(self.empty)}"
            raise BadBoard(
                phrase("cells are still empty: {cells}", cells=which),
                remedy=phrase("put cards there, or {free} (free)", free=FREE),
            )
        return self.sketch(id)

    def sketch(self, id: str = "") -> Board:  # noqa: A002 - the name of the board's field
        """The draft as a board to be looked at; its empty cells show `EMPTY`. Not for play."""
        about = {key: getattr(self, key) for key in ABOUT}
        return Board(self.rows, id=id, **about)

    @property
    def size(self) -> int:
        """The number of cells."""
        return self.width * self.height

    @property
    def rows(self) -> tuple[tuple[Token, ...], ...]:
        """The cells row by row."""
        w = self.width
        return tuple(self.cells[i : i + w] for i in range(0, self.size, w))

    @property
    def names(self) -> tuple[str, ...]:
        """Every cell's name, row by row."""
        return cell_names(self.width, self.height)

    @property
    def empty(self) -> tuple[int, ...]:
        """The cells that show nothing yet."""
        return tuple(i for i, token in enumerate(self.cells) if token == EMPTY)

    def tray(self) -> tuple[Supply, ...]:
        """What this board is made of, in order, and how much of it is still to be placed.

        What stands on the board though its deck has no use for it comes after the deck's own.
        """
        placed = Counter(self.cells)
        del placed[EMPTY]
        needs = wanted(self.deck, self.size)
        ends: dict[Token, int | None] = {FREE: None, BLOCKED: None}
        if self.deck in COPIES:
            ends[FREE] = max(0, self.size - placed[BLOCKED] - sum(needs.values()))
        known = offered(self.deck, self.size)
        strays = sorted(set(placed) - set(known))
        spare = 0 if needs else None
        return tuple(
            Supply(token, ends[token] if token in ends else needs.get(token, spare), placed[token])
            for token in (*known[:-2], *strays, *known[-2:])
        )

    def text(self, between: str = "") -> str:
        """The cells as text, a line a row: with this between them, or else in columns."""
        wide = 1 if between else max(len(token) for token in self.cells)
        lines = ((between or " ").join(f"{t:>{wide}}" for t in row) for row in self.rows)
        return "".join(f"{line}\n" for line in lines)

    # Changes, each a new draft.

    def put(self, cell: int, token: Token) -> Draft:
        """With this token on this cell."""
        return self.put_all({cell: token})

    def put_all(self, changes: Mapping[int, Token]) -> Draft:
        """With these tokens on these cells."""
        cells = list(self.cells)
        for cell, token in changes.items():
            cells[cell] = token
        return replace(self, cells=tuple(cells))

    def fill(self, cells: Iterable[int], token: Token) -> Draft:
        """With one token on all these cells: a card, free, or blocked."""
        return self.put_all(dict.fromkeys(cells, token))

    def clear(self, cells: Iterable[int]) -> Draft:
        """With nothing on these cells."""
        return self.fill(cells, EMPTY)

    def lay(self, cells: Sequence[int], tokens: Sequence[Token]) -> Draft:
        """With the tokens on the cells, one after another, until either ends."""
        return self.put_all(dict(zip(cells, tokens, strict=False)))

    def swap(self, one: int, other: int) -> Draft:
        """With the tokens of two cells exchanged."""
        return self.put_all({one: self.cells[other], other: self.cells[one]})

    def move(self, source: int, target: int) -> Draft:
        """With a token carried to another cell; what was there goes back to the tray."""
        return self.put_all({source: EMPTY, target: self.cells[source]})

    def copy(self, cells: Iterable[int]) -> Block:
        """The smallest rectangle around the cells, holding only them.

        Raises:
            ValueError: there are no cells.
        """
        chosen = set(cells)
        if not chosen:
            raise ValueError("nothing to copy")
        rows, columns = zip(*(divmod(cell, self.width) for cell in chosen), strict=True)
        across = range(min(columns), max(columns) + 1)
        held = (r * self.width + c for r in range(min(rows), max(rows) + 1) for c in across)
        return Block(len(across), tuple(self.cells[i] if i in chosen else None for i in held))

    def paste(self, block: Block, cell: int) -> Draft:
        """With a block laid so that its top left is on this cell; what hangs over is cut off."""
        top, left = divmod(cell, self.width)
        changes = {}
        for i, token in enumerate(block.cells):
            r, c = top + i // block.width, left + i % block.width
            if token is not None and r < self.height and c < self.width:
                changes[r * self.width + c] = token
        return self.put_all(changes)

    def resize(self, width: int, height: int, left: int = 0, top: int = 0) -> Draft:
        """With another size; what was in the top left corner is now at this column and row.

        Negative numbers cut off columns on the left and rows at the top. New cells are empty.

        Raises:
            BadBoard: boards have no such size.
        """
        cells = []
        for r in range(-top, height - top):
            for c in range(-left, width - left):
                inside = 0 <= r < self.height and 0 <= c < self.width
                cells.append(self.cells[r * self.width + c] if inside else EMPTY)
        return replace(self, width=width, height=height, cells=tuple(cells))

    def about(
        self,
        name: str | None = None,
        author: str | None = None,
        notes: str | None = None,
        license: str | None = None,  # noqa: A002 - the name of the board's field
        deck: str | None = None,
    ) -> Draft:
        """With another name, author, notes, license or deck; None leaves it as it is.

        What is longer than board files hold is cut, for a board that nobody can read is none.
        """
        return replace(
            self,
            name=_kept(name, self.name),
            author=_kept(author, self.author),
            notes=_kept(notes, self.notes),
            license=_kept(license, self.license),
            deck=self.deck if deck is None else deck,
        )


def corners(width: int, height: int) -> tuple[int, int, int, int]:
    """The four corner cells of a board."""
    return 0, width - 1, (height - 1) * width, height * width - 1


def changed(before: Draft, after: Draft) -> tuple[int, ...]:
    """The cells that differ between two drafts of one size; every cell if the sizes differ."""
    if (before.width, before.height) != (after.width, after.height):
        return tuple(range(after.size))
    pairs = zip(before.cells, after.cells, strict=True)
    return tuple(i for i, (old, new) in enumerate(pairs) if old != new)


def _kept(text: str | None, before: str) -> str:
    """A text as far as files hold it; None: what was there before."""
    return before if text is None else text[:LONGEST_TEXT]


def _words(row: object) -> object:
    """The words of a row as a list, if it is a text; else the row, for the board to refuse."""
    return row.replace(",", " ").split() if isinstance(row, str) else row
