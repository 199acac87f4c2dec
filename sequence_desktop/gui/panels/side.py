# SPDX-License-Identifier: MIT
"""The side panel: the players above, the moves below; it can be closed and moved."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from sequence_desktop.engine.cards import sorted_hand
from sequence_desktop.engine.game import Game
from sequence_desktop.engine.moves import Move
from sequence_desktop.gui.deeds import deed, deed_short, deed_text
from sequence_desktop.gui.levels import player_about
from sequence_desktop.gui.panels.closable import ClosablePanel
from sequence_desktop.gui.panels.moves import Entry, MovesPanel
from sequence_desktop.gui.panels.players import PlayersPanel, Standing
from sequence_desktop.gui.seats import is_human
from sequence_desktop.gui.table.art import Style
from sequence_desktop.gui.theme.metrics import SPACE_S, SPACE_XS
from sequence_desktop.gui.updates import Update
from sequence_desktop.storage.games import Seat

translate = QCoreApplication.translate


class SidePanel(ClosablePanel):
    """Players and moves."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("side_panel", parent, by_escape=False)
        self.setAllowedAreas(
            Qt.DockWidgetArea.LeftDockWidgetArea | Qt.DockWidgetArea.RightDockWidgetArea
        )
        self.players = PlayersPanel(self)
        self.moves = MovesPanel(self)
        self._heading = QLabel(self)
        self._heading.setProperty("muted", True)
        body = QWidget(self)
        column = QVBoxLayout(body)
        column.setContentsMargins(SPACE_S, 0, SPACE_S, SPACE_S)
        column.setSpacing(SPACE_XS)
        column.addWidget(self.players)
        column.addWidget(self._heading)
        column.addWidget(self.moves, 1)
        self.setWidget(body)
        self._game: Game | None = None
        self._record: list[Entry] = []
        self._retranslate()

    def set_style(self, style: Style) -> None:
        """Draw the chips in this style."""
        self.players.set_style(style)
        self.moves.set_style(style)

    def show_update(
        self, update: Update, game: Game, seats: Sequence[Seat], stand_ins: Mapping[int, Move]
    ) -> None:
        """Show the moment that the table shows. Of `game`, only what was played is used.

        `stand_ins` are the moves made in the place of a computer player that failed, by ply.
        """
        self.players.show_standings(_standings(update, seats))
        if game is not self._game:
            self._game, self._record = game, []
        self._record = _record(self._record, game, seats, stand_ins)
        self.moves.show_moves(self._record, update.ply)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Players"))
        self._heading.setText(self.tr("Moves"))


def _standings(update: Update, seats: Sequence[Seat]) -> list[Standing]:
    position = update.view.position
    setup, tally = position.setup, update.tally
    viewer = update.view.seat
    side = () if viewer is None else setup.seats_of(setup.side_of[viewer])
    partners = [seat for seat in side if seat != viewer]
    told = tally is not None and tally.counted is None and not update.looking_back
    gained = tally.gained if tally is not None and told else None
    return [
        Standing(
            name=seat.name,
            colour=seat.colour,
            computer=not is_human(seat),
            cards=len(position.hands[number]) if setup.deck else None,
            rows=position.row_count(setup.side_of[number]),
            rows_to_win=setup.rows_to_win,
            to_move=position.outcome is None and number == position.seat,
            thinking=number == update.thinking and not update.looking_back,
            own=number == update.view.seat,
            partner=number in partners,
            out=bool(position.out >> number & 1),
            owes=number in position.owed,
            last_turns=position.overtime[setup.side_of[number]] if position.overtime else 0,
            points=None if tally is None else tally.totals[setup.side_of[number]],
            gained=None if gained is None else gained[setup.side_of[number]],
            about=() if is_human(seat) else player_about(seat.level),
            hand=sorted_hand(update.hands[number]) if update.hands else (),
        )
        for number, seat in enumerate(seats)
    ]


def _record(
    known: list[Entry], game: Game, seats: Sequence[Seat], stand_ins: Mapping[int, Move]
) -> list[Entry]:
    """The moves of the game for the list; those already known are not told again."""
    names = [seat.name for seat in seats]
    record: list[Entry] = []
    for ply, move in enumerate(game.moves):
        old = known[ply] if ply < len(known) else None
        mover = game.at(ply).seat if move.seat is None else move.seat
        who, colour = names[mover], seats[mover].colour
        if old is None or (old.move, old.who, old.colour) != (move, who, colour):
            known = known[:ply]
            done = deed(game, ply, names)
            text = deed_text(done, names)
            if stand_ins.get(ply) == move:
                text = translate("SidePanel", "{deed} (a simpler player stood in)").format(
                    deed=text
                )
            old = Entry(move, who, colour, text, deed_short(done))
        record.append(old)
    return record
