# SPDX-License-Identifier: MIT
"""Drawing in millimetres with any painter: on paper, in a file, or as a preview on the screen."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from sequence_desktop.engine.board import EMPTY
from sequence_desktop.engine.cards import Token
from sequence_desktop.gui.paper.look import Look
from sequence_desktop.gui.paper.pages import Box
from sequence_desktop.gui.table.art import paint_face
from sequence_desktop.gui.theme import FAMILY, register_fonts

LEFT = Qt.AlignmentFlag.AlignLeft
CENTRE = Qt.AlignmentFlag.AlignHCenter
RIGHT = Qt.AlignmentFlag.AlignRight

UNITS = 20
"""Text is set in this many units to a millimetre, so that its measures need no rounding."""
_FACE_UNIT = 0.15
_SMALLEST = 0.6
_OUTLINE = 0.25
_ROUND = 0.075


class Ink:
    """A painter whose unit is the millimetre.

    Attributes:
        painter: the painter; its origin is the top left corner of the page.
        look: how things look.
        outlines: whether text is drawn as shapes, for files that may be read without the typeface.
    """

    def __init__(self, painter: QPainter, look: Look, *, outlines: bool = False) -> None:
        register_fonts()
        self.painter = painter
        self.look = look
        self.outlines = outlines

    def fill(self, box: Box, colour: QColor, radius: float = 0.0) -> None:
        """A plain area, with round corners if wanted."""
        with self._saved():
            self.painter.setPen(Qt.PenStyle.NoPen)
            self.painter.setBrush(colour)
            self.painter.drawRoundedRect(rect(box), radius, radius)

    def frame(self, box: Box, colour: QColor, width: float, radius: float = 0.0) -> None:
        """A line along the inside of the box's edge."""
        with self._saved():
            self.painter.setPen(_pen(colour, width))
            self.painter.setBrush(Qt.BrushStyle.NoBrush)
            self.painter.drawRoundedRect(rect(box.inset(width / 2)), radius, radius)

    def line(
        self,
        start: tuple[float, float],
        end: tuple[float, float],
        colour: QColor,
        width: float,
        *,
        dashed: bool = False,
    ) -> None:
        """A straight line, which ends where it is said to."""
        with self._saved():
            pen = _pen(colour, width)
            if dashed:
                pen.setDashPattern([1.2 / width, 1.0 / width])
            self.painter.setPen(pen)
            self.painter.drawLine(QLineF(QPointF(*start), QPointF(*end)))

    def circle(
        self, middle: tuple[float, float], radius: float, colour: QColor, width: float
    ) -> None:
        """A round line."""
        with self._saved():
            self.painter.setPen(_pen(colour, width))
            self.painter.setBrush(Qt.BrushStyle.NoBrush)
            self.painter.drawEllipse(QPointF(*middle), radius, radius)

    def path(self, path: QPainterPath, colour: QColor) -> None:
        """A filled shape in millimetres."""
        with self._saved():
            self.painter.fillPath(path, colour)

    def face(self, box: Box, token: Token, *, cell: bool) -> None:
        """A card's face, or a board's cell; an outline where nothing stands yet."""
        if token == EMPTY:
            self.frame(box, self.look.cut, _OUTLINE, min(box.width, box.height) * _ROUND)
            return
        # The art measures its hairlines in units of the painter.
        with self.scaled(_FACE_UNIT):
            area = rect(box)
            scaled = QRectF(area.topLeft() / _FACE_UNIT, area.bottomRight() / _FACE_UNIT)
            paint_face(self.painter, scaled, token, self.look.style, cell=cell)

    def text(
        self,
        box: Box,
        text: str,
        size: float,
        colour: QColor,
        *,
        weight: int = 400,
        align: Qt.AlignmentFlag = LEFT,
    ) -> None:
        """One line of text, its capitals in the middle of the box's height.

        Where it is too wide it is made smaller, and if that does not help, cut off by dots.
        """
        face, line = _fitted(" ".join(text.split()), typeface(size, weight), box.width * UNITS)
        metrics = QFontMetricsF(face)
        free = max(box.width * UNITS - metrics.horizontalAdvance(line), 0.0)
        share = {LEFT: 0.0, CENTRE: 0.5, RIGHT: 1.0}[align]
        base = QPointF(
            box.left * UNITS + free * share, box.middle[1] * UNITS + metrics.capHeight() / 2
        )
        with self.scaled(1 / UNITS):
            if self.outlines:
                path = QPainterPath()
                path.addText(base, face, line)
                self.painter.fillPath(path, colour)
            else:
                self.painter.setFont(face)
                self.painter.setPen(colour)
                self.painter.drawText(base, line)

    @contextmanager
    def scaled(self, unit: float) -> Iterator[None]:
        """Within it, one unit of the painter is so many millimetres."""
        with self._saved():
            self.painter.scale(unit, unit)
            yield

    @contextmanager
    def part(self, source: Box, place: Box) -> Iterator[None]:
        """Within it, `source` of a larger drawing comes to lie on `place`; the rest is cut off."""
        with self._saved():
            self.painter.setClipRect(rect(place), Qt.ClipOperation.IntersectClip)
            self.painter.translate(place.left, place.top)
            self.painter.scale(place.width / source.width, place.height / source.height)
            self.painter.translate(-source.left, -source.top)
            yield

    @contextmanager
    def _saved(self) -> Iterator[None]:
        self.painter.save()
        self.painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        try:
            yield
        finally:
            self.painter.restore()


def rect(box: Box) -> QRectF:
    """The box as Qt knows rectangles."""
    return QRectF(box.left, box.top, box.width, box.height)


def typeface(size: float, weight: int = 400) -> QFont:
    """Our typeface, for drawing in `UNITS`; `size` in millimetres."""
    face = QFont(FAMILY)
    face.setPixelSize(max(1, round(size * UNITS)))
    face.setWeight(QFont.Weight(weight))
    face.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    # Letters that grow together have no letters in a PDF: "draft" could not be found in it.
    face.setFeature(QFont.Tag("liga"), 0)
    return face


def _fitted(text: str, face: QFont, width: float) -> tuple[QFont, str]:
    """The face, smaller if need be, and the text, shorter if need be, for this width."""
    metrics = QFontMetricsF(face)
    wide = metrics.horizontalAdvance(text)
    if wide <= width:
        return face, text
    smaller = QFont(face)
    smaller.setPixelSize(max(1, int(face.pixelSize() * max(width / wide, _SMALLEST))))
    metrics = QFontMetricsF(smaller)
    if metrics.horizontalAdvance(text) > width:
        # In Qt's own way, which cuts no character in two.
        text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)
    return smaller, text


def _pen(colour: QColor, width: float) -> QPen:
    return QPen(
        colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.MiterJoin
    )
