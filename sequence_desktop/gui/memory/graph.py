# SPDX-License-Identifier: MIT
"""The rating through one's games, with the levels it passes as lines behind it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from sequence_desktop.gui.table.art import Style
from sequence_desktop.gui.theme import faded, font
from sequence_desktop.gui.theme.metrics import SPACE_L, SPACE_M, SPACE_S, TYPE_SMALL

_LEAST_SPAN = 200
_MARGIN = 40
_DOT = 3.0
_MOST_DOTS = 60


class RatingGraph(QWidget):
    """Draws ratings from left to right."""

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = style
        self._points: tuple[int, ...] = ()
        self._levels: tuple[tuple[str, int], ...] = ()
        self.setObjectName("rating_graph")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_course(self, points: Sequence[int], levels: Sequence[tuple[str, int]]) -> None:
        """Show ratings, the oldest first, and the levels with their names and ratings."""
        self._points, self._levels = tuple(points), tuple(levels)
        self.setAccessibleName(self.tr("Rating through your games"))
        told = ", ".join(str(point) for point in self._points[-20:])
        self.setAccessibleDescription(told)
        self.update()

    def restyle(self, style: Style) -> None:
        """Take the colours of another style."""
        self._style = style
        self.update()

    def _span(self) -> tuple[float, float]:
        """The lowest and the highest rating of the picture."""
        points = self._points or (0,)
        low, high = min(points) - _MARGIN, max(points) + _MARGIN
        lacking = max(0, _LEAST_SPAN - (high - low)) / 2
        return low - lacking, high + lacking

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        colours = self._style.theme.widgets
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        sheet = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(QPen(colours.border, 1))
        painter.setBrush(colours.surface)
        painter.drawRoundedRect(sheet, 4, 4)
        face = font(TYPE_SMALL)
        painter.setFont(face)
        area = self._lines(painter, sheet, QFontMetricsF(face))
        self._course(painter, area)
        painter.end()

    def _lines(self, painter: QPainter, sheet: QRectF, metrics: QFontMetricsF) -> QRectF:
        """Draw a line for each level in sight, named at the right; what is left for the course."""
        colours = self._style.theme.widgets
        seen = self._apart(sheet, metrics.height())
        wide = max((metrics.horizontalAdvance(name) for name, _ in seen), default=0.0)
        number = metrics.horizontalAdvance("0000")
        area = sheet.adjusted(number + SPACE_L, SPACE_M, -wide - SPACE_L, -SPACE_M)
        for name, at in seen:
            y = self._height(area, at)
            painter.setPen(QPen(faded(colours.outline, 0.5), 1, Qt.PenStyle.DashLine))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            painter.setPen(colours.muted)
            base = y + metrics.ascent() / 2 - 1
            painter.drawText(QPointF(area.right() + SPACE_S, base), name)
            text = str(at)
            left = area.left() - metrics.horizontalAdvance(text) - SPACE_S
            painter.drawText(QPointF(left, base), text)
        return area

    def _apart(self, sheet: QRectF, line: float) -> list[tuple[str, int]]:
        """The levels in sight whose names, so high, do not lie over one another."""
        low, high = self._span()
        room = line * (high - low) / max(sheet.height() - 2 * SPACE_M, 1.0)
        seen: list[tuple[str, int]] = []
        for name, at in self._levels:
            if low < at < high and (not seen or at - seen[-1][1] >= room):
                seen.append((name, at))
        return seen

    def _course(self, painter: QPainter, area: QRectF) -> None:
        colours, count = self._style.theme.widgets, len(self._points)
        if not count:
            painter.setPen(colours.muted)
            text = self.tr("The graph begins with your first rated game.")
            painter.drawText(area, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, text)
            return
        step = area.width() / max(count - 1, 1)
        spots = [
            QPointF(area.left() + n * step, self._height(area, point))
            for n, point in enumerate(self._points)
        ]
        painter.setPen(QPen(colours.accent, 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF(spots))
        painter.setBrush(colours.accent)
        for spot in spots if count <= _MOST_DOTS else spots[-1:]:
            painter.drawEllipse(spot, _DOT, _DOT)

    def _height(self, area: QRectF, rating: float) -> float:
        low, high = self._span()
        return area.bottom() - (rating - low) / (high - low) * area.height()

    def sizeHint(self) -> QSize:
        return QSize(420, 200)

    def minimumSizeHint(self) -> QSize:
        return QSize(200, 76)
