# SPDX-License-Identifier: MIT
"""Names shown as what they are: Qt takes a text with a "<" in it for markup unless told not to."""

from __future__ import annotations

import re
from html import escape, unescape

from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtGui import QFontMetricsF, QHelpEvent, QPainter, QPaintEvent, QPalette, QShowEvent
from PySide6.QtWidgets import QLabel, QMessageBox, QStyleOption, QToolTip, QWidget

from sequence_desktop.gui.room import fitted, shortened, without_joins
from sequence_desktop.gui.theme.icons import message_picture
from sequence_desktop.gui.theme.metrics import SPACE_L

_PLAIN = Qt.TextFormat.PlainText
_CELL = re.compile("[a-z]+[0-9]")
_RICH = "<qt>"
_ROOM = 60
_SIGN = 32
_SIGNS = {
    QMessageBox.Icon.Information: ("about", QPalette.ColorRole.Accent),
    QMessageBox.Icon.Question: ("question", QPalette.ColorRole.Accent),
    QMessageBox.Icon.Warning: ("warning", QPalette.ColorRole.BrightText),
    QMessageBox.Icon.Critical: ("warning", QPalette.ColorRole.BrightText),
}
"""The signs of messages, and the colours of the palette that they wear."""


def plain_tip(text: str) -> str:
    """A text, in which there may be names, as a tool tip that shows each of its signs."""
    return f"{_RICH}{escape(text).replace(chr(10), '<br>')}</qt>" if "<" in text else text


def tell_whole(widget: QWidget, event: QHelpEvent, text: str) -> bool:
    """Show a text that has no room as a tool tip, the widget's own below it.

    False if something else is asked for than a tool tip.
    """
    if event.type() != QEvent.Type.ToolTip:
        return False
    words = dict.fromkeys(words for words in (text, _words_of(widget.toolTip())) if words)
    QToolTip.showText(event.globalPos(), plain_tip("\n".join(words)), widget)
    return True


def _words_of(tip: str) -> str:
    """What :func:`plain_tip` has made a tool tip of."""
    if not tip.startswith(_RICH):
        return tip
    return unescape(tip.removeprefix(_RICH).removesuffix("</qt>").replace("<br>", "\n"))


def unmarked(text: str) -> str:
    """A text of a menu without the mark of its key: "Undo" from "&Undo", "撤销" from "撤销(&U)".

    "&&" is how a menu shows an "&".
    """
    return re.sub(r"&(.?)", r"\1", re.sub(r"\s*\(&\w\)", "", text))


def command_name(text: str) -> str:
    """What a command is called where it is no menu's: without the mark of its key and dots.

    Some languages part the dots from the word.
    """
    return unmarked(text).removesuffix("…").rstrip()


def capital(text: str) -> str:
    """A text as a sentence begins; the name of a cell, as in "f1", stays as it is everywhere."""
    return text if _CELL.match(text) else text[:1].upper() + text[1:]


def short(name: str) -> str:
    """A name, of which the end is left out if it would make a window wider than a screen."""
    return name if len(name) <= _ROOM else f"{name[: _ROOM - 1]}…"


def plain_title(text: str) -> str:
    """A name as part of a window's title, in which "[*]" would be the mark of what is unsaved."""
    return text.replace("[*]", "[*][*]")


class PlainLabel(QLabel):
    """A label for texts in which there may be names.

    What has no room ends in "…", and is told whole by a tool tip.
    """

    def __init__(self, text: str | QWidget | None = None, parent: QWidget | None = None) -> None:
        if isinstance(text, QWidget):
            text, parent = None, text
        super().__init__(parent)
        self.setTextFormat(_PLAIN)
        if text is not None:
            self.setText(text)

    def shown_text(self) -> str:
        """The words as they are drawn."""
        text, metrics, room = self.text(), QFontMetricsF(self.font()), self._room().width()
        keys = self._keys()
        if self.wordWrap():
            return fitted(text, metrics, room, keys)
        lines = text.split("\n")
        return "\n".join(shortened(line, metrics, room, keys) for line in lines)

    def _keys(self) -> int:
        """Whether the mark of a key is drawn as a line, and takes no room, as a flag of text."""
        return 0 if self.buddy() is None else int(Qt.TextFlag.TextShowMnemonic)

    def _room(self) -> QRect:
        margin = self.margin()
        return self.contentsRect().adjusted(margin, margin, -margin, -margin)

    # -- Qt's own ---------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        shown = self.shown_text()
        if shown == self.text():
            super().paintEvent(event)
            return
        option = QStyleOption()
        option.initFrom(self)
        flags = int(self.alignment())
        flags |= Qt.TextFlag.TextWordWrap if self.wordWrap() else 0
        flags |= self._keys()
        self.style().drawItemText(
            QPainter(self),
            self._room(),
            flags,
            option.palette,
            self.isEnabled(),
            shown,
            self.foregroundRole(),
        )

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and self.shown_text() != self.text():
            return tell_whole(self, event, without_joins(self.text())) or super().event(event)
        return super().event(event)


class PlainBox(QMessageBox):
    """A question or a message in which there may be names."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle("Sequence Desktop")
        self.setTextFormat(_PLAIN)

    def showEvent(self, event: QShowEvent) -> None:
        """Show our own sign in place of the style's, in the colours of the window."""
        label = self.findChild(QLabel, "qt_msgboxex_icon_label")
        if label is not None and self.icon() is not QMessageBox.Icon.NoIcon:
            name, role = _SIGNS[self.icon()]
            colour = self.palette().color(role).name()
            label.setPixmap(message_picture(name, colour, _SIGN, self.devicePixelRatioF()))
        layout = self.layout()
        if layout is not None:
            layout.setContentsMargins(SPACE_L, SPACE_L, SPACE_L, SPACE_L)
        super().showEvent(event)

    def setInformativeText(self, text: str) -> None:
        super().setInformativeText(text)
        label = self.findChild(QLabel, "qt_msgbox_informativelabel")
        if label is not None:  # there is one as long as there is a text
            label.setTextFormat(_PLAIN)
