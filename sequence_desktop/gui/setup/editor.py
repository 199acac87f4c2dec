# SPDX-License-Identifier: MIT
"""What changes the position being set up: the tool in hand, the place cards go to, the cursor."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QCoreApplication, QObject, Signal

from sequence_desktop.engine.cards import Token
from sequence_desktop.engine.state import Phase
from sequence_desktop.gui.designer.naming import face_name
from sequence_desktop.gui.plain import capital
from sequence_desktop.gui.seats import new_seed
from sequence_desktop.gui.setup.document import Document, Work
from sequence_desktop.storage.games import Seat
from sequence_desktop.workshop.position.draft import Kind, Place
from sequence_desktop.workshop.position.filling import fill

translate = QCoreApplication.translate


class Deed(StrEnum):
    """What a click on a cell does."""

    CHIP = "chip"
    TAKE = "take"
    ROW = "row"


@dataclass(frozen=True, slots=True)
class Tool:
    """What is in hand: chips of a side, an empty hand that takes chips, or a marker of rows."""

    deed: Deed
    side: int = 0


class Editor(QObject):
    """Changes a document.

    Attributes:
        document: the position.
        tool: what a click on a cell does.
        place: where cards go that are chosen.

    Signals:
        tool_changed, place_changed: another one is in hand.
        told(str): something to be said in passing.
    """

    tool_changed = Signal()
    place_changed = Signal()
    told = Signal(str)

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.document = document
        self.tool = Tool(Deed.CHIP, 0)
        self.place = document.draft.places[0]
        self._stroke = 0
        document.changed.connect(self._on_changed)

    # -- what is in hand --------------------------------------------------------------------

    def take_up(self, tool: Tool) -> None:
        """Take this tool."""
        if tool != self.tool and tool.side < self.document.draft.setup.sides:
            self.tool = tool
            self.tool_changed.emit()

    def go_to(self, place: Place) -> None:
        """Let cards go to this place from now on."""
        if place != self.place:
            self.place = place
            self.place_changed.emit()

    def _on_changed(self, before: Work, after: Work) -> None:
        if before.draft.setup == after.draft.setup:
            return
        if self.place not in after.draft.places:
            self.place = after.draft.places[0]
            self.place_changed.emit()
        if self.tool.side >= after.draft.setup.sides:
            self.take_up(Tool(self.tool.deed))

    # -- chips and rows ---------------------------------------------------------------------

    def begin_stroke(self) -> None:
        """What is laid from now on is one change, until the next stroke begins."""
        self._stroke += 1

    def lay(self, cells: Iterable[int], side: int | None) -> bool:
        """Lay chips of a side, or take those that lie there; whether that changed anything."""
        draft = self.document.draft
        able = [cell for cell in cells if draft.setup.playable >> cell & 1]
        if side is not None and not able:
            self.told.emit(translate("Setup", "No chip can lie there."))
            return False
        words = (
            (lambda: translate("Setup", "Take chips"))
            if side is None
            else (lambda: translate("Setup", "Lay chips"))
        )
        return self.document.edit(words, draft.lay(able, side), f"stroke {self._stroke}")

    def wish(self, cell: int) -> int | None:
        """The chip that the tool would leave on a cell: that of its side, or none."""
        side = self.tool.side if self.tool.deed is Deed.CHIP else None
        return None if self.document.draft.side_at(cell) == side else side

    def turn_row(self, one: int, other: int) -> bool:
        """Mark the whole row between two cells, or unmark it; whether there is one."""
        draft = self.document.draft
        ends = 1 << one | 1 << other
        if not draft.rows_are_marked:
            self.told.emit(
                translate("Setup", "By these rules every whole row counts; none has to be marked")
            )
            return False
        for side, rows in enumerate(draft.rows):
            known = (*rows, *draft.whole(side))
            # Of a line it is the ends that count, of a shape any two of its cells.
            through = [row for row in known if row & ends == ends]
            exact = [row for row in through if _ends(row) == ends] or through
            if one != other and exact:
                on = exact[0] not in rows
                words = (
                    (lambda: translate("Setup", "Mark a row"))
                    if on
                    else (lambda: translate("Setup", "Unmark a row"))
                )
                return self.document.edit(words, draft.mark(side, exact[0], on=on))
        self.told.emit(translate("Setup", "No side covers a whole row there."))
        return False

    def mark_whole(self) -> None:
        """Mark every row that the chips make."""
        draft = self.document.draft

        def words() -> str:
            return translate("Setup", "Mark whole rows")

        if not self.document.edit(words, draft.mark_whole()):
            self.told.emit(translate("Setup", "There is no further row to be marked."))

    def clear_chips(self) -> None:
        """Take every chip away."""
        draft = self.document.draft
        every = range(draft.setup.board.size)
        after = draft.lay(every, None)
        self.document.edit(lambda: translate("Setup", "Take all chips away"), after)

    # -- cards ------------------------------------------------------------------------------

    def add(self, token: Token) -> None:
        """Lay a card in the place that cards go to."""
        draft = self.document.draft
        if self.place.kind is not Kind.ROLLS and draft.spare[token] < 1:
            text = translate("Setup", "{card}: every one lies somewhere already.")
            card = face_name(token)
            self.told.emit(text.format(card=capital(card)))
            return
        after = draft.add(self.place, token)
        self.document.edit(lambda: translate("Setup", "Lay a card"), after)

    def take(self, place: Place, index: int) -> None:
        """Take a card away from its place."""
        after = self.document.draft.take(place, index)
        self.document.edit(lambda: translate("Setup", "Take a card"), after)

    def shift(self, place: Place, index: int, by: int) -> int:
        """Move a card in its place so many cards on; its number from now on."""
        count = len(self.document.draft.cards(place))
        to = min(max(index + by, 0), count - 1)
        after = self.document.draft.shift(place, index, to)
        self.document.edit(lambda: translate("Setup", "Move a card"), after)
        return to

    def fill_rest(self) -> None:
        """Deal by chance what lies nowhere."""
        after = fill(self.document.draft, new_seed())
        if not self.document.edit(lambda: translate("Setup", "Fill the rest"), after):
            self.told.emit(translate("Setup", "Every card lies somewhere already."))

    def clear_cards(self) -> None:
        """Take every card away."""
        after = self.document.draft.bare()
        self.document.edit(lambda: translate("Setup", "Take all cards away"), after)

    # -- turn and seats ---------------------------------------------------------------------

    def give_turn(self, seat: int) -> None:
        """Let this seat be to move."""
        after = self.document.draft.give_turn(seat)
        self.document.edit(lambda: translate("Setup", "Another turn"), after)

    def enter(self, phase: Phase | None) -> None:
        """Let its turn be so far on."""
        after = self.document.draft.enter(phase)
        self.document.edit(lambda: translate("Setup", "Another turn"), after)

    def seat(self, seats: tuple[Seat, ...]) -> None:
        """Let these sit there."""
        work = Work(self.document.draft, seats)
        self.document.show(lambda: translate("Setup", "Other players"), work, "seats")


def _ends(row: int) -> int:
    """The first and the last cell of a row, as a mask."""
    return row & -row | 1 << row.bit_length() - 1
