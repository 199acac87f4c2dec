# SPDX-License-Identifier: MIT
"""The ways out of the dialog: into files and to printers, and what is asked on the way."""

from pathlib import Path

import pytest
from pypdf import PdfReader
from PySide6.QtCore import QMarginsF, Qt, QTimer
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QFileDialog,
    QLineEdit,
    QProgressDialog,
)
from pytestqt.qtbot import QtBot

from sequence_desktop.gui.paper import outlet
from sequence_desktop.gui.paper.dialog import PaperDialog
from sequence_desktop.gui.paper.options import What
from sequence_desktop.gui.paper.outlet import file_stem
from sequence_desktop.gui.paper.printing import set_up, unprintable
from tests.gui.paper.hands import Answer, Open, answer, choose, said

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


def test_an_export_can_be_cancelled(
    open_dialog: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # However quick the machine is: the progress is shown, and so can be stopped, from the start.
    monkeypatch.setattr(outlet, "_PATIENCE_MS", 0)
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
        ("x" * 99, "x" * 50),
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
