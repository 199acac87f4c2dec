# SPDX-License-Identifier: MIT
"""Everything the table is told to show at one time."""

from __future__ import annotations

from dataclasses import dataclass

from sequence_desktop.engine.cards import HIDDEN, Token
from sequence_desktop.engine.moves import Move
from sequence_desktop.engine.position import Position
from sequence_desktop.engine.view import PlayerView
from sequence_desktop.gui.table.looks import SeatLook, side_colours


@dataclass(frozen=True, slots=True)
class Showing:
    """Everything the table is told to show at one time."""

    view: PlayerView
    looks: tuple[SeatLook, ...]
    active: bool
    """The viewer may move."""
    last: Move | None = None
    """The move that is marked as the last one."""
    note: str = ""
    """What the plate says beneath its title."""
    curtain: int | None = None
    """The seat whose hand is covered until its owner says that he or she is ready."""
    late: tuple[Move, ...] = ()
    """Draws for a turn gone by that may be made at this screen now."""
    leaving: int | None = None
    """The seat that has played, and is asked to pass the screen on when it is done."""
    standing: tuple[str, ...] = ()
    """For each side how a match stands, in a word or two; empty: no match."""
    missed: tuple[Move, ...] = ()
    """Moves that the one at the screen has not seen being made; marked more faintly."""
    news: str = ""
    """What has just happened and is not to be seen on the table."""

    @property
    def position(self) -> Position:
        """The position that is shown."""
        return self.view.position

    @property
    def hand(self) -> tuple[Token, ...]:
        """The cards at the bottom of the table: one's own, or backs while the curtain is up."""
        if self.curtain is not None:
            return (HIDDEN,) * len(self.position.hands[self.curtain])
        return self.view.hand

    @property
    def colours(self) -> tuple[int, ...]:
        """The palette colour of each side."""
        return side_colours(self.looks, self.position.setup.sides)
