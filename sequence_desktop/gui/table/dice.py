# SPDX-License-Identifier: MIT
"""The dice on the table: how a roll looks, and how it rolls."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from sequence_desktop.engine.cards import Token, is_number
from sequence_desktop.gui.table.art import paint_die
from sequence_desktop.gui.table.items import TableItem
from sequence_desktop.gui.table.kit import Kit
from sequence_desktop.gui.table.layout import Layout
from sequence_desktop.gui.table.motion import Curve, Track
from sequence_desktop.gui.theme.metrics import MOTION_NORMAL, MOTION_SLOW

Z_DICE = 20.0
_SPOTTED = 6
"""Dice with more faces than this show numbers."""
_TILT = 7.0
"""How far a die lies askew at most, in degrees."""
_HOP = 0.34
"""How high a rolling die jumps, as a share of its size."""
_LOOKS = 9
"""How many faces are seen while a die rolls."""


def faces_of(total: int, count: int, sides: int, seed: int) -> tuple[int, ...]:
    """Faces that make up a total; the game knows the total only. The same seed, the same faces."""
    faces: list[int] = []
    for others in reversed(range(count)):
        low = max(1, total - others * sides)
        high = max(low, min(sides, total - others))
        faces.append(low + _lot(seed, others) % (high - low + 1))
        total -= faces[-1]
    return tuple(faces)


def _lot(seed: int, number: int) -> int:
    """A number that looks like chance."""
    mixed = (seed * 2654435761 + number * 40503 + 12345) & 0xFFFFFFFF
    return (mixed ^ mixed >> 15) * 2246822519 >> 7 & 0xFFFF


class DiceItem(TableItem):
    """All dice of a roll, side by side.

    Attributes:
        total: what they show together; "" before the first roll.
        faces: what each of them shows.
    """

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit)
        self.total: Token = ""
        self.faces: tuple[int, ...] = ()
        self._spots = True
        self._seed = 0
        self._rolled = 1.0
        self._places: tuple[QRectF, ...] = ()
        self._rest = QPointF()
        self.setZValue(Z_DICE)

    def show_roll(self, total: Token, count: int, sides: int, ply: int) -> None:
        """Show a roll that was made after so many moves."""
        seed = ply * 97 + int(total) if is_number(total) else ply
        faces = faces_of(int(total), count, sides, seed) if is_number(total) else ()
        self._rolled = 1.0
        if (total, faces, self._seed) != (self.total, self.faces, seed):
            self.total, self.faces, self._seed = total, faces, seed
            self._spots = sides <= _SPOTTED
            self.update()

    def place(self, layout: Layout, count: int) -> None:
        """Lie where a layout has room for so many dice."""
        places = layout.places(count)
        corner = places[0].topLeft() if places else QPointF()
        self._places = tuple(place.translated(-corner) for place in places)
        self._rest = corner
        self.setScale(1.0)
        self.setOpacity(1.0)
        self.setPos(corner)
        self.refit()

    @property
    def at_rest(self) -> bool:
        """Whether the dice lie in their place."""
        return self.pos() == self._rest

    # ---- motion

    def roll(self, start: float) -> Track:
        """The dice roll until they show what they show."""
        return Track("dice", self._tumble, start, MOTION_SLOW * 1.6, Curve.OutQuad)

    def _tumble(self, share: float) -> None:
        self._rolled = share
        self.update()

    def settle(self) -> list[Track]:
        """The dice go back to their place."""
        source, scale, opacity = self.pos(), self.scale(), self.opacity()
        self.setZValue(Z_DICE)
        if (source, scale, opacity) == (self._rest, 1.0, 1.0):
            return []

        def step(share: float) -> None:
            self.setPos(source + (self._rest - source) * share)
            self.setScale(scale + (1 - scale) * share)
            self.setOpacity(opacity + (1 - opacity) * share)

        return [Track("dice back", step, 0, MOTION_NORMAL)]

    # ---- painting

    def draw(self, painter: QPainter) -> None:
        for number, (place, face) in enumerate(zip(self._places, self.faces, strict=False)):
            self._draw_die(painter, place, number, face)

    def _draw_die(self, painter: QPainter, place: QRectF, number: int, face: int) -> None:
        size = place.width()
        left = 1 - self._rolled
        turn = 420 if number % 2 else -420
        tilt = (_lot(self._seed, number + 50) % 200 / 100 - 1) * _TILT
        height = abs(math.sin(self._rolled * math.pi * 2.5)) * left * size * _HOP
        shadow = self.kit.shadow(place.size() * 0.86, round(size * 0.1))
        inset = size * 0.07 - round(size * 0.1)
        painter.drawPixmap(place.topLeft() + QPointF(inset, inset + size * 0.05), shadow)
        painter.save()
        painter.translate(place.center() - QPointF(0, height))
        painter.rotate(tilt + turn * left * left)
        body = QRectF(-size * 0.43, -size * 0.43, size * 0.86, size * 0.86)
        paint_die(painter, body, self._seen(number, face), self.kit.style, spots=self._spots)
        painter.restore()

    def _seen(self, number: int, face: int) -> int:
        """The face that is up at this moment of the roll."""
        if self._rolled >= 0.8:
            return face
        most = _SPOTTED if self._spots else max(self.faces)
        return 1 + _lot(self._seed + int(self._rolled * _LOOKS) * 7919, number) % most

    def rect(self) -> QRectF:
        whole = QRectF()
        for place in self._places:
            whole = whole.united(place)
        return whole if self._places else QRectF(QPointF(), QSizeF(1, 1))

    def bounds(self) -> QRectF:
        reach = self.kit.card.width() * 0.25
        return self.rect().adjusted(-reach, -reach - self.kit.card.width() * _HOP, reach, reach)
