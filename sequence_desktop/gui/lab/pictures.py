# SPDX-License-Identifier: MIT
"""Plots as files: one SVG of all that a page of results shows, and the same as PNG."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QCoreApplication, QIODevice, Qt
from PySide6.QtGui import QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgRenderer

from sequence_desktop.gui.lab.beside import turn_bars
from sequence_desktop.gui.lab.words import player_title
from sequence_desktop.gui.theme import FAMILY
from sequence_desktop.lab import charts
from sequence_desktop.lab.charts import Bar, Ink
from sequence_desktop.lab.figures import EntryFigures
from sequence_desktop.lab.summary import Summary

translate = QCoreApplication.translate

_SHARPNESS: Final = 2
_EDGE: Final = 24
_TITLE: Final = 26
_INK: Final = Ink()
_FONTS: Final = f"{FAMILY}, sans-serif"
_SIZE = re.compile(r'<svg [^>]*width="([\d.]+)" height="([\d.]+)"[^>]*>')
_Titled = tuple[str, str]
"""A title, and the plot under it."""


def comparison(summary: Summary) -> list[list[_Titled]]:
    """The plots that compare all entries, one below the other."""
    played = [figures for figures in summary.entries if figures.games]
    found: list[_Titled] = []
    for figures in played:
        if figures.differ:
            bars = [Bar(player_title(p.name), p.share, *p.interval) for p in figures.parties]
            title = translate("Lab", "{name}: share of the points").format(name=figures.name)
            found.append((title, charts.shares(bars, figures.fair, title, _INK)))
    if len(summary.ratings) > 1:
        title = translate("Lab", "Strength of the players, in Elo")
        found.append((title, charts.ladder(summary.ratings, title, _INK)))
    for sides in sorted({figures.sides for figures in played}):
        same = [figures for figures in played if figures.sides == sides]
        title = translate("Lab", "Decided games won by the side that began")
        bars = [Bar(f.name, f.turn_share(0), *f.turn_interval(0)) for f in same]
        found.append((title, charts.shares(bars, same[0].fair, title, _INK)))
    return [found]


def beside(shown: Sequence[EntryFigures]) -> list[list[_Titled]]:
    """The plots of some entries, each in a column of its own."""
    return [list(_entry(figures)) for figures in shown]


def _entry(figures: EntryFigures) -> Iterator[_Titled]:
    name = figures.name
    if figures.games:
        title = translate("Lab", "{name}: decided games won").format(name=name)
        yield title, charts.shares(turn_bars(figures), figures.fair, title, _INK)
    title = translate("Lab", "{name}: won with a row through the cell, in %").format(name=name)
    yield title, charts.heat_map(figures.board, figures.heat, figures.decided, title, _INK)
    if figures.games:
        title = translate("Lab", "{name}: moves a game").format(name=name)
        yield title, charts.histogram(figures.lengths, title, "", _INK)


def to_svg(columns: Sequence[Sequence[_Titled]], title: str) -> str:
    """All plots in one drawing that stands alone."""
    shapes, left, tall = [], float(_EDGE), 0.0
    for column in columns:
        top, wide = float(_EDGE), 0.0
        for name, svg in column:
            across, down, inner = _opened(svg)
            shapes.append(
                f'<text x="{left:g}" y="{top + 16:g}" font-size="16" font-weight="600"'
                f' fill="{_INK.text}">{escape(name)}</text>'
                f'<g transform="translate({left:g},{top + _TITLE:g})">{inner}</g>'
            )
            top += _TITLE + down + _EDGE
            wide = max(wide, across)
        left += wide + _EDGE
        tall = max(tall, top)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {left:g} {tall:g}"'
        f' width="{left:g}" height="{tall:g}" role="img" font-family="{_FONTS}">'
        f'<title>{escape(title)}</title><rect width="100%" height="100%" fill="#ffffff"/>'
        f"{''.join(shapes)}</svg>\n"
    )


def _opened(svg: str) -> tuple[float, float, str]:
    """The width and the height of a plot, and what is in it."""
    head = _SIZE.match(svg)
    if head is None:
        raise AssertionError("every plot begins with its size")
    inner = svg[head.end() : -len("</svg>")]
    return float(head[1]), float(head[2]), inner


def to_png(svg: str) -> bytes:
    """The same drawing as a PNG, sharp enough for paper."""
    # Qt takes a list of families for the name of one.
    svg = svg.replace(f'font-family="{_FONTS}"', f'font-family="{FAMILY}"', 1)
    renderer = QSvgRenderer(QByteArray(svg.encode()))
    image = QImage(renderer.defaultSize() * _SHARPNESS, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    held = QByteArray()
    buffer = QBuffer(held)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(held.data())
