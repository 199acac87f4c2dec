# SPDX-License-Identifier: MIT
"""About the program: its version, everything it is made of, and each licence in full."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QUrl
from PySide6.QtWidgets import QWidget

from sequence_desktop.gui.dialogs.licences import SCHEME, licence_text
from sequence_desktop.gui.dialogs.page import PageDialog
from sequence_desktop.gui.dialogs.pages import about_page


class AboutDialog(PageDialog):
    """The page about the program; links in it lead to licences, and back."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("about_page", self.tr("About Sequence Desktop"), about_page(), parent)
        self.page.anchorClicked.connect(self._follow)

    def _follow(self, link: QUrl) -> None:
        if link.scheme() == SCHEME and link.path():
            name = link.path()
            back = self.tr("Back to the list")
            self.page.setHtml(
                f'<p><a href="{SCHEME}:">{escape(back)}</a></p>'
                f"<h2>{escape(name)}</h2><pre>{escape(licence_text(name))}</pre>"
            )
        else:
            self.page.setHtml(about_page())
