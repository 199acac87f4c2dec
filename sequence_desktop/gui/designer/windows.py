# SPDX-License-Identifier: MIT
"""The door from the rest of the program to the designer and the gallery, one window of each."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from sequence_desktop.engine.board import Board
from sequence_desktop.gui.designer.document import Document
from sequence_desktop.gui.designer.gallery import Gallery
from sequence_desktop.gui.designer.shelf import Item, Renamed
from sequence_desktop.gui.designer.window import DesignerWindow
from sequence_desktop.gui.placement import place, placement_of
from sequence_desktop.gui.preferences import Preferences
from sequence_desktop.gui.table.art import Design, Style
from sequence_desktop.gui.theme import ThemeKeeper
from sequence_desktop.gui.worker import Thinker
from sequence_desktop.storage.home import Home
from sequence_desktop.workshop.draft import Draft


class WorkshopWindows(QObject):
    """Opens the designer and the gallery, brings them to the front, and closes them at the end.

    Attributes:
        designer, gallery: the windows, as long as they are open.

    Signals:
        play_wanted(str): somebody wants to play on the board with this id.
        lab_wanted(Wish): somebody wants to compare a board with others.
    """

    play_wanted = Signal(str)
    lab_wanted = Signal(object)

    def __init__(
        self,
        home: Home,
        keeper: ThemeKeeper,
        preferences: Preferences,
        parent: QObject | None = None,
        *,
        make_thinker: Callable[[], Thinker] | None = None,
    ) -> None:
        super().__init__(parent)
        self._home, self._keeper, self._preferences = home, keeper, preferences
        self._make_thinker = make_thinker
        self.designer: DesignerWindow | None = None
        self.gallery: Gallery | None = None
        keeper.changed.connect(self._dress)
        preferences.changed.connect(self._dress)

    def design(self, document: Document | None = None) -> DesignerWindow:
        """Show the designer with what is on its desk; where it opens only now, with `document`."""
        if self.designer is None:
            self.designer = DesignerWindow(
                self._home,
                self._keeper,
                self._preferences,
                document=document,
                make_thinker=self._make_thinker,
            )
            self.designer.gallery_wanted.connect(self.show_gallery)
            self.designer.document.kept.connect(self._on_kept)
            self.designer.closed.connect(self._on_designer_closed)
            self.designer.left_changed.connect(self._on_kept)
            self.designer.taken_in.connect(self._show_taken_in)
            self.designer.trying.lab_wanted.connect(self.lab_wanted)
        _bring(self.designer)
        return self.designer

    def edit_copy(self, board: Board | None) -> None:
        """Put a copy of a board on the designer's desk; None: show what lies there."""
        designer = self.design()
        if board is not None:
            designer.filing.open_copy(Draft.of(board))

    def open(self, path: Path) -> None:
        """Put the board of a file on the designer's desk."""
        self.design().filing.open_path(path)

    def show_gallery(self) -> Gallery:
        """Show the gallery."""
        if self.gallery is None:
            self.gallery = Gallery(self._home, self._style())
            place(self.gallery, self._preferences.now.gallery)
            self.gallery.edit_wanted.connect(self._edit)
            self.gallery.play_wanted.connect(self.play_wanted)
            self.gallery.print_wanted.connect(self._print)
            self.gallery.new_wanted.connect(self._new)
            self.gallery.closed.connect(self._on_gallery_closed)
            self.gallery.renamed.connect(self._on_renamed)
            self.gallery.left_changed.connect(self._on_left_changed)
        else:
            self.gallery.reload()
        _bring(self.gallery)
        return self.gallery

    def close(self) -> bool:
        """Close both, unless unsaved work cannot be kept; whether they are closed."""
        return all(window.close() for window in (self.designer, self.gallery) if window is not None)

    def _edit(self, item: Item) -> None:
        designer = self.design()
        if item.left is not None:
            designer.take(item.left)
        elif item.own:
            designer.filing.open_path(item.path)
        else:
            designer.filing.open_copy(item.draft)

    def _print(self, item: Item) -> None:
        # Not at the top: the gallery opens faster without it.
        from sequence_desktop.gui.paper.asking import ask_paper

        if self.gallery is not None:
            board = item.draft.sketch(item.id)
            ask_paper(board, self._style(), self._preferences, self._home, self.gallery)

    def _new(self) -> None:
        self.design().filing.new()

    def _on_kept(self) -> None:
        if self.gallery is not None:
            self.gallery.reload()

    def _show_taken_in(self, paths: tuple[Path, ...]) -> None:
        self.show_gallery().reload(paths[-1].stem)

    def _on_renamed(self, renamed: Renamed) -> None:
        if self.designer is not None:
            self.designer.filing.follow(renamed)

    def _on_left_changed(self) -> None:
        if self.designer is not None:
            self.designer.refresh_offer()

    def _on_designer_closed(self) -> None:
        if self.designer is not None:
            self.designer.deleteLater()
            self.designer = None

    def _on_gallery_closed(self) -> None:
        if self.gallery is not None:
            self._preferences.change(gallery=placement_of(self.gallery))
            self.gallery.deleteLater()
            self.gallery = None

    def _style(self) -> Style:
        now = self._preferences.now
        return Style(self._keeper.theme, Design(now.cards), now.four_colours)

    def _dress(self) -> None:
        if self.gallery is not None:
            self.gallery.set_style(self._style())


def _bring(window: DesignerWindow | Gallery) -> None:
    window.show()
    window.activateWindow()
