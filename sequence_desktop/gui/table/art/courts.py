# SPDX-License-Identifier: MIT
"""Kings, queens and jacks: busts of our own, built of plain shapes in a box of 100 by 100.

The bust stands on the box's lower edge, where a hand card mirrors it. The jacks of spades and
hearts look to the side and show one eye; the jacks of clubs and diamonds look at the player and
show two: on a card table that is the difference between taking a chip away and playing wild.
"""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from sequence_desktop.engine import cards
from sequence_desktop.engine.cards import Token
from sequence_desktop.gui.table.art.device import pen, pixels, saved
from sequence_desktop.gui.table.art.shapes import outline, placed, suit_path
from sequence_desktop.gui.table.art.style import Style
from sequence_desktop.gui.theme import mix

ONE_EYED = ("JS", "JH")

_HAIR = {"S": "#4a3128", "H": "#bd8a45", "D": "#8f5030", "C": "#2b2c35"}
_HAIR_WITHOUT_COLOUR = {"S": "#6b6b6b", "H": "#d5d5d5", "D": "#a6a6a6", "C": "#3a3a3a"}
_GREY = "#7d828a"
_LIPS = "#a8434a"


@dataclass(frozen=True)
class _Wardrobe:
    """The colours of one figure."""

    line: QColor
    skin: QColor
    hair: QColor
    robe: QColor
    sash: QColor
    gold: QColor
    paper: QColor
    lips: QColor


def paint_bust(
    painter: QPainter, rect: QRectF, token: Token, style: Style, *, wide: bool = False
) -> None:
    """Draw the bust of a jack, queen, king or the joker into `rect`, standing on its lower edge.

    `wide` lets the robe run to the sides of `rect`, where a frame cuts it off.
    """
    size = min(rect.width(), rect.height())
    with saved(painter):
        painter.translate(rect.center().x() - size / 2, rect.bottom() - size)
        painter.scale(size / 100, size / 100)
        if token == cards.JOKER:
            _Figure(painter, _motley(style), None).joker()
            return
        figure = _Figure(painter, _wardrobe(token, style), cards.suit(token), wide=wide)
        match cards.rank(token):
            case "K":
                figure.king()
            case "Q":
                figure.queen()
            case _ if token in ONE_EYED:
                figure.jack_in_profile()
            case _:
                figure.jack()


def _wardrobe(token: Token, style: Style) -> _Wardrobe:
    if style.hollow:
        return _without_colours(token, style)
    colours = style.theme.cards
    suit = cards.suit(token)
    black_suit = suit in "SC"
    robe = style.ink(token)
    if suit == "S" or (suit == "C" and not style.four_colours):
        robe = colours.blue
    return _Wardrobe(
        line=colours.black,
        skin=colours.skin,
        hair=QColor(_GREY if token == "KC" else _HAIR[suit]),
        robe=robe,
        sash=colours.red if black_suit else colours.blue,
        gold=colours.gold,
        paper=colours.paper,
        lips=QColor(_LIPS),
    )


def _without_colours(token: Token, style: Style) -> _Wardrobe:
    """Light robes for hearts and diamonds, dark ones for the others, as the suits' own signs."""
    colours = style.theme.cards
    dark = cards.suit(token) in "SC"
    return _Wardrobe(
        line=colours.black,
        skin=colours.skin,
        hair=QColor(_HAIR_WITHOUT_COLOUR[cards.suit(token)]),
        robe=colours.blue if dark else colours.paper,
        sash=colours.paper if dark else colours.blue,
        gold=colours.gold,
        paper=colours.paper,
        lips=colours.black,
    )


def _motley(style: Style) -> _Wardrobe:
    """The joker's clothes: red and blue halves."""
    colours = style.theme.cards
    return _Wardrobe(
        line=colours.black,
        skin=colours.skin,
        hair=QColor((_HAIR_WITHOUT_COLOUR if style.hollow else _HAIR)["D"]),
        robe=colours.paper if style.hollow else colours.red,
        sash=colours.blue,
        gold=colours.gold,
        paper=colours.paper,
        lips=colours.black if style.hollow else QColor(_LIPS),
    )


class _Figure:
    """Draws one figure, back to front."""

    def __init__(
        self, painter: QPainter, wear: _Wardrobe, suit: str | None, *, wide: bool = False
    ) -> None:
        self._painter = painter
        self._wear = wear
        self._suit = suit
        self._wide = wide
        # Never thinner than a device pixel: on a board cell fills carry the figure.
        self._width = min(max(1.4, 0.8 / pixels(painter)), 4.0)

    def king(self) -> None:
        wear = self._wear
        self._robe()
        self._fill("M29 34 C24 46 20 66 27 77 L73 77 C80 66 76 46 71 34 Z", wear.hair)
        self._face()
        beard = mix(wear.hair, wear.line, 0.18)
        self._fill(
            "M33 50 C33 70 40 84 50 88 C60 84 67 70 67 50 C64 56 60 59.5 56.5 60"
            "C53 57.5 47 57.5 43.5 60 C40 59.5 36 56 33 50 Z",
            beard,
        )
        self._fill("M45.5 65 C48 66.5 52 66.5 54.5 65 C53 68.5 47 68.5 45.5 65 Z", wear.skin, False)
        self._features(mouth=False)
        self._fill(
            "M28 36 L24 12 L37 23 L50 6 L63 23 L76 12 L72 36 C58 32.5 42 32.5 28 36 Z", wear.gold
        )
        self._fill("M28 36 C42 32.5 58 32.5 72 36 L71.3 41 C58 37.5 42 37.5 28.7 41 Z", wear.sash)
        for ball in ("O24 11 3.4 3.4", "O50 5.4 3.8 3.8", "O76 11 3.4 3.4"):
            self._fill(ball, wear.gold)

    def queen(self) -> None:
        wear = self._wear
        self._robe(low=True)
        self._fill(
            "M50 20 C28 20 24 38 24 54 C24 68 20 76 15 82 C24 86 34 84 38 78 L62 78"
            "C66 84 76 86 85 82 C80 76 76 68 76 54 C76 38 72 20 50 20 Z",
            wear.hair,
        )
        self._neck()
        self._face(slim=True)
        self._fill(
            "M34 46 C36 36 44 31 50 30 C56 31 64 36 66 46 C69 30 60 24 50 24 C40 24 31 30 34 46 Z",
            wear.hair,
            False,
        )
        self._features(lashes=True)
        self._fill(
            "M30 29 L27 13 Q33 19 38 18 Q42 9 50 5 Q58 9 62 18 Q67 19 73 13 L70 29"
            "C58 23.5 42 23.5 30 29 Z",
            wear.gold,
        )
        self._fill("O50 15.5 3 3.8", wear.sash)
        for drop in ("O31.5 60 2 3", "O68.5 60 2 3"):
            self._fill(drop, wear.paper, False)
        for bead in (
            "O40 80.5 1.9 1.9",
            "O45 83.4 1.9 1.9",
            "O50 84.6 2.3 2.3",
            "O55 83.4 1.9 1.9",
            "O60 80.5 1.9 1.9",
        ):
            self._fill(bead, wear.gold, False)

    def jack(self) -> None:
        wear = self._wear
        self._robe()
        self._fill(
            "M50 24 C30 24 26 38 26 52 C26 62 24 68 20 71 C27 76 35 74 38 69 L62 69"
            "C65 74 73 76 80 71 C76 68 74 62 74 52 C74 38 70 24 50 24 Z",
            wear.hair,
        )
        self._ruff()
        self._face()
        self._fill(
            "M33.5 46 C35 38 42 35 50 35 C58 35 65 38 66.5 46 C69 33 60 29 50 29"
            "C40 29 31 33 33.5 46 Z",
            wear.hair,
            False,
        )
        self._features()
        self._fill("M22 31 C20 15 36 8 54 9 C72 10 82 19 78 31 C62 24 38 24 22 31 Z", wear.robe)
        self._fill("M22 31 C38 24 62 24 78 31 L77 37 C62 30.5 38 30.5 23 37 Z", wear.gold)
        self._feather("M70 25 C84 22 92 10 88 1 C76 2 66 11 67 24 Z", "M69 24 C73 15 80 8 86 4")

    def jack_in_profile(self) -> None:
        wear = self._wear
        self._robe()
        self._fill(
            "M54 24 C34 22 30 38 40 46 L44 70 C52 76 70 78 82 70 C76 66 76 60 76 50"
            "C76 32 68 24 54 24 Z",
            wear.hair,
        )
        self._fill(
            "M36 33 C34.5 38 34.5 42 35.5 44.5 C33.5 49 30 52.5 29 55 C28.6 56.6 30.5 57.2 33 57.3"
            "C32.6 59 32.4 60.2 33.4 61 C32.4 62.2 32.6 63.4 33.8 64 C33 69 35 72.4 39.5 72.2"
            "C44 72.3 48 74 50 79 L67 79 L66 36 Z",
            wear.skin,
        )
        self._fill(
            "M36 35 C44 44 52 44 55 44 C55 52 56 58 60 66 L66 78 L76 68 L75 40 L62 32 Z",
            wear.hair,
            False,
        )
        self._one_eye()
        self._ruff(shift=3)
        self._fill("M26 33 C22 17 38 8 55 9 C73 10 83 20 79 32 C62 27 44 27 26 33 Z", wear.robe)
        self._fill("M26 33 C44 27 62 27 79 32 L78 38 C62 33.5 44 33.5 28 39 Z", wear.gold)
        self._feather("M66 24 C82 26 94 18 95 8 C82 4 68 12 64 22 Z", "M66 22.5 C75 15 84 11 93 9")

    def joker(self) -> None:
        wear = self._wear
        self._fill("M3 100 C5 84 16 78 34 74 L50 74 L50 100 Z", wear.sash)
        self._fill("M97 100 C95 84 84 78 66 74 L50 74 L50 100 Z", wear.robe)
        self._fill(
            "M50 26 C42 6 16 2 7 22 C4 29 4 36 7 44 C11 36 19 33 25 39 L27 66 L36 66 Z", wear.robe
        )
        self._fill(
            "M50 26 C58 6 84 2 93 22 C96 29 96 36 93 44 C89 36 81 33 75 39 L73 66 L64 66 Z",
            wear.sash,
        )
        self._fill("M33 26 C36 16 42 8 50 1 C58 8 64 16 67 26 L50 34 Z", wear.gold)
        self._face()
        self._fill(
            "M33 46 C33 34 40 29.5 50 29.5 C60 29.5 67 34 67 46"
            "C64 39 58 36.5 50 40 C42 36.5 36 39 33 46 Z",
            wear.gold,
        )
        self._features(mouth=False)
        self._line("M41.5 61.5 Q50 69.5 58.5 61.5", wear.lips, 1.9)
        for x, y in ((7, 46), (93, 46), (50, 2.5)):
            self._fill(f"O{x} {y} 4.2 4.2", wear.gold)
        for x in (20, 35, 50, 65, 80):
            self._fill(f"M{x - 8} 75 L{x + 8} 75 L{x} 92 Z", wear.gold)
        self._fill("M13 77 C26 68 74 68 87 77 C74 83 26 83 13 77 Z", wear.paper)

    def _fill(self, shape: str, colour: QColor, lined: bool = True) -> None:
        path = outline(shape)
        self._painter.fillPath(path, colour)
        if lined:
            self._painter.strokePath(path, pen(self._wear.line, self._width))

    def _line(self, shape: str, colour: QColor, width: float) -> None:
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.strokePath(outline(shape), pen(colour, max(width, self._width)))

    def _robe(self, low: bool = False) -> None:
        wear = self._wear
        if self._wide:
            self._fill(
                "M-4 102 L-4 90 C6 82 18 77.5 34 74 L66 74 C82 77.5 94 82 104 90 L104 102 Z",
                wear.robe,
            )
        else:
            self._fill("M3 100 C5 84 16 78 34 74 L66 74 C84 78 95 84 97 100 Z", wear.robe)
        if low:
            self._fill("M34 74 C38 88 62 88 66 74 L72 76 C70 96 30 96 28 76 Z", wear.gold)
        else:
            self._fill("M34 74 L50 100 L66 74 L77 77.5 L61 100 L39 100 L23 77.5 Z", wear.gold)
            self._fill("M37 74 L50 96 L63 74 Z", wear.sash)
        for x in (14.0, 86.0):
            if self._suit:
                spot = placed(suit_path(self._suit), QPointF(x, 92.0), 9.0)
                self._painter.fillPath(spot, wear.gold)

    def _neck(self) -> None:
        self._fill(
            "M43 62 L42.5 72 C40 75 37.5 75.5 35.5 75.5"
            "C38 87 62 87 64.5 75.5 C62.5 75.5 60 75 57.5 72 L57 62 Z",
            self._wear.skin,
        )

    def _ruff(self, shift: float = 0.0) -> None:
        x = 50 + shift
        self._fill(
            f"M{x - 20} 72 C{x - 10} 68 {x + 10} 68 {x + 20} 72 C{x + 21} 80 {x + 12} 84 {x} 84"
            f"C{x - 12} 84 {x - 21} 80 {x - 20} 72 Z",
            self._wear.paper,
        )
        for dx in (-12, -6, 0, 6, 12):
            self._line(f"M{x + dx * 0.8} 74 L{x + dx} 82", self._wear.line, 1.0)

    def _face(self, slim: bool = False) -> None:
        half = 15.5 if slim else 17.0
        left, right = 50 - half, 50 + half
        self._fill(
            f"M{left} 44 C{left} 58 {left + 5} 73 50 73 C{right - 5} 73 {right} 58 {right} 44"
            f"C{right} 30 {left} 30 {left} 44 Z",
            self._wear.skin,
        )

    def _features(self, *, mouth: bool = True, lashes: bool = False) -> None:
        wear = self._wear
        for x in (42.5, 57.5):
            self._fill(
                f"M{x - 4.4} 49.5 Q{x} 45.4 {x + 4.4} 49.5 Q{x} 52.8 {x - 4.4} 49.5 Z",
                wear.paper,
                False,
            )
            self._fill(f"O{x} 49.2 2 2", wear.line, False)
            self._line(
                f"M{x - 4.4} 49.5 Q{x} 45.2 {x + 4.4} 49.5", wear.line, 1.8 if lashes else 1.3
            )
            self._line(f"M{x - 5} 43.6 Q{x} 41.2 {x + 5} 43.6", wear.hair, 1.8)
        self._line("M50 48 L50 56.5 Q48.5 58.6 47 57.6", mix(wear.skin, wear.line, 0.55), 1.3)
        if mouth:
            self._fill(
                "M45 64 Q47.5 62.2 50 63.2 Q52.5 62.2 55 64 Q50 68 45 64 Z", wear.lips, False
            )

    def _one_eye(self) -> None:
        wear = self._wear
        self._fill("M36.5 50 Q39.5 46.4 44.6 49.2 Q41 52.4 36.5 50 Z", wear.paper, False)
        self._fill("O39.4 49.4 1.9 1.9", wear.line, False)
        self._line("M36 50 Q39.5 46.2 44.8 49.2", wear.line, 1.4)
        self._line("M35.5 44.6 Q40 41.6 46 44.2", wear.hair, 1.8)
        self._line("M34.4 61.2 Q36.8 61.6 39 60", wear.lips, 1.8)

    def _feather(self, shape: str, spine: str) -> None:
        self._fill(shape, self._wear.paper)
        self._line(spine, self._wear.line, 1.1)
