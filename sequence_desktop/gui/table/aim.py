# SPDX-License-Identifier: MIT
"""Aiming with a finger: what is small is shown larger above it, and it may slide before it lets go.

A finger hides what it touches. On the board it may be laid down anywhere near: the cell under it is
shown, the one where it is lifted counts.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtGui import QMouseEvent, QPointingDevice

from sequence_desktop.engine.cards import BLOCKED
from sequence_desktop.engine.moves import Kind
from sequence_desktop.gui.table.drag import Drag
from sequence_desktop.gui.table.lens import Lens, Seen
from sequence_desktop.gui.table.play import Play
from sequence_desktop.gui.table.scene import TableScene
from sequence_desktop.gui.table.spots import NOWHERE, Spot, Zone
from sequence_desktop.gui.theme.metrics import TARGET


def is_finger(event: QMouseEvent) -> bool:
    """Whether a finger did it, and no mouse."""
    return event.pointerType() == QPointingDevice.PointerType.Finger


class Aim:
    """Follows one finger."""

    def __init__(self, scene: TableScene, play: Play, drag: Drag, lens: Lens) -> None:
        self._scene = scene
        self._play = play
        self._drag = drag
        self._lens = lens
        self._on = False
        self._slides = False

    def begin(self, spot: Spot, at: QPointF, *, loose: bool) -> None:
        """A finger has been laid on a spot, at this point of the widget.

        `loose`: what lies there can be carried away; then it does not slide.
        """
        self._on = True
        self._slides = spot.zone is Zone.BOARD and not loose
        self._show(spot, at)

    def follow(self, spot: Spot, at: QPointF) -> None:
        """The finger is over this spot now."""
        if not self._on:
            return
        on_board = spot.zone is Zone.BOARD
        if self._slides:
            self._drag.slide(spot if on_board else NOWHERE)
            self._play.point_at(spot if on_board else NOWHERE)
        # What is carried hides the hand, and says by itself what it is.
        self._show(spot if on_board or not self._drag.dragging else NOWHERE, at)

    def end(self) -> None:
        """The finger is lifted, or something else has begun."""
        self._on = False
        self._lens.put_away()

    def _show(self, spot: Spot, at: QPointF) -> None:
        seen = self._seen(spot) if self._is_small(spot) else None
        if seen is None:
            self._lens.put_away()
        else:
            self._lens.show_above(at, seen)

    def _is_small(self, spot: Spot) -> bool:
        """Whether a spot is smaller than a fingertip."""
        plan, hand = self._scene.plan, self._scene.hand
        if spot.zone is Zone.BOARD:
            return plan.cell < TARGET
        if spot.zone is Zone.HAND:
            size = QSizeF(plan.card.width(), plan.card.height())
            return min(plan.step(len(hand.cards)), size.width()) < TARGET
        return False

    def _seen(self, spot: Spot) -> Seen | None:
        showing, play = self._scene.showing, self._play
        if showing is None:
            return None
        if spot.zone is Zone.HAND:
            return Seen(self._scene.hand.cards[spot.index].token, card=True)
        board = showing.position.setup.board
        cell = spot.index
        if board.cells[cell] == BLOCKED:
            return None
        chip = self._scene.board.chip(cell)
        token, choices = play.token, play.choices
        puts = token is not None and choices is not None and Kind.PUT in choices.kinds(token, cell)
        return Seen(
            board.cells[cell],
            board.names[cell],
            chip=None if chip is None else (chip.colour, chip.state),
            mark=play.targets.get(cell),
            preview=showing.colours[showing.position.side] if puts else None,
        )
