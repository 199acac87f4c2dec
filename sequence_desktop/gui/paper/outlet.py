# SPDX-License-Identifier: MIT
"""The ways of leaves out of the program: to a printer and into files, with the questions asked."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Final

import shiboken6
from PySide6.QtCore import QCoreApplication, QObject, Qt, QUrl, Signal
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QDialog, QFileDialog, QMessageBox, QProgressDialog, QWidget

from sequence_desktop.engine.errors import Fault
from sequence_desktop.gui.dialogs.trouble import say
from sequence_desktop.gui.faults import fault_text
from sequence_desktop.gui.paper.export import SUFFIXES, export, file_names
from sequence_desktop.gui.paper.look import Look
from sequence_desktop.gui.paper.painting import Leaf
from sequence_desktop.gui.paper.printing import (
    print_leaves,
    set_up,
    unprintable,
    wanted_leaves,
)
from sequence_desktop.gui.plain import PlainBox
from sequence_desktop.storage.names import fit_stem

_NARROW: Final = 0.1
_PATIENCE_MS: Final = 700


@dataclass(frozen=True)
class Job:
    """What is to be printed or written.

    Attributes:
        leaves: at least one.
        look: how they look.
        title: what the document is called.
        file_title: the same as the files of board and game have it, for the name of a file.
        author: who made the board; "" to say nothing.
        margin: how far the leaves stay away from the edge, in millimetres.
        dpi: how fine pictures are, in pixels to the inch.
    """

    leaves: tuple[Leaf, ...]
    look: Look
    title: str
    file_title: str
    author: str
    margin: float
    dpi: int


class _Stopped(Exception):
    """The person does not want to wait any longer."""


class Outlet(QObject):
    """Prints and exports, and asks what has to be asked.

    Attributes:
        folder: where the last file was written.
        suffix: of which kind it was.

    Signals:
        said(str): how it went, in Qt's HTML.
    """

    said = Signal(str)

    def __init__(self, window: QWidget, folder: str = "", suffix: str = "") -> None:
        super().__init__(window)
        self._window = window
        self.folder = folder
        self.suffix = suffix if suffix in SUFFIXES else SUFFIXES[0]

    # -- printing ---------------------------------------------------------------------------

    def ask_printer(self, job: Job) -> None:
        """Let a printer be chosen, and print."""
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        set_up(printer, job.leaves[0].page, job.look, job.title)
        dialog = QPrintDialog(printer, self._window)
        dialog.setOption(QPrintDialog.PrintDialogOption.PrintPageRange)
        dialog.setMinMax(1, len(job.leaves))
        if dialog.exec() == QDialog.DialogCode.Accepted:
            self.print_on(printer, job)
        # At once: it must not outlive its printer.
        shiboken6.delete(dialog)

    def print_on(self, printer: QPrinter, job: Job) -> None:
        """Print on a printer that has been told which pages, and say how it went."""
        if not self._accepts_edge(printer, job.margin):
            return
        if print_leaves(printer, wanted_leaves(printer, job.leaves), job.look):
            self.said.emit(self.tr("Sent to the printer."))
        else:
            self.said.emit(self.tr("The printer does not take it. Is it switched on?"))

    def _accepts_edge(self, printer: QPrinter, margin: float) -> bool:
        """Whether the printer reaches our margins, or the person does not mind."""
        edge = unprintable(printer)
        if edge <= margin + _NARROW:
            return True
        text = self.tr(
            "This printer leaves {edge} mm free at the edge of the paper, but the margins are "
            "{margin} mm: something may be missing. Print anyway?"
        )
        return self._confirmed(text.format(edge=round(edge, 1), margin=round(margin, 1)))

    # -- exporting --------------------------------------------------------------------------

    def ask_file(self, job: Job) -> None:
        """Let a file be named, and write it."""
        filters = {
            ".pdf": self.tr("PDF, for every printer (*.pdf)"),
            ".png": self.tr("PNG, a picture (*.png)"),
            ".svg": self.tr("SVG, for drawing programs (*.svg)"),
        }
        kinds = {text: suffix for suffix, text in filters.items()}
        dialog = QFileDialog(self._window, self.tr("Export"), self.folder)
        dialog.setObjectName("export_file")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilters(list(filters.values()))
        dialog.selectNameFilter(filters[self.suffix])
        dialog.setDefaultSuffix(self.suffix[1:])
        dialog.filterSelected.connect(
            lambda text: dialog.setDefaultSuffix(kinds.get(text, self.suffix)[1:])
        )
        dialog.selectFile(f"{file_stem(job.file_title)}{self.suffix}")
        # Queued: what is asked next must not be asked while this dialog is still closing.
        dialog.fileSelected.connect(
            lambda name: self.export_to(job, Path(name)), Qt.ConnectionType.QueuedConnection
        )
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def export_to(self, job: Job, path: Path) -> None:
        """Write a file, or several, and say so; or why it cannot be done."""
        if not self._may_replace(path, len(job.leaves)):
            return
        wait = QProgressDialog(
            self.tr("Drawing…"), self.tr("Cancel"), 0, len(job.leaves), self._window
        )
        wait.setWindowModality(Qt.WindowModality.WindowModal)
        wait.setMinimumDuration(_PATIENCE_MS)
        try:
            names = export(
                job.leaves,
                job.look,
                path,
                title=job.title,
                author=job.author,
                dpi=job.dpi,
                progress=_teller(wait),
            )
        except _Stopped:
            self.said.emit("")
        except Fault as fault:
            say(self._window, self.tr("The file was not written."), fault_text(fault))
        else:
            self.folder = str(path.parent)
            self.suffix = path.suffix.lower()
            self.said.emit(self._saved_text(names))
        finally:
            wait.close()
            wait.deleteLater()

    def _may_replace(self, path: Path, count: int) -> bool:
        """Whether numbered files, about which the file dialog asked nothing, may be replaced."""
        if path.suffix.lower() == ".pdf" or count == 1:
            return True
        there = [name for name in file_names(path, count) if name.exists()]
        text = self.tr("{count} files like {name} are there already. Replace them?")
        return not there or self._confirmed(text.format(count=len(there), name=there[0].name))

    def _saved_text(self, names: tuple[Path, ...]) -> str:
        url = QUrl.fromLocalFile(str(names[0]))
        address = url.toString(QUrl.ComponentFormattingOption.FullyEncoded)
        text = (
            self.tr("Saved as {file}.")
            if len(names) == 1
            else self.tr("Saved as {count} files, beginning with {file}.")
        )
        link = f'<a href="{escape(address)}">{escape(names[0].name)}</a>'
        return text.format(file=link, count=len(names))

    def _confirmed(self, text: str) -> bool:
        box = PlainBox(self._window)
        box.setIcon(QMessageBox.Icon.Question)
        box.setText(text)
        box.setStandardButtons(QMessageBox.StandardButton.Yes | QMessageBox.StandardButton.No)
        return box.exec() == QMessageBox.StandardButton.Yes


def file_stem(title: str) -> str:
    """A title as the beginning of a file's name that every system takes."""
    plain = "".join(c if c.isalnum() or c in "-_" else " " for c in title)
    return fit_stem("-".join(plain.split()), QCoreApplication.translate("Paper", "board"))


def _teller(wait: QProgressDialog) -> Callable[[int], None]:
    """Shows how far it is, and stops where that is wished."""

    def tell(done: int) -> None:
        wait.setValue(done)
        if wait.wasCanceled():
            raise _Stopped

    return tell
