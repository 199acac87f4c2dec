# SPDX-License-Identifier: MIT
"""Plots of figures: shares and strengths with their intervals, and how long games take.

Everything in them is said in words, too, for those who cannot see them.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from sequence_desktop.gui.numbers import decimal_text
from sequence_desktop.gui.plain import PlainLabel, plain_tip, short
from sequence_desktop.gui.table.art import Style
from sequence_desktop.gui.theme import font
from sequence_desktop.gui.theme.metrics import (
    RADIUS_S,
    SPACE_M,
    SPACE_S,
    SPACE_XS,
    TYPE_BODY,
    TYPE_SMALL,
)
from sequence_desktop.lab.charts import Bar, ticks, whole_ticks

Form = Callable[[float], str]
"""Says a value in words: "52.1 %"."""

_DOT: Final = 5.0
_MOST_NAME: Final = 0.5
"""The part of the width that names may take."""
_LEAST_COLUMNS: Final = 12
_MOST_COLUMNS: Final = 40
_HIGH: Final = 150
_NO_BREAK: Final = "\N{NO-BREAK SPACE}"


class Plot(QWidget):
    """A sheet that something is drawn on; it can be reached by keys, for those who listen."""

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = style
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def restyle(self, style: Style) -> None:
        """Take the colours of another style."""
        self.look = style
        self.update()

    def say(self, title: str, words: Sequence[str]) -> None:
        """What those hear who cannot see it."""
        self.setAccessibleName(title)
        self.setAccessibleDescription("; ".join(words))
        self.setToolTip(plain_tip("\n".join(words[:20])))

    def _metrics(self) -> QFontMetricsF:
        return QFontMetricsF(font(TYPE_SMALL))

    def _draw(self, painter: QPainter, sheet: QRectF) -> None:
        """Draw what there is to see."""
        raise NotImplementedError

    def paintEvent(self, _event: QPaintEvent) -> None:
        colours = self.look.theme.widgets
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        sheet = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        focus = self.hasFocus()
        painter.setPen(QPen(colours.accent if focus else colours.border, 2 if focus else 1))
        painter.setBrush(colours.surface)
        painter.drawRoundedRect(sheet, RADIUS_S, RADIUS_S)
        painter.setFont(font(TYPE_SMALL))
        self._draw(painter, sheet.adjusted(SPACE_M, SPACE_S, -SPACE_M, -SPACE_S))
        painter.end()


class Section(QWidget):
    """A plot with what it is over it; hidden while there is nothing to show."""

    def __init__(self, plot: Plot, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = PlainLabel(title, self)
        self.title.setWordWrap(True)
        self.title.setFont(font(TYPE_BODY, QFont.Weight.DemiBold))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACE_S)
        column.addWidget(self.title)
        column.addWidget(plot)
        self.hide()


class RangePlot(Plot):
    """Values with their intervals on one scale, one below the other."""

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(style, parent)
        self.bars: tuple[Bar, ...] = ()
        self._beside: tuple[Bar, ...] = ()
        self._middle: float | None = None
        self._form: Form = str

    def show_bars(
        self,
        title: str,
        bars: Sequence[Bar],
        middle: float | None,
        form: Form,
        beside: Sequence[Bar] = (),
    ) -> None:
        """Show these values.

        Args:
            title: what they are.
            bars: the values.
            middle: where all would be equal; None where there is no such value.
            form: how a value is said.
            beside: others that are seen on the same scale.
        """
        self.bars, self._middle, self._form = tuple(bars), middle, form
        self._beside = tuple(beside)
        said = self.tr("{name}: {value} ({low} to {high})")
        self.say(
            title,
            [
                said.format(
                    name=bar.name, value=form(bar.value), low=form(bar.low), high=form(bar.high)
                )
                for bar in bars
            ],
        )
        self.updateGeometry()
        self.update()

    def _line(self) -> float:
        return self._metrics().height() + SPACE_S

    def _span(self) -> tuple[float, float]:
        """The ends of the scale: all that is finite, and some room."""
        ends = [
            end for bar in (*self.bars, *self._beside) for end in (bar.low, bar.value, bar.high)
        ]
        ends = [end for end in ends if math.isfinite(end)]
        if self._middle is not None:
            ends.append(self._middle)
        low, high = min(ends, default=0.0), max(ends, default=1.0)
        # A single value has a scale, too, whose numbers differ.
        room = (high - low) * 0.06 or abs(high) * 0.1 or 0.05
        return low - room, high + room

    def _draw(self, painter: QPainter, sheet: QRectF) -> None:
        metrics, line = self._metrics(), self._line()
        # Those on the same scale leave as much room at its sides, too.
        seen = (*self.bars, *self._beside)
        wide = max((metrics.horizontalAdvance(bar.name) for bar in seen), default=0.0)
        told = max((metrics.horizontalAdvance(self._form(bar.value)) for bar in seen), default=0.0)
        names = min(wide, sheet.width() * _MOST_NAME)
        area = QRectF(sheet)
        area.setLeft(sheet.left() + names + SPACE_M)
        area.setRight(sheet.right() - told - SPACE_M)
        area.setHeight(line * max(len(self.bars), 1))
        place = self._scale(painter, area)
        for number, bar in enumerate(self.bars):
            middle = area.top() + line * (number + 0.5)
            self._bar(painter, bar, place, middle)
            row = QRectF(sheet.left(), middle - line / 2, names, line)
            painter.setPen(self.look.theme.widgets.text)
            name = metrics.elidedText(bar.name, Qt.TextElideMode.ElideRight, names + 1)
            side = Qt.AlignmentFlag.AlignVCenter
            painter.drawText(row, side | Qt.AlignmentFlag.AlignLeft, name)
            row = QRectF(area.right(), middle - line / 2, sheet.right() - area.right(), line)
            painter.drawText(row, side | Qt.AlignmentFlag.AlignRight, self._form(bar.value))

    def _scale(self, painter: QPainter, area: QRectF) -> Callable[[float], float]:
        """Draw the scale; what gives a value its place."""
        colours, metrics = self.look.theme.widgets, self._metrics()
        low, high = self._span()

        def place(value: float) -> float:
            return area.left() + (min(max(value, low), high) - low) / (high - low) * area.width()

        most = max(2, int(area.width() / (metrics.horizontalAdvance(self._form(high)) * 1.8 + 1)))
        free = area.left() - area.width()
        told = ""
        for tick in ticks(low, high, min(most, 6)):
            if self._form(tick) == told:
                continue
            told = self._form(tick)
            x = place(tick)
            painter.setPen(QPen(colours.border, 1))
            painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()))
            painter.setPen(colours.muted)
            half = metrics.horizontalAdvance(self._form(tick)) / 2
            if x - half < free:
                continue  # where the scale is narrow, not every line has its number
            free = x + half + SPACE_XS
            room = QRectF(x - 50, area.bottom() + 2, 100, metrics.height())
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter, self._form(tick))
        if self._middle is not None:
            x = place(self._middle)
            painter.setPen(QPen(colours.text, 1.5, Qt.PenStyle.DashLine))
            painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()))
        return place

    def _bar(
        self, painter: QPainter, bar: Bar, place: Callable[[float], float], middle: float
    ) -> None:
        colours = self.look.theme.widgets
        pen = QPen(colours.accent, 4)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        painter.drawLine(QPointF(place(bar.low), middle), QPointF(place(bar.high), middle))
        painter.setPen(QPen(colours.surface, 1))
        painter.setBrush(colours.accent)
        painter.drawEllipse(QPointF(place(bar.value), middle), _DOT, _DOT)

    def sizeHint(self) -> QSize:
        tall = self._line() * max(len(self.bars), 1) + self._metrics().height() + 2 * SPACE_S + 6
        return QSize(360, math.ceil(tall))

    def minimumSizeHint(self) -> QSize:
        return QSize(130, self.sizeHint().height())


class Histogram(Plot):
    """How many of the games took so many moves."""

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(style, parent)
        self.counts: Mapping[int, int] = {}
        self._range = (0, 0)
        self._most = 0.0

    def show_counts(
        self, title: str, counts: Mapping[int, int], beside: Sequence[Mapping[int, int]] = ()
    ) -> None:
        """Show these counts; on one scale with others that are seen beside them."""
        self.counts = counts
        everything = [counts, *beside]
        values = [value for each in everything for value in each]
        low, high = min(values, default=0), max(values, default=0)
        spare = max(_LEAST_COLUMNS - (high - low + 1), 0)  # a single game is no wall of colour
        low = max(low - spare // 2, 0)
        self._range = (low, max(high, low + _LEAST_COLUMNS - 1))
        self._most = max((max(self._shares(each), default=0.0) for each in everything), default=0.0)
        words = [
            self.tr("{share} of the games take {low} to {high} moves").format(
                share=percent(share), low=low, high=low + self._step() - 1
            )
            for low, share in self._columns(counts)
        ]
        self.say(title, words)
        self.update()

    def _step(self) -> int:
        low, high = self._range
        return max(1, math.ceil((high - low + 1) / _MOST_COLUMNS))

    def _shares(self, counts: Mapping[int, int]) -> list[float]:
        low, high = self._range
        step, games = self._step(), sum(counts.values()) or 1
        columns = [0.0] * ((high - low) // step + 1)
        for value, often in counts.items():
            columns[(value - low) // step] += often / games
        return columns

    def _columns(self, counts: Mapping[int, int]) -> list[tuple[int, float]]:
        """The columns that are not empty, with the least number of moves in each."""
        low, step = self._range[0], self._step()
        shares = self._shares(counts)
        return [(low + n * step, share) for n, share in enumerate(shares) if share]

    def _draw(self, painter: QPainter, sheet: QRectF) -> None:
        colours, metrics = self.look.theme.widgets, self._metrics()
        area = QRectF(sheet)
        area.setLeft(sheet.left() + metrics.horizontalAdvance(percent(0.8888)) + SPACE_S)
        area.setTop(sheet.top() + metrics.height() / 2)
        area.setBottom(sheet.bottom() - metrics.height() - 4)
        most = self._most or 1.0
        for tick in ticks(0, most, 3):
            y = area.bottom() - tick / most * area.height()
            painter.setPen(QPen(colours.border, 1))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            painter.setPen(colours.muted)
            room = QRectF(sheet.left(), y - 20, area.left() - sheet.left() - SPACE_S, 40)
            side = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(room, side, percent(tick))
        (low, high), step = self._range, self._step()
        shares = self._shares(self.counts)
        wide = area.width() / len(shares)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.accent)
        for number, share in enumerate(shares):
            tall = share / most * area.height()
            left = area.left() + number * wide + 0.5
            painter.drawRect(QRectF(left, area.bottom() - tall, max(wide - 1, 0.5), tall))
        painter.setPen(colours.muted)
        for tick in whole_ticks(low, high, max(2, int(area.width() / 60))):
            x = area.left() + ((tick - low) / step + 0.5 / step) * wide
            room = QRectF(x - 40, area.bottom() + 2, 80, metrics.height())
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter, f"{tick:g}")

    def sizeHint(self) -> QSize:
        return QSize(320, max(_HIGH, round(self._metrics().height() * 8)))

    def minimumSizeHint(self) -> QSize:
        return QSize(130, self.sizeHint().height())


def percent(share: float) -> str:
    """A share, on one line: "52.1 %", "7 %".

    >>> [percent(share).replace(_NO_BREAK, " ") for share in (0.5213, 0.07, 1.0)]
    ['52.1 %', '7 %', '100 %']
    """
    return f"{decimal(100 * share)}{_NO_BREAK}%"


def decimal(value: float) -> str:
    """A number with one digit behind the point, where it says something.

    >>> decimal(44.74), decimal(44.0)
    ('44.7', '44')
    """
    whole = f"{value:.1f}".endswith(".0")
    return decimal_text(value, 0 if whole else 1)


def signed(value: float) -> str:
    """A strength: "+23", "−8"; one without end as such."""
    if math.isinf(value):
        return "+∞" if value > 0 else "−∞"
    whole = round(value)
    return f"{whole:+}".replace("-", "−") if whole else "0"


def named(name: str) -> str:
    """A name that fits into a plot."""
    return short(name)
