# SPDX-License-Identifier: MIT
"""What a game is about and how house rules differ, under the lists of the new-game dialog."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from sequence_desktop.engine.rules import Rules
from sequence_desktop.gui.plain import PlainLabel, plain_tip
from sequence_desktop.gui.theme.metrics import SPACE_S, SPACE_XS
from sequence_desktop.gui.titles import game_description, game_title

_MOST_TOLD = 4
"""More differences than so many are counted, not told."""


class GameNotes(QWidget):
    """A description, the differences from the rules these were made from, and two buttons.

    Attributes:
        change: asks for the rules to be changed.
        how: asks for the page that says how to play.

    Signals:
        change_clicked, how_clicked: of those buttons.
    """

    change_clicked = Signal()
    how_clicked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._description = PlainLabel(self)
        self._differences = PlainLabel(self)
        self.change = QPushButton(self.tr("&Rules…"), self)
        self.how = QPushButton(self.tr("How &to play"), self)
        self._build()

    def _build(self) -> None:
        self._description.setObjectName("description")
        self._differences.setObjectName("differences")
        for label in (self._description, self._differences):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self._differences.setProperty("muted", True)
        self.change.setObjectName("change_rules")
        self.change.setToolTip(self.tr("Change this game's rules for yourself."))
        self.how.setObjectName("how_to_play")
        self.how.setToolTip(self.tr("Read how this game is played."))
        for button in (self.change, self.how):
            button.setAutoDefault(False)
        self.change.clicked.connect(self.change_clicked)
        self.how.clicked.connect(self.how_clicked)
        buttons = QVBoxLayout()
        buttons.setSpacing(SPACE_XS)
        buttons.addWidget(self.how)
        buttons.addWidget(self.change)
        buttons.addStretch()
        texts = QVBoxLayout()
        texts.setSpacing(SPACE_XS)
        texts.addWidget(self._description)
        texts.addWidget(self._differences)
        texts.addStretch()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(SPACE_S * 2)
        row.addLayout(texts, 1)
        row.addLayout(buttons)

    @property
    def differences(self) -> str:
        """What is said of how the rules differ."""
        return self._differences.text()

    def show_game(self, game: Rules | None, base: Rules | None, boards: dict[str, str]) -> None:
        """Describe a game.

        Args:
            game: its rules.
            base: the rules they were made from; None: there is nothing to compare.
            boards: what boards are called, by id.
        """
        self._description.setText("" if game is None else game_description(game))
        told = "" if game is None or base is None else self._told(game, base, boards)
        self._differences.setText(told)
        self._differences.setVisible(bool(told))
        for button in (self.change, self.how):
            button.setEnabled(game is not None)

    def _told(self, game: Rules, base: Rules, boards: dict[str, str]) -> str:
        # Not at the top: only house rules need it.
        from sequence_desktop.gui.rules.differences import differences

        found = [d.line for d in differences(game, base, board_names=boards)]
        self._differences.setToolTip(plain_tip("\n".join(found) if len(found) > _MOST_TOLD else ""))
        if not found:
            return self.tr("Played like {base}.").format(base=game_title(base))
        lines = "; ".join(found[:_MOST_TOLD])
        if len(found) > _MOST_TOLD:
            more = self.tr("{differences}; and {count} more")
            lines = more.format(differences=lines, count=len(found) - _MOST_TOLD)
        return self.tr("Unlike {base}: {differences}.").format(
            base=game_title(base), differences=lines
        )
