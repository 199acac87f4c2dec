# SPDX-License-Identifier: MIT
"""Hints: asked for by a person whose turn it is, shown until the position changes."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from sequence_desktop.engine.moves import Move
from sequence_desktop.engine.view import PlayerView
from sequence_desktop.gui.advice.adviser import Adviser
from sequence_desktop.gui.advice.hint_list import Line
from sequence_desktop.gui.advice.hint_panel import HintPanel
from sequence_desktop.gui.advice.move_words import move_text, percent_text
from sequence_desktop.gui.advice.panel_advice import PanelAdvice
from sequence_desktop.gui.table.pointing import Pointing
from sequence_desktop.gui.updates import Cause, Update

if TYPE_CHECKING:
    from sequence_desktop.players.advice import Advice, Advised

MOST_MOVES = 3
"""So many moves are hinted at."""

_Told = tuple[tuple[Move, ...], list[Line]]
"""Moves that are hinted at, and what is said of each."""


class Hinting(PanelAdvice):
    """Asks for a hint and shows it.

    Signals:
        changed: a hint can be had, or played, or no longer.
    """

    changed = Signal()

    def __init__(self, adviser: Adviser, panel: HintPanel, pointing: Pointing, parent: QObject):
        """`pointing` shows the moves on the table."""
        super().__init__(adviser, pointing, panel.show_progress, parent)
        self._panel = panel
        self._moves: tuple[Move, ...] = ()
        panel.looked_at.connect(self._look_at)
        panel.play_clicked.connect(self.play)
        panel.closed.connect(self.forget)

    @property
    def possible(self) -> bool:
        """Whether there is somebody who may ask for a hint now: whose hand is shown, and who may
        move or draw."""
        session = self._session
        if session is None or session.over or session.rated or session.viewer is None:
            return False
        return session.active or any(move.seat == session.viewer for move in session.draws)

    @property
    def shown(self) -> bool:
        """Whether a move is hinted at now."""
        return bool(self._moves)

    def ask(self) -> None:
        """Look for the best moves of the seat whose hand is shown, with what it knows."""
        session = self._session
        if session is None or not self.possible:
            return
        view = session.view
        self._clear()
        self._panel.show_asking()
        self._put_question(
            "hint", {"view": view.to_json()}, partial(self._told, view=view), self._show
        )

    def play(self, number: int | None = None) -> None:
        """Play a hinted move; None: the one that is looked at."""
        if number is None:
            number = self._panel.list.currentRow()
        if self._session is not None and 0 <= number < len(self._moves):
            self._session.play(self._moves[number])

    def forget(self) -> None:
        """Take the hint away, or stop looking for one."""
        self._adviser.drop(self._question)
        self._clear()
        self._panel.leave()

    # -- inside -----------------------------------------------------------------------------

    def _told(self, data: Any, *, view: PlayerView) -> _Told:
        """The best moves of an answer, and what is said of them.

        Raises:
            One of `asking.NONSENSE`: it has none for this view, or none that can be said.
        """
        best = _read(data, view).moves[:MOST_MOVES]
        return tuple(advised.move for advised in best), self._lines(best, view)

    def _show(self, told: _Told) -> None:
        moves, lines = told
        if not moves:
            self._on_failed()
            return
        self._question = None
        self._moves = moves
        self._panel.show_moves(lines)
        self._look_at(0)
        self.changed.emit()

    def _lines(self, best: tuple[Advised, ...], view: PlayerView) -> list[Line]:
        # Not at the top: the window starts faster without the computer players.
        from sequence_desktop.gui.advice.reasons import ReasonWords

        names = [] if self._session is None else [seat.name for seat in self._session.seats]
        reasons = ReasonWords(view.position.setup, names)
        return [
            Line(
                str(number),
                move_text(advised.move, rolled=bool(view.position.roll)),
                percent_text(advised.share.chance),
                reasons.sentences(advised.reasons),
                self._doubt(advised),
            )
            for number, advised in enumerate(best, 1)
        ]

    def _doubt(self, advised: Advised) -> str:
        share = advised.share
        if not share.tries:
            return ""
        text = self.tr("Chance to win: {chance}, between {low} and {high} in {games} trial games.")
        return text.format(
            chance=percent_text(share.chance),
            low=percent_text(share.low),
            high=percent_text(share.high),
            games=share.tries,
        )

    def _look_at(self, number: int) -> None:
        if self._moves:
            labels = [str(n) for n in range(1, len(self._moves) + 1)]
            said = [self.tr("Hint {number}").format(number=label) for label in labels]
            self._pointing.show(self._moves, labels, number, said)

    def _on_failed(self) -> None:
        self._question = None
        self._panel.show_trouble(
            self.tr("No hint could be worked out: the process that looks for one has failed.")
        )

    def _clear(self) -> None:
        self._question = None
        if self._moves:
            self._moves = ()
            self._pointing.show()
            self.changed.emit()

    def _on_updated(self, update: Update) -> None:
        if update.cause is not Cause.THINK and not self._panel.isHidden():
            self.forget()


def _read(data: Any, view: PlayerView) -> Advice:
    """The advice of an answer.

    Raises:
        One of `asking.NONSENSE`: it is none for this view.
    """
    from sequence_desktop.players.advice import Advice

    advice = Advice.from_json(data)
    allowed = (*view.legal_moves(), *view.position.late_draws())
    if any(advised.move not in allowed for advised in advice.moves):
        raise ValueError("a hinted move is not legal")
    return advice
