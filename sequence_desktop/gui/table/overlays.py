# SPDX-License-Identifier: MIT
"""Which buttons and sheets lie over the table, and where."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QRectF, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from sequence_desktop.gui.table.art import Mark, Style, paint_mark
from sequence_desktop.gui.table.layout import Layout
from sequence_desktop.gui.table.question import Option
from sequence_desktop.gui.table.sheets import (
    OPTION_ICON,
    Chooser,
    EndPanel,
    MainButton,
    centre_in,
)
from sequence_desktop.gui.theme.metrics import RADIUS_S

_ICON = OPTION_ICON.height()


class Overlays(QObject):
    """The widgets over the table.

    Attributes:
        end: says who won.

    Signals:
        ready_clicked, pass_clicked, done_clicked: one of the large buttons at the hand.
        option_chosen(Option), options_cancelled: the answer to a question.
    """

    ready_clicked = Signal()
    pass_clicked = Signal()
    done_clicked = Signal()
    option_chosen = Signal(object)
    options_cancelled = Signal()

    def __init__(self, style: Style, table: QWidget, port: QWidget) -> None:
        """`port` is what the widgets lie on; `table` gets the focus back from them."""
        super().__init__(table)
        self._style = style
        self._table = table
        self._port = port
        self._layout: Layout | None = None
        self._ready = MainButton(port)
        self._pass = MainButton(port)
        self._done = MainButton(port)
        self._chooser = Chooser(style, port)
        self._options: Sequence[Option] = ()
        self._asked = 0
        self.end = EndPanel(style, port)
        for button in self._buttons:
            button.hide()
        self._ready.clicked.connect(self.ready_clicked)
        self._pass.clicked.connect(self.pass_clicked)
        self._done.clicked.connect(self.done_clicked)
        self._chooser.chosen.connect(self._choose)
        self._chooser.cancelled.connect(self.options_cancelled)
        self.end.closed.connect(table.setFocus)
        self.retranslate()

    @property
    def _buttons(self) -> tuple[MainButton, ...]:
        return self._ready, self._pass, self._done

    def show_buttons(self, *, ready: bool, passing: Sequence[str], done: bool) -> None:
        """Show the buttons that are to be pressed now, and only those.

        `passing`: what it is to pass, in words and in fewer words; empty: one cannot.
        """
        if passing:
            self._pass.say(*passing)
        self._show(self._ready, ready)
        self._show(self._pass, bool(passing))
        self._show(self._done, done)

    def _show(self, button: QWidget, shown: bool) -> None:
        if shown != button.isHidden():
            return
        if button.hasFocus():
            # Before it goes: else Qt would look for the next widget, as if Tab had been pressed.
            self._table.setFocus(Qt.FocusReason.OtherFocusReason)
        button.setVisible(shown)
        self.place()
        if shown:
            button.setFocus(Qt.FocusReason.OtherFocusReason)

    def announce(
        self, title: str, detail: str, colour: int | None, again: str = "", standing: str = ""
    ) -> None:
        """Say who won and how; `colour` is the winner's, None for a draw."""
        self.end.announce(title, detail, colour, again, standing)
        self.place()

    def ask(self, options: Sequence[Option], cell: int) -> None:
        """Ask for one of several answers about a cell."""
        self._options, self._asked = options, cell
        shown = [(self._icon(it.mark) if it.mark else QIcon(), it.text) for it in options]
        self._chooser.ask(shown)
        self.place()

    def _icon(self, mark: Mark) -> QIcon:
        ratio = self._port.devicePixelRatioF()
        pixmap = QPixmap(OPTION_ICON * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        cell = QRectF(0, 0, _ICON, _ICON)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._style.theme.cards.paper)  # as on the board, in every scheme
        painter.drawRoundedRect(cell, RADIUS_S, RADIUS_S)
        paint_mark(painter, cell, mark, self._style)
        painter.end()
        return QIcon(pixmap)

    def _choose(self, number: int) -> None:
        self.option_chosen.emit(self._options[number])

    def close_question(self) -> None:
        """The question is settled, in whatever way."""
        if not self._chooser.isHidden():
            self._table.setFocus(Qt.FocusReason.OtherFocusReason)
            self._chooser.hide()

    def place(self, layout: Layout | None = None) -> None:
        """Put everything where it belongs, in a new layout or a new size of the view."""
        self._layout = layout or self._layout
        if self._layout is None:
            return
        within = self._port.rect()
        area = self._layout.hand if self._layout.desk is None else self._layout.desk
        for button in self._buttons:
            button.fit(area.width())
        for button in (self._ready, self._pass):
            centre_in(button, area, within)
        # The one who is to go still looks at the hand.
        edge = QRectF(area)
        edge.setTop(area.bottom() - self._done.sizeHint().height())
        centre_in(self._done, edge, within)
        self.end.fit(within.size())
        centre_in(self.end, self._layout.board, within)
        if not self._chooser.isHidden():
            self._chooser.place(self._layout.cell_rect(self._asked))

    def restyle(self, style: Style) -> None:
        """Take the colours of another style."""
        self._style = style
        self.end.restyle(style)
        self._chooser.restyle(style)

    def retranslate(self) -> None:
        """Take the texts of the language of now."""
        self._ready.say(self.tr("I am ready"))
        self._done.say(self.tr("Done: pass the screen on"), self.tr("Done"))
        self.end.retranslate()
        self.place()
