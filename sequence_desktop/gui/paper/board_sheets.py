# SPDX-License-Identifier: MIT
"""The board itself on paper: whole on one page, or in true size over several."""

from __future__ import annotations

from functools import partial
from html import escape

from PySide6.QtCore import QCoreApplication, QPointF
from PySide6.QtGui import QColor, QTransform

from sequence_desktop.engine.board import Board
from sequence_desktop.gui.paper.ink import CENTRE, Ink, rect
from sequence_desktop.gui.paper.pages import HEAD, RIM, Box, Fit, Page, fit
from sequence_desktop.gui.paper.painting import (
    BODY,
    HAIRLINE,
    LINE,
    SMALL,
    STRONG,
    TITLE,
    Leaf,
    draw_cut_marks,
    draw_foot,
    number,
    size_text,
)
from sequence_desktop.gui.paper.prose import fitted
from sequence_desktop.gui.paper.tiling import Tile, Tiling
from sequence_desktop.gui.room import whole_numbers
from sequence_desktop.gui.table.art.shapes import placed, polygon_path
from sequence_desktop.gui.theme import faded
from sequence_desktop.gui.titles import author_text, board_name, licence_text

translate = QCoreApplication.translate

_CELL_GAP = 0.02
_ROUND = 3.0
_LEAST_STRIP = 4.0
_READABLE = 150.0


def printed_name(board: Board) -> str:
    """What the board is called, at the least by its file."""
    return board_name(board) or translate("Paper", "A board without a name")


def draw_board(
    ink: Ink, board: Board, block: Box, cell: tuple[float, float], only: Box | None = None
) -> None:
    """Draw a board with its rim into `block`; with `only`, just the cells that touch that part."""
    _draw_rim(ink, board, block, cell)
    gap = min(cell) * _CELL_GAP
    for index, token in enumerate(board.cells):
        row, column = divmod(index, board.width)
        box = Box(
            block.left + RIM + column * cell[0], block.top + RIM + row * cell[1], cell[0], cell[1]
        )
        if only is None or rect(box).intersects(rect(only)):
            ink.face(box.inset(gap), token, cell=True)


def _draw_rim(ink: Ink, board: Board, block: Box, cell: tuple[float, float]) -> None:
    """The band around the cells, with the letters of the columns and the numbers of the rows."""
    look = ink.look
    field = block.inset(RIM)
    ink.fill(block, look.rim, _ROUND)
    ink.fill(field.inset(-0.5), QColor("white"), 1.0)
    if look.mono:
        ink.frame(block, look.text, 0.5, _ROUND)
        ink.frame(field.inset(-0.8), look.text, HAIRLINE, 1.0)
    size = min(SMALL, min(cell) * 0.5)
    for column in range(board.width):
        letter = board.names[column][0]
        for top in (block.top, field.bottom):
            place = Box(field.left + column * cell[0], top, cell[0], RIM)
            ink.text(place, letter, size, look.on_rim, weight=600, align=CENTRE)
    for row in range(board.height):
        for left in (block.left, field.right):
            place = Box(left, field.top + row * cell[1], RIM, cell[1])
            ink.text(place, str(row + 1), size, look.on_rim, weight=600, align=CENTRE)


def whole_leaf(board: Board, page: Page, *, title: str = "", remark: str = "") -> Leaf:
    """The board on one page, under its name and author, or under a title and a remark.

    Raises:
        PaperFault: it does not go onto this page.
    """
    place = fit(page, board.width, board.height)
    if not remark and board.author:
        remark = translate("Paper", "Arrangement: {author}").format(
            author=author_text(board.author)
        )
    name = printed_name(board)
    return Leaf(
        page,
        title or name,
        partial(_draw_whole, board=board, place=place, title=title or name, remark=remark),
    )


def _draw_whole(ink: Ink, *, board: Board, place: Fit, title: str, remark: str) -> None:
    _draw_heading(ink, place.head, title, remark)
    draw_board(ink, board, place.block, place.cell)
    size = size_text((round(place.cell[0], 1), round(place.cell[1], 1)))
    parts = (
        printed_name(board) if title != printed_name(board) else "",
        translate("Paper", "cells of {size}").format(size=size),
        licence_text(board.license),
    )
    draw_foot(ink, place.page, " · ".join(part for part in parts if part))


def _draw_heading(ink: Ink, head: Box, title: str, remark: str) -> None:
    look = ink.look
    upper = Box(head.left, head.top, head.width, 11.0 if remark else HEAD - 4.0)
    ink.text(upper, title, TITLE, look.text, weight=700, align=CENTRE)
    if remark:
        lower = Box(head.left, upper.bottom, head.width, 5.0)
        ink.text(lower, remark, BODY, look.muted, align=CENTRE)


def tile_leaves(board: Board, tiling: Tiling) -> tuple[Leaf, ...]:
    """The board in true size, page by page."""
    return tuple(
        Leaf(
            tiling.page,
            _tile_title(tile, tiling),
            partial(_draw_tile, board=board, tiling=tiling, tile=tile),
        )
        for tile in tiling.tiles
    )


def _tile_title(tile: Tile, tiling: Tiling) -> str:
    return translate("Paper", "Page {number} of {count}: row {row}, column {column}").format(
        number=tile.number, count=len(tiling.tiles), row=tile.row, column=tile.column
    )


def _draw_tile(ink: Ink, *, board: Board, tiling: Tiling, tile: Tile) -> None:
    with ink.part(tile.source, tile.place):
        draw_board(ink, board, tiling.block, tiling.cell, only=tile.source)
    if ink.outlines:
        _cover_around(ink, tile.place, tiling.page)
    _draw_strips(ink, tiling, tile)
    draw_cut_marks(ink, tile.place)
    draw_foot(ink, tiling.page, f"{printed_name(board)} · {_tile_title(tile, tiling)}")


def _cover_around(ink: Ink, place: Box, page: Page) -> None:
    """White paper around the picture, for viewers of SVG that do not cut off what they should."""
    right, below = page.width - place.right, page.height - place.bottom
    for box in (
        Box(0.0, 0.0, page.width, place.top),
        Box(0.0, place.bottom, page.width, below),
        Box(0.0, 0.0, place.left, page.height),
        Box(place.right, 0.0, right, page.height),
    ):
        ink.fill(box, QColor("white"))


def _draw_strips(ink: Ink, tiling: Tiling, tile: Tile) -> None:
    """Pale strips at the right and at the bottom, onto which the next pages are glued."""
    place, own = tile.place, tile.own
    seam_x, seam_y = place.left + own.width, place.top + own.height
    right = Box(seam_x, place.top, place.right - seam_x, place.height)
    below = Box(place.left, seam_y, place.width, place.bottom - seam_y)
    if right.width > 0:
        ink.fill(right, faded(QColor("white"), 0.6))
        _point_at(ink, (seam_x, place.top - 0.6), 180.0)
        _point_at(ink, (seam_x, place.bottom + 0.6), 0.0)
        _draw_strip_text(ink, right, tile.number + 1, upright=True)
    if below.height > 0:
        clear = Box(below.left, below.top, own.width, below.height)
        ink.fill(clear, faded(QColor("white"), 0.6))
        _point_at(ink, (place.left - 0.6, seam_y), 90.0)
        _point_at(ink, (place.right + 0.6, seam_y), 270.0)
        _draw_strip_text(ink, clear, tile.number + len(tiling.columns), upright=False)


def _point_at(ink: Ink, tip: tuple[float, float], turn: float) -> None:
    """A small triangle outside the picture, whose tip shows where the next page begins."""
    shape = placed(polygon_path(3), QPointF(0.0, 0.5), 1.8)
    move = QTransform.fromTranslate(*tip).rotate(turn)
    ink.path(move.map(shape.translated(0.0, 0.4)), ink.look.text)


def _draw_strip_text(ink: Ink, strip: Box, next_page: int, *, upright: bool) -> None:
    if min(strip.width, strip.height) < _LEAST_STRIP:
        return
    text = translate("Paper", "glue page {number} here").format(number=next_page)
    label = strip.centred(34.0, 4.2)
    painter = ink.painter
    painter.save()
    if upright:
        painter.translate(*strip.middle)
        painter.rotate(-90.0)
        painter.translate(-strip.middle[0], -strip.middle[1])
    ink.fill(label, QColor("white"), 1.0)
    ink.text(label, text, SMALL, ink.look.muted, align=CENTRE)
    painter.restore()


def assembly_leaf(board: Board, tiling: Tiling, page: Page) -> Leaf:
    """A map of the pages, and in words how they become a board."""
    title = translate("Paper", "How to put the board together")
    return Leaf(
        page, title, partial(_draw_assembly, board=board, tiling=tiling, page=page, title=title)
    )


def _draw_assembly(ink: Ink, *, board: Board, tiling: Tiling, page: Page, title: str) -> None:
    body = page.body
    head = Box(body.left, body.top, body.width, HEAD)
    _draw_heading(ink, head, title, printed_name(board))
    rest = Box(body.left, head.bottom + 2.0, body.width, body.bottom - head.bottom - 2.0)
    beside = page.landscape
    room = (
        Box(rest.left, rest.top, rest.width * 0.56, rest.height)
        if beside
        else Box(rest.left, rest.top, rest.width, rest.height * 0.52)
    )
    block = tiling.block
    scale = min(room.width / block.width, room.height / block.height)
    place = Box(
        room.left + (room.width - block.width * scale) / 2,
        room.top,
        block.width * scale,
        block.height * scale,
    )
    with ink.part(block, place):
        draw_board(ink, board, block, tiling.cell)
    for tile in tiling.tiles:
        _draw_on_map(ink, tile, place, scale)
    words = (
        Box(place.right + 8.0, rest.top, rest.right - place.right - 8.0, rest.height)
        if beside
        else Box(rest.left, place.bottom + 7.0, rest.width, rest.bottom - place.bottom - 7.0)
    )
    width = min(words.width, _READABLE)
    prose = fitted(whole_numbers(_instructions(tiling)), width, words.height, BODY, SMALL)
    if prose is not None:
        prose.draw(ink, words.left, words.top, ink.look.text)
    draw_foot(ink, page, f"{printed_name(board)} · {title}")


def _draw_on_map(ink: Ink, tile: Tile, place: Box, scale: float) -> None:
    """The outline of a page and its number."""
    box = Box(
        place.left + tile.own.left * scale,
        place.top + tile.own.top * scale,
        tile.own.width * scale,
        tile.own.height * scale,
    )
    ink.fill(box, faded(QColor("white"), 0.35))
    ink.frame(box, ink.look.text, LINE)
    label = box.centred(min(11.0, box.width * 0.8), min(8.0, box.height * 0.8))
    ink.fill(label, QColor("white"), 1.5)
    ink.frame(label, ink.look.text, HAIRLINE, 1.5)
    ink.text(label, str(tile.number), STRONG, ink.look.text, weight=700, align=CENTRE)


def _instructions(tiling: Tiling) -> str:
    block = tiling.block
    steps = [
        translate(
            "Paper",
            "Print all pages at 100 % (“actual size”), never “fit to page”. Measure the bar at the "
            "foot of a page: it must be as long as it says.",
        )
    ]
    if tiling.overlap > 0:
        steps += [
            translate(
                "Paper",
                "Cut out the picture on each page, along the marks at its corners. The pale strips "
                "at the right and at the bottom stay on: they are for the glue.",
            ),
            translate(
                "Paper",
                "Lay page 2 over the strip of page 1, its edge at the small triangles, so that "
                "the pictures meet, and glue it. Go on like this to the end of the row.",
            ),
            translate("Paper", "Make the other rows, and glue each onto the strip of the last."),
        ]
    else:
        steps += [
            translate("Paper", "Cut out the picture on each page, along the marks at its corners."),
            translate("Paper", "Lay the pages edge to edge and tape them together at the back."),
        ]
    steps.append(
        translate(
            "Paper", "Glue the whole onto cardboard of at least {width} × {height} mm."
        ).format(width=number(block.width), height=number(block.height))
    )
    facts = translate(
        "Paper", "Finished size {board}; cells of {cell}; {count} pages of {paper}."
    ).format(
        board=size_text((block.width, block.height)),
        cell=size_text(tiling.cell),
        count=len(tiling.tiles),
        paper=tiling.page.paper,
    )
    items = "".join(f"<p>{n}. {escape(step)}</p>" for n, step in enumerate(steps, 1))
    return f"{items}<p>{escape(facts)}</p>"
