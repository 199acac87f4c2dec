# SPDX-License-Identifier: MIT
"""A small picture of a board, for choosing one."""

from dataclasses import replace

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from sequence_desktop.engine import cards
from sequence_desktop.engine.board import EMPTY, Board
from sequence_desktop.engine.cards import Token
from sequence_desktop.gui.table.art import Numbers, Style, paint_face
from sequence_desktop.gui.theme.colour import mix
from sequence_desktop.gui.theme.metrics import RADIUS_M, SPACE_S
from sequence_desktop.gui.titles import board_name

THUMB = 48
"""The side of a thumbnail, in logical pixels."""
_THUMB_INK = 0.62
"""How much of a suit's colour a thumbnail shows; the rest is paper."""


class BoardPreview(QWidget):
    """The whole board, as large as the room allows."""

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("board_preview")
        self._style = style
        self._board: Board | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_board(self, board: Board | None) -> None:
        """Show this board; None: an empty cloth."""
        self._board = board
        if board is not None:
            self.setAccessibleName(
                self.tr("Picture of the board {name}, {columns} by {rows} cells").format(
                    name=board_name(board), columns=board.width, rows=board.height
                )
            )
        self.update()

    def set_style(self, style: Style) -> None:
        """Draw in another style."""
        self._style = style
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(240, 240)

    def minimumSizeHint(self) -> QSize:
        return QSize(150, 150)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = min(self.width(), self.height())
        bed = QRectF(0, 0, side, side)
        bed.moveCenter(self.rect().toRectF().center())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._style.theme.cloth.felt)
        painter.drawRoundedRect(bed, RADIUS_M, RADIUS_M)
        if self._board is not None:
            _paint_cells(painter, bed, self._board, self._style)
        painter.end()


def _paint_cells(painter: QPainter, bed: QRectF, board: Board, style: Style) -> None:
    numbers = Numbers.DICE if board.deck == "dice" else Numbers.PEGS
    style = replace(style, numbers=numbers)
    room = bed.width() - 2 * SPACE_S
    cell = room / max(board.width, board.height)
    left = bed.center().x() - cell * board.width / 2
    top = bed.center().y() - cell * board.height / 2
    for y, row in enumerate(board.rows):
        for x, token in enumerate(row):
            if token == EMPTY:  # a board in the making: nothing stands there yet
                continue
            place = QRectF(left + x * cell, top + y * cell, cell - 1, cell - 1)
            paint_face(painter, place, token, style, cell=True)


def board_thumb(board: Board, style: Style, ratio: float) -> QIcon:
    """A board so small that only its pattern of suits is seen."""
    pixels = round(THUMB * ratio)
    pixmap = QPixmap(pixels, pixels)
    pixmap.fill(style.theme.cloth.felt)
    # In whole device pixels: the cells are too small for edges that are smoothed.
    step = max((pixels - 2) // max(board.width, board.height), 1)
    left = (pixels - step * board.width) // 2
    top = (pixels - step * board.height) // 2
    painter = QPainter(pixmap)
    for y, row in enumerate(board.rows):
        for x, token in enumerate(row):
            if token in (EMPTY, cards.BLOCKED):
                continue
            place = QRect(left + x * step, top + y * step, step, step)
            painter.fillRect(place, _thumb_colour(token, style))
    painter.end()
    pixmap.setDevicePixelRatio(ratio)
    icon = QIcon(pixmap)
    # The style would tint the picture of a chosen item: then the suits are hard to tell apart.
    icon.addPixmap(pixmap, QIcon.Mode.Selected)
    return icon


def _thumb_colour(token: Token, style: Style) -> QColor:
    """One colour a suit, whatever colours the cards themselves have."""
    colours = style.theme.cards
    if cards.is_number(token):
        return colours.paper if int(token) % 2 else colours.edge
    if not cards.is_card(token):
        return colours.gold
    ink = {"S": colours.black, "H": colours.red, "D": colours.diamond, "C": colours.club}
    return mix(colours.paper, ink[cards.suit(token)], _THUMB_INK)
