# SPDX-License-Identifier: MIT
"""Boards to print, and pictures of leaves that can be measured."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sequence_desktop.engine.board import Board
from sequence_desktop.engine.rules import Rules
from sequence_desktop.gui.paper.dialog import PaperDialog
from sequence_desktop.gui.paper.look import Look, paper_look
from sequence_desktop.gui.paper.pages import Box
from sequence_desktop.gui.paper.painting import Leaf
from sequence_desktop.gui.table.art import Style
from sequence_desktop.gui.theme import load_fonts, theme
from sequence_desktop.storage import boards, rules
from sequence_desktop.storage.home import Home
from tests.gui.paper.hands import Open

WHITE = 0xFFFFFFFF


@pytest.fixture(scope="session", autouse=True)
def fonts(qapp: QApplication) -> None:
    """Qt with our typeface."""
    load_fonts(qapp)


@pytest.fixture(scope="session")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Board]:
    """Shipped boards by id."""
    return boards.library(Home.at(tmp_path_factory.mktemp("home"))).load


@pytest.fixture(scope="session")
def spiral(shelf: Callable[[str], Board]) -> Board:
    """The board of ten by ten that everybody knows."""
    return shelf("spiral")


@pytest.fixture(scope="session")
def games(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Rules]:
    """All shipped rules."""
    found, faults = rules.library(Home.at(tmp_path_factory.mktemp("home"))).load_all()
    assert not faults
    return found


@pytest.fixture
def open_dialog(qtbot: QtBot, spiral: Board, games: dict[str, Rules]) -> Open:
    """Opens the dialog as the gallery would, for somebody who printed on A4 the last time."""

    def make(board: Board = spiral, last: dict[str, Any] | None = None) -> PaperDialog:
        last = {"paper": "A4"} if last is None else last
        dialog = PaperDialog(board, Style(theme()), games, last)
        qtbot.addWidget(dialog)
        dialog.resize(900, 700)
        dialog.show()
        qtbot.waitExposed(dialog)
        return dialog

    return make


def look_of(board: Board, *, mono: bool = False) -> Look:
    """A board's look on paper, with the usual settings."""
    return paper_look(Style(theme()), board, mono=mono)


def painted(leaf: Leaf, look: Look, per_mm: float, part: Box | None = None) -> QImage:
    """A leaf, or a part of it, on white; `per_mm` pixels to the millimetre."""
    part = part or Box(0.0, 0.0, leaf.page.width, leaf.page.height)
    image = QImage(
        round(part.width * per_mm), round(part.height * per_mm), QImage.Format.Format_RGB32
    )
    image.fill(WHITE)
    painter = QPainter(image)
    painter.translate(-part.left * per_mm, -part.top * per_mm)
    leaf.paint(painter, look, per_mm)
    painter.end()
    return image


def inked(image: QImage, darker_than: int = 250) -> Iterator[QPoint]:
    """The pixels that are darker than this."""
    for y, row in enumerate(_dark_rows(image, darker_than)):
        x = row.find(1)
        while x >= 0:
            yield QPoint(x, y)
            x = row.find(1, x + 1)


def ink_bounds(image: QImage, darker_than: int = 250) -> tuple[int, int, int, int] | None:
    """The pixels around everything that is dark: left, top, right, bottom; None: nothing is."""
    spans = [
        (row.find(1), y, row.rfind(1))
        for y, row in enumerate(_dark_rows(image, darker_than))
        if 1 in row
    ]
    if not spans:
        return None
    lefts, ys, rights = zip(*spans, strict=True)
    return min(lefts), min(ys), max(rights), max(ys)


def difference(one: QImage, other: QImage) -> int:
    """How far the most different pixels are apart, of 255."""
    assert one.size() == other.size()
    apart = one.copy()
    painter = QPainter(apart)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Difference)
    painter.drawImage(0, 0, other)
    painter.end()
    assert apart.format() == QImage.Format.Format_RGB32
    data = bytes(apart.constBits())
    return max(max(data[channel::4]) for channel in range(3))


def _dark_rows(image: QImage, darker_than: int) -> Iterator[bytes]:
    """Each row of pixels, 1 where it is dark, 0 where it is light."""
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    table = bytes(int(value < darker_than) for value in range(256))
    data, stride = bytes(grey.constBits()).translate(table), grey.bytesPerLine()
    for y in range(grey.height()):
        yield data[y * stride : y * stride + grey.width()]


def read_only(folder: Path) -> bool:
    """Take away the right to write to a folder; False where that stops nobody (the superuser)."""
    folder.chmod(0o500)
    try:
        (folder / "probe").touch()
    except OSError:
        return True
    (folder / "probe").unlink()
    return False
