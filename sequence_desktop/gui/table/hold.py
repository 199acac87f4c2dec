# SPDX-License-Identifier: MIT
"""Carrying things with the pointer: a card to a cell, dice, a chip onto another, a drawn card."""

from __future__ import annotations

from enum import StrEnum

from PySide6.QtCore import QObject, QPointF, Qt
from PySide6.QtWidgets import QMenu, QWidget

from sequence_desktop.engine.cards import HIDDEN
from sequence_desktop.engine.moves import Kind
from sequence_desktop.gui.table.describe import describe_discard
from sequence_desktop.gui.table.play import Play
from sequence_desktop.gui.table.scene import TableScene
from sequence_desktop.gui.table.spots import NOWHERE, Spot, Zone


class Ways(StrEnum):
    """What the pointer does with cards and cells."""

    BOTH = "both"
    DRAG = "drag"
    CLICK = "click"


class Hold(QObject):
    """What a hand may take hold of, and what happens where it lets go.

    Attributes:
        ways: whether things are dragged, clicked, or either.
    """

    def __init__(self, scene: TableScene, play: Play, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self._play = play
        self.ways = Ways.BOTH
        self._zone = Zone.NONE
        self._hovered = NOWHERE

    # ---- without a button

    def hover(self, point: QPointF, *, keyboard: bool) -> Qt.CursorShape:
        """The pointer is over a point of the scene; what it should look like there.

        `keyboard`: the keyboard's cursor shows where one is; the pointer has to move to count.
        """
        spot = self._scene.spot_at(point)
        if self._play.asking is not None:
            self._play.question.point_at_rows(point)
        elif not keyboard or spot != self._hovered:
            self._play.point_at(spot)
        self._hovered = spot
        for index, card in enumerate(self._scene.hand.cards):
            card.show_as(hot=spot == Spot(Zone.TURN_IN, index))
        return self._pointer_at(spot)

    def leave(self, *, keyboard: bool) -> None:
        """The pointer has left the table."""
        self._hovered = NOWHERE
        for card in self._scene.hand.cards:
            card.show_as(hot=False)
        if not keyboard:
            self._play.point_at(NOWHERE)

    def is_loose(self, spot: Spot) -> bool:
        """Whether what lies here can be taken up: one's own cards at any time, to sort them."""
        play = self._play
        if self.ways is Ways.CLICK:
            return False
        match spot.zone:
            case Zone.HAND:
                return self._scene.hand.cards[spot.index].token != HIDDEN
            case Zone.STOCK | Zone.OPEN:
                return play.may_draw(spot)
            case Zone.DICE:
                return bool(play.targets)
            case Zone.BOARD:
                return self._swaps(spot.index)
            case _:
                return False

    def click(self, spot: Spot) -> None:
        """Something was clicked; where one only drags, cards and cells are not to be clicked."""
        dragged = spot.zone in (Zone.HAND, Zone.BOARD, Zone.DICE)
        if self.ways is not Ways.DRAG or not dragged or self._play.asking is not None:
            self._play.click(spot)

    def menu_at(self, spot: Spot, parent: QWidget) -> QMenu | None:
        """What else can be done with a card of the hand; None: nothing."""
        if spot.zone not in (Zone.HAND, Zone.TURN_IN) or self._play.choices is None:
            return None
        token = self._scene.hand.cards[spot.index].token
        move = self._play.choices.discard(token)
        if move is None:
            return None
        menu = QMenu(parent)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        action = menu.addAction(describe_discard(move))
        action.triggered.connect(lambda: self._play.discard_token(token))
        return menu

    def _swaps(self, cell: int) -> bool:
        """Whether on this cell lies a chip of one's own that can be swapped."""
        play = self._play
        if play.choices is None or play.token is None or not play.active:
            return False
        return play.asking is None and Kind.SWAP in play.choices.kinds(play.token, cell)

    def _pointer_at(self, spot: Spot) -> Qt.CursorShape:
        """The pointer tells what a press would do."""
        play = self._play
        hand = Qt.CursorShape.PointingHandCursor
        if play.asking is not None:
            return hand
        token, choices = play.token, play.choices
        match spot.zone:
            case Zone.HAND | Zone.DICE if self.is_loose(spot):
                return Qt.CursorShape.OpenHandCursor
            case Zone.TURN_IN:
                return hand
            case Zone.HAND if self.ways is Ways.CLICK and play.active:
                return hand
            case Zone.STOCK | Zone.OPEN if play.may_draw(spot):
                return hand
            case Zone.BOARD if spot.index in play.targets or spot.index == play.source:
                return hand
            case Zone.DISCARDS if choices and token is not None and choices.discard(token):
                return hand
            case _:
                return Qt.CursorShape.ArrowCursor

    # ---- in the air

    def lift(self, spot: Spot, grip: QPointF) -> None:
        """The pointer takes something up."""
        scene = self._scene
        self._zone = spot.zone
        if self._play.asking is not None:
            self._play.cancel()
        if spot.zone is Zone.HAND:
            self._play.choose(spot.index)
        elif spot.zone is Zone.BOARD:
            self._play.choose_source(spot.index)
        # Nothing must go on moving to its place while the pointer carries it.
        scene.motion.finish()
        match spot.zone:
            case Zone.HAND:
                scene.hand.lift(spot.index, grip)
            case Zone.BOARD:
                chip = scene.board.chip(spot.index)
                if chip is not None:
                    scene.carrier.lift(chip, grip)
            case Zone.DICE:
                scene.carrier.lift(scene.dice, grip)
            case _:
                scene.lift_from(spot, grip)

    def carry(self, point: QPointF) -> None:
        """The pointer moves with it."""
        scene = self._scene
        over = scene.plan.bed.contains(point) and self._zone is not Zone.BOARD
        scene.motion.play(scene.carrier.carry(point, small=over))
        scene.motion.play(scene.hand.make_room(point if scene.over_hand(point) else None))
        self._play.point_at(self._target(point))

    def drop(self, spot: Spot, point: QPointF) -> None:
        """The pointer lets it go."""
        target = self._target(point)
        match spot.zone:
            case Zone.HAND:
                self._drop_card(spot.index, target)
            case Zone.STOCK | Zone.OPEN:
                if target.zone is not Zone.HAND or not self._draw(spot):
                    self.put_back()
            case _:
                self._drop_on_board(target)

    def put_back(self) -> None:
        """The drag is broken off."""
        self._play.put_back()

    def _target(self, point: QPointF) -> Spot:
        """Where what is carried would come to lie."""
        return self._scene.drop_spot(point)

    def _drop_card(self, index: int, target: Spot) -> None:
        play, hand = self._play, self._scene.hand
        if target.zone is Zone.BOARD and play.use(target.index):
            self._keep_choosing(index)
            return
        if target.zone is Zone.DISCARDS and play.discard(index):
            return
        moved = target.zone is Zone.HAND and hand.move(index)
        play.put_back()
        if moved:
            self._scene.keep_hand()
            play.hand_moved.emit()
        elif target.zone is Zone.BOARD and play.active:
            play.refuse(hand.cards[index].token, target.index)

    def _keep_choosing(self, index: int) -> None:
        """A card that needs a second chip goes back to the hand, and stays the chosen one."""
        if self._play.source is not None and self._scene.hand.carried == index:
            self._scene.motion.play(self._scene.settle())

    def _drop_on_board(self, target: Spot) -> None:
        """Dice, or a chip to be swapped, are let go."""
        play = self._play
        token = play.token
        if target.zone is Zone.BOARD and target.index != play.source and play.use(target.index):
            if play.source is not None or play.asking is not None:
                self._scene.motion.play(self._scene.settle())
            return
        play.put_back()
        if target.zone is Zone.BOARD and token is not None:
            play.refuse(token, target.index)

    def _draw(self, spot: Spot) -> bool:
        self._scene.hand_over()
        return self._play.draw(spot)
