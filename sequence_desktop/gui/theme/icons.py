# SPDX-License-Identifier: MIT
"""Icons of our own, drawn from SVG in the theme's colours."""

from functools import cache

from PySide6.QtCore import QByteArray, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from sequence_desktop.gui.theme.colour import mix
from sequence_desktop.gui.theme.roles import Theme
from sequence_desktop.paths import data

# In device pixels: the usual sizes at ratios 1 to 3, so that Qt finds most without scaling.
_SMALL = (16, 20, 24, 30, 32, 36, 40, 48, 64)
_APP = (16, 24, 32, 48, 64, 128, 256, 512)


@cache
def action_icon(name: str, theme: Theme) -> QIcon:
    """The icon `name`.svg in the colour of text, and quieter where its action is disabled.

    Raises:
        FileNotFoundError: there is no such icon among the resources.
    """
    w = theme.widgets
    icon = QIcon()
    for drawing in _drawn(name, _SMALL):
        icon.addPixmap(_inked(drawing, w.text), QIcon.Mode.Normal)
        icon.addPixmap(_inked(drawing, mix(w.muted, w.window, 0.45)), QIcon.Mode.Disabled)
    return icon


@cache
def message_picture(name: str, colour: str, size: int, ratio: float) -> QPixmap:
    """The icon `name`.svg in one colour (as "#rrggbb"), `size` logical pixels wide."""
    (drawing,) = _drawn(name, (round(size * ratio),))
    picture = _inked(drawing, QColor(colour))
    picture.setDevicePixelRatio(ratio)
    return picture


@cache
def app_icon() -> QIcon:
    """The program's icon, for windows and the task bar."""
    icon = QIcon()
    for drawing in _drawn("sequence-desktop", _APP):
        icon.addPixmap(drawing)
    return icon


@cache
def _drawn(name: str, sizes: tuple[int, ...]) -> tuple[QPixmap, ...]:
    svg = data("resources", "icons", f"{name}.svg").read_bytes()
    renderer = QSvgRenderer(QByteArray(svg.replace(b"currentColor", b"black")))
    return tuple(_rendered(renderer, size) for size in sizes)


def _rendered(renderer: QSvgRenderer, size: int) -> QPixmap:
    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter)
    painter.end()
    return pixmap


def _inked(drawing: QPixmap, colour: QColor) -> QPixmap:
    """The same shape in one colour; a fraction of the work of drawing it again."""
    pixmap = drawing.copy()
    painter = QPainter(pixmap)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(pixmap.rect(), colour)
    painter.end()
    return pixmap
