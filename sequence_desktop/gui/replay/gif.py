# SPDX-License-Identifier: MIT
"""Writes animated GIFs: what changes from picture to picture, packed by LZW.

Qt reads GIFs but writes none. Pillow would, at two to three megabytes of every download; the part
of the format that is needed here is this file. Source: the specification GIF89a.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

MOST_COLOURS: Final = 255
"""Colours of a palette; the last of 256 numbers stands for "as before"."""
AS_BEFORE: Final = 255
"""The number of a pixel that stays as the picture before has left it."""
LARGEST: Final = 65535
"""Pixels: the format has two bytes for a width and a height."""

_BITS: Final = 8
_CLEAR: Final = 1 << _BITS
_END: Final = _CLEAR + 1
_FULL: Final = 1 << 12
_LONGEST_BLOCK: Final = 255
_KEEP, _TRANSPARENT = 1 << 2, 1


class GifWriter:
    """Collects pictures of one animation, which is shown again and again."""

    def __init__(self, width: int, height: int, palette: Sequence[int]) -> None:
        """Args:
        width, height: in pixels.
        palette: up to `MOST_COLOURS` colours, each as 0xRRGGBB.

        Raises:
            ValueError: the sizes or the palette do not go into a GIF.
        """
        if not (0 < width <= LARGEST and 0 < height <= LARGEST):
            raise ValueError(f"{width} × {height} pixels do not go into a GIF")
        if not 0 < len(palette) <= MOST_COLOURS:
            raise ValueError(f"a palette has 1 to {MOST_COLOURS} colours")
        self._out = bytearray(b"GIF89a")
        self._out += _word(width) + _word(height)
        self._out += bytes((0b1000_0000 | (_BITS - 1) << 4 | (_BITS - 1), 0, 0))
        colours = [*palette, *[0] * (_CLEAR - len(palette))]
        self._out += b"".join(colour.to_bytes(3, "big") for colour in colours)
        # Again and again, in the words of the browser that thought of it.
        self._out += b"\x21\xff\x0bNETSCAPE2.0\x03\x01" + _word(0) + b"\x00"

    def add(
        self, left: int, top: int, width: int, height: int, pixels: bytes, shown_ms: int
    ) -> None:
        """Add a picture: what differs, within a rectangle, from the one before.

        Args:
            left, top, width, height: the rectangle, in pixels.
            pixels: the numbers of its colours, row by row; `AS_BEFORE` for what stays.
            shown_ms: how long it is seen.
        """
        flags = _KEEP | _TRANSPARENT
        self._out += b"\x21\xf9\x04" + bytes((flags,)) + _word(max(shown_ms // 10, 2))
        self._out += bytes((AS_BEFORE, 0))
        self._out += b"\x2c" + b"".join(_word(number) for number in (left, top, width, height))
        self._out += bytes((0, _BITS))
        packed = pack(pixels)
        for start in range(0, len(packed), _LONGEST_BLOCK):
            block = packed[start : start + _LONGEST_BLOCK]
            self._out += bytes((len(block),)) + block
        self._out += b"\x00"

    def content(self) -> bytes:
        """The whole file."""
        return bytes(self._out) + b"\x3b"


def pack(pixels: bytes) -> bytes:
    """Numbers of colours, packed by the LZW of the GIF, whose codes have 9 to 12 bits."""
    known: dict[int, int] = {}
    free, bits = _END + 1, _BITS + 1
    packed = bytearray()
    held, used = _CLEAR, bits
    code = -1
    for pixel in pixels:
        if code < 0:
            code = pixel
            continue
        key = code << _BITS | pixel
        longer = known.get(key)
        if longer is not None:
            code = longer
            continue
        held |= code << used
        used += bits
        if free < _FULL:
            known[key] = free
            bits += free == 1 << bits
            free += 1
        else:
            held |= _CLEAR << used
            used += bits
            known.clear()
            free, bits = _END + 1, _BITS + 1
        while used >= 8:
            packed.append(held & 0xFF)
            held >>= 8
            used -= 8
        code = pixel
    if code >= 0:
        held |= code << used
        used += bits
        bits += free == 1 << bits and free < _FULL
    held |= _END << used
    used += bits
    packed += held.to_bytes((used + 7) // 8, "little")
    return bytes(packed)


def _word(number: int) -> bytes:
    return number.to_bytes(2, "little")
