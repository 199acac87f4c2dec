# SPDX-License-Identifier: MIT
"""One look for the whole program: colours by role, measures by name, the bundled typeface.

>>> theme(Scheme.DARK, Cloth.BLUE).key
'dark/blue/classic'
"""

from sequence_desktop.gui.theme.chips import MOST_SIDES, PALETTES, ChipColour, ChipPalette
from sequence_desktop.gui.theme.colour import contrast, faded, mix
from sequence_desktop.gui.theme.fonts import FAMILY, font, load_fonts, register_fonts, text_growth
from sequence_desktop.gui.theme.icons import action_icon, app_icon
from sequence_desktop.gui.theme.keeper import Mode, ThemeKeeper
from sequence_desktop.gui.theme.roles import (
    CardColours,
    Cloth,
    ClothColours,
    MarkColours,
    Scheme,
    Theme,
    WidgetColours,
    theme,
)
from sequence_desktop.gui.theme.widgets import style_sheet, widget_palette

__all__ = [
    "FAMILY",
    "MOST_SIDES",
    "PALETTES",
    "CardColours",
    "ChipColour",
    "ChipPalette",
    "Cloth",
    "ClothColours",
    "MarkColours",
    "Mode",
    "Scheme",
    "Theme",
    "ThemeKeeper",
    "WidgetColours",
    "action_icon",
    "app_icon",
    "contrast",
    "faded",
    "font",
    "load_fonts",
    "mix",
    "register_fonts",
    "style_sheet",
    "text_growth",
    "theme",
    "widget_palette",
]
