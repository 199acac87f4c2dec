# SPDX-License-Identifier: MIT
"""The table's widget: shows what a `PlayerView` says, and tells which legal move was chosen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QHelpEvent,
    QHideEvent,
    QKeyEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from sequence_desktop.engine.changes import Change
from sequence_desktop.engine.moves import Move
from sequence_desktop.engine.view import PlayerView
from sequence_desktop.gui.table.art import Style
from sequence_desktop.gui.table.captions import pass_words, turn_notice
from sequence_desktop.gui.table.choices import Choices
from sequence_desktop.gui.table.hand_order import HandOrder
from sequence_desktop.gui.table.hold import Ways
from sequence_desktop.gui.table.looks import SeatLook
from sequence_desktop.gui.table.motion import Track
from sequence_desktop.gui.table.news import News
from sequence_desktop.gui.table.overlays import Overlays
from sequence_desktop.gui.table.plate import Notice
from sequence_desktop.gui.table.pointer import PointedTable
from sequence_desktop.gui.table.question import Option
from sequence_desktop.gui.table.showing import Showing
from sequence_desktop.gui.table.spoken import Spoken
from sequence_desktop.gui.table.spots import Spot
from sequence_desktop.gui.table.tip import show_tip

_LAST_LOOK_MS = 1400
"""How long the board stays free after the last move, at the usual pace."""


class TableView(PointedTable):
    """Board, hand and piles in one scene, played with pointer, finger or keyboard.

    It decides no rule: which moves exist is read from the view's legal moves.

    Attributes:
        spoken: the table in words.

    Signals:
        move_chosen(Move): the viewer made this legal move.
        card_chosen(object): the viewer holds this card ready (a token), or none (None).
        ready_clicked: the next player sits at the screen.
        done_clicked: the one who has played passes the screen on.
        rematch_clicked, new_game_clicked, review_clicked: answers to the end of a game.
        hand_order_changed(str): the hand lies in another order now, a `HandOrder`.
    """

    move_chosen = Signal(object)
    card_chosen = Signal(object)
    ready_clicked = Signal()
    done_clicked = Signal()
    rematch_clicked = Signal()
    new_game_clicked = Signal()
    review_clicked = Signal()
    hand_order_changed = Signal(str)

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(style, parent)
        self.spoken = Spoken(self._table, self.play, self)
        self._news = News()
        self._over = Overlays(style, self, self.viewport())
        self._end_due = False
        self._connect()
        self._retranslate()

    def _connect(self) -> None:
        self.play.move_chosen.connect(self.move_chosen)
        self.play.card_chosen.connect(self.card_chosen)
        self.play.hand_moved.connect(lambda: self.hand_order_changed.emit(HandOrder.OWN))
        self.play.question.options_asked.connect(self._ask)
        self.play.question.options_closed.connect(self._over.close_question)
        self._over.option_chosen.connect(self.play.question.choose)
        self._over.options_cancelled.connect(self.play.cancel)
        self._over.ready_clicked.connect(self.ready_clicked)
        self._over.done_clicked.connect(self.done_clicked)
        self._over.pass_clicked.connect(self.play.pass_turn)
        self._over.end.rematch_clicked.connect(self.rematch_clicked)
        self._over.end.new_game_clicked.connect(self.new_game_clicked)
        self._over.end.review_clicked.connect(self.review_clicked)

    # ---- what is shown

    def show_view(
        self,
        view: PlayerView,
        *,
        looks: Sequence[SeatLook],
        changes: Sequence[Change] = (),
        active: bool,
        animate: bool = True,
        last: Move | None = None,
        note: str = "",
        curtain: int | None = None,
        draws: Sequence[Move] = (),
        leaving: int | None = None,
        standing: Sequence[str] = (),
        missed: Sequence[Move] = (),
    ) -> None:
        """Show what one seat may see.

        Args:
            view: the game as this seat sees it.
            looks: one for each seat.
            changes: what has changed since the last call; shown as motion.
            active: the viewer may move now.
            animate: False shows the new state at once.
            last: the move to be marked as the last one.
            note: a line under whose turn it is.
            curtain: the seat whose hand is covered until `ready_clicked`.
            draws: draws for a turn gone by that may be made at this screen now, whoever is to move.
            leaving: the seat that has played, and passes the screen on with `done_clicked`.
            standing: for each side how the match stands, in a word or two; empty: no match.
            missed: moves that the viewer has not seen being made, marked beside the last.
        """
        self._break_off()
        news = self._news.about(view, looks)
        showing = Showing(
            view,
            tuple(looks),
            active,
            last,
            note,
            curtain,
            tuple(draws),
            leaving,
            tuple(standing),
            tuple(missed),
            news,
        )
        choices = Choices(view.position, view.legal_moves() if active else (), draws)
        self.play.begin(showing, choices)
        self._table.show_state(showing, choices, changes, animate)
        self.play.notice()
        self.play.light_up()
        self.setAccessibleDescription(turn_notice(showing, choices).text())
        if view.position.outcome is None:
            self._end_due = False
            self._over.end.hide()
        passes = active and choices.passing is not None
        self._over.show_buttons(
            ready=curtain is not None,
            passing=pass_words(showing) if passes else (),
            done=leaving is not None and curtain is None,
        )
        self._place_over()
        self.keys.begin()
        self.spoken.changed.emit()

    def set_deadline(self, ms_left: int | None) -> None:
        """Show how much time is left for the turn, in milliseconds; None: there is no clock.

        The table counts nothing: whoever owns the clock tells each time there is less.
        """
        showing = self._table.showing
        whole = showing.position.setup.rules.clock.turn_s if showing is not None else None
        self._table.plate.show_time(ms_left, (whole or 0) * 1000 or ms_left or 0)

    def draw_card(self) -> bool:
        """Take the card that may be drawn, or go to the open ones; False: none may be."""
        return self.keys.draw()

    def show_end(self, title: str, detail: str, *, again: str = "", standing: str = "") -> None:
        """Say who won and how, and offer what can be done next.

        The words come over the board once the last move has been seen; the first line of the
        detail stands on the plate, too. `again` says what playing on is called, where it is no
        rematch. `standing` says how a match stands.
        """
        showing = self._table.showing
        outcome = showing.position.outcome if showing is not None else None
        colour = None
        if showing is not None and outcome is not None and outcome.winner is not None:
            colour = showing.colours[outcome.winner]
        self._table.say(Notice(title, detail.partition("\n")[0], colour))

        self._end_due = True

        def announce() -> None:
            if self._end_due:
                self._end_due = False
                self._over.announce(title, detail, colour, again, standing)

        self._table.motion.play([Track("end", lambda _: None, length=_LAST_LOOK_MS, done=announce)])

    def offer_review(self, on: bool) -> None:
        """Say whether a review is among what can be done after the end."""
        self._over.end.offer_review(on)
        self._place_over()

    def hide_end(self) -> None:
        """Take the words about the end off the board."""
        self._end_due = False
        self._over.end.dismiss()

    def set_style(self, style: Style) -> None:
        self._over.restyle(style)
        super().set_style(style)

    def set_hand_order(self, order: HandOrder) -> None:
        """Lay one's cards in another order, now and from now on."""
        if order is self._table.sorter.mode:
            return
        self._break_off()
        self.play.let_go()
        self._table.sort_hand(order)
        self.keys.refresh()
        self.spoken.changed.emit()
        self.hand_order_changed.emit(order)

    def set_ways(self, ways: Ways, *, confirm: bool) -> None:
        """Say what the pointer does with cards, and whether each move is asked about once more."""
        self._break_off()
        self._hold.ways = ways
        self.play.question.confirms = confirm

    def describe(self, spot: Spot) -> str:
        """A part of the table in words; empty for the bare cloth."""
        return self.spoken.describe(spot)

    def act_on(self, spot: Spot) -> None:
        """Do what Enter does with the keyboard's cursor on this part of the table."""
        self.catch_up()
        self._table.motion.finish()
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        if self.play.asking is not None:
            self.play.click(spot)
        else:
            self.keys.go_to(spot)
            self.keys.use()

    def _ask(self, options: Sequence[Option], cell: int) -> None:
        self._over.ask(options, cell)

    # ---- sizes

    def lay_out(self) -> None:
        self._break_off()
        super().lay_out()
        self._place_over()
        self.keys.refresh()

    def _place_over(self) -> None:
        """Let buttons and sheets lie where the table is under the window."""
        self._over.place(self._table.plan.moved(-self.seen().topLeft()))

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Game table"))
        self._over.retranslate()
        self.play.notice()

    # ---- Qt's own

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.catch_up()
        self._table.motion.finish()
        escaped = event.key() == Qt.Key.Key_Escape and self._break_off()
        # While the pointer carries a card, the keyboard can only break that off.
        done = escaped or self._drag.dragging or self.keys.press(event)
        event.setAccepted(done)

    def focusNextPrevChild(self, next_: bool) -> bool:
        if not self.hasFocus():
            # A button over the table asks its parents where to go.
            return super().focusNextPrevChild(next_)
        if self.keys.next_zone(1 if next_ else -1):
            return True
        self.keys.hide()
        if super().focusNextPrevChild(next_):
            return True
        # Nothing else in the window can have the focus: begin again.
        self.keys.enter_zone(last=not next_)
        return True

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() == Qt.FocusReason.TabFocusReason:
            self.keys.enter_zone(last=False)
        elif event.reason() == Qt.FocusReason.BacktabFocusReason:
            self.keys.enter_zone(last=True)
        else:
            self.keys.refresh()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._break_off()
        self._table.set_cursor(None)

    def event(self, event: QEvent) -> bool:
        kind = event.type()
        if kind == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            held = event.key() == Qt.Key.Key_Escape and self._drag.dragging
            if held or self.keys.wants(event):
                event.accept()
                return True
        elif kind == QEvent.Type.WindowDeactivate:
            self._break_off()
        elif kind == QEvent.Type.LanguageChange:
            self._retranslate()
        return super().event(event)

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            spot = self._table.spot_at(self.mapToScene(event.pos()))
            text = "" if self._drag.dragging else self.describe(spot)
            show_tip(self.viewport(), event.globalPos(), text, self.rect_of(spot))
            return True
        if event.type() == QEvent.Type.Leave and not self._drag.dragging:
            self._hold.leave(keyboard=self.keys.shown)
        return super().viewportEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._break_off()
        super().resizeEvent(event)
        if self.isVisible():
            self._over.place()

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        super().scrollContentsBy(dx, dy)
        self._place_over()

    def hideEvent(self, event: QHideEvent) -> None:
        self._break_off()
        super().hideEvent(event)
