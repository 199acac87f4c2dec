# SPDX-License-Identifier: MIT
"""What is open beside the game, to be opened again when the main window is made anew."""

from __future__ import annotations

from sequence_desktop.gui.main_window import MainWindow
from sequence_desktop.gui.one_change import reword


class Beside:
    """All that stands open beside the game on the table of one main window, or over it.

    Attributes:
        busy: whether something is open that ends with its window: a trial game, or the balance.
    """

    def __init__(self, window: MainWindow) -> None:
        shops, setup, lab = window.workshop_windows, window.setup.window, window.lab.window
        designer = None if shops is None else shops.designer
        self.busy = designer is not None and designer.trying.busy
        self._board = None if designer is None else designer.document.again()
        self._gallery = shops is not None and shops.gallery is not None
        self._position = None if setup is None else setup.document.again()
        self._plan = None if lab is None else lab.held()
        self._step = window.first_game.number
        self._pauses = window.session is not None and window.session.paused
        self._reviews = not window.aid.review_panel.isHidden()
        self._moment = window.replay.moment

    def open_in(self, window: MainWindow) -> None:
        """Open it all again as it was, in a window that has just been made."""
        self.open_windows_in(window)
        if self._pauses and window.session is not None:
            window.session.set_paused(True)
        if self._step is not None:
            window.first_game.start_at(self._step)
        if self._reviews:
            window.aid.reviewing.review()
        if self._moment is not None:
            window.replay.open_at(*self._moment)

    def open_windows_in(self, window: MainWindow) -> None:
        """Open the other windows again; those that stand open there stay as they are."""
        if self._board is not None and window.workshop.designer is None:
            reword(self._board.stack)
            window.workshop.design(self._board)
        if self._gallery and window.workshop.gallery is None:
            window.workshop.show_gallery()
        if self._position is not None and window.setup.window is None:
            self._position.reword()
            window.setup.open(self._position)
        if self._plan is not None and window.lab.window is None:
            window.lab.open().take(self._plan)
