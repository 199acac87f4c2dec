# SPDX-License-Identifier: MIT
"""Everything of a window that somebody at the screen can see, hear or read, reader by reader.

A reader is a function that is given the window and gives back what it found. Whoever gives the
window a new way to tell something adds one to :data:`READERS`, which look at the window as it is,
or to :data:`ASKING`, which first ask it for something. A new window that a command opens is found
by :func:`every_window` without being named.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QCheckBox, QFileDialog, QWidget

from sequence_desktop.gui.dialogs.trouble import report
from sequence_desktop.gui.main_window import MainWindow
from sequence_desktop.gui.memory.rated_dialog import RatedDialog
from sequence_desktop.gui.memory.statistics_dialog import StatisticsDialog
from sequence_desktop.gui.paper.dialog import PaperDialog
from sequence_desktop.gui.replay.film import Film
from sequence_desktop.gui.replay.painting import MomentPainter
from sequence_desktop.gui.replay.picture_dialog import Moment, PictureDialog
from sequence_desktop.gui.replay.shots import film_of
from sequence_desktop.gui.specs import SPECS
from tests.gui.accessible.reading import node_of, texts_of
from tests.gui.everywhere import through, visit
from tests.gui.hands import every_text, texts_in

Reader = Callable[[MainWindow], object]
PATIENCE_S: Final = 120


def picture(window: QWidget) -> bytes:
    """What is painted."""
    image = window.grab().toImage()  # its bits live as long as it does
    return bytes(image.constBits())


def accessible_tree(window: QWidget) -> list[str]:
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


def recent_files(window: MainWindow) -> object:
    """The files that are remembered, and how the menu names them."""
    menu = window.menus.recent
    menu.aboutToShow.emit()
    named = [(action.text(), action.toolTip()) for action in menu.actions()]
    menu.clear()  # as it was before
    return window.preferences.now.recent, named


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


READERS: Final[dict[str, Reader]] = {
    "texts, tool tips and accessible names": every_text,
    "picture": picture,
    "accessible tree": accessible_tree,
    "list of moves": items,
    "titles": lambda window: (window.windowTitle(), window.toast.text, window.replay.bar.text),
    "recent files": recent_files,
    "suggested file name": lambda window: window.desk.suggested_name()[:-25],
    "crash report": crash_report,
    "saved pictures": saved_pictures,
}


# -- what has to be asked for -------------------------------------------------------------------


def wait(there: Callable[[], bool]) -> None:
    """Wait until the adviser has answered."""
    end = time.monotonic() + PATIENCE_S
    while not there():
        assert time.monotonic() < end, "the adviser has not answered"
        QTest.qWait(5)
    QApplication.processEvents()


def advised(window: MainWindow, wanted: QWidget, there: Callable[[], bool]) -> object:
    """What the adviser's process is told, and all that is seen of its answer once it is there."""
    asked = window.aid.adviser.asked
    assert asked is not None
    wait(there)
    # What is not to be seen is left out: a bar that told how far it was.
    lists = [texts_in(each) for each in wanted.findChildren(QAbstractItemView)]
    return asked.ask, asked.about, lists, accessible_tree(window), picture(wanted)


def hint(window: MainWindow) -> object:
    """A hint, where whoever sits there may ask for one; and what is pointed out on the table."""
    if not window.aid.hinting.possible:
        return None
    panel, pointing = window.aid.hint_panel, window.table.table.pointing
    window.commands["hint"].trigger()
    seen = advised(window, panel, lambda: window.aid.hinting.shown)
    moves = [str(move) for move in pointing.moves], picture(window.table)
    window.aid.hinting.forget()
    return seen, moves


def chances(window: MainWindow) -> object:
    """The winning chances, as the panel tells them; behind a curtain it says that it waits."""
    panel = window.aid.chance_panel
    window.commands["chances"].setChecked(True)
    if window.aid.adviser.asked is None:
        seen: object = texts_in(panel)
    else:
        seen = advised(window, panel, lambda: window.aid.adviser.asked is None)
    window.commands["chances"].setChecked(False)
    return seen


def review(window: MainWindow) -> object:
    """The review of a finished game: the panel, and the table at each turning point."""
    if not window.aid.reviewing.possible:
        return None
    panel = window.aid.review_panel
    window.commands["review"].trigger()
    seen = advised(window, panel, lambda: window.aid.adviser.asked is None)
    points = []
    for row in range(panel.points.count()):
        panel.points.setCurrentRow(row)
        points.append((picture(window.table), accessible_tree(window)))
    window.aid.reviewing.forget()
    assert window.session is not None
    window.session.look_at(None)
    return seen, points


def judgement(window: MainWindow) -> object:
    """What a learner is told of the move that is played, or nothing; the game goes on by it."""
    session = window.session
    assert session is not None
    if not session.active:
        return None
    session.set_paused(True)  # else a computer's answer would follow
    window.commands["teach"].setChecked(True)
    assert session.play(list(session.view.legal_moves())[-1])
    asked = window.aid.adviser.asked
    if asked is None:
        return None  # somebody shares the screen, who must not learn of this hand
    wait(lambda: window.aid.adviser.asked is None)
    sheet = window.aid.mistake_sheet
    if sheet.isHidden():
        return asked.about
    first = texts_in(sheet)
    window.commands["why"].trigger()
    return asked.about, first, texts_in(sheet)


def opened(window: MainWindow, command: str, read: Callable[[QWidget], object]) -> list[object]:
    """What is read in the windows that a command opens."""
    found: list[object] = []
    if window.commands[command].isEnabled():
        through(window.commands[command].trigger, lambda new: found.append(read(new)))
    return found


def statistics(window: MainWindow) -> object:
    """What the statistics and the rating tell."""

    def read(dialog: QWidget) -> object:
        assert isinstance(dialog, StatisticsDialog | RatedDialog)
        return texts_in(dialog), accessible_tree(dialog)

    return opened(window, "statistics", read), opened(window, "rated", read)


def printouts(window: MainWindow) -> object:
    """Everything that can be printed of the game on the table, as the program draws it."""

    def read(dialog: QWidget) -> object:
        assert isinstance(dialog, PaperDialog)
        texts = texts_in(dialog)
        with TemporaryDirectory() as name:
            for kind in range(dialog.form.what.count()):
                dialog.form.what.setCurrentIndex(kind)
                dialog.refresh()
                dialog.export_to(Path(name) / f"{kind}.svg")
            sheets = [(sheet.name, _strokes(sheet)) for sheet in sorted(Path(name).iterdir())]
        assert sheets
        return texts, sheets

    return opened(window, "print", read)


def _strokes(sheet: Path) -> str:
    """What is drawn, stroke by stroke, without the places.

    The same letters are not always set and smoothed alike to the last hair.
    """
    return re.sub(r"-?\d+(\.\d+)?(e-?\d+)?", "#", sheet.read_text("utf-8"))


AT_THE_TABLE: Final = (
    *(spec.id for spec in SPECS if spec.menu not in ("game", "help")),
    *("again", "pause", "quit"),
)
"""Commands that open no window but change what is on the table, or how it looks."""


def every_window(window: MainWindow) -> object:
    """Every text of every window and dialog that a command of the window leads to."""
    found: list[tuple[str, list[str]]] = []

    def read(new: QWidget) -> None:
        if not isinstance(new, QFileDialog):  # it shows a folder, with the times of its files
            found.append((new.objectName(), texts_in(new)))

    visit(window, read, AT_THE_TABLE)
    return found


ASKING: Final[dict[str, Reader]] = {
    "hint": hint,
    "chances": chances,
    "review": review,
    "statistics and rating": statistics,
    "judgement of a move": judgement,
}

OPENING: Final[dict[str, Reader]] = {"printouts": printouts, "every window": every_window}
"""These take some seconds each."""
