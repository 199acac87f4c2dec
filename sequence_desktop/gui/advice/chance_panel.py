# SPDX-License-Identifier: MIT
"""The panel beside the table that shows who is ahead, now and through the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QVBoxLayout, QWidget

from sequence_desktop.gui.advice.graph import ChanceBar, ChanceGraph, SideLook
from sequence_desktop.gui.panels.closable import ClosablePanel
from sequence_desktop.gui.plain import PlainLabel
from sequence_desktop.gui.table.art import Style
from sequence_desktop.gui.theme.metrics import SPACE_S

_LEAST_GRAPH = 80
"""Logical pixels: in less, a line that rises and falls is a flat one."""


class ChancePanel(ClosablePanel):
    """Bar and graph, or words on why there are none.

    Attributes:
        bar: the chances at the moment that is looked at.
        graph: those through the game.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("chance_panel", parent, by_escape=False)
        self.bar = ChanceBar(self)
        self.graph = ChanceGraph(self)
        self._words = PlainLabel(self)
        self._words.setObjectName("chance_words")
        self._words.setWordWrap(True)
        self._words.setProperty("muted", True)
        self.graph.setMinimumHeight(_LEAST_GRAPH)
        body = QWidget(self)
        column = QVBoxLayout(body)
        column.setContentsMargins(SPACE_S, 0, SPACE_S, SPACE_S)
        column.setSpacing(SPACE_S)
        column.addWidget(self._words)
        column.addWidget(self.bar)
        column.addWidget(self.graph, 1)
        column.addStretch()
        self.setWidget(body)
        self._retranslate()
        self.say("")

    @property
    def text(self) -> str:
        """What it says instead of the chances, or beside them."""
        return self._words.text()

    def set_style(self, style: Style) -> None:
        """Draw in this style."""
        self.bar.set_style(style)
        self.graph.set_style(style)

    def show_chances(
        self,
        sides: Sequence[SideLook],
        known: Mapping[int, Sequence[float]],
        last: int,
        ply: int,
        words: str,
    ) -> None:
        """Show chances after moves, as far as they are known; `words` say whose knowledge it is."""
        now = known.get(ply, ())
        self.bar.show_chances(sides if now else (), now)
        self.graph.show_course(sides, known, last, ply)
        self.graph.setAccessibleDescription(self.bar.sentence())
        self._show(words, shown=True)

    def say(self, words: str) -> None:
        """Show no chances, and say why."""
        self.bar.show_chances((), ())
        self.graph.show_course((), {}, 0, None)
        self.graph.setAccessibleDescription("")
        self._show(words, shown=False)

    def _show(self, words: str, *, shown: bool) -> None:
        self._words.setText(words)
        self._words.setVisible(bool(words))
        self.bar.setVisible(shown)
        self.graph.setVisible(shown)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Winning chances"))
        self.graph.setAccessibleName(self.tr("Chances through the game"))
        self.graph.setToolTip(self.tr("Click to look at the board at that moment"))

    # -- Qt's own ---------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        return QSize(240, 220)

    def minimumSizeHint(self) -> QSize:
        return QSize(180, 110)
