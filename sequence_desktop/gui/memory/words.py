# SPDX-License-Identifier: MIT
"""Finished games in words: when, against whom, and how they ended."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, Qt

from sequence_desktop.gui.levels import level_title, split_level
from sequence_desktop.storage.records import Record

translate = QCoreApplication.translate


def when_text(when: str) -> str:
    """A time of the records as people here write it."""
    moment = QDateTime.fromString(when, Qt.DateFormat.ISODate).toLocalTime()
    return QLocale().toString(moment, QLocale.FormatType.ShortFormat) if moment.isValid() else when


def level_text(level: str) -> str:
    """What a computer's level is called."""
    return level_title(split_level(level)[0])


def result_text(result: float) -> str:
    """How a game ended for somebody."""
    if result == 0.5:
        return translate("Memory", "draw")
    return translate("Memory", "won") if result else translate("Memory", "lost")


def opponents_text(record: Record, seat: int) -> str:
    """Who sat on the other sides: people by name, computers by level."""
    own = record.seats[seat].side
    others = [it for it in record.seats if it.side != own]
    named = [it.name if it.kind == "human" else level_text(it.level) for it in others]
    return ", ".join(dict.fromkeys(named))


def percent(share: float) -> str:
    """A share, 0 to 1, in percent."""
    return translate("Memory", "{number} %").format(number=round(share * 100))


def signed(points: int) -> str:
    """A change of points: "+14" or "−9"."""
    return f"+{points}" if points >= 0 else f"−{-points}"
