# SPDX-License-Identifier: MIT
"""What hints and reviews have in common: they ask the adviser, and tell of it on a panel."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject

from sequence_desktop.gui.advice.adviser import Adviser, Question
from sequence_desktop.gui.session import Session
from sequence_desktop.gui.table.pointing import Pointing
from sequence_desktop.gui.updates import Update


class PanelAdvice(QObject):
    """Asks one question at a time about the game of a session; an heir shows the answers."""

    def __init__(
        self,
        adviser: Adviser,
        pointing: Pointing,
        show_progress: Callable[[int, int], None],
        parent: QObject,
    ) -> None:
        """Args:
        adviser: answers.
        pointing: shows moves on the table.
        show_progress: says on the panel how much of the work is done, and of how much.
        """
        super().__init__(parent)
        self._adviser = adviser
        self._pointing = pointing
        self._show_progress = show_progress
        self._session: Session | None = None
        self._question: Question | None = None
        adviser.progressed.connect(self._on_progress)

    def attend(self, session: Session) -> None:
        """Speak of this session's game from now on."""
        self._session = session
        session.updated.connect(self._on_updated)

    @property
    def _asked(self) -> bool:
        """Whether the adviser works on the question of this one."""
        return self._question is not None and self._adviser.asked is self._question

    def _put_question(
        self,
        ask: str,
        about: dict[str, object],
        read: Callable[[Any], Any],
        take: Callable[[Any], None],
    ) -> None:
        self._question = Question(ask, about, read=read, take=take, fail=self._on_failed)
        self._adviser.ask(self._question)

    def _on_progress(self, done: int, total: int) -> None:
        if self._asked:
            self._show_progress(done, total)

    def _on_failed(self) -> None:
        """No answer has come, or none that makes sense."""
        raise NotImplementedError

    def _on_updated(self, update: Update) -> None:
        """The table shows another moment."""
        raise NotImplementedError
