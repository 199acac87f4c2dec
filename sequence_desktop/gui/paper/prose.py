# SPDX-License-Identifier: MIT
"""Text in paragraphs on paper: instructions, notes, and pages of rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import cast

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, QUrl
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QColor,
    QImage,
    QPainter,
    QPainterPath,
    QPalette,
    QTextBlock,
    QTextBlockFormat,
    QTextCursor,
    QTextDocument,
    QTextImageFormat,
    QTextLine,
    QTextListFormat,
    QTextOption,
)

from sequence_desktop.gui.paper.ink import UNITS, Ink, typeface
from sequence_desktop.gui.paper.pages import Box
from sequence_desktop.gui.paper.painting import BODY
from sequence_desktop.gui.table.art.shapes import circle
from sequence_desktop.gui.theme import register_fonts

_SHEET = """
h1 {{ font-size: {title}px; font-weight: 700; margin-top: 0; margin-bottom: {half}px; }}
h2, h3 {{ font-size: {strong}px; font-weight: 700; margin-top: {line}px;
    margin-bottom: {third}px; }}
p, li {{ margin-top: 0; margin-bottom: {third}px; }}
i {{ font-style: normal; }}
.muted, i {{ color: #555555; }}
ul, ol {{ margin-left: 0; margin-top: 0; margin-bottom: 0; -qt-list-indent: 1; }}
td, th {{ padding: {sixth}px {line}px {sixth}px 0; text-align: left; }}
"""
_INDENT = 1.2
_BULLET = "•"
_SHORT = 3
_BULLETS = (
    QTextListFormat.Style.ListDisc,
    QTextListFormat.Style.ListCircle,
    QTextListFormat.Style.ListSquare,
)


@dataclass(frozen=True)
class Picture:
    """A picture within a text.

    Attributes:
        width, height: its size in millimetres beside type of `BODY`; it goes with larger or smaller
            type, and is made smaller where it is too wide.
        draw: draws it into a box.
    """

    width: float
    height: float
    draw: Callable[[Ink, Box], None]


class Prose:
    """A text in Qt's HTML, set for a width and a size of type, both in millimetres.

    With `page_height` it is spread over pages of that height, and no heading is left alone at the
    foot of one. Images are taken from `pictures`, by their address.
    """

    def __init__(
        self,
        html: str,
        width: float,
        size: float,
        *,
        page_height: float | None = None,
        pictures: Mapping[str, Picture] = MappingProxyType({}),
    ) -> None:
        register_fonts()
        self._width = width
        self._page_height = page_height
        self._document = QTextDocument()
        self._document.setUseDesignMetrics(True)
        self._document.setDocumentMargin(0.0)
        self._document.setDefaultFont(typeface(size))
        self._document.setDefaultTextOption(QTextOption())
        self._document.setIndentWidth(size * _INDENT * UNITS)
        self._document.setDefaultStyleSheet(_sheet(size))
        self._pictures = pictures
        self._make_room_for_pictures()
        self._document.setHtml(html)
        self._size_pictures(size / BODY)
        self._markers = self._take_markers()
        if page_height is None:
            self._document.setTextWidth(width * UNITS)
        else:
            self._document.setPageSize(QSizeF(width * UNITS, page_height * UNITS))
            self._keep_together()

    @property
    def height(self) -> float:
        """How high the whole text is."""
        return self._document.size().height() / UNITS

    @property
    def pages(self) -> int:
        """How many pages it takes."""
        return self._document.pageCount() if self._page_height is not None else 1

    def tops(self) -> list[float]:
        """Where each paragraph begins, in millimetres from the top of the first page."""
        layout = self._document.documentLayout()
        return [layout.blockBoundingRect(block).top() / UNITS for block in self._blocks()]

    def headings(self) -> Iterator[tuple[int, int]]:
        """For each heading its page, and the page on which the text below it begins."""
        for block in self._blocks():
            if block.blockFormat().headingLevel():
                yield self._pages_of(block)[0], self._pages_of(block.next())[0]

    def draw(self, ink: Ink, left: float, top: float, colour: QColor, page: int = 0) -> None:
        """Draw the text, or one page of it, with its upper left corner at this place."""
        height = self.height if self._page_height is None else self._page_height
        part = QRectF(0.0, page * height * UNITS, self._width * UNITS, height * UNITS)
        with ink.scaled(1 / UNITS):
            ink.painter.translate(left * UNITS, top * UNITS - part.top())
            self._draw_markers(ink.painter, part, colour)
            self._draw_pictures(ink, part)
            if ink.outlines:
                self._draw_shapes(ink.painter, part, colour)
                return
            context = QAbstractTextDocumentLayout.PaintContext()
            # Qt would draw the first line of the next page as well.
            ink.painter.setClipRect(part, Qt.ClipOperation.IntersectClip)
            # The screen's own text colour may be white.
            context.palette.setColor(QPalette.ColorRole.Text, colour)
            context.clip = part
            self._document.documentLayout().draw(ink.painter, context)

    def _make_room_for_pictures(self) -> None:
        """Let Qt find something clear for each picture; it is drawn over that, as shapes."""
        clear = QImage(1, 1, QImage.Format.Format_ARGB32_Premultiplied)
        clear.fill(0)
        for address in self._pictures:
            kind = QTextDocument.ResourceType.ImageResource.value
            self._document.addResource(kind, QUrl(address), clear)

    def _size_pictures(self, scale: float) -> None:
        for _, place, image in list(self._images()):
            picture = self._pictures[image.name()]
            width = min(picture.width * scale, self._width)
            image.setWidth(width * UNITS)
            image.setHeight(picture.height * width / picture.width * UNITS)
            cursor = QTextCursor(self._document)
            cursor.setPosition(place)
            cursor.setPosition(place + 1, QTextCursor.MoveMode.KeepAnchor)
            cursor.setCharFormat(image)

    def _images(self) -> Iterator[tuple[QTextBlock, int, QTextImageFormat]]:
        """Each picture's block, its place in the text, and its format."""
        for block in self._blocks():
            fragments = block.begin()
            while not fragments.atEnd():
                fragment = fragments.fragment()
                shape = fragment.charFormat()
                if shape.isImageFormat() and shape.toImageFormat().name() in self._pictures:
                    for place in range(
                        fragment.position(), fragment.position() + fragment.length()
                    ):
                        yield block, place, shape.toImageFormat()
                fragments += 1

    def _draw_pictures(self, ink: Ink, part: QRectF) -> None:
        """Draw the pictures of this part; the painter counts in units of text."""
        for block, place, image in self._images():
            for line, corner in self._lines_of(block, part):
                column = place - block.position()
                if not line.textStart() <= column < line.textStart() + line.textLength():
                    continue
                left, _ = cast(tuple[float, int], line.cursorToX(column))
                base = line.y() + line.ascent()
                box = QRectF(left, base - image.height(), image.width(), image.height())
                box.translate(corner)
                with ink.scaled(UNITS):
                    self._pictures[image.name()].draw(
                        ink,
                        Box(
                            box.left() / UNITS,
                            box.top() / UNITS,
                            box.width() / UNITS,
                            box.height() / UNITS,
                        ),
                    )

    def _draw_shapes(self, painter: QPainter, part: QRectF, colour: QColor) -> None:
        """The same as shapes, glyph by glyph."""
        for line, place in self._lines_in(part):
            for run in line.glyphRuns():
                face = run.rawFont()
                for index, at in zip(run.glyphIndexes(), run.positions(), strict=True):
                    painter.fillPath(face.pathForGlyph(index).translated(at + place), colour)

    def _draw_markers(self, painter: QPainter, part: QRectF, colour: QColor) -> None:
        """What stands before the items of lists."""
        size = self._document.defaultFont().pixelSize()
        for block in self._blocks():
            marker = self._markers.get(block.blockNumber())
            first = next(self._lines_of(block, part), None)
            if marker is None or first is None or first[0].textStart() > 0:
                continue
            line, place = first
            base = place + line.position() + QPointF(0.0, line.ascent())
            if marker == _BULLET:
                middle = base + QPointF(-size * 0.65, -size * 0.27)
                painter.fillPath(circle(middle, size * 0.09), colour)
            else:
                path = QPainterPath()
                path.addText(base, self._document.defaultFont(), marker)
                path.translate(base.x() - size * 0.3 - path.boundingRect().right(), 0.0)
                painter.fillPath(path, colour)

    def _take_markers(self) -> dict[int, str]:
        """Make plain paragraphs of the items of lists: Qt sets its own markers too near to them."""
        markers: dict[int, str] = {}
        plain: dict[int, QTextBlockFormat] = {}
        for block in self._blocks():
            if block.blockFormat().objectIndex() < 0:
                continue  # in no list
            items = block.textList()
            shape = items.format()
            bullet = shape.style() in _BULLETS
            markers[block.blockNumber()] = _BULLET if bullet else items.itemText(block)
            plain[block.blockNumber()] = block.blockFormat()
            plain[block.blockNumber()].setObjectIndex(-1)
            plain[block.blockNumber()].setIndent(shape.indent())
        # Only now: an item that leaves a list changes the numbers of the others.
        for number, block_format in plain.items():
            cursor = QTextCursor(self._document.findBlockByNumber(number))
            cursor.setBlockFormat(block_format)
        return markers

    def _lines_in(self, part: QRectF) -> Iterator[tuple[QTextLine, QPointF]]:
        """The lines of the text that stand in this part, each with its block's place."""
        for block in self._blocks():
            yield from self._lines_of(block, part)

    def _lines_of(self, block: QTextBlock, part: QRectF) -> Iterator[tuple[QTextLine, QPointF]]:
        """A block's lines in this part: where pages meet, they lie on either."""
        place = self._document.documentLayout().blockBoundingRect(block).topLeft()
        for line in _lines(block):
            if part.contains(line.rect().translated(place).center()):
                yield line, place

    def _blocks(self) -> Iterator[QTextBlock]:
        block = self._document.begin()
        while block.isValid():
            yield block
            block = block.next()

    def _keep_together(self) -> None:
        """Let no heading stand alone at the foot of a page, or below a gap at the head of one, and
        let short paragraphs, and pictures with what is said of them, not be parted."""
        before: QTextBlock | None = None
        heading: QTextBlock | None = None
        for block in list(self._blocks()):
            if block.blockFormat().headingLevel():
                heading = heading or block
                continue
            pages = self._pages_of(block)
            parted = len(set(pages)) > 1 and len(pages) <= _SHORT and not _in_table(block)
            if heading is not None:
                head = self._pages_of(heading)[0]
                first = before is not None and self._pages_of(before)[-1] != head
                parted = parted or first or head != pages[0]
            if parted:
                self._begin_page(heading or block)
            before, heading = block, None

    def _begin_page(self, block: QTextBlock) -> None:
        head = QTextBlockFormat()
        head.setPageBreakPolicy(QTextBlockFormat.PageBreakFlag.PageBreak_AlwaysBefore)
        head.setTopMargin(0.0)
        QTextCursor(block).mergeBlockFormat(head)
        # Qt 6.11 lays out only what comes next, and loses its place at a table.
        self._document.markContentsDirty(0, self._document.characterCount())

    def _pages_of(self, block: QTextBlock) -> list[int]:
        """The page of each line of a block; the last page for a block that is none."""
        if not block.isValid():
            return [self.pages - 1]
        place = self._document.documentLayout().blockBoundingRect(block).topLeft()
        height = self._document.pageSize().height()
        return [
            int(line.rect().translated(place).center().y() // height) for line in _lines(block)
        ] or [int(place.y() // height)]


def _in_table(block: QTextBlock) -> bool:
    """Whether a paragraph stands in a table, where no page can be begun."""
    # There is none to be had, whatever PySide says.
    table: object = QTextCursor(block).currentTable()
    return table is not None


def _lines(block: QTextBlock) -> Iterator[QTextLine]:
    """The lines of a block; the layout must be held for as long as one of them is looked at."""
    layout = block.layout()
    for number in range(layout.lineCount()):
        yield layout.lineAt(number)


def fitted(html: str, width: float, height: float, size: float, least: float) -> Prose | None:
    """The text in the largest type that fits this room; None if even the least does not."""
    while size >= least - 1e-6:
        prose = Prose(html, width, size)
        if prose.height <= height:
            return prose
        size -= 0.1
    return None


def _sheet(size: float) -> str:
    unit = size * UNITS
    return _SHEET.format(
        title=round(unit * 1.7),
        strong=round(unit * 1.2),
        line=round(unit),
        half=round(unit / 2),
        third=round(unit / 3),
        sixth=round(unit / 6),
    )
