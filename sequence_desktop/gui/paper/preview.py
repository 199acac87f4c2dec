# SPDX-License-Identifier: MIT
"""A leaf on the screen, as it will come out of the printer, near or far."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from sequence_desktop.gui.paper.look import Look
from sequence_desktop.gui.paper.painting import INCH, Leaf
from sequence_desktop.gui.theme import Theme, faded
from sequence_desktop.gui.theme.metrics import SPACE_M

ZOOMS: Final = (0.5, 0.75, 1.0, 1.5, 2.0, 3.0)
"""How large a leaf can be shown, as a share of its true size."""

_SHADOW: Final = 3
_REST_MS: Final = 120
_MOST_PIXELS: Final = 24_000_000


class PaperPreview(QScrollArea):
    """Shows one leaf; the wheel with Ctrl, and + and - with Ctrl, go nearer or farther.

    Signals:
        zoom_changed: it is shown in another size now.
        turned(int): the person wants the next page (1) or the one before (-1).
    """

    zoom_changed = Signal()
    turned = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("paper_preview")
        self._zoom: float | None = None
        self.sheet = _Sheet(theme, self)
        self.setWidget(self.sheet)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMinimumSize(232, 240)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    @property
    def zoom(self) -> float | None:
        """The share of the true size that is shown; None: the whole page, whatever that makes."""
        return self._zoom

    def show_leaf(self, leaf: Leaf | None, look: Look | None) -> None:
        """Show this leaf; None: nothing."""
        self.sheet.take(leaf, look)
        text = "" if leaf is None else self.tr("Preview: {page}").format(page=leaf.title)
        self.setAccessibleName(text)
        self._arrange()

    def set_zoom(self, zoom: float | None) -> None:
        """Show the leaf in a share of its true size; None: as large as fits."""
        if zoom != self._zoom:
            self._zoom = zoom
            self._arrange()
            self.zoom_changed.emit()

    def step(self, nearer: bool) -> None:
        """Go to the next size."""
        now = self.sheet.per_mm / self._true_size()
        if nearer:
            self.set_zoom(next((z for z in ZOOMS if z > now + 0.01), ZOOMS[-1]))
        else:
            self.set_zoom(next((z for z in reversed(ZOOMS) if z < now - 0.01), ZOOMS[0]))

    def _true_size(self) -> float:
        """Logical pixels to a millimetre on this screen."""
        return self.logicalDpiX() / INCH

    def _arrange(self) -> None:
        leaf = self.sheet.leaf
        if leaf is None:
            self.sheet.resize(0, 0)
            return
        if self._zoom is not None:
            self.sheet.set_scale(self._zoom * self._true_size())
            return
        edge = 2 * (SPACE_M + _SHADOW)
        room = self.size()
        self.sheet.set_scale(
            max(
                min(
                    (room.width() - edge) / leaf.page.width,
                    (room.height() - edge) / leaf.page.height,
                ),
                0.1,
            )
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._zoom is None:
            self._arrange()

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.step(nearer=event.angleDelta().y() > 0)
            event.accept()
        else:
            super().wheelEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        match event.key():
            case Qt.Key.Key_Plus | Qt.Key.Key_Equal if control:
                self.step(nearer=True)
            case Qt.Key.Key_Minus if control:
                self.step(nearer=False)
            case Qt.Key.Key_0 if control:
                self.set_zoom(None)
            case Qt.Key.Key_PageDown:
                self.turned.emit(1)
            case Qt.Key.Key_PageUp:
                self.turned.emit(-1)
            case _:
                super().keyPressEvent(event)


class _Sheet(QWidget):
    """The paper itself, drawn once for each size; while the size changes the last is stretched.

    Attributes:
        leaf: what it shows.
        per_mm: logical pixels to a millimetre.
    """

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.leaf: Leaf | None = None
        self.per_mm = 1.0
        self._theme = theme
        self._look: Look | None = None
        self._pixmap: QPixmap | None = None
        self._drawn_for = 0.0
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(_REST_MS)
        self._rest.timeout.connect(self._forget)

    @property
    def is_sharp(self) -> bool:
        """Whether it is drawn for the size in which it is shown."""
        return self._pixmap is not None and abs(self._drawn_for - self.per_mm) < 1e-9

    def take(self, leaf: Leaf | None, look: Look | None) -> None:
        """Show another leaf."""
        self.leaf, self._look = leaf, look
        self._forget()

    def set_scale(self, per_mm: float) -> None:
        """Show the leaf so large."""
        self.per_mm = per_mm
        if self._pixmap is not None and not self.is_sharp:
            self._rest.start()
        if self.leaf is not None:
            page = self.leaf.page
            self.resize(
                round(page.width * per_mm) + 2 * _SHADOW, round(page.height * per_mm) + 2 * _SHADOW
            )
        self.update()

    def _forget(self) -> None:
        self._pixmap = None
        self.update()

    def _drawn(self, leaf: Leaf, look: Look) -> QPixmap:
        """The leaf as a picture in device pixels, coarser where it would be huge."""
        ratio = self.devicePixelRatioF()
        area = leaf.page.width * leaf.page.height * (self.per_mm * ratio) ** 2
        per_mm = self.per_mm * ratio * min(1.0, (_MOST_PIXELS / area) ** 0.5)
        size = QSizeF(leaf.page.width * per_mm, leaf.page.height * per_mm).toSize()
        pixmap = QPixmap(size.expandedTo(QSize(1, 1)))
        pixmap.fill(Qt.GlobalColor.white)
        painter = QPainter(pixmap)
        leaf.paint(painter, look, per_mm)
        painter.end()
        self._drawn_for = self.per_mm
        return pixmap

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self.leaf is None or self._look is None:
            return
        if self._pixmap is None:
            self._pixmap = self._drawn(self.leaf, self._look)
        paper = QRectF(self.rect()).adjusted(_SHADOW, _SHADOW, -_SHADOW, -_SHADOW)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for step in range(1, _SHADOW + 1):
            painter.fillRect(
                paper.adjusted(-step, -step, step, step),
                faded(self._theme.cards.shadow, 0.1),
            )
        painter.drawPixmap(paper.toRect(), self._pixmap)
        painter.end()
