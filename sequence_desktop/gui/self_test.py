# SPDX-License-Identifier: MIT
"""`sequence-desktop --self-test`: does everything that belongs to the program work on this machine?

It opens the real window in an empty home that is gone afterwards, lets it paint, and then tries
what an incomplete installation would lack. Each line of the result is `NAME: ok DETAIL` or
`NAME: FAILED WHY`.
"""

from __future__ import annotations

import importlib
import pkgutil
import subprocess
import sys
import tempfile
import time
import wave
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from PySide6.QtCore import (
    QEvent,
    QEventLoop,
    QIODevice,
    QObject,
    QSaveFile,
    QSizeF,
    QTimer,
    QTranslator,
)
from PySide6.QtGui import QFont, QFontInfo, QImage, QPixmap, QRawFont
from PySide6.QtWidgets import QApplication, QWidget

import sequence_desktop
from sequence_desktop import compiled
from sequence_desktop.audio import CUES, samples_of
from sequence_desktop.engine.cards import JOKER
from sequence_desktop.engine.moves import Move
from sequence_desktop.gui.age import process_age_ms
from sequence_desktop.gui.counted import Counted
from sequence_desktop.gui.dialogs.pages import versions
from sequence_desktop.gui.main_window import MainWindow
from sequence_desktop.gui.process import own_command
from sequence_desktop.gui.run import make_application
from sequence_desktop.gui.table.art import Style, chip_pixmap, face_pixmap
from sequence_desktop.gui.theme import ThemeKeeper
from sequence_desktop.gui.theme.fonts import FAMILY, font
from sequence_desktop.gui.theme.icons import action_icon
from sequence_desktop.gui.worker import Thinker
from sequence_desktop.paths import data
from sequence_desktop.players import LEVELS
from sequence_desktop.storage import boards, rules
from sequence_desktop.storage.home import Home

PAINT_WITHIN_MS: Final = 10_000
ANSWER_WITHIN_MS: Final = 30_000
LEAST_COLOURS: Final = 50
"""A picture with fewer shows no cards."""

_SIZE: Final = QSizeF(60, 84)
_SUITS: Final = "♠♥♦♣"


class _Wrong(Exception):
    """What a check has found."""


def main(picture: Path | None) -> int:
    """Try everything and print what was found; 0 if all is well, otherwise 1."""
    app = make_application()
    lines = _Lines()
    for name, version in versions():
        lines.good(name, version)
    lines.good("Program", "frozen" if getattr(sys, "frozen", False) else "run by Python")
    lines.good("Play-out core", compiled.state())
    with tempfile.TemporaryDirectory(prefix="sequence-desktop-") as folder:
        home = Home.at(Path(folder))
        keeper = ThemeKeeper(app)
        window = MainWindow(home, keeper)
        window.sounds.silent = True  # sound systems leave traces in one's home
        style = Style(keeper.theme)
        lines.add("first frame", lambda: _first_frame(window))
        lines.add("picture", lambda: _picture(window, picture))
        lines.add("fonts", _fonts)
        lines.add("art", lambda: _art(style))
        lines.add("icons", lambda: _icons(style))
        lines.add("translations", _translations)
        lines.add("games", lambda: _usable(rules.library(home).load_all))
        lines.add("boards", lambda: _usable(boards.library(home).load_all))
        lines.add("sounds", _sounds)
        lines.add("modules", _modules)
        for level in LEVELS:
            lines.add(f"player {level}", partial(_player, window, level))
        window.close()
        window.deleteLater()
        app.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    return 0 if lines.all_good else 1


class _Lines:
    """The result, printed as it comes: a check that never ends is seen by what is missing."""

    def __init__(self) -> None:
        self.all_good = True

    def add(self, name: str, check: Callable[[], str]) -> None:
        try:
            self.good(name, check())
        except _Wrong as wrong:
            self.all_good = False
            _print(f"{name}: FAILED {wrong}")

    def good(self, name: str, detail: str) -> None:
        _print(f"{name}: ok {detail}")


def _print(line: str) -> None:
    if sys.stdout is not None:  # a Windows program without a console has none
        sys.stdout.write(line + "\n")
        sys.stdout.flush()


# -- what is tried ------------------------------------------------------------------------------


def _first_frame(window: MainWindow) -> str:
    """Open the window and wait until the table has been painted."""
    age = _Painted(window)
    window.begin()
    window.show()
    with _loop(PAINT_WITHIN_MS) as loop:
        age.painted = loop.quit
    if age.ms is None:
        raise _Wrong("the window was not painted")
    return f"{age.ms:.0f} ms after the start of the process"


class _Painted(QObject):
    """Notes the age of the process when the table is painted for the first time."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.ms: float | None = None
        self.painted: Callable[[], object] = lambda: None
        self._viewport: QWidget = window.table.viewport()
        self._viewport.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and self.ms is None:
            self._viewport.removeEventFilter(self)
            QTimer.singleShot(0, self, self._note)  # as soon as it is done
        return super().eventFilter(watched, event)

    def _note(self) -> None:
        self.ms = process_age_ms()
        self.painted()


@contextmanager
def _loop(within_ms: int) -> Iterator[QEventLoop]:
    """Run an event loop, after the block has said what ends it; or until the time is over."""
    loop = QEventLoop()
    QTimer.singleShot(within_ms, loop, loop.quit)
    yield loop
    loop.exec()


def _picture(window: MainWindow, file: Path | None) -> str:
    grabbed = window.grab()
    _colourful(grabbed, LEAST_COLOURS, "the window")
    if file is not None:
        # Through another file, so that no half of a picture is left where it cannot be written.
        whole = QSaveFile(str(file))
        opened = whole.open(QIODevice.OpenModeFlag.WriteOnly)
        if not opened or not grabbed.save(whole, "PNG") or not whole.commit():
            raise _Wrong(f"{file} could not be written")
    size = f"{grabbed.width()} x {grabbed.height()} pixels"
    return f"{size}, {file}" if file is not None else size


def _colourful(pixmap: QPixmap, least: int, what: str) -> None:
    """Complain about a picture with too few colours to show anything."""
    image = pixmap.toImage().convertToFormat(QImage.Format.Format_ARGB32)
    step = max(1, image.width() // 200)
    colours = {
        image.pixel(x, y)
        for x in range(0, image.width(), step)
        for y in range(0, image.height(), step)
    }
    if len(colours) < least:
        raise _Wrong(f"{what} is empty: {len(colours)} colours")


def _fonts() -> str:
    weights = (QFont.Weight.Normal, QFont.Weight.DemiBold, QFont.Weight.Bold)
    for weight in weights:
        face = font(weight=weight)
        found = QFontInfo(face)
        if found.family() != FAMILY:
            raise _Wrong(f"{found.family()} stands in for {FAMILY}")
        raw = QRawFont.fromFont(face)
        missing = [sign for sign in _SUITS if not raw.supportsCharacter(ord(sign))]
        if missing:
            raise _Wrong(f"{FAMILY} {weight.value} has no {' '.join(missing)}")
    return f"{FAMILY} in {len(weights)} weights, with the suits"


def _art(style: Style) -> str:
    tokens = [f"{rank}{suit}" for suit in "SHDC" for rank in "23456789TJQKA"] + [JOKER]
    for token in tokens:
        for cell in (False, True):
            _colourful(face_pixmap(token, _SIZE, 2.0, style, cell=cell), 4, f"the card {token}")
    sides = 3
    for side in range(sides):
        _colourful(chip_pixmap(side, 40, 2.0, style), 4, f"the chip of side {side + 1}")
    return f"{len(tokens)} cards for hand and board, {sides} chips"


def _icons(style: Style) -> str:
    names = sorted(path.stem for path in data("resources", "icons").glob("*.svg"))
    if not names:
        raise _Wrong("there are none")
    for name in names:
        _colourful(action_icon(name, style.theme).pixmap(32), 2, f"the icon {name}")
    return f"{len(names)}"


def _translations() -> str:
    languages = []
    for file in sorted(data("resources", "translations").glob("*.qm")):
        translator = QTranslator()
        if not translator.load(str(file)) or translator.isEmpty():
            raise _Wrong(f"{file.name} cannot be read")
        languages.append(file.stem.removeprefix("sequence_desktop_"))
    if "%n" in Counted().cards(2) or "(s)" in Counted().cards(2):
        raise _Wrong("the forms for one and many are not in use")
    return ", ".join(languages)


def _usable(load: Callable[[], tuple[Mapping[str, object], tuple[object, ...]]]) -> str:
    found, faults = load()
    if faults:
        raise _Wrong(str(faults[0]))
    if not found:
        raise _Wrong("there are none")
    return f"{len(found)}"


def _sounds() -> str:
    """Play every sound, to no device: the process that does it needs a library of its own."""
    lines = "".join(f"{cue} 1\n" for cue in CUES)
    for cue in CUES:
        try:
            samples_of(cue)
        except (OSError, EOFError, wave.Error) as error:
            raise _Wrong(f"{cue}: {error}") from error
    if find_spec("miniaudio") is None and not getattr(sys, "frozen", False):
        return f"{len(CUES)}, but nothing to play them with on this kind of machine"
    command = own_command("sound", "--nowhere")
    ended = subprocess.run(
        command,
        input=lines,
        capture_output=True,
        text=True,
        timeout=ANSWER_WITHIN_MS / 1000,
        check=False,
    )
    if ended.returncode:
        raise _Wrong(f"their process ended with code {ended.returncode}: {ended.stderr.strip()}")
    return f"{len(CUES)}"


def _modules() -> str:
    """Import every module of the program: a frozen one may lack what is imported late."""
    prefix = f"{sequence_desktop.__name__}."
    names = [module.name for module in pkgutil.walk_packages(sequence_desktop.__path__, prefix)]
    for name in names:
        if name.rpartition(".")[2] == "__main__":
            continue
        try:
            importlib.import_module(name)
        except ImportError as error:
            raise _Wrong(f"{name}: {error}") from error
    if not names:
        raise _Wrong("none can be found")
    return f"{len(names)}"


def _player(window: MainWindow, level: str) -> str:
    """Let a computer player, a process of its own, choose a move for the first seat."""
    session = window.session
    if session is None:
        raise _Wrong("there is no game")
    view = session.game.view(session.game.position.seat)
    thinker = Thinker(window)
    moves: list[Move] = []
    start = time.perf_counter()
    with _loop(ANSWER_WITHIN_MS) as loop:
        thinker.chosen.connect(moves.append)
        thinker.chosen.connect(loop.quit)
        thinker.think(view, level)
    taken = (time.perf_counter() - start) * 1000
    # A process that fails is done without, and gone.
    answered = bool(moves) and bool(thinker.pids())
    thinker.close()
    thinker.deleteLater()
    QApplication.processEvents()
    if not answered:
        raise _Wrong("its process gave no move")
    return f"{moves[0]} after {taken:.0f} ms"
