# SPDX-License-Identifier: MIT
"""What people see when something goes wrong: in words, with a way on."""

from __future__ import annotations

import re
import traceback
from collections.abc import Iterable
from enum import Enum, auto
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QMessageBox,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

import sequence_desktop
from sequence_desktop.discreet import discreet
from sequence_desktop.gui.counted import COUNTED
from sequence_desktop.gui.dialogs.pages import versions
from sequence_desktop.gui.faults import fault_text, faults_text
from sequence_desktop.gui.least import LIST_LINES, KeepsLines, keep_lines, usual_size
from sequence_desktop.gui.plain import PlainBox, PlainLabel
from sequence_desktop.gui.theme.metrics import SPACE_L, SPACE_M
from sequence_desktop.storage.games import SavedGame

translate = QCoreApplication.translate

_PACKAGE = Path(sequence_desktop.__file__).resolve().parent
_FILE = re.compile(r'File "([^"]+)"')


def report(
    kind: type[BaseException],
    error: BaseException,
    trace: TracebackType | None,
    names: Iterable[str] = (),
) -> str:
    """What happened, for those who can mend it: no names, no folders of the user, no cards.

    `names` are those of the players.
    """
    lines = []
    for frame in traceback.extract_tb(trace):
        lines.append(f"{_place(frame.filename)}:{frame.lineno} {frame.name}")
        if frame.line:
            lines.append(f"    {frame.line}")
    # Lines of code hold no secrets, but the error may quote anything.
    said = discreet(f"{kind.__name__}: {error}", names)
    return "\n".join((_head(), *lines, said))


def report_left(left: str) -> str:
    """What a crash has left for the next start, in the same form."""
    shown = _FILE.sub(lambda found: f'File "{_place(found[1])}"', left)
    return f"{_head()}\n{discreet(shown)}"


def _head() -> str:
    """Under what the program runs."""
    return "\n".join([*(f"{name}: {version}" for name, version in versions()), ""])


def _place(file: str) -> str:
    """A file's path within the program, or its bare name."""
    path = Path(file)
    if path.is_relative_to(_PACKAGE):
        return path.relative_to(_PACKAGE.parent).as_posix()
    return path.name


class Mishap(Enum):
    """What an error has led to."""

    SAVED = auto()
    """The program goes on, and the game is safe."""
    UNSAVED = auto()
    """The program goes on, but the game could not be kept."""
    LAST_TIME = auto()
    """The program ended by it, the last time it ran."""
    AT_START = auto()
    """The window cannot be shown."""


_LEAST_REPORT = 560


class ErrorDialog(QDialog):
    """An unexpected error in words, what becomes of the game, and a report to copy.

    Attributes:
        report: the report as it is copied.
        safe: starts the program without its settings, where it does not start with them.
    """

    def __init__(self, text: str, mishap: Mishap, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("error")
        self.setWindowTitle(self.tr("Something went wrong"))
        intro = PlainLabel(self)
        intro.setWordWrap(True)
        intro.setText(self._words(mishap))
        intro.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.report = QPlainTextEdit(text, self)
        self.report.setObjectName("report")
        self.report.setReadOnly(True)
        self.report.setMinimumWidth(_LEAST_REPORT)
        keep_lines(self.report, LIST_LINES)
        self.report.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.report.setAccessibleName(self.tr("Report"))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self.copy = QPushButton(self.tr("&Copy the report"), self)
        self.copy.setToolTip(self.tr("The report names no person, no folder and no card."))
        self.copy.setAutoDefault(False)
        self.copy.clicked.connect(self._copy)
        buttons.addButton(self.copy, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.rejected.connect(self.reject)
        self.safe = QPushButton(self.tr("Start &without settings"), self)
        self.safe.setToolTip(
            self.tr("Your settings stay in their file; this once nobody reads it.")
        )
        self.safe.setVisible(mishap is Mishap.AT_START)
        if mishap is Mishap.AT_START:
            buttons.addButton(self.safe, QDialogButtonBox.ButtonRole.AcceptRole)
            buttons.accepted.connect(self.accept)
        column = QVBoxLayout(self)
        column.setContentsMargins(SPACE_L, SPACE_L, SPACE_L, SPACE_L)
        column.setSpacing(SPACE_M)
        column.addWidget(intro)
        column.addWidget(self.report, 1)
        column.addWidget(buttons)
        KeepsLines(self)

    def _words(self, mishap: Mishap) -> str:
        match mishap:
            case Mishap.SAVED:
                return self.tr(
                    "The program has met an error that its authors did not foresee. Your game is "
                    "saved; you can go on, or close the program and start it again."
                )
            case Mishap.UNSAVED:
                return self.tr(
                    "The program has met an error that its authors did not foresee, and the game "
                    "could not be saved. Save it to another place before you go on."
                )
            case Mishap.LAST_TIME:
                return self.tr(
                    "The last time the program ended by an error that its authors did not foresee. "
                    "Your game was kept after each move and goes on where it was. The report below "
                    "helps to mend the error."
                )
            case Mishap.AT_START:
                return self.tr(
                    "The program cannot start, by an error that its authors did not foresee. Your "
                    "games are kept. It may start without its settings."
                )

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.report.toPlainText())

    def sizeHint(self) -> QSize:
        return usual_size(self, 600, 400)


def _when(saved: str) -> str:
    """A time of a saved game as people here write it."""
    when = QDateTime.fromString(saved, Qt.DateFormat.ISODate).toLocalTime()
    if not when.isValid():
        return translate("Trouble", "nobody knows when")
    return QLocale().toString(when, QLocale.FormatType.ShortFormat)


def say(parent: QWidget | None, text: str, detail: str = "") -> None:
    """A message that has to be seen before one goes on."""
    _message(parent, QMessageBox.Icon.Warning, text, detail)


def tell(parent: QWidget | None, text: str, detail: str = "") -> None:
    """A message about something that went well."""
    _message(parent, QMessageBox.Icon.Information, text, detail)


def _message(parent: QWidget | None, icon: QMessageBox.Icon, text: str, detail: str) -> None:
    box = PlainBox(parent)
    box.setIcon(icon)
    box.setObjectName("message_box")
    box.setText(text)
    box.setInformativeText(detail)
    box.exec()


def tell_left_out(parent: QWidget | None, saved: SavedGame) -> None:
    """A game is open, but parts of its file could not be read: which, and what becomes of them.

    All of them are in one file, which is named once.
    """
    faults = saved.left_out
    rest = translate("Trouble", "The rest of the game is whole, and this file is left as it is.")
    if saved.not_copied is not None:
        rest = translate(
            "Trouble",
            "The rest of the game is whole, but this file could not be copied: {why}.\n\n"
            "It is replaced as the game goes on: copy it to another place first.",
        ).format(why=fault_text(saved.not_copied.in_file("")))
    title = translate("Trouble", "The game is open, but a part of its file is damaged.")
    say(parent, title, "\n\n".join((faults[0].file, faults_text(faults), rest)))


class Instead(Enum):
    """What is to be done where the obvious would lose something."""

    ANYWAY = "anyway"
    ELSEWHERE = "elsewhere"
    NOTHING = "nothing"


def ask_instead(parent: QWidget | None, file: str) -> Instead:
    """Another program has changed the file that is about to be written: what now?"""
    box = PlainBox(parent)
    box.setObjectName("changed_elsewhere")
    box.setIcon(QMessageBox.Icon.Question)
    text = translate("Trouble", "Another program has changed “{file}” since you opened it.")
    box.setText(text.format(file=file))
    box.setInformativeText(
        translate("Trouble", "Save your game to another file, and both are kept.")
    )
    role = QMessageBox.ButtonRole
    other = box.addButton(translate("Trouble", "Save &as…"), role.AcceptRole)
    over = box.addButton(translate("Trouble", "&Replace it"), role.DestructiveRole)
    box.addButton(QMessageBox.StandardButton.Cancel)
    return _answer(box, other, over)


def ask_before_losing(parent: QWidget | None, what: str, why: str) -> Instead:
    """A window is about to close, but what is in it cannot be kept: what now?"""
    box = PlainBox(parent)
    box.setObjectName("before_losing")
    box.setIcon(QMessageBox.Icon.Warning)
    box.setText(what)
    box.setInformativeText(
        translate("Trouble", "{why}.\n\nIf you close the window now it is lost.").format(why=why)
    )
    role = QMessageBox.ButtonRole
    other = box.addButton(translate("Trouble", "Save &as…"), role.AcceptRole)
    over = box.addButton(translate("Trouble", "&Close and lose it"), role.DestructiveRole)
    box.addButton(QMessageBox.StandardButton.Cancel)
    return _answer(box, other, over)


def _answer(box: QMessageBox, elsewhere: QPushButton, anyway: QPushButton) -> Instead:
    box.setDefaultButton(elsewhere)
    box.exec()
    clicked = box.clickedButton()
    if clicked is elsewhere:
        return Instead.ELSEWHERE
    return Instead.ANYWAY if clicked is anyway else Instead.NOTHING


def ask_for_backup(
    parent: QWidget | None, why: str, backup: SavedGame, title: str = "", kept: str = ""
) -> bool:
    """The file is damaged and there is a backup: whether to open that instead, and which it is.

    `title` says which game it is, if it is not the one that somebody has just chosen, and `kept`
    where its file will be.
    """
    box = PlainBox(parent)
    box.setObjectName("damaged")
    box.setIcon(QMessageBox.Icon.Warning)
    box.setText(title or translate("Trouble", "This game cannot be opened as it is."))
    whole = translate(
        "Trouble", "{why}.\n\nThe copy from the time before is whole: {moves}, saved {when}."
    )
    moves = COUNTED.moves(len(backup.game.moves))
    text = whole.format(why=why, moves=moves, when=_when(backup.saved))
    box.setInformativeText(f"{text}\n\n{kept}".strip())
    yes = box.addButton(translate("Trouble", "&Open the backup"), QMessageBox.ButtonRole.AcceptRole)
    box.addButton(QMessageBox.StandardButton.Cancel)
    box.setDefaultButton(yes)
    box.exec()
    return box.clickedButton() is yes
