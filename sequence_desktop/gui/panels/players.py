# SPDX-License-Identifier: MIT
"""The players: side, name, cards in hand, rows made, and whose turn it is."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from sequence_desktop.engine.cards import Token
from sequence_desktop.gui import theme, words
from sequence_desktop.gui.counted import COUNTED
from sequence_desktop.gui.panels.open_hand import HEIGHT, paint_open_hand
from sequence_desktop.gui.plain import plain_tip
from sequence_desktop.gui.seats import colour_name
from sequence_desktop.gui.table.art import Style, chip_pixmap
from sequence_desktop.gui.theme.colour import mix
from sequence_desktop.gui.theme.metrics import (
    RADIUS_M,
    SPACE_M,
    SPACE_S,
    SPACE_XS,
    TYPE_BODY,
    TYPE_SMALL,
    UNIT,
)

translate = QCoreApplication.translate

_CHIP = 28
_CHIP_SMALL = 20
_ROOMY_SEATS = 6
"""Up to so many seats take two lines each; more take a narrow one, so that twelve are seen."""


@dataclass(frozen=True)
class Standing:
    """What everybody may know of one seat now.

    Attributes:
        name: the player's name.
        colour: the palette colour of the side.
        computer: whether a computer plays it.
        about: who that computer is, a line each: its level and temperament.
        cards: cards in hand; None in games without cards.
        rows: rows its side has made.
        rows_to_win: rows its side needs.
        to_move: whether it is this seat's turn.
        thinking: whether a computer is thinking for it now.
        own: whether the viewer looks from this seat.
        partner: whether it plays on the viewer's side.
        out: whether it is out of the game.
        owes: whether it has still to draw a card.
        last_turns: how many turns its side has left, where another side has its rows already.
        points: the points of its side in the match, in games that are scored.
        gained: how many of them come from the deal that has just ended.
        hand: what it holds, where a game that is over is looked at with all hands open.
    """

    name: str
    colour: int
    computer: bool
    cards: int | None
    rows: int
    rows_to_win: int
    to_move: bool = False
    thinking: bool = False
    own: bool = False
    partner: bool = False
    out: bool = False
    owes: bool = False
    last_turns: int = 0
    points: int | None = None
    gained: int | None = None
    about: tuple[str, ...] = ()
    hand: tuple[Token, ...] = ()


class SeatRow(QWidget):
    """One seat."""

    def __init__(self, parent: QWidget, *, roomy: bool) -> None:
        super().__init__(parent)
        self._standing: Standing | None = None
        self._style: Style | None = None
        self._seconds: int | None = None
        self._roomy = roomy
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_standing(self, standing: Standing, style: Style | None) -> None:
        """Show the seat as it stands."""
        grows = bool(standing.hand) is not bool(self._hand())
        self._standing = standing
        self._style = style
        if grows:
            self.updateGeometry()
        self.setAccessibleName(self.sentence())
        self.setAccessibleDescription("\n".join(standing.about))
        self.setToolTip(plain_tip("\n".join([self.sentence(), *standing.about])))
        self.update()

    def show_clock(self, seconds: int | None) -> None:
        """Show how much time is left to the seat to move; None: there is no limit."""
        if seconds != self._seconds:
            self._seconds = seconds
            self.update()

    def sentence(self) -> str:
        """Everything the row shows, for a screen reader and as its tool tip."""
        s = self._standing
        if s is None:
            return ""
        rows = COUNTED.rows_needed(s.rows, s.rows_to_win)
        return ", ".join([s.name, *self._side(s), *_states(s), *_facts(s), rows, *_holds(s)])

    def _side(self, s: Standing) -> list[str]:
        """The colour of the side: who plays together."""
        if self._style is None:
            return []
        return [colour_name(s.colour, self._style.theme.chips.name).lower()]

    def sizeHint(self) -> QSize:
        return QSize(200, self._text_height() + (HEIGHT if self._hand() else 0))

    def _text_height(self) -> int:
        """How much of the row is above the cards, if there are any."""
        line = self.fontMetrics().height()
        return 2 * line + 2 * SPACE_S if self._roomy else max(line, _CHIP_SMALL) + SPACE_S

    def _hand(self) -> tuple[Token, ...]:
        return () if self._standing is None else self._standing.hand

    def minimumSizeHint(self) -> QSize:
        return QSize(160, self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        s = self._standing
        if s is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if s.to_move:
            self._paint_turn(painter)
        chip = _CHIP if self._roomy else _CHIP_SMALL
        left = SPACE_L_TURN
        if self._style is not None:
            pixmap = chip_pixmap(s.colour, chip, self.devicePixelRatioF(), self._style)
            painter.drawPixmap(QPointF(left, (self._text_height() - chip) / 2), pixmap)
        text_left = left + chip + SPACE_M
        self._paint_texts(painter, s, text_left)
        if s.hand and self._style is not None:
            room = self.rect().adjusted(SPACE_S, self._text_height(), -SPACE_S, 0).toRectF()
            paint_open_hand(painter, room, s.hand, self.devicePixelRatioF(), self._style)
        painter.end()

    def _paint_turn(self, painter: QPainter) -> None:
        """The marker of whose turn it is: a tinted row, and an arrow at its edge."""
        palette = self.palette()
        tint = mix(palette.base().color(), palette.accent().color(), 0.16)
        path = QPainterPath()
        path.addRoundedRect(self.rect().toRectF(), RADIUS_M, RADIUS_M)
        painter.fillPath(path, tint)
        middle = self._text_height() / 2
        arrow = QPainterPath(QPointF(SPACE_S, middle - 5))
        arrow.lineTo(SPACE_S + 6, middle)
        arrow.lineTo(SPACE_S, middle + 5)
        arrow.closeSubpath()
        painter.fillPath(arrow, palette.accent())

    def _paint_texts(self, painter: QPainter, s: Standing, left: float) -> None:
        ink = self.palette().text().color()
        quiet = mix(ink, self.palette().base().color(), 0.3)
        ink = quiet if s.out else ink
        whole = float(self._text_height())
        upper = whole / 2 if self._roomy else whole
        right = self._paint_rows(painter, s, self.width() - SPACE_S, upper) - SPACE_M
        small, low = theme.font(TYPE_SMALL), Qt.AlignmentFlag.AlignVCenter
        painter.setPen(quiet)
        painter.setFont(small)
        if self._roomy:
            below = QRectF(left, upper, self.width() - SPACE_S - left, upper)
            details = painter.fontMetrics().elidedText(
                self._details(s), Qt.TextElideMode.ElideRight, int(below.width())
            )
            painter.drawText(below, Qt.AlignmentFlag.AlignTop, details)
            low = Qt.AlignmentFlag.AlignBottom
        else:
            tail = self._tail(s)
            room = QRectF(left, 0, right - left, upper)
            painter.drawText(room, low | Qt.AlignmentFlag.AlignRight, tail)
            right -= painter.fontMetrics().horizontalAdvance(tail) + SPACE_S
        painter.setPen(ink)
        weight = QFont.Weight.DemiBold if s.to_move else QFont.Weight.Normal
        painter.setFont(theme.font(TYPE_BODY, weight))
        name = painter.fontMetrics().elidedText(
            s.name, Qt.TextElideMode.ElideRight, int(right - left)
        )
        painter.drawText(QRectF(left, 0, right - left, upper), low, name)

    def _details(self, s: Standing) -> str:
        kind = [self.tr("computer")] if s.computer and not s.out else []
        return " · ".join([*_facts(s), *_states(s), *self._clock_text(s), *kind])

    def _tail(self, s: Standing) -> str:
        """The one thing that a narrow row has room for."""
        cards = [] if s.cards is None else [str(s.cards)]
        return next(iter([*self._clock_text(s), *_states(s), *cards]), "")

    def _clock_text(self, s: Standing) -> list[str]:
        if self._seconds is None or not s.to_move:
            return []
        minutes, seconds = divmod(self._seconds, 60)
        return [f"{minutes}:{seconds:02}"]

    def _paint_rows(self, painter: QPainter, s: Standing, right: float, height: float) -> float:
        """A short bar for each row needed, filled for each one made; gives the left edge."""
        width, gap, thick = 16, UNIT, 5
        needed = max(s.rows_to_win, s.rows)
        left = right - needed * width - (needed - 1) * gap
        top = (height - thick) / 2 + (SPACE_XS if self._roomy else 0)
        for number in range(needed):
            bar = QPainterPath()
            bar.addRoundedRect(left + number * (width + gap), top, width, thick, 2.5, 2.5)
            if number < s.rows:
                painter.fillPath(bar, self.palette().accent())
            else:
                painter.strokePath(bar, self.palette().dark().color())
        return left


SPACE_L_TURN = SPACE_S + 10


class PlayerList(QWidget):
    """What holds the seats' rows."""


class PlayersPanel(QScrollArea):
    """All seats in the order in which they play."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("players")
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.verticalScrollBar().rangeChanged.connect(self._on_range)
        self._style: Style | None = None
        self._standings: tuple[Standing, ...] = ()
        self._seconds: int | None = None
        self._rows: list[SeatRow] = []
        self._body = PlayerList(self)
        self._column = QVBoxLayout(self._body)
        self._column.setContentsMargins(0, SPACE_XS, 0, SPACE_XS)
        self._column.setSpacing(2)
        self._column.addStretch()
        self.setWidget(self._body)
        self._retranslate()

    def set_style(self, style: Style) -> None:
        """Draw the chips in this style."""
        self._style = style
        self._refresh()

    def show_standings(self, standings: Sequence[Standing]) -> None:
        """Show these seats."""
        if len(standings) != len(self._rows):
            self._make_rows(len(standings))
        self._standings = tuple(standings)
        self._refresh()

    def show_clock(self, seconds: int | None) -> None:
        """Show how much time is left to the seat to move; None: there is no limit."""
        self._seconds = seconds
        for row in self._rows:
            row.show_clock(seconds)

    def sentences(self) -> tuple[str, ...]:
        """What each row says, in order."""
        return tuple(row.sentence() for row in self._rows)

    def _make_rows(self, count: int) -> None:
        for row in self._rows:
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        self._rows = [SeatRow(self._body, roomy=count <= _ROOMY_SEATS) for _ in range(count)]
        for place, row in enumerate(self._rows):
            self._column.insertWidget(place, row)
            row.show()  # at once: until then it takes no room, and nobody would ask again

    def _refresh(self) -> None:
        for row, standing in zip(self._rows, self._standings, strict=True):
            row.show_standing(standing, self._style)
            row.show_clock(self._seconds)
        self.updateGeometry()

    def _on_range(self, low: int, high: int) -> None:
        """Where the list has to be scrolled, keys have to reach it."""
        policy = Qt.FocusPolicy
        self.setFocusPolicy(policy.StrongFocus if high > low else policy.NoFocus)

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Players"))
        self._body.setAccessibleName(self.tr("Players"))

    def sizeHint(self) -> QSize:
        # The body's own wish: all seats are seen without scrolling, unless all hands lie open.
        return QSize(240, min(self._body.sizeHint().height() + 2, 420))

    def minimumSizeHint(self) -> QSize:
        # So wide that a name such as "Computer 2" stands whole beside the rows of its side.
        return QSize(210, min(self._body.sizeHint().height() + 2, 220))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self._refresh()
        super().changeEvent(event)


def _states(s: Standing) -> list[str]:
    """What the seat is about."""
    if s.out:
        return [translate("PlayersPanel", "out of the game")]
    states = []
    if s.thinking:
        states.append(translate("PlayersPanel", "thinking"))
    elif s.to_move:
        states.append(translate("PlayersPanel", "to move"))
    if s.owes:
        states.append(translate("PlayersPanel", "still to draw"))
    if s.last_turns:
        states.append(COUNTED.turns_left(s.last_turns))
    return states


def _holds(s: Standing) -> list[str]:
    """What the seat holds, where all may see it."""
    if not s.hand:
        return []
    cards = ", ".join(words.token_name(token) for token in s.hand)
    return [translate("PlayersPanel", "holds {cards}").format(cards=cards)]


def _facts(s: Standing) -> list[str]:
    """What the seat has."""
    facts = []
    if s.points is not None:
        facts.append(COUNTED.points(s.points))
    if s.gained is not None:
        facts[-1] += f" (+{s.gained})"
    if s.cards is not None:
        facts.append(COUNTED.cards(s.cards))
    if s.partner:
        facts.append(translate("PlayersPanel", "your partner"))
    return facts
