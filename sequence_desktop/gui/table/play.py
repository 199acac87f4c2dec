# SPDX-License-Identifier: MIT
"""A turn at the table: choosing a card, then a cell, and answering what is still open.

Pointer and keyboard both end here, so they can do the same things. Which moves there are is known
from `Choices`; what is on the screen is changed through the scene.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject, Signal

from sequence_desktop.engine.cards import Token
from sequence_desktop.engine.moves import Kind, Move
from sequence_desktop.gui.table.art import Mark
from sequence_desktop.gui.table.captions import (
    chosen_notice,
    refused_notice,
    rows_notice,
    turn_notice,
)
from sequence_desktop.gui.table.choices import Choices
from sequence_desktop.gui.table.motion import Track
from sequence_desktop.gui.table.piles import draw_at
from sequence_desktop.gui.table.question import Asking, Question
from sequence_desktop.gui.table.scene import TableScene
from sequence_desktop.gui.table.showing import Showing
from sequence_desktop.gui.table.spots import Spot, Zone


class Play(QObject):
    """The state of the viewer's turn.

    Attributes:
        choices: the legal moves; none while the viewer may not move.
        question: what is still open about a move.
        source: one's own chip that is to be swapped, once it is chosen.

    Signals:
        move_chosen(Move): a complete legal move.
        card_chosen(object): the token of the chosen card, or None.
        changed: what can be done on the board is another thing now.
        hand_moved: the cards of the hand have been laid in another order.
        answered(str): what the plate says to what has just been done.
    """

    move_chosen = Signal(object)
    card_chosen = Signal(object)
    changed = Signal()
    hand_moved = Signal()
    answered = Signal(str)

    def __init__(self, scene: TableScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self._showing: Showing | None = None
        self._index: int | None = None
        self._turn = 0
        self.choices: Choices | None = None
        self.source: int | None = None
        self.question = Question(scene, self)
        self.question.changed.connect(self.notice)
        self.question.changed.connect(self.changed)
        self.question.decided.connect(self._commit)

    # ---- the turn

    def begin(self, showing: Showing, choices: Choices) -> None:
        """Another state is on the table: whatever was going on is over."""
        self._turn += 1
        chosen = self._scene.hand.chosen is not None
        self.question.drop()
        self._showing = showing
        self.choices = choices
        self.source = None
        self._scene.lights.light({})
        if chosen:
            self.card_chosen.emit(None)

    def light_up(self) -> None:
        """Show at once what can be done without choosing a card, as soon as nothing moves there."""
        turn = self._turn
        if self.choices is None or self.choices.given is None:
            return

        def light() -> None:
            if turn == self._turn and self.asking is None:
                self._light()

        wait = self._scene.roll_ends
        self._scene.motion.play([Track("light", lambda _: None, wait, 1, done=light)])

    @property
    def asking(self) -> Asking | None:
        """The question that is open on the board, or None."""
        return self.question.asking

    @property
    def chosen(self) -> int | None:
        """The chosen card's place in the hand."""
        return self._scene.hand.chosen

    @property
    def token(self) -> Token | None:
        """What is to be used: the chosen card, or what is used without being chosen."""
        if self.chosen is not None:
            return self._scene.hand.cards[self.chosen].token
        return self.choices.given if self.choices is not None else None

    @property
    def active(self) -> bool:
        """Whether the viewer may do anything in this turn."""
        return self._showing is not None and self._showing.active

    @property
    def targets(self) -> Mapping[int, Mark]:
        """The cells on which something can be done now, and what."""
        token, choices = self.token, self.choices
        if token is None or choices is None or not self.active:
            return {}
        if self.source is not None:
            return dict.fromkeys(choices.swaps(token, self.source), Mark.REPLACE)
        return {cell: choices.mark(token, cell) for cell in choices.cells(token)}

    def notice(self) -> None:
        """Say on the plate what is to be done now."""
        showing, choices = self._showing, self.choices
        if showing is None or choices is None:
            return
        if self.asking is not None and self.asking.rows:
            self._scene.say(rows_notice(showing))
        elif self.chosen is not None or self.source is not None:
            self._scene.say(
                chosen_notice(showing, choices, self.token or "", swapping=self.source is not None)
            )
        else:
            self._scene.say(turn_notice(showing, choices))

    # ---- choosing

    def choose(self, index: int | None) -> None:
        """Choose a card of the hand (or none), and light what it can do."""
        if not self.active or index == self.chosen or self.choices is None:
            return
        self.question.drop()
        self.source = None
        self._scene.motion.play(self._scene.hand.choose(index))
        self._show_targets()
        self.card_chosen.emit(self.token if index is not None else None)

    def choose_source(self, cell: int | None) -> None:
        """Choose one's own chip that is to be swapped, or none."""
        self.source = cell
        self._show_targets()

    def _show_targets(self) -> None:
        self._light()
        self.notice()
        self.changed.emit()
        if self.chosen is not None or self.source is not None:
            self._answer()

    def _answer(self) -> None:
        """Tell what is to be known of a choice, where it is not what was asked anyway."""
        showing, choices = self._showing, self.choices
        if showing is not None and choices is not None:
            detail = self._scene.plate.notice.detail
            if detail != turn_notice(showing, choices).detail:
                self.answered.emit(detail)

    def _light(self) -> None:
        choices, token = self.choices, self.token
        lights = self._scene.lights
        # What is lit from the beginning of a turn must leave the board as clear as ever.
        dim = self.chosen is not None
        self._scene.motion.play(lights.light(self.targets, self.source, dim=dim))
        may = token is not None and choices is not None and choices.discard(token) is not None
        self._scene.piles.discards.light(may)

    def point_at(self, spot: Spot) -> None:
        """The pointer or the cursor is here: show what would happen."""
        token, choices, showing = self.token, self.choices, self._showing
        self._scene.piles.emphasise(spot)
        if self.asking is not None or token is None or choices is None or showing is None:
            return
        cell = spot.index if spot.zone is Zone.BOARD else None
        colour = None
        if cell is not None and Kind.PUT in choices.kinds(token, cell):
            colour = showing.colours[showing.position.side]
        self._scene.lights.emphasise(cell, colour)

    # ---- clicking

    def click(self, spot: Spot) -> None:
        """Something on the table was clicked."""
        if self.choices is None:
            return
        if self.asking is not None:
            self._click_while_asking(spot)
        elif spot.zone in (Zone.STOCK, Zone.OPEN):
            self.draw(spot)
        elif not self.active:
            return
        elif spot.zone is Zone.TURN_IN:
            self.discard(spot.index)
        elif spot.zone is Zone.HAND:
            self.choose(None if spot.index == self.chosen else spot.index)
        elif spot.zone is Zone.BOARD and self.token is not None:
            self.use(spot.index)
        elif spot.zone is Zone.DISCARDS and self.chosen is not None:
            self.discard(self.chosen)

    def _click_while_asking(self, spot: Spot) -> None:
        if spot.zone is not Zone.BOARD:
            self.cancel()
            return
        if self.question.agree(spot.index):
            return
        before = self.asking.current if self.asking is not None else None
        self.question.point_at_rows(self._scene.plan.cell_rect(spot.index).center())
        # A finger does not hover: its first touch shows another row, the next one takes it.
        if self.asking is not None and self.asking.current == before:
            self.question.answer()

    # ---- completing a move

    def use(self, cell: int) -> bool:
        """Use what is chosen on a cell, asking where there is more than one way.

        False: that cannot be.
        """
        token, choices = self.token, self.choices
        if token is None or choices is None or not self.active:
            return False
        if cell == self.source:
            self.choose_source(None)
            return True
        if self.source is not None:
            moves: Sequence[Move] = choices.swaps(token, self.source).get(cell, ())
        else:
            moves = choices.at(token, cell)
        if not moves and Kind.SWAP in choices.kinds(token, cell):
            moves = choices.at(token, cell)
            self.source = None
        if not moves:
            self.refuse(token, cell)
            return False
        if self.source is None and moves[0].kind is Kind.SWAP:
            self.choose_source(cell)
            return True
        self._index = self.chosen
        if len(moves) == 1 and not self.question.confirms:
            self._commit(moves[0])
        else:
            place = self._scene.plan.cell_rect(cell)
            self._scene.motion.play(self._scene.hand.leave_at(place))
            self.question.ask(cell, moves)
        return True

    def refuse(self, token: Token, cell: int) -> None:
        """Say that this cannot be used there."""
        if self._showing is not None and self._scene.carrier.item is None:
            notice = refused_notice(self._showing, token, cell, self.source)
            self._scene.say(notice)
            self.answered.emit(notice.detail)

    def discard(self, index: int) -> bool:
        """Lay a card on the discards unplayed: a dead one, or one to be given up.

        False: it may not be.
        """
        if self.choices is None or not self.active:
            return False
        move = self.choices.discard(self._scene.hand.cards[index].token)
        if move is None:
            return False
        self._index = index
        self._commit(move)
        return True

    def discard_token(self, token: Token) -> None:
        """Lay a card of this kind on the discards, if it is still in the hand."""
        cards = self._scene.hand.cards
        index = next((n for n, card in enumerate(cards) if card.token == token), None)
        if index is not None:
            self.discard(index)

    def draw(self, spot: Spot) -> bool:
        """Take the card that lies on the stock, or open; False: it may not be taken."""
        move = self._draw_at(spot)
        if move is None:
            return False
        self._index = None
        self._commit(move)
        return True

    def _draw_at(self, spot: Spot) -> Move | None:
        if self.choices is None or self._showing is None:
            return None
        return draw_at(self.choices, self._showing.position, spot)

    def may_draw(self, spot: Spot) -> bool:
        """Whether a card can be taken here now."""
        return self._draw_at(spot) is not None

    def pass_turn(self) -> None:
        """Pass, where that is the only move."""
        if self.active and self.choices is not None and self.choices.passing is not None:
            self._index = None
            self._commit(self.choices.passing)

    def _commit(self, move: Move) -> None:
        turn = self._turn
        self.question.drop()
        self._scene.lights.light({})
        self._scene.piles.discards.light(False)
        if self._index is not None:
            self._scene.hand.played(self._index)
        self._index = None
        self.move_chosen.emit(move)
        if turn == self._turn:
            # Nobody took the move: everything goes back as if nothing had been.
            self.put_back()

    # ---- changing one's mind

    def put_back(self) -> None:
        """What is in the air returns to where it was, and nothing is chosen any more."""
        chosen = self.chosen is not None
        self._scene.hand.chosen = None
        self.source = None
        self._scene.motion.play(self._scene.settle())
        self._show_targets()
        if chosen:
            self.card_chosen.emit(None)

    def cancel(self) -> bool:
        """Take back the last step of an unfinished move; False: there is none."""
        if self.question.drop():
            self.put_back()
        elif self.source is not None:
            self.choose_source(None)
        elif self.chosen is not None:
            self.choose(None)
        else:
            return False
        return True

    def let_go(self) -> None:
        """Take back every step of an unfinished move."""
        while self.cancel():
            pass
