# SPDX-License-Identifier: MIT
"""The plate at the hand: whose turn it is, what to do, and how far each side has come."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QTextLayout, QTextOption

from sequence_desktop.gui.room import in_phrases, part_of, unbroken, without_joins
from sequence_desktop.gui.table.items import TableItem
from sequence_desktop.gui.table.kit import Kit
from sequence_desktop.gui.theme import faded, font
from sequence_desktop.gui.theme.metrics import (
    SPACE_M,
    SPACE_S,
    SPACE_XS,
    TYPE_BODY,
    TYPE_SMALL,
    TYPE_STRONG,
    TYPE_TITLE,
)

_ONE_LINE = 48.0
"""A plate lower than this has room for one line only."""


_SIZES = (
    (TYPE_TITLE, TYPE_BODY),
    (TYPE_STRONG, TYPE_BODY),
    (TYPE_STRONG, TYPE_SMALL),
    (TYPE_BODY, TYPE_SMALL),
)
"""Sizes of title and detail, in points, the largest first."""
_LAST_SIZES = (TYPE_SMALL, TYPE_SMALL)
"""Where none of them shows everything: rather small letters than half a sentence."""
SHADE, CALLING_SHADE = 0.18, 0.32
"""How much black lies over the cloth within the plate, and while it calls."""
_LEAST_SECOND = 60.0
_HURRY = 10
"""So many seconds before the end the clock is seen better."""


@dataclass(frozen=True, slots=True)
class Score:
    """How far a side has come."""

    colour: int
    texts: tuple[str, ...]
    """The same in fewer and fewer words, for less and less room."""
    who: str = ""
    """Whose score it is, for those who do not see the chip."""

    @property
    def text(self) -> str:
        """In full."""
        return self.texts[0]


@dataclass(frozen=True, slots=True)
class Notice:
    """What the plate says."""

    title: str = ""
    detail: str = ""
    """A second line; where there is little room, it takes the place of the scores."""
    colour: int | None = None
    """The chip beside the title: the side to move, or the winner."""
    scores: tuple[Score, ...] = ()
    calling: bool = False
    """It is the viewer's turn: the plate stands out."""

    def text(self) -> str:
        """Everything the plate says, for those who do not see it."""
        scores = [f"{score.who}: {score.text}" for score in self.scores]
        parts = (self.title, self.detail, ", ".join(scores))
        return ". ".join(part.rstrip(".…") for part in parts if part)


@dataclass(frozen=True, slots=True)
class Block:
    """A text broken into lines."""

    lines: tuple[str, ...]
    face: QFont
    step: float
    torn: bool = False
    """A line ends within a phrase, in a language that allows it."""

    @property
    def height(self) -> float:
        return self.step * len(self.lines)

    @classmethod
    def of(cls, text: str, face: QFont, width: float) -> Block:
        """Break a text where its language allows, so that no line is wider than `width`.

        No text has no line.
        """
        text = unbroken(text.replace(" …", "\N{NO-BREAK SPACE}…"))  # dots alone are no line
        text, torn = in_phrases(text, QFontMetricsF(face), width)
        layout = QTextLayout(text, face)
        breaks = QTextOption()
        breaks.setWrapMode(QTextOption.WrapMode.WordWrap)
        layout.setTextOption(breaks)
        lines: list[str] = []
        layout.beginLayout()
        while text and (line := layout.createLine()).isValid():
            line.setLineWidth(width)
            start, length = line.textStart(), line.textLength()
            lines.append(without_joins(part_of(text, start, start + length)).strip())
        layout.endLayout()
        return cls(tuple(lines), face, QFontMetricsF(face).height(), torn)

    def within(self, height: float, width: float) -> Block:
        """The lines for which there is room; the last one says that there is more."""
        most = int(height // self.step)
        if most >= len(self.lines):
            return self
        kept, rest = self.lines[: max(most - 1, 0)], self.lines[max(most - 1, 0) :]
        last = QFontMetricsF(self.face).elidedText(
            " ".join(rest), Qt.TextElideMode.ElideRight, width
        )
        return Block((*kept, last) if most else (), self.face, self.step)


class PlateItem(TableItem):
    """A plate on the cloth; it glows when the viewer is to move.

    Attributes:
        notice: what it says.
        clock: the time left, as it is shown; "" without a clock.
    """

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit)
        self._size = QSizeF(200, 60)
        self._time = 0.0
        self._hurry = False
        self.notice = Notice()
        self.clock = ""

    def fit(self, size: QSizeF) -> None:
        """Set the room there is."""
        self._size = QSizeF(size)
        self.refit()

    def say(self, notice: Notice) -> None:
        """Change what the plate says."""
        if notice != self.notice:
            self.notice = notice
            self.update()

    def show_time(self, left_ms: int | None, whole_ms: int) -> None:
        """Show how much time is left of the whole; None: there is no clock."""
        seconds = -(-(left_ms or 0) // 1000)
        clock = "" if left_ms is None else f"{seconds // 60}:{seconds % 60:02}"
        share = min((left_ms or 0) / max(whole_ms, 1), 1.0)
        if (clock, share) != (self.clock, self._time):
            self.clock, self._time = clock, share
            self._hurry = seconds <= _HURRY
            self.update()

    def draw(self, painter: QPainter) -> None:
        box = QRectF(QPointF(), self._size)
        self._draw_ground(painter, box)
        low = box.height() < _ONE_LINE
        size = min(box.height() - SPACE_S * (1 if low else 2), 44.0, box.width() * 0.18)
        left: float = SPACE_M
        if self.notice.colour is not None:
            at = self.kit.snap(QPointF(left, (box.height() - size) / 2))
            painter.drawPixmap(at, self.kit.chip(self.notice.colour, size))
            left += size + SPACE_M
        room = QRectF(left, 0, box.width() - left - SPACE_M, box.height())
        if self.clock:
            room.setRight(room.right() - self._draw_clock(painter, box, room))
        if low:
            self._draw_low(painter, room)
        else:
            self._draw_high(painter, room)

    def _draw_ground(self, painter: QPainter, box: QRectF) -> None:
        cloth = self.kit.style.theme.cloth
        radius = min(12.0, box.height() / 2)
        frame = box.adjusted(1, 1, -1, -1)
        if self.notice.calling:
            painter.setPen(QPen(cloth.star, 2))
            painter.setBrush(faded(QColor("black"), CALLING_SHADE))
        else:
            painter.setPen(QPen(faded(cloth.line, 0.6), 1))
            painter.setBrush(faded(QColor("black"), SHADE))
        painter.drawRoundedRect(frame, radius, radius)

    def _draw_clock(self, painter: QPainter, box: QRectF, room: QRectF) -> float:
        """The time left in figures, and as a line along the lower edge; the room it takes."""
        theme = self.kit.style.theme
        ink = theme.cloth.star if self._hurry else theme.cloth.text
        face = font(TYPE_STRONG, QFont.Weight.DemiBold)
        width = QFontMetricsF(face).horizontalAdvance("00:00")
        at = QRectF(room.right() - width, room.top(), width, room.height())
        self._line(painter, at, self.clock, face, ink, Qt.AlignmentFlag.AlignRight)
        line = box.adjusted(SPACE_M, box.height() - 6, -SPACE_M, -4)
        painter.fillRect(line, faded(theme.cloth.line, 0.4))
        line.setWidth(line.width() * self._time)
        painter.fillRect(line, ink)
        return width + SPACE_S

    def _draw_low(self, painter: QPainter, room: QRectF) -> None:
        """One line: the title, what is to be done, and the scores if there is room for them."""
        face = font(TYPE_STRONG, QFont.Weight.DemiBold)
        title = self._line(painter, room, self.notice.title, face, self._ink())
        rest = room.adjusted(title + SPACE_M * 2, 0, 0, 0)
        if rest.width() <= _LEAST_SECOND:
            return
        right = Qt.AlignmentFlag.AlignRight
        if not self.notice.detail:
            self._draw_scores(painter, rest, right)
            return
        metrics = QFontMetricsF(font(TYPE_BODY))
        detail = metrics.horizontalAdvance(self.notice.detail) + SPACE_M * 3
        texts = [score.text for score in self.notice.scores]
        both = detail + self._scores_width(texts, metrics) <= rest.width()
        if both and texts:
            self._draw_scores(painter, rest, right)
        muted = self.kit.style.theme.cloth.muted
        align = Qt.AlignmentFlag.AlignLeft if both else right
        self._line(painter, rest, self.notice.detail, font(TYPE_BODY), muted, align)

    def _draw_high(self, painter: QPainter, room: QRectF) -> None:
        scores = QFontMetricsF(font(TYPE_BODY)).height() if self.notice.scores else 0.0
        fitting = self._fitting(room.size(), scores, _SIZES)
        if fitting is None:
            # Rather who is to move and what is to be done than the scores beneath it.
            scores = 0.0
            fitting = self._fitting(room.size(), scores, _SIZES)
        if fitting is None:
            fitting = self._fitting(room.size(), scores, (_LAST_SIZES,))
        if fitting is None:
            # Rather all of the title than the detail; who does not see it hears both.
            title, detail = self._blocks(room.width(), *_LAST_SIZES)
            title = title.within(room.height() - SPACE_S, room.width())
            left = room.height() - SPACE_S - title.height
            fitting = title, detail.within(left, room.width())
        title, detail = fitting
        top = (room.height() - title.height - detail.height - scores) / 2
        for block, ink in ((title, self._ink()), (detail, self.kit.style.theme.cloth.muted)):
            for text in block.lines:
                line = QRectF(room.left(), top, room.width(), block.step)
                self._line(painter, line, text, block.face, ink)
                top += block.step
        if scores:
            below = QRectF(room.left(), top, room.width(), scores)
            self._draw_scores(painter, below, Qt.AlignmentFlag.AlignLeft)

    def _fitting(
        self, room: QSizeF, scores: float, sizes: Iterable[tuple[float, float]]
    ) -> tuple[Block, Block] | None:
        """Title and detail in the largest letters in which both are shown whole over the scores."""
        found = [self._blocks(room.width(), *size) for size in sizes]
        fitting = [
            (title, detail)
            for title, detail in found
            if title.height + detail.height + scores <= room.height() - SPACE_S
        ]
        # Rather a smaller title in one line than a larger one in two, or one that is torn.
        return min(fitting, key=lambda blocks: (blocks[0].torn, len(blocks[0].lines)), default=None)

    def _blocks(self, width: float, large: float, small: float) -> tuple[Block, Block]:
        title = Block.of(self.notice.title, font(large, QFont.Weight.DemiBold), width)
        return title, Block.of(self.notice.detail, font(small), width)

    def _ink(self) -> QColor:
        return self.kit.style.theme.cloth.text

    def _draw_scores(self, painter: QPainter, room: QRectF, align: Qt.AlignmentFlag) -> None:
        muted = self.kit.style.theme.cloth.muted
        texts, face, gap = self._scores_for(room.width())
        metrics = QFontMetricsF(face)
        chip = _chip_beside(metrics)
        total = self._scores_width(texts, metrics, gap)
        left = room.left() if align == Qt.AlignmentFlag.AlignLeft else room.right() - total
        for score, text in zip(self.notice.scores, texts, strict=True):
            at = self.kit.snap(QPointF(left, room.center().y() - chip / 2))
            painter.drawPixmap(at, self.kit.chip(score.colour, chip))
            left += chip + SPACE_XS
            width = metrics.horizontalAdvance(text) + 1
            box = QRectF(left, room.top(), width, room.height())
            self._line(painter, box, text, face, muted)
            left += width + gap

    def _scores_for(self, room: float) -> tuple[tuple[str, ...], QFont, float]:
        """The scores in the fullest words that fit, then closer together, then in small letters."""
        wordings = list(zip(*(score.texts for score in self.notice.scores), strict=True))
        options = [(texts, font(TYPE_BODY), float(SPACE_M)) for texts in wordings]
        options += [(wordings[-1], font(size), float(SPACE_XS)) for size in (TYPE_BODY, TYPE_SMALL)]
        for texts, face, gap in options:
            if self._scores_width(texts, QFontMetricsF(face), gap) <= room:
                return texts, face, gap
        return options[-1]

    def _scores_width(
        self, texts: Sequence[str], metrics: QFontMetricsF, gap: float = SPACE_M
    ) -> float:
        chip = _chip_beside(metrics) + SPACE_XS
        widths = [chip + metrics.horizontalAdvance(text) + 1 for text in texts]
        return sum(widths) + gap * max(len(widths) - 1, 0)

    def _line(
        self,
        painter: QPainter,
        room: QRectF,
        text: str,
        face: QFont,
        ink: QColor,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    ) -> float:
        """One line of text, shortened to the room; how wide it has become."""
        metrics = QFontMetricsF(face)
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room.width())
        painter.setFont(face)
        painter.setPen(ink)
        painter.drawText(room, align | Qt.AlignmentFlag.AlignVCenter, shown)
        return metrics.horizontalAdvance(shown)

    def bounds(self) -> QRectF:
        return QRectF(QPointF(), self._size)


def _chip_beside(metrics: QFontMetricsF) -> int:
    """How large a chip is beside a text."""
    return round(metrics.height() * 0.95)
