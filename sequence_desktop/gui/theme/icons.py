# SPDX-License-Identifier: MIT
"""Icons of our own, drawn from SVG in the theme's colours."""

from functools import cache

from PySide6.QtCore import QByteArray, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from sequence_desktop.gui.theme.colour import mix
from sequence_desktop.gui.theme.roles import Theme
from sequence_desktop.paths import data

# In device pixels: the usual sizes at ratios 1 to 3, so that Qt finds each without scaling.
_SMALL = (16, 20, 24, 30, 32, 36, 40, 48, 60, 64, 72, 96)
_APP = (16, 24, 32, 48, 64, 128, 256, 512)


@cache
def action_icon(name: str, theme: Theme) -> QIcon:
    """The icon `name`.svg in the colour of text, and quieter where its action is disabled.

    Raises:
        FileNotFoundError: there is no such icon among the resources.
    """
    svg = data("resources", "icons", f"{name}.svg").read_text(encoding="utf-8")
    w = theme.widgets
    icon = QIcon()
    for mode, colour in (
        (QIcon.Mode.Normal, w.text),
        (QIcon.Mode.Selected, w.on_selection),
        (QIcon.Mode.Disabled, mix(w.muted, w.window, 0.45)),
    ):
        for size in _SMALL:
            icon.addPixmap(_drawn(svg, size, colour), mode)
    return icon


@cache
def app_icon() -> QIcon:
    """The program's icon, for windows and the task bar."""
    svg = data("resources", "icons", "sequence-desktop.svg").read_text(encoding="utf-8")
    icon = QIcon()
    for size in _APP:
        icon.addPixmap(_drawn(svg, size, QColor()))
    return icon


def _drawn(svg: str, size: int, colour: QColor) -> QPixmap:
    renderer = QSvgRenderer(QByteArray(svg.replace("currentColor", colour.name()).encode()))
    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter)
    painter.end()
    return pixmap
