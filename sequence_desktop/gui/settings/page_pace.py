# SPDX-License-Identifier: MIT
"""The settings of the page "Motion and pace": how fast all that moves is."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from sequence_desktop.gui.settings.amounts import seconds
from sequence_desktop.gui.settings.setting import Option, Page, Setting

translate = QCoreApplication.translate

_MOTION = Setting(
    "motion",
    lambda: translate("Settings", "Motion"),
    lambda: translate(
        "Settings", "How fast cards and chips move. They never keep you waiting: just play on."
    ),
    (
        Option(
            "off",
            lambda: translate("Settings", "Off"),
            lambda: translate("Settings", "Everything is in its place at once."),
        ),
        Option(
            "fast",
            lambda: translate("Settings", "Fast"),
            lambda: translate("Settings", "Twice as fast as normal."),
        ),
        Option(
            "normal",
            lambda: translate("Settings", "Normal"),
            lambda: translate("Settings", "A fifth of a second for each card."),
        ),
        Option(
            "slow",
            lambda: translate("Settings", "Slow"),
            lambda: translate("Settings", "Half as fast as normal, easy to follow."),
        ),
    ),
    scale=True,
)

_CALM = Setting(
    "calm",
    lambda: translate("Settings", "Less motion if the system asks for it"),
    lambda: translate(
        "Settings",
        "Where the system’s settings ask programs for less motion, nothing moves on the table.",
    ),
)

_PACE = Setting(
    "pace",
    lambda: translate("Settings", "Pace of the computers"),
    lambda: translate(
        "Settings", "How long a computer takes for a move at least, so that you can follow."
    ),
    (
        Option(
            "slow",
            lambda: translate("Settings", "&Slow pace"),
            lambda: translate(
                "Settings", "A second and a half for a move: time to see what it does."
            ),
        ),
        Option(
            "normal",
            lambda: translate("Settings", "&Normal pace"),
            lambda: translate("Settings", "A little more than half a second for a move."),
        ),
        Option(
            "quick",
            lambda: translate("Settings", "&Quick pace"),
            lambda: translate("Settings", "Hardly longer than the computer needs to think."),
        ),
    ),
    action="pace",
    scale=True,
)

PACE_MS: Final = {"slow": 1500, "normal": 600, "quick": 150}
"""How long a computer's move takes at least, by the value of that setting."""

_GRACE = Setting(
    "grace",
    lambda: translate("Settings", "Time for drawing"),
    lambda: translate(
        "Settings",
        "Where cards are drawn by hand: how long a computer waits before its move ends your time "
        "to draw.",
    ),
    show=seconds,
    step=500,
)

_REPLAY = Setting(
    "replay",
    lambda: translate("Settings", "Speed of a replay"),
    lambda: translate("Settings", "How fast moves follow each other when a game is shown again."),
    (
        Option(
            "slow",
            lambda: translate("Settings", "Slow"),
            lambda: translate("Settings", "Two and a half seconds for a move."),
        ),
        Option(
            "normal",
            lambda: translate("Settings", "Normal"),
            lambda: translate("Settings", "A little more than a second for a move."),
        ),
        Option(
            "fast",
            lambda: translate("Settings", "Fast"),
            lambda: translate("Settings", "Less than half a second for a move."),
        ),
    ),
    scale=True,
)

REPLAY_MS: Final = {"slow": 2500, "normal": 1200, "fast": 400}
"""How long a move is shown in a replay, by the value of that setting."""

PACE: Final = Page(
    "pace",
    lambda: translate("Settings", "Motion and pace"),
    (_MOTION, _CALM, _PACE, _GRACE, _REPLAY),
)
