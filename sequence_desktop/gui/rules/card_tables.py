# SPDX-License-Identifier: MIT
"""Controls for lists by card or roll: what each can do, and which cells are safe from it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import (
    QGridLayout,
    QLineEdit,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from sequence_desktop.engine.cards import JOKER, Token, is_card, pack, rank, suit
from sequence_desktop.gui.plain import plain_tip
from sequence_desktop.gui.rules import counting
from sequence_desktop.gui.rules.controls import Control
from sequence_desktop.gui.rules.fields import Box, numbers_in, numbers_text
from sequence_desktop.gui.rules.options import powers
from sequence_desktop.gui.rules.parameters import Json
from sequence_desktop.gui.theme.metrics import SPACE_S, SPACE_XS

translate = QCoreApplication.translate


def cards_to_choose(data: Json) -> list[Token]:
    """The cards or totals that the parameters, sensible or not, allow."""
    dice, deck = data["dice"], data["deck"]
    if data["source"] == "dice":
        return [str(n) for n in range(dice["count"], dice["count"] * dice["sides"] + 1)]
    jokers = [JOKER] if deck["jokers"] else []
    numbers = deck["numbers"]
    if len(numbers) == 2:
        return [str(n) for n in range(numbers[0], numbers[1] + 1)] + jokers
    return [card for card in pack() if card[0] in deck["ranks"]] + jokers


class _Line:
    """The widgets of one card's line."""

    def __init__(self, card: Box, what: QWidget, remove: QToolButton) -> None:
        self.card = card
        self.what = what
        self.remove = remove


class CardTable(Control):
    """A line for each card, with something that belongs to it."""

    wide = True

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._value: dict[str, Any] = {}
        self._known: list[Token] = []
        self._dice = False
        self.lines: list[_Line] = []
        """The lines, in the order of the value."""
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(SPACE_S)
        self._grid.setVerticalSpacing(SPACE_XS)
        self._grid.setColumnStretch(0, 2)
        self._grid.setColumnStretch(1, 3)
        self.add = QPushButton(self)
        self.add.setObjectName("add")
        self.add.clicked.connect(self._on_add)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACE_S)
        column.addLayout(self._grid)
        line = QGridLayout()
        line.addWidget(self.add, 0, 0)
        line.setColumnStretch(1, 1)
        column.addLayout(line)
        self._name_button()

    # -- what the kinds of table do differently ------------------------------------------------

    def _first(self) -> Any:
        """What a card that has just been added gets."""
        raise NotImplementedError

    def _make(self, token: Token, value: Any) -> QWidget:
        """A widget for what belongs to a card."""
        raise NotImplementedError

    # -- the control -----------------------------------------------------------------------------

    def show_value(self, value: Any) -> None:
        """Show a value without telling anybody."""
        if value != self._value or len(self.lines) != len(value):
            self._value = dict(value)
            self._fill()

    def adapt(self, data: Json) -> None:
        """Offer the cards or rolls of the game."""
        known, dice = cards_to_choose(data), data["source"] == "dice"
        if (known, dice) != (self._known, self._dice):
            self._known, self._dice = known, dice
            self._name_button()
            self._fill()

    def inputs(self) -> list[QWidget]:
        """The widgets that take the keyboard, in order."""
        found: list[QWidget] = []
        for line in self.lines:
            found += [line.card, line.what, line.remove]
        return [*found, self.add]

    def label(self, title: str, hint: str) -> None:
        """Say what it is for; the lines say themselves which card they are about."""
        self.add.setAccessibleName(f"{title}: {self.add.text().replace('&', '')}")
        self.add.setAccessibleDescription(hint)

    def put(self, token: Token, value: Any) -> None:
        """Let something belong to a card."""
        self._value = {**self._value, token: value}
        self.edited.emit(self._value)

    def _name_button(self) -> None:
        self.add.setText(
            translate("RuleTables", "Add a roll")
            if self._dice
            else translate("RuleTables", "Add a card")
        )
        self.add.setToolTip(translate("RuleTables", "One more that does something special"))

    def _fill(self) -> None:
        for line in self.lines:
            for widget in (line.card, line.what, line.remove):
                self._grid.removeWidget(widget)
                widget.hide()
                widget.deleteLater()
        self.lines = []
        before: QWidget = self.add
        for row, (token, value) in enumerate(self._value.items()):
            line = _Line(self._card_box(token), self._make(token, value), self._remover(token))
            for column, widget in enumerate((line.card, line.what, line.remove)):
                self._grid.addWidget(widget, row, column)
                widget.show()  # at once, so that it can have the keyboard
                QWidget.setTabOrder(before, widget)
                before = widget
            self.lines.append(line)
        if self.lines:
            QWidget.setTabOrder(before, self.add)
        self.add.setEnabled(any(card not in self._value for card in self._known))

    def _card_box(self, token: Token) -> Box:
        box = Box(self)
        box.setObjectName(f"card_{token}")
        box.setAccessibleName(translate("RuleTables", "Card or roll"))
        offered = [card for card in self._known if card == token or card not in self._value]
        for card in offered if token in offered else [token, *offered]:
            box.addItem(card_text(card), card)
            name = counting.cards([card], dice=self._dice)
            box.setItemData(box.count() - 1, name, Qt.ItemDataRole.AccessibleTextRole)
        box.setCurrentIndex(box.findData(token))
        box.activated.connect(lambda _: self._on_card(token, box.currentData()))
        return box

    def _remover(self, token: Token) -> QToolButton:
        button = QToolButton(self)
        button.setObjectName(f"remove_{token}")
        button.setText("×")
        text = translate("RuleTables", "Take {card} out of the list").format(
            card=counting.cards([token], dice=self._dice)
        )
        button.setToolTip(plain_tip(text))
        button.setAccessibleName(text)
        button.clicked.connect(lambda: self._on_remove(token))
        return button

    def _on_add(self) -> None:
        card = next((card for card in self._known if card not in self._value), None)
        if card is None:
            return
        self._value = {**self._value, card: self._first()}
        self._fill()
        self.lines[-1].card.setFocus()
        self.edited.emit(self._value)

    def _on_card(self, old: Token, new: Token) -> None:
        self._value = {new if key == old else key: value for key, value in self._value.items()}
        place = list(self._value).index(new)
        self._fill()
        self.lines[place].card.setFocus()
        self.edited.emit(self._value)

    def _on_remove(self, token: Token) -> None:
        place = list(self._value).index(token)
        self._value = {key: value for key, value in self._value.items() if key != token}
        self._fill()
        (self.lines[min(place, len(self.lines) - 1)].remove if self.lines else self.add).setFocus()
        self.edited.emit(self._value)


class PowersControl(CardTable):
    """A power for each special card or roll."""

    def _first(self) -> Any:
        return "wild"

    def _make(self, token: Token, value: Any) -> QWidget:
        box = Box(self)
        box.setObjectName(f"power_{token}")
        box.setAccessibleName(
            translate("RuleTables", "What {card} does").format(
                card=counting.cards([token], dice=self._dice)
            )
        )
        told: Mapping[str, str] = powers()
        for power, text in told.items():
            box.addItem(text, power)
        box.setCurrentIndex(box.findData(value))
        box.activated.connect(lambda _: self.put(token, box.currentData()))
        return box


class SafeCellsControl(CardTable):
    """Numbers of cells for each card or roll that cannot touch them."""

    def _first(self) -> Any:
        return []

    def _make(self, token: Token, value: Any) -> QWidget:
        line = QLineEdit(numbers_text(value), self)
        line.setObjectName(f"cells_{token}")
        line.setPlaceholderText(translate("RuleTables", "numbers of cells"))
        line.setAccessibleName(
            translate("RuleTables", "Cells safe from {card}").format(
                card=counting.cards([token], dice=self._dice)
            )
        )
        line.textEdited.connect(lambda text: self.put(token, numbers_in(text)))
        return line


def card_text(token: Token) -> str:
    """A card in a list to choose from: "9 ♥", so that typing 9 finds it."""
    if token == JOKER:
        return translate("RuleTables", "Joker")
    if not is_card(token):
        return token
    return f"{'10' if rank(token) == 'T' else rank(token)} {_SIGNS[suit(token)]}"


_SIGNS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
