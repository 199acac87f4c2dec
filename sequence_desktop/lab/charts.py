# SPDX-License-Identifier: MIT
"""Plots of figures as SVG texts: plain shapes and letters that any program can show.

Each has a title for those who cannot see it. The window shows the same ones in its own colours.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from sequence_desktop.engine.board import Board
from sequence_desktop.engine.cards import BLOCKED, FREE
from sequence_desktop.lab.ratings import Rating

_SIZE: Final = 14
_WIDTH: Final = 640
_ROW: Final = 30
_FOOT: Final = 34
_LETTER: Final = 8.6
"""About so wide is a letter; nothing here depends on it being exact."""
_LIGHT: Final = "#ffffff"
_DARK: Final = "#1f2328"


@dataclass(frozen=True, slots=True)
class Ink:
    """The colours of a plot, as ``#rrggbb``.

    Attributes:
        text: letters.
        faint: lines of the scale.
        accent: what is measured.
        cold: the lowest part of a heat map.
        hot: the highest.
        font: the family of the letters; "" for that of the page around the plot.
    """

    text: str = "#1f2328"
    faint: str = "#c5cad1"
    accent: str = "#1f6f5c"
    cold: str = "#f3efe4"
    hot: str = "#a33b20"
    font: str = ""


@dataclass(frozen=True, slots=True)
class _Scale:
    """How numbers are told: times a factor, with a unit, in a form."""

    factor: float
    unit: str
    form: str

    def tell(self, value: float) -> str:
        """A number in letters."""
        if math.isinf(value):
            return "+∞" if value > 0 else "−∞"
        return f"{value * self.factor:{self.form}}{self.unit}"


@dataclass(frozen=True, slots=True)
class Bar:
    """A figure with its interval."""

    name: str
    value: float
    low: float
    high: float


def shares(bars: Sequence[Bar], fair: float, title: str, ink: Ink | None = None) -> str:
    """Shares with their intervals, one below the other, and a line where all would be equal."""
    return _ranges(bars, fair, title, _Scale(100.0, " %", ".1f"), ink or Ink())


def ladder(ratings: Sequence[Rating], title: str, ink: Ink | None = None) -> str:
    """Players by strength, with errors; the mean of all is 0."""
    bars = [Bar(r.name, r.elo, r.elo - r.error, r.elo + r.error) for r in ratings]
    return _ranges(bars, 0.0, title, _Scale(1.0, "", "+.0f"), ink or Ink())


def histogram(counts: Mapping[int, int], title: str, unit: str, ink: Ink | None = None) -> str:
    """How often each whole number came up; neighbours are put together where there are many."""
    colours = ink or Ink()
    height, left, top = 220, 44, 12
    bottom, right = height - _FOOT, _WIDTH - 12
    low, high = min(counts, default=0), max(counts, default=0)
    step = max(1, math.ceil((high - low + 1) / 40))
    columns = [0] * ((high - low) // step + 1)
    for value, often in counts.items():
        columns[(value - low) // step] += often
    most, wide = max(columns, default=0) or 1, (right - left) / len(columns)
    shapes = []
    for tick in whole_ticks(0, most, 4):
        y = bottom - tick / most * (bottom - top)
        shapes.append(_line(left, y, right, y, colours.faint))
        shapes.append(_text(left - 6, y + 5, f"{tick:g}", colours, "end"))
    for i, often in enumerate(columns):
        tall = often / most * (bottom - top)
        shapes.append(
            f'<rect x="{left + i * wide + 0.5:.1f}" y="{bottom - tall:.1f}"'
            f' width="{max(wide - 1, 0.5):.1f}" height="{tall:.1f}" fill="{colours.accent}"/>'
        )
    for tick in whole_ticks(low, high, 8):
        x = left + ((tick - low) / step + 0.5 / step) * wide
        shapes.append(_text(x, bottom + 18, f"{tick:g}", colours, "middle"))
    shapes.append(_text(right, height - 3, unit, colours, "end"))
    return _svg(_WIDTH, height, title, shapes, colours)


def heat_map(
    board: Board, heat: Sequence[int], games: int, title: str, ink: Ink | None = None
) -> str:
    """The board, each cell as warm as it often was part of a winning row."""
    colours = ink or Ink()
    cell = max(26, min(46, 460 // max(board.width, board.height)))
    edge = 26
    most = max(heat, default=0) or 1
    small = max(9, cell * 0.3)
    shapes = []
    for column in range(board.width):
        name = board.names[column][:-1]
        shapes.append(_text(edge + (column + 0.5) * cell, edge - 8, name, colours, "middle"))
    for row in range(board.height):
        y = edge + (row + 0.5) * cell + 5
        shapes.append(_text(edge - 6, y, f"{row + 1}", colours, "end"))
    for i, token in enumerate(board.cells):
        x, y = edge + i % board.width * cell, edge + i // board.width * cell
        if token == BLOCKED:
            continue
        fill = _mixed(colours.cold, colours.hot, heat[i] / most)
        letters = _LIGHT if _contrast(fill, _LIGHT) > _contrast(fill, _DARK) else _DARK
        share = f"{100 * heat[i] / (games or 1):.0f}"
        shapes.append(
            f'<rect x="{x:.1f}" y="{y:.1f}" width="{cell - 1}" height="{cell - 1}"'
            f' rx="3" fill="{fill}"/>'
        )
        middle = x + (cell - 1) / 2
        shapes.append(
            _text(middle, y + cell * 0.42, _shown(token), colours, "middle", small, letters)
        )
        shapes.append(_text(middle, y + cell * 0.8, share, colours, "middle", small, letters))
    wide, tall = edge + board.width * cell + 2, edge + board.height * cell + 2
    return _svg(wide, tall, title, shapes, colours)


def _ranges(
    bars: Sequence[Bar],
    middle: float,
    title: str,
    scale: _Scale,
    ink: Ink,
) -> str:
    """Points with intervals on one scale."""
    unit, factor = scale.unit, scale.factor
    left = 20 + max((_LETTER * len(bar.name) for bar in bars), default=0)
    left, right, top = min(left, _WIDTH / 2), _WIDTH - 76, 8
    bottom = top + _ROW * max(len(bars), 1)
    ends = [middle, *(end for bar in bars for end in (bar.low, bar.high) if math.isfinite(end))]
    low, high = min(ends), max(ends)
    room = (high - low) * 0.06 or 0.01 * factor
    low, high = low - room, high + room

    def place(value: float) -> float:
        return left + (min(max(value, low), high) - low) / (high - low) * (right - left)

    shapes = []
    for tick in ticks(low * factor, high * factor, 6):
        x = place(tick / factor)
        shapes.append(_line(x, top, x, bottom, ink.faint))
        shapes.append(_text(x, bottom + 18, f"{tick:g}{unit}", ink, "middle"))
    shapes.append(_line(place(middle), top, place(middle), bottom, ink.text, dashed=True))
    for i, bar in enumerate(bars):
        y = top + _ROW * (i + 0.5)
        shapes.append(_text(left - 10, y + 5, bar.name, ink, "end"))
        shapes.append(_line(place(bar.low), y, place(bar.high), y, ink.accent, width=4))
        shapes.append(
            f'<circle cx="{place(bar.value):.1f}" cy="{y:.1f}" r="6" fill="{ink.accent}"/>'
        )
        shown = scale.tell(bar.value)
        shapes.append(_text(right + 10, y + 5, shown, ink, "start"))
    return _svg(_WIDTH, bottom + _FOOT, title, shapes, ink)


def ticks(low: float, high: float, most: int) -> list[float]:
    """Round numbers on a scale."""
    span = high - low
    if span <= 0:
        return [low]
    step = 10.0 ** math.floor(math.log10(span / most))
    for factor in (1, 2, 5, 10):
        if span / (step * factor) <= most:
            step *= factor
            break
    first = math.ceil(low / step)
    return [round(n * step, 10) for n in range(first, math.floor(high / step) + 1)]


def whole_ticks(low: int, high: int, most: int) -> list[float]:
    """The same on a scale of what is counted, which has no halves."""
    return ticks(low, high, max(1, min(most, high - low)))


def _mixed(one: str, other: str, part: float) -> str:
    """A colour between two, as far from the first as `part` tells."""
    channels = ((int(one[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * part):02x}" for a, b in channels)


def _contrast(one: str, other: str) -> float:
    """How well two colours stand out from each other, from 1 to 21. Source: WCAG 2."""
    dark, light = sorted(_luminance(colour) for colour in (one, other))
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: str) -> float:
    parts = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return float(0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2])


def _shown(token: str) -> str:
    """A card as people read it: the sign of its suit in place of the letter, ten as a number."""
    if token == FREE:
        return "★"
    suits = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
    if len(token) < 2 or token[-1] not in suits:
        return token
    return token[:-1].replace("T", "10") + suits[token[-1]]


def _line(
    x1: float,
    y1: float,
    x2: float,
    y2: float,
    colour: str,
    *,
    width: float = 1,
    dashed: bool = False,
) -> str:
    dash = ' stroke-dasharray="4 3"' if dashed else ""
    return (
        f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
        f' stroke="{colour}" stroke-width="{width:g}"{dash}/>'
    )


def _text(
    x: float,
    y: float,
    text: str,
    ink: Ink,
    anchor: str,
    size: float = _SIZE,
    colour: str = "",
) -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size:.1f}" text-anchor="{anchor}"'
        f' fill="{colour or ink.text}">{escape(text)}</text>'
    )


def _svg(width: float, height: float, title: str, shapes: Iterable[str], ink: Ink) -> str:
    name = escape(title)
    family = f' font-family="{escape(ink.font)}"' if ink.font else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}"'
        f' width="{width:g}" height="{height:g}" role="img" aria-label="{name}"'
        f"{family}><title>{name}</title>{''.join(shapes)}</svg>"
    )
