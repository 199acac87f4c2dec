# SPDX-License-Identifier: MIT
"""Shows a page of rules: text, pictures drawn when they are needed, search, and paper."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QBuffer, QMarginsF, QUrl
from PySide6.QtGui import (
    QImage,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPdfWriter,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QTextBrowser, QWidget

from sequence_desktop.gui.rules.blocks import Page
from sequence_desktop.gui.rules.html import SCHEME, Drawing, PageHtml, page_sheet
from sequence_desktop.gui.rules.pictures import draw_cards, draw_scene
from sequence_desktop.gui.rules.scenes import Scene
from sequence_desktop.gui.table.art import Style
from sequence_desktop.gui.theme import Scheme
from sequence_desktop.gui.theme.metrics import SPACE_XL
from sequence_desktop.storage import files

_PAPER_RATIO = 3.0
"""How much finer than on a screen pictures are drawn for paper."""


class RulesBrowser(QTextBrowser):
    """A page of rules. Nothing in it leads anywhere outside the program."""

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self.setOpenLinks(False)
        self.setOpenExternalLinks(False)
        self.document().setDocumentMargin(SPACE_XL)
        self._style = style
        self._page: Page | None = None
        self._made: PageHtml | None = None
        self._dice = False

    def show_page(self, page: Page, *, dice: bool) -> None:
        """Show a page from its beginning."""
        self._page = page
        self._dice = dice
        self._render()

    def restyle(self, style: Style) -> None:
        """Show the same page in other colours, at the same place."""
        self._style = style
        place = self.verticalScrollBar().value()
        self._render()
        self.verticalScrollBar().setValue(place)

    def find_text(self, text: str, *, back: bool = False) -> bool:
        """Go to the next place of a text, beginning anew at the end; whether there is any."""
        if not text:
            self.setTextCursor(QTextCursor(self.document()))
            return True
        flags = QTextDocument.FindFlag.FindBackward if back else QTextDocument.FindFlag(0)
        if self.find(text, flags):
            return True
        kept = self.textCursor()
        anew = QTextCursor(self.document())
        if back:
            anew.movePosition(QTextCursor.MoveOperation.End)
        self.setTextCursor(anew)
        if self.find(text, flags):
            return True
        kept.clearSelection()
        self.setTextCursor(kept)
        return False

    def print_page(self, device: QPagedPaintDevice) -> None:
        """Put the page on paper: dark on light, whatever the screen looks like."""
        if self._page is None:
            return
        light = self._style.theme.but(Scheme.LIGHT)
        style = Style(
            light, self._style.design, self._style.four_colours, letters=self._style.letters
        )
        made = PageHtml(self._page)
        document = QTextDocument(self)
        document.setDefaultFont(self.font())
        document.setDefaultStyleSheet(
            page_sheet(light.widgets.text.name(), light.widgets.muted.name())
        )
        for address, drawing in made.drawings.items():
            image = self._draw(drawing, style, _PAPER_RATIO)
            document.addResource(
                QTextDocument.ResourceType.ImageResource.value, QUrl(address), image
            )
        document.setHtml(made.html)
        document.print_(device)
        document.deleteLater()

    def save_pdf(self, path: Path) -> None:
        """Write the page as a PDF file.

        Raises:
            StorageError: the file could not be written.
        """
        content = QBuffer(self)
        content.open(QBuffer.OpenModeFlag.WriteOnly)
        writer = QPdfWriter(content)
        writer.setTitle(self._page.title if self._page else "")
        writer.setPageLayout(
            QPageLayout(
                QPageSize(QPageSize.PageSizeId.A4),
                QPageLayout.Orientation.Portrait,
                QMarginsF(),  # the document brings its own margins
                QPageLayout.Unit.Millimeter,
            )
        )
        self.print_page(writer)
        content.close()
        files.write_bytes(path, bytes(content.data().data()))
        content.deleteLater()

    def _render(self) -> None:
        if self._page is None:
            return
        self._made = PageHtml(self._page)
        colours = self._style.theme.widgets
        self.document().setDefaultStyleSheet(page_sheet(colours.text.name(), colours.muted.name()))
        self.setHtml(self._made.html)

    def _draw(self, drawing: Drawing, style: Style, ratio: float) -> QImage:
        if isinstance(drawing, Scene):
            return draw_scene(drawing, style, ratio)
        return draw_cards(drawing, style, ratio, dice=self._dice)

    def loadResource(self, _kind: int, name: QUrl | str) -> object:
        """Draw a picture of the page. Nothing else is loaded, from wherever it may be wanted."""
        address = name.toString() if isinstance(name, QUrl) else name
        if self._made is None or not address.startswith(f"{SCHEME}:"):
            return None
        drawing = self._made.drawings.get(address)
        return self._draw(drawing, self._style, self.devicePixelRatioF()) if drawing else None
