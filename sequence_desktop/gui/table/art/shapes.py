# SPDX-License-Identifier: MIT
"""Suits, stars and polygons, each in a box of side 1 around (0, 0), and the tools to make shapes.

Suits are drawn here and never taken from a font: fonts lack them, or show them as emoji.
"""

import math
import re
from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QTransform

# Qt's path operations work to about a thousandth; shapes are joined this much larger.
_JOIN = 1000.0


@cache
def outline(text: str, scale: float = 1.0) -> QPainterPath:
    """The path of an outline in a subset of SVG's path language, every coordinate times `scale`.

    Commands, all absolute: M x y, L x y, C x1 y1 x2 y2 x y, Q x1 y1 x y, Z; and O x y rx ry for
    an ellipse. The command is written before each group of numbers.
    """
    path = QPainterPath()
    for command, numbers in re.findall(r"([MLCQOZ])([^MLCQOZ]*)", text):
        n = [float(word) * scale for word in re.findall(r"-?[\d.]+", numbers)]
        match command:
            case "M":
                path.moveTo(n[0], n[1])
            case "L":
                path.lineTo(n[0], n[1])
            case "C":
                path.cubicTo(n[0], n[1], n[2], n[3], n[4], n[5])
            case "Q":
                path.quadTo(n[0], n[1], n[2], n[3])
            case "O":
                path.addEllipse(QPointF(n[0], n[1]), n[2], n[3])
            case _:
                path.closeSubpath()
    return path


def united(*outlines: str) -> QPainterPath:
    """The union of several outlines (see `outline`), with curves kept smooth."""
    path = QPainterPath()
    for text in outlines:
        path = path.united(outline(text, _JOIN))
    return QTransform.fromScale(1 / _JOIN, 1 / _JOIN).map(path)


_STEM = (
    "M-.03 {top} C-.035 .30 -.09 .42 -.20 .465 C-.23 .48 -.22 .5 -.19 .5 "
    "L.19 .5 C.22 .5 .23 .48 .20 .465 C.09 .42 .035 .30 .03 {top} Z"
)


@cache
def suit_path(suit: str) -> QPainterPath:
    """The shape of suit "S", "H", "D" or "C", 1 high, centred by eye on (0, 0)."""
    match suit:
        case "S":
            return united(
                "M0 -.5 C.07 -.33 .45 -.17 .45 .10"
                "C.45 .25 .35 .33 .24 .33 C.13 .33 .05 .26 .02 .17"
                "L-.02 .17 C-.05 .26 -.13 .33 -.24 .33 C-.35 .33 -.45 .25 -.45 .10"
                "C-.45 -.17 -.07 -.33 0 -.5 Z",
                _STEM.format(top=0.1),
            )
        case "H":
            return outline(
                "M0 .48 C-.08 .32 -.47 .11 -.47 -.19 C-.47 -.36 -.36 -.46 -.24 -.46"
                "C-.12 -.46 -.035 -.37 0 -.25 C.035 -.37 .12 -.46 .24 -.46"
                "C.36 -.46 .47 -.36 .47 -.19 C.47 .11 .08 .32 0 .48 Z"
            )
        case "D":
            return outline(
                "M0 -.5 C.09 -.31 .26 -.12 .42 0 C.26 .12 .09 .31 0 .5"
                "C-.09 .31 -.26 .12 -.42 0 C-.26 -.12 -.09 -.31 0 -.5 Z"
            )
        case _:
            return united(
                "O0 -.27 .225 .225",
                "O-.25 .10 .225 .225",
                "O.25 .10 .225 .225",
                "M-.13 -.10 C-.05 -.02 -.05 .02 -.13 .10 L.13 .10 C.05 .02 .05 -.02 .13 -.10 Z",
                _STEM.format(top=0.0),
            )


@cache
def star_path(points: int = 5, inner: float = 0.45) -> QPainterPath:
    """A star that fills a circle of diameter 1; `inner` is the share of the inner radius."""
    return _ring_of_points([0.5, 0.5 * inner] * points, 0.0)


@cache
def polygon_path(corners: int, turn: float = 0.0) -> QPainterPath:
    """A regular polygon in a circle of diameter 1, a corner up, turned right by `turn` degrees."""
    return _ring_of_points([0.5] * corners, turn)


def _ring_of_points(radii: list[float], turn: float) -> QPainterPath:
    path = QPainterPath()
    for step, radius in enumerate(radii):
        angle = 2 * math.pi * step / len(radii) - math.pi / 2 + math.radians(turn)
        point = QPointF(radius * math.cos(angle), radius * math.sin(angle))
        if step == 0:
            path.moveTo(point)
        else:
            path.lineTo(point)
    path.closeSubpath()
    return path


def placed(
    path: QPainterPath, centre: QPointF, size: float, *, upside_down: bool = False
) -> QPainterPath:
    """A unit shape scaled to `size` and moved to `centre`."""
    move = QTransform.fromTranslate(centre.x(), centre.y())
    if upside_down:
        move.rotate(180)
    move.scale(size, size)
    return move.map(path)


def circle(centre: QPointF, radius: float) -> QPainterPath:
    """A full circle."""
    path = QPainterPath()
    path.addEllipse(centre, radius, radius)
    return path


def ring(centre: QPointF, outer: float, inner: float) -> QPainterPath:
    """The area between two circles, by their radii."""
    path = circle(centre, outer)
    path.addEllipse(centre, inner, inner)  # odd-even filling leaves the middle free
    return path


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    """A rectangle with round corners."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path
