# SPDX-License-Identifier: MIT
"""Saved games: one JSON file with everything it takes to open the game anywhere.

The file holds the full rules and board, not their ids, and the moves as text; opening it plays
every move again, so what opens is a game that the rules allow. Every version of the format that
was ever written can be read: older data passes through the converters in order.

What a game can go on without is left out where it is damaged, with a note that says so: a
bookmark, a seat's name, how a match stood, moves taken back. A fault in the game itself, or in who
plays which seat, which decides whose cards may be seen, refuses the file.

===========  ===============================================================================
``format``   ``"sequence-desktop-game"``
``version``  the version of the format: 1
``program``  the version of the program that saved it
``saved``    when: UTC, ``2026-01-31T12:00:00Z``
``seats``    one object a seat, or none: ``kind`` (human, computer), and ``name``, ``level``,
             ``colour``, which may be left out
``marks``    places to find again: ``ply`` (moves before it), ``text``
``match``    null, or the match that this deal belongs to, as it stood when the cards were dealt:
             ``totals`` (points by side), ``deals`` (played before this one), ``seed``, and
             ``counted`` where this deal is played again (the points by side that it has counted
             with); may be left out, as may ``counted``
``rated``    whether the game counts for the person's rating; may be left out
``branch``   null, or after how many moves this game has left another that it began as; may be
             left out
``game``     ``rules`` and ``board`` in full; ``players``, ``sides``, ``seed``; ``deal`` (first
             seat, hands, stock), which is checked against the seed; ``start``, where it began with
             a position that somebody set up, which is then in the place of the seed's deal (see
             ``engine/placing.py``); ``moves`` made and moves ``undone`` that can be redone, the
             next first
===========  ===============================================================================
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any, Final, Self

from sequence_desktop import __version__
from sequence_desktop.engine.errors import BadSave, Fault
from sequence_desktop.engine.game import SEEDS, Game
from sequence_desktop.engine.numbers import is_whole
from sequence_desktop.engine.phrases import phrase
from sequence_desktop.storage import files, json_text
from sequence_desktop.storage import game_reading as reading
from sequence_desktop.storage.errors import StorageError
from sequence_desktop.storage.game_reading import Sieve

FORMAT: Final = "sequence-desktop-game"
SUFFIX: Final = ".seqgame"
"""What the window suggests for the names of saved games; any name opens."""

_CONVERTERS: Final[tuple[Callable[[dict[str, Any]], dict[str, Any]], ...]] = ()
"""Converter number i turns the data of version i + 1 into that of version i + 2."""
VERSION: Final = len(_CONVERTERS) + 1

_KINDS: Final = ("human", "computer")
_MOST_DEALS: Final = 1_000_000


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits on a seat."""

    name: str
    kind: str = "human"
    """`human` or `computer`."""
    level: str = ""
    """How well a computer plays it."""
    colour: int = 0
    """The number of the chip colour in the palette."""

    @classmethod
    def from_json(cls, data: object, where: str, sieve: Sieve) -> Self:
        """The seat that :meth:`to_json` described.

        Raises:
            BadSave: it is none, or who plays it is not said.
        """
        if not isinstance(data, Mapping):
            raise BadSave(phrase("a seat is a JSON object"), where=where)
        if "kind" not in data:
            raise BadSave(
                phrase("a seat's kind is missing"),
                where=where,
                remedy=phrase("use a backup of the file"),
            )
        if data["kind"] not in _KINDS:
            raise BadSave(phrase("a seat's kind is human or computer"), where=where)
        return cls(
            sieve.take(
                lambda: reading.text(data, "name", where), "", phrase("the name is left out")
            ),
            data["kind"],
            sieve.take(
                lambda: reading.text(data, "level", where), "", phrase("the usual level is used")
            ),
            sieve.take(lambda: reading.colour(data, where), 0, phrase("a free colour is used")),
        )

    def to_json(self) -> dict[str, object]:
        """The seat as JSON data."""
        return {"name": self.name, "kind": self.kind, "level": self.level, "colour": self.colour}


@dataclass(frozen=True, slots=True)
class Mark:
    """A place in the game that somebody wants to find again."""

    ply: int
    """The number of moves made before it."""
    text: str = ""

    @classmethod
    def from_json(cls, data: object, where: str, last: int) -> Self:
        """The mark that :meth:`to_json` described, in a game of `last` moves.

        Raises:
            BadSave: it is none.
        """
        if not isinstance(data, Mapping):
            raise BadSave(phrase("a mark is a JSON object"), where=where)
        ply = data.get("ply")
        if not is_whole(ply, 0):
            raise BadSave(phrase("a mark's ply is a number of moves"), where=where)
        reading.whole(ply, last + 1, where)
        return cls(ply, reading.text(data, "text", where))

    def to_json(self) -> dict[str, object]:
        """The mark as JSON data."""
        return {"ply": self.ply, "text": self.text}


def marks_until(marks: Iterable[Mark], last: int) -> tuple[Mark, ...]:
    """The marks up to a number of moves, in order; of several at one place, the last."""
    known = {mark.ply: mark for mark in marks if mark.ply <= last}
    return tuple(known[ply] for ply in sorted(known))


@dataclass(frozen=True, slots=True)
class SavedMatch:
    """The match that a deal belongs to, as it stood when the cards of the deal were dealt."""

    totals: tuple[int, ...]
    """Points by side."""
    deals: int = 0
    """How many deals were played before this one."""
    seed: int = 0
    """What the seeds of all its deals come from."""
    counted: tuple[int, ...] | None = None
    """Points by side with which the deal has counted, where it is played again; None: it has not
    counted yet."""

    @classmethod
    def from_json(cls, data: object, sides: int) -> Self:
        """The match that :meth:`to_json` described.

        Raises:
            BadSave: it is none, or not one between so many sides.
        """
        if not isinstance(data, Mapping):
            raise BadSave(phrase("a match is a JSON object"), where="match")
        return cls(
            reading.points(data, "totals", sides),
            reading.whole(data.get("deals"), _MOST_DEALS, "match.deals"),
            reading.whole(data.get("seed"), SEEDS, "match.seed"),
            None if data.get("counted") is None else reading.points(data, "counted", sides),
        )

    def to_json(self) -> dict[str, object]:
        """The match as JSON data."""
        counted = {} if self.counted is None else {"counted": list(self.counted)}
        return {"totals": list(self.totals), "deals": self.deals, "seed": self.seed, **counted}


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game with what belongs to it besides the rules."""

    game: Game
    seats: tuple[Seat, ...] = ()
    """One for each seat; none where a game was played without names."""
    marks: tuple[Mark, ...] = ()
    match: SavedMatch | None = None
    rated: bool = False
    """Whether it counts for the person's rating: nothing can be taken back in it."""
    branch: int | None = None
    """After how many moves it has left another game, of which those are the same; None: it is one
    of its own."""
    saved: str = ""
    """When it was saved: UTC, as in 2026-01-31T12:00:00Z; set by :func:`save_game`."""
    program: str = ""
    """The version of the program that saved it; set by :func:`save_game`."""
    left_out: tuple[BadSave, ...] = ()
    """Which parts of its file could not be read, and so are missing here; never saved."""
    not_copied: StorageError | None = None
    """Why there is no copy of that file, though it is replaced as the game goes on; None: the file
    that the notes name stays. Never saved."""

    @property
    def goes_on(self) -> bool:
        """Whether it is a deal of a match in which others have been played."""
        return self.match is not None and (self.match.deals > 0 or self.match.counted is not None)


def save_game(saved: SavedGame, path: Path) -> None:
    """Write the game, with the time and version of now; the file it replaces stays as a backup.

    Raises:
        StorageError: it could not be written, or not be opened again; what was there before still
            is.
    """
    try:
        text = game_text(saved)
    except BadSave as fault:
        raise StorageError(
            phrase("cannot be saved: {why}", why=fault.why),
            where=fault.where,
            remedy=phrase("make it less"),
            file=str(path),
        ) from None
    files.write_atomic(path, text)


def game_text(saved: SavedGame) -> str:
    """The text of a saved game's file, with the time and version of now.

    Raises:
        BadSave: a name or a list is longer than a file may hold.
    """
    now = datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    data = {
        "format": FORMAT,
        "version": VERSION,
        "program": __version__,
        "saved": now,
        "seats": [seat.to_json() for seat in saved.seats],
        "marks": [mark.to_json() for mark in saved.marks],
        "match": saved.match and saved.match.to_json(),
        "rated": saved.rated,
        "branch": saved.branch,
        "game": saved.game.to_json(),
    }
    # As it will be read: nothing is written that cannot be opened again, whole.
    sieve = Sieve()
    _with_game(saved.game, data, sieve)
    if sieve.faults:
        raise sieve.faults[0]
    return json_text.write(data)


def load_game(path: Path) -> SavedGame:
    """The game in a file, every move of it checked; see `left_out` for what it lacks.

    Raises:
        StorageError: the file cannot be read.
        BadSave: it is damaged, no saved game, from a later version, or a move in it is illegal.
    """
    data = json_text.load(path, BadSave)
    try:
        return naming_file(parse_game(data), path)
    except Fault as fault:
        # A fault in the rules or board inside a save is a fault of the save.
        raise BadSave(fault.why, where=fault.where, remedy=fault.remedy, file=str(path)) from None


def naming_file(saved: SavedGame, path: Path) -> SavedGame:
    """The game, with this file as the one in which what was left out stands."""
    faults = (fault.in_file(str(path)) for fault in saved.left_out)
    return replace(saved, left_out=tuple(faults))


def parse_game(data: object) -> SavedGame:
    """The game that the parsed JSON of a file describes.

    Raises:
        Fault: as :func:`load_game`, without the file's name.
    """
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadSave(phrase("this is not a saved game"), remedy=phrase("open another file"))
    current = _current(data)
    game = current.get("game")
    if not isinstance(game, dict):
        raise BadSave(
            phrase("the game itself is missing"),
            where="game",
            remedy=phrase("use a backup of the file"),
        )
    sieve = Sieve()
    return _with_game(_game(game, sieve), current, sieve)


def backup_of(path: Path) -> SavedGame | None:
    """The game in the file's backup, if there is one that can be opened."""
    try:
        return load_game(files.backup_path(path))
    except Fault:
        return None


def _game(data: dict[str, Any], sieve: Sieve) -> Game:
    """The game itself; moves that were taken back are no more than a convenience."""
    try:
        return Game.from_json(data)
    except BadSave as fault:
        whole = fault
    try:
        game = Game.from_json({**data, "undone": []})
    except Fault:
        raise whole from None
    sieve.leave_out(whole, phrase("the moves taken back are left out"))
    return game


def _with_game(game: Game, current: Mapping[str, Any], sieve: Sieve) -> SavedGame:
    seats = read_seats(current, game.setup.players, sieve)
    last = len(game.moves) + len(game.undone)
    marks = _marks(current, last, sieve)
    match = sieve.take(
        lambda: _match(current, game.setup.sides),
        None,
        phrase("the match begins anew with this deal"),
    )
    rated = sieve.take(
        lambda: reading.flag(current, "rated"), False, phrase("the game counts for no rating")
    )
    branch = sieve.take(
        lambda: _branch(current, last), None, phrase("it counts as a game of its own")
    )
    saved, program = (
        sieve.take(partial(reading.text, current, key), "", phrase("this is left out"))
        for key in ("saved", "program")
    )
    left_out = tuple(sieve.left_out)
    return SavedGame(game, seats, marks, match, rated, branch, saved, program, left_out)


def _current(data: dict[str, Any]) -> dict[str, Any]:
    """The data, brought to the present version of the format."""
    version = data.get("version")
    if not is_whole(version, 1):
        raise BadSave(phrase("the version of the format is missing"), where="version")
    if version > VERSION:
        raise BadSave(
            phrase(
                "a later version of the program saved it ({version})",
                version=reading.text(data, "program") or phrase("unknown"),
            ),
            remedy=phrase("get that version; this is {version}", version=__version__),
        )
    for convert in _CONVERTERS[version - 1 :]:
        data = convert(data)
    return data


def read_seats(current: Mapping[str, Any], players: int, sieve: Sieve) -> tuple[Seat, ...]:
    """Who sits where, as the data under `seats` say it.

    Raises:
        BadSave: they do not say who plays which seat.
    """
    return tuple(
        Seat.from_json(item, phrase("seats, number {number}", number=number), sieve)
        for number, item in enumerate(reading.seats(current, players), 1)
    )


def _marks(current: Mapping[str, Any], last: int, sieve: Sieve) -> tuple[Mark, ...]:
    """The bookmarks that can be read; `last` is how many moves there are, those taken back too."""
    none: Sequence[object] = ()
    listed = sieve.take(lambda: reading.marks(current), none, phrase("the bookmarks are left out"))
    marks = [
        sieve.take(
            partial(Mark.from_json, item, phrase("marks, number {number}", number=number), last),
            None,
            phrase("this bookmark is left out"),
        )
        for number, item in enumerate(listed, 1)
    ]
    return tuple(mark for mark in marks if mark is not None)


def _match(current: Mapping[str, Any], sides: int) -> SavedMatch | None:
    data = current.get("match")
    return None if data is None else SavedMatch.from_json(data, sides)


def _branch(current: Mapping[str, Any], last: int) -> int | None:
    ply = current.get("branch")
    return None if ply is None else reading.whole(ply, last + 1, "branch")
