# SPDX-License-Identifier: MIT
"""Colour arithmetic: mixing, and the contrast ratio of WCAG 2.2."""

from typing import Final

from PySide6.QtGui import QColor

_STEPS: Final = 12
"""So many halvings lead to one step of a channel."""


def mix(first: QColor, second: QColor, share: float) -> QColor:
    """The colour that lies `share` (0..1) of the way from `first` to `second`, opacity too."""
    keep = 1.0 - share
    return QColor.fromRgbF(
        first.redF() * keep + second.redF() * share,
        first.greenF() * keep + second.greenF() * share,
        first.blueF() * keep + second.blueF() * share,
        first.alphaF() * keep + second.alphaF() * share,
    )


def faded(colour: QColor, alpha: float) -> QColor:
    """`colour` with the opacity `alpha` (0..1)."""
    copy = QColor(colour)
    copy.setAlphaF(alpha)
    return copy


def over(top: QColor, ground: QColor) -> QColor:
    """What one sees where a translucent `top` lies on an opaque `ground`."""
    opaque = QColor(top)
    opaque.setAlphaF(1.0)
    return mix(ground, opaque, top.alphaF())


def luminance(colour: QColor) -> float:
    """Relative luminance, 0 (black) to 1 (white), as WCAG 2.2 defines it; opacity is ignored."""

    def linear(channel: float) -> float:
        return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4

    return (
        0.2126 * linear(colour.redF())
        + 0.7152 * linear(colour.greenF())
        + 0.0722 * linear(colour.blueF())
    )


def with_hue(colour: QColor, hue: int) -> QColor:
    """The colour as light as it is, of another hue in degrees; greys stay what they are.

    As light means the same `luminance`, so that nothing loses its contrast to other colours.
    """
    saturation = colour.hslSaturationF()
    low, high = 0.0, 1.0
    for _ in range(_STEPS):
        middle = (low + high) / 2
        if luminance(QColor.fromHslF(hue % 360 / 360, saturation, middle)) < luminance(colour):
            low = middle
        else:
            high = middle
    return QColor.fromHslF(hue % 360 / 360, saturation, high, colour.alphaF())


def contrast(first: QColor, second: QColor) -> float:
    """The WCAG contrast ratio of two opaque colours, 1 (the same) to 21 (black on white)."""
    dark, light = sorted((luminance(first), luminance(second)))
    return (light + 0.05) / (dark + 0.05)
