# SPDX-License-Identifier: MIT
"""The part of ICU's data that Qt looks into, as a library in place of the whole.

Qt's wheel for Linux brings the whole of it along, 32 MB: names of currencies, zones and units in
all languages, code pages of mainframes, dictionaries. Qt has its own of all that and takes from ICU
only the order of letters, by which file dialogs sort. Such data are an archive of named files, with
a table at the front, in a library that holds nothing else.
"""

import re
import shutil
import struct
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from environment import Trouble
from freezing import Entry

_LIBRARY: Final = re.compile(r"(^|/)libicudata\.so\.\d+$")

_MARK: Final = b"\xda\x27"
_FORMAT: Final = b"CmnD"
_MARK_AT: Final = 2
"""Bytes before the mark: how long the head is."""
_FORMAT_AT: Final = 12
_ALIGNED: Final = 16

_WANTED: Final = re.compile(
    r"""coll/.*                    # the order of letters, in every language
      | (?![a-z]{2,3}(_|\.)).*     # what holds for all languages, in files named otherwise
    """,
    re.VERBOSE,
)
_UNWANTED: Final = re.compile(
    r"""(brkitr|curr|lang|rbnf|region|translit|unit|zone)/.*
      | .*\.cnv                    # code pages; Qt knows UTF and Latin-1 by itself
      | .*\.spp                    # rules for names in networks
      | (confusables\.cfu|unames\.icu)
    """,
    re.VERBOSE,
)


def in_place_of_whole(binaries: Sequence[Entry], work: Path) -> list[Entry]:
    """The files of a bundle with the part of ICU's data instead of the whole; made in `work`.

    Without gcc, which nobody needs who only freezes, it stays the whole.

    Raises:
        Trouble: gcc refused.
    """
    if shutil.which("gcc") is None:
        print("All of ICU's data comes along, for there is no gcc.", file=sys.stderr)
        return list(binaries)
    return [_smaller(entry, work) if is_data(entry) else entry for entry in binaries]


def is_data(entry: Entry) -> bool:
    """Whether a file of a bundle is the library with ICU's data, and no link to it."""
    destination, _, kind = entry
    return bool(_LIBRARY.search(destination)) and kind != "SYMLINK"


def _smaller(entry: Entry, work: Path) -> Entry:
    destination, source, kind = entry
    work.mkdir(parents=True, exist_ok=True)
    made = work / Path(destination).name
    trim(Path(source), made)
    return destination, str(made), kind


def is_wanted(name: str) -> bool:
    """Whether Qt may look into a file of the archive, given as `coll/de.res`."""
    return bool(_WANTED.fullmatch(name)) and not _UNWANTED.fullmatch(name)


def trim(library: Path, target: Path) -> None:
    """Write `library`, a libicudata.so.NUMBER, to `target` with what is wanted alone.

    Raises:
        Trouble: it is no such library, or gcc refused.
    """
    number = library.name.rpartition(".")[2]
    files = read(library.read_bytes())
    prefixed = {name: data for name, data in files.items() if is_wanted(name.partition("/")[2])}
    archive = target.with_suffix(".dat")
    archive.write_bytes(write(prefixed, head(library.read_bytes())))
    symbol = f"icudt{number}_dat"
    source = target.with_suffix(".s")
    source.write_text(
        f"""\
        .section .rodata
        .globl {symbol}
        .type {symbol}, @object
        .size {symbol}, {archive.stat().st_size}
        .balign {_ALIGNED}
{symbol}:
        .incbin "{archive}"
        .section .note.GNU-stack, "", @progbits
"""
    )
    line = ["gcc", "-shared", "-nostdlib", "-s", f"-Wl,-soname,{library.name}"]
    done = subprocess.run([*line, "-o", str(target), str(source)], check=False)
    if done.returncode != 0:
        raise Trouble(f"gcc could not make {target.name}, see above.")


def head(raw: bytes) -> bytes:
    """What stands before the table: format, version and licence.

    Raises:
        Trouble: there is no archive in these bytes.
    """
    found = raw.find(_MARK)
    while found >= 0:
        start = found - _MARK_AT
        if raw[start + _FORMAT_AT :][: len(_FORMAT)] == _FORMAT:
            (length,) = struct.unpack_from("<H", raw, start)
            return raw[start : start + length]
        found = raw.find(_MARK, found + 1)
    raise Trouble("There is no data of ICU in this library.")


def read(raw: bytes) -> dict[str, bytes]:
    """The files of the archive in a library, by their names.

    Raises:
        Trouble: there is no archive in these bytes.
    """
    begin = head(raw)
    start = raw.index(begin) + len(begin)
    (count,) = struct.unpack_from("<I", raw, start)
    table = [struct.unpack_from("<II", raw, start + 4 + 8 * each) for each in range(count)]
    names = [_text(raw, start + name) for name, _ in table]
    # Each file reaches to the next; what follows the last one's own bytes does no harm.
    ends = [data for _, data in table[1:]] + [len(raw) - start]
    return {
        name: raw[start + data : start + end]
        for name, (_, data), end in zip(names, table, ends, strict=True)
    }


def _text(raw: bytes, start: int) -> str:
    return raw[start : raw.index(b"\0", start)].decode("ascii")


def write(files: Mapping[str, bytes], begin: bytes) -> bytes:
    """An archive of these files behind the head `begin`; ICU finds them by halving the table."""
    ordered = sorted(files.items(), key=lambda item: item[0].encode())
    names = b""
    name_offsets = []
    table_bytes = 4 + 8 * len(ordered)
    for name, _ in ordered:
        name_offsets.append(table_bytes + len(names))
        names += name.encode() + b"\0"
    front = table_bytes + len(names)
    place = front + -(len(begin) + front) % _ALIGNED
    body = bytes(place - front)
    table = struct.pack("<I", len(ordered))
    for offset, (_, data) in zip(name_offsets, ordered, strict=True):
        table += struct.pack("<II", offset, place)
        padded = data + bytes(-len(data) % _ALIGNED)
        place += len(padded)
        body += padded
    return begin + table + names + body
