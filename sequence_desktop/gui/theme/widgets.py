# SPDX-License-Identifier: MIT
"""From palette roles to what Qt's widgets understand: a QPalette and a style sheet."""

import dataclasses

from PySide6.QtGui import QColor, QPalette

from sequence_desktop.gui.theme.colour import luminance, mix
from sequence_desktop.gui.theme.metrics import (
    FIELD_EM,
    RADIUS_M,
    RADIUS_S,
    SPACE_L,
    SPACE_M,
    SPACE_S,
    SPACE_XL,
    SPACE_XS,
)
from sequence_desktop.gui.theme.roles import Theme, WidgetColours
from sequence_desktop.gui.theme.sheet import SHEET
from sequence_desktop.paths import data


def widget_palette(theme: Theme) -> QPalette:
    """The QPalette of this theme, for the Fusion style."""
    w = theme.widgets
    palette = QPalette()
    role = QPalette.ColorRole
    for place, colour in {
        role.Window: w.window,
        role.WindowText: w.text,
        role.Base: w.surface,
        role.AlternateBase: mix(w.surface, w.window, 0.6),
        role.Text: w.text,
        role.Button: w.raised,
        role.ButtonText: w.text,
        role.BrightText: w.danger,
        role.ToolTipBase: w.raised,
        role.ToolTipText: w.text,
        role.PlaceholderText: w.muted,
        role.Highlight: w.selection,
        role.HighlightedText: w.on_selection,
        role.Accent: w.accent,
        role.Link: w.accent,
        role.LinkVisited: w.muted,
        role.Light: mix(w.raised, QColor("white"), 0.2),
        role.Midlight: w.raised,
        role.Mid: w.border,
        role.Dark: w.outline,
        role.Shadow: QColor("black"),
    }.items():
        palette.setColor(place, colour)
    for place in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, place, _disabled(theme))
    return palette


def style_sheet(theme: Theme) -> str:
    """The style sheet of this theme (see `sheet.py`)."""
    w = theme.widgets
    roles = {
        field.name: getattr(w, field.name).name() for field in dataclasses.fields(WidgetColours)
    }
    return SHEET.substitute(
        roles,
        accent_hover=mix(w.accent, w.text, 0.15).name(),
        chunk=mix(w.surface, w.accent, 0.35).name(),
        disabled=_disabled(theme).name(),
        hint=mix(w.text, w.surface, 0.35).name(),
        icons=data("resources", "icons", "widgets").as_posix(),
        sign=_sign(w.text),
        sign_accent=_sign(w.on_accent),
        sign_selected=_sign(w.on_selection),
        field=FIELD_EM,
        xs=SPACE_XS,
        s=SPACE_S,
        m=SPACE_M,
        l=SPACE_L,
        xl=SPACE_XL,
        radius=RADIUS_M,
        small=RADIUS_S,
    )


def _disabled(theme: Theme) -> QColor:
    """A thing that cannot be used is quieter, but still legible."""
    return mix(theme.widgets.muted, theme.widgets.window, 0.35)


def _sign(text: QColor) -> str:
    """Which of the two sets of small signs has about the colour of this text."""
    return "ink" if luminance(text) < 0.4 else "paper"
