# SPDX-License-Identifier: MIT
"""The dialog that sets up a new game: what is played, where, by whom."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from sequence_desktop.engine.numbers import is_whole
from sequence_desktop.engine.rules import Rules
from sequence_desktop.gui.choice_box import ChoiceBox
from sequence_desktop.gui.dialogs.board_list import BoardList
from sequence_desktop.gui.dialogs.board_preview import BoardPreview
from sequence_desktop.gui.dialogs.design_buttons import DesignButtons
from sequence_desktop.gui.dialogs.game_list import CUSTOM, GameList
from sequence_desktop.gui.dialogs.game_notes import GameNotes
from sequence_desktop.gui.dialogs.picking import refill
from sequence_desktop.gui.dialogs.rules_steps import change_rules, show_how
from sequence_desktop.gui.dialogs.scrolled import Scrolled
from sequence_desktop.gui.dialogs.seat_rows import SeatRows
from sequence_desktop.gui.dialogs.shuffle_number import ShuffleNumber
from sequence_desktop.gui.dialogs.side_colours import SideColours
from sequence_desktop.gui.dialogs.unread import UnreadLine
from sequence_desktop.gui.least import usual_size
from sequence_desktop.gui.plain import PlainLabel
from sequence_desktop.gui.seats import Choice, colours_of, computer, with_colours
from sequence_desktop.gui.shelf import RANDOM_BOARD, Shelf
from sequence_desktop.gui.table.art import Style
from sequence_desktop.gui.theme.metrics import SPACE_L, SPACE_M, SPACE_S, SPACE_XS
from sequence_desktop.gui.titles import board_notes
from sequence_desktop.players import Level
from sequence_desktop.storage.games import Seat

_SIZE = (880, 700)
_FRAME = QSize(8, 40)
"""Room for a window's frame, which nobody knows before it is shown."""
_ROOM_FOR_NOTES = 620
_LEAST_LINES = 12
_FEW = 4


class NewGameDialog(QDialog):
    """Shows the last choice and lets it be changed; `choice` is the new one."""

    def __init__(
        self,
        shelf: Shelf,
        last: Choice,
        levels: Mapping[str, Level],
        style: Style,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("new_game")
        self.setWindowTitle(self.tr("New game"))
        self._shelf = shelf
        self._style = style
        self._spare: list[Seat] = list(last.seats)
        self._custom = last.custom
        self._base = last.base
        self.games = GameList(self)
        self.boards = BoardList(style, self)
        self.design = DesignButtons(lambda: self.boards.board, self)
        self.preview = BoardPreview(style, self)
        self.about = GameNotes(self)
        self.count = ChoiceBox(self)
        self.sides = ChoiceBox(self)
        self.first = ChoiceBox(self)
        self.seed = ShuffleNumber(self)
        self.more = QPushButton(self)
        self.colours = SideColours(style, self)
        self.seats = SeatRows(levels, style, self)
        self.unread = UnreadLine(self)
        self._notes = PlainLabel(self)
        self._problem = PlainLabel(self)
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        self.play = QPushButton(self.tr("&Play"), self)
        self.play.setToolTip(self.tr("Deal the cards and begin; the game in progress is kept"))
        self._build()
        self._fill(last)
        self._connect()
        self._check()
        self.resize(usual_size(self, *_SIZE).boundedTo(self.screen().availableSize() - _FRAME))
        (self.play if self.play.isEnabled() else self.games).setFocus()

    # -- the answer -------------------------------------------------------------------------

    @property
    def choice(self) -> Choice:
        """What the fields say."""
        custom = self.games.game_id == CUSTOM
        return Choice(
            rules=self._base if custom else self.games.game_id,
            board=self.boards.board_id,
            sides=self._side_count(),
            seats=with_colours(self.seats.seats, self.colours.colours, self._sides_of_seats()),
            first=self.first.currentData(),
            seed=self.seed.number if self.more.isChecked() else None,
            custom=self._custom if custom else None,
            base=self._base if custom else "",
        )

    # -- building ---------------------------------------------------------------------------

    def _build(self) -> None:
        for label in (self._notes, self._problem):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self._notes.setProperty("muted", True)
        self._problem.setProperty("danger", True)
        self._problem.setObjectName("problem")
        page = QWidget(self)
        upper = self._upper = QVBoxLayout(page)
        upper.setContentsMargins(SPACE_L, SPACE_L, SPACE_L, 0)
        upper.setSpacing(SPACE_M)
        upper.addLayout(self._build_game_part(), 1)
        upper.addWidget(self.about)
        upper.addLayout(self._build_players_part())
        lower = QVBoxLayout()
        lower.setContentsMargins(SPACE_L, 0, SPACE_L, SPACE_L)
        lower.setSpacing(SPACE_M)
        lower.addWidget(self.unread)
        lower.addWidget(self._problem)
        lower.addLayout(self._build_foot())
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACE_M)
        column.addWidget(Scrolled(page, follows_focus=True, lines=_LEAST_LINES), 1)
        column.addLayout(lower)

    def _build_game_part(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(SPACE_L)
        grid.setVerticalSpacing(SPACE_XS)
        for place, (text, widget) in enumerate(
            ((self.tr("&Game"), self.games), (self.tr("&Board"), self.boards))
        ):
            label = QLabel(text, self)
            label.setBuddy(widget)
            grid.addWidget(label, 0, place)
            grid.addWidget(widget, 1, place, 2, 1)
        grid.addWidget(self.preview, 1, 2)
        grid.addWidget(self._notes, 2, 2)
        grid.setRowStretch(1, 1)
        for place in range(3):
            grid.setColumnStretch(place, 1)
        return grid

    def _build_players_part(self) -> QHBoxLayout:
        form = QFormLayout()
        form.setHorizontalSpacing(SPACE_M)
        form.setVerticalSpacing(SPACE_S)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.addRow(self.tr("P&layers"), self.count)
        form.addRow(self.tr("S&ides"), self.sides)
        form.addRow(self.tr("Who b&egins"), self.first)
        form.addRow(self.tr("&Colours"), self.colours)
        self._seed_label = QLabel(self.tr("S&huffle number"), self)
        self._seed_label.setBuddy(self.seed)
        form.addRow(self._seed_label, self.seed)
        row = QHBoxLayout()
        row.setSpacing(SPACE_L)
        row.addLayout(form)
        row.addWidget(self.seats, 1)
        return row

    def _build_foot(self) -> QHBoxLayout:
        self.more.setObjectName("more")
        self.more.setText(self.tr("&More"))
        self.more.setToolTip(self.tr("Show what is seldom needed: the number of the shuffle."))
        self.more.setCheckable(True)
        self.more.setAutoDefault(False)
        self.more.toggled.connect(self._show_more)
        self._show_more(False)
        self.play.setObjectName("play")
        self.play.setDefault(True)
        self._buttons.addButton(self.play, QDialogButtonBox.ButtonRole.AcceptRole)
        foot = QHBoxLayout()
        foot.addWidget(self.more)
        foot.addWidget(self.design)
        foot.addStretch()
        foot.addWidget(self._buttons)
        return foot

    def _show_more(self, on: bool) -> None:
        self.seed.setVisible(on)
        self._seed_label.setVisible(on)

    # -- filling ----------------------------------------------------------------------------

    def _fill(self, last: Choice) -> None:
        self.games.show_games(self._shelf, self._custom, CUSTOM if last.custom else last.rules)
        self.boards.show_boards(self._shelf, self.games.game, last.board)
        self._fill_counts(len(last.seats))
        self._fill_sides(last.sides)
        self.colours.show_colours(colours_of(last.seats, self._sides_of_seats()))
        self._fill_seats(last.seats)
        self._fill_first(last.first)
        self._show_game()
        self._show_board()
        self.unread.show_faults(self._shelf.faults)

    def _fill_counts(self, wanted: int) -> None:
        game = self.games.game
        refill(self.count, [(str(n), n) for n in game.player_counts] if game else [], wanted)

    def _fill_sides(self, wanted: int) -> None:
        game = self.games.game
        allowed = game.sides_for(self._player_count()) if game else ()
        refill(self.sides, [(self._sides_text(n), n) for n in allowed], wanted)
        self.sides.setEnabled(len(allowed) > 1)
        self.colours.show_count(self._side_count())

    def _sides_text(self, sides: int) -> str:
        each = self._player_count() // sides
        if each == 1:
            return self.tr("{sides}, nobody in a team").format(sides=sides)
        return self.tr("{sides} teams of {each}").format(sides=sides, each=each)

    def _fill_seats(self, seats: Sequence[Seat]) -> None:
        """As many seats as players; those taken away are remembered, in case they come back."""
        self._spare[: len(seats)] = seats
        count = self._player_count()
        for number in range(len(self._spare), count):
            self._spare.append(computer(number))
        shown = with_colours(self._spare[:count], self.colours.colours, self._sides_of_seats())
        self.seats.show_seats(shown)
        # Few players leave the room of a high window to the lists of games and boards.
        self._upper.setStretch(2, int(count > _FEW))

    def _fill_first(self, wanted: int | None) -> None:
        options: list[tuple[str, int | None]] = [(self.tr("By lot"), None)]
        options += [(seat.name, number) for number, seat in enumerate(self.seats.seats)]
        refill(self.first, options, wanted)

    def refresh(self) -> None:
        """Files have come or gone: show what lies in the folders now; the choice stays."""
        self._shelf = self._shelf.again()
        game_id, board_id = self.games.game_id, self.boards.board_id
        self.games.show_games(self._shelf, self._custom, game_id)
        self.boards.show_boards(self._shelf, self.games.game, board_id)
        self.unread.show_faults(self._shelf.faults)
        self._on_game_shown()

    # -- reacting ---------------------------------------------------------------------------

    def _connect(self) -> None:
        self.games.currentItemChanged.connect(self._on_game_changed)
        self.design.wanted.connect(self.reject)
        self.boards.currentItemChanged.connect(self._on_board_changed)
        self.count.currentIndexChanged.connect(self._on_count_changed)
        self.sides.currentIndexChanged.connect(self._on_sides_changed)
        self.colours.changed.connect(self._on_colours_changed)
        self.seats.edited.connect(self._on_seats_edited)
        self.about.change_clicked.connect(self._change_rules)
        self.about.how_clicked.connect(self._show_how)
        self.games.itemActivated.connect(self._accept_if_fine)
        self.boards.itemActivated.connect(self._accept_if_fine)
        self._buttons.accepted.connect(self._accept_if_fine)
        self._buttons.rejected.connect(self.reject)

    def _on_game_changed(self) -> None:
        game, kept = self.games.game, self.boards.board_id
        usual = "" if game is None else self._shelf.usual(game)
        self.boards.show_boards(self._shelf, game, kept if kept == RANDOM_BOARD else usual)
        self._on_game_shown()

    def _on_game_shown(self) -> None:
        self._fill_counts(self._player_count())
        self._on_count_changed()
        self._show_game()
        self._show_board()

    def _on_board_changed(self) -> None:
        self._show_board()
        self._check()

    def _on_count_changed(self) -> None:
        self._fill_sides(self._side_count())
        self._fill_seats(self.seats.seats)
        self._fill_first(self.first.currentData())
        self._check()

    def _on_sides_changed(self) -> None:
        self.colours.show_count(self._side_count())
        self._on_colours_changed()
        self._check()

    def _on_colours_changed(self) -> None:
        coloured = with_colours(self.seats.seats, self.colours.colours, self._sides_of_seats())
        self.seats.show_colours(coloured)

    def _on_seats_edited(self) -> None:
        self._fill_first(self.first.currentData())
        self._check()

    def _show_game(self) -> None:
        self.about.show_game(self.games.game, self._base_rules(), self._shelf.board_names)

    def _base_rules(self) -> Rules | None:
        """What the chosen rules were made from, where they are somebody's own."""
        if self.games.game_id == CUSTOM:
            return self._shelf.rules.get(self._base)
        return self._shelf.base(self.games.game_id)

    def _show_board(self) -> None:
        board = self.boards.board
        self.preview.show_board(board)
        self._notes.setText(board_notes(board) if board else "")

    def _check(self) -> None:
        problem = self._problem_text()
        self._problem.setText(problem)
        self._problem.setVisible(bool(problem))
        self.play.setEnabled(not problem)

    def _problem_text(self) -> str:
        game, board = self.games.game, self.boards.board
        if game is None:
            return self.tr("Choose a game.")
        if board is None:
            return self.tr("Choose a board.")
        names = [seat.name.casefold() for seat in self.seats.seats]
        double = next((n for n in self.seats.seats if names.count(n.name.casefold()) > 1), None)
        if double is not None:
            return self.tr("Two players are called {name}. Give one another name.").format(
                name=double.name
            )
        misfit = self._shelf.misfit(game, board, self._player_count(), self._side_count())
        if misfit:
            return self.tr("This game cannot be played on this board: {why}.").format(why=misfit)
        return ""

    def _accept_if_fine(self) -> None:
        self._check()
        if self.play.isEnabled():
            self.accept()

    # -- rules ------------------------------------------------------------------------------

    def _change_rules(self) -> None:
        """Let the rules be changed; what comes of it is chosen."""
        game = self.games.game
        if game is None:
            return
        base = self._base if self.games.game_id == CUSTOM else ""
        changed = change_rules(game, base, self._shelf, self._style, self)
        if changed.saved:
            self.refresh()
        if changed.rules is not None:
            self._use(changed.rules, changed.base)

    def _use(self, game: Rules, base: str) -> None:
        """Choose these rules, whether or not they lie in a file."""
        known = self._shelf.rules.get(game.id) == game
        if not known:
            self._custom, self._base = game, base
        self.games.show_games(self._shelf, self._custom, game.id if known else CUSTOM)
        self._on_game_changed()

    def _show_how(self) -> None:
        game, board = self.games.game, self.boards.board
        if game is not None and board is not None:
            show_how(game, board, self._base_rules(), self._shelf, self._style, self)

    # -- what is chosen ---------------------------------------------------------------------

    def _player_count(self) -> int:
        count = self.count.currentData()
        return count if is_whole(count) else 2

    def _side_count(self) -> int:
        sides = self.sides.currentData()
        return sides if is_whole(sides) else 2

    def _sides_of_seats(self) -> tuple[int, ...]:
        game = self.games.game
        together = game is not None and game.players.seating == "together"
        players, sides = self._player_count(), self._side_count()
        return tuple(
            seat * sides // players if together else seat % sides for seat in range(players)
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # On a small screen the picture is worth more than the words about it.
        self._notes.setVisible(self.height() >= _ROOM_FOR_NOTES)
