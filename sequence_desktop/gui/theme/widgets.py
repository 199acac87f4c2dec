# SPDX-License-Identifier: MIT
"""From palette roles to what Qt's widgets understand: a QPalette and a small style sheet."""

from PySide6.QtGui import QColor, QPalette

from sequence_desktop.gui.theme.colour import mix
from sequence_desktop.gui.theme.metrics import RADIUS_M, RADIUS_S, SPACE_S, SPACE_XS
from sequence_desktop.gui.theme.roles import Theme


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
    # A thing that cannot be used is quieter, but still legible.
    for place in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, place, mix(w.muted, w.window, 0.35))
    return palette


_SHEET = """
QToolTip {{ color: {text}; background: {raised}; border: 1px solid {outline}; padding: {xs}px; }}
QToolBar {{ background: {window}; border: none; border-bottom: 1px solid {border};
    spacing: {xs}px; padding: {xs}px; }}
QStatusBar {{ background: {window}; border-top: 1px solid {border}; }}
QDockWidget::title {{ padding: {s}px; text-align: left; background: {window}; }}
QToolButton {{ border: 1px solid transparent; border-radius: {radius}px; padding: {xs}px {s}px; }}
QToolButton:hover {{ background: {hover}; }}
QToolButton:pressed, QToolButton:checked {{ background: {selection}; color: {on_selection}; }}
QToolButton:focus {{ border-color: {accent}; }}
QPushButton {{ background: {raised}; border: 1px solid {outline}; border-radius: {radius}px;
    padding: {pad}px {wide}px; min-height: {line}px; }}
QPushButton:hover {{ background: {hover}; }}
QPushButton:pressed {{ background: {selection}; color: {on_selection}; }}
QPushButton:default {{ background: {accent}; color: {on_accent}; border-color: {accent}; }}
QPushButton:default:hover {{ background: {accent_hover}; }}
QPushButton:focus {{ border: 2px solid {accent}; padding: {pad_in}px {wide_in}px; }}
QPushButton:default:focus {{ border: 2px solid {text}; }}
QPushButton:disabled {{ color: {disabled}; border-color: {border}; background: {window}; }}
QListView, QTreeView, QTableView, QTextBrowser {{ background: {surface};
    border: 1px solid {border}; border-radius: {small}px; }}
QListView:focus, QTreeView:focus, QTableView:focus, QTextBrowser:focus {{
    border: 1px solid {accent}; }}
QListView::item, QTreeView::item {{ padding: {xs}px; }}
QListView::item:selected, QTreeView::item:selected {{
    background: {selection}; color: {on_selection}; }}
QMenu {{ background: {surface}; border: 1px solid {outline}; padding: {xs}px; }}
QMenu::item {{ padding: {xs}px {wide}px; border-radius: {small}px; }}
QMenu::item:selected {{ background: {selection}; color: {on_selection}; }}
QMenu::item:disabled {{ color: {disabled}; }}
QMenu::separator {{ height: 1px; background: {border}; margin: {xs}px {s}px; }}
QMenuBar {{ background: {window}; }}
QMenuBar::item {{ padding: {xs}px {s}px; border-radius: {small}px; background: transparent; }}
QMenuBar::item:selected {{ background: {selection}; color: {on_selection}; }}
QLabel[muted="true"] {{ color: {muted}; }}
QLabel[danger="true"] {{ color: {danger}; }}
"""


def style_sheet(theme: Theme) -> str:
    """The few rules Fusion's palette cannot express: flat tool bars, round buttons, clear focus.

    A label set with the dynamic property `muted` or `danger` takes that role's colour.
    """
    w = theme.widgets
    roles = {
        name: getattr(w, name).name()
        for name in (
            *("window", "surface", "raised", "hover", "border", "outline", "text", "muted"),
            *("accent", "on_accent", "selection", "on_selection", "danger"),
        )
    }
    return _SHEET.format(
        **roles,
        accent_hover=mix(w.accent, w.text, 0.15).name(),
        disabled=mix(w.muted, w.window, 0.35).name(),
        xs=SPACE_XS,
        s=SPACE_S,
        pad=SPACE_XS + 1,
        pad_in=SPACE_XS,
        wide=SPACE_S + SPACE_S,
        wide_in=SPACE_S + SPACE_S - 1,
        line=20,
        radius=RADIUS_M,
        small=RADIUS_S,
    )
