# SPDX-License-Identifier: MIT
"""What the window asks and tells in dialogs: new game, files, pages to read.

Dialogs are imported where they are opened: the window starts faster without them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog, QFileDialog, QWidget

from sequence_desktop.engine.errors import Fault
from sequence_desktop.gui.actions import Actions
from sequence_desktop.gui.damaged import Damaged, kept_text, read_game
from sequence_desktop.gui.desk import Desk
from sequence_desktop.gui.faults import fault_text
from sequence_desktop.gui.preferences import Preferences
from sequence_desktop.gui.seats import Choice
from sequence_desktop.gui.session import Session
from sequence_desktop.gui.table.art import Style
from sequence_desktop.gui.titles import game_title
from sequence_desktop.storage.errors import NotThere
from sequence_desktop.storage.games import SUFFIX, SavedGame

if TYPE_CHECKING:
    from sequence_desktop.gui.shelf import Shelf


class Flows(QObject):
    """Leads through the dialogs and tells the desk what was decided.

    Signals:
        design_wanted(Board | None): a copy of this board is to be changed; None: one is to be made.
    """

    design_wanted = Signal(object)

    def __init__(
        self, window: QWidget, desk: Desk, preferences: Preferences, style: Callable[[], Style]
    ) -> None:
        super().__init__(window)
        self._window = window
        self._desk = desk
        desk.brought_back.connect(self.tell_left_out)
        self._preferences = preferences
        self._style = style
        self._page: QDialog | None = None

    # -- boards -----------------------------------------------------------------------------

    def print_board(self, session: Session | None) -> None:
        """Bring the board of the game on the table onto paper, with its rules if wanted."""
        from sequence_desktop.gui.paper.asking import ask_paper

        if session is not None:
            setup = session.game.setup
            home, preferences = self._desk.home, self._preferences
            ask_paper(
                setup.board, self._style(), preferences, home, self._window, playing=setup.rules
            )

    # -- games ------------------------------------------------------------------------------

    def new_game(self, board: str = "") -> None:
        """Ask what to play, and deal; `board` is the id of the board to be offered first."""
        from sequence_desktop.gui.dialogs.new_game import NewGameDialog
        from sequence_desktop.gui.folders import FolderWatch
        from sequence_desktop.players import LEVELS

        shelf = self._desk.shelf()
        last = with_board(self._desk.last_choice(), board, shelf)
        dialog = NewGameDialog(shelf, last, LEVELS, self._style(), self._window)
        watch = FolderWatch(self._desk.home, dialog)
        watch.changed.connect(dialog.refresh)
        dialog.design.wanted.connect(self.design_wanted)
        if dialog.exec() == QDialog.DialogCode.Accepted:
            self._try(lambda: self._desk.new_game(dialog.choice, shelf))
        dialog.deleteLater()

    def again(self) -> None:
        """Deal the same game again."""
        self._try(self._desk.again)

    def open(self) -> None:
        """Ask for a saved game and go on with it."""
        dialog = self._file_dialog(self.tr("Open a game"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptOpen)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        accepted = dialog.exec() == QDialog.DialogCode.Accepted
        chosen = dialog.selectedFiles()
        dialog.deleteLater()
        if accepted and chosen:
            self.open_path(Path(chosen[0]))

    def open_path(self, path: Path) -> bool:
        """Go on with the game in this file; whether it is on the table now.

        Where a part of it had to be left out, the game gets no file: saving asks for one.
        """
        try:
            saved, whole = read_game(path), True
        except Damaged as damage:
            found = self.from_backup(damage)
            if found is None:
                if isinstance(damage.fault, NotThere):
                    now = self._preferences.now
                    self._preferences.use(now.without_recent(path))
                return False
            saved, whole = found, False
        self._desk.open(saved, path if whole and not saved.left_out else None)
        self.tell_left_out(saved)
        return True

    def take_rules(self, path: Path) -> None:
        """Keep a copy of a file of rules among one's own, and say so."""
        from sequence_desktop.gui.dialogs.trouble import tell
        from sequence_desktop.gui.rules.exchange import Exchange
        from sequence_desktop.gui.rules.own import OwnRules

        shelf = self._desk.shelf()
        own = OwnRules(shelf.rules_library, shelf.board_library)
        rules = Exchange(own, self._window).take_in_file(path)
        if rules is not None:
            title = self.tr("“{title}” is among your rules now.").format(title=game_title(rules))
            tell(self._window, title, self.tr("You find it in the list of a new game."))

    def from_backup(self, damage: Damaged) -> SavedGame | None:
        """Say what is wrong with a file; the backup's game if there is one and it is wanted."""
        from sequence_desktop.gui.dialogs.trouble import ask_for_backup, say

        title = self.tr("Your last game cannot be opened.") if damage.last else ""
        why, kept = fault_text(damage.fault), "" if damage.kept is None else kept_text(damage.kept)
        if damage.backup is not None:
            wanted = ask_for_backup(self._window, why, damage.backup, title, kept)
            return damage.backup if wanted else None
        detail = f"{why}.\n\n{kept}" if kept else why
        say(self._window, title or self.tr("This game cannot be opened."), detail)
        return None

    def tell_left_out(self, saved: SavedGame) -> None:
        """Say which parts of a game's file could not be read, if there are any."""
        from sequence_desktop.gui.dialogs.trouble import tell_left_out

        if saved.left_out:
            tell_left_out(self._window, saved)

    def save(self) -> bool:
        """Save to the game's own file, or ask for one; whether it is saved."""
        from sequence_desktop.gui.dialogs.trouble import Instead, ask_instead

        path = self._desk.path
        if path is None:
            return self.save_as()
        if self._desk.changed_elsewhere:
            match ask_instead(self._window, path.name):
                case Instead.NOTHING:
                    return False
                case Instead.ELSEWHERE:
                    return self.save_as()
        return self._save(path)

    def save_as(self) -> bool:
        """Ask for a file and save to it; whether it is saved."""
        dialog = self._file_dialog(self.tr("Save the game"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(SUFFIX)
        name = self._desk.path.name if self._desk.path else self._desk.suggested_name()
        dialog.selectFile(name)
        accepted = dialog.exec() == QDialog.DialogCode.Accepted
        chosen = dialog.selectedFiles()
        dialog.deleteLater()
        return accepted and bool(chosen) and self._save(Path(chosen[0]))

    def may_close(self) -> bool:
        """Whether the window may be closed; where its game is not kept, the person is asked."""
        from sequence_desktop.gui.dialogs.trouble import Instead, ask_before_losing

        if self._desk.safe:
            return True
        title = self.tr("This game is not kept.")
        match ask_before_losing(self._window, title, self._desk.problem):
            case Instead.NOTHING:
                return False
            case Instead.ELSEWHERE:
                return self.save_as()
        return True

    # -- pages ------------------------------------------------------------------------------

    def show_rules(self, session: Session) -> None:
        """Say in words and pictures how the game on the table is played."""
        from sequence_desktop.gui.rules.page import HowToPlayDialog

        shelf, last = self._desk.shelf(), self._desk.last_choice()
        setup = session.game.setup
        made_from = shelf.rules.get(last.base) if last.custom == setup.rules else None
        page = HowToPlayDialog(
            setup.rules,
            setup.board,
            self._style(),
            players=setup.players,
            sides=setup.sides,
            base=made_from or shelf.base(setup.rules.id),
            board_names=shelf.board_names,
            parent=self._window,
        )
        self.open_beside(page)

    def show_help(self, session: Session, actions: Actions) -> None:
        """Show all pages of help in one window."""
        from sequence_desktop.gui.help.dialog import HelpDialog
        from sequence_desktop.gui.help.pages import help_pages

        setup = session.game.setup
        self.open_beside(HelpDialog(help_pages(actions), setup, self._style(), self._window))

    def restyle(self, style: Style) -> None:
        """Show an open page in other colours."""
        restyle = getattr(self._page, "restyle", None)
        if restyle is not None:
            restyle(style)

    def show_settings(self) -> None:
        """Show the settings beside the game, which shows each change at once."""
        from sequence_desktop.gui.settings.dialog import SettingsDialog

        self.open_beside(SettingsDialog(self._preferences, self._style(), self._window))

    def show_settings_help(self) -> None:
        """Say what every setting does."""
        from sequence_desktop.gui.settings.help import settings_page

        self._show_page("settings_page", self.tr("Settings explained"), settings_page())

    def show_shortcuts(self, actions: Actions) -> None:
        """List what the keys do."""
        from sequence_desktop.gui.dialogs.pages import shortcuts_page

        self._show_page("shortcuts_page", self.tr("Keys and mouse"), shortcuts_page(actions))

    def change_keys(self) -> None:
        """Let people choose which keys lead to what, beside the game."""
        from sequence_desktop.gui.dialogs.keys import KeysDialog

        self.open_beside(KeysDialog(self._preferences, self._window))

    def show_about(self) -> None:
        """Show version and licences."""
        from sequence_desktop.gui.dialogs.about import AboutDialog

        self.open_beside(AboutDialog(self._window))

    def _show_page(self, name: str, title: str, html: str) -> None:
        from sequence_desktop.gui.dialogs.page import PageDialog

        self.open_beside(PageDialog(name, title, html, self._window))

    def open_beside(self, page: QDialog) -> None:
        """Open a page beside the game: one may read and play. One page is enough."""
        if self._page is not None:
            self._page.close()
            self._page.deleteLater()
        self._page = page
        page.show()

    # -- inside -----------------------------------------------------------------------------

    def _save(self, path: Path) -> bool:
        return self._try(lambda: self._desk.save(path))

    def _try(self, deed: Callable[[], object]) -> bool:
        """Do it; what goes wrong is said. Whether it went well."""
        from sequence_desktop.gui.dialogs.trouble import say

        try:
            deed()
        except Fault as fault:
            say(self._window, self.tr("That did not work."), fault_text(fault))
            return False
        return True

    def _file_dialog(self, title: str) -> QFileDialog:
        dialog = QFileDialog(self._window, title, str(self._desk.suggested_folder()))
        dialog.setNameFilters(
            [
                self.tr("Saved games") + f" (*{SUFFIX} *.json)",
                self.tr("All files") + " (*)",
            ]
        )
        return dialog


def with_board(choice: Choice, board_id: str, shelf: Shelf) -> Choice:
    """The choice with this board, and with a game that can be played on it."""
    board = shelf.boards.get(board_id)
    if board is None:
        return choice
    game = choice.custom or shelf.rules.get(choice.rules)
    if game is not None and shelf.fits(game, board):
        return replace(choice, board=board_id)
    fitting = [name for name, rules in shelf.rules.items() if shelf.fits(rules, board)]
    if not fitting:
        return choice
    return replace(choice, board=board_id, rules=fitting[0], custom=None, base="")
