# SPDX-License-Identifier: MIT
"""The table in words, as it is now: for tool tips, and for those who do not see it."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from sequence_desktop.gui.speech import announce
from sequence_desktop.gui.table.describe import Moment, describe_spot, speak_rows, speak_spot
from sequence_desktop.gui.table.play import Play
from sequence_desktop.gui.table.scene import TableScene
from sequence_desktop.gui.table.spots import Spot, Zone


class Spoken(QObject):
    """Says what lies where, and what the table answers to what is done on it.

    Signals:
        changed: some part of the table has other words now.
    """

    changed = Signal()

    def __init__(self, scene: TableScene, play: Play, table: QWidget) -> None:
        super().__init__(table)
        self._scene = scene
        self._play = play
        self._table = table
        play.answered.connect(self._answer)
        play.question.offered.connect(self._offer)
        play.changed.connect(self.changed)
        play.hand_moved.connect(self.changed)

    def describe(self, spot: Spot) -> str:
        """A part of the table, for its tool tip; empty for the bare cloth."""
        moment = self._moment()
        if moment is None:
            return ""
        return self._with_hints(spot, describe_spot(spot, self._held(spot), moment))

    def speak(self, spot: Spot) -> str:
        """A part of the table, for a screen reader; empty for the bare cloth."""
        moment = self._moment()
        if moment is None:
            return ""
        text = speak_spot(spot, self._held(spot), moment, chosen=self.is_chosen(spot))
        return self._with_hints(spot, text)

    def _with_hints(self, spot: Spot, text: str) -> str:
        """A text, and what is pointed out there."""
        return ". ".join([text, *self._scene.pointing.words_at(spot)])

    def is_chosen(self, spot: Spot) -> bool:
        """Whether this is the chosen card, or the chip that is to be swapped."""
        if spot.zone is Zone.BOARD:
            return spot.index == self._play.source
        return spot.zone is Zone.HAND and spot.index == self._play.chosen

    def _held(self, spot: Spot) -> str:
        cards = self._scene.hand.cards
        return cards[spot.index].token if spot.zone in (Zone.HAND, Zone.TURN_IN) else ""

    def _moment(self) -> Moment | None:
        showing, play = self._scene.showing, self._play
        if showing is None or play.choices is None:
            return None
        return Moment(
            showing,
            play.choices,
            play.token,
            play.source,
            self._scene.dice.faces,
            self._scene.kit.style.theme.chips.name,
        )

    def _answer(self, text: str) -> None:
        announce(self._table, text)

    def _offer(self) -> None:
        asking = self._play.asking
        if asking is not None:
            announce(self._table, speak_rows(asking.moves, asking.current))
