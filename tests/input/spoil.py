# SPDX-License-Identifier: MIT
"""Spoiling files: their structure, their bytes, and bombs of depth, size and number."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable
from typing import Final

from sequence_desktop.engine.rng import Random
from tests.engine.mutations import damaged
from tests.input.kinds import parsed

Spoil = Callable[[bytes, Random], bytes]


def spoiled(text: str, rng: Random) -> bytes:
    """A file with something in it changed for worse."""
    value = parsed(text)
    if value is not None and rng.below(2):
        with contextlib.suppress(RecursionError):  # too deep to be written; bombs are below
            return json.dumps(damaged(value, rng)).encode("utf-8", "surrogatepass")
    content = text.encode()
    for _ in range(1 + rng.below(4)):
        content = _SPOILS[rng.below(len(_SPOILS))](content, rng)
    return content


def _at(content: bytes, rng: Random) -> int:
    return rng.below(len(content) + 1)


def _flip(content: bytes, rng: Random) -> bytes:
    i = _at(content, rng)
    return content[:i] + bytes([rng.below(256)]) + content[i + 1 :]


def _cut(content: bytes, rng: Random) -> bytes:
    return content[: _at(content, rng)]


def _take_out(content: bytes, rng: Random) -> bytes:
    i = _at(content, rng)
    return content[:i] + content[i + rng.below(60) :]


def _twice(content: bytes, rng: Random) -> bytes:
    i, j = sorted((_at(content, rng), _at(content, rng)))
    return content[:j] + content[i:j] * (1 + rng.below(3)) + content[j:]


def _put_in(content: bytes, rng: Random) -> bytes:
    i = _at(content, rng)
    return content[:i] + _ODD[rng.below(len(_ODD))] + content[i:]


def _instead_of_a_word(content: bytes, rng: Random) -> bytes:
    words = content.split(b'"')
    i = rng.below(len(words))
    words[i] = _ODD[rng.below(len(_ODD))]
    return b'"'.join(words)


_ODD: Final = (
    *(
        b"\x00",
        b"\xff",
        b"\xef\xbb\xbf",
        b"\r\n",
        b"\n",
        b"\\u0000",
        b"\\ud800",
        b"\\u202e",
        b"\x1b[2J",
    ),
    *(
        b"[",
        b"]",
        b"{",
        b"}",
        b",",
        b":",
        b'"',
        b"null",
        b"NaN",
        b"Infinity",
        b"-",
        b"1e999",
        b"1E-9",
    ),
    *(b"9" * 19, b"9" * 5000, b"-" + b"9" * 400, b"0.1" + b"0" * 3000, b"A" * 10_000),
    *(b"[" * 100, b"[" * 100_000, b'{"a":' * 100_000, b"[]," * 50_000, b'"\\u0041",' * 20_000),
    *(
        b"../../etc/passwd",
        b"/dev/zero",
        b"C:\\nul",
        b"%s%n%x",
        b"{0}",
        b"<script>",
        b"a" * 1_100_000,
    ),
    *("é♥٣²日".encode(), "\u202e\u2066".encode(), b" " * 5000, b"2S " * 3000),
)
_SPOILS: Final[tuple[Spoil, ...]] = (_flip, _cut, _take_out, _twice, _put_in, _instead_of_a_word)
