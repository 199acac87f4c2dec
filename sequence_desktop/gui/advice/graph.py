# SPDX-License-Identifier: MIT
"""Chances as pictures: a bar for one moment, and a graph through a whole game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from sequence_desktop.gui.advice.move_words import percent_text
from sequence_desktop.gui.plain import plain_tip
from sequence_desktop.gui.table.art import Style, chip_pixmap
from sequence_desktop.gui.theme import font
from sequence_desktop.gui.theme.colour import mix
from sequence_desktop.gui.theme.metrics import (
    SPACE_M,
    SPACE_S,
    SPACE_XS,
    TARGET,
    TYPE_BODY,
    TYPE_SMALL,
)

_BAR = 14
_CHIP = 18
_TALL = 96
_MARK = 18


@dataclass(frozen=True, slots=True)
class SideLook:
    """How a side is drawn: the names of its seats, and its colour of the palette.

    Several sides taken together have no colour.
    """

    name: str
    colour: int | None


class ChanceBar(QWidget):
    """The chances of all sides at one moment: a bar, and beneath it who has how much."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style: Style | None = None
        self._sides: tuple[SideLook, ...] = ()
        self._chances: tuple[float, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_style(self, style: Style) -> None:
        """Draw in this style."""
        self._style = style
        self.update()

    def show_chances(self, sides: Sequence[SideLook], chances: Sequence[float]) -> None:
        """Show these chances; none: they are not known yet."""
        self._sides, self._chances = tuple(sides), tuple(chances)
        self.setAccessibleName(self.sentence())
        self.setToolTip(plain_tip(self.sentence()))
        self.updateGeometry()
        self.update()

    def sentence(self) -> str:
        """The chances in words: "Anna 62 %, Robot 38 %"."""
        return ", ".join(self._texts())

    def _texts(self) -> list[str]:
        return [
            f"{side.name} {percent_text(chance)}"
            for side, chance in zip(self._sides, self._chances, strict=True)
        ]

    def sizeHint(self) -> QSize:
        lines = max(1, len(self._chances)) if self._stacked() else 1
        return QSize(200, _BAR + SPACE_S + lines * self._line())

    def minimumSizeHint(self) -> QSize:
        return QSize(120, self.sizeHint().height())

    def heightForWidth(self, _width: int) -> int:
        return self.sizeHint().height()

    def _line(self) -> int:
        return max(_CHIP, round(QFontMetricsF(font(TYPE_BODY)).height())) + 2

    def _stacked(self) -> bool:
        """Whether the names stand one below the other, since a line is too short for them."""
        metrics = QFontMetricsF(font(TYPE_BODY))
        across = sum(metrics.horizontalAdvance(text) for text in self._texts())
        across += len(self._chances) * (_CHIP + SPACE_XS) + SPACE_M * max(len(self._chances) - 1, 0)
        return across > max(self.width(), 120)

    def resizeEvent(self, _event: object) -> None:
        self.updateGeometry()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._style is None or not self._chances:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        bar = QRectF(0.5, 0.5, self.width() - 1, _BAR - 1)
        left = bar.left()
        for side, chance in zip(self._sides, self._chances, strict=True):
            part = QRectF(left, bar.top(), bar.width() * chance, bar.height())
            painter.fillRect(part, _colour(side, self._style, self.palette()))
            left = part.right()
            gap = QRectF(left - 0.75, bar.top(), 1.5, bar.height())
            painter.fillRect(gap, self.palette().base())
        painter.setPen(self.palette().dark().color())
        painter.drawRect(bar)
        middle = round(bar.center().x())
        painter.fillRect(QRectF(middle - 1, bar.top() - 0.5, 2, 4), self.palette().text())
        self._paint_names(painter, _BAR + SPACE_XS)
        painter.end()

    def _paint_names(self, painter: QPainter, top: float) -> None:
        assert self._style is not None
        painter.setFont(font(TYPE_BODY))
        painter.setPen(self.palette().text().color())
        left, line, stacked = 0.0, self._line(), self._stacked()
        for side, text in zip(self._sides, self._texts(), strict=True):
            if side.colour is not None:
                chip = chip_pixmap(side.colour, _CHIP, self.devicePixelRatioF(), self._style)
                painter.drawPixmap(QPointF(left, top + (line - _CHIP) / 2), chip)
            begin = left + _CHIP + SPACE_XS
            room = QRectF(begin, top, self.width() - begin, line)
            shown = painter.fontMetrics().elidedText(
                text, Qt.TextElideMode.ElideMiddle, round(room.width())
            )
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, shown)
            if stacked:
                top += line
            else:
                left = begin + painter.fontMetrics().horizontalAdvance(shown) + SPACE_M


class ChanceGraph(QWidget):
    """The chances through a game; a click or the arrow keys look at a moment.

    Signals:
        moment_chosen(int): the number of moves played at the moment to look at.
    """

    moment_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style: Style | None = None
        self._sides: tuple[SideLook, ...] = ()
        self._known: dict[int, tuple[float, ...]] = {}
        self._last = 0
        self._ply = 0
        self._marks: tuple[int, ...] = ()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set_style(self, style: Style) -> None:
        """Draw in this style."""
        self._style = style
        self.update()

    def show_course(
        self,
        sides: Sequence[SideLook],
        known: Mapping[int, Sequence[float]],
        last: int,
        ply: int | None,
        marks: Sequence[int] = (),
    ) -> None:
        """Show a game of `last` moves.

        Args:
            sides: the sides, from the bottom up.
            known: their chances after so many moves, as far as they are known.
            last: how many moves have been played.
            ply: the moment that is looked at; None: none of the game.
            marks: moments that are marked.
        """
        self._sides = tuple(sides)
        self._known = {at: tuple(chances) for at, chances in sorted(known.items())}
        self._last, self._ply, self._marks = last, last if ply is None else ply, tuple(marks)
        self.update()

    def show_moment(self, ply: int) -> None:
        """Mark another moment as the one that is looked at."""
        self._ply = ply
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, _TALL)

    def minimumSizeHint(self) -> QSize:
        return QSize(120, TARGET)

    # -- painting ---------------------------------------------------------------------------

    def _area(self) -> QRectF:
        scale = QFontMetricsF(font(TYPE_SMALL)).horizontalAdvance(percent_text(1)) + SPACE_XS
        return QRectF(scale, 4, self.width() - scale - 6, self.height() - 10)

    def _x(self, ply: int) -> float:
        area = self._area()
        return area.left() + area.width() * ply / max(self._last, 1)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._style is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = self._area()
        painter.fillRect(area, self.palette().base())
        self._paint_sides(painter, area)
        self._paint_scale(painter, area)
        self._paint_moments(painter, area)
        if self.hasFocus():
            painter.setPen(QPen(self.palette().accent().color(), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(self.rect().adjusted(1, 1, -2, -2))
        painter.end()

    def _paint_sides(self, painter: QPainter, area: QRectF) -> None:
        """Areas one upon the other, parted by light lines."""
        assert self._style is not None
        if not self._known:
            return
        plies = list(self._known)
        below = [0.0] * len(plies)
        edge = QPen(self.palette().base().color(), 2)
        for number, side in enumerate(self._sides):
            above = [low + self._known[at][number] for low, at in zip(below, plies, strict=True)]
            upper = [
                QPointF(self._x(at), area.bottom() - area.height() * min(high, 1.0))
                for at, high in zip(plies, above, strict=True)
            ]
            lower = [
                QPointF(self._x(at), area.bottom() - area.height() * min(low, 1.0))
                for at, low in zip(plies, below, strict=True)
            ]
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(_colour(side, self._style, self.palette()))
            painter.drawPolygon(QPolygonF([*upper, *reversed(lower)]))
            if number < len(self._sides) - 1:
                painter.setPen(edge)
                painter.drawPolyline(QPolygonF(upper))
            below = above

    def _paint_scale(self, painter: QPainter, area: QRectF) -> None:
        painter.setFont(font(TYPE_SMALL))
        painter.setPen(mix(self.palette().text().color(), self.palette().window().color(), 0.2))
        for share, align in (
            (1.0, Qt.AlignmentFlag.AlignTop),
            (0.5, Qt.AlignmentFlag.AlignVCenter),
            (0.0, Qt.AlignmentFlag.AlignBottom),
        ):
            room = QRectF(0, 0, area.left() - SPACE_XS, self.height())
            if self.height() < 60 and share == 0.5:
                continue
            painter.drawText(room, Qt.AlignmentFlag.AlignRight | align, percent_text(share))
        line = QPen(self.palette().base().color(), 1.5, Qt.PenStyle.DashLine)
        for colour in (self.palette().text().color(), self.palette().base().color()):
            line.setColor(colour)
            line.setDashOffset(0 if colour == self.palette().text().color() else 4)
            line.setDashPattern([4, 4])
            painter.setPen(line)
            painter.drawLine(
                QPointF(area.left(), area.center().y()), QPointF(area.right(), area.center().y())
            )
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(self.palette().dark().color())
        painter.drawRect(area)

    def _paint_moments(self, painter: QPainter, area: QRectF) -> None:
        """The moment that is looked at as a line, marked ones as dots on the edge."""
        text, base = self.palette().text().color(), self.palette().base().color()
        x = self._x(self._ply)
        for colour, width in ((base, 4.0), (text, 2.0)):
            painter.setPen(QPen(colour, width))
            painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()))
        edge = _mark() / 2 + 1
        places = _apart(
            [self._x(ply) for ply in self._marks], area.left() + edge, area.right() - edge
        )
        for number, x in enumerate(places, 1):
            self._paint_mark(painter, QPointF(x, area.top() + edge + 2), str(number))

    def _paint_mark(self, painter: QPainter, at: QPointF, label: str) -> None:
        disc = QRectF(0, 0, _mark(), _mark())
        disc.moveCenter(at)
        painter.setPen(QPen(self.palette().base().color(), 1.5))
        painter.setBrush(self.palette().text())
        painter.drawEllipse(disc)
        painter.setPen(self.palette().base().color())
        painter.setFont(font(TYPE_SMALL))
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, label)

    # -- choosing a moment ------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        area = self._area()
        share = (event.position().x() - area.left()) / max(area.width(), 1.0)
        self._choose(round(share * self._last))
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {
            Qt.Key.Key_Left: self._ply - 1,
            Qt.Key.Key_Right: self._ply + 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: self._last,
        }
        if event.key() in steps:
            self._choose(steps[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def _choose(self, ply: int) -> None:
        ply = min(max(ply, 0), self._last)
        if ply != self._ply:
            self.moment_chosen.emit(ply)


def _mark() -> float:
    """How wide the disc of a marked moment is: its number has room in large text, too."""
    return max(_MARK, QFontMetricsF(font(TYPE_SMALL)).height())


def _apart(places: Sequence[float], least: float, most: float) -> list[float]:
    """Where marks go that belong to these places, in order, so that none covers another."""
    found = [min(max(place, least), most) for place in places]
    for number in range(1, len(found)):
        found[number] = max(found[number], found[number - 1] + _mark() + 2)
    beyond = most
    for number in range(len(found) - 1, -1, -1):
        found[number] = min(found[number], beyond)
        beyond = found[number] - _mark() - 2
    return found


def _colour(side: SideLook, style: Style, palette: QPalette) -> QColor:
    """The colour in which a side's part is filled."""
    if side.colour is None:
        return mix(palette.text().color(), palette.base().color(), 0.55)
    return style.theme.chips.sides[side.colour].body
