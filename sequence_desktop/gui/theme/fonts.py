# SPDX-License-Identifier: MIT
"""The bundled typeface: registered once, so that the program looks the same on every system."""

from functools import cache

from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF
from PySide6.QtWidgets import QApplication

from sequence_desktop.gui.theme.metrics import TYPE_BODY
from sequence_desktop.paths import data

FAMILY = "Source Sans 3"
_USUAL_LINE = 20
"""Logical pixels: what is told in them is for a line of text of at most this height."""


@cache
def register_fonts() -> int:
    """Make the bundled fonts known to Qt; how many files it took. Needs a QGuiApplication."""
    files = sorted(data("resources", "fonts").glob("*.ttf"))
    return sum(QFontDatabase.addApplicationFont(str(file)) >= 0 for file in files)


def load_fonts(app: QApplication) -> None:
    """Register the bundled fonts and make the body size of the type scale the program's font."""
    register_fonts()
    app.setFont(font(TYPE_BODY))


def font(points: float = TYPE_BODY, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """The bundled typeface in a size of the type scale (the system's own where it is missing)."""
    face = QFont(FAMILY)
    face.setPointSizeF(points)
    face.setWeight(weight)
    return face


def text_growth(face: QFont | None = None) -> float:
    """How much higher text is than usual; at least 1: what holds text is not made smaller.

    `face` is the font of the text; without one, that of the program.
    """
    return max(1.0, QFontMetricsF(face or font(TYPE_BODY)).height() / _USUAL_LINE)
