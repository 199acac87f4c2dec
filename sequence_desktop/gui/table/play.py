# SPDX-License-Identifier: MIT
"""A turn at the table: choosing a card, then a cell, and answering what is still open.

Pointer and keyboard both end here, so they can do the same things. Which moves there are is known
from `Choices`; what is on the screen is changed through the scene.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, QPointF, Qt, Signal

from sequence_desktop.engine.cards import HIDDEN, Token
from sequence_desktop.engine.moves import Kind, Move
from sequence_desktop.gui.table.captions import (
    dead_notice,
    refused_notice,
    rows_notice,
    turn_notice,
)
from sequence_desktop.gui.table.choices import Choices
from sequence_desktop.gui.table.scene import Showing, TableScene
from sequence_desktop.gui.table.spots import Spot, Zone


@dataclass(slots=True)
class Asking:
    """A card lies over a cell, and something about the move is still open."""

    index: int
    cell: int
    moves: Sequence[Move]
    current: int = 0
    """Which of the moves is shown; they differ in their rows."""


class Play(QObject):
    """The state of the viewer's turn.

    Attributes:
        choices: the legal moves; none while the viewer may not move.
        asking: the question that is open on the board, or None.

    Signals:
        move_chosen(Move): a complete legal move.
        card_chosen(object): the token of the chosen card, or None.
        kinds_asked(object, int): what is the card to do? The kinds, and the cell.
        kinds_answered: that question is settled.
        asked: a question has been put on the board, or taken back.
        hand_moved: the cards of the hand have been laid in another order.
    """

    move_chosen = Signal(object)
    card_chosen = Signal(object)
    kinds_asked = Signal(object, int)
    kinds_answered = Signal()
    asked = Signal()
    hand_moved = Signal()

    def __init__(self, scene: TableScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self._showing: Showing | None = None
        self.choices: Choices | None = None
        self.asking: Asking | None = None
        self._turn = 0

    # ---- the turn

    def begin(self, showing: Showing, choices: Choices) -> None:
        """Another state is on the table: whatever was going on is over."""
        self._turn += 1
        self._showing = showing
        self.choices = choices
        chosen = self._scene.hand.chosen is not None
        if self.asking is not None:
            self.asking = None
            self.kinds_answered.emit()
        self._scene.board.light({})
        self._scene.board.offer_rows((), 0)
        if chosen:
            self.card_chosen.emit(None)

    @property
    def chosen(self) -> int | None:
        """The chosen card's place in the hand."""
        return self._scene.hand.chosen

    @property
    def token(self) -> Token | None:
        """The chosen card."""
        return None if self.chosen is None else self._scene.hand.cards[self.chosen].token

    @property
    def active(self) -> bool:
        """Whether the viewer may do anything."""
        return self._showing is not None and self._showing.active

    def notice(self) -> None:
        """Say on the plate what is to be done now."""
        showing, choices = self._showing, self.choices
        if showing is None or choices is None:
            return
        token = self.token
        if self.asking is not None and self.asking.moves[0].rows:
            self._scene.say(rows_notice(showing))
        elif token is not None and showing.position.is_dead(token):
            may = choices.turn_in(token) is not None
            self._scene.say(dead_notice(showing, token, may))
        else:
            self._scene.say(turn_notice(showing, choices))

    # ---- choosing a card

    def choose(self, index: int | None) -> None:
        """Choose a card of the hand (or none), and light what it can do."""
        if not self.active or index == self.chosen or self.choices is None:
            return
        self._drop_question()
        self._scene.motion.play(self._scene.hand.choose(index))
        self._light()
        self.notice()
        self.card_chosen.emit(self.token)

    def _light(self) -> None:
        token = self.token
        choices = self.choices
        if token is None or choices is None:
            marks = {}
        else:
            marks = {cell: choices.mark(token, cell) for cell in choices.cells(token)}
        self._scene.motion.play(self._scene.board.light(marks))
        may = token is not None and choices is not None and choices.turn_in(token) is not None
        self._scene.pile.light(may)

    def click(self, spot: Spot) -> None:
        """Something on the table was clicked."""
        if not self.active or self.choices is None:
            return
        if self.asking is not None:
            self._click_while_asking(spot)
        elif spot.zone is Zone.TURN_IN:
            self.turn_in(spot.index)
        elif spot.zone is Zone.HAND:
            self.choose(None if spot.index == self.chosen else spot.index)
        elif spot.zone is Zone.BOARD and self.chosen is not None:
            self.put(self.chosen, spot.index)
        elif spot.zone is Zone.DISCARDS and self.chosen is not None:
            self.turn_in(self.chosen)
        elif spot.zone is Zone.STOCK and self.choices.drawing is not None:
            self._commit(self.choices.drawing)

    def _click_while_asking(self, spot: Spot) -> None:
        if spot.zone is not Zone.BOARD:
            self.cancel()
            return
        before = self.asking.current if self.asking is not None else None
        self.point_at_rows(self._scene.plan.cell_rect(spot.index).center())
        # A finger does not hover: its first touch shows another row, the next one takes it.
        if self.asking is not None and self.asking.current == before:
            self.answer()

    # ---- carrying a card

    def is_loose(self, spot: Spot) -> bool:
        """Whether what lies here can be taken up: one's own cards at any time, to sort them."""
        if spot.zone is not Zone.HAND or self._showing is None:
            return False
        return self._scene.hand.cards[spot.index].token != HIDDEN

    def lift(self, spot: Spot, grip: QPointF) -> None:
        """The pointer takes a card off the hand."""
        self.choose(spot.index)
        # The card must not go on rising to its place while the pointer carries it.
        self._scene.motion.finish()
        self._scene.hand.lift(spot.index, grip)

    def carry(self, point: QPointF) -> None:
        """The pointer moves with the card."""
        scene = self._scene
        over = scene.plan.bed.contains(point)
        scene.motion.play(scene.carrier.carry(point, small=over))
        scene.motion.play(scene.hand.make_room(point if scene.over_hand(point) else None))
        self.point_at(scene.drop_spot(point))

    def drop(self, spot: Spot, point: QPointF) -> None:
        """The pointer lets the card go."""
        index, target = spot.index, self._scene.drop_spot(point)
        if target.zone is Zone.BOARD and self.put(index, target.index):
            return
        if target.zone is Zone.DISCARDS and self.turn_in(index):
            return
        moved = target.zone is Zone.HAND and self._scene.hand.move(index)
        self.put_back()
        if moved:
            self._scene.keep_hand()
            self.hand_moved.emit()
        elif target.zone is Zone.BOARD:
            self._refuse(index, target.index)

    def put_back(self) -> None:
        """The card in the air returns to the hand, and is not chosen any more."""
        self._scene.hand.chosen = None
        self._scene.motion.play(self._scene.hand.settle())
        self._light()
        self.notice()
        self.card_chosen.emit(None)

    def point_at(self, spot: Spot) -> None:
        """The pointer or the cursor is here: show what would happen."""
        token, choices, showing = self.token, self.choices, self._showing
        if self.asking is not None or token is None or choices is None or showing is None:
            return
        cell = spot.index if spot.zone is Zone.BOARD else None
        colour = None
        if cell is not None and Kind.PUT in choices.kinds(token, cell):
            colour = showing.colours[showing.position.side]
        self._scene.board.emphasise(cell, colour)

    def pointer_at(self, spot: Spot) -> Qt.CursorShape:
        """What the mouse pointer looks like here: it tells what a press would do."""
        choices, token = self.choices, self.token
        if not self.active or choices is None:
            loose = self.is_loose(spot)
            return Qt.CursorShape.OpenHandCursor if loose else Qt.CursorShape.ArrowCursor
        if self.asking is not None:
            return Qt.CursorShape.PointingHandCursor
        match spot.zone:
            case Zone.HAND:
                return Qt.CursorShape.OpenHandCursor
            case Zone.TURN_IN:
                return Qt.CursorShape.PointingHandCursor
            case Zone.STOCK if choices.drawing is not None:
                return Qt.CursorShape.PointingHandCursor
            case Zone.BOARD if token is not None and choices.at(token, spot.index):
                return Qt.CursorShape.PointingHandCursor
            case Zone.DISCARDS if token is not None and choices.turn_in(token) is not None:
                return Qt.CursorShape.PointingHandCursor
            case _:
                return Qt.CursorShape.ArrowCursor

    # ---- completing a move

    def put(self, index: int, cell: int) -> bool:
        """Play a card on a cell, asking where there is more than one way; False: it cannot."""
        if self.choices is None or not self.active:
            return False
        moves = self.choices.at(self._scene.hand.cards[index].token, cell)
        if not moves:
            self._refuse(index, cell)
            return False
        kinds = list(dict.fromkeys(move.kind for move in moves))
        self.choose(index)
        if len(moves) == 1:
            self._commit(moves[0], index)
            return True
        self.asking = Asking(index, cell, moves)
        self.asked.emit()
        self._scene.motion.play(self._scene.hand.leave_at(self._scene.plan.cell_rect(cell)))
        if len(kinds) > 1:
            self._scene.board.emphasise(cell)
            self.kinds_asked.emit(kinds, cell)
        else:
            self._ask_rows()
        return True

    def _refuse(self, index: int, cell: int) -> None:
        if self._showing is not None and self.active and self._scene.hand.carried is None:
            token = self._scene.hand.cards[index].token
            self._scene.say(refused_notice(self._showing, token, cell))

    def choose_kind(self, kind: Kind) -> None:
        """The answer to `kinds_asked`."""
        if self.asking is None:
            return
        self.asking.moves = [move for move in self.asking.moves if move.kind is kind]
        self.kinds_answered.emit()
        if len(self.asking.moves) == 1:
            self._commit(self.asking.moves[0], self.asking.index)
        else:
            self._ask_rows()

    def _ask_rows(self) -> None:
        asking, showing = self.asking, self._showing
        if asking is None or showing is None:
            return
        self._scene.motion.play(self._scene.board.light({}))
        self._scene.board.preview(asking.cell, showing.colours[showing.position.side])
        self._offer()
        self.notice()

    def _offer(self) -> None:
        asking, showing = self.asking, self._showing
        if asking is not None and showing is not None:
            colour = showing.colours[showing.position.side]
            self._scene.board.offer_rows(self._masks(asking.moves[asking.current]), colour)

    def _masks(self, move: Move) -> list[int]:
        if self._showing is None:
            return []
        board = self._showing.position.setup.board
        return [board.row_mask(name) for name in move.rows]

    def step_rows(self, step: int) -> None:
        """Show the next or previous set of rows that may be claimed."""
        if self.asking is not None:
            self.asking.current = (self.asking.current + step) % len(self.asking.moves)
            self._offer()

    def point_at_rows(self, point: QPointF) -> None:
        """Show the rows whose middle is nearest to the pointer."""
        asking = self.asking
        if asking is None or not asking.moves[0].rows:
            return
        cell = self._scene.plan.cell_at(point)
        if cell is not None:
            point = self._scene.plan.cell_rect(cell).center()

        def distance(number: int) -> float:
            return (self._middle(asking.moves[number]) - point).manhattanLength()

        nearest = min(range(len(asking.moves)), key=distance)
        if nearest != asking.current:
            asking.current = nearest
            self._offer()

    def _middle(self, move: Move) -> QPointF:
        board = self._showing.position.setup.board if self._showing is not None else None
        ends = [end for name in move.rows for end in name.split("-")]
        total = QPointF()
        for end in ends:
            if board is not None:
                total += self._scene.plan.cell_rect(board.cell(end)).center()
        return total / len(ends)

    def answer(self) -> None:
        """Take the rows that are shown."""
        asking = self.asking
        if asking is not None and asking.moves[asking.current].rows:
            self._commit(asking.moves[asking.current], asking.index)

    def turn_in(self, index: int) -> bool:
        """Turn in a dead card; False: it may not be turned in."""
        if self.choices is None or not self.active:
            return False
        move = self.choices.turn_in(self._scene.hand.cards[index].token)
        if move is None:
            return False
        self._commit(move, index)
        return True

    def turn_in_token(self, token: Token) -> None:
        """Turn in a dead card of this kind, if it is still in the hand."""
        cards = self._scene.hand.cards
        index = next((n for n, card in enumerate(cards) if card.token == token), None)
        if index is not None:
            self.turn_in(index)

    def pass_turn(self) -> None:
        """Pass, where that is the only move."""
        if self.active and self.choices is not None and self.choices.passing is not None:
            self._commit(self.choices.passing)

    def _commit(self, move: Move, index: int | None = None) -> None:
        turn = self._turn
        self.asking = None
        self._scene.board.light({})
        self._scene.board.offer_rows((), 0)
        self._scene.pile.light(False)
        if index is not None:
            self._scene.hand.played(index)
        self.move_chosen.emit(move)
        if turn == self._turn:
            # Nobody took the move: the card goes back as if nothing had been.
            self.put_back()

    # ---- changing one's mind

    def cancel(self) -> bool:
        """Take back the last step of an unfinished move; False: there is none."""
        if self.asking is not None:
            self._drop_question()
            self.put_back()
            return True
        if self.chosen is not None:
            self.choose(None)
            return True
        return False

    def let_go(self) -> None:
        """Take back every step of an unfinished move."""
        while self.cancel():
            pass

    def _drop_question(self) -> None:
        if self.asking is not None:
            self.asking = None
            self._scene.board.offer_rows((), 0)
            self._scene.board.light({})
            self.kinds_answered.emit()
            self.asked.emit()
