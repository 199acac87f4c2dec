# SPDX-License-Identifier: MIT
"""Which games go with a board, and how they are played, as text for a page."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter

from sequence_desktop.engine.board import Board
from sequence_desktop.engine.cards import Token
from sequence_desktop.engine.errors import Fault
from sequence_desktop.engine.rules import Rules
from sequence_desktop.engine.setup import Setup
from sequence_desktop.gui.alphabet import alphabetical
from sequence_desktop.gui.paper.ink import Ink
from sequence_desktop.gui.paper.pages import Box
from sequence_desktop.gui.paper.prose import Picture
from sequence_desktop.gui.paper.rules_sheet import RulesText
from sequence_desktop.gui.rules.howto import how_to_play
from sequence_desktop.gui.rules.html import Drawing, PageHtml
from sequence_desktop.gui.rules.pictures import cards_size, paint_cards, paint_scene, scene_size
from sequence_desktop.gui.rules.scenes import Scene
from sequence_desktop.gui.table.art import Style
from sequence_desktop.gui.titles import game_title

_PIXEL: Final = 25.4 / 120
"""Millimetres to a pixel of a picture of the page."""


def games_for(board: Board, games: Mapping[str, Rules]) -> dict[str, Rules]:
    """The games that can be played on this board, by id, ordered by title."""
    fitting = [(name, game) for name, game in games.items() if _fits(game, board)]
    return dict(sorted(fitting, key=lambda item: alphabetical(game_title(item[1]))))


def rules_text(game: Rules, board: Board, players: int | None = None) -> RulesText:
    """How a game is played on this board.

    Args:
        players: for how many; None: for as few as can play it.

    Raises:
        Fault: it cannot be played on this board by so many.
    """
    page = how_to_play(_setup(game, board, players))
    made = PageHtml(page)
    dice = game.source == "dice"
    pictures = {address: _picture(drawing, dice) for address, drawing in made.drawings.items()}
    return RulesText(page.title, made.html, pictures, game.title or game.id)


def _picture(drawing: Drawing, dice: bool) -> Picture:
    """A picture of the page, in millimetres, drawn as shapes."""
    if isinstance(drawing, Scene):
        scene: Scene = drawing
        return _scaled(scene_size(scene), lambda painter, style: paint_scene(painter, scene, style))
    tokens: tuple[Token, ...] = drawing
    return _scaled(
        cards_size(tokens), lambda painter, style: paint_cards(painter, tokens, style, dice=dice)
    )


def _scaled(size: QSize, paint: Callable[[QPainter, Style], None]) -> Picture:
    def draw(ink: Ink, box: Box) -> None:
        with ink.scaled(box.width / size.width()):
            ink.painter.translate(
                box.left * size.width() / box.width, box.top * size.width() / box.width
            )
            paint(ink.painter, ink.look.style)

    return Picture(size.width() * _PIXEL, size.height() * _PIXEL, draw)


def _setup(game: Rules, board: Board, players: int | None) -> Setup:
    count = players or min(game.player_counts, default=2)
    return Setup(game, board, count, next(iter(game.sides_for(count)), 2))


def _fits(game: Rules, board: Board) -> bool:
    try:
        _setup(game, board, None)
    except Fault:
        return False
    return True
