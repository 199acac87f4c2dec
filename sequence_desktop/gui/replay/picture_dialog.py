# SPDX-License-Identifier: MIT
"""Asks how the moment shown is to be saved as a picture."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from sequence_desktop.engine.game import Game
from sequence_desktop.engine.view import PlayerView
from sequence_desktop.gui.choice_box import ChoiceBox
from sequence_desktop.gui.replay.film import CELL, SCALES, png_of, svg_of
from sequence_desktop.gui.replay.painting import MomentPainter
from sequence_desktop.gui.replay.shots import Shot, shot_of
from sequence_desktop.gui.table.art import Style
from sequence_desktop.gui.theme.metrics import SPACE_L, SPACE_M, SPACE_S
from sequence_desktop.gui.titles import game_title
from sequence_desktop.storage.games import Seat

PNG: Final = ".png"
SVG: Final = ".svg"
_PREVIEW = 284


@dataclass(frozen=True)
class Moment:
    """The moment to be saved, as it is shown.

    Attributes:
        view: what is shown of it, and to whom.
        game: the game it belongs to.
        seats: who sits where.
        style: how cards are drawn.
        covered: whether the hand is covered on the table, and so stays out of the picture.
    """

    view: PlayerView
    game: Game
    seats: tuple[Seat, ...]
    style: Style
    covered: bool

    @property
    def has_hand(self) -> bool:
        """Whether there is a hand that can be in the picture."""
        return bool(self.view.hand) and not self.covered


class PictureDialog(QDialog):
    """What kind of picture, how large, and what is in it.

    Signals:
        save_wanted: a file is to be named; `suffix` and `content` say of what kind, and the rest.
    """

    save_wanted = Signal()

    def __init__(self, moment: Moment, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("picture_dialog")
        self.setWindowTitle(self.tr("Save a picture of the position"))
        self._moment = moment
        self._kind = ChoiceBox(self)
        self._kind.setObjectName("picture_kind")
        self._kind.addItem(self.tr("PNG, a picture"), PNG)
        self._kind.addItem(self.tr("SVG, for drawing programs"), SVG)
        self._scale = ChoiceBox(self)
        self._scale.setObjectName("picture_scale")
        self._hand = QCheckBox(self)
        self._hand.setObjectName("picture_hand")
        self._hand.setText(self.tr("With the &cards in hand that are shown"))
        self._hand.setEnabled(moment.has_hand)
        self._text = QCheckBox(self.tr("With a &line on the last move"), self)
        self._text.setObjectName("picture_text")
        self._text.setChecked(True)
        self._preview = QLabel(self)
        self._preview.setObjectName("picture_preview")
        self._preview.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._preview.setFixedSize(_PREVIEW, _PREVIEW)
        self._preview.setAccessibleName(self.tr("Preview"))
        self._kind.currentIndexChanged.connect(self._show)
        self._hand.toggled.connect(self._show)
        self._text.toggled.connect(self._show)
        self._build()
        self._show()
        self._scale.setCurrentIndex(1)

    def _build(self) -> None:
        form = QFormLayout()
        form.addRow(self.tr("&Kind"), self._kind)
        form.addRow(self.tr("Si&ze"), self._scale)
        form.setHorizontalSpacing(SPACE_M)
        form.setVerticalSpacing(SPACE_S)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.addRow(self._text)
        form.addRow(self._hand)
        upper = QHBoxLayout()
        upper.setSpacing(SPACE_L)
        upper.addWidget(self._preview, 0, Qt.AlignmentFlag.AlignTop)
        upper.addLayout(form)
        upper.addStretch(1)
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        save = box.addButton(self.tr("&Save…"), QDialogButtonBox.ButtonRole.AcceptRole)
        save.setToolTip(self.tr("Name a file, and draw the picture into it"))
        save.setObjectName("save_picture")
        save.setDefault(True)
        box.accepted.connect(self.save_wanted)
        box.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(SPACE_L, SPACE_L, SPACE_L, SPACE_L)
        column.setSpacing(SPACE_M)
        column.addLayout(upper, 1)
        column.addWidget(box)

    @property
    def suffix(self) -> str:
        """The ending of the file's name."""
        return str(self._kind.currentData())

    def content(self) -> bytes:
        """What goes into the file."""
        shot = self._shot()
        if self.suffix == SVG:
            return svg_of(
                self._painter(CELL, shot), shot, game_title(self._moment.game.setup.rules)
            )
        return png_of(self._painter(CELL * SCALES[self._scale.currentIndex()], shot), shot)

    # -- inside -----------------------------------------------------------------------------

    def _shot(self) -> Shot:
        moment = self._moment
        return shot_of(
            moment.view,
            moment.game,
            moment.seats,
            with_hand=moment.has_hand and self._hand.isChecked(),
            with_text=self._text.isChecked(),
        )

    def _painter(self, cell: int, shot: Shot) -> MomentPainter:
        moment = self._moment
        return MomentPainter(
            moment.game.setup,
            moment.style,
            cell,
            cards=len(shot.hand),
            with_text=self._text.isChecked(),
        )

    def _show(self) -> None:
        """Show the preview and the sizes that go with what is chosen."""
        shot = self._shot()
        self._scale.setEnabled(self.suffix == PNG)
        for place, scale in enumerate(SCALES):
            size = self._painter(CELL * scale, shot).size
            text = self.tr("{width} × {height} pixels").format(
                width=size.width(), height=size.height()
            )
            if place < self._scale.count():
                self._scale.setItemText(place, text)
            else:
                self._scale.addItem(text)
        self._scale.setMinimumWidth(self._scale.fullest().width())
        ratio = self.devicePixelRatioF()
        setup = self._moment.game.setup
        cell = _PREVIEW * ratio / (max(setup.board.width, setup.board.height) + 3)
        picture = QPixmap.fromImage(self._painter(max(round(cell), 6), shot).image(shot))
        room = round(_PREVIEW * ratio)
        if max(picture.width(), picture.height()) > room:
            smooth = Qt.TransformationMode.SmoothTransformation
            picture = picture.scaled(room, room, Qt.AspectRatioMode.KeepAspectRatio, smooth)
        picture.setDevicePixelRatio(ratio)
        self._preview.setPixmap(picture)
