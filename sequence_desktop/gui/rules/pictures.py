# SPDX-License-Identifier: MIT
"""Scenes and cards as pictures, drawn by the art of the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter

from sequence_desktop.engine.board import cells_in
from sequence_desktop.engine.cards import Token
from sequence_desktop.gui.rules.scenes import Scene
from sequence_desktop.gui.table.art import (
    ChipState,
    Numbers,
    Style,
    chip_rect,
    paint_chip,
    paint_face,
    paint_mark,
    paint_row,
)
from sequence_desktop.gui.theme.metrics import CARD_RATIO, CELL_GAP, RADIUS_M

CELL = 46
"""The side of a cell in a small picture, in logical pixels."""
_WHOLE_CELL = 34
"""The same in a picture of a large part of the board."""
_MANY_COLUMNS = 7
_EDGE = 6
_HAND_CARD = 62
"""The height of a card in a list of cards, in logical pixels."""
_CARD_GAP = 6


def scene_size(scene: Scene) -> QSize:
    """How large the picture of a scene is, in logical pixels."""
    cell = _cell(scene)
    width = scene.width * cell + 2 * _EDGE
    height = scene.height * cell + 2 * _EDGE
    if scene.card:
        card = _beside(scene)
        width += round(card.width()) + 3 * _EDGE
        height = max(height, round(card.height()) + 2 * _EDGE)
    return QSize(width, height)


def draw_scene(scene: Scene, style: Style, ratio: float) -> QImage:
    """The picture of a scene."""
    image, painter = _canvas(scene_size(scene), ratio)
    paint_scene(painter, scene, style)
    painter.end()
    return image


def paint_scene(painter: QPainter, scene: Scene, style: Style) -> None:
    """Draw a scene with any painter, `scene_size` large, from (0, 0)."""
    size = scene_size(scene)
    left = float(_EDGE)
    if scene.card:
        card = _beside(scene)
        box = QRectF(_EDGE, (size.height() - card.height()) / 2, card.width(), card.height())
        paint_face(painter, box, scene.card, _for_dice(style, scene))
        left += card.width() + 3 * _EDGE
    cell = _cell(scene)
    bed = QRectF(left, 0.0, scene.width * cell, scene.height * cell)
    bed.moveTop((size.height() - bed.height()) / 2)
    _draw_bed(painter, bed, style)
    _draw_cells(painter, bed, scene, _for_dice(style, scene))


def cards_size(tokens: Sequence[Token]) -> QSize:
    """How large a row of hand cards is, in logical pixels."""
    width = round(_HAND_CARD * CARD_RATIO)
    return QSize(len(tokens) * (width + _CARD_GAP), _HAND_CARD + _CARD_GAP)


def draw_cards(tokens: Sequence[Token], style: Style, ratio: float, *, dice: bool) -> QImage:
    """Hand cards, or totals of dice, side by side."""
    image, painter = _canvas(cards_size(tokens), ratio)
    paint_cards(painter, tokens, style, dice=dice)
    painter.end()
    return image


def paint_cards(painter: QPainter, tokens: Sequence[Token], style: Style, *, dice: bool) -> None:
    """Draw cards with any painter, `cards_size` large, from (0, 0)."""
    width = _HAND_CARD * CARD_RATIO
    for place, token in enumerate(tokens):
        if dice:
            box = QRectF(place * (width + _CARD_GAP), 0.0, width, width)
            box.moveTop((_HAND_CARD - width) / 2)
            paint_face(painter, box, token, _with_dice(style), cell=True)
        else:
            box = QRectF(place * (width + _CARD_GAP), 0.0, width, float(_HAND_CARD))
            paint_face(painter, box, token, style)


def _cell(scene: Scene) -> int:
    return CELL if scene.width <= _MANY_COLUMNS else _WHOLE_CELL


def _beside(scene: Scene) -> QRectF:
    """The size of the card beside a scene: tall, but no taller than is pleasant."""
    height = float(min(max(scene.height * _cell(scene), 78), 130))
    return QRectF(0.0, 0.0, height * CARD_RATIO, height)


def _canvas(size: QSize, ratio: float) -> tuple[QImage, QPainter]:
    image = QImage(size * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return image, painter


def _with_dice(style: Style) -> Style:
    return replace(style, numbers=Numbers.DICE)


def _for_dice(style: Style, scene: Scene) -> Style:
    return _with_dice(style) if scene.setup.rules.source == "dice" else style


def _draw_bed(painter: QPainter, bed: QRectF, style: Style) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(style.theme.cloth.felt)
    painter.drawRoundedRect(bed.adjusted(-_EDGE, -_EDGE, _EDGE, _EDGE), RADIUS_M, RADIUS_M)


def _draw_cells(painter: QPainter, bed: QRectF, scene: Scene, style: Style) -> None:
    cell = float(_cell(scene))
    gap = cell * CELL_GAP / 2
    boxes: dict[int, QRectF] = {}
    for number, x, y in scene.cells():
        box = QRectF(bed.left() + x * cell, bed.top() + y * cell, cell, cell)
        boxes[number] = box.adjusted(gap, gap, -gap, -gap)
        paint_face(painter, boxes[number], scene.setup.board.cells[number], style, cell=True)
    for number, mark in scene.marks:
        paint_mark(painter, boxes[number], mark, style)
    chips = {number: chip_rect(box, style.design) for number, box in boxes.items()}
    for row, side in scene.rows:
        ends = [chips[number].center() for number in (_first(row), _last(row))]
        paint_row(painter, QPointF(ends[0]), QPointF(ends[1]), cell, side, style)
    for side, held in enumerate(scene.chips):
        for number in cells_in(held):
            state = ChipState.LOCKED if scene.locked >> number & 1 else ChipState.PLAIN
            paint_chip(painter, chips[number], side, style, state)


def _first(mask: int) -> int:
    return (mask & -mask).bit_length() - 1


def _last(mask: int) -> int:
    return mask.bit_length() - 1
