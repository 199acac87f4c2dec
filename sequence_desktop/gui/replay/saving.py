# SPDX-License-Identifier: MIT
"""Leads to files: the moment shown as a picture, and the game as an animation."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QDialog, QFileDialog, QWidget

from sequence_desktop.engine.errors import Fault
from sequence_desktop.gui.actions import Actions
from sequence_desktop.gui.desk import Desk
from sequence_desktop.gui.faults import fault_text
from sequence_desktop.gui.preferences import Preferences
from sequence_desktop.gui.session import Session
from sequence_desktop.gui.table.art import Style
from sequence_desktop.storage import files, names

if TYPE_CHECKING:
    from sequence_desktop.gui.replay.film_dialog import FilmDialog
    from sequence_desktop.gui.replay.picture_dialog import PictureDialog

GIF = ".gif"


class Saving(QObject):
    """Binds the actions that save pictures, and shows their dialogs.

    Attributes:
        style: how cards are drawn; None until the window is dressed.
    """

    def __init__(
        self, window: QWidget, desk: Desk, preferences: Preferences, parent: QObject
    ) -> None:
        """Args:
        window: whose dialogs they are.
        desk: which knows where files go, and tells that they are written.
        preferences: the settings in use.
        parent: the owner.
        """
        super().__init__(parent)
        self._window, self._desk, self._preferences = window, desk, preferences
        self._session: Session | None = None
        self.style: Style | None = None

    def bind(self, commands: Actions) -> None:
        """Connect the actions."""
        commands.bind({"picture": self.save_picture, "animation": self.save_animation})

    def attend(self, session: Session) -> None:
        """Save pictures of this session's games from now on."""
        self._session = session

    def save_picture(self) -> None:
        """Ask how the moment shown is to be saved, and save it."""
        from sequence_desktop.gui.replay.picture_dialog import Moment, PictureDialog

        session, style = self._session, self.style
        if session is None or style is None:
            return
        covered = session.curtain is not None
        moment = Moment(session.view, session.game, session.seats, style, covered)
        dialog = PictureDialog(moment, self._window)
        dialog.save_wanted.connect(lambda: self._ask_picture_file(dialog))
        _open(dialog)

    def save_animation(self) -> None:
        """Ask how the game is to be saved, and save it."""
        from sequence_desktop.gui.replay.film_dialog import FilmDialog

        session, style = self._session, self.style
        if session is None or style is None:
            return
        speed = self._preferences.now.replay
        dialog = FilmDialog(session.game, session.seats, style, speed, self._window)
        dialog.save_wanted.connect(lambda: self._ask_film_file(dialog))
        _open(dialog)

    # -- inside -----------------------------------------------------------------------------

    def _ask_picture_file(self, dialog: PictureDialog) -> None:
        def write(path: Path) -> None:
            if self._write(path, dialog.content()):
                dialog.accept()

        suffix = dialog.suffix
        kind = self.tr("Pictures") + f" (*{suffix})"
        self._ask(dialog, self.tr("Save the picture"), kind, suffix, write)

    def _ask_film_file(self, dialog: FilmDialog) -> None:
        def make(path: Path) -> None:
            dialog.made.connect(
                lambda content: dialog.accept() if self._write(path, content) else None,
                Qt.ConnectionType.SingleShotConnection,
            )
            dialog.make()

        kind = self.tr("Animations") + f" (*{GIF})"
        self._ask(dialog, self.tr("Save the animation"), kind, GIF, make)

    def _ask(
        self,
        parent: QDialog,
        title: str,
        kind: str,
        suffix: str,
        act: Callable[[Path], None],
    ) -> None:
        """Let a file be named, and do something with its name."""
        dialog = QFileDialog(parent, title, str(self._desk.suggested_folder()))
        dialog.setObjectName("picture_file")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilters([kind])
        dialog.setDefaultSuffix(suffix)
        dialog.selectFile(self._name() + suffix)
        # Queued: what follows must not happen while this dialog is still closing.
        dialog.fileSelected.connect(
            lambda name: act(Path(name)), Qt.ConnectionType.QueuedConnection
        )
        _open(dialog)

    def _name(self) -> str:
        session = self._session
        if session is None:
            return ""
        title = session.game.setup.rules.title
        plain = "".join(c if c.isalnum() or c in " -" else "-" for c in title)
        return f"{names.fit_stem(plain, 'game')} {session.shown_ply}"

    def _write(self, path: Path, content: bytes) -> bool:
        """Write a file and say so, or why not; whether it is written."""
        from sequence_desktop.gui.dialogs.trouble import say

        try:
            files.write_bytes(path, content)
        except Fault as fault:
            say(self._window, self.tr("The file was not written."), fault_text(fault))
            return False
        self._desk.told.emit(self.tr("Written: {file}").format(file=path.name))
        return True


def _open(dialog: QDialog) -> None:
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()
