# SPDX-License-Identifier: MIT
"""The sheet that reminds people of a card they may still draw, and offers it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QPushButton, QWidget

from sequence_desktop.engine.moves import Move
from sequence_desktop.gui import words
from sequence_desktop.gui.panels.bar import Floating, announce
from sequence_desktop.gui.theme.metrics import SPACE_L, SPACE_S

_MOST_BUTTONS = 4
"""With more cards to choose from there is one button with a menu."""


class DrawPrompt(Floating):
    """Shown while somebody may draw for a turn gone by.

    Signals:
        draw_chosen(Move): this draw is wanted.
        pass_on_clicked: the screen is passed on without a draw.
    """

    draw_chosen = Signal(object)
    pass_on_clicked = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__("draw_prompt", parent)
        self._text = QLabel(self)
        self._offers: list[QPushButton] = []
        self.pass_on = QPushButton(self)
        self.pass_on.setObjectName("pass_on")
        self.pass_on.setAutoDefault(False)
        self.pass_on.clicked.connect(self.pass_on_clicked)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(SPACE_L, SPACE_S, SPACE_L, SPACE_S)
        self._row.setSpacing(SPACE_S)
        self._row.addWidget(self._text, 1)
        self._row.addWidget(self.pass_on)

    @property
    def offers(self) -> Sequence[QPushButton]:
        """The buttons that draw, in order."""
        return self._offers

    def offer(self, draws: Sequence[Move], who: str, *, own: bool, leaving: bool) -> None:
        """Offer these draws, all for one seat; none: there is nothing to remind of.

        Args:
            draws: the draws to choose from.
            who: the name of the seat that draws.
            own: whether it is the one in front of the screen.
            leaving: whether the screen can be passed on instead.
        """
        if not draws:
            self.hide()
            return
        if own:
            text = self.tr("You have not drawn yet.")
        else:
            text = self.tr("{name} has not drawn yet.").format(name=who)
        news = self.isHidden() or text != self._text.text()
        self._text.setText(text)
        self._show_offers(draws)
        self.pass_on.setText(self.tr("&Pass the screen on"))
        self.pass_on.setVisible(leaving)
        self._row.activate()
        self.place()
        self.show()
        if news:
            announce(self, text)

    def _show_offers(self, draws: Sequence[Move]) -> None:
        for button in self._offers:
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()
        if len(draws) <= _MOST_BUTTONS:
            self._offers = [self._button(draw) for draw in draws]
        else:
            self._offers = [self._menu_button(draws)]
        for place, button in enumerate(self._offers, 1):
            self._row.insertWidget(place, button)
            button.show()

    def _button(self, draw: Move) -> QPushButton:
        button = QPushButton(self._name(draw), self)
        button.setObjectName("draw")
        button.setAutoDefault(False)
        button.clicked.connect(lambda: self.draw_chosen.emit(draw))
        return button

    def _menu_button(self, draws: Sequence[Move]) -> QPushButton:
        button = QPushButton(self.tr("&Take a card"), self)
        button.setObjectName("draw")
        menu = QMenu(button)
        for draw in draws:
            action = menu.addAction(self._name(draw))
            action.triggered.connect(lambda _=False, draw=draw: self.draw_chosen.emit(draw))
        button.setMenu(menu)
        return button

    def _name(self, draw: Move) -> str:
        if not draw.token:
            return self.tr("&Draw a card")
        return self.tr("Take {card}").format(card=words.token_name(draw.token))
