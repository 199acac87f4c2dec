# SPDX-License-Identifier: MIT
"""What happens to games beyond their moves: new, opened, saved, kept, gone on with.

No game is ever lost by starting another: one that is not finished is kept among the recent files,
and a new game can be undone.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from sequence_desktop.engine.errors import Fault
from sequence_desktop.engine.game import Game
from sequence_desktop.gui.aside import Aside
from sequence_desktop.gui.drawer import Drawer
from sequence_desktop.gui.game_file import GameFile, State, file_again, state_of
from sequence_desktop.gui.matches import follows, game_after, to_play_again, worth_keeping
from sequence_desktop.gui.preferences import Preferences, folder_of
from sequence_desktop.gui.seats import Choice, first_seats, new_seed, seated
from sequence_desktop.gui.session import Session
from sequence_desktop.gui.slot import Slot
from sequence_desktop.gui.updates import Cause, Update
from sequence_desktop.storage import files
from sequence_desktop.storage.games import Mark, SavedGame, Seat, marks_until, save_game
from sequence_desktop.storage.home import Home
from sequence_desktop.storage.unfinished import name_for

if TYPE_CHECKING:
    from sequence_desktop.gui.shelf import Shelf


class Desk(QObject):
    """Looks after the session's game: which file it has, and that it is always kept.

    Signals:
        changed: the file, or whether it is up to date, has changed.
        problem_changed(str): why games cannot be kept any more; "" once they can again.
        told(str): something about files that people want to know, though nothing is lost.
        brought_back(SavedGame): `undo_new` has put this game on the table again.
    """

    changed = Signal()
    problem_changed = Signal(str)
    told = Signal(str)
    brought_back = Signal(object)

    def __init__(self, home: Home, preferences: Preferences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.home = home
        """Where the person's files are."""
        self._preferences = preferences
        self._session: Session | None = None
        self._slot = Slot(home, self)
        self._slot.problem_changed.connect(self.problem_changed)
        self._slot.told.connect(self.told)
        self._file = GameFile()
        self._aside: Aside | None = None
        self._ahead: tuple[Aside, State] | None = None
        self._drawer = Drawer(home, preferences)
        self._marks: tuple[Mark, ...] = ()
        self.left_after: int | None = None
        """After how many moves the game has left another; None: it is one of its own."""
        self._closed = False
        self._put_by: SavedGame | None = None

    @property
    def path(self) -> Path | None:
        """The file the game was opened from or saved to, or None."""
        return self._file.path

    @property
    def problem(self) -> str:
        """Why games cannot be kept by themselves at the moment; "" if they can."""
        return self._slot.problem

    # -- at the start -----------------------------------------------------------------------

    def resume(self) -> SavedGame | None:
        """The game to go on with; None if there is none.

        Raises:
            Damaged: there is one, but it cannot be opened.
        """
        return self._slot.resume()

    def first_game(self) -> SavedGame:
        """A new game as chosen last time, or the very first one: a person against the computer."""
        choice, game = self.shelf().deal_first(self.last_choice(), Choice(first_seats()))
        return SavedGame(game, choice.seats)

    def attend(self, session: Session, saved: SavedGame, *, fresh: bool) -> None:
        """Look after this session, which began with `saved`, from now on.

        `fresh`: its game is not on disk yet.
        """
        self._session = session
        self._marks, self.left_after = saved.marks, saved.branch
        if fresh and self._slot.works:
            # What lies in the slot, damaged perhaps, is put aside and not overwritten.
            self._slot.start(self.now())
        else:
            self._slot.holds(self.now())
            self._aside = self._find_aside()
            self._file = file_again(self._preferences.now.file, self.now())
        session.updated.connect(self._on_updated)
        self._slot.gather(self._drawer)

    # -- while playing ----------------------------------------------------------------------

    @property
    def modified(self) -> bool:
        """Whether the game has gone on since it was saved to its file."""
        return self._file.is_behind(self._state())

    @property
    def safe(self) -> bool:
        """Whether the game on the table is on a disk, or not worth it."""
        session = self._session
        if self._closed or session is None or self.keep():
            return True
        if not worth_keeping(self.now()):
            return True
        return self.path is not None and not self.modified

    @property
    def changed_elsewhere(self) -> bool:
        """Whether another program has changed the game's file since it was opened or saved."""
        return self._file.changed_elsewhere

    @property
    def can_undo_new(self) -> bool:
        """Whether the game before this one can be brought back: as long as nobody has moved."""
        session = self._session
        if self._aside is None or session is None or session.practice:
            return False
        return not session.moved_since(self.left_after or 0)

    @property
    def can_redo_new(self) -> bool:
        """Whether the new game that undo took away can come back: as long as nobody has moved."""
        ahead = None if self._put_by is not None else self._ahead
        return ahead is not None and ahead[1] == self._state()

    @property
    def marks(self) -> tuple[Mark, ...]:
        """The bookmarks of the game on the table, each at a moment of its own, the first first.

        An exercise has none.
        """
        if self._put_by is not None:
            return ()
        return marks_until(self._marks, self._the_session().ply)

    def shelf(self) -> Shelf:
        """The games and boards to choose from now."""
        # Not at the top: a start that goes on with a game needs none of them.
        from sequence_desktop.gui.shelf import Shelf

        return Shelf(self.home)

    def last_choice(self) -> Choice:
        """What was chosen for a new game the last time."""
        return Choice.from_json(self._preferences.now.new_game)

    def new_game(self, choice: Choice, shelf: Shelf) -> None:
        """Deal a new game as chosen, and remember the choice.

        Raises:
            Fault: rules, board and players do not go together.
        """
        game = shelf.deal(choice)
        self._preferences.change(new_game=choice.to_json())
        self._begin(SavedGame(game, choice.seats))

    def rated_game(self, choice: Choice) -> None:
        """Deal a game that counts for the person's rating.

        Raises:
            Fault: its rules or board are not there any more.
        """
        game = self.shelf().deal(choice)
        self._preferences.change(rated_game=choice.rules)
        self._begin(SavedGame(game, choice.seats, rated=True))

    def set_up(self, game: Game, seats: tuple[Seat, ...]) -> None:
        """Go on from a position that somebody set up; the game on the table is kept."""
        self._begin(SavedGame(game, seats))

    def again(self) -> None:
        """Deal anew with the same rules, board and players; the next seat begins.

        Between the deals of a match this is its next deal.
        """
        last = self.now()
        game, match = game_after(last.game, last.match, new_seed())
        self._begin(SavedGame(game, last.seats, match=match))

    def open(self, saved: SavedGame, path: Path | None) -> None:
        """Go on with a saved game; the one on the table is kept."""
        self._shelve()
        self._put(saved)
        self._aside = None
        if path is not None:
            self._file = GameFile.written(path, self._state())
            self._preferences.use(self._preferences.now.with_recent(path))
        self.changed.emit()

    def branch(self, ply: int) -> None:
        """Play on from the moment after `ply` moves, in a game of its own that is not rated.

        A deal of a match that has counted does not count again.

        The game on the table is kept, finished or not, and can be brought back like any that a new
        one has replaced.

        Raises:
            IndexError: it has not had so many moves.
        """
        session = self._the_session()
        game = session.game.branch(ply)
        marks = tuple(mark for mark in self._marks if mark.ply <= ply)
        match = to_play_again(session.game, session.match)
        saved = SavedGame(game, session.seats, marks, match, branch=ply)
        self._begin(saved)
        text = self.tr(
            "You play on from move {ply} in a game of its own. The one before is kept; undo brings "
            "it back."
        )
        self.told.emit(text.format(ply=ply))

    def set_marks(self, marks: Sequence[Mark]) -> None:
        """Give the moves made these bookmarks; those of moves taken back stay."""
        last = self._the_session().ply
        self._marks = (*marks, *(mark for mark in self._marks if mark.ply > last))
        self.keep()
        self.changed.emit()

    def undo_new(self) -> bool:
        """Bring back the game that the new one has replaced; False if there is none."""
        aside = self._aside
        if aside is None or not self.can_undo_new:
            return False
        ahead = Aside(self.now(), self._file)
        self._aside = None
        if aside.kept is not None:
            self._drawer.forget(aside.kept)
        self._put(aside.saved)
        self._file = aside.file
        self._ahead = ahead, self._state()
        self.changed.emit()
        self.brought_back.emit(aside.saved)
        return True

    def redo_new(self) -> bool:
        """Bring back the new game that `undo_new` took away; False if there is none."""
        if self._ahead is None or not self.can_redo_new:
            return False
        again = self._ahead[0]
        self._begin(again.saved)
        self._file = again.file
        self.changed.emit()
        return True

    def put_by(self) -> None:
        """Put the game on the table by: the session is used for exercises from now on."""
        if self._put_by is None:
            self.keep()
            self._put_by = self.now()

    def take_back(self) -> None:
        """Put the game that was put by on the table again, as it was."""
        saved, self._put_by = self._put_by, None
        if saved is not None:
            self._show(saved)

    def save(self, path: Path) -> None:
        """Save the game to a file, which becomes the game's own.

        Raises:
            Fault: it could not be written; what was there before still is.
        """
        files.make_folder(path.parent)
        save_game(self.now(), path)
        self._file = GameFile.written(path, self._state())
        self._preferences.use(self._preferences.now.with_recent(path))
        self._preferences.change(folder=str(path.parent))
        self.changed.emit()

    def keep(self) -> bool:
        """Write the game in progress where the next start finds it; whether it is safe there."""
        return self._session is not None and self._slot.keep(self.now())

    def close(self) -> None:
        """Keep the game and give its slot back."""
        self._closed = True
        self._preferences.change(file=str(self.path.absolute()) if self.path else "")
        self.keep()
        self._slot.close()

    def suggested_folder(self) -> Path:
        """Where the file dialogs begin."""
        return folder_of(self._preferences.now.folder, self.home.saves)

    def suggested_name(self) -> str:
        """A name for the game's file."""
        return name_for(self.now().game)

    # -- inside -----------------------------------------------------------------------------

    def _the_session(self) -> Session:
        if self._session is None:
            raise RuntimeError("the desk attends no session")
        return self._session

    def _state(self) -> State:
        return state_of(self.now())

    def now(self) -> SavedGame:
        """The game on the table, as it is saved; during exercises the one that is put by."""
        if self._put_by is not None:
            return self._put_by
        session = self._the_session()
        game = session.game
        # Somebody may ask right after a move that leads elsewhere, before we have heard of it.
        last = len(game.moves) + len(game.undone)
        marks = tuple(mark for mark in self._marks if mark.ply <= last)
        left = None if self.left_after is None else min(self.left_after, last)
        return SavedGame(game, session.seats, marks, session.match, session.rated, left)

    def _begin(self, saved: SavedGame) -> None:
        """Put a new game on the table, and the old one aside.

        A game that is over is kept for the sake of one that branches off it.
        """
        old = self.now()
        kept = None if follows(saved, old) else self._shelve(finished=saved.branch is not None)
        aside = Aside(old, self._file, kept)
        self._put(saved, fresh=True)
        self._aside = aside
        self.changed.emit()

    def _put(self, saved: SavedGame, *, fresh: bool = False) -> None:
        """Let the session go on with this game, and keep it at once; it has no file yet."""
        # The slot still holds the game before: `start` puts that one aside on disk too, as it is.
        if fresh and self.keep():
            self._slot.start(saved)
        self._slot.holds(None)
        self._ahead = self._put_by = None
        self._file = GameFile()
        self._marks, self.left_after = saved.marks, saved.branch
        self._show(saved)

    def _show(self, saved: SavedGame) -> None:
        seats = seated(saved.seats, saved.game.setup.side_of)
        self._the_session().replace(saved.game, seats, saved.match, rated=saved.rated)

    def _shelve(self, *, finished: bool = False) -> Path | None:
        """Keep the game on the table among the recent files, if it is worth it; its new file.

        One that is over is worth it if `finished` says so.
        """
        now = self.now()
        if not worth_keeping(now) and not (finished and now.game.moves):
            return None
        if self.path is not None and not self.modified:
            return None
        try:
            return self._drawer.put(now)
        except Fault as fault:
            self._slot.complain(fault)
            return None

    def _find_aside(self) -> Aside | None:
        """After a restart: the game before the one on the table, if nobody has moved in that."""
        if self._the_session().moved_since(self.left_after or 0):
            return None
        saved = self._slot.previous()
        return None if saved is None else Aside(saved)

    def _on_updated(self, update: Update) -> None:
        if update.cause is Cause.MOVE and self._put_by is None:
            self._lead_elsewhere(update.last_ply - 1)
        if update.cause in (Cause.NEW, Cause.MOVE, Cause.UNDO, Cause.REDO):
            self.keep()
            self.changed.emit()

    def _lead_elsewhere(self, ply: int) -> None:
        """A move has been made after `ply` others: what had been taken back there is gone."""
        self._marks = tuple(mark for mark in self._marks if mark.ply <= ply)
        if self.left_after is not None:
            self.left_after = min(self.left_after, ply)
