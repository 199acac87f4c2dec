# SPDX-License-Identifier: MIT
"""What is said to those who do not see the screen: the one way to a screen reader's voice.

A screen reader follows the focus by itself. Announced is only what happens elsewhere: what others
have done, whose turn it is, a refusal, the end.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget


class Voice(QObject):
    """Tells who else listens what is announced.

    Signals:
        said(str, bool): this text has been announced; whether at once, in the middle of a word.
    """

    said = Signal(str, bool)


VOICE: Final = Voice()


def announce(widget: QWidget, text: str, *, urgent: bool = False) -> None:
    """Have a screen reader read this; nothing where there is no text.

    Args:
        widget: who says it.
        text: what is said.
        urgent: whether the reader breaks off what it is reading.
    """
    if not text:
        return
    event = QAccessibleAnnouncementEvent(widget, text)
    manners = QAccessible.AnnouncementPoliteness
    event.setPoliteness(manners.Assertive if urgent else manners.Polite)
    QAccessible.updateAccessibility(event)
    VOICE.said.emit(text, urgent)
