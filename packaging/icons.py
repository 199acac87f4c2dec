#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The program's icon in every form that a system wants, from the one drawing in resources/icons.

    .venv/bin/python packaging/icons.py FOLDER

Writes FOLDER/hicolor (Linux), FOLDER/sequence-desktop.ico (Windows) and
FOLDER/sequence-desktop.icns (macOS). The two containers are simple enough to be written here.
"""

import struct
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, Qt
from PySide6.QtGui import QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgRenderer

from environment import ROOT
from project import PROGRAM

DRAWING: Final = ROOT / "resources" / "icons" / f"{PROGRAM}.svg"
LINUX: Final = (16, 22, 24, 32, 48, 64, 128, 256, 512)
WINDOWS: Final = (16, 20, 24, 32, 40, 48, 64, 256)
MACOS: Final[Mapping[bytes, int]] = {
    b"icp4": 16,
    b"icp5": 32,
    b"ic07": 128,
    b"ic08": 256,
    b"ic09": 512,
    b"ic10": 1024,
    b"ic11": 32,
    b"ic12": 64,
    b"ic13": 256,
    b"ic14": 512,
}
"""The kinds of picture in an .icns file, from 16 points to 512 points on a fine screen."""


def main(arguments: Sequence[str]) -> int:
    """Write the icons to the folder in `arguments`; the exit code."""
    if len(arguments) != 1 or arguments[0].startswith("-"):
        print(__doc__.strip())
        return 2
    write(Path(arguments[0]))
    return 0


def write(folder: Path, drawing: Path = DRAWING) -> None:
    """Write all forms of `drawing` to `folder`.

    Raises:
        ValueError: the drawing cannot be read.
        OSError: a file cannot be written.
    """
    sizes = {*LINUX, *WINDOWS, *MACOS.values()}
    pictures = {size: picture(size, drawing) for size in sorted(sizes)}
    for size in LINUX:
        target = folder / "hicolor" / f"{size}x{size}" / "apps" / f"{PROGRAM}.png"
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(png(pictures[size]))
    scalable = folder / "hicolor" / "scalable" / "apps" / f"{PROGRAM}.svg"
    scalable.parent.mkdir(parents=True, exist_ok=True)
    scalable.write_bytes(drawing.read_bytes())
    (folder / f"{PROGRAM}.ico").write_bytes(ico([pictures[size] for size in WINDOWS]))
    (folder / f"{PROGRAM}.icns").write_bytes(
        icns({kind: pictures[size] for kind, size in MACOS.items()})
    )


def picture(size: int, drawing: Path = DRAWING) -> QImage:
    """The drawing as a square of `size` pixels.

    Raises:
        ValueError: the drawing cannot be read.
    """
    renderer = QSvgRenderer(str(drawing))
    if not renderer.isValid():
        raise ValueError(f"{drawing} is no drawing that Qt can read")
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    renderer.render(painter, QRectF(0, 0, size, size))
    painter.end()
    return image


def png(image: QImage) -> bytes:
    """The picture as a PNG file."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(data.data())


def ico(images: Sequence[QImage]) -> bytes:
    """A Windows icon: small pictures as bitmaps, which every reader knows, 256 pixels as PNG."""
    bodies = [png(image) if image.width() >= 256 else _bitmap(image) for image in images]
    offset = 6 + 16 * len(images)
    directory = struct.pack("<HHH", 0, 1, len(images))
    for image, body in zip(images, bodies, strict=True):
        side = image.width() % 256  # 256 is written as 0
        directory += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(body), offset)
        offset += len(body)
    return directory + b"".join(bodies)


def _bitmap(image: QImage) -> bytes:
    """Colours from the bottom up, then the mask of old times, all of it shown: alpha decides."""
    side = image.width()
    straight = image.convertToFormat(QImage.Format.Format_ARGB32).flipped()
    # The height is that of colours and mask together.
    header = struct.pack("<IiiHHIIiiII", 40, side, side * 2, 1, 32, 0, 0, 0, 0, 0, 0)
    mask = bytes((side + 31) // 32 * 4 * side)
    return header + bytes(straight.constBits()) + mask


def icns(images: Mapping[bytes, QImage]) -> bytes:
    """A macOS icon: PNG files, each behind its kind and length."""
    body = b""
    for kind, image in images.items():
        data = png(image)
        body += kind + struct.pack(">I", len(data) + 8) + data
    return b"icns" + struct.pack(">I", len(body) + 8) + body


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
