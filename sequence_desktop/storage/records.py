# SPDX-License-Identifier: MIT
"""What is remembered of finished games: one line of JSON each, in one file that only grows.

A line that cannot be read costs that game's record and a note, never the others, and stays as it
is. Once the file has become long the oldest games go. Nothing of it leaves the person's folder.
"""

import codecs
import contextlib
import hashlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any, Final

from sequence_desktop.engine.errors import Fault
from sequence_desktop.engine.game import Game
from sequence_desktop.engine.numbers import is_whole
from sequence_desktop.engine.phrases import phrase
from sequence_desktop.engine.placing import placed
from sequence_desktop.storage import files, json_text
from sequence_desktop.storage.errors import NotThere, StorageError
from sequence_desktop.storage.games import Seat
from sequence_desktop.storage.lock import FileLock

MOST: Final = 10_000
"""So many games are remembered."""
_SPARE: Final = 500
"""So many more may stand in the file before it is shortened."""
_LARGEST: Final = 32_000_000
_LONGEST: Final = 8_000
"""Characters of one line; twelve players take a quarter of it."""


class BadRecord(Fault):
    """A line that is no record of a game."""


@dataclass(frozen=True, slots=True)
class Player:
    """Who sat on a seat."""

    name: str
    kind: str
    level: str
    side: int


@dataclass(frozen=True, slots=True)
class Record:
    """One finished game."""

    deal: str
    """A mark of the deal and who played it; equal for one deal that is opened and ended again."""
    when: str
    """When it ended: UTC, as in 2026-01-31T12:00:00Z."""
    rules: str
    """The id of the rules; "" for rules that lie in no file."""
    title: str
    """What the game is called."""
    board: str
    """What the board is called."""
    seats: tuple[Player, ...]
    rows: tuple[int, ...]
    """The rows of each side."""
    moves: int
    winner: int | None = None
    """The side that won, or None for a draw."""
    rated: bool = False
    rating: int | None = None
    """The person's rating after a rated game."""
    save: str = ""
    """The name of the file with the whole game, as long as it is kept."""
    unknown: Mapping[str, Any] = field(default_factory=dict)
    """Keys of a later version, kept as they are."""

    @property
    def humans(self) -> tuple[int, ...]:
        """The seats that people played."""
        return tuple(n for n, seat in enumerate(self.seats) if seat.kind == "human")

    def result(self, seat: int) -> float:
        """What a seat made of it: 1 for a win, 0.5 for a draw, 0 for a loss."""
        if self.winner is None:
            return 0.5
        return 1.0 if self.seats[seat].side == self.winner else 0.0

    def to_json(self) -> dict[str, Any]:
        """The record as JSON data."""
        data = asdict(self)
        unknown = data.pop("unknown")
        return {**data, **unknown}


def deal_mark(game: Game, seats: Iterable[Seat]) -> str:
    """A short mark of a deal and of who plays it."""
    start = game.at(0)
    told = (
        game.setup.rules.to_json(),
        game.setup.board.to_json(),
        game.seed,
        start.seat,
        [(seat.name, seat.kind, seat.level) for seat in seats],
        *([placed(start)] if game.set_up else []),
    )
    text = json.dumps(told, sort_keys=True, default=str)
    return hashlib.sha256(text.encode("utf-8", "replace")).hexdigest()[:24]


def append(record: Record, path: Path) -> None:
    """Add a game to the file.

    Raises:
        StorageError: it could not be written; what stood there before still does.
    """
    text = _line(record)
    if len(text) > _LONGEST:
        raise StorageError(phrase("the record of a game is too long"), file=str(path))
    files.make_folder(path.parent)
    files.append_line(path, text)


def load(path: Path) -> tuple[tuple[Record, ...], tuple[Fault, ...]]:
    """The games in the file, the oldest first, and a note on each line that could not be read.

    A file that has become long is shortened, unless another copy of the program writes to it.
    """
    try:
        lines = _lines(path)
    except NotThere:
        return (), ()
    except StorageError as fault:
        return (), (fault,)
    found = [it for _, it in lines if isinstance(it, Record)]
    if len(found) > MOST + _SPARE:
        _shorten(path)
    return tuple(found[-MOST:]), tuple(it for _, it in lines if isinstance(it, BadRecord))


def rewrite(records: Iterable[Record], path: Path) -> None:
    """Let the file hold these games and no others, whole or not at all.

    Raises:
        StorageError: the file cannot be changed.
    """
    files.make_folder(path.parent)
    _write((_line(it).encode("utf-8", "replace") for it in records), path)


def parse(line: str) -> Record:
    """The record in a line of JSON.

    Raises:
        BadRecord: it is none.
    """
    data = json_text.parse(line, BadRecord)
    if not isinstance(data, dict):
        raise BadRecord(phrase("a record is a JSON object"))
    try:
        seats = tuple(_player(it) for it in data.pop("seats"))
        rows = tuple(_whole(it) for it in data.pop("rows"))
        sides = {seat.side for seat in seats}
        winner = data.pop("winner", None)
        known_winner = winner is None or (is_whole(winner) and winner in sides)
        if not seats or sides != set(range(len(rows))) or not known_winner:
            raise BadRecord(phrase("seats, sides and winner do not go together"))
        known = {it.name: data.pop(it.name) for it in fields(Record) if it.name in data}
        rating = known.get("rating")
        return Record(
            deal=_text(known["deal"]),
            when=_text(known["when"]),
            rules=_text(known.get("rules", "")),
            title=_text(known.get("title", "")),
            board=_text(known.get("board", "")),
            seats=seats,
            rows=rows,
            moves=_whole(known["moves"]),
            winner=winner,
            rated=known.get("rated") is True,
            rating=None if rating is None else _whole(rating),
            save=Path(_text(known.get("save", ""))).name,
            unknown=data,
        )
    except (KeyError, TypeError, AttributeError) as error:
        raise BadRecord(
            phrase("something is missing or of another kind: {error}", error=error)
        ) from None


def _player(data: Mapping[str, Any]) -> Player:
    kind = data["kind"]
    if kind not in ("human", "computer"):
        raise BadRecord(phrase("a seat is played by a human or a computer"))
    return Player(_text(data["name"]), kind, _text(data.get("level", "")), _whole(data["side"]))


def _text(value: object) -> str:
    if not isinstance(value, str) or len(value) > _LONGEST:
        raise BadRecord(phrase("this is not a short text"))
    return value


def _whole(value: object) -> int:
    if not is_whole(value, 0, 999_999):
        raise BadRecord(phrase("this is not a whole number"))
    return value


def _line(record: Record) -> str:
    """A record as one line of JSON."""
    return json.dumps(record.to_json(), ensure_ascii=False, separators=(",", ":"))


def _lines(path: Path) -> list[tuple[bytes, Record | BadRecord]]:
    """The lines of the file that are not empty, each with what it says.

    Raises:
        StorageError: the file cannot be read.
    """
    content = files.read_bytes(path, _LARGEST).removeprefix(codecs.BOM_UTF8)
    return [
        (line, _read(line, number, path))
        for number, line in enumerate(content.splitlines(), 1)
        if line.strip()
    ]


def _read(line: bytes, number: int, path: Path) -> Record | BadRecord:
    try:
        return parse(line.decode())
    except UnicodeDecodeError:
        why: str = phrase("this is not UTF-8 text")
    except BadRecord as fault:
        why = fault.why
    return BadRecord(why, where=phrase("line {number}", number=number), file=str(path))


def _write(lines: Iterable[bytes], path: Path) -> None:
    files.write_bytes(path, b"".join(line + b"\n" for line in lines))


def _shorten(path: Path) -> None:
    """Let the oldest games go, unless another copy of the program writes to the file.

    What cannot be read stays: it may be a game of which somebody can still make something.
    """
    lock = FileLock(path.with_name(path.name + ".lock"))
    with contextlib.suppress(StorageError):
        if lock.acquire():
            try:
                # Once more: another copy may have noted a game since.
                lines = _lines(path)
                games = [n for n, (_, it) in enumerate(lines) if isinstance(it, Record)]
                gone = set(games[:-MOST])
                _write((line for n, (line, _) in enumerate(lines) if n not in gone), path)
            finally:
                lock.release()
