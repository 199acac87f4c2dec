# SPDX-License-Identifier: MIT
"""The settings of the page "Sound"."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from sequence_desktop.gui.settings.amounts import percent
from sequence_desktop.gui.settings.setting import Page, Setting

translate = QCoreApplication.translate

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

SOUND: Final = Page(
    "sound",
    lambda: translate("Settings", "Sound"),
    (_SOUND, _VOLUME),
)
