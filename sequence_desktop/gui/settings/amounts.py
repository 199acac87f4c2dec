# SPDX-License-Identifier: MIT
"""The values of settings that are numbers, with their units."""

from PySide6.QtCore import QCoreApplication

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
