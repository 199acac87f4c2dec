# SPDX-License-Identifier: MIT
"""Asks the adviser, a process of its own, for hints, chances and reviews."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import Signal

from sequence_desktop.gui.asking import Asking
from sequence_desktop.gui.levels import STANDARD_LEVEL


@dataclass(frozen=True, slots=True, eq=False)
class Question:
    """One question, and who wants to know.

    Attributes:
        ask: what is asked for: "hint", "chance", "review" or "judgement".
        about: what the question is about, as JSON data.
        read: makes of the answer's JSON data what is to be shown; one of `asking.NONSENSE` if
            they mean nothing.
        take: is given that.
        fail: is called when nobody answers.
    """

    ask: str
    about: Mapping[str, object]
    read: Callable[[Any], object]
    take: Callable[[Any], None]
    fail: Callable[[], None]


class Adviser(Asking):
    """Answers one question at a time; a new one takes the place of one that is open.

    Signals:
        idle: a question has ended, and none is open.
    """

    idle = Signal()

    _asked: Question | None = None

    @property
    def asked(self) -> Question | None:
        """The open question."""
        return self._asked if self.thinking else None

    def ask(self, question: Question) -> None:
        """Ask this, and no other question any more."""
        self.leave()
        self._asked = question
        # Whoever advises is always the best one there is, whatever level its process was begun for.
        self._open(STANDARD_LEVEL, {"ask": question.ask, **question.about})

    def drop(self, question: Question | None) -> None:
        """Want no answer to this question any more, if it is open."""
        if question is not None and question is self.asked:
            self.leave()
            self.idle.emit()

    def _read(self, answer: dict[str, Any]) -> object:
        question = self._asked
        return None if question is None else question.read(answer[question.ask])

    def _take(self, said: Any) -> None:
        if self._asked is not None:
            self._asked.take(said)
        self._rest()

    def _give_up(self) -> None:
        if self._asked is not None:
            self._asked.fail()
        self._rest()

    def _rest(self) -> None:
        if not self.thinking:
            self.idle.emit()
