# SPDX-License-Identifier: MIT
"""The panel beside the table that leads through the first game."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from sequence_desktop.gui.panels.closable import ClosablePanel
from sequence_desktop.gui.plain import PlainLabel
from sequence_desktop.gui.speech import announce
from sequence_desktop.gui.theme import font
from sequence_desktop.gui.theme.metrics import SPACE_M, SPACE_S, TYPE_BODY, TYPE_STRONG


class FirstGamePanel(ClosablePanel):
    """One step: what it is about, what came of it, and the ways on.

    Signals:
        back_clicked: the step before is wanted.
        next_clicked: the next step is wanted, whether or not this one is done.
    """

    back_clicked = Signal()
    next_clicked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("first_game_panel", parent, by_escape=False)
        self._place = (0, 1)
        self._done = False
        self._bar = QProgressBar(self)
        self._bar.setTextVisible(False)
        self._bar.setProperty("slim", True)
        self._step = self._label("step_number", font(TYPE_BODY))
        self._step.setProperty("muted", True)
        self._title = self._label("step_title", font(TYPE_STRONG, QFont.Weight.DemiBold))
        self._task = self._label("step_task", font(TYPE_BODY))
        self._answer = self._label("step_answer", font(TYPE_BODY, QFont.Weight.DemiBold))
        self._back = self._button("step_back", self.back_clicked)
        self._next = self._button("step_next", self.next_clicked)
        self._leave = self._button("leave_first_game", self.close)
        self._scroll = QScrollArea(self)
        self._build()
        self._retranslate()
        self.hide()

    @property
    def text(self) -> str:
        """Everything it says."""
        parts = (self._title, self._task, self._answer)
        return " ".join(label.text() for label in parts if label.text())

    @property
    def done(self) -> bool:
        """Whether it says that the step is done."""
        return self._done

    def _label(self, name: str, face: QFont) -> PlainLabel:
        label = PlainLabel(self)
        label.setObjectName(name)
        label.setWordWrap(True)
        label.setFont(face)
        label.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        return label

    def _button(self, name: str, slot: object) -> QPushButton:
        button = QPushButton(self)
        button.setObjectName(name)
        button.setAutoDefault(True)
        if isinstance(slot, SignalInstance):
            button.clicked.connect(slot.emit)
        else:
            button.clicked.connect(slot)
        return button

    def _build(self) -> None:
        words = QWidget(self)
        column = QVBoxLayout(words)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACE_M)
        for label in (self._title, self._task, self._answer):
            column.addWidget(label)
        column.addStretch(1)
        # In a low window the words are scrolled, and the buttons stay.
        scroll = self._scroll
        scroll.setWidget(words)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # An answer is seen at once; a new step is read from its title on.
        scroll.verticalScrollBar().rangeChanged.connect(self._scroll_to_answer)
        body = QWidget(self)
        whole = QVBoxLayout(body)
        whole.setContentsMargins(SPACE_S, SPACE_S, SPACE_S, SPACE_S)
        whole.setSpacing(SPACE_S)
        whole.addWidget(self._bar)
        whole.addWidget(self._step)
        whole.addWidget(scroll, 1)
        whole.addWidget(self._next)
        row = QHBoxLayout()
        row.addWidget(self._back)
        row.addStretch()
        row.addWidget(self._leave)
        whole.addLayout(row)
        self.setWidget(body)

    # -- what it shows ----------------------------------------------------------------------

    def show_step(self, number: int, count: int, title: str, task: str, answer: str = "") -> None:
        """Begin a step, counted from 0; with an answer, begin it once more."""
        self._place, self._done = (number, count), False
        self._bar.setRange(0, count)
        self._bar.setValue(number)
        self._title.setText(title)
        self._task.setText(task)
        self._say(answer)
        self._retranslate()
        self.show()
        announce(self, answer or f"{self._step.text()}. {title}. {task}")

    def show_done(self, words: str) -> None:
        """The step is done: the way on has the keys."""
        self._done = True
        self._bar.setValue(self._place[0] + 1)
        self._say(words)
        self._retranslate()
        self._next.setFocus(Qt.FocusReason.OtherFocusReason)
        announce(self, words)

    def _say(self, words: str) -> None:
        self._answer.setText(words)
        self._answer.setVisible(bool(words))
        self._scroll_to_answer()

    def _scroll_to_answer(self) -> None:
        bar = self._scroll.verticalScrollBar()
        bar.setValue(bar.maximum() if self._answer.text() else bar.minimum())

    def _retranslate(self) -> None:
        number, count = self._place
        self.setWindowTitle(self.tr("Your first game"))
        place = self.tr("Step {number} of {count}")
        self._step.setText(place.format(number=number + 1, count=count))
        self._bar.setAccessibleName(self.tr("How far you have come"))
        last = number + 1 == count
        if last:
            self._next.setText(self.tr("&Finish"))
            self._next.setToolTip(self.tr("Go back to your own game"))
        elif self._done:
            self._next.setText(self.tr("&Next step"))
            self._next.setToolTip(self.tr("Go on to the next step"))
        else:
            self._next.setText(self.tr("&Skip this step"))
            self._next.setToolTip(self.tr("Go on to the next step without this one"))
        self._next.setDefault(self._done)
        self._back.setText(self.tr("&Back"))
        self._back.setToolTip(self.tr("Go back to the step before"))
        self._back.setEnabled(number > 0)
        self._leave.setText(self.tr("&Leave"))
        self._leave.setToolTip(
            self.tr("Go back to your own game; Help → Your first game goes on from here")
        )

    # -- Qt's own ---------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        return QSize(280, 400)  # the longest step with its answer

    def minimumSizeHint(self) -> QSize:
        return QSize(180, 200)
