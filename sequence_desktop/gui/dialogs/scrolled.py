# SPDX-License-Identifier: MIT
"""A page that scrolls where there is too little room for it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QLayout, QScrollArea, QWidget

from sequence_desktop.gui.least import PAGE_LINES, room_for_lines


class Scrolled(QScrollArea):
    """Shows a page, as large as its room; it scrolls only where it does not fit."""

    def __init__(
        self,
        page: QWidget,
        *,
        follows_focus: bool = False,
        shrinks: bool = True,
        lines: int = PAGE_LINES,
    ) -> None:
        """Args:
        page: what is shown.
        follows_focus: whether the field that has the focus is brought into sight.
        shrinks: whether the page is made as small as it can be before it scrolls; that is for
            pages without texts in several lines, from which Qt takes a part of the last line.
        lines: so many lines of the page are seen at least.
        """
        super().__init__()
        self._page = page
        self._shrinks = shrinks
        self._lines = lines
        self.setWidget(page)
        page.installEventFilter(self)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        app = QApplication.instance()
        if follows_focus and isinstance(app, QApplication):
            app.focusChanged.connect(self._on_focus)

    def _on_focus(self, _old: QWidget | None, _now: QWidget | None) -> None:
        """Show what has the focus, after areas inside the page have scrolled to it."""
        QTimer.singleShot(0, self, self._show_focus)

    def _show_focus(self) -> None:
        now = QApplication.focusWidget()
        if now is not None and self._page.isAncestorOf(now):
            self.ensureWidgetVisible(now)

    def _fit(self) -> None:
        """Make the page as large as the room, or as small as it can be; Qt would ask for more."""
        page, layout = self._page, self._page.layout()
        if layout is None:
            return
        room, least = self.maximumViewportSize(), layout.totalMinimumSize()
        width, bar = room.width(), self.verticalScrollBar().sizeHint().width()
        if self._least_height(layout, max(width, least.width())) > room.height():
            width -= bar
        width = max(width, least.width())
        page.resize(width, max(room.height(), self._least_height(layout, width)))

    def _least_height(self, layout: QLayout, width: int) -> int:
        if not layout.hasHeightForWidth():
            return layout.totalMinimumSize().height()
        if self._shrinks:
            return layout.totalMinimumHeightForWidth(width)
        return layout.totalHeightForWidth(width)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest and watched is self._page:
            self._fit()
        return super().eventFilter(watched, event)

    def sizeHint(self) -> QSize:
        return self._page.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """As wide as the page with its bar; so high that there is something to be seen."""
        page, bar = self._page.minimumSizeHint(), self.verticalScrollBar().sizeHint()
        return QSize(
            page.width() + bar.width(), min(page.height(), room_for_lines(self, self._lines))
        )
