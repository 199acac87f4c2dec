# SPDX-License-Identifier: MIT
"""Everything of a window that somebody at the screen can see, hear or read, reader by reader.

Whoever gives the window a new way to tell something adds a reader to :data:`READERS`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox

from sequence_desktop.gui.dialogs.trouble import report
from sequence_desktop.gui.main_window import MainWindow
from sequence_desktop.gui.replay.film import Film
from sequence_desktop.gui.replay.painting import MomentPainter
from sequence_desktop.gui.replay.picture_dialog import Moment, PictureDialog
from sequence_desktop.gui.replay.shots import film_of
from tests.gui.accessible.reading import node_of, texts_of
from tests.gui.hands import every_text


def picture(window: MainWindow) -> bytes:
    """What is painted."""
    image = window.grab().toImage()  # its bits live as long as it does
    return bytes(image.constBits())


def accessible_tree(window: MainWindow) -> list[str]:
    """What a screen reader finds."""
    return texts_of(node_of(window))


def items(window: MainWindow) -> list[str]:
    """What stands in the list of moves, for all roles."""
    model = window.panel.moves.model()
    roles = [role for role in Qt.ItemDataRole if role.value < 32]
    rows = [model.index(row, 0) for row in range(model.rowCount())]
    return [
        str(index.data(role)) for index in rows for role in roles if index.data(role) is not None
    ]


def crash_report(window: MainWindow) -> str:
    """What would stand in the report of an error that mentions everything there is."""
    assert window.session is not None
    position = window.session.game.position
    error = ValueError(f"{position.hands!r} {position.stock!r}")
    return report(ValueError, error, None, [seat.name for seat in window.session.seats])


def saved_pictures(window: MainWindow) -> tuple[bytes, bytes]:
    """What a picture of the position and an animation of the game show."""
    session, style = window.session, window.replay.saving.style
    assert session is not None
    assert style is not None
    moment = Moment(session.view, session.game, session.seats, style, session.curtain is not None)
    dialog = PictureDialog(moment)
    hand = dialog.findChild(QCheckBox, "picture_hand")
    assert hand is not None
    hand.click()
    painter = MomentPainter(session.game.setup, style, 12, with_text=True)
    film = Film(painter, film_of(session.game, session.seats, None), 100)
    assert list(film.steps())
    found = dialog.content(), film.content
    dialog.deleteLater()
    return found


READERS: Final[dict[str, Callable[[MainWindow], object]]] = {
    "texts, tool tips and accessible names": every_text,
    "picture": picture,
    "accessible tree": accessible_tree,
    "list of moves": items,
    "titles": lambda window: (window.windowTitle(), window.toast.text, window.replay.bar.text),
    "recent files": lambda window: window.preferences.now.recent,
    "suggested file name": lambda window: window.desk.suggested_name()[:-25],
    "crash report": crash_report,
    "saved pictures": saved_pictures,
}
