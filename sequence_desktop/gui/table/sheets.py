# SPDX-License-Identifier: MIT
"""Real widgets over the table: the buttons and the panel that must not be missed.

They are widgets and not items so that keyboard and screen reader find them like any other button.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QElapsedTimer, QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QIcon,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from sequence_desktop.gui.plain import PlainLabel
from sequence_desktop.gui.room import unbroken
from sequence_desktop.gui.table.art import Style, chip_pixmap
from sequence_desktop.gui.theme import Theme, faded, font
from sequence_desktop.gui.theme.metrics import (
    RADIUS_L,
    SPACE_L,
    SPACE_M,
    SPACE_S,
    SPACE_XL,
    SPACE_XS,
    TARGET,
    TYPE_BODY,
    TYPE_DISPLAY,
    TYPE_STRONG,
    TYPE_TITLE,
)

_ANY_WIDTH = 1 << 15
_SHADOW = 18
_CHIP = 64
OPTION_ICON = QSize(24 + SPACE_XS, 24)
"""The sign of an option, with air between it and the words."""
_PRESSES = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
"""The keys that press a button."""
_REPEAT_MS = 30
"""Between a release and the next press of a held key less time goes by; no finger is so quick."""


class TableButton(QPushButton):
    """A button that is large enough for a finger."""

    def __init__(
        self, parent: QWidget | None = None, text: str = "", icon: QIcon | None = None
    ) -> None:
        super().__init__(icon or QIcon(), text, parent)
        self.setFont(font(TYPE_BODY))

    def sizeHint(self) -> QSize:
        # The style sheet's own minimum height would win over setMinimumHeight.
        return super().sizeHint().expandedTo(QSize(TARGET, TARGET))


class MainButton(TableButton):
    """The button that is to be pressed next: it cannot be missed.

    A key that was held or struck twice for the move before does not press it: behind it may lie
    another player's hand.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts: tuple[str, ...] = ("",)
        self._room: float = _ANY_WIDTH
        self.setFont(font(TYPE_STRONG, QFont.Weight.DemiBold))
        self.setDefault(True)
        self.setAutoDefault(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._shown = QElapsedTimer()
        self._shown.start()
        self._let_go = QElapsedTimer()

    def say(self, *texts: str) -> None:
        """What the button says, in full and in fewer words, for less room."""
        self._texts = texts
        self.setText(texts[0])

    def fit(self, width: float) -> None:
        """Use the longest of the texts for which there is room, with the air that is left."""
        self._room = width
        for text in self._texts:
            self.setText(text)
            if self.sizeHint().width() <= width:
                break
        # Those who do not see it are told all of it.
        self.setAccessibleName(self._texts[0])

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        wide = min(hint.width() + SPACE_XL * 2, int(self._room))
        return QSize(max(hint.width(), wide), hint.height())

    def showEvent(self, event: QShowEvent) -> None:
        self._shown.start()
        super().showEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _PRESSES and (event.isAutoRepeat() or self._is_too_early()):
            self._shown.start()
            event.accept()
            return
        super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        self._let_go.start()
        super().keyReleaseEvent(event)

    def _is_too_early(self) -> bool:
        """Whether the stroke cannot be meant for this button.

        Some X servers repeat a held key as releases and presses like any others, but for the
        moment between them.
        """
        patience = QApplication.keyboardInputInterval()
        held = self._let_go.isValid() and self._let_go.elapsed() < min(_REPEAT_MS, patience)
        return held or self._shown.elapsed() < patience


def centre_in(widget: QWidget, area: QRectF, within: QRect) -> None:
    """Give a widget its natural size in the middle of an area, but wholly within a rectangle."""
    size = widget.sizeHint().boundedTo(within.size())
    if widget.hasHeightForWidth():
        # Words that have less room for a line than they wished for need more lines.
        size.setHeight(
            min(max(size.height(), widget.heightForWidth(size.width())), within.height())
        )
    box = QRect(QPoint(), size)
    box.moveCenter(area.center().toPoint())
    box.moveLeft(max(within.left(), min(box.left(), within.right() - size.width() + 1)))
    box.moveTop(max(within.top(), min(box.top(), within.bottom() - size.height() + 1)))
    widget.setGeometry(box)


class Panel(QWidget):
    """A raised sheet with round corners and a shadow."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._parent = parent
        self.setContentsMargins(_SHADOW, _SHADOW, _SHADOW, _SHADOW)
        self.hide()

    def restyle(self, style: Style) -> None:
        """Take the colours of another style."""
        self._theme = style.theme
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        sheet = QRectF(self.rect()).adjusted(_SHADOW, _SHADOW, -_SHADOW, -_SHADOW)
        painter.setPen(Qt.PenStyle.NoPen)
        for out in range(_SHADOW, 0, -1):
            painter.setBrush(faded(self._theme.cards.shadow, 0.028))
            box = sheet.adjusted(-out, -out, out, out).translated(0, min(4, _SHADOW - out))
            painter.drawRoundedRect(box, RADIUS_L + out, RADIUS_L + out)
        painter.setPen(QPen(self._theme.widgets.border, 1))
        painter.setBrush(self._theme.widgets.surface)
        painter.drawRoundedRect(sheet.adjusted(0.5, 0.5, -0.5, -0.5), RADIUS_L, RADIUS_L)

    def mousePressEvent(self, event: QEvent) -> None:
        """A click on the sheet is no click on the table beneath."""
        event.accept()


class EndPanel(Panel):
    """Who won and how, and what to do next.

    Signals:
        rematch_clicked, new_game_clicked, review_clicked, closed.
    """

    rematch_clicked = Signal()
    new_game_clicked = Signal()
    review_clicked = Signal()
    closed = Signal()

    def __init__(self, style: Style, parent: QWidget) -> None:
        super().__init__(style.theme, parent)
        self._style = style
        self._colour: int | None = None
        self._again = ""
        self._chip = QLabel()
        self._title = PlainLabel()
        self._detail = PlainLabel()
        self._standing = PlainLabel()
        self.rematch = MainButton()
        self.new_game = TableButton()
        self.review = TableButton()
        self.look = TableButton()
        self._column = QVBoxLayout(self)
        self._buttons = QGridLayout()
        self.retranslate()
        self.rematch.clicked.connect(self.rematch_clicked)
        self.new_game.clicked.connect(self.new_game_clicked)
        self.review.clicked.connect(self.dismiss)
        self.review.clicked.connect(self.review_clicked)
        self.look.clicked.connect(self.dismiss)
        self._build()

    def _build(self) -> None:
        self._title.setWordWrap(True)
        self._detail.setFont(font(TYPE_STRONG))
        self._detail.setWordWrap(True)
        self._standing.setFont(font(TYPE_STRONG, QFont.Weight.DemiBold))
        self._standing.setWordWrap(True)
        labels = (self._chip, self._title, self._detail, self._standing)
        for label in labels:
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self._buttons.setSpacing(SPACE_M)
        self._buttons.addWidget(self.rematch, 0, 0)
        self._buttons.addWidget(self.new_game, 0, 1)
        self._buttons.addWidget(self.review, 1, 0, 1, 2)
        self._buttons.addWidget(self.look, 2, 0, 1, 2)
        self.offer_review(False)
        column = self._column
        edge = SPACE_XL
        column.setContentsMargins(_SHADOW + edge, _SHADOW + edge, _SHADOW + edge, _SHADOW + SPACE_L)
        column.setSpacing(SPACE_S)
        for label in labels:
            column.addWidget(label)
        column.addSpacing(SPACE_L)
        column.addLayout(self._buttons)

    def fit(self, within: QSize) -> None:
        """Write the title as large as there is room for it, and for everything under it."""
        room = within.width() - 2 * (_SHADOW + SPACE_XL)
        for points in (TYPE_DISPLAY, TYPE_TITLE, TYPE_STRONG):
            self._title.setFont(font(points, QFont.Weight.DemiBold))
            self._column.invalidate()
            longest = self._title.minimumSizeHint().width()
            width = min(self.sizeHint().width(), within.width())
            if longest <= room and self.heightForWidth(width) <= within.height():
                break

    def offer_review(self, on: bool) -> None:
        """Whether the game can be reviewed."""
        self.review.setVisible(on)
        # While the panel is hidden, nobody asks the buttons again how large they are.
        self._buttons.invalidate()
        self._column.invalidate()

    def retranslate(self) -> None:
        """Take the texts of the language of now."""
        self.rematch.setText(self._again or self.tr("Rematch"))
        self.new_game.setText(self.tr("New game"))
        self.review.setText(self.tr("Review the game…"))
        self.look.setText(self.tr("Look at the board"))

    def announce(
        self, title: str, detail: str, colour: int | None, again: str = "", standing: str = ""
    ) -> None:
        """Show the result; `colour` is the winner's chip, None for a draw.

        `again` stands on the first button, where it is no rematch. `standing` says how a match
        stands.
        """
        self._again = again
        self.retranslate()
        for label, text in zip(
            (self._title, self._detail, self._standing), (title, detail, standing), strict=True
        ):
            label.setText(unbroken(text))
            label.setAccessibleName(text)
        self._standing.setVisible(bool(standing))
        self._colour = colour
        self._show_chip()
        self.setAccessibleName(title)
        self.setAccessibleDescription(f"{detail} {standing}".strip())
        self.show()
        self.raise_()
        self.rematch.setFocus(Qt.FocusReason.OtherFocusReason)

    def dismiss(self) -> None:
        """Give the board free."""
        if not self.isHidden():
            self.hide()
            self.closed.emit()

    def restyle(self, style: Style) -> None:
        super().restyle(style)
        self._style = style
        self._show_chip()

    def _show_chip(self) -> None:
        self._chip.setVisible(self._colour is not None)
        if self._colour is not None:
            ratio = self.devicePixelRatioF()
            self._chip.setPixmap(chip_pixmap(self._colour, _CHIP, ratio, self._style))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
        else:
            super().keyPressEvent(event)


class Chooser(Panel):
    """Asks on the board which of several things a card is to do.

    Signals:
        chosen(int): the number of the option.
        cancelled: none of them.
    """

    chosen = Signal(int)
    cancelled = Signal()

    def __init__(self, style: Style, parent: QWidget) -> None:
        super().__init__(style.theme, parent)
        self._row = QHBoxLayout(self)
        edge = _SHADOW + SPACE_S
        self._row.setContentsMargins(edge, edge, edge, edge)
        self._row.setSpacing(SPACE_S)
        self._buttons: list[QPushButton] = []

    @property
    def buttons(self) -> Sequence[QPushButton]:
        """The options, in order."""
        return self._buttons

    def ask(self, options: Sequence[tuple[QIcon, str]]) -> None:
        """Offer these options; `place` puts them where they belong."""
        for button in self._buttons:
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._buttons = []
        for number, (icon, text) in enumerate(options):
            button = TableButton(self, text, icon)
            button.setIconSize(OPTION_ICON)
            button.clicked.connect(lambda _checked=False, number=number: self.chosen.emit(number))
            self._row.addWidget(button)
            self._buttons.append(button)
        self.show()
        self.raise_()
        self._buttons[0].setFocus(Qt.FocusReason.PopupFocusReason)

    def place(self, beside: QRectF) -> None:
        """Lie next to a cell, wholly in sight."""
        self._row.setDirection(QBoxLayout.Direction.LeftToRight)
        if self.sizeHint().width() > self._parent.width():
            self._row.setDirection(QBoxLayout.Direction.TopToBottom)
        size = self.sizeHint()
        above = QRectF(QPointF(), size)
        above.moveCenter(QPointF(beside.center().x(), beside.top() - size.height() / 2 + _SHADOW))
        if above.top() < 0:
            above.moveTop(beside.bottom() - _SHADOW)
        centre_in(self, above, self._parent.rect())

    def _focused(self) -> int:
        return next((n for n, button in enumerate(self._buttons) if button.hasFocus()), 0)

    def focusNextPrevChild(self, next_: bool) -> bool:
        """Tab and the arrows go round the options and do not leave the question."""
        step = 1 if next_ else -1
        self._buttons[(self._focused() + step) % len(self._buttons)].setFocus()
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.cancelled.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.chosen.emit(self._focused())
        else:
            super().keyPressEvent(event)
