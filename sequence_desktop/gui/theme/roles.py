# SPDX-License-Identifier: MIT
"""The palette roles: every colour of the program has a name here, and nothing else names colours.

A `Theme` is one complete set: the widgets' colours for light, dark or high contrast surroundings,
a board cloth, and a chip palette. `theme()` makes each combination once, so a theme can be
compared by identity and serve in cache keys.
"""

from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import Final

from PySide6.QtGui import QColor

from sequence_desktop.gui.theme.chips import PALETTES, ChipPalette
from sequence_desktop.gui.theme.colour import with_hue


class Scheme(StrEnum):
    """The surroundings a theme is made for."""

    LIGHT = "light"
    DARK = "dark"
    CONTRAST = "contrast"


class Cloth(StrEnum):
    """The colour of the table's cloth."""

    GREEN = "green"
    BLUE = "blue"
    CLARET = "claret"
    OWN = "own"
    """Of a hue that somebody has chosen."""


USUAL_HUE: Final = 275
"""The hue of one's own cloth until another is chosen, in degrees: a violet."""


@dataclass(frozen=True, eq=False)
class WidgetColours:
    """Roles of the window around the table."""

    window: QColor  # the ground of windows and dialogs
    surface: QColor  # fields, lists, panels: where text is read and typed
    raised: QColor  # buttons, tool bar, cards of information
    hover: QColor  # a raised thing under the pointer
    border: QColor  # decorative lines between areas
    outline: QColor  # the edge of a control; 3:1 on window and surface
    text: QColor
    muted: QColor  # second-rank text; still 4.5:1
    accent: QColor  # the one colour that says "this one"; also keyboard focus
    on_accent: QColor
    selection: QColor  # the ground of a chosen row in a list
    on_selection: QColor
    danger: QColor  # text and icons of errors and of what destroys
    success: QColor
    warning: QColor


@dataclass(frozen=True, eq=False)
class ClothColours:
    """Roles of the table."""

    felt: QColor  # the cloth
    felt_deep: QColor  # its shade towards the edges, and the bed under the cells
    line: QColor  # printed lines on the cloth: the empty place of a pile
    text: QColor  # text on the cloth
    muted: QColor
    star: QColor  # the star of a free cell, which is cut from the cloth
    star_ground: QColor


@dataclass(frozen=True, eq=False)
class CardColours:
    """Roles of card faces and board cells."""

    paper: QColor
    edge: QColor  # the hairline around a card or cell
    black: QColor  # spades, and clubs unless four colours are wanted
    red: QColor  # hearts, and diamonds unless four colours are wanted
    club: QColor  # clubs in four colours
    diamond: QColor  # diamonds in four colours
    blue: QColor  # the courts' second colour
    gold: QColor  # crowns and ornaments
    wood: QColor  # the ground of a peg board's cells
    hole: QColor  # and the hole for a peg
    skin: QColor
    back: QColor  # the back's ground
    back_line: QColor  # and its pattern
    shadow: QColor  # under a card; translucent


@dataclass(frozen=True, eq=False)
class MarkColours:
    """Roles of what is drawn over cells; each stands out 3:1 on the paper."""

    place: QColor
    wild: QColor
    remove: QColor
    replace: QColor
    last: QColor  # the last move
    last_glow: QColor  # drawn within `last`, which gives it its contrast
    cursor: QColor  # the keyboard's cell
    dead: QColor  # a dead card's strike and badge
    on_mark: QColor  # signs drawn on a filled mark
    casing: QColor  # the light edge that lifts a row's stroke off the chips


@dataclass(frozen=True, eq=False)
class Theme:
    """One complete set of colours. Compare by identity, or by `key` in a cache."""

    scheme: Scheme
    cloth_name: Cloth
    hue: int  # of one's own cloth, in degrees, whether it lies on the table or not
    widgets: WidgetColours
    cloth: ClothColours
    cards: CardColours
    marks: MarkColours
    chips: ChipPalette

    @property
    def key(self) -> str:
        """A short text that is the same for equal themes only."""
        own = f"-{self.hue}" if self.cloth_name is Cloth.OWN else ""
        return f"{self.scheme}/{self.cloth_name}{own}/{self.chips.name}"

    def but(
        self, scheme: Scheme | None = None, cloth: Cloth | None = None, chips: str | None = None
    ) -> "Theme":
        """The same theme, but for what is given. `chips` is a name in `PALETTES`."""
        return theme(
            scheme or self.scheme, cloth or self.cloth_name, chips or self.chips.name, self.hue
        )

    @property
    def dark(self) -> bool:
        """True where light text stands on a dark window."""
        return self.scheme is not Scheme.LIGHT


def _colours(text: str) -> tuple[QColor, ...]:
    return tuple(QColor(word) for word in text.split())


_WIDGETS = {
    Scheme.LIGHT: WidgetColours(
        *_colours(
            "#f2f0eb #ffffff #faf9f6 #e9e5dc #d8d3c8 #857f74 #1f2328 #585d65"
            " #0f6b58 #ffffff #d3e7e0 #12352c #b3261e #1b7340 #875800"
        )
    ),
    Scheme.DARK: WidgetColours(
        *_colours(
            "#1b1d20 #24272b #2d3136 #383d43 #3b4046 #858c95 #eceef0 #abb2ba"
            " #62c6ae #06231c #254a42 #e9f5f1 #ff948a #70d293 #f0bf63"
        )
    ),
    Scheme.CONTRAST: WidgetColours(
        *_colours(
            "#000000 #000000 #000000 #262626 #ffffff #ffffff #ffffff #ededed"
            " #ffd60a #000000 #5c5c5c #ffffff #ff9d94 #7dff9b #ffd60a"
        )
    ),
}

_CLOTHS = {
    Scheme.LIGHT: {
        Cloth.GREEN: ClothColours(
            *_colours("#2c6a50 #235642 #5f937d #ffffff #dcebe4 #f0cf7a #1d4a3a")
        ),
        Cloth.BLUE: ClothColours(
            *_colours("#2f5a84 #264a6d #6589ac #ffffff #dde8f3 #f0cf7a #1e3d5c")
        ),
        Cloth.CLARET: ClothColours(
            *_colours("#7a3a3a #652f30 #a87070 #ffffff #f3dfdd #f0cf7a #552526")
        ),
    },
    Scheme.DARK: {
        Cloth.GREEN: ClothColours(
            *_colours("#1f4638 #183a2e #47705f #eef5f2 #b9d0c6 #dcb968 #132e24")
        ),
        Cloth.BLUE: ClothColours(
            *_colours("#213d59 #1a324a #4a6884 #eef3f8 #b8cadb #dcb968 #142738")
        ),
        Cloth.CLARET: ClothColours(
            *_colours("#512a2b #432223 #805253 #f8efee #dcc1bf #dcb968 #35191a")
        ),
    },
    Scheme.CONTRAST: {
        Cloth.GREEN: ClothColours(
            *_colours("#00281b #001a11 #ffffff #ffffff #ffffff #ffd60a #000000")
        ),
        Cloth.BLUE: ClothColours(
            *_colours("#001f3d #001329 #ffffff #ffffff #ffffff #ffd60a #000000")
        ),
        Cloth.CLARET: ClothColours(
            *_colours("#360a0d #240507 #ffffff #ffffff #ffffff #ffd60a #000000")
        ),
    },
}


# The last word of each, the shadow, starts with its opacity.
_CARDS = {
    Scheme.LIGHT: CardColours(
        *_colours(
            "#fcfaf4 #b9b09c #1d2129 #b5222b #1a6a3b #1f56a6"
            " #2b4a80 #c2923a #efe2c6 #8d7a55 #f4dcc2 #2e3f6e #c9cfe4 #47000000"
        )
    ),
    Scheme.DARK: CardColours(
        *_colours(
            "#ece7dc #8f8777 #1a1d24 #a81d27 #155c32 #1a4c96"
            " #25406f #b5852f #ddcfb2 #74633f #e8cfb4 #26345c #aeb6d2 #73000000"
        )
    ),
    Scheme.CONTRAST: CardColours(
        *_colours(
            "#ffffff #000000 #000000 #b00010 #005a24 #003fa3"
            " #003fa3 #a36f00 #ffffff #5a5a5a #ffffff #000000 #ffffff #00000000"
        )
    ),
}

_MARKS = {
    Scheme.LIGHT: MarkColours(
        *_colours("#0b7a58 #6f45b8 #c4261f #a85200 #8a5600 #ffc83d #0b57d0 #8f1d1d #ffffff #ffffff")
    ),
    Scheme.DARK: MarkColours(
        *_colours("#0a6e50 #6a3fb5 #b8211b #984a00 #7d4e00 #ffc83d #0a4dba #851818 #ffffff #f6f2e8")
    ),
    Scheme.CONTRAST: MarkColours(
        *_colours("#006b3f #5a1fc0 #c00000 #8f4300 #5c3900 #ffd60a #0038c7 #a00000 #ffffff #ffffff")
    ),
}


def theme(
    scheme: Scheme = Scheme.LIGHT,
    cloth: Cloth = Cloth.GREEN,
    chips: str = "classic",
    hue: int = USUAL_HUE,
) -> Theme:
    """The theme of this combination, always the same object.

    Args:
        scheme: the surroundings.
        cloth: the cloth on the table.
        chips: a name in `PALETTES`.
        hue: of one's own cloth, in degrees.
    """
    return _made(scheme, cloth, chips, hue)


@cache
def _made(scheme: Scheme, cloth: Cloth, chips: str, hue: int) -> Theme:
    return Theme(
        scheme,
        cloth,
        hue,
        _WIDGETS[scheme],
        _own_cloth(scheme, hue) if cloth is Cloth.OWN else _CLOTHS[scheme][cloth],
        _CARDS[scheme],
        _MARKS[scheme],
        PALETTES[chips],
    )


def _own_cloth(scheme: Scheme, hue: int) -> ClothColours:
    """A cloth of any hue, as dark and light as the green one, and so as easy to read; the star is
    golden on every cloth."""
    green = _CLOTHS[scheme][Cloth.GREEN]
    felt, deep, line, text, muted, ground = (
        with_hue(colour, hue)
        for colour in (
            green.felt,
            green.felt_deep,
            green.line,
            green.text,
            green.muted,
            green.star_ground,
        )
    )
    return ClothColours(felt, deep, line, text, muted, green.star, ground)
