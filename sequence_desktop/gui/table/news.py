# SPDX-License-Identifier: MIT
"""What has just happened and is not to be seen on the table: in a few words for the plate."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from PySide6.QtCore import QCoreApplication

from sequence_desktop.engine.cards import Token
from sequence_desktop.engine.moves import Kind, Move
from sequence_desktop.engine.position import Position
from sequence_desktop.engine.setup import Setup
from sequence_desktop.engine.view import PlayerView
from sequence_desktop.gui.plain import capital
from sequence_desktop.gui.table.looks import SeatLook
from sequence_desktop.gui.words import token_name

translate = QCoreApplication.translate

_MOST_MOVES = 3
"""What lies further back is no news."""


class News:
    """Remembers what the last move brought, as long as its position is shown."""

    def __init__(self) -> None:
        self._shown: Position | None = None
        self._text = ""

    def about(self, view: PlayerView, looks: Sequence[SeatLook]) -> str:
        """What happened on the way to the position of this view, in the eyes of its seat."""
        position = view.position
        before, self._shown = self._shown, position
        if before is None or before.setup != position.setup:
            self._text = ""
        elif before.ply != position.ply:
            told: Iterable[str] = ()
            if 0 < position.ply - before.ply <= _MOST_MOVES:
                told = _tell(before, view, looks)
            self._text = ". ".join(capital(text) for text in told)
        return self._text


def _tell(before: Position, view: PlayerView, looks: Sequence[SeatLook]) -> Iterator[str]:
    after = view.position
    for other in before.owed:
        if other not in after.owed and len(after.hands[other]) <= len(before.hands[other]):
            yield _forgotten(before, after, other, view.seat, looks)
    for other in range(after.setup.players):
        if (after.out & ~before.out) >> other & 1:
            text = translate("Table", "{name} is out of the game")
            yield text.format(name=looks[other].name)
    if view.moves and after.ply == before.ply + 1:
        yield from _played(before, after, view.moves[-1], looks)


def _forgotten(
    before: Position, after: Position, owner: int, seat: int | None, looks: Sequence[SeatLook]
) -> str:
    lost = after.limits[owner] < before.limits[owner]
    if owner == seat:
        if lost:
            return translate("Table", "You forgot to draw: one card fewer from now on")
        return translate("Table", "You forgot to draw: not before your next turn")
    if lost:
        text = translate("Table", "{name} forgot to draw, and has one card fewer")
    else:
        text = translate("Table", "{name} forgot to draw")
    return text.format(name=looks[owner].name)


def _played(
    before: Position, after: Position, last: Move, looks: Sequence[SeatLook]
) -> Iterator[str]:
    name = looks[before.seat].name
    card = declared(after.setup, last)
    if card:
        text = translate("Table", "{name} plays {wild} as {card}")
        yield text.format(name=name, wild=token_name(last.token), card=token_name(card))
    if last.kind is Kind.PASS and not after.roll:
        yield translate("Table", "{name} passes").format(name=name)
    again = after.roll and after.seat == before.seat and after.outcome is None
    if again and last.kind is not Kind.TALK and before.setup.players - after.out.bit_count() > 1:
        yield translate("Table", "after a {roll}: roll again").format(roll=before.roll)


def declared(setup: Setup, move: Move) -> Token:
    """The card that a wild card stands for, where the rules ask for one to be named; else ""."""
    if not setup.rules.wild.declare or move.kind is not Kind.PUT:
        return ""
    if setup.powers.get(move.token) != "wild":
        return ""
    return setup.board.cells[setup.board.cell(move.cell)]
