# SPDX-License-Identifier: MIT
"""The bar over the table with which one goes through a game.

Two lines where the window is narrow, one where it is wide; buttons lose their texts before anything
has to be left out. Its size never depends on the moment shown, so that nothing shifts while the
slider is dragged.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QSizePolicy, QWidget

from sequence_desktop.gui.actions import Actions
from sequence_desktop.gui.plain import PlainLabel, plain_tip, short
from sequence_desktop.gui.replay.buttons import (
    ActionButton,
    BarButton,
    Choice,
    ChoiceButton,
    MenuButton,
)
from sequence_desktop.gui.replay.slider import MomentSlider
from sequence_desktop.gui.seats import is_human
from sequence_desktop.gui.settings.catalogue import SETTINGS
from sequence_desktop.gui.speech import announce
from sequence_desktop.gui.theme import Theme
from sequence_desktop.gui.theme.metrics import SPACE_S, SPACE_XS, TARGET
from sequence_desktop.gui.updates import Update
from sequence_desktop.storage.games import Seat

ALL_HANDS = -1
"""What stands for all hands where whose eyes are chosen; every other number is a seat."""
_KEYS = (Qt.Key.Key_P, Qt.Key.Key_Space)
_ROOM_FOR_SLIDER = 240
"""What the slider should have before both lines become one."""


class ReplayBar(QFrame):
    """Steps, a slider, and what one can do with the moment shown.

    Attributes:
        slider: the slider over all moves.

    Signals:
        moment_chosen(int): so many moves have been played at the moment to look at.
        eyes_chosen(object): with whose eyes: a seat, `ALL_HANDS`, or None: one's own.
        speed_chosen(str): how fast moves follow each other, a value of that setting.
        play_wanted: let the moves be shown by themselves, or stop.
        closed: back to the game.
    """

    moment_chosen = Signal(int)
    eyes_chosen = Signal(object)
    speed_chosen = Signal(object)
    play_wanted = Signal()
    closed = Signal()

    def __init__(self, commands: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("replay_bar")
        self.setStyleSheet("#replay_bar { border-bottom: 3px solid palette(highlight); }")
        self._update: Update | None = None
        self._names: tuple[str, ...] = ()
        self._eyes: int | None = None
        self._people = True
        self._speed = SETTINGS["replay"].default
        self._wordy = True
        self._sizes: tuple[object, ...] = ()
        self.slider = MomentSlider(self)
        self.slider.moment_chosen.connect(self.moment_chosen)
        self._label = PlainLabel(self)
        self._label.setObjectName("moment_text")
        self._label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        steps = ("look_first", "look_back", "autoplay", "look_forward", "look_now")
        self._steps = {name: ActionButton(commands[name], self) for name in steps}
        self._eyes_button = ChoiceButton("eyes_button", "eyes", self)
        self._eyes_button.chosen.connect(self.eyes_chosen)
        self._speed_button = ChoiceButton("speed_button", "speed", self)
        self._speed_button.chosen.connect(self.speed_chosen)
        self._bookmark = ActionButton(commands["bookmark"], self)
        self._play_on = ActionButton(commands["play_on"], self)
        self._more = MenuButton("more_button", "more", self)
        more = self._more.menu()
        more.addAction(commands["bookmarks"])
        more.addMenu(self._speed_button.menu())
        more.addSeparator()
        more.addActions([commands["picture"], commands["animation"]])
        self._back = BarButton("back_to_game", "close", self)
        self._back.clicked.connect(self.closed)
        self._tools: list[BarButton] = [
            *(self._eyes_button, self._speed_button, self._bookmark),
            *(self._play_on, self._more, self._back),
        ]
        self._build()
        self._retranslate()
        self.hide()

    def _build(self) -> None:
        upper, lower = QHBoxLayout(), QHBoxLayout()
        for row in (upper, lower):
            row.setSpacing(SPACE_XS)
        for button in self._steps.values():
            upper.addWidget(button)
        upper.addSpacing(SPACE_S)
        upper.addWidget(self.slider, 1)
        lower.setContentsMargins(SPACE_S, 0, 0, 0)
        lower.addWidget(self._label, 1)
        for tool in self._tools:
            lower.addWidget(tool)
        self._lines = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._lines.setContentsMargins(SPACE_S, SPACE_XS, SPACE_S, SPACE_XS)
        self._lines.setSpacing(SPACE_XS)
        self._lines.addLayout(upper, 1)
        self._lines.addLayout(lower)

    # -- what is shown ----------------------------------------------------------------------

    @property
    def text(self) -> str:
        """Which moment is shown, in words; "" while the bar is hidden."""
        return "" if self.isHidden() else self._moment_text()

    def follow(self, update: Update, seats: Sequence[Seat], eyes: int | None) -> None:
        """Show the moment that the table shows, and with whose eyes."""
        self._update, self._eyes = update, eyes
        self._names = tuple(seat.name for seat in seats)
        self._people = any(is_human(seat) for seat in seats)
        self.slider.show_moment(update.ply, update.last_ply)
        self._offer_eyes()
        sizes = (update.last_ply, update.over, tuple(seats), eyes, bool(update.hands))
        if sizes != self._sizes:
            self._sizes = sizes
            self._fit()
        self._say_moment()

    def show_marks(self, plies: Iterable[int], *, here: bool) -> None:
        """Put a sign at these moments; `here`: the one shown is among them."""
        self.slider.show_marks(plies)
        self._bookmark.show_icon("bookmark_set" if here else "bookmark")

    def show_speed(self, speed: str) -> None:
        """Say how fast moves follow each other."""
        self._speed = speed
        setting = SETTINGS["replay"]
        choices = [Choice(it.value, it.title(), it.tip()) for it in setting.options]
        self._speed_button.offer(choices, speed, self._speed_words)

    def show_playing(self, on: bool) -> None:
        """Say whether moves are shown by themselves now."""
        self._steps["autoplay"].show_icon("autoplay_pause" if on else "autoplay")

    def set_theme(self, theme: Theme) -> None:
        """Draw the icons in these colours."""
        for button in (*self._steps.values(), *self._tools):
            button.set_theme(theme)
        self._fit()

    # -- in words ---------------------------------------------------------------------------

    def _moment_text(self) -> str:
        update = self._update
        return "" if update is None else self._text_of(update.ply, update.last_ply)

    def _text_of(self, ply: int, last: int) -> str:
        """Which moment that is, in words."""
        if ply == 0:
            text = self.tr("The start, before move 1 of {last}")
        elif ply < last:
            text = self.tr("After move {ply} of {last}")
        elif self._is_over:
            text = self.tr("The end, after move {ply} of {last}")
        else:
            text = self.tr("Now, after move {ply} of {last}")
        return text.format(ply=ply, last=last)

    def _short_text(self) -> str:
        """The same where there is hardly any room."""
        update = self._update
        return "" if update is None else f"{update.ply} / {update.last_ply}"

    def _show_text(self) -> None:
        self._label.setText(self._moment_text() if self._wordy else self._short_text())

    def _say_moment(self) -> None:
        text = self._moment_text()
        self._show_text()
        self._label.setAccessibleName(text)
        self._label.setToolTip(plain_tip(text))
        self.slider.setAccessibleDescription(text)
        if self.slider.hasFocus():
            announce(self.slider, text)

    def _offer_eyes(self) -> None:
        update = self._update
        if update is None:
            return
        over = self._is_over
        own = Choice(None, self.tr("My cards"), self.tr("See what you saw yourself."))
        if not self._people:
            own = Choice(None, self.tr("Nobody’s cards"), self.tr("Show no hand."))
        others = [Choice(seat, short(name)) for seat, name in enumerate(self._names)]
        every = Choice(
            ALL_HANDS, self.tr("All hands"), self.tr("Show every hand, in the list of players.")
        )
        choices = [own, *others, every] if over else [own]
        eyes = ALL_HANDS if update.hands else self._eyes
        self._eyes_button.offer(choices, eyes, self._eyes_words)
        self._eyes_button.setEnabled(over)
        self._eyes_button.setVisible(bool(update.view.position.setup.deck))

    @property
    def _is_over(self) -> bool:
        """Whether the whole game is over, not only the moment shown."""
        return self._update is not None and self._update.over

    def _eyes_words(self, chosen: str) -> tuple[str, str]:
        name = self.tr("Whose cards are shown: {chosen}").format(chosen=chosen)
        tip = self.tr("Choose whose cards are shown.")
        if not self._is_over:
            tip = self.tr("Once the game is over, every hand can be seen.")
        return name, tip

    def _speed_words(self, chosen: str) -> tuple[str, str]:
        name = self.tr("Speed of the replay: {chosen}").format(chosen=chosen)
        return name, self.tr("Choose how fast moves follow each other.")

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Replay"))
        self.slider.setAccessibleName(self.tr("Moment of the game"))
        self.slider.setToolTip(self.tr("Drag to another moment; Space plays the moves."))
        self._speed_button.menu().setTitle(self.tr("&Speed"))
        self._more.say(self.tr("More"), self.tr("What else can be done with the moment shown"))
        self._back.say(self.tr("Back to the game"), self.tr("Show the board as it is now"))
        self.show_speed(self._speed)
        self._offer_eyes()
        self._fit()
        self._say_moment()

    # -- sizes ------------------------------------------------------------------------------

    def _fit(self) -> None:
        """One line or two, with texts or without, as there is room.

        The words for any moment get as much as the longest, lest the bar change while the slider
        is dragged.
        """
        words = self._label.fontMetrics().horizontalAdvance(self._longest_text()) + SPACE_S
        steps = len(self._steps) * (TARGET + SPACE_XS) + SPACE_S
        room = self.width() - 3 * SPACE_S
        way = QBoxLayout.Direction
        self._speed_button.show()
        one_line = steps + _ROOM_FOR_SLIDER + words + self._tools_width(wide=True) <= room
        self._lines.setDirection(way.LeftToRight if one_line else way.TopToBottom)
        wide = words + self._tools_width(wide=True) <= room
        self._wordy = words + self._tools_width(wide=wide) <= room
        self._label.setMinimumWidth(words if self._wordy else 0)
        # Where there is hardly any room the speed is found under "More".
        self._speed_button.setVisible(self._wordy)

    def _tools_width(self, *, wide: bool) -> int:
        """Show the texts of those tools that need one, or not; how wide all tools are then."""
        for tool in (self._eyes_button, self._speed_button, self._play_on):
            tool.set_wide(wide)
        shown = [tool for tool in self._tools if not tool.isHidden()]
        return sum(tool.sizeHint().width() + SPACE_XS for tool in shown)

    def _longest_text(self) -> str:
        last = 0 if self._update is None else self._update.last_ply
        texts = (self._text_of(ply, last) for ply in {0, min(1, last), last})
        return max(texts, key=self._label.fontMetrics().horizontalAdvance, default="")

    def minimumSizeHint(self) -> QSize:
        least = len(self._steps) * (TARGET + SPACE_XS) + self.slider.least_width + 3 * SPACE_S
        return QSize(least, super().minimumSizeHint().height())

    # -- Qt's own ---------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit()
            self._show_text()

    def event(self, event: QEvent) -> bool:
        # "P" lets the computers wait elsewhere; in here it stops the replay.
        override = event.type() == QEvent.Type.ShortcutOverride
        if override and isinstance(event, QKeyEvent) and event.key() in _KEYS:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _KEYS and not event.isAutoRepeat():
            self.play_wanted.emit()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)
