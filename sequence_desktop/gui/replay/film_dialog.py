# SPDX-License-Identifier: MIT
"""Asks how a game is to be saved as an animation, and makes it while one can see how far it is."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from sequence_desktop.engine.game import Game
from sequence_desktop.gui.choice_box import ChoiceBox
from sequence_desktop.gui.least import KeepsLines
from sequence_desktop.gui.numbers import PERCENT
from sequence_desktop.gui.plain import PlainLabel, short
from sequence_desktop.gui.replay.film import CELLS, Film
from sequence_desktop.gui.replay.painting import MomentPainter
from sequence_desktop.gui.replay.shots import film_of
from sequence_desktop.gui.settings.catalogue import SETTINGS
from sequence_desktop.gui.settings.page_pace import REPLAY_MS
from sequence_desktop.gui.table.art import Style
from sequence_desktop.gui.theme.metrics import SPACE_L, SPACE_M, SPACE_S
from sequence_desktop.storage.games import Seat

_WIDTH = 420


class FilmDialog(QDialog):
    """Whose cards are in the pictures, how fast and how large they are.

    Signals:
        save_wanted: a file is to be named; then `make` is called.
        made(bytes): the whole file.
    """

    save_wanted = Signal()
    made = Signal(bytes)

    def __init__(
        self,
        game: Game,
        seats: tuple[Seat, ...],
        style: Style,
        speed: str,
        parent: QWidget | None = None,
    ) -> None:
        """Args:
        game: the game, finished or not.
        seats: who sits where.
        style: how cards are drawn.
        speed: how fast it is at first, a value of the setting of replays.
        parent: the window.
        """
        super().__init__(parent)
        self.setObjectName("film_dialog")
        self.setWindowTitle(self.tr("Save the game as an animation"))
        # Of its own: whatever happens on the table meanwhile, these are the pictures.
        self._game, self._seats, self._style = game.branch(len(game.moves)), seats, style
        self._film: Film | None = None
        self._steps: Iterator[int] = iter(())
        self._clock = QTimer(self)
        self._clock.timeout.connect(self._on_time)
        self._eyes = ChoiceBox(self)
        self._eyes.setObjectName("film_eyes")
        self._speed = ChoiceBox(self)
        self._speed.setObjectName("film_speed")
        self._size = ChoiceBox(self)
        self._size.setObjectName("film_size")
        self._note = PlainLabel(self)
        self._note.setWordWrap(True)
        self._note.setProperty("muted", True)
        self._progress = QProgressBar(self)
        self._progress.setFormat(PERCENT)
        self._progress.setAccessibleName(self.tr("Progress"))
        policy = self._progress.sizePolicy()
        policy.setRetainSizeWhenHidden(True)  # lest the dialog jump when it comes
        self._progress.setSizePolicy(policy)
        self._save = QPushButton(self.tr("&Save…"), self)
        self._save.setObjectName("save_film")
        self._save.setToolTip(self.tr("Name a file, and draw every move into it"))
        self._fill(speed)
        self._build()
        self._show_making(False)

    def _fill(self, speed: str) -> None:
        self._eyes.addItem(self.tr("Nobody’s cards"), None)
        over = self._game.outcome() is not None
        if over and self._game.setup.deck:
            for seat, it in enumerate(self._seats):
                self._eyes.addItem(self.tr("The cards of {name}").format(name=short(it.name)), seat)
        self._eyes.setEnabled(self._eyes.count() > 1)
        for option in SETTINGS["replay"].options:
            self._speed.addItem(option.title(), option.value)
        self._speed.setCurrentIndex(self._speed.findData(speed))
        self._eyes.currentIndexChanged.connect(self._show_sizes)
        self._show_sizes()
        self._size.setCurrentIndex(1)
        self._note.setText(
            self.tr("One picture for each move; it can be shown by any program for pictures.")
            if over
            else self.tr("The game goes on, so no hand is in the pictures.")
        )

    def _build(self) -> None:
        form = QFormLayout()
        form.addRow(self.tr("S&how"), self._eyes)
        form.addRow(self.tr("Spee&d"), self._speed)
        form.addRow(self.tr("Si&ze"), self._size)
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        box.addButton(self._save, QDialogButtonBox.ButtonRole.ActionRole)
        self._save.setDefault(True)
        self._save.clicked.connect(self.save_wanted)
        box.rejected.connect(self.reject)
        form.setHorizontalSpacing(SPACE_M)
        form.setVerticalSpacing(SPACE_S)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        column = QVBoxLayout(self)
        column.setContentsMargins(SPACE_L, SPACE_L, SPACE_L, SPACE_L)
        column.setSpacing(SPACE_M)
        column.addLayout(form)
        column.addWidget(self._note)
        column.addWidget(self._progress)
        column.addStretch(1)
        column.addWidget(box)
        self.setMinimumWidth(_WIDTH)
        KeepsLines(self)

    # -- making -----------------------------------------------------------------------------

    @property
    def making(self) -> bool:
        """Whether pictures are being made."""
        return self._clock.isActive()

    def make(self) -> None:
        """Make the pictures one by one; the program answers meanwhile."""
        shots = film_of(self._game, self._seats, self._eyes.currentData())
        shown_ms = REPLAY_MS[self._speed.currentData()]
        film = Film(self._painter(list(CELLS)[self._size.currentIndex()]), shots, shown_ms)
        self._film, self._steps = film, film.steps()
        self._progress.setRange(0, len(film))
        self._progress.setValue(0)
        self._show_making(True)
        self._clock.start(0)

    def _painter(self, size: str) -> MomentPainter:
        eyes = self._eyes.currentData()
        positions = self._game.positions
        most = 0 if eyes is None else max(len(it.hands[eyes]) for it in positions)
        return MomentPainter(self._game.setup, self._style, CELLS[size], cards=most, with_text=True)

    def _on_time(self) -> None:
        done = next(self._steps, None)
        if done is not None:
            self._progress.setValue(done)
        elif self._film is not None:
            self._stop()
            self.made.emit(self._film.content)

    def _stop(self) -> None:
        self._clock.stop()
        self._show_making(False)

    def _show_making(self, on: bool) -> None:
        for widget in (self._speed, self._size, self._save):
            widget.setEnabled(not on)
        self._eyes.setEnabled(not on and self._eyes.count() > 1)
        self._progress.setVisible(on)

    def _show_sizes(self) -> None:
        names = {
            "small": self.tr("Small"),
            "medium": self.tr("Medium"),
            "large": self.tr("Large"),
        }
        for place, size in enumerate(CELLS):
            pixels = self._painter(size).size
            text = self.tr("{size}: {width} × {height} pixels").format(
                size=names[size], width=pixels.width(), height=pixels.height()
            )
            if place < self._size.count():
                self._size.setItemText(place, text)
            else:
                self._size.addItem(text)

    # -- Qt's own ---------------------------------------------------------------------------

    def done(self, result: int) -> None:
        self._clock.stop()
        super().done(result)
