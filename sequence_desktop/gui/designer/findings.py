# SPDX-License-Identifier: MIT
"""What is to be said of the board: always there, in words, each leading to the cells concerned."""

from __future__ import annotations

from collections.abc import Container, Sequence
from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFont, QIcon, QPainter, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QListWidgetItem, QWidget

from sequence_desktop.gui.designer.checks_panel import ChecksPanel
from sequence_desktop.gui.designer.workshop_words import finding_text, with_signs
from sequence_desktop.gui.faults import in_words
from sequence_desktop.gui.plain import plain_tip
from sequence_desktop.gui.theme import Theme, font
from sequence_desktop.gui.titles import title_text
from sequence_desktop.workshop.findings import Checked, Fit, Severity
from sequence_desktop.workshop.paste import Misread, Why

_CELLS: Final = Qt.ItemDataRole.UserRole
_CODE: Final = Qt.ItemDataRole.UserRole + 1
_ICON: Final = 20
_SIGNS: Final = {Severity.ERROR: "!", Severity.WARNING: "!", Severity.NOTE: "i"}


class FindingsPanel(ChecksPanel):
    """The list of findings under a line that says whether the board can be played on.

    Signals:
        cells_wanted(tuple): the cells that the finding chosen speaks of.
        name_wanted: the finding chosen is about the board's name.
    """

    cells_wanted = Signal(object)
    name_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._checked: Checked | None = None
        self._misread: tuple[Misread, ...] = ()
        self._left_out: tuple[str, tuple[int, ...]] = ("", ())
        self.list.setObjectName("findings")
        self.list.setAccessibleName(self.tr("Checks"))

    def show_checked(self, checked: Checked) -> None:
        """Show these findings."""
        if checked != self._checked:
            self._checked = checked
            self._fill()

    def show_misread(self, misread: Sequence[Misread]) -> None:
        """Say above all else what of a pasted text was not understood."""
        self._misread, self._left_out = tuple(misread), ("", ())
        self._fill()

    def show_left_out(self, text: str, cells: Sequence[int]) -> None:
        """Say above all else what of a piece laid on these cells did not fit on the board."""
        self._left_out = text, tuple(cells)
        self._fill()

    def forget_misread(self, unsolved: Container[int]) -> None:
        """Cells have changed: of what was not understood, only these are still to be mended."""
        left = tuple(m for m in self._misread if m.cell is None or m.cell in unsolved)
        if left != self._misread:
            self._misread = left
            self._fill()

    def _fill(self) -> None:
        checked = self._checked
        if checked is None:
            return
        row = self.list.currentRow()
        self.list.clear()
        if self._left_out[0]:
            self._add(Severity.WARNING, *self._left_out)
        for place in self._misread:
            cells = () if place.cell is None else (place.cell,)
            self._add(Severity.WARNING, self._misread_text(place), cells)
        for finding in checked.findings:
            self._add(finding.severity, finding_text(finding), finding.cells, finding.code)
        for fit in checked.fits:
            self._add(Severity.NOTE, self._fit_text(fit), fit.cells)
        self.list.setCurrentRow(min(row, self.list.count() - 1))
        self.summary.setText(self._summary(checked))
        self.summary.setProperty("danger", not checked.playable)
        self.summary.style().polish(self.summary)

    def _add(self, severity: Severity, text: str, cells: tuple[int, ...], code: str = "") -> None:
        item = QListWidgetItem(severity_icon(severity, self._theme), text, self.list)
        item.setData(_CELLS, cells)
        item.setData(_CODE, code)
        kinds = {
            Severity.ERROR: self.tr("Error"),
            Severity.WARNING: self.tr("Warning"),
            Severity.NOTE: self.tr("Note"),
        }
        spoken = self.tr("{kind}: {text}").format(kind=kinds[severity], text=text)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, spoken)
        where = self.tr("Click to choose the cells concerned.")
        item.setToolTip(plain_tip(where if cells else text))

    def _summary(self, checked: Checked) -> str:
        errors = len(checked.of(Severity.ERROR))
        games = sum(fit.fits for fit in checked.fits)
        if errors:
            return self.tr("Not to be played on yet: {errors}").format(
                errors=self.tr("%n error(s)", "", errors)
            )
        return self.tr("Ready to play: {games}").format(games=self.tr("%n game(s) fit", "", games))

    def _fit_text(self, fit: Fit) -> str:
        if not fit.fits:
            return self.tr("Does not fit {game}: {why}").format(
                game=title_text(fit.title), why=with_signs(in_words(fit.why))
            )
        players = ", ".join(str(count) for count in fit.players)
        return self.tr("Fits {game}, for {players} players").format(
            game=title_text(fit.title), players=players
        )

    def _misread_text(self, place: Misread) -> str:
        where = self.tr("line {line}").format(line=place.line)
        if place.where:
            where = self.tr("{cell} (line {line})").format(cell=place.where, line=place.line)
        sentences = {
            Why.UNKNOWN: self.tr("Pasted, {where}: “{text}” was not understood"),
            Why.SHORT: self.tr("Pasted, {where}: the row ends before this cell"),
            Why.OVER: self.tr("Pasted, {where}: “{text}” is more than the row can hold"),
        }
        return sentences[place.why].format(where=where, text=place.text[:30])

    def _on_chosen(self, item: QListWidgetItem) -> None:
        cells = item.data(_CELLS)
        if cells:
            self.cells_wanted.emit(tuple(cells))
        elif item.data(_CODE) == "no_name":
            self.name_wanted.emit()


@cache
def severity_icon(severity: Severity, theme: Theme) -> QIcon:
    """An octagon (error), a triangle (warning) or a ring (note); shape and colour say the same."""
    icon = QIcon()
    for ratio in (1, 2, 3):
        pixmap = QPixmap(_ICON * ratio, _ICON * ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.scale(ratio, ratio)
        _paint_sign(painter, severity, theme)
        painter.end()
        icon.addPixmap(pixmap)
        icon.addPixmap(pixmap, QIcon.Mode.Selected)
    return icon


def _paint_sign(painter: QPainter, severity: Severity, theme: Theme) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    colours = theme.widgets
    box = QRectF(2, 2, _ICON - 4, _ICON - 4)
    if severity is Severity.NOTE:
        painter.setPen(QPen(colours.muted, 1.6))
        painter.drawEllipse(box)
        ink = colours.muted
    else:
        error = severity is Severity.ERROR
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.danger if error else colours.warning)
        painter.drawPolygon(_octagon(box) if error else _triangle(box))
        ink = colours.surface
    face = font(9.0, QFont.Weight.Bold)
    face.setPixelSize(12)
    painter.setFont(face)
    painter.setPen(ink)
    shift = 1.5 if severity is Severity.WARNING else 0.0
    painter.drawText(box.translated(0, shift), Qt.AlignmentFlag.AlignCenter, _SIGNS[severity])


def _octagon(box: QRectF) -> QPolygonF:
    a, b = box.width() * 0.29, box.width() * 0.71
    w = box.width()
    corners = ((a, 0), (b, 0), (w, a), (w, b), (b, w), (a, w), (0, b), (0, a))
    return QPolygonF([box.topLeft() + QPointF(x, y) for x, y in corners])


def _triangle(box: QRectF) -> QPolygonF:
    return QPolygonF(
        [QPointF(box.center().x(), box.top() - 1), box.bottomRight(), box.bottomLeft()]
    )
