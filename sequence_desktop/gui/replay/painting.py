# SPDX-License-Identifier: MIT
"""Paints a moment of a game anywhere: on pictures of any size, and as shapes for SVG."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter, QPainterPath, QTransform

from sequence_desktop.engine.setup import Setup
from sequence_desktop.gui.replay.shots import Shot
from sequence_desktop.gui.table.art import (
    ChipState,
    Mark,
    Numbers,
    Style,
    paint_chip,
    paint_face,
    paint_mark,
    paint_strokes,
)
from sequence_desktop.gui.table.board_layer import flipped_cells
from sequence_desktop.gui.table.kit import Kit
from sequence_desktop.gui.table.layout import BED, step_of
from sequence_desktop.gui.table.strokes import strokes_of
from sequence_desktop.gui.theme import FAMILY, mix, register_fonts
from sequence_desktop.gui.theme.metrics import CARD_RATIO

_MARGIN = 0.4
_LINE = 0.72
_TEXT = 0.34
_CARD = 1.16
_GAP = 0.12
"""All in cells."""
_EM = 1000


class MomentPainter:
    """Knows where everything lies in pictures of one game.

    Attributes:
        size: of a picture, in pixels.
    """

    def __init__(
        self, setup: Setup, style: Style, cell: int, *, cards: int = 0, with_text: bool = False
    ) -> None:
        """Args:
        setup: the game's rules and board.
        style: how cards and chips are drawn.
        cell: the side of a cell, in pixels.
        cards: the most cards of a hand that is shown; 0: none is.
        with_text: whether there is a line of text.
        """
        dice = setup.rules.source == "dice"
        self._style = replace(style, numbers=Numbers.DICE if dice else Numbers.PEGS)
        self._setup, self._cell = setup, cell
        self._kit = Kit(self._style, cell=cell)
        board = setup.board
        margin = _MARGIN * cell
        width = board.width * cell
        self._board = QRectF(margin, margin, width, board.height * cell)
        self._cards = cards
        self._card = QSizeF(_CARD * cell, _CARD * cell / CARD_RATIO)
        below = self._board.bottom() + (BED + _GAP) * cell
        self._text = QRectF(margin, below, width, _LINE * cell) if with_text else QRectF()
        below += self._text.height()
        self._hand = QRectF(margin, below, width, self._card.height() if cards else 0.0)
        bottom = below + self._hand.height() + (_GAP * cell if cards or with_text else 0.0)
        bottom = max(bottom, self._board.bottom() + margin)
        self.size = QSize(round(width + 2 * margin), round(bottom))
        self._ground: QImage | None = None

    def image(self, shot: Shot) -> QImage:
        """A picture; the empty board is drawn only once for all."""
        if self._ground is None:
            self._ground = QImage(self.size, QImage.Format.Format_RGB32)
            painter = _painter(self._ground)
            self._paint_ground(painter)
            painter.end()
        image = QImage(self._ground)
        painter = _painter(image)
        self._paint_pieces(painter, shot)
        painter.end()
        return image

    def paint(self, painter: QPainter, shot: Shot) -> None:
        """Paint everything, as shapes."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter)
        self._paint_pieces(painter, shot)

    # -- inside -----------------------------------------------------------------------------

    def _paint_ground(self, painter: QPainter) -> None:
        cloth, cell = self._style.theme.cloth, self._cell
        painter.fillRect(QRectF(QPointF(), QSizeF(self.size)), cloth.felt)
        bed = QPainterPath()
        out = BED * cell
        bed.addRoundedRect(self._board.adjusted(-out, -out, out, out), 0.16 * cell, 0.16 * cell)
        painter.fillPath(bed, mix(cloth.felt_deep, QColor("black"), 0.22))
        face = self._kit.face_rect()
        for index, token in enumerate(self._setup.board.cells):
            paint_face(painter, face.translated(self._corner(index)), token, self._style, cell=True)

    def _paint_pieces(self, painter: QPainter, shot: Shot) -> None:
        self._paint_rows(painter, shot)
        self._paint_last(painter, shot)
        self._paint_chips(painter, shot)
        if self._text.height():
            self._paint_text(painter, shot)
        if self._cards:
            self._paint_hand(painter, shot)

    def _paint_rows(self, painter: QPainter, shot: Shot) -> None:
        position = shot.position
        if flipped_cells(position) is not None:
            return
        for side, colour in enumerate(shot.colours):
            for row in position.rows_of(side):
                lines = [
                    (self._centre(start), self._centre(end))
                    for start, end in strokes_of(self._setup.board, row)
                ]
                paint_strokes(painter, lines, self._cell, colour, self._style)

    def _paint_last(self, painter: QPainter, shot: Shot) -> None:
        if shot.last is None:
            return
        for name in filter(None, (shot.last.cell, shot.last.other)):
            corner = self._corner(self._setup.board.cell(name))
            place = self._kit.face_rect().translated(corner)
            paint_mark(painter, place, Mark.LAST, self._style)

    def _paint_chips(self, painter: QPainter, shot: Shot) -> None:
        position = shot.position
        flipped = flipped_cells(position)
        for cell in range(self._setup.board.size):
            side = position.chip_at(cell)
            if side is None:
                continue
            if flipped is None:
                state = ChipState.LOCKED if position.locked >> cell & 1 else ChipState.PLAIN
            else:
                state = ChipState.FLIPPED if flipped >> cell & 1 else ChipState.PLAIN
            place = self._kit.chip_rect().translated(self._corner(cell))
            paint_chip(painter, place, shot.colours[side], self._style, state)

    def _paint_text(self, painter: QPainter, shot: Shot) -> None:
        """A chip of whoever moved, and the words; as outlines, for none need have our typeface."""
        cell, room = self._cell, QRectF(self._text)
        if shot.mover is not None:
            size = 0.5 * cell
            place = QRectF(room.left(), room.center().y() - size / 2, size, size)
            paint_chip(painter, place, shot.mover, self._style)
            room.setLeft(place.right() + 0.2 * cell)
        register_fonts()
        font = QFont(FAMILY)
        font.setPixelSize(_EM)  # outlines of a large size are the same at every scale
        measures, scale = QFontMetricsF(font), _TEXT * cell / _EM
        words = measures.elidedText(shot.text, Qt.TextElideMode.ElideRight, room.width() / scale)
        base = room.center().y() + (measures.ascent() - measures.descent()) / 2 * scale
        path = QPainterPath()
        path.addText(QPointF(), font, words)
        laid = QTransform.fromTranslate(room.left(), base).scale(scale, scale)
        painter.fillPath(laid.map(path), self._style.theme.cloth.text)

    def _paint_hand(self, painter: QPainter, shot: Shot) -> None:
        count, width = len(shot.hand), self._card.width()
        step = step_of(count, width, self._hand.width(), _GAP * self._cell)
        across = width + (count - 1) * step
        left = self._hand.center().x() - across / 2
        for place, token in enumerate(shot.hand):
            corner = QPointF(round(left + place * step), round(self._hand.top()))
            paint_face(painter, QRectF(corner, self._card), token, self._style)

    def _corner(self, cell: int) -> QPointF:
        row, column = divmod(cell, self._setup.board.width)
        return self._board.topLeft() + QPointF(column, row) * self._cell

    def _centre(self, cell: int) -> QPointF:
        return self._corner(cell) + self._kit.chip_rect().center()


def _painter(image: QImage) -> QPainter:
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return painter
