# SPDX-License-Identifier: MIT
"""The settings of the page "Look": the language, colours, cards and their size."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication

from sequence_desktop.gui.language import LANGUAGES, SYSTEM, available
from sequence_desktop.gui.settings.amounts import degrees, percent
from sequence_desktop.gui.settings.setting import Option, Page, Setting

translate = QCoreApplication.translate


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

LOOK: Final = Page(
    "look",
    lambda: translate("Settings", "Look"),
    (_LANGUAGE, _THEME, _CLOTH, _HUE, _CHIPS, _CARDS, _FOUR_COLOURS, _ZOOM),
)
