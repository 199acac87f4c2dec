# SPDX-License-Identifier: MIT
"""How boards look on paper: white ground, little ink, and a design that needs no colours at all."""

from dataclasses import dataclass, replace

from PySide6.QtGui import QColor

from sequence_desktop.engine.board import Board
from sequence_desktop.gui.table.art import Numbers, Style
from sequence_desktop.gui.theme import (
    PALETTES,
    CardColours,
    ClothColours,
    MarkColours,
    Scheme,
    Theme,
)


@dataclass(frozen=True)
class Look:
    """Everything that decides how a sheet looks, besides what stands on it.

    Attributes:
        style: how faces and chips are drawn.
        text: the colour of what is read.
        muted: of footers and remarks.
        cut: of the lines to cut along, and their marks.
        rim: of the band around a board.
        on_rim: of the letters and numbers on that band.
    """

    style: Style
    text: QColor
    muted: QColor
    cut: QColor
    rim: QColor
    on_rim: QColor

    @property
    def mono(self) -> bool:
        """Whether it is for black ink alone."""
        return self.style.hollow


def paper_look(style: Style, board: Board, *, mono: bool) -> Look:
    """The look of this board on paper, for what a person likes on the screen.

    Args:
        mono: whether black ink is all there is.
    """
    dressed = _without_colours(style.theme) if mono else _on_white(style.theme)
    return Look(
        style=replace(
            style,
            theme=dressed,
            hollow=mono,
            tiny_figures=True,
            four_colours=style.four_colours and not mono,
            numbers=Numbers.DICE if board.deck == "dice" else Numbers.PEGS,
        ),
        text=QColor("#000000" if mono else "#1d2129"),
        muted=QColor("#555555" if mono else "#5a5f68"),
        cut=QColor("#7a7a7a"),
        rim=QColor("#ffffff") if mono else dressed.cloth.felt,
        on_rim=QColor("#000000" if mono else "#ffffff"),
    )


def _on_white(screen: Theme) -> Theme:
    """The light colours of this cloth, on the paper's own white: a tint would only cost ink."""
    light = screen.but(Scheme.LIGHT)
    cards = replace(
        light.cards, paper=QColor("white"), edge=QColor("#9c9789"), wood=QColor("#f9f4e9")
    )
    return replace(light, cards=cards)


def _without_colours(screen: Theme) -> Theme:
    """Black, white and few greys, light enough to be told from black on a poor printer."""
    return replace(
        screen.but(Scheme.LIGHT),
        cards=_CARDS,
        cloth=_CLOTH,
        marks=_MARKS,
        chips=PALETTES["grey"],
    )


def _greys(**roles: str) -> dict[str, QColor]:
    return {role: QColor(colour) for role, colour in roles.items()}


_CARDS = CardColours(
    **_greys(
        paper="#ffffff",
        edge="#8c8c8c",
        black="#000000",
        red="#000000",
        club="#000000",
        diamond="#000000",
        blue="#5a5a5a",
        gold="#dcdcdc",
        wood="#ffffff",
        hole="#d0d0d0",
        skin="#ffffff",
        back="#444444",
        back_line="#ffffff",
        shadow="#000000",
    )
)
_CLOTH = ClothColours(
    **_greys(
        felt="#ffffff",
        felt_deep="#ffffff",
        line="#000000",
        text="#000000",
        muted="#333333",
        star="#000000",
        star_ground="#ffffff",
    )
)
_MARKS = MarkColours(
    **_greys(
        place="#000000",
        wild="#000000",
        remove="#000000",
        replace="#000000",
        last="#000000",
        last_glow="#ffffff",
        cursor="#000000",
        dead="#000000",
        on_mark="#ffffff",
        casing="#ffffff",
    )
)
