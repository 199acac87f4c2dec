# SPDX-License-Identifier: MIT
"""A moment saved as a picture and a game as an animation, by the dialogs' own controls."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QFileDialog,
    QMessageBox,
    QPushButton,
)
from pytestqt.qtbot import QtBot

from sequence_desktop.engine.moves import Kind
from sequence_desktop.gui.main_window import MainWindow
from sequence_desktop.gui.replay.film import Film
from sequence_desktop.gui.replay.film_dialog import FilmDialog
from sequence_desktop.gui.replay.painting import MomentPainter
from sequence_desktop.gui.replay.picture_dialog import PictureDialog
from sequence_desktop.gui.replay.shots import film_of
from tests.gui.conftest import ANNA, BEN, ROBOT, Deal, OpenWindow
from tests.gui.hands import ALT, press, when_asked
from tests.gui.replay.rig import LEFT, on_table, running, won
from tests.gui.replay.test_gif import pictures

Dialog = TypeVar("Dialog", PictureDialog, FilmDialog)


@pytest.fixture
def window(open_window: OpenWindow) -> MainWindow:
    return open_window()


def picture_dialog(window: MainWindow) -> PictureDialog:
    window.commands["picture"].trigger()
    return _found(window, PictureDialog)


def film_dialog(window: MainWindow) -> FilmDialog:
    window.commands["animation"].trigger()
    return _found(window, FilmDialog)


def _found(window: MainWindow, kind: type[Dialog]) -> Dialog:
    QApplication.processEvents()
    dialogs = [it for it in window.findChildren(kind) if it.isVisible()]
    assert len(dialogs) == 1
    return dialogs[0]


def choose(dialog: PictureDialog | FilmDialog, name: str, row: int) -> None:
    combo = dialog.findChild(QComboBox, name)
    assert combo is not None
    combo.setFocus()
    QTest.keyClick(combo, Qt.Key.Key_Home)
    for _ in range(row):
        QTest.keyClick(combo, Qt.Key.Key_Down)
    assert combo.currentIndex() == row


def tick(dialog: PictureDialog, name: str) -> None:
    box = dialog.findChild(QCheckBox, name)
    assert box is not None
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Space)


def save(qtbot: QtBot, dialog: PictureDialog | FilmDialog, button: str, path: Path) -> None:
    """Press "Save…", and type a name into the file dialog."""
    press_button = dialog.findChild(QPushButton, button)
    assert press_button is not None
    QTest.mouseClick(press_button, LEFT)
    (asked,) = dialog.findChildren(QFileDialog)
    asked.selectFile(str(path))
    box = asked.findChild(QDialogButtonBox)
    assert box is not None
    QTest.mouseClick(box.button(QDialogButtonBox.StandardButton.Save), LEFT)


# -- pictures -----------------------------------------------------------------------------------


def test_the_moment_shown_is_saved_as_png(
    qtbot: QtBot, window: MainWindow, deal: Deal, tmp_path: Path
) -> None:
    on_table(window, running(deal))
    press(window, Qt.Key.Key_Left, ALT)
    sizes = set()
    for row in range(4):
        dialog = picture_dialog(window)
        choose(dialog, "picture_scale", row)
        file = tmp_path / f"size {row}.png"
        save(qtbot, dialog, "save_picture", file)
        qtbot.waitUntil(file.is_file)
        qtbot.waitUntil(lambda: not window.findChildren(PictureDialog))
        image = QImage(str(file))
        assert not image.isNull()
        sizes.add(image.width())
    assert len(sizes) == 4
    assert abs(max(sizes) - 4 * min(sizes)) <= 4
    assert "Written: size 3.png" in window.toast.text


def test_it_is_saved_as_svg_of_shapes_alone(
    qtbot: QtBot, window: MainWindow, deal: Deal, tmp_path: Path
) -> None:
    on_table(window, running(deal))
    dialog = picture_dialog(window)
    choose(dialog, "picture_kind", 1)
    file = tmp_path / "moment.svg"
    save(qtbot, dialog, "save_picture", file)
    qtbot.waitUntil(file.is_file)
    text = file.read_text("utf-8")
    assert "<text" not in text
    assert "<image" not in text
    assert QSvgRenderer(str(file)).isValid()


def test_the_hand_is_in_it_only_if_that_is_wanted(window: MainWindow, deal: Deal) -> None:
    on_table(window, running(deal))
    dialog = picture_dialog(window)
    without = dialog.content()
    tick(dialog, "picture_hand")
    with_hand = QImage.fromData(dialog.content())
    tick(dialog, "picture_hand")
    assert dialog.content() == without
    assert with_hand.height() > QImage.fromData(without).height()
    tick(dialog, "picture_text")
    assert QImage.fromData(dialog.content()).height() < QImage.fromData(without).height()


def test_no_hand_is_offered_where_none_is_seen(window: MainWindow, deal: Deal) -> None:
    hands = on_table(window, running(deal), ANNA, BEN)
    assert hands.session.viewer is None
    hand = picture_dialog(window).findChild(QCheckBox, "picture_hand")
    assert hand is not None
    assert not hand.isEnabled()


def test_a_folder_that_is_not_there_is_told_and_leaves_nothing(
    qtbot: QtBot, window: MainWindow, deal: Deal, tmp_path: Path
) -> None:
    on_table(window, running(deal))
    told: list[str] = []

    def read(box: object) -> None:
        assert isinstance(box, QMessageBox)
        told.append(box.text() + box.informativeText())
        box.close()

    when_asked(read)
    window.replay.saving._write(tmp_path / "gone" / "moment.png", b"x")
    qtbot.waitUntil(lambda: bool(told))
    assert "moment.png" in told[0]
    assert list(tmp_path.rglob("*.png")) == []


# -- animations ---------------------------------------------------------------------------------


def test_a_finished_game_is_saved_with_the_cards_of_a_seat(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    on_table(window, won())
    heights = []
    for eyes in (0, 2):
        dialog = film_dialog(window)
        choose(dialog, "film_eyes", eyes)
        choose(dialog, "film_size", 0)
        choose(dialog, "film_speed", 2)
        file = tmp_path / f"won {eyes}.gif"
        save(qtbot, dialog, "save_film", file)
        qtbot.waitUntil(file.is_file, timeout=60_000)
        qtbot.waitUntil(lambda: not window.findChildren(FilmDialog))
        found = pictures(file.read_bytes())
        assert len(found) == 5, "the start, three moves, and who has won"
        assert [shown for _, shown in found[:-1]] == [400] * 4
        heights.append(found[0][0].height())
    assert heights[1] > heights[0], "with a hand it is taller"


def test_pictures_of_the_film_are_those_that_were_painted(window: MainWindow) -> None:
    game = won()
    style = window.replay.saving.style
    assert style is not None
    painter = MomentPainter(game.setup, style, 30, cards=4, with_text=True)
    shots = film_of(game, (ANNA, ROBOT), 0)
    film = Film(painter, shots, 500)
    assert list(film.steps()) == [1, 2, 3, 4, 5]
    for (image, _), shot in zip(pictures(film.content), shots, strict=True):
        wanted = painter.image(shot)
        far = [
            abs((image.pixel(x, y) >> shift & 0xFF) - (wanted.pixel(x, y) >> shift & 0xFF))
            for x in range(0, image.width(), 3)
            for y in range(0, image.height(), 3)
            for shift in (16, 8, 0)
        ]
        assert sum(far) / len(far) < 3
        assert max(far) < 110


def test_making_it_can_be_cancelled_and_writes_nothing(
    qtbot: QtBot, window: MainWindow, deal: Deal, tmp_path: Path
) -> None:
    on_table(window, running(deal, 40))
    dialog = film_dialog(window)
    file = tmp_path / "never.gif"
    save(qtbot, dialog, "save_film", file)
    qtbot.waitUntil(lambda: dialog.making)
    cancel = dialog.findChild(QDialogButtonBox)
    assert cancel is not None
    QTest.mouseClick(cancel.button(QDialogButtonBox.StandardButton.Cancel), LEFT)
    qtbot.waitUntil(lambda: not window.findChildren(FilmDialog))
    assert list(tmp_path.glob("*.gif*")) == []


def test_a_running_game_has_no_hands_in_its_film(window: MainWindow, deal: Deal) -> None:
    game = running(deal)
    on_table(window, game)
    dialog = film_dialog(window)
    eyes = dialog.findChild(QComboBox, "film_eyes")
    assert eyes is not None
    assert [eyes.itemText(row) for row in range(eyes.count())] == ["Nobody’s cards"]
    with pytest.raises(ValueError, match="hidden"):
        film_of(game, (ANNA, ROBOT), 0)


@pytest.mark.parametrize(("rules", "pictured"), [("club", False), ("five_straight", True)])
def test_a_draw_has_a_picture_only_where_it_is_a_turn(
    deal: Deal, rules: str, pictured: bool
) -> None:
    game = deal(ANNA, ROBOT, rules=rules)
    while len(game.moves) < 9:
        position = game.position
        moves = [*position.late_draws(), *position.legal_moves()]
        game.play(next((move for move in moves if move.kind is Kind.DRAW), moves[0]))
    draws = [move for move in game.moves[:-1] if move.kind is Kind.DRAW]
    assert draws
    assert not any(move.token for move in draws)
    left_out = 0 if pictured else len(draws)
    assert len(film_of(game, (ANNA, ROBOT), None)) == 1 + 9 - left_out
