# SPDX-License-Identifier: MIT
"""Catalogues of translated texts, .qm files, without what nobody reads in a bundle.

Qt's own catalogues translate all of QtBase: what databases, secure connections and regular
expressions complain of, too, which is half of them. And each text stands there in English beside
its translation, with the class that it belongs to, although Qt finds it by a number made of it;
English and class are compared only where two texts share a number, and need not be where both are
translated alike. A translation that several texts have is written once.

A catalogue is a mark and then blocks, each a tag, a length and as many bytes. One block is a table
of numbers and places, another holds the messages at these places: fields with tags of their own.
"""

import re
import struct
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from itertools import groupby
from pathlib import Path, PurePosixPath
from typing import Final, NamedTuple

from environment import Trouble
from freezing import Entry

_MARK: Final = bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd")
_TABLE: Final = 0x42
_MESSAGES: Final = 0x69

_END: Final = 1
_SOURCE: Final = 6
_CONTEXT: Final = 7
_COMMENT: Final = 8
_TOLD_APART: Final = {_SOURCE, _CONTEXT, _COMMENT}
_NONE: Final = 0xFFFFFFFF
"""The length of a field that has no text at all."""

_UNREAD: Final = re.compile(
    r"""Q(
        (Abstract|Native|Socks5|Http|Local|Udp|Tcp|Sctp|Ssl)(Socket|Server)\w* | Ssl\w+ | Dtls\w*
        | Http\w* | Dns\w+ | HostInfo\w* | Network\w+        # networks
        | (IBase|ODBC|MYSQL|OCI|PSQL|SQLite|DB2|MimerSQL)\w* # databases
        | RegularExpression | Xml\w+ | Dom\w+ | JsonParseError | CommandLineParser
        | Library | PluginLoader | FactoryLoader | SharedMemory | SystemSemaphore
        | Mdi\w+ | Wizard | AxSelect | TgaFile | Android\w+ | Qnx\w+ | WindowsDirect2D\w*
    )
    | Assets::\w+(::\w+)*
    """,
    re.VERBOSE,
)
"""Parts of QtBase that the program does not use, or whose complaints it never shows."""


class Message(NamedTuple):
    """One text and its translations."""

    number: int
    """What Qt makes of the English text and finds it by."""
    fields: tuple[tuple[int, bytes | None], ...]
    """Tags and contents, without the end."""

    @property
    def source(self) -> bytes | None:
        """The English text."""
        return dict(self.fields).get(_SOURCE)

    @property
    def context(self) -> str:
        """The class to which the text belongs."""
        return (dict(self.fields).get(_CONTEXT) or b"").decode()


def in_place_of_whole(datas: Sequence[Entry], work: Path) -> list[Entry]:
    """The data files of a bundle with smaller catalogues instead of the whole; made in `work`.

    Raises:
        Trouble: one of them is no catalogue.
    """
    numbers: dict[str, set[int]] = defaultdict(set)
    for destination, source, _ in datas:
        if destination.endswith(".qm"):
            found = messages(Path(source).read_bytes())
            numbers[_family(destination)] |= {message.number for message in found}
    work.mkdir(parents=True, exist_ok=True)
    return [
        _smaller(entry, work, numbers) if entry[0].endswith(".qm") else entry for entry in datas
    ]


def _smaller(entry: Entry, work: Path, numbers: Mapping[str, Set[int]]) -> Entry:
    destination, source, kind = entry
    family = _family(destination)
    others = set().union(*(each for name, each in numbers.items() if name != family))
    made = work / _name(destination)
    made.write_bytes(trim(Path(source).read_bytes(), others))
    return destination, str(made), kind


def _family(destination: str) -> str:
    """Whose texts a catalogue has, Qt's or ours: the name of its file up to the language."""
    return _name(destination).partition("_")[0]


def _name(destination: str) -> str:
    return PurePosixPath(destination.replace("\\", "/")).name


def trim(raw: bytes, others: Set[int] = frozenset()) -> bytes:
    """A catalogue without what nobody reads.

    `others` are the numbers of texts in catalogues of other programs that are asked as well: where
    "Back" is a side of a card in one and a button in another, their classes tell them apart.

    Raises:
        Trouble: these bytes are no catalogue.
    """
    try:
        blocks = _blocks(raw)
        kept = [each for each in messages(raw) if not _UNREAD.fullmatch(each.context)]
    except (struct.error, IndexError) as error:
        raise Trouble(f"This catalogue of texts is damaged ({error}).") from error
    table, body = b"", b""
    places: dict[bytes, int] = {}
    for number, record in _records(kept, others):
        if record not in places:
            places[record] = len(body)
            body += record
        table += struct.pack(">II", number, places[record])
    blocks.update({_TABLE: table, _MESSAGES: body} if _TABLE in blocks else {})
    packed = (struct.pack(">BI", tag, len(block)) + block for tag, block in blocks.items())
    return _MARK + b"".join(packed)


def _records(kept: Iterable[Message], others: Set[int]) -> Iterator[tuple[int, bytes]]:
    """What is to stand in a catalogue for each number, as it is written."""
    for number, alike in groupby(kept, key=lambda message: message.number):
        several = tuple(alike)
        if number in others or len({message.source for message in several}) > 1:
            bare = []
        else:
            bare = [
                _written(field for field in each.fields if field[0] not in _TOLD_APART)
                for each in several
            ]
        if len(set(bare)) == 1:
            yield number, bare[0]
        else:
            yield from ((number, _written(each.fields)) for each in several)


def messages(raw: bytes) -> Iterator[Message]:
    """The messages of a catalogue, ordered by their numbers.

    Raises:
        Trouble: these bytes are no catalogue.
    """
    blocks = _blocks(raw)
    body = blocks.get(_MESSAGES, b"")
    for number, place in struct.iter_unpack(">II", blocks.get(_TABLE, b"")):
        yield Message(number, tuple(_fields(body, place)))


def _blocks(raw: bytes) -> dict[int, bytes]:
    if not raw.startswith(_MARK):
        raise Trouble("This is no catalogue of texts.")
    found = {}
    place = len(_MARK)
    while place < len(raw):
        tag, length = struct.unpack_from(">BI", raw, place)
        place += 5
        found[tag] = raw[place : place + length]
        place += length
    return found


def _fields(body: bytes, place: int) -> Iterator[tuple[int, bytes | None]]:
    while (tag := body[place]) != _END:
        (length,) = struct.unpack_from(">I", body, place + 1)
        place += 5
        if length == _NONE:
            yield tag, None
        else:
            yield tag, body[place : place + length]
            place += length


def _written(fields: Iterable[tuple[int, bytes | None]]) -> bytes:
    written = b""
    for tag, content in fields:
        length = _NONE if content is None else len(content)
        written += struct.pack(">BI", tag, length) + (content or b"")
    return written + bytes((_END,))
