# SPDX-License-Identifier: MIT
"""Boards into files and out of them; and files that another program changes meanwhile."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QFileSystemWatcher, QObject, Signal
from PySide6.QtWidgets import QDialog, QFileDialog, QMessageBox, QWidget

from sequence_desktop.engine.errors import Fault
from sequence_desktop.gui.designer.document import Document, Sheet
from sequence_desktop.gui.designer.shelf import Renamed, read_text
from sequence_desktop.gui.dialogs.trouble import Instead, ask_before_losing, say
from sequence_desktop.gui.faults import fault_text
from sequence_desktop.gui.plain import PlainBox
from sequence_desktop.storage import boards
from sequence_desktop.storage import files as storage
from sequence_desktop.storage.home import Home
from sequence_desktop.storage.kinds import BOARD_SUFFIX
from sequence_desktop.storage.library import SUFFIX
from sequence_desktop.storage.names import file_stem
from sequence_desktop.workshop import files
from sequence_desktop.workshop.draft import Draft
from sequence_desktop.workshop.paste import Pasted

translate = QCoreApplication.translate
_BOARDS: Final = (SUFFIX, BOARD_SUFFIX)
_ENDING: Final = re.compile(r"\*\.(\w+)")


class Filing(QObject):
    """Opens, saves and exports the document's board, and watches its file.

    Signals:
        told(str): something to be said in passing.
        pasted(Pasted): a text was opened, and this is what it holds.
    """

    told = Signal(str)
    pasted = Signal(object)

    def __init__(self, document: Document, home: Home, window: QWidget) -> None:
        super().__init__(window)
        self._document = document
        self._home = home
        self._window = window
        self._asking = False
        self._watcher = QFileSystemWatcher(self)
        self._watcher.fileChanged.connect(lambda _: self.look_at_disk())
        document.kept.connect(self._watch)

    # -- other boards -----------------------------------------------------------------------

    def new(self) -> None:
        """An empty board."""
        blank = Draft.new(10, 10)
        self._document.show(lambda: translate("Filing", "New board"), blank, Sheet(saved=blank))

    def open(self) -> None:
        """Ask for a file and open it."""
        dialog = self._dialog(self.tr("Open a board"), QFileDialog.AcceptMode.AcceptOpen)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        self._with_file(dialog, self.open_path)

    def open_path(self, path: Path) -> bool:
        """Put the board of a file on the desk; a text file's board has no file yet."""
        return self._try(
            self.tr("This board cannot be opened."),
            lambda: (
                self._open_board(path) if path.suffix.lower() in _BOARDS else self._open_text(path)
            ),
        )

    def _open_board(self, path: Path) -> None:
        draft = files.load(path)

        def words() -> str:
            return translate("Filing", "Open {name}").format(name=path.stem)

        if self._is_shipped(path):
            self.open_copy(draft)
        else:
            self._document.show(words, draft, Sheet(path, draft))

    def _open_text(self, path: Path) -> None:
        pasted = read_text(path)

        def words() -> str:
            return translate("Filing", "Read {name}").format(name=path.name)

        self._document.show(words, pasted.draft(), Sheet())
        self.pasted.emit(pasted)

    def open_copy(self, draft: Draft) -> None:
        """Put a copy of a board on the desk; it has no file of its own yet."""
        name = draft.name.strip() or self.tr("Board")
        copy = draft.about(name=self.tr("{name} (copy)").format(name=name))

        def words() -> str:
            return translate("Filing", "Copy of {name}").format(name=name)

        self._document.show(words, copy, Sheet())

    def open_pasted(self, pasted: Pasted) -> bool:
        """Put a pasted board of another size on the desk."""

        def words() -> str:
            return translate("Filing", "Paste a board")

        return self._try(words(), lambda: self._document.show(words, pasted.draft(), Sheet()))

    # -- keeping ----------------------------------------------------------------------------

    def save(self) -> bool:
        """Save to the board's own file, or ask for one."""
        self.look_at_disk()  # not every disk tells of changes
        path = self._document.path
        return self.save_as() if path is None else self.save_to(path)

    def save_as(self) -> bool:
        """Ask for a file and save to it."""
        dialog = self._dialog(self.tr("Save the board"), QFileDialog.AcceptMode.AcceptSave)
        dialog.selectFile(self.suggested().name)
        return self._with_file(dialog, self.save_to)

    def save_to(self, path: Path) -> bool:
        """Save to this file, which is the board's own from now on."""
        if self._is_shipped(path) or self._takes_shipped_name(path):
            text = self.tr("A board that comes with the program has this name.")
            say(self._window, text, self.tr("Give your board another one."))
            return False
        if path.suffix.lower() not in _BOARDS:
            text = self.tr("Boards are saved in files that end in {endings}.")
            text = text.format(endings=", ".join(_BOARDS))
            say(self._window, text, self.tr("To write the cells as text, export a copy."))
            return False
        done = self._try(self.tr("The board was not saved."), lambda: self._document.save(path))
        if done:
            self.told.emit(self.tr("Saved: {file}").format(file=path.name))
        return done

    def export(self) -> bool:
        """Ask for a file and write a copy to it."""
        dialog = self._dialog(self.tr("Export a copy"), QFileDialog.AcceptMode.AcceptSave)
        # For others to open by a double click, which `.json` cannot promise.
        dialog.selectFile(self.suggested().with_suffix(BOARD_SUFFIX).name)
        return self._with_file(dialog, self.export_to)

    def export_to(self, path: Path) -> bool:
        """Write a copy: the board's file, or its cells as text, as the name's ending says."""
        failed = self.tr("The copy was not written.")
        suffix, draft = path.suffix.lower(), self._document.draft
        if suffix in files.TEXTS:
            return self._try(failed, lambda: storage.write_atomic(path, files.plain(draft, suffix)))
        if suffix in _BOARDS:
            return self._try(failed, lambda: files.save(draft, path))
        text = self.tr("Let its name end in {endings}. For PDF, PNG and SVG, choose Print.")
        say(self._window, failed, text.format(endings=", ".join((*_BOARDS, *files.TEXTS))))
        return False

    def suggested(self) -> Path:
        """A file that the board could be saved to: its own, or one named after it."""
        if self._document.path is not None:
            return self._document.path
        plain = file_stem(self._document.draft.name, "board")
        path = self._home.boards / f"{plain}{SUFFIX}"
        number = 2
        while path.exists() or self._takes_shipped_name(path):
            path = self._home.boards / f"{plain}-{number}{SUFFIX}"
            number += 1
        return path

    def follow(self, renamed: Renamed) -> None:
        """A board's file has been given another name in the gallery."""

        def words() -> str:
            return translate("Filing", "Rename the board")

        self._document.follow(words, renamed.old, renamed.new, renamed.before, renamed.after)

    def may_close(self, problem: str) -> bool:
        """Whether the window may be closed; where its board is not kept, the person is asked.

        `problem`: why it is not; "" if it is.
        """
        if not (problem and self._document.modified):
            return True
        match ask_before_losing(self._window, self.tr("This board is not kept."), problem):
            case Instead.NOTHING:
                return False
            case Instead.ELSEWHERE:
                return self.save_as()
        return True

    # -- other programs ---------------------------------------------------------------------

    def look_at_disk(self) -> None:
        """If another program has changed the board's file, take what it wrote, or ask."""
        sheet = self._document.sheet
        if sheet.path is None or self._asking:
            return
        mark = files.mark(sheet.path)
        if mark == sheet.mark:
            self._watch()
            return
        sheet.mark = mark
        try:
            theirs = files.load(sheet.path) if mark else None
        except Fault as fault:
            self._lose(
                sheet, self.tr("The board’s file is damaged: {why}").format(why=fault_text(fault))
            )
            return
        if theirs is None:
            self._lose(sheet, self.tr("The board’s file is gone. Save it to write it again."))
        else:
            self._take_theirs(theirs, sheet)

    def _lose(self, sheet: Sheet, text: str) -> None:
        """The board is in no file any more: until it is saved it is kept like any unsaved one."""
        sheet.hold(None)
        self._document.kept.emit()
        self.told.emit(text)

    def _take_theirs(self, theirs: Draft, sheet: Sheet) -> None:
        modified = self._document.draft != sheet.base
        sheet.hold(theirs)
        self._watch()
        if theirs != self._document.draft and (not modified or self._prefers_theirs(sheet)):
            self._document.edit(lambda: translate("Filing", "Read again from the file"), theirs)
            self.told.emit(self.tr("Another program changed the file: it was read again."))
        self._document.kept.emit()

    def _prefers_theirs(self, sheet: Sheet) -> bool:
        box = PlainBox(self._window)
        box.setObjectName("changed_on_disk")
        box.setIcon(QMessageBox.Icon.Question)
        box.setWindowTitle(self.tr("Changed on disk"))
        name = sheet.path.name if sheet.path is not None else ""
        box.setText(
            self.tr("Another program has changed “{file}”, and so have you.").format(file=name)
        )
        box.setInformativeText(self.tr("Whichever you take, Undo brings back your board."))
        mine = box.addButton(self.tr("Keep &mine"), QMessageBox.ButtonRole.RejectRole)
        theirs = box.addButton(self.tr("Take the &file"), QMessageBox.ButtonRole.AcceptRole)
        mine.setObjectName("mine")
        theirs.setObjectName("theirs")
        box.setDefaultButton(mine)
        box.setEscapeButton(mine)
        self._asking = True
        box.exec()
        self._asking = False
        return box.clickedButton() is theirs

    def _watch(self) -> None:
        """Watch the board's file; a file that was replaced has to be watched anew."""
        wanted = self._document.path
        watched = self._watcher.files()
        if watched and (wanted is None or watched != [str(wanted)]):
            self._watcher.removePaths(watched)
        if wanted is not None and str(wanted) not in self._watcher.files():
            self._watcher.addPath(str(wanted))

    # -- inside -----------------------------------------------------------------------------

    def _is_shipped(self, path: Path) -> bool:
        shipped = boards.library(self._home).entries()
        return any(not entry.own and entry.path == path for entry in shipped)

    def _takes_shipped_name(self, path: Path) -> bool:
        shipped = (entry.id for entry in boards.library(self._home).entries() if not entry.own)
        return path.parent == self._home.boards and path.stem in shipped

    def _try(self, text: str, deed: Callable[[], object]) -> bool:
        """Do it; what goes wrong is said. Whether it went well."""
        try:
            deed()
        except Fault as fault:
            say(self._window, text, fault_text(fault))
            return False
        return True

    def _dialog(self, title: str, mode: QFileDialog.AcceptMode) -> QFileDialog:
        folder = self.suggested().parent
        if not folder.is_dir():
            self._try(title, lambda: storage.make_folder(folder))
        dialog = QFileDialog(self._window, title, str(folder))
        dialog.setAcceptMode(mode)
        dialog.setDefaultSuffix(SUFFIX.removeprefix("."))
        dialog.filterSelected.connect(lambda chosen: _follow_filter(dialog, chosen))
        dialog.setNameFilters(
            [
                self.tr("Boards") + f" (*{SUFFIX} *{BOARD_SUFFIX})",
                self.tr("Text") + f" ({' '.join(f'*{suffix}' for suffix in files.TEXTS)})",
                self.tr("All files") + " (*)",
            ]
        )
        return dialog

    def _with_file(self, dialog: QFileDialog, deed: Callable[[Path], bool]) -> bool:
        accepted = dialog.exec() == QDialog.DialogCode.Accepted
        chosen = dialog.selectedFiles()
        dialog.deleteLater()
        return accepted and bool(chosen) and deed(Path(chosen[0]))


def _follow_filter(dialog: QFileDialog, chosen: str) -> None:
    """A name without an ending gets that of the kind of file that is chosen."""
    first = _ENDING.search(chosen)
    if first is not None:
        dialog.setDefaultSuffix(first[1])
