# SPDX-License-Identifier: MIT
"""The words for every setting, page by page: the registry that menus, dialog and help come from."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication

from sequence_desktop.gui.language import LANGUAGES, SYSTEM, available
from sequence_desktop.gui.settings.setting import Option, Page, Setting

translate = QCoreApplication.translate


def seconds(ms: int) -> str:
    """A time in seconds, as "0.6 s"."""
    return translate("Settings", "{seconds} s").format(seconds=f"{ms / 1000:g}")


def degrees(number: int) -> str:
    """A hue, as "275°"."""
    return translate("Settings", "{number}°").format(number=number)


def percent(number: int) -> str:
    """A part in per cent, as "60 %"."""
    return translate("Settings", "{number} %").format(number=number)


def _spoken(language: str) -> str:
    return translate("Settings", "Texts in {language}.").format(language=language)


_LANGUAGE = Setting(
    "language",
    lambda: translate("Settings", "Language"),
    lambda: translate("Settings", "What the program speaks. The window opens anew."),
    (
        Option(
            SYSTEM,
            lambda: translate("Settings", "That of the system"),
            lambda: translate("Settings", "English where there is no translation."),
        ),
        # A language is found by whoever reads it: its name is in itself.
        *(
            Option(code, partial(str, LANGUAGES[code]), partial(_spoken, LANGUAGES[code]))
            for code in available()
        ),
    ),
)

_THEME = Setting(
    "theme",
    lambda: translate("Settings", "Colours of the window"),
    lambda: translate("Settings", "Light or dark; the table and the cards follow."),
    (
        Option(
            "system",
            lambda: translate("Actions", "Colours of the s&ystem"),
            lambda: translate("Actions", "Be light or dark as the system is."),
        ),
        Option(
            "light",
            lambda: translate("Actions", "&Light"),
            lambda: translate("Actions", "Dark text on a light window."),
        ),
        Option(
            "dark",
            lambda: translate("Actions", "&Dark"),
            lambda: translate("Actions", "Light text on a dark window."),
        ),
        Option(
            "contrast",
            lambda: translate("Actions", "High &contrast"),
            lambda: translate("Actions", "The strongest contrast, for weak eyes and bright rooms."),
        ),
    ),
    action="theme",
)

_HAND_ORDER = Setting(
    "hand_order",
    lambda: translate("Settings", "Order of the hand"),
    lambda: translate("Settings", "How your cards lie. Drag a card in the hand to lay it by hand."),
    (
        Option(
            "drawn",
            lambda: translate("Actions", "Hand as dra&wn"),
            lambda: translate("Actions", "Lay one’s cards in the order in which they were drawn."),
        ),
        Option(
            "suit",
            lambda: translate("Actions", "Hand by sui&ts"),
            lambda: translate("Actions", "Lay one’s cards suit by suit."),
        ),
        Option(
            "rank",
            lambda: translate("Actions", "Hand by ra&nks"),
            lambda: translate("Actions", "Lay one’s cards rank by rank, or by their numbers."),
        ),
        Option(
            "own",
            lambda: translate("Actions", "Hand as I lay &it"),
            lambda: translate(
                "Actions", "Leave one’s cards where they are dragged to in the hand."
            ),
        ),
    ),
    action="hand",
)

_CLOTH = Setting(
    "cloth",
    lambda: translate("Settings", "Cloth"),
    lambda: translate("Settings", "The colour of the table under the board."),
    (
        Option(
            "green",
            lambda: translate("Settings", "Green"),
            lambda: translate("Settings", "As in most card rooms."),
        ),
        Option(
            "blue",
            lambda: translate("Settings", "Blue"),
            lambda: translate("Settings", "Cooler; green chips stand out more."),
        ),
        Option(
            "claret",
            lambda: translate("Settings", "Claret"),
            lambda: translate("Settings", "Warmer; blue chips stand out more."),
        ),
        Option(
            "own",
            lambda: translate("Settings", "Of my own hue"),
            lambda: translate("Settings", "Whatever hue is chosen below, as dark as the others."),
        ),
    ),
)

_HUE = Setting(
    "hue",
    lambda: translate("Settings", "Hue of my own cloth"),
    lambda: translate(
        "Settings",
        "From red (0°) by green (120°) and blue (240°) back to red. Cards and words stand out as "
        "well on each.",
    ),
    show=degrees,
    step=5,
    eager=False,  # the whole window is dressed anew
    leads_to={"cloth": "own"},
)

_CHIPS = Setting(
    "chips",
    lambda: translate("Settings", "Chips"),
    lambda: translate(
        "Settings", "The colours of the sides. Each side has a sign of its own in all of them."
    ),
    (
        Option(
            "classic",
            lambda: translate("Settings", "Blue, red, green, violet"),
            lambda: translate("Settings", "For most eyes."),
        ),
        Option(
            "safe",
            lambda: translate("Settings", "Safe for colour-blind players"),
            lambda: translate(
                "Settings", "Blue, orange, black and yellow stay apart in every colour blindness."
            ),
        ),
        Option(
            "grey",
            lambda: translate("Settings", "Shades of grey"),
            lambda: translate("Settings", "They differ by lightness and sign alone."),
        ),
    ),
)

_CARDS = Setting(
    "cards",
    lambda: translate("Settings", "Card faces"),
    lambda: translate("Settings", "What is drawn on the cards and on the cells of the board."),
    (
        Option(
            "classic",
            lambda: translate("Settings", "Classic"),
            lambda: translate("Settings", "With pips and figures."),
        ),
        Option(
            "large",
            lambda: translate("Settings", "Large index"),
            lambda: translate("Settings", "One huge index, for weak eyes and small boards."),
        ),
    ),
)

_FOUR_COLOURS = Setting(
    "four_colours",
    lambda: translate("Settings", "Four colours of suits"),
    lambda: translate(
        "Settings", "Diamonds are blue and clubs green, so that no two suits look alike."
    ),
)

_ZOOM = Setting(
    "zoom",
    lambda: translate("Settings", "Size of the table"),
    lambda: translate(
        "Settings",
        "At 100 % the table is as large as the window. A larger one is moved by the wheel or by "
        "dragging the cloth, and follows a card that is dragged to its edge.",
    ),
    show=percent,
    step=5,
    eager=False,  # each size is drawn anew
)

_WAYS = Setting(
    "ways",
    lambda: translate("Settings", "Cards are"),
    lambda: translate("Settings", "How the pointer plays. Keys always do."),
    (
        Option(
            "both",
            lambda: translate("Settings", "Dragged or clicked"),
            lambda: translate(
                "Settings", "Drag a card to a cell, or click the one, then the other."
            ),
        ),
        Option(
            "drag",
            lambda: translate("Settings", "Dragged"),
            lambda: translate("Settings", "A click on a card or a cell does nothing."),
        ),
        Option(
            "click",
            lambda: translate("Settings", "Clicked"),
            lambda: translate(
                "Settings", "Nothing is dragged, so that a trembling hand cannot carry a card off."
            ),
        ),
    ),
)

_CONFIRM = Setting(
    "confirm",
    lambda: translate("Settings", "Ask before each move"),
    lambda: translate(
        "Settings", "A move is made when you choose its cell again, or press its button."
    ),
)

_TEACH = Setting(
    "teach",
    lambda: translate("Settings", "Point out mistakes"),
    lambda: translate(
        "Settings",
        "Alone against computers, a move that costs much of your chance to win is pointed out, and "
        "may be taken back. Not in rated games.",
    ),
    action="teach",
)

_MOTION = Setting(
    "motion",
    lambda: translate("Settings", "Motion"),
    lambda: translate(
        "Settings", "How fast cards and chips move. They never keep you waiting: just play on."
    ),
    (
        Option(
            "off",
            lambda: translate("Settings", "Off"),
            lambda: translate("Settings", "Everything is in its place at once."),
        ),
        Option(
            "fast",
            lambda: translate("Settings", "Fast"),
            lambda: translate("Settings", "Twice as fast as normal."),
        ),
        Option(
            "normal",
            lambda: translate("Settings", "Normal"),
            lambda: translate("Settings", "A fifth of a second for each card."),
        ),
        Option(
            "slow",
            lambda: translate("Settings", "Slow"),
            lambda: translate("Settings", "Half as fast as normal, easy to follow."),
        ),
    ),
    scale=True,
)

_CALM = Setting(
    "calm",
    lambda: translate("Settings", "Less motion if the system asks for it"),
    lambda: translate(
        "Settings",
        "Where the system’s settings ask programs for less motion, nothing moves on the table.",
    ),
)

_PACE = Setting(
    "pace",
    lambda: translate("Settings", "Pace of the computers"),
    lambda: translate(
        "Settings", "How long a computer takes for a move at least, so that you can follow."
    ),
    (
        Option(
            "slow",
            lambda: translate("Settings", "&Slow pace"),
            lambda: translate(
                "Settings", "A second and a half for a move: time to see what it does."
            ),
        ),
        Option(
            "normal",
            lambda: translate("Settings", "&Normal pace"),
            lambda: translate("Settings", "A little more than half a second for a move."),
        ),
        Option(
            "quick",
            lambda: translate("Settings", "&Quick pace"),
            lambda: translate("Settings", "Hardly longer than the computer needs to think."),
        ),
    ),
    action="pace",
    scale=True,
)

PACE_MS: Final = {"slow": 1500, "normal": 600, "quick": 150}
"""How long a computer's move takes at least, by the value of that setting."""

_REPLAY = Setting(
    "replay",
    lambda: translate("Settings", "Speed of a replay"),
    lambda: translate("Settings", "How fast moves follow each other when a game is shown again."),
    (
        Option(
            "slow",
            lambda: translate("Settings", "Slow"),
            lambda: translate("Settings", "Two and a half seconds for a move."),
        ),
        Option(
            "normal",
            lambda: translate("Settings", "Normal"),
            lambda: translate("Settings", "A little more than a second for a move."),
        ),
        Option(
            "fast",
            lambda: translate("Settings", "Fast"),
            lambda: translate("Settings", "Less than half a second for a move."),
        ),
    ),
    scale=True,
)

REPLAY_MS: Final = {"slow": 2500, "normal": 1200, "fast": 400}
"""How long a move is shown in a replay, by the value of that setting."""

_GRACE = Setting(
    "grace",
    lambda: translate("Settings", "Time for drawing"),
    lambda: translate(
        "Settings",
        "Where cards are drawn by hand: how long a computer waits before its move ends your time "
        "to draw.",
    ),
    show=seconds,
    step=500,
)

_SOUND = Setting(
    "sound",
    lambda: translate("Settings", "Sounds"),
    lambda: translate("Settings", "Hear cards, chips, dice, rows, and that it is your turn."),
    action="sound",
)

_VOLUME = Setting(
    "volume",
    lambda: translate("Settings", "Volume of the sounds"),
    lambda: translate("Settings", "How loud the sounds are, beside the volume of the computer."),
    show=percent,
    step=5,
)

_RECORDS = Setting(
    "records",
    lambda: translate("Settings", "Count finished games"),
    lambda: translate(
        "Settings",
        "Game → Statistics shows them. Nothing of it leaves this computer. Rated games count "
        "always.",
    ),
)

PAGES: Final = (
    Page(
        "look",
        lambda: translate("Settings", "Look"),
        (_LANGUAGE, _THEME, _CLOTH, _HUE, _CHIPS, _CARDS, _FOUR_COLOURS, _ZOOM),
    ),
    Page(
        "play",
        lambda: translate("Settings", "Play"),
        (_WAYS, _CONFIRM, _HAND_ORDER, _TEACH, _RECORDS),
    ),
    Page(
        "pace",
        lambda: translate("Settings", "Motion and pace"),
        (_MOTION, _CALM, _PACE, _GRACE, _REPLAY),
    ),
    Page("sound", lambda: translate("Settings", "Sound"), (_SOUND, _VOLUME)),
)
"""Every setting, in the order of the dialog."""

SETTINGS: Final = {setting.key: setting for page in PAGES for setting in page.settings}
"""The same by key."""
