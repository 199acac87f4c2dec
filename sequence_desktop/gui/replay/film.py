# SPDX-License-Identifier: MIT
"""From shots to files: one as PNG or SVG, many as an animated GIF."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from PySide6.QtCore import QByteArray, QRect
from PySide6.QtGui import QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgGenerator

from sequence_desktop.gui.buffers import content_of, open_buffer
from sequence_desktop.gui.replay.gif import AS_BEFORE, GifWriter
from sequence_desktop.gui.replay.painting import MomentPainter
from sequence_desktop.gui.replay.palette import Palette
from sequence_desktop.gui.replay.shots import Shot

CELL: Final = 48
"""Pixels of a cell at the scale 1."""
SCALES: Final = (1, 2, 3, 4)
CELLS: Final = {"small": 28, "medium": 40, "large": 56}
"""Pixels of a cell of an animation, by the name of its size."""
_LAST_MS: Final = 4000
_BYTES: Final = 4


def png_of(painter: MomentPainter, shot: Shot) -> bytes:
    """A picture as PNG."""
    buffer = open_buffer()
    QImageWriter(buffer, QByteArray(b"png")).write(painter.image(shot))
    return content_of(buffer)


def svg_of(painter: MomentPainter, shot: Shot, title: str) -> bytes:
    """A picture as SVG: all shapes, no text that would need a typeface."""
    buffer = open_buffer()
    generator = QSvgGenerator(QSvgGenerator.SvgVersion.Svg11)
    generator.setOutputDevice(buffer)
    generator.setSize(painter.size)
    generator.setViewBox(QRect(0, 0, painter.size.width(), painter.size.height()))
    generator.setTitle(title)
    generator.setDescription("Sequence Desktop")
    pen = QPainter(generator)
    painter.paint(pen, shot)
    pen.end()
    return content_of(buffer)


class Film:
    """Makes an animation picture by picture, so that whoever waits can be told, and stop it.

    Attributes:
        content: the whole file, once all steps are done; before, nothing.
    """

    def __init__(self, painter: MomentPainter, shots: Sequence[Shot], shown_ms: int) -> None:
        """Args:
        painter: paints the pictures.
        shots: what is in them; at least one.
        shown_ms: how long each is seen; the last one longer.
        """
        self._painter, self._shots, self._shown_ms = painter, tuple(shots), shown_ms
        self.content = b""

    def __len__(self) -> int:
        """How many steps there are."""
        return len(self._shots)

    def steps(self) -> Iterator[int]:
        """Make one picture after the other; gives how many are done."""
        palette = self._palette()
        width, height = self._painter.size.width(), self._painter.size.height()
        writer = GifWriter(width, height, palette.colours)
        before = b""
        for number, shot in enumerate(self._shots, 1):
            now = _pixels(self._painter.image(shot))
            shown = self._shown_ms if number < len(self._shots) else _LAST_MS
            box = _changed(before, now, width, height) if before else (0, 0, width, height)
            writer.add(*box, _numbers(before, now, width, box, palette), shown)
            before = now
            if number < len(self._shots):
                yield number
        self.content = writer.content()
        yield len(self._shots)

    def _palette(self) -> Palette:
        """From some pictures of the whole: what comes in between has no other colours."""
        shots = self._shots
        some = {0, len(shots) // 3, 2 * len(shots) // 3, len(shots) - 1}
        seen: Counter[int] = Counter()
        for place in some:
            seen.update(memoryview(_pixels(self._painter.image(shots[place]))).cast("I"))
        return Palette(seen)


Box = tuple[int, int, int, int]
"""Left, top, width and height, in pixels."""


def _pixels(image: QImage) -> bytes:
    """A picture's pixels, four bytes each, row by row."""
    return bytes(image.constBits())


def _changed(before: bytes, now: bytes, width: int, height: int) -> Box:
    """The rectangle of what differs; one pixel where nothing does."""
    stride = width * _BYTES
    left, right, rows = width, -1, []
    for row in range(height):
        old, new = before[row * stride : (row + 1) * stride], now[row * stride : (row + 1) * stride]
        if old == new:
            continue
        rows.append(row)
        differs = int.from_bytes(old, "little") ^ int.from_bytes(new, "little")
        left = min(left, ((differs & -differs).bit_length() - 1) // (8 * _BYTES))
        right = max(right, (differs.bit_length() - 1) // (8 * _BYTES))
    if not rows:
        return 0, 0, 1, 1
    return left, rows[0], right - left + 1, rows[-1] - rows[0] + 1


def _numbers(before: bytes, now: bytes, width: int, box: Box, palette: Palette) -> bytes:
    """The numbers of the colours within a rectangle; of what stays, `AS_BEFORE`."""
    left, top, across, down = box
    new = memoryview(now).cast("I")
    old = memoryview(before).cast("I") if before else None
    numbers = bytearray()
    for row in range(top, top + down):
        start = row * width + left
        here = new[start : start + across]
        if old is None:
            numbers += bytes(map(palette.__getitem__, here))
            continue
        there = old[start : start + across]
        if here == there:
            numbers += bytes((AS_BEFORE,)) * across
        else:
            pairs = zip(here, there, strict=True)
            numbers += bytes(palette[n] if n != o else AS_BEFORE for n, o in pairs)
    return bytes(numbers)
