# SPDX-License-Identifier: MIT
"""Suits, stars and polygons, each in a box of side 1 around (0, 0).

Suits are drawn here and never taken from a font: fonts lack them, or show them as emoji.
"""

import math
from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QTransform


@cache
def suit_path(suit: str) -> QPainterPath:
    """The shape of suit "S", "H", "D" or "C", 1 high, centred optically on (0, 0)."""
    return {"S": _spade, "H": _heart, "D": _diamond, "C": _club}[suit]()


def _heart() -> QPainterPath:
    path = QPainterPath(QPointF(0.0, 0.48))
    path.cubicTo(-0.08, 0.33, -0.47, 0.12, -0.47, -0.18)
    path.cubicTo(-0.47, -0.36, -0.36, -0.46, -0.24, -0.46)
    path.cubicTo(-0.12, -0.46, -0.04, -0.38, 0.0, -0.26)
    path.cubicTo(0.04, -0.38, 0.12, -0.46, 0.24, -0.46)
    path.cubicTo(0.36, -0.46, 0.47, -0.36, 0.47, -0.18)
    path.cubicTo(0.47, 0.12, 0.08, 0.33, 0.0, 0.48)
    path.closeSubpath()
    return path


def _diamond() -> QPainterPath:
    path = QPainterPath(QPointF(0.0, -0.5))
    path.cubicTo(0.09, -0.30, 0.24, -0.12, 0.39, 0.0)
    path.cubicTo(0.24, 0.12, 0.09, 0.30, 0.0, 0.5)
    path.cubicTo(-0.09, 0.30, -0.24, 0.12, -0.39, 0.0)
    path.cubicTo(-0.24, -0.12, -0.09, -0.30, 0.0, -0.5)
    path.closeSubpath()
    return path


def _stem(top: float) -> QPainterPath:
    path = QPainterPath(QPointF(-0.035, top))
    path.cubicTo(-0.04, 0.30, -0.10, 0.42, -0.21, 0.48)
    path.lineTo(0.21, 0.48)
    path.cubicTo(0.10, 0.42, 0.04, 0.30, 0.035, top)
    path.closeSubpath()
    return path


def _spade() -> QPainterPath:
    path = QPainterPath(QPointF(0.0, -0.5))
    path.cubicTo(0.08, -0.33, 0.46, -0.14, 0.46, 0.13)
    path.cubicTo(0.46, 0.27, 0.36, 0.35, 0.25, 0.35)
    path.cubicTo(0.14, 0.35, 0.06, 0.29, 0.02, 0.21)
    path.lineTo(-0.02, 0.21)
    path.cubicTo(-0.06, 0.29, -0.14, 0.35, -0.25, 0.35)
    path.cubicTo(-0.36, 0.35, -0.46, 0.27, -0.46, 0.13)
    path.cubicTo(-0.46, -0.14, -0.08, -0.33, 0.0, -0.5)
    path.closeSubpath()
    return path.united(_stem(0.15)).simplified()


def _club() -> QPainterPath:
    path = QPainterPath()
    radius = 0.225
    for x, y in ((0.0, -0.255), (-0.245, 0.105), (0.245, 0.105)):
        leaf = QPainterPath()
        leaf.addEllipse(QPointF(x, y), radius, radius)
        path = path.united(leaf)
    heart = QPainterPath(QPointF(-0.12, -0.08))
    heart.lineTo(0.12, -0.08)
    heart.lineTo(0.10, 0.14)
    heart.lineTo(-0.10, 0.14)
    heart.closeSubpath()
    return path.united(heart).united(_stem(0.05)).simplified()


@cache
def star_path(points: int = 5, inner: float = 0.45) -> QPainterPath:
    """A star that fills a circle of diameter 1; `inner` is the share of the inner radius."""
    path = QPainterPath()
    for step in range(2 * points):
        radius = 0.5 if step % 2 == 0 else 0.5 * inner
        angle = math.pi * step / points - math.pi / 2
        point = QPointF(radius * math.cos(angle), radius * math.sin(angle))
        if step == 0:
            path.moveTo(point)
        else:
            path.lineTo(point)
    path.closeSubpath()
    return path


@cache
def polygon_path(corners: int, turn: float = 0.0) -> QPainterPath:
    """A regular polygon in a circle of diameter 1, a corner up, turned right by `turn` degrees."""
    path = QPainterPath()
    for step in range(corners):
        angle = 2 * math.pi * step / corners - math.pi / 2 + math.radians(turn)
        point = QPointF(0.5 * math.cos(angle), 0.5 * math.sin(angle))
        if step == 0:
            path.moveTo(point)
        else:
            path.lineTo(point)
    path.closeSubpath()
    return path


def placed(
    path: QPainterPath, centre: QPointF, size: float, upside_down: bool = False
) -> QPainterPath:
    """A unit shape scaled to `size` and moved to `centre`."""
    move = QTransform.fromTranslate(centre.x(), centre.y())
    if upside_down:
        move.rotate(180)
    move.scale(size, size)
    return move.map(path)


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    """A rectangle with round corners."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path
