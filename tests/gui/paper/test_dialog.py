# SPDX-License-Identifier: MIT
"""The dialog, used by mouse and keyboard: preview, options, printing and exporting."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader
from PySide6.QtCore import QLocale, QMarginsF, QPoint, QPointF, QSize, Qt, QTimer
from PySide6.QtGui import QWheelEvent
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QFileDialog,
    QLabel,
    QLineEdit,
    QMessageBox,
    QProgressDialog,
    QPushButton,
)
from pytestqt.qtbot import QtBot

from sequence_desktop.engine.board import Board
from sequence_desktop.engine.rules import Rules
from sequence_desktop.gui.paper.dialog import PaperDialog
from sequence_desktop.gui.paper.options import Options, What
from sequence_desktop.gui.paper.outlet import file_stem
from sequence_desktop.gui.paper.pages import Orientation
from sequence_desktop.gui.paper.preview import PaperPreview
from sequence_desktop.gui.paper.printing import set_up, unprintable
from sequence_desktop.gui.table.art import Style
from sequence_desktop.gui.theme import theme
from tests.gui.paper.conftest import ink_bounds

Open = Callable[..., PaperDialog]
Answer = QMessageBox.StandardButton


@pytest.fixture
def open_dialog(qtbot: QtBot, spiral: Board, games: dict[str, Rules]) -> Open:
    """Opens the dialog as the gallery would."""

    def make(board: Board = spiral, last: dict[str, Any] | None = None) -> PaperDialog:
        dialog = PaperDialog(board, Style(theme()), games, last or {})
        qtbot.addWidget(dialog)
        dialog.resize(900, 700)
        dialog.show()
        qtbot.waitExposed(dialog)
        return dialog

    return make


def said(dialog: PaperDialog, name: str) -> str:
    label = dialog.findChild(QLabel, name)
    assert isinstance(label, QLabel)
    return label.text()


def choose(dialog: PaperDialog, what: What, *, tiled: bool = False) -> None:
    """Choose what is printed, as with the keyboard."""
    box = dialog.form.what
    wanted = [n for n in range(box.count()) if box.itemData(n) == (what, tiled)]
    box.setFocus()
    box.setCurrentIndex(wanted[0])
    dialog.refresh()


def answer(button: QMessageBox.StandardButton) -> list[str]:
    """Answer the next question with this button; its text stands in the list then."""
    texts: list[str] = []
    timer = QTimer(QApplication.instance())

    def press() -> None:
        box = QApplication.activeModalWidget()
        if isinstance(box, QMessageBox):
            timer.stop()
            timer.deleteLater()
            texts.append(box.text())
            box.button(button).click()

    timer.timeout.connect(press)
    timer.start(10)
    return texts


# -- the preview ----------------------------------------------------------------------------


def test_it_opens_with_the_board_on_one_page(open_dialog: Open) -> None:
    dialog = open_dialog()
    assert dialog.windowTitle() == "Print “Spiral”"
    assert said(dialog, "summary") == "One page of A4."
    assert said(dialog, "page_text") == "Spiral"
    assert dialog.preview.accessibleName() == "Preview: Spiral"
    image = dialog.preview.sheet.grab().toImage()
    bounds = ink_bounds(image.copy(10, 10, image.width() - 20, image.height() - 20))
    assert bounds is not None
    assert dialog.preview.sheet.height() <= dialog.preview.height()


def test_pages_are_turned_by_button_and_key(qtbot: QtBot, open_dialog: Open) -> None:
    dialog = open_dialog()
    choose(dialog, What.BOARD, tiled=True)
    assert said(dialog, "summary") == "11 pages of A4."
    assert not dialog.before.isEnabled()
    QTest.mouseClick(dialog.after, Qt.MouseButton.LeftButton)
    assert said(dialog, "page_text") == "Page 2 of 10: row 1, column 2"
    QTest.keyClick(dialog.preview, Qt.Key.Key_PageDown)
    assert said(dialog, "page_text") == "Page 3 of 10: row 1, column 3"
    QTest.keyClick(dialog.preview, Qt.Key.Key_PageUp)
    QTest.mouseClick(dialog.before, Qt.MouseButton.LeftButton)
    assert said(dialog, "page_text") == "Page 1 of 10: row 1, column 1"
    dialog.show_page(99)
    assert said(dialog, "page_text") == "How to put the board together"
    assert not dialog.after.isEnabled()
    # Fewer pages: the last of them is shown.
    choose(dialog, What.BOARD)
    assert said(dialog, "page_text") == "Spiral"


def test_the_preview_goes_nearer_and_farther(qtbot: QtBot, open_dialog: Open) -> None:
    dialog = open_dialog()
    preview = dialog.preview
    whole = preview.sheet.size()

    def zooms() -> tuple[float | None, float | None]:
        return preview.zoom, dialog.zoom.currentData()

    dialog.zoom.setCurrentIndex(dialog.zoom.findData(1.0))
    per_mm = dialog.logicalDpiX() / 25.4
    assert preview.sheet.per_mm == pytest.approx(per_mm)
    QTest.keyClick(preview, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    assert zooms() == (1.5, 1.5)
    turn_wheel(preview, -120)
    turn_wheel(preview, -120)
    assert zooms() == (0.75, 0.75)
    QTest.keyClick(preview, Qt.Key.Key_Minus, Qt.KeyboardModifier.ControlModifier)
    assert zooms() == (0.5, 0.5)
    QTest.keyClick(preview, Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
    assert zooms() == (None, None)
    assert preview.sheet.size() == whole


def turn_wheel(preview: PaperPreview, delta: int) -> None:
    """Turn the wheel with Ctrl held."""
    QApplication.sendEvent(
        preview.viewport(),
        QWheelEvent(
            QPointF(50, 50), QPointF(preview.mapToGlobal(QPoint(50, 50))), QPoint(),
            QPoint(0, delta), Qt.MouseButton.NoButton, Qt.KeyboardModifier.ControlModifier,
            Qt.ScrollPhase.NoScrollPhase, False,
        ),
    )  # fmt: skip


def test_the_preview_is_drawn_again_when_the_window_has_been_resized(
    qtbot: QtBot, open_dialog: Open
) -> None:
    dialog = open_dialog()
    sheet = dialog.preview.sheet
    before = sheet.size()
    dialog.resize(QSize(700, 560))
    qtbot.waitUntil(lambda: sheet.size().height() < before.height())
    qtbot.waitUntil(lambda: sheet.is_sharp)


# -- the options ----------------------------------------------------------------------------


def test_only_what_matters_is_asked(open_dialog: Open) -> None:
    dialog = open_dialog()
    form = dialog.form

    def asked() -> set[str]:
        fields = ("game", "chips_for", "width_mm", "overlap", "assembly", "sides", "chips")
        return {name for name in fields if getattr(form, name).isVisible()}

    assert asked() == set()
    choose(dialog, What.BOARD, tiled=True)
    assert asked() == {"width_mm", "overlap", "assembly"}
    choose(dialog, What.HALVES)
    assert asked() == {"width_mm", "assembly"}
    choose(dialog, What.CHIPS)
    assert asked() == {"chips_for", "sides", "chips"}
    form.chips_for.setCurrentIndex(1)
    assert asked() == {"chips_for", "width_mm", "sides", "chips"}
    choose(dialog, What.RULES)
    assert asked() == {"game"}


def test_a_change_is_shown_by_itself(qtbot: QtBot, open_dialog: Open) -> None:
    dialog = open_dialog()
    dialog.form.paper.setCurrentIndex(dialog.form.paper.findData("Letter"))
    qtbot.waitUntil(lambda: said(dialog, "summary") == "One page of Letter.")
    dialog.form.orientation.setCurrentIndex(2)
    qtbot.waitUntil(lambda: dialog.leaves[0].page.landscape)


def test_what_is_impossible_is_told_and_cannot_be_printed(open_dialog: Open) -> None:
    dialog = open_dialog()
    choose(dialog, What.BOARD, tiled=True)
    dialog.form.width_mm.setValue(180)
    dialog.form.height_mm.setValue(180)
    dialog.form.overlap.setValue(30)
    dialog.refresh()
    assert said(dialog, "summary").startswith("A cell of 180 × 180 mm does not go onto A4 paper;")
    assert not dialog.print_button.isEnabled()
    assert not dialog.export_button.isEnabled()
    assert said(dialog, "page_text") == ""
    usual = dialog.findChild(QPushButton, "usual")
    assert isinstance(usual, QPushButton)
    usual.click()
    dialog.refresh()
    assert said(dialog, "summary") == "11 pages of A4."
    assert dialog.print_button.isEnabled()


def test_the_rules_of_a_game_are_shown(open_dialog: Open, games: dict[str, Rules]) -> None:
    dialog = open_dialog()
    choose(dialog, What.RULES)
    dialog.form.game.setCurrentIndex(dialog.form.game.findData("one_eyed_jack"))
    dialog.refresh()
    assert said(dialog, "page_text").startswith("Rules, page 1 of")
    assert dialog.form.game.findData("five_straight") == -1


def test_without_games_there_are_no_rules_to_print(qtbot: QtBot, spiral: Board) -> None:
    dialog = PaperDialog(spiral, Style(theme()), {}, {"what": "rules"})
    qtbot.addWidget(dialog)
    assert dialog.form.options.what is What.BOARD
    assert dialog.leaves


def test_options_are_remembered(open_dialog: Open) -> None:
    first = open_dialog()
    choose(first, What.BOARD, tiled=True)
    first.form.paper.setCurrentIndex(first.form.paper.findData("A3"))
    first.form.orientation.setCurrentIndex(2)
    first.form.mono.setChecked(True)
    first.form.margin.setValue(5.5)
    first.form.dpi.setValue(150)
    first.refresh()
    second = open_dialog(last=first.remembered)
    assert second.form.options == Options(
        tiled=True, paper="A3", orientation=Orientation.LANDSCAPE, mono=True, margin=5.5
    )
    assert second.remembered == first.remembered
    assert second.form.dpi.value() == 150


@pytest.mark.parametrize("last", [{"dpi": "many", "folder": 3, "game": []}, {"dpi": 10**9}])
def test_what_was_remembered_may_make_no_sense(open_dialog: Open, last: dict[str, Any]) -> None:
    assert open_dialog(last=last).form.dpi.value() == 300


@pytest.mark.parametrize(("country", "paper"), [("en_US", "Letter"), ("en_GB", "A4")])
def test_the_first_paper_is_that_of_the_country(
    open_dialog: Open, country: str, paper: str
) -> None:
    before = QLocale()
    QLocale.setDefault(QLocale(country))
    try:
        assert open_dialog().form.options.paper == paper
        assert open_dialog(last={"paper": "A3"}).form.options.paper == "A3"
    finally:
        QLocale.setDefault(before)


# -- exporting ------------------------------------------------------------------------------


def export_by_hand(qtbot: QtBot, dialog: PaperDialog, name: str) -> None:
    """Click Export, type a name, and press Enter."""
    QTest.mouseClick(dialog.export_button, Qt.MouseButton.LeftButton)
    asking = dialog.findChild(QFileDialog, "export_file")
    assert isinstance(asking, QFileDialog)
    qtbot.waitExposed(asking)
    line = asking.findChild(QLineEdit)
    assert isinstance(line, QLineEdit)
    line.setText(name)
    QTest.keyClick(line, Qt.Key.Key_Return)


def test_a_file_is_exported(qtbot: QtBot, open_dialog: Open, tmp_path: Path) -> None:
    dialog = open_dialog()
    export_by_hand(qtbot, dialog, str(tmp_path / "mine"))
    path = tmp_path / "mine.pdf"
    qtbot.waitUntil(lambda: "mine.pdf" in said(dialog, "done"))
    assert len(PdfReader(path).pages) == 1
    assert f'href="{path.as_uri()}"' in said(dialog, "done")
    assert dialog.remembered["folder"] == str(tmp_path)
    # A change makes it old news.
    dialog.refresh()
    assert said(dialog, "done") == ""


def test_numbered_pictures_are_asked_about(qtbot: QtBot, open_dialog: Open, tmp_path: Path) -> None:
    dialog = open_dialog()
    choose(dialog, What.BOARD, tiled=True)
    dialog.form.dpi.setValue(30)
    export_by_hand(qtbot, dialog, str(tmp_path / "mine.png"))
    qtbot.waitUntil(lambda: "11 files" in said(dialog, "done"))
    assert dialog.remembered["suffix"] == ".png"
    first = tmp_path / "mine-01.png"
    first.write_bytes(b"mine")
    texts = answer(Answer.No)
    export_by_hand(qtbot, dialog, str(tmp_path / "mine.png"))
    qtbot.waitUntil(lambda: bool(texts))
    assert texts == ["11 files like mine-01.png are there already. Replace them?"]
    assert first.read_bytes() == b"mine"
    answer(Answer.Yes)
    export_by_hand(qtbot, dialog, str(tmp_path / "mine.png"))
    qtbot.waitUntil(lambda: first.read_bytes() != b"mine")


def test_a_failure_is_told(qtbot: QtBot, open_dialog: Open, tmp_path: Path) -> None:
    dialog = open_dialog()
    (tmp_path / "mine.pdf").mkdir()
    texts = answer(Answer.Ok)
    dialog.export_to(tmp_path / "mine.pdf")
    assert len(texts) == 1
    assert "this is a folder; choose another name" in texts[0]
    assert said(dialog, "done") == ""


def test_an_export_can_be_cancelled(open_dialog: Open, tmp_path: Path) -> None:
    dialog = open_dialog()
    choose(dialog, What.BOARD, tiled=True)

    def cancel() -> None:
        (wait,) = dialog.findChildren(QProgressDialog)
        wait.cancel()

    QTimer.singleShot(0, cancel)
    dialog.export_to(tmp_path / "mine.svg")
    assert not list(tmp_path.glob("mine*"))
    assert said(dialog, "done") == ""


@pytest.mark.parametrize(
    ("title", "stem"),
    [
        ("Spiral: cards to cut", "Spiral-cards-to-cut"),
        ("a/b\\c:d*?", "a-b-c-d"),
        ("…", "board"),
        ("Żółw 10×10", "Żółw-10-10"),
        ("x" * 99, "x" * 60),
    ],
)
def test_names_of_files_suit_every_system(title: str, stem: str) -> None:
    assert file_stem(title) == stem


# -- printing -------------------------------------------------------------------------------


def printer_to(path: Path) -> QPrinter:
    """A printer whose paper comes out as a file."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(path))
    return printer


def test_the_system_is_asked_for_a_printer(open_dialog: Open, qtbot: QtBot) -> None:
    dialog = open_dialog()
    seen: list[str] = []

    def close() -> None:
        asking = QApplication.activeModalWidget()
        if isinstance(asking, QPrintDialog):
            timer.stop()
            seen.append(asking.printer().docName())
            asking.reject()

    timer = QTimer(dialog)
    timer.timeout.connect(close)
    timer.start(10)
    QTest.mouseClick(dialog.print_button, Qt.MouseButton.LeftButton)
    assert seen == ["Spiral"]
    assert not dialog.findChildren(QPrintDialog)


def test_all_pages_are_printed(open_dialog: Open, tmp_path: Path) -> None:
    dialog = open_dialog()
    choose(dialog, What.HALVES)
    path = tmp_path / "paper.pdf"
    printer = printer_to(path)
    job = dialog.job
    set_up(printer, job.leaves[0].page, job.look, job.title)
    dialog.outlet.print_on(printer, job)
    sheets = PdfReader(path).pages
    assert len(sheets) == len(dialog.leaves) == 7
    size = sheets[0].mediabox.width, sheets[0].mediabox.height
    assert size == pytest.approx((595.3, 841.9), abs=0.5)
    assert said(dialog, "done") == "Sent to the printer."


def test_only_the_pages_wanted_are_printed(open_dialog: Open, tmp_path: Path) -> None:
    dialog = open_dialog()
    choose(dialog, What.BOARD, tiled=True)
    path = tmp_path / "paper.pdf"
    printer = printer_to(path)
    printer.setFromTo(2, 3)
    dialog.outlet.print_on(printer, dialog.job)
    texts = [" ".join(sheet.extract_text().split()) for sheet in PdfReader(path).pages]
    assert [f"Page {n} of 10" in text for n, text in zip((2, 3), texts, strict=True)] == [True] * 2


def test_a_printer_that_does_not_reach_the_edge_is_told_of(
    open_dialog: Open, tmp_path: Path
) -> None:
    dialog = open_dialog()
    path = tmp_path / "paper.pdf"
    printer = printer_to(path)
    set_up(printer, dialog.leaves[0].page, dialog.job.look, "Board")
    layout = printer.pageLayout()
    layout.setMinimumMargins(QMarginsF(4.0, 4.0, 4.0, 12.7))
    printer.setPageLayout(layout)
    if unprintable(printer) < 12:
        pytest.skip("this printer takes any layout")
    texts = answer(Answer.No)
    dialog.outlet.print_on(printer, dialog.job)
    assert "leaves 12.7 mm free at the edge of the paper, but the margins are 8.0 mm" in texts[0]
    assert not path.exists()


@pytest.mark.qt_log_ignore("QPainter::begin")
def test_a_printer_that_refuses_is_told_of(open_dialog: Open, tmp_path: Path) -> None:
    dialog = open_dialog()
    printer = printer_to(tmp_path / "gone" / "paper.pdf")
    dialog.outlet.print_on(printer, dialog.job)
    assert said(dialog, "done") == "The printer does not take it. Is it switched on?"
