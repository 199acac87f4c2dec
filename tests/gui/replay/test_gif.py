# SPDX-License-Identifier: MIT
"""The GIF writer and the palette, judged by another program that reads GIFs: Qt's."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from PySide6.QtCore import QBuffer, QByteArray
from PySide6.QtGui import QImage, QImageReader

from sequence_desktop.gui.replay.gif import AS_BEFORE, LARGEST, MOST_COLOURS, GifWriter
from sequence_desktop.gui.replay.palette import Palette

GREYS = [shade << 16 | shade << 8 | shade for shade in range(MOST_COLOURS)]


def pictures(content: bytes) -> list[tuple[QImage, int]]:
    """What Qt reads: every picture, and for how many milliseconds it is seen."""
    buffer = QBuffer()
    buffer.setData(QByteArray(content))
    reader = QImageReader(buffer, QByteArray(b"gif"))
    assert reader.supportsAnimation()
    assert reader.loopCount() == -1, "again and again"
    found = []
    while reader.canRead():
        image = reader.read()
        if image.isNull():
            break
        found.append((image.convertToFormat(QImage.Format.Format_RGB32), reader.nextImageDelay()))
    return found


def shades(image: QImage) -> list[int]:
    return [image.pixel(x, y) & 0xFF for y in range(image.height()) for x in range(image.width())]


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("size", [(1, 1), (7, 3), (150, 111)])
@pytest.mark.parametrize("colours", [1, 2, 19, MOST_COLOURS])
def test_every_pixel_comes_back(size: tuple[int, int], colours: int, seed: int) -> None:
    width, height = size
    chance = Random(seed)
    pixels = bytes(chance.randrange(colours) for _ in range(width * height))
    writer = GifWriter(width, height, GREYS)
    writer.add(0, 0, width, height, pixels, 700)
    ((image, shown),) = pictures(writer.content())
    assert shades(image) == list(pixels)
    assert shown == 700


@pytest.mark.parametrize("length", [*range(250, 260), *range(3835, 3850), 20_000])
def test_codes_grow_and_begin_anew_in_time(length: int) -> None:
    chance = Random(length)
    pixels = bytes(chance.randrange(MOST_COLOURS) for _ in range(length))
    writer = GifWriter(length, 1, GREYS)
    writer.add(0, 0, length, 1, pixels, 20)
    ((image, _),) = pictures(writer.content())
    assert shades(image) == list(pixels)


def test_long_runs_are_packed_tightly_and_come_back() -> None:
    pixels = bytes(400 * 300)
    writer = GifWriter(400, 300, GREYS)
    writer.add(0, 0, 400, 300, pixels, 20)
    assert len(writer.content()) < 2_000
    ((image, _),) = pictures(writer.content())
    assert set(shades(image)) == {0}


def test_what_stays_is_seen_through_the_next_picture() -> None:
    writer = GifWriter(4, 2, GREYS)
    writer.add(0, 0, 4, 2, bytes(range(8)), 100)
    writer.add(1, 0, 2, 2, bytes((90, AS_BEFORE, AS_BEFORE, 91)), 250)
    (first, _), (second, shown) = pictures(writer.content())
    assert shades(first) == list(range(8))
    assert shades(second) == [0, 90, 2, 3, 4, 5, 91, 7]
    assert shown == 250


@pytest.mark.parametrize(
    ("width", "height", "palette"),
    [(0, 1, GREYS), (1, LARGEST + 1, GREYS), (1, 1, []), (1, 1, [*GREYS, 0])],
)
def test_what_no_gif_can_hold_is_refused(width: int, height: int, palette: list[int]) -> None:
    with pytest.raises(ValueError, match=r"GIF|palette"):
        GifWriter(width, height, palette)


def test_few_colours_stay_exact() -> None:
    palette = Palette(Counter({0xFF102030: 5, 0xFFFF0000: 1}))
    assert [palette.colours[palette[colour]] for colour in (0xFF102030, 0xFFFF0000)] == [
        0x102030,
        0xFF0000,
    ]


def test_of_many_colours_the_common_stay_exact_and_the_rest_come_near() -> None:
    chance = Random(3)
    seen = Counter({0xFFC01020: 90_000, 0xFF205040: 80_000})
    seen.update({0xFF000000 | chance.randrange(1 << 24): 3 for _ in range(5_000)})
    palette = Palette(seen)
    assert len(palette.colours) <= MOST_COLOURS
    assert palette.colours[palette[0xFFC01020]] == 0xC01020
    assert palette.colours[palette[0xFF205040]] == 0x205040
    for colour in seen:
        near = palette.colours[palette[colour]]
        for shift in (16, 8, 0):
            assert abs((colour >> shift & 0xFF) - (near >> shift & 0xFF)) < 80
