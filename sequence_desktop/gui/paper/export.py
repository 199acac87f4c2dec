# SPDX-License-Identifier: MIT
"""From leaves to files: PDF and SVG as shapes, PNG as pictures; written whole or not at all."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray, QMarginsF, QRectF, QSize
from PySide6.QtGui import (
    QImage,
    QImageWriter,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
)
from PySide6.QtSvg import QSvgGenerator

from sequence_desktop.engine.phrases import phrase
from sequence_desktop.gui.buffers import content_of, open_buffer
from sequence_desktop.gui.paper.look import Look
from sequence_desktop.gui.paper.pages import Page, PaperFault
from sequence_desktop.gui.paper.painting import INCH, Leaf
from sequence_desktop.storage import files
from sequence_desktop.storage.errors import StorageError

SUFFIXES: Final = (".pdf", ".png", ".svg")

DPI: Final = (30, 1200)
"""The coarsest and the finest picture that may be asked for, in pixels to the inch."""
USUAL_DPI: Final = 300

MOST_PIXELS: Final = 120_000_000
"""The largest picture; at four bytes a pixel it fills half a gigabyte of memory."""

_PDF_DPI: Final = 1200
_SVG_PER_MM: Final = 100
_CREATOR: Final = "Sequence Desktop"

_SIZES: Final[Mapping[str, QPageSize.PageSizeId]] = {
    "A4": QPageSize.PageSizeId.A4,
    "A3": QPageSize.PageSizeId.A3,
    "Letter": QPageSize.PageSizeId.Letter,
    "Legal": QPageSize.PageSizeId.Legal,
    "Tabloid": QPageSize.PageSizeId.Tabloid,
}


def export(
    leaves: Sequence[Leaf],
    look: Look,
    path: Path,
    *,
    title: str,
    author: str = "",
    dpi: int = USUAL_DPI,
    progress: Callable[[int], None] | None = None,
) -> tuple[Path, ...]:
    """Write leaves into a file of the kind that its name's ending says; the files written.

    A PDF holds all leaves. Of pictures, each holds one: with several leaves they are called
    `name-1.png`, `name-2.png` and so on. Nothing is written before everything is drawn.

    Args:
        title: what it is called within the file.
        author: who made the board; "" to say nothing.
        dpi: pixels to the inch of a PNG.
        progress: told after each leaf how many are drawn.

    Raises:
        PaperFault: the ending is none of ours, or the picture would be too large.
        StorageError: a file could not be written; none is left half written.
    """
    suffix = path.suffix.lower()
    if suffix not in SUFFIXES:
        raise PaperFault(
            phrase("cannot write a {ending} file", ending=suffix or phrase("nameless")),
            remedy=phrase("let the name end in {endings}", endings=", ".join(SUFFIXES)),
            file=str(path),
        )
    if not files.is_there(path) and not files.is_there(path.parent):
        raise StorageError(
            phrase(
                "cannot be saved: {why}",
                why=phrase("the folder {folder} is not there", folder=path.parent),
            ),
            remedy=phrase("choose another place"),
            file=str(path),
        )
    tell = progress or _nobody
    contents = {
        ".pdf": lambda: [_pdf(leaves, look, title, author, tell)],
        ".png": lambda: _pngs(leaves, look, dpi, path, tell),
        ".svg": lambda: _svgs(leaves, look, title, tell),
    }[suffix]()
    names = file_names(path, len(contents))
    for name, content in zip(names, contents, strict=True):
        files.write_bytes(name, content)
    return names


def file_names(path: Path, count: int) -> tuple[Path, ...]:
    """The files that `count` contents go into: the one named, or numbered ones."""
    if count == 1:
        return (path,)
    places = len(str(count))
    return tuple(
        path.with_name(f"{path.stem}-{number:0{places}}{path.suffix}")
        for number in range(1, count + 1)
    )


def page_layout(page: Page) -> QPageLayout:
    """The paper as Qt knows it; our own margins are within it."""
    way = QPageLayout.Orientation
    return QPageLayout(
        QPageSize(_SIZES[page.paper]),
        way.Landscape if page.landscape else way.Portrait,
        QMarginsF(),
        QPageLayout.Unit.Millimeter,
    )


def paint_pages(
    device: QPagedPaintDevice,
    leaves: Sequence[Leaf],
    look: Look,
    per_mm: float,
    progress: Callable[[int], None] | None = None,
) -> bool:
    """Paint leaves onto a device that has pages, each on paper of its own; False: it refused.

    Args:
        per_mm: the device's units to a millimetre.
    """
    tell = progress or _nobody
    device.setPageLayout(page_layout(leaves[0].page))
    painter = QPainter()
    if not painter.begin(device):
        return False
    for number, leaf in enumerate(leaves, 1):
        if number > 1:
            device.setPageLayout(page_layout(leaf.page))
            if not device.newPage():
                painter.end()
                return False
        leaf.paint(painter, look, per_mm)
        tell(number)
    return painter.end()


def _pdf(
    leaves: Sequence[Leaf], look: Look, title: str, author: str, tell: Callable[[int], None]
) -> bytes:
    buffer = open_buffer()
    writer = QPdfWriter(buffer)
    writer.setResolution(_PDF_DPI)
    writer.setTitle(title)
    writer.setCreator(_CREATOR)
    if author:
        writer.setAuthor(author)
    if look.mono:
        writer.setColorModel(QPdfWriter.ColorModel.Grayscale)
    if not paint_pages(writer, leaves, look, _PDF_DPI / INCH, tell):
        raise PaperFault(
            phrase("the pages could not be drawn"), remedy=phrase("choose another paper")
        )
    return content_of(buffer)


def _pngs(
    leaves: Sequence[Leaf], look: Look, dpi: int, path: Path, tell: Callable[[int], None]
) -> list[bytes]:
    low, high = DPI
    if not low <= dpi <= high:
        raise PaperFault(
            phrase("{dpi} pixels to the inch cannot be had", dpi=dpi),
            remedy=phrase("use {low} to {high}", low=low, high=high),
        )
    contents = []
    for number, leaf in enumerate(leaves, 1):
        contents.append(_png(leaf, look, dpi, path))
        tell(number)
    return contents


def _png(leaf: Leaf, look: Look, dpi: int, path: Path) -> bytes:
    image = picture(leaf, look, dpi)
    buffer = open_buffer()
    if not QImageWriter(buffer, QByteArray(b"png")).write(image):
        raise StorageError(
            phrase("cannot be drawn as PNG"), remedy=phrase("choose PDF"), file=str(path)
        )
    return content_of(buffer)


def picture(leaf: Leaf, look: Look, dpi: float) -> QImage:
    """A leaf as a picture, its paper white, with so many pixels to the inch.

    Raises:
        PaperFault: it would have more than `MOST_PIXELS`, or there is no memory for it.
    """
    per_mm = dpi / INCH
    width, height = round(leaf.page.width * per_mm), round(leaf.page.height * per_mm)
    if width * height > MOST_PIXELS:
        most = math.floor(math.sqrt(MOST_PIXELS / (leaf.page.width * leaf.page.height)) * INCH)
        raise PaperFault(
            phrase(
                "a picture of {width} × {height} pixels is too large", width=width, height=height
            ),
            remedy=phrase(
                "use at most {most} pixels to the inch for {paper}, or choose PDF",
                most=most,
                paper=leaf.page.paper,
            ),
        )
    image = QImage(QSize(width, height), QImage.Format.Format_RGB32)
    if image.isNull():
        raise PaperFault(
            phrase("there is no memory for so large a picture"), remedy=phrase("use fewer pixels")
        )
    image.fill(0xFFFFFFFF)
    image.setDotsPerMeterX(round(per_mm * 1000))
    image.setDotsPerMeterY(round(per_mm * 1000))
    painter = QPainter(image)
    leaf.paint(painter, look, per_mm)
    painter.end()
    return image.convertToFormat(QImage.Format.Format_Grayscale8) if look.mono else image


def _svgs(
    leaves: Sequence[Leaf], look: Look, title: str, tell: Callable[[int], None]
) -> list[bytes]:
    contents = []
    for number, leaf in enumerate(leaves, 1):
        contents.append(_svg(leaf, look, title))
        tell(number)
    return contents


def _svg(leaf: Leaf, look: Look, title: str) -> bytes:
    buffer = open_buffer()
    # Only version 1.1 knows how to cut off what lies beside a page.
    generator = QSvgGenerator(QSvgGenerator.SvgVersion.Svg11)
    generator.setOutputDevice(buffer)
    generator.setResolution(round(_SVG_PER_MM * INCH))
    area = QRectF(0.0, 0.0, leaf.page.width * _SVG_PER_MM, leaf.page.height * _SVG_PER_MM)
    generator.setSize(area.size().toSize())
    generator.setViewBox(area)
    generator.setTitle(title)
    generator.setDescription(f"{leaf.title}. {_CREATOR}")
    painter = QPainter(generator)
    # Whoever opens it need not have our typeface.
    leaf.paint(painter, look, _SVG_PER_MM, outlines=True)
    painter.end()
    return content_of(buffer)


def _nobody(_done: int) -> None:
    """Nobody wants to know how far it is."""
