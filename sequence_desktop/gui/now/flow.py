# SPDX-License-Identifier: MIT
""" "What can I do?": the answer for this moment, beside the table and on it."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMainWindow

from sequence_desktop.gui.actions import Actions
from sequence_desktop.gui.advice.docks import Docks
from sequence_desktop.gui.advice.hint_list import Line
from sequence_desktop.gui.now.moment import Entry, Moment, Table, moment
from sequence_desktop.gui.now.panel import NowPanel
from sequence_desktop.gui.preferences import Preferences
from sequence_desktop.gui.session import Session
from sequence_desktop.gui.settings.setting import plain
from sequence_desktop.gui.table.pointing import ALIKE
from sequence_desktop.gui.table.spots import Zone
from sequence_desktop.gui.table.view import TableView
from sequence_desktop.gui.updates import Update

translate = QCoreApplication.translate

_HEIGHT = 230
"""Logical pixels: so much the panel needs beneath the side panel."""


class NowFlow(QObject):
    """Says what can be done, as long as its panel is open, and lights it on the table.

    Attributes:
        panel: where it is told.
        entries: what is told there, line by line.
    """

    def __init__(
        self,
        window: QMainWindow,
        table: TableView,
        commands: Actions,
        preferences: Preferences,
        docks: Docks,
    ) -> None:
        """Args:
        window: where the panel goes.
        table: the card table.
        commands: the window's actions, of which some are named.
        preferences: the settings in use.
        docks: finds a place for the panel.
        """
        super().__init__(window)
        self._table, self._commands = table, commands
        table.hand_order_changed.connect(self._tell_again)  # a line leads to its card's place
        self._preferences, self._docks = preferences, docks
        self._session: Session | None = None
        self._update: Update | None = None
        self.entries: tuple[Entry, ...] = ()
        self.panel = NowPanel(window)
        docks.add(self.panel, _HEIGHT)
        self.panel.looked_at.connect(self._look_at)
        self.panel.wanted.connect(self._do)
        self.panel.hint_wanted.connect(self._show_hint)
        self.panel.closed.connect(self._on_closed)
        commands["hint"].changed.connect(self._offer_hint)
        commands.bind({"now": self.toggle})

    def attend(self, session: Session) -> None:
        """Tell of this session from now on."""
        self._session = session
        session.updated.connect(self._on_updated)

    def toggle(self) -> None:
        """Say what can be done now; or, to one who is reading that, nothing any more."""
        if self.panel.has_keys:
            self.panel.close()
            return
        self._tell()
        self.panel.open()
        self._docks.show(self.panel)

    # -- what is told -----------------------------------------------------------------------

    def _on_updated(self, update: Update) -> None:
        self._update = update
        self._tell_again()

    def _tell_again(self) -> None:
        if self.panel.isVisible():
            self._tell()

    def _tell(self) -> None:
        now = self._moment()
        if now is None:
            return
        self.entries = (*map(self._with_keys, now.entries), *self._actions(now.actions))
        self.panel.tell(now.title, now.detail, [entry.line for entry in self.entries])
        self._offer_hint()

    def _moment(self) -> Moment | None:
        showing, choices = self._table.table.showing, self._table.play.choices
        session, update = self._session, self._update
        if showing is None or choices is None or session is None or update is None:
            return None
        hand = [card.token for card in self._table.table.hand.cards]
        pointer = self._preferences.now.ways
        return moment(update, Table(showing, choices, hand, pointer, session.may_call))

    def _with_keys(self, entry: Entry) -> Entry:
        """An entry with the keys of its action in its line."""
        keys = self._keys(entry.action) if entry.action else ""
        if not keys:
            return entry
        line = entry.line
        return Entry(
            Line(line.number, line.title, keys, line.why), entry.moves, entry.spot, entry.action
        )

    def _actions(self, ids: Iterable[str]) -> list[Entry]:
        """The window's actions that can be used now."""
        found = [self._commands[action_id] for action_id in ids]
        return [
            Entry(
                Line(
                    "",
                    plain(action.text()).removesuffix("…"),
                    self._keys(action.objectName()),
                    action.statusTip(),
                ),
                action=action.objectName(),
            )
            for action in found
            if action.isEnabled()
        ]

    def _keys(self, action_id: str) -> str:
        shortcuts = self._commands[action_id].shortcuts()
        native = QKeySequence.SequenceFormat.NativeText
        return shortcuts[0].toString(native) if shortcuts else ""

    def _offer_hint(self) -> None:
        self.panel.offer_hint(self._commands["hint"].isEnabled())

    # -- what is done with it ---------------------------------------------------------------

    def _look_at(self, row: int) -> None:
        """Light the places of a line on the table."""
        moves = self.entries[row].moves
        names = [self.entries[row].line.title] * len(moves)
        said = [translate("Now", "Shown: {what}").format(what=name) for name in names]
        self._table.table.pointing.show(moves, [""] * len(moves), ALIKE, said)

    def _do(self, row: int) -> None:
        """Begin with what a line says: go to its card or pile, or carry out its action."""
        if not 0 <= row < len(self.entries):
            return
        entry = self.entries[row]
        self._table.setFocus(Qt.FocusReason.OtherFocusReason)
        if entry.spot is not None and entry.spot.zone is Zone.HAND:
            self._table.keys.go_to(entry.spot)
            self._table.play.choose(entry.spot.index)
        elif entry.spot is not None:
            self._table.keys.go_to(entry.spot)
        elif entry.action:
            self._commands[entry.action].trigger()

    def _show_hint(self) -> None:
        self._commands["hint"].trigger()
        self._table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_closed(self) -> None:
        pointing = self._table.table.pointing
        if pointing.chosen == ALIKE:  # a hint is not ours to take away
            pointing.show()
        self._table.setFocus(Qt.FocusReason.OtherFocusReason)
