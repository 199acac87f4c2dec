# SPDX-License-Identifier: MIT
"""Leads to the setup of a position, and from there back to the table or to a file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QFileDialog, QMainWindow

from sequence_desktop.engine.errors import Fault
from sequence_desktop.engine.game import Game
from sequence_desktop.engine.rng import Random
from sequence_desktop.gui.actions import Actions
from sequence_desktop.gui.damaged import damage_text, part_text
from sequence_desktop.gui.desk import Desk
from sequence_desktop.gui.faults import fault_text
from sequence_desktop.gui.placement import place, placement_of
from sequence_desktop.gui.preferences import Preferences
from sequence_desktop.gui.seats import is_human, new_seed, seated
from sequence_desktop.gui.session import Session
from sequence_desktop.gui.settings.look import Look

if TYPE_CHECKING:
    from sequence_desktop.gui.setup.document import Document, Work
    from sequence_desktop.gui.setup.keeping import Keeper
    from sequence_desktop.gui.setup.window import SetupWindow
    from sequence_desktop.gui.shelf import Shelf
    from sequence_desktop.storage.games import Seat

SUFFIX = ".json"
translate = QCoreApplication.translate


class SetupFlow(QObject):
    """Opens the window, and does what leads out of it.

    Attributes:
        window: the window, as long as it is open.
    """

    window: SetupWindow | None = None
    _keeper: Keeper | None = None

    def __init__(
        self, table: QMainWindow, desk: Desk, preferences: Preferences, look: Look
    ) -> None:
        """Args:
        table: the main window.
        desk: where games come to the table.
        preferences: the settings in use.
        look: the look in use.
        """
        super().__init__(table)
        self._table, self._desk, self._preferences, self._look = table, desk, preferences, look
        self._session: Session | None = None

    def bind(self, commands: Actions) -> None:
        """Connect the action."""
        commands.bind({"setup": self.open})

    def attend(self, session: Session) -> None:
        """Take positions from this session's table from now on."""
        self._session = session

    def open(self, document: Document | None = None) -> SetupWindow:
        """Show the window: with what was left there, or with what is on the table.

        Where it opens only now, and a `document` is given, it shows that.
        """
        if self.window is None:
            self.window = self._made(document)
        self.window.show()
        self.window.activateWindow()
        return self.window

    def open_case(self, path: Path) -> None:
        """Show the window with the position of a rule case."""
        self._open_case(self.open(), path)

    def close(self) -> bool:
        """Close the window; what is in it is kept, or else the person is asked.

        Returns:
            Whether no window is open any more.
        """
        return self.window is None or self.window.close()

    # -- the window -------------------------------------------------------------------------

    def _made(self, document: Document | None) -> SetupWindow:
        # Not at the top: the table is there sooner without them.
        from sequence_desktop.gui.setup.document import Document
        from sequence_desktop.gui.setup.keeping import Keeper
        from sequence_desktop.gui.setup.window import SetupWindow
        from sequence_desktop.players import LEVELS

        shelf = self._desk.shelf()
        keeper = self._keeper = Keeper(self._desk.home, self)
        left = keeper.left(shelf.rules_library, shelf.board_library)
        begun = document or Document(left or self._begun())
        kept = begun.work if left is None and document is None else left
        window = SetupWindow(begun, LEVELS, self._look.style())
        place(window, self._preferences.now.setup)
        told = []
        if keeper.damaged:
            told.append(damage_text(keeper.damaged[0], earlier=left is not None))
        if keeper.partly is not None:
            told.append(part_text(keeper.left_out, keeper.partly))
        if told:
            window.toast.say("\n".join(told), fades=False)
        keeper.attend(begun, kept)
        keeper.refused.connect(lambda why: self._say_unkept(window, why))
        if keeper.problem:
            self._say_unkept(window, keeper.problem)
        window.may_close = lambda: self._may_close(window, keeper)
        window.commands.bind(
            {
                "blank": lambda: self._begin_blank(window),
                "table": lambda: self._begin_at_table(window),
                "open": lambda: self._ask_case(window),
                "save": lambda: self._save_case(window),
                "copy": lambda: self._copy(window),
                "play": lambda: self._play(window),
            }
        )
        self._look.restyled.connect(window.restyle)
        window.closed.connect(self._on_closed)
        return window

    def _say_unkept(self, window: SetupWindow, why: str) -> None:
        text = self.tr("This position is not kept: {why}.").format(why=why)
        window.toast.say(text, fades=False)

    def _may_close(self, window: SetupWindow, keeper: Keeper) -> bool:
        """Whether the window may be closed; where its position is not kept, the person is asked."""
        from sequence_desktop.gui.dialogs.trouble import Instead, ask_before_losing

        keeper.keep()
        if not keeper.loses:
            return True
        match ask_before_losing(window, self.tr("This position is not kept."), keeper.problem):
            case Instead.NOTHING:
                return False
            case Instead.ELSEWHERE:
                return self._save_case(window)
        return True

    def _on_closed(self) -> None:
        window, keeper = self.window, self._keeper
        if window is None or keeper is None:
            return
        keeper.close()
        self._preferences.change(setup=placement_of(window))
        self._look.restyled.disconnect(window.restyle)
        self.window = self._keeper = None
        keeper.deleteLater()
        window.deleteLater()

    # -- beginnings -------------------------------------------------------------------------

    def _begun(self) -> Work:
        """What the window begins with, if nothing was left there."""
        return self._at_table() or self._blank_table()

    def _at_table(self) -> Work | None:
        """What may be seen of the game on the table, the rest dealt anew; None while it is rated.

        Of a game that is over everything may be seen.
        """
        from sequence_desktop.gui.setup.document import Work
        from sequence_desktop.workshop.position.draft import Draft
        from sequence_desktop.workshop.position.filling import fill

        session = self._the_session()
        if session.over:
            return Work(Draft.of(session.game.at(session.shown_ply)), session.seats)
        if session.rated:
            return None
        # Where several people share the screen, nobody's hand is left there for the others.
        alone = sum(is_human(seat) for seat in session.seats) == 1
        seen = session.game.view(session.viewer if alone else None, session.shown_ply).position
        sizes = [len(hand) for hand in seen.hands]
        return Work(fill(Draft.of(seen), new_seed(), sizes), session.seats)

    def _blank_table(self) -> Work:
        from sequence_desktop.gui.setup.document import Work
        from sequence_desktop.workshop.position.draft import Draft

        session = self._the_session()
        return Work(Draft.blank(session.game.setup), session.seats)

    def _begin_at_table(self, window: SetupWindow) -> None:
        work = self._at_table()
        if work is None:
            text = self.tr("While a rated game goes on, no position is taken from it.")
            window.toast.say(text)
            return
        window.document.show(lambda: translate("SetupFlow", "From the table"), work)

    def _begin_blank(self, window: SetupWindow) -> None:
        """Ask for game, board and seats as for a new game, and lay nothing."""
        from sequence_desktop.gui.dialogs.new_game import NewGameDialog
        from sequence_desktop.players import LEVELS

        shelf = self._desk.shelf()
        dialog = NewGameDialog(shelf, self._desk.last_choice(), LEVELS, self._look.style(), window)
        dialog.setWindowTitle(self.tr("Empty board"))
        dialog.play.setText(self.tr("&Set up"))
        dialog.design.hide()
        accepted = dialog.exec() == QDialog.DialogCode.Accepted
        choice = dialog.choice
        dialog.deleteLater()
        if accepted:
            self._try(window, lambda: self._show_blank(window, shelf.deal(choice), choice.seats))

    def _show_blank(self, window: SetupWindow, game: Game, seats: tuple[Seat, ...]) -> None:
        from sequence_desktop.gui.setup.document import Work
        from sequence_desktop.workshop.position.draft import Draft

        work = Work(Draft.blank(game.setup), seated(seats, game.setup.side_of))
        window.document.show(lambda: translate("SetupFlow", "Empty board"), work)

    def _ask_case(self, window: SetupWindow) -> None:
        dialog = self._dialog(window, self.tr("Open a rule case"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        path = _chosen(dialog)
        if path is not None:
            self._open_case(window, path)

    def _open_case(self, window: SetupWindow, path: Path) -> None:
        self._try(window, lambda: self._show_case(window, path, self._desk.shelf()))

    def _show_case(self, window: SetupWindow, path: Path, shelf: Shelf) -> None:
        from sequence_desktop.gui.setup.document import Work
        from sequence_desktop.workshop.position.cases import load_case

        draft = load_case(path, shelf.rules_library, shelf.board_library)
        same = draft.setup.players == len(window.document.work.seats)
        seats = window.document.work.seats if same else ()
        window.document.show(
            lambda: translate("SetupFlow", "Open {name}").format(name=path.stem),
            Work(draft, seated(seats, draft.setup.side_of)),
        )

    # -- endings ----------------------------------------------------------------------------

    def _play(self, window: SetupWindow) -> None:
        """Bring the position to the table, and the window out of the way; its draft is kept."""
        work, seed = window.document.work, new_seed()
        game = Game(work.draft.position(chance=Random(seed).state), seed=seed)
        self._desk.set_up(game, work.seats)
        window.close()
        self._table.activateWindow()

    def _case(self, window: SetupWindow, title: str, note: str) -> dict[str, object]:
        from sequence_desktop.workshop.position.cases import case_of

        shelf = self._desk.shelf()
        draft = window.document.draft
        return case_of(draft, title, note, shelf.rules_library, shelf.board_library)

    def _copy(self, window: SetupWindow) -> None:
        from sequence_desktop.workshop.position.cases import case_text

        title = self.tr("a position that was set up")
        QGuiApplication.clipboard().setText(case_text(self._case(window, title, "")))
        window.toast.say(self.tr("Copied as text."))

    def _save_case(self, window: SetupWindow) -> bool:
        """Ask for words and a file, and save the position there; whether it is saved."""
        from sequence_desktop.gui.setup.case_dialog import CaseDialog
        from sequence_desktop.storage.names import file_stem
        from sequence_desktop.workshop.position.cases import save_case

        asking = CaseDialog(window)
        accepted = asking.exec() == QDialog.DialogCode.Accepted
        title, note = asking.title, asking.note
        asking.deleteLater()
        if not accepted:
            return False
        dialog = self._dialog(window, self.tr("Save as rule case"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(SUFFIX.removeprefix("."))
        dialog.selectFile(file_stem(title, "case") + SUFFIX)
        path = _chosen(dialog)
        if path is None or not self._try(
            window, lambda: save_case(self._case(window, title, note), path)
        ):
            return False
        self._preferences.change(folder=str(path.parent))
        window.toast.say(self.tr("Written: {file}").format(file=path.name))
        return True

    # -- inside -----------------------------------------------------------------------------

    def _the_session(self) -> Session:
        if self._session is None:
            raise RuntimeError("there is no table yet")
        return self._session

    def _dialog(self, window: SetupWindow, title: str) -> QFileDialog:
        dialog = QFileDialog(window, title, str(self._desk.suggested_folder()))
        dialog.setNameFilters(
            [self.tr("Rule cases") + f" (*{SUFFIX})", self.tr("All files") + " (*)"]
        )
        return dialog

    def _try(self, window: SetupWindow, deed: Callable[[], object]) -> bool:
        """Do it; what goes wrong is said. Whether it went well."""
        from sequence_desktop.gui.dialogs.trouble import say

        try:
            deed()
        except Fault as fault:
            say(window, self.tr("That did not work."), fault_text(fault))
            return False
        return True


def _chosen(dialog: QFileDialog) -> Path | None:
    """The file that is chosen in a dialog, which is used once."""
    accepted = dialog.exec() == QDialog.DialogCode.Accepted
    files = dialog.selectedFiles()
    dialog.deleteLater()
    return Path(files[0]) if accepted and files else None
