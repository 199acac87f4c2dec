# SPDX-License-Identifier: MIT
"""The end of the menu bar: who thinks for long, and buttons for the last round and a hint."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QAction, QShowEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QMainWindow,
    QProgressBar,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from sequence_desktop.gui.actions import Actions
from sequence_desktop.gui.plain import PlainLabel, plain_tip, unmarked
from sequence_desktop.gui.session import Session
from sequence_desktop.gui.theme.metrics import SPACE_S
from sequence_desktop.gui.updates import Update

LONG_MS = 1_000
"""Who thinks longer than this is said to, with how far it has come."""
_BAR = 72
_ROOMY = 900
"""Logical pixels: in a narrower window the words would push menus out; the table has them, too."""


class Corner(QWidget):
    """Says who is thinking, once that takes longer than a second."""

    def __init__(self, window: QMainWindow, commands: Actions) -> None:
        super().__init__(window)
        self.setObjectName("corner")
        self._session: Session | None = None
        self._label = PlainLabel(self)
        self._label.setObjectName("thinking")
        self._label.setProperty("muted", True)
        self._bar = QProgressBar(self)
        self._bar.setTextVisible(False)
        self._bar.setFixedWidth(_BAR)
        self._bar.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._now = action_button(commands["move_now"], self)
        self._hint = action_button(commands["hint"], self)
        again = action_button(commands["last_round"], self)
        again.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        row = QHBoxLayout(self)
        row.setContentsMargins(SPACE_S, 0, SPACE_S, 0)
        row.setSpacing(SPACE_S)
        for widget in (self._label, self._bar, self._now, again, self._hint):
            row.addWidget(widget)
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.setInterval(LONG_MS)
        self._clock.timeout.connect(self._on_long)
        self._menu_bar = window.menuBar()
        self._menu_bar.installEventFilter(self)
        self._show_thinking(None)
        self._settle(window)

    @property
    def text(self) -> str:
        """What it says; "" while nobody thinks for long."""
        return "" if self._bar.isHidden() else self._label.text()

    def attend(self, session: Session) -> None:
        """Look after this session from now on."""
        self._session = session
        session.updated.connect(self._on_updated)
        session.thinker.progressed.connect(self._on_progress)

    def _on_updated(self, update: Update) -> None:
        if update.thinking is None:
            self._clock.stop()
            self._show_thinking(None)
        elif not self._clock.isActive() and self._bar.isHidden():
            self._bar.setRange(0, 0)
            self._clock.start()

    def _on_long(self) -> None:
        session = self._session
        # Who waits only so that people can follow does not think.
        if session is not None and session.thinker.thinking:
            self._show_thinking(session.thinking)

    def _on_progress(self, done: int, total: int) -> None:
        self._bar.setRange(0, total)
        self._bar.setValue(done)

    def _show_thinking(self, seat: int | None) -> None:
        for widget in (self._label, self._bar, self._now):
            widget.setVisible(seat is not None)
        if seat is not None and self._session is not None:
            text = self.tr("{name} is thinking")
            self._label.setText(text.format(name=self._session.seats[seat].name))
            self._bar.setAccessibleName(self._label.text())
            self._bar.setToolTip(plain_tip(self._label.text()))
        if self._menu_bar.width() < _ROOMY:
            self._label.hide()
        self._fit_words()

    def _fit_words(self) -> None:
        """Leave the words of buttons out where they would push the last menu out.

        Not before they are seen: until then the menu bar does not have its width.
        """
        if self.parent() is not self._menu_bar or not self.isVisible():
            return
        measure = self._menu_bar.fontMetrics().horizontalAdvance
        menus = sum(
            measure(unmarked(action.text())) + 3 * SPACE_S for action in self._menu_bar.actions()
        )
        style = Qt.ToolButtonStyle
        for shown in (style.ToolButtonTextBesideIcon, style.ToolButtonIconOnly):
            for button in (self._now, self._hint):
                button.setToolButtonStyle(shown)
            if menus + self.sizeHint().width() <= self._menu_bar.width():
                return

    def _settle(self, window: QMainWindow) -> None:
        """Go to the menu bar; where the system has that at the top of the screen, to a tool bar."""
        if not self._menu_bar.isNativeMenuBar():
            self._fit()
            return
        tools = window.addToolBar(self.tr("Computer"))
        tools.setObjectName("corner_bar")
        tools.setMovable(False)
        tools.addWidget(self)

    def _fit(self) -> None:
        """Let the menu bar give it the room that it wants now; by itself it never asks again."""
        self._menu_bar.setCornerWidget(self, Qt.Corner.TopRightCorner)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._fit_words()
        return super().eventFilter(watched, event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit_words()

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest and self.parent() is self._menu_bar:
            self._fit()
        return done

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange and self._session is not None:
            self._show_thinking(None if self._bar.isHidden() else self._session.thinking)
        super().changeEvent(event)


def action_button(action: QAction, parent: QWidget) -> QToolButton:
    """A button for an action that leaves the keys to the table."""
    button = QToolButton(parent)
    button.setObjectName(f"{action.objectName()}_button")
    button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
    button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    button.setDefaultAction(action)
    return button
