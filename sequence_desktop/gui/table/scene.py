# SPDX-License-Identifier: MIT
"""The scene: board, hand, piles and plate, kept equal to what a `PlayerView` says."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from sequence_desktop.engine.cards import HIDDEN, Token
from sequence_desktop.engine.changes import CardDrawn, CardLeft, Change, StockShuffled
from sequence_desktop.engine.moves import Move
from sequence_desktop.engine.position import Position
from sequence_desktop.engine.view import PlayerView
from sequence_desktop.gui.table.arrange import arrange
from sequence_desktop.gui.table.art import Style
from sequence_desktop.gui.table.board_layer import BoardLayer
from sequence_desktop.gui.table.carrier import Carrier
from sequence_desktop.gui.table.choices import Choices
from sequence_desktop.gui.table.cloth import cloth_pixmap
from sequence_desktop.gui.table.flights import Flights
from sequence_desktop.gui.table.hand_order import HandOrder, HandSorter
from sequence_desktop.gui.table.hand_row import HandRow
from sequence_desktop.gui.table.items import CardItem, PileItem, StockItem
from sequence_desktop.gui.table.kit import Kit
from sequence_desktop.gui.table.layout import Layout, Wanted
from sequence_desktop.gui.table.lights import CursorItem
from sequence_desktop.gui.table.looks import SeatLook, side_colours
from sequence_desktop.gui.table.motion import Motion, Track
from sequence_desktop.gui.table.plate import Notice, PlateItem
from sequence_desktop.gui.table.spots import NOWHERE, Spot, Zone
from sequence_desktop.gui.theme.metrics import SPACE_XS

_Z_PILE, _Z_PLATE, _Z_CURSOR = 12.0, 14.0, 90.0


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


class TableScene(QGraphicsScene):
    """Board, hand, piles and plate.

    Attributes:
        motion: the owner of all animation.
        board: the board's items.
        hand: the hand's items.
        showing: what is shown; None before the first view.
    """

    def __init__(self, style: Style, parent: QObject | None = None) -> None:
        super().__init__(parent)
        # Items come and go in small numbers: an index would cost more than it saves.
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.kit = Kit(style)
        self.motion = Motion(self)
        self.plan: Layout = arrange(Wanted(800, 600, 10, 10, 7))
        self.showing: Showing | None = None
        self.board = BoardLayer(self, self.kit, self.plan)
        self.carrier = Carrier(self.kit)
        self.flights = Flights(self, self.kit)
        self.hand = HandRow(self, self.kit, self.plan, self.carrier, self.flights)
        self.sorter = HandSorter()
        self.stock = StockItem(self.kit)
        self.pile = PileItem(self.kit)
        self.plate = PlateItem(self.kit)
        self.cursor = CursorItem(self.kit)
        self._size = QSizeF(800, 600)
        self._ground: QPixmap | None = None
        for item, z in (
            (self.stock, _Z_PILE),
            (self.pile, _Z_PILE),
            (self.plate, _Z_PLATE),
            (self.cursor, _Z_CURSOR),
        ):
            item.setZValue(z)
            self.addItem(item)
        self.cursor.hide()

    # ---- showing

    def show_state(
        self, showing: Showing, choices: Choices, changes: Sequence[Change], animate: bool
    ) -> None:
        """Show what is to be seen now; with changes and `animate`, move there from before."""
        self.motion.finish()
        before, self.showing = self.showing, showing
        if before is None or self._wanted(before) != self._wanted(showing):
            self._plan()
        moving = animate and bool(changes) and before is not None
        tracks = self.board.show(showing.position, showing.colours, showing.last, moving)
        old = before.position if before is not None else showing.position
        # The hand that lay there may have been another seat's, or covered.
        owner = before.view.seat if before is not None and before.curtain is None else None
        tracks += self._show_cards(showing, old, owner, changes, moving)
        dead = _dead(showing)
        for card in self.hand.cards:
            turn_in = choices.turn_in(card.token) is not None
            card.show_as(dead=card.token in dead, turn_in=turn_in)
        self.stock.light(choices.drawing is not None)
        self.pile.light(False)
        self.motion.play(tracks)

    def _show_cards(
        self,
        showing: Showing,
        old: Position,
        owner: int | None,
        changes: Sequence[Change],
        moving: bool,
    ) -> list[Track]:
        position = showing.position
        left = [change for change in changes if isinstance(change, CardLeft)]
        drawn = [change for change in changes if isinstance(change, CardDrawn)]
        shuffled = any(isinstance(change, StockShuffled) for change in changes)
        # Backwards in time cards return from the discards to a hand, and from a hand to the stock.
        back = not shuffled and len(position.discards) < len(old.discards)
        source, target = (self.pile, self.stock) if back else (self.stock, self.pile)
        sources: dict[Token, list[QPointF]] = {}
        for draw in drawn:
            if draw.seat == showing.view.seat:
                sources.setdefault(draw.token, []).append(source.pos())
        gone, tracks = self.hand.show(
            self._sorted(showing), [it.token for it in left if it.seat == owner], sources, moving
        )
        if not moving:
            for card in gone:
                self.flights.dismiss(card)
            self._show_piles(position)
            return tracks
        for it in left:
            if it.seat != owner and it.token != HIDDEN:
                # From another seat: the card comes out of the plate that names it.
                card = self.flights.visitor(it.token, self._from_plate())
                card.setScale(0.6)
                card.setOpacity(0.0)
                gone.append(card)
        self.stock.show_count(len(position.stock))
        if not gone:
            self._show_piles(position)
        for card in gone:
            landed = partial(self._landed, card, position)
            tracks += self.flights.fly(card, card.pos(), target.pos(), done=landed)
        return tracks

    # ---- the order of the hand

    def sort_hand(self, order: HandOrder) -> None:
        """Lay the hand in another order."""
        self.sorter.mode = order
        if self.showing is not None:
            self.motion.finish()
            self.motion.play(self.hand.show(self._sorted(self.showing), (), {}, animate=True)[1])

    def keep_hand(self) -> None:
        """The hand has been laid in another order: it stays so."""
        showing = self.showing
        if showing is not None and showing.view.seat is not None:
            tokens = [card.token for card in self.hand.cards]
            self.sorter.keep(tokens, showing.view.seat, showing.position.ply)

    def _sorted(self, showing: Showing) -> tuple[Token, ...]:
        return self.sorter.arrange(showing.hand, showing.view.seat, showing.position.ply)

    def _from_plate(self) -> QPointF:
        centre = self.plate.sceneBoundingRect().center()
        size = self.kit.card * 0.6
        return centre - QPointF(size.width() / 2, size.height() / 2)

    def _landed(self, card: CardItem, position: Position) -> None:
        self.flights.dismiss(card)
        self._show_piles(position)

    def _show_piles(self, position: Position) -> None:
        discards = position.discards
        self.pile.show_pile(discards[-1] if discards else None, len(discards))
        self.stock.show_count(len(position.stock))

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
        for zone, item in ((Zone.STOCK, self.stock), (Zone.DISCARDS, self.pile)):
            if item.rect().translated(item.pos()).contains(point):
                return Spot(zone)
        return NOWHERE

    def drop_spot(self, point: QPointF) -> Spot:
        """Where a card that is let go here would come to lie; the hand is one place."""
        cell = self.plan.cell_at(point)
        if cell is not None:
            return Spot(Zone.BOARD, cell)
        reach = self.kit.card.width() * 0.25
        place = self.pile.rect().translated(self.pile.pos())
        if place.adjusted(-reach, -reach, reach, reach).contains(point):
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
        item = self.stock if spot.zone is Zone.STOCK else self.pile
        return item.rect().translated(item.pos())

    def set_cursor(self, spot: Spot | None) -> None:
        """Show the keyboard's place, or hide it."""
        self.cursor.setVisible(spot is not None)
        if spot is not None:
            out = 0 if spot.zone is Zone.BOARD else SPACE_XS
            self.cursor.surround(self.rect_of(spot).adjusted(-out, -out, out, out))

    # ---- sizes and style

    def resize_to(self, size: QSizeF, ratio: float) -> None:
        """Lay everything out for a view of this size and device pixel ratio."""
        self.motion.finish()
        self._size = QSizeF(size)
        self.kit.ratio = ratio
        self._plan()

    def restyle(self, style: Style) -> None:
        """Draw everything in another style."""
        self.motion.finish()
        self.kit.style = style
        self._plan()

    def _wanted(self, showing: Showing) -> Wanted:
        position = showing.position
        board = position.setup.board
        seat = showing.view.seat if showing.curtain is None else showing.curtain
        # Room for a full hand, so that nothing shifts when a card is played.
        cards = max(position.limits[seat], len(showing.hand)) if seat is not None else 0
        width, height = self._size.width(), self._size.height()
        return Wanted(width, height, board.width, board.height, cards, self.kit.ratio)

    def _plan(self) -> None:
        if self.showing is not None:
            self.plan = arrange(self._wanted(self.showing))
        self.kit.cell = self.plan.cell
        self.kit.card = self.plan.card
        self._ground = None
        self.setSceneRect(QRectF(QPointF(), self._size))
        self.board.place(self.plan)
        self.hand.place(self.plan)
        for item, place in zip((self.stock, self.pile), self.plan.piles, strict=True):
            item.setPos(place.topLeft())
            item.refit()
        self.plate.setPos(self.kit.snap(self.plan.plate.topLeft()))
        self.plate.fit(self.plan.plate.size())
        self.cursor.refit()
        self.update()

    def snapshot(self) -> QPixmap:
        """The whole table as it is, as one picture."""
        ratio = self.kit.ratio
        size = (self._size * ratio).toSize().expandedTo(QSize(1, 1))
        picture = QPixmap(size)
        picture.setDevicePixelRatio(ratio)
        painter = QPainter(picture)
        painter.drawPixmap(0, 0, self.ground())
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.render(painter, QRectF(QPointF(), self._size), self.sceneRect())
        painter.end()
        return picture

    def ground(self) -> QPixmap:
        """The cloth under everything, drawn once for a size."""
        if self._ground is None:
            self._ground = cloth_pixmap(
                self._size, self.kit.ratio, self.kit.style.theme, self.plan.bed, self.plan.cell
            )
        return self._ground


def _dead(showing: Showing) -> tuple[Token, ...]:
    if showing.curtain is not None or showing.view.seat is None:
        return ()
    return showing.position.dead(showing.view.seat)
