# SPDX-License-Identifier: MIT
"""Saving, sending and taking in rules, with the questions that go with it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog, QFileDialog, QMessageBox, QWidget

from sequence_desktop.engine.errors import Fault
from sequence_desktop.engine.rules import Rules
from sequence_desktop.gui.dialogs.trouble import say
from sequence_desktop.gui.faults import fault_text
from sequence_desktop.gui.plain import PlainBox
from sequence_desktop.gui.rules.naming import NamingDialog
from sequence_desktop.gui.rules.own import OwnRules, Taken
from sequence_desktop.storage.library import SUFFIX


class Exchange(QObject):
    """Moves rules between the dialog and files; what goes wrong is said to the person."""

    def __init__(self, own: OwnRules, window: QWidget) -> None:
        super().__init__(window)
        self._own = own
        self._window = window

    def save(self, rules: Rules, start: Rules, suggested: str) -> Rules | None:
        """Ask for a name and save; the saved rules, or None."""
        dialog = NamingDialog(suggested, rules.description, self._own.use_of, self._window)
        accepted = dialog.exec() == QDialog.DialogCode.Accepted
        title, text, replaces = dialog.title, dialog.description, dialog.replaces
        dialog.deleteLater()
        if not accepted:
            return None
        named = replace(rules, title=title, description=text)
        try:
            return self._own.save(named, start.id, replace=replaces)
        except Fault as fault:
            say(self._window, self.tr("The rules could not be saved."), fault_text(fault))
            return None

    def export(self, rules: Rules, start: Rules) -> Path | None:
        """Ask for a file and write the rules to it; the file, or None."""
        dialog = self._file_dialog(self.tr("Export the rules"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(SUFFIX.removeprefix("."))
        dialog.selectFile(self._own.id_for(rules.title) + SUFFIX)
        path = _chosen(dialog)
        if path is None:
            return None
        try:
            self._own.export(rules, start.id, path)
        except Fault as fault:
            say(self._window, self.tr("The rules could not be written."), fault_text(fault))
            return None
        return path

    def take_in(self) -> Rules | None:
        """Ask for a friend's file and keep a copy of it; its rules, or None."""
        dialog = self._file_dialog(self.tr("Import rules"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptOpen)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        path = _chosen(dialog)
        return self.take_in_file(path) if path is not None else None

    def take_in_file(self, path: Path) -> Rules | None:
        """Keep a copy of a friend's file; its rules, or None."""
        try:
            try:
                return self._own.take_in(path)
            except Taken as taken:
                if not (taken.own and self._may_replace(path)):
                    if not taken.own:
                        raise
                    return None
                return self._own.take_in(path, replace=True)
        except Fault as fault:
            say(self._window, self.tr("These rules cannot be taken in."), fault_text(fault))
            return None

    def _may_replace(self, path: Path) -> bool:
        box = PlainBox(self._window)
        box.setObjectName("replace")
        box.setIcon(QMessageBox.Icon.Question)
        box.setText(self.tr("You have rules of this name already."))
        box.setInformativeText(self.tr("Replace them by those in {file}?").format(file=path.name))
        yes = box.addButton(self.tr("&Replace"), QMessageBox.ButtonRole.AcceptRole)
        box.addButton(QMessageBox.StandardButton.Cancel)
        box.exec()
        return box.clickedButton() is yes

    def _file_dialog(self, title: str) -> QFileDialog:
        dialog = QFileDialog(self._window, title, str(Path.home()))
        dialog.setNameFilters([self.tr("Rules") + f" (*{SUFFIX})", self.tr("All files") + " (*)"])
        return dialog


def _chosen(dialog: QFileDialog) -> Path | None:
    """The file that was chosen; None where the dialog was closed."""
    accepted = dialog.exec() == QDialog.DialogCode.Accepted
    files = dialog.selectedFiles()
    dialog.deleteLater()
    return Path(files[0]) if accepted and files else None
