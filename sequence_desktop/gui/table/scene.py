# SPDX-License-Identifier: MIT
"""The scene: board, hand, piles, dice and plate, kept equal to what a `PlayerView` says."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, QSizeF, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from sequence_desktop.engine.cards import Token
from sequence_desktop.engine.changes import Change, Rolled
from sequence_desktop.gui.table.arrange import arrange
from sequence_desktop.gui.table.art import Numbers, Style
from sequence_desktop.gui.table.board_layer import BoardLayer
from sequence_desktop.gui.table.board_lights import BoardLights
from sequence_desktop.gui.table.carrier import Carrier
from sequence_desktop.gui.table.choices import Choices
from sequence_desktop.gui.table.cloth import cloth_pixmap
from sequence_desktop.gui.table.dealing import Dealer, card_moves
from sequence_desktop.gui.table.dice import DiceItem
from sequence_desktop.gui.table.flights import Flights
from sequence_desktop.gui.table.hand_order import HandOrder, HandSorter
from sequence_desktop.gui.table.hand_row import HandRow
from sequence_desktop.gui.table.items import CardItem
from sequence_desktop.gui.table.kit import Kit
from sequence_desktop.gui.table.layout import Layout, Wanted
from sequence_desktop.gui.table.lights import CursorItem
from sequence_desktop.gui.table.motion import Motion, Track
from sequence_desktop.gui.table.piles import Piles, heaps_of
from sequence_desktop.gui.table.plate import Notice, PlateItem
from sequence_desktop.gui.table.pointing import Pointing
from sequence_desktop.gui.table.showing import Showing
from sequence_desktop.gui.table.spots import NOWHERE, Spot, Zone
from sequence_desktop.gui.theme import text_growth
from sequence_desktop.gui.theme.metrics import MOTION_NORMAL, SPACE_XS

_Z_PLATE, _Z_CURSOR = 14.0, 90.0
_LARGEST_GROUND = 24e6
"""Device pixels of the picture of the cloth; a window of 4K at 150 % has 19 millions."""


class TableScene(QGraphicsScene):
    """Board, hand, piles, dice and plate.

    Attributes:
        motion: the owner of all animation.
        board: the board's items.
        lights: what is lit on it.
        hand: the hand's items.
        piles: stock, open cards and discards.
        dice: what was rolled, in games with dice.
        carrier: holds what is in the air.
        pointing: moves that are pointed out.
        sorter: knows in which order cards lie in the hand.
        roll_ends: when the dice come to rest, in milliseconds from the last change.
        showing: what is shown; None before the first view.

    Signals:
        cursor_placed(QRectF): the keyboard's cursor surrounds this part of the scene.
    """

    cursor_placed = Signal(QRectF)

    def __init__(self, style: Style, parent: QObject | None = None) -> None:
        super().__init__(parent)
        # Items come and go in small numbers: an index would cost more than it saves.
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self._style = style
        self.kit = Kit(style)
        self.motion = Motion(self)
        self.plan: Layout = arrange(Wanted(800, 600, 10, 10, 7))
        self.showing: Showing | None = None
        self.board = BoardLayer(self, self.kit, self.plan)
        self.lights = BoardLights(self, self.kit, self.plan)
        self.carrier = Carrier(self.kit)
        self.flights = Flights(self, self.kit)
        self.hand = HandRow(self, self.kit, self.plan, self.carrier, self.flights)
        self.sorter = HandSorter()
        self.piles = Piles(self, self.kit)
        self.dice = DiceItem(self.kit)
        self.roll_ends = 0.0
        self.plate = PlateItem(self.kit)
        self.dealer = Dealer(self.kit, self.hand, self.piles, self.plate, self.flights)
        self.cursor = CursorItem(self.kit)
        self._size = self._room = QSizeF(800, 600)
        self._ground: QPixmap | None = None
        self._drawn: CardItem | None = None
        for item, z in (
            (self.plate, _Z_PLATE),
            (self.cursor, _Z_CURSOR),
        ):
            item.setZValue(z)
            self.addItem(item)
        self.addItem(self.dice)
        self.dice.hide()
        self.pointing = Pointing(self)
        self.cursor.hide()

    # ---- showing

    def show_state(
        self, showing: Showing, choices: Choices, changes: Sequence[Change], animate: bool
    ) -> None:
        """Show what is to be seen now; with changes and `animate`, move there from before."""
        self.motion.finish()
        self.carrier.release()
        self.pointing.show()
        self._take_drawn()
        before, self.showing = self.showing, showing
        if before is None or before.position.setup is not showing.position.setup:
            self._set_up(showing)
        elif self._wanted(before) != self._wanted(showing):
            self._plan()
        moving = animate and bool(changes) and before is not None
        tracks = self.board.show(showing.position, showing.colours, showing.last, moving)
        self.board.mark_missed(showing.position.setup.board, showing.missed)
        old = before.position if before is not None else showing.position
        # The hand that lay there may have been another seat's, or covered.
        owner = before.view.seat if before is not None and before.curtain is None else None
        tracks += self.dealer.show(
            self._sorted(showing),
            showing.position,
            card_moves(old, showing.position, changes),
            (owner, showing.view.seat),
            moving=moving,
        )
        tracks += self._show_roll(showing, changes, moving)
        dead = _dead(showing)
        for card in self.hand.cards:
            turn_in = choices.turn_in(card.token) is not None
            card.show_as(dead=card.token in dead, turn_in=turn_in)
        self.piles.light(choices, showing.position)
        self.motion.play(tracks)

    def _set_up(self, showing: Showing) -> None:
        """Another game is on the table: it may need other things."""
        rules = showing.position.setup.rules
        numbers = Numbers.DICE if rules.source == "dice" else Numbers.PEGS
        self.kit.style = replace(self._style, numbers=numbers)
        self.piles.set_up(showing.position.setup)
        self.dice.setVisible(rules.source == "dice")
        self.lights.clear()
        self._plan()

    def _show_roll(self, showing: Showing, changes: Sequence[Change], moving: bool) -> list[Track]:
        self.roll_ends = 0.0
        position = showing.position
        if not self.dice.isVisible():
            return []
        new = any(isinstance(change, Rolled) for change in changes)
        dice = position.setup.rules.dice
        if new or position.roll != self.dice.total:
            self.dice.show_roll(position.roll, dice.count, dice.sides, position.ply)
        tracks = self.dice.settle()
        if new and moving:
            # The chip that was put lies first.
            roll = self.dice.roll(MOTION_NORMAL)
            self.roll_ends = roll.start + roll.length
            tracks.append(roll)
        return tracks

    # ---- what is in the air

    def lift_from(self, spot: Spot, grip: QPointF) -> None:
        """Take a card up from the stock or from the open cards."""
        pile = self.piles.item(spot)
        top = pile.top()
        if top is not None:
            self._drawn = self.flights.visitor(top, pile.pos())
            self.carrier.lift(self._drawn, grip)

    def hand_over(self) -> None:
        """The card that was taken up is let go over the hand: from there it comes to it."""
        if self._drawn is not None:
            self.dealer.dropped = self._drawn.pos()

    def settle(self) -> list[Track]:
        """Everything that is in the air goes back to its place."""
        self.carrier.release()
        self.dealer.dropped = None
        self._take_drawn()
        return [*self.hand.settle(), *self.dice.settle(), *self.board.settle()]

    def _take_drawn(self) -> None:
        if self._drawn is not None:
            self.flights.dismiss(self._drawn)
            self._drawn = None

    # ---- the order of the hand

    def sort_hand(self, order: HandOrder) -> None:
        """Lay the hand in another order."""
        self.sorter.mode = order
        if self.showing is not None:
            self.motion.finish()
            self.motion.play(self.hand.show(self._sorted(self.showing), (), {}, animate=True)[1])
            self.pointing.place()

    def keep_hand(self) -> None:
        """The hand has been laid in another order: it stays so."""
        showing = self.showing
        if showing is not None and showing.view.seat is not None:
            tokens = [card.token for card in self.hand.cards]
            self.sorter.keep(tokens, showing.view.seat, showing.position.ply)
            self.pointing.place()

    def _sorted(self, showing: Showing) -> tuple[Token, ...]:
        return self.sorter.arrange(showing.hand, showing.view.seat, showing.position.ply)

    def say(self, notice: Notice) -> None:
        """Change the words on the plate."""
        self.plate.say(notice)

    # ---- where things are

    def spot_at(self, point: QPointF) -> Spot:
        """What lies under a point of the scene."""
        index = self.hand.index_at(point)
        if index is not None:
            zone = Zone.TURN_IN if self.hand.button_at(point, index) else Zone.HAND
            return Spot(zone, index)
        cell = self.plan.cell_at(point)
        if cell is not None:
            return Spot(Zone.BOARD, cell)
        if self.dice.isVisible() and self._dice_rect().contains(point):
            return Spot(Zone.DICE)
        return self.piles.spot_at(point) or NOWHERE

    def drop_spot(self, point: QPointF) -> Spot:
        """Where a card that is let go here would come to lie; the hand is one place."""
        cell = self.plan.cell_at(point)
        if cell is not None:
            return Spot(Zone.BOARD, cell)
        reach = self.kit.card.width() * 0.25
        place = self.piles.rect(Spot(Zone.DISCARDS))
        if self.piles.spots and place.adjusted(-reach, -reach, reach, reach).contains(point):
            return Spot(Zone.DISCARDS)
        return Spot(Zone.HAND) if self.over_hand(point) else NOWHERE

    def over_hand(self, point: QPointF) -> bool:
        """Whether a card that is let go here belongs to the hand."""
        reach = self.kit.card.height() * 0.25
        return self.plan.hand.adjusted(-reach, -reach, reach, reach).contains(point)

    def rect_of(self, spot: Spot) -> QRectF:
        """The rectangle of a spot, in scene coordinates."""
        if spot.zone in (Zone.HAND, Zone.TURN_IN):
            return self.hand.rect(spot.index)
        if spot.zone is Zone.BOARD:
            return self.kit.face_rect().translated(self.plan.cell_rect(spot.index).topLeft())
        if spot.zone is Zone.DICE:
            return self._dice_rect()
        return self.piles.rect(spot)

    def _dice_rect(self) -> QRectF:
        return self.dice.rect().translated(self.dice.pos())

    def set_cursor(self, spot: Spot | None) -> None:
        """Show the keyboard's place, or hide it."""
        self.cursor.setVisible(spot is not None)
        if spot is not None:
            out = 0 if spot.zone is Zone.BOARD else SPACE_XS
            place = self.rect_of(spot).adjusted(-out, -out, out, out)
            self.cursor.surround(place)
            self.cursor_placed.emit(place)

    # ---- sizes and style

    def resize_to(self, size: QSizeF, ratio: float, zoom: float = 1.0) -> None:
        """Lay everything out for a view of this size and device pixel ratio.

        With a zoom above 1 the scene is larger than the view; below, it leaves a margin free.
        """
        self.motion.finish()
        self._room = QSizeF((size * zoom).toSize())
        self._size = self._room.expandedTo(size)
        self.kit.ratio = ratio
        self._plan()

    def restyle(self, style: Style) -> None:
        """Draw everything in another style."""
        self.motion.finish()
        self._style = style
        self.kit.style = replace(style, numbers=self.kit.style.numbers)
        self._plan()

    def _wanted(self, showing: Showing) -> Wanted:
        position = showing.position
        board = position.setup.board
        seat = showing.view.seat if showing.curtain is None else showing.curtain
        rules = position.setup.rules
        dice = rules.source == "dice"
        # Room for a full hand, so that nothing shifts when a card is played.
        most = max(position.limits[seat], rules.hand.max or 0) if seat is not None else 0
        row, market = heaps_of(position.setup)
        return Wanted(
            self._room.width(),
            self._room.height(),
            board.width,
            board.height,
            rules.dice.count if dice else max(most, len(showing.hand)),
            self.kit.ratio,
            piles=len(row),
            market=len(market),
            square=dice,
            text=text_growth(),
        )

    def _plan(self) -> None:
        if self.showing is not None:
            free = self._size - self._room
            corner = self.kit.snap(QPointF(free.width() / 2, free.height() / 2))
            self.plan = arrange(self._wanted(self.showing)).moved(corner)
        self.kit.cell = self.plan.cell
        self.kit.card = self.plan.card
        self._ground = None
        self.setSceneRect(QRectF(QPointF(), self._size))
        self.board.place(self.plan)
        self.lights.place(self.plan)
        self.hand.place(self.plan)
        self.piles.place(self.plan)
        if self.showing is not None and self.dice.isVisible():
            self.dice.place(self.plan, self.showing.position.setup.rules.dice.count)
        self.plate.setPos(self.kit.snap(self.plan.plate.topLeft()))
        self.plate.fit(self.plan.plate.size())
        self.cursor.refit()
        self.pointing.place()
        self.update()

    def snapshot(self, part: QRectF) -> QPixmap:
        """A part of the table as it is, as one picture."""
        ratio = self.kit.ratio
        size = (part.size() * ratio).toSize().expandedTo(QSize(1, 1))
        picture = QPixmap(size)
        picture.setDevicePixelRatio(ratio)
        painter = QPainter(picture)
        self.paint_ground(painter, part, QRectF(QPointF(), part.size()))
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.render(painter, QRectF(QPointF(), part.size()), part)
        painter.end()
        return picture

    def paint_ground(self, painter: QPainter, part: QRectF, target: QRectF) -> None:
        """Paint a part of the cloth under everything into a rectangle of the same size."""
        ground = self._the_ground()
        ratio = ground.devicePixelRatio()
        painter.drawPixmap(target, ground, QRectF(part.topLeft() * ratio, part.size() * ratio))

    def _the_ground(self) -> QPixmap:
        """The cloth, drawn once for a size; less sharp where it would take too much memory."""
        if self._ground is None:
            area = self._size.width() * self._size.height()
            self._ground = cloth_pixmap(
                self._size,
                min(self.kit.ratio, math.sqrt(_LARGEST_GROUND / max(area, 1.0))),
                self.kit.style.theme,
                self.plan.bed,
                self.plan.cell,
                self.plan.tray,
            )
        return self._ground


def _dead(showing: Showing) -> tuple[Token, ...]:
    if showing.curtain is not None or showing.view.seat is None:
        return ()
    return showing.position.dead(showing.view.seat)
