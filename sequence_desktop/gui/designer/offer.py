# SPDX-License-Identifier: MIT
"""The line at the top of the designer that offers a board that was left unsaved."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from sequence_desktop.gui.designer.keeping import Left
from sequence_desktop.gui.plain import PlainLabel, short
from sequence_desktop.gui.theme.metrics import SPACE_M, SPACE_S, SPACE_XS
from sequence_desktop.gui.titles import name_text


class Offer(QWidget):
    """Offers the board that was left last; it waits until somebody decides.

    Whoever hears the signals says by `refresh` what is left then.

    Signals:
        taken(Left): one goes on with it.
        thrown_away(Left): nobody needs it any more.
    """

    taken = Signal(object)
    thrown_away = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("offer")
        self._waiting: list[Left] = []
        self._text = PlainLabel(self)
        self._text.setWordWrap(True)
        self._text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.take = QPushButton(self.tr("&Go on with it"), self)
        self.take.setObjectName("take")
        self.throw_away = QPushButton(self.tr("&Throw it away"), self)
        self.throw_away.setObjectName("throw_away")
        self.take.clicked.connect(lambda: self._answer(taken=True))
        self.throw_away.clicked.connect(lambda: self._answer(taken=False))
        row = QHBoxLayout(self)
        row.setContentsMargins(SPACE_M, SPACE_XS, SPACE_M, SPACE_XS)
        row.setSpacing(SPACE_S)
        row.addWidget(self._text, 1)
        row.addWidget(self.take)
        row.addWidget(self.throw_away)
        self.hide()

    def show_left(self, left: tuple[Left, ...]) -> None:
        """Offer these, one after the other."""
        self._waiting = list(left)
        self._show_next()

    def refresh(self, left: tuple[Left, ...]) -> None:
        """Of those that wait, offer only the ones that are still there."""
        self._waiting = [waiting for waiting in self._waiting if waiting in left]
        self._show_next()

    @property
    def waits(self) -> bool:
        """Whether something is offered."""
        return bool(self._waiting)

    def _show_next(self) -> None:
        self.setVisible(bool(self._waiting))
        if self._waiting:
            left = self._waiting[0]
            name = name_text(left.draft.name.strip()) or (left.path.stem if left.path else "")
            text = self.tr("A board was not saved the last time: “{name}”.")
            if left.damaged is not None:
                text = self.tr(
                    "A board was not saved the last time: “{name}”. Its file is damaged; this is "
                    "how it was a moment before."
                )
            self._text.setText(text.format(name=short(name) or self.tr("without a name")))

    def _answer(self, *, taken: bool) -> None:
        (self.taken if taken else self.thrown_away).emit(self._waiting[0])
