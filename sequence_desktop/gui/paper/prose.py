# SPDX-License-Identifier: MIT
"""Text in paragraphs on paper: instructions, notes, and pages of rules."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QColor,
    QPainter,
    QPainterPath,
    QPalette,
    QTextBlock,
    QTextBlockFormat,
    QTextCursor,
    QTextDocument,
    QTextLine,
    QTextListFormat,
    QTextOption,
)

from sequence_desktop.gui.paper.ink import UNITS, Ink, typeface
from sequence_desktop.gui.table.art.shapes import circle
from sequence_desktop.gui.theme import register_fonts

_SHEET = """
h1, h2 {{ font-size: {title}px; font-weight: 700; margin-top: 0; margin-bottom: {half}px; }}
h3 {{ font-size: {strong}px; font-weight: 700; margin-top: {line}px; margin-bottom: {third}px; }}
p, li {{ margin-top: 0; margin-bottom: {third}px; }}
ul, ol {{ margin-left: 0; margin-top: 0; margin-bottom: 0; -qt-list-indent: 1; }}
td, th {{ padding: {sixth}px {line}px {sixth}px 0; text-align: left; }}
"""
_INDENT = 1.1
_HANG = 0.8
_BULLET = "•"
_BULLETS = (
    QTextListFormat.Style.ListDisc,
    QTextListFormat.Style.ListCircle,
    QTextListFormat.Style.ListSquare,
)


class Prose:
    """A text in Qt's HTML, set for a width and a size of type, both in millimetres.

    With `page_height` it is spread over pages of that height, and no heading is left alone at the
    foot of one.
    """

    def __init__(
        self, html: str, width: float, size: float, *, page_height: float | None = None
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
        self._document.setHtml(html)
        self._markers = dict(self._take_markers())
        if page_height is None:
            self._document.setTextWidth(width * UNITS)
        else:
            self._document.setPageSize(QSizeF(width * UNITS, page_height * UNITS))
            self._keep_headings()

    @property
    def height(self) -> float:
        """How high the whole text is."""
        return self._document.size().height() / UNITS

    @property
    def pages(self) -> int:
        """How many pages it takes."""
        return self._document.pageCount() if self._page_height is not None else 1

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
            base = place + line.position() + QPointF(-size * _HANG, line.ascent())
            if marker == _BULLET:
                middle = base + QPointF(size * 0.15, -size * 0.27)
                painter.fillPath(circle(middle, size * 0.09), colour)
            else:
                path = QPainterPath()
                path.addText(base, self._document.defaultFont(), marker)
                painter.fillPath(path, colour)

    def _take_markers(self) -> Iterator[tuple[int, str]]:
        """Make plain paragraphs of the items of lists: Qt sets its own markers too near to them."""
        for block in list(self._blocks()):
            if block.blockFormat().objectIndex() < 0:
                continue  # in no list
            items = block.textList()
            shape = items.format()
            yield (
                block.blockNumber(),
                _BULLET if shape.style() in _BULLETS else items.itemText(block),
            )
            plain = block.blockFormat()
            plain.setObjectIndex(-1)
            plain.setIndent(shape.indent())
            QTextCursor(block).setBlockFormat(plain)

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

    def _keep_headings(self) -> None:
        """Let no heading stand alone at the foot of a page, or below a gap at the head of one."""
        before: QTextBlock | None = None
        for block in list(self._blocks()):
            if before is not None and block.blockFormat().headingLevel():
                ended, goes_on = self._pages_of(before)[-1], self._pages_of(block.next())[0]
                if ended != goes_on:
                    head = QTextBlockFormat()
                    head.setPageBreakPolicy(QTextBlockFormat.PageBreakFlag.PageBreak_AlwaysBefore)
                    head.setTopMargin(0.0)
                    QTextCursor(block).mergeBlockFormat(head)
            before = block

    def _pages_of(self, block: QTextBlock) -> list[int]:
        """The page of each line of a block; the last page for a block that is none."""
        if not block.isValid():
            return [self.pages - 1]
        place = self._document.documentLayout().blockBoundingRect(block).topLeft()
        height = self._document.pageSize().height()
        return [
            int(line.rect().translated(place).center().y() // height) for line in _lines(block)
        ] or [int(place.y() // height)]


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
