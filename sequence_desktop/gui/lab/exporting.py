# SPDX-License-Identifier: MIT
"""Results as files for other programs: tables, pages and pictures."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QDialog, QFileDialog, QWidget

from sequence_desktop.engine.errors import Fault
from sequence_desktop.gui.dialogs.trouble import say
from sequence_desktop.gui.faults import fault_text
from sequence_desktop.gui.lab.pictures import to_png
from sequence_desktop.gui.lab.results_pane import ResultsPane
from sequence_desktop.lab.summary_csv import to_csv
from sequence_desktop.lab.summary_html import to_html
from sequence_desktop.storage import files

translate = QCoreApplication.translate

KINDS = ("csv", "html", "png", "svg")
"""The suffixes of what results can be written as."""


def content(pane: ResultsPane, kind: str) -> bytes:
    """What is written into a file of this kind; of pictures, the page that is seen."""
    if pane.summary is None:
        return b""
    makers: dict[str, Callable[[], bytes]] = {
        "csv": lambda: to_csv(pane.summary).encode() if pane.summary else b"",
        "html": lambda: to_html(pane.summary).encode() if pane.summary else b"",
        "svg": lambda: pane.picture().encode(),
        "png": lambda: to_png(pane.picture()),
    }
    return makers[kind]()


def file_name(kind: str) -> str:
    """What a kind of file is called in file dialogs."""
    return {
        "csv": translate("Lab", "Table"),
        "html": translate("Lab", "Web page"),
        "png": translate("Lab", "Picture"),
        "svg": translate("Lab", "Drawing"),
        "json": translate("Lab", "Plan"),
        "jsonl": translate("Lab", "Results"),
    }[kind]


def ask_file(
    window: QWidget, title: str, folder: Path, kind: str, name: str | None = None
) -> Path | None:
    """Ask for a file; one to be written where there is a name to suggest, else one to be read."""
    dialog = QFileDialog(window, title, str(folder))
    dialog.setObjectName("lab_file")
    dialog.setNameFilter(f"{file_name(kind)} (*.{kind})")
    if name is None:
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    else:
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(f".{kind}")
        dialog.selectFile(f"{name}.{kind}")
    accepted = dialog.exec() == QDialog.DialogCode.Accepted
    chosen = dialog.selectedFiles()
    dialog.deleteLater()
    return Path(chosen[0]) if accepted and chosen else None


def export(window: QWidget, pane: ResultsPane, kind: str, folder: Path, name: str) -> Path | None:
    """Ask for a file, and write the results into it; the file, if it was written."""
    title = translate("Lab", "Export the results")
    path = ask_file(window, title, folder, kind, name)
    if path is None:
        return None
    try:
        files.write_bytes(path, content(pane, kind))
    except Fault as fault:
        say(window, translate("Lab", "That did not work."), fault_text(fault))
        return None
    return path
