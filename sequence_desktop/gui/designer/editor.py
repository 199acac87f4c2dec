# SPDX-License-Identifier: MIT
"""What can be done to the cells of a board, each deed a command with a name.

Pointer, keys and menus all end here. With a symmetry chosen, the cells that follow are changed too.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from functools import cache
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, Signal

from sequence_desktop.engine.cards import Token
from sequence_desktop.gui.designer.document import Document
from sequence_desktop.gui.designer.naming import face_name
from sequence_desktop.gui.designer.selection import Selection
from sequence_desktop.gui.designer.workshop_words import say
from sequence_desktop.gui.language import in_every_language
from sequence_desktop.gui.one_change import Words
from sequence_desktop.workshop import symmetry, transform
from sequence_desktop.workshop.draft import Block, Draft
from sequence_desktop.workshop.patterns import PATTERNS, Pattern
from sequence_desktop.workshop.symmetry import Kind, Symmetry

translate = QCoreApplication.translate

SEEDS: Final = 2**32
_SHIFTS: Final = {
    "shift_left": (-1, 0),
    "shift_right": (1, 0),
    "shift_up": (0, -1),
    "shift_down": (0, 1),
}


class Editor(QObject):
    """Changes a document where the selection is.

    Attributes:
        document: the board.
        selection: the chosen cells.
        kind: the symmetry that edits keep.

    Signals:
        symmetry_changed: another symmetry is kept now.
    """

    symmetry_changed = Signal()

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.document = document
        self.selection = Selection(document.draft.width, document.draft.height, self)
        self.kind = Kind.NONE
        document.changed.connect(self._on_changed)

    @property
    def draft(self) -> Draft:
        """The board as it is now."""
        return self.document.draft

    # -- symmetry ---------------------------------------------------------------------------

    def keep_symmetry(self, kind: Kind) -> str:
        """Keep this symmetry in edits from now on; why not, if the board does not allow it."""
        why = symmetry.refusal(kind, self.draft)
        if not why and kind is not self.kind:
            self.kind = kind
            self.symmetry_changed.emit()
        return why

    @property
    def symmetry(self) -> Symmetry:
        """The symmetry that edits keep, in the form that suits the deck."""
        return symmetry.usual(self.kind, self.draft)

    def repeat(self, source: str) -> None:
        """Repeat a part of the board over the rest, as the symmetry says."""

        def words() -> str:
            return translate("Editor", "Repeat {part}").format(part=say(source))

        self.document.edit(words, symmetry.symmetrised(self.draft, self.symmetry, source))

    # -- cells ------------------------------------------------------------------------------

    def put(self, cell: int, token: Token) -> None:
        """Put a card on a cell."""
        name = self.draft.names[cell]

        def words() -> str:
            text = translate("Editor", "Put {card} on {cell}")
            return text.format(card=face_name(token), cell=name)

        self.document.edit(words, symmetry.put(self.draft, self.symmetry, {cell: token}))

    def fill(self, token: Token) -> None:
        """Put the same on every chosen cell."""
        cells = self.selection.in_order
        if len(cells) == 1:
            self.put(cells[0], token)
            return

        def words() -> str:
            return translate("Editor", "Fill with {card}").format(card=face_name(token))

        after = symmetry.put(self.draft, self.symmetry, dict.fromkeys(cells, token))
        self.document.edit(words, after)

    def clear(self, cells: Iterable[int] | None = None) -> None:
        """Take off what is on these cells, or on the chosen ones."""
        chosen = self.selection.in_order if cells is None else tuple(cells)
        after = symmetry.clear(self.draft, self.symmetry, chosen)
        self._edit_at(chosen, lambda: translate("Editor", "Clear {cells}"), after)

    def swap(self, one: int, other: int) -> None:
        """Exchange what is on two cells."""
        after = symmetry.swap(self.draft, self.symmetry, one, other)
        self._edit_at((one, other), lambda: translate("Editor", "Exchange {cells}"), after)

    def swap_chosen(self) -> None:
        """Exchange the two chosen cells."""
        if len(self.selection.cells) == 2:
            self.swap(*self.selection.in_order)

    def shuffle(self) -> None:
        """Shuffle the chosen cells; of a single one, the whole board."""
        chosen = self.selection.in_order
        cells = chosen if len(chosen) > 1 else tuple(range(self.draft.size))
        after = transform.shuffle(self.draft, cells, secrets.randbelow(SEEDS))
        self._edit_at(cells, lambda: translate("Editor", "Shuffle {cells}"), after)

    def fill_rest(self) -> None:
        """Put what is left in the tray on the empty cells, by chance."""
        after = transform.fill_rest(self.draft, secrets.randbelow(SEEDS))
        self.document.edit(lambda: translate("Editor", "Fill up from the tray"), after)

    # -- the clipboard's side ---------------------------------------------------------------

    def copy(self) -> Block:
        """The chosen cells."""
        return self.draft.copy(self.selection.cells)

    def cut(self) -> Block:
        """The chosen cells, which are empty then."""
        block = self.copy()
        chosen = self.selection.in_order
        after = symmetry.clear(self.draft, self.symmetry, chosen)
        self._edit_at(chosen, lambda: translate("Editor", "Cut {cells}"), after)
        return block

    def paste(self, block: Block, words: Words | None = None) -> int:
        """Lay a block on the board and choose it; the cell where its top left is.

        A block as large as the board is the whole board; others begin at the first chosen cell.
        """
        draft = self.draft
        whole = (block.width, block.height) == (draft.width, draft.height)
        start = 0 if whole else self.selection.in_order[0]
        if len(self.selection.cells) > 1 and not whole:
            columns = (cell % draft.width for cell in self.selection.cells)
            start = start // draft.width * draft.width + min(columns)
        after = draft.paste(block, start)
        if self.kind is not Kind.NONE:
            laid = {
                cell: after.cells[cell]
                for cell in _covered(block, start, draft)
                if after.cells[cell] != draft.cells[cell]
            }
            after = symmetry.put(draft, self.symmetry, laid)
        self.document.edit(words or (lambda: translate("Editor", "Paste")), after)
        self.selection.choose(_covered(block, start, draft))
        return start

    # -- the whole board --------------------------------------------------------------------

    def turn(self, way: str) -> None:
        """Turn or mirror the board."""

        def words() -> str:
            return translate("Editor", "Turn: {way}").format(way=say(way))

        self.document.edit(words, transform.turn(self.draft, way))

    def shift(self, way: str) -> None:
        """Move everything by one column or row; what leaves comes in on the other side."""
        after = transform.shift(self.draft, *_SHIFTS[way])
        self.document.edit(lambda: translate("Editor", "Shift the board"), after)

    def swap_suits(self, one: str, other: str) -> None:
        """Exchange two suits on the whole board."""
        after = transform.swap_suits(self.draft, one, other)
        self.document.edit(lambda: translate("Editor", "Exchange two suits"), after)

    def lay_pattern(self, pattern: Pattern, draft: Draft) -> None:
        """Take the cells of a pattern; what people have said of the board stays."""
        kept = self.draft
        titles, descriptions = _made_by_patterns()
        made = kept.notes.startswith(descriptions)
        after = draft.about(
            name=None if kept.name in ("", *titles) else kept.name,
            notes=None if made or not kept.notes else kept.notes,
            author=kept.author,
            license=kept.license,
        )

        def words() -> str:
            return translate("Editor", "Pattern: {name}").format(name=say(pattern.title))

        self.document.edit(words, after)

    def resize(self, width: int, height: int) -> None:
        """Give the board another size; new cells are empty, and come on the right and below."""

        def words() -> str:
            return translate("Editor", "Size {columns} × {rows}").format(columns=width, rows=height)

        self.document.edit(words, self.draft.resize(width, height), "size")

    def about(self, key: str, value: str) -> None:
        """Say something else of the board: its name, author, notes, licence or deck."""
        names: dict[str, Words] = {
            "name": lambda: translate("Editor", "Change the name"),
            "author": lambda: translate("Editor", "Change the author"),
            "notes": lambda: translate("Editor", "Change the notes"),
            "license": lambda: translate("Editor", "Change the licence"),
            "deck": lambda: translate("Editor", "Change the deck"),
        }
        merge = "" if key == "deck" else key
        self.document.edit(names[key], self.draft.about(**{key: value}), merge)

    # -- inside -----------------------------------------------------------------------------

    def _edit_at(self, cells: tuple[int, ...], deed: Words, after: Draft) -> None:
        """A command whose name says the cells; they are called as they are now."""
        count, names = len(cells), ", ".join(self.draft.names[cell] for cell in cells[:3])

        def words() -> str:
            many = translate("Editor", "{count} cells").format(count=count)
            return deed().format(cells=names if count <= 3 else many)

        self.document.edit(words, after)

    def _on_changed(self, _before: Draft, after: Draft) -> None:
        lost = bool(symmetry.refusal(self.kind, after))
        if lost:  # before anybody looks: the size or the deck does not allow it any more
            self.kind = Kind.NONE
        self.selection.fit(after.width, after.height)
        if lost:
            self.symmetry_changed.emit()


def _covered(block: Block, start: int, draft: Draft) -> tuple[int, ...]:
    """The cells of the board that a block lies on."""
    top, left = divmod(start, draft.width)
    return tuple(
        r * draft.width + c
        for i, token in enumerate(block.cells)
        if token is not None
        and (r := top + i // block.width) < draft.height
        and (c := left + i % block.width) < draft.width
    )


@cache
def _made_by_patterns() -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Names that patterns give, and how their notes begin, in every language."""
    titles = (other.title for other in PATTERNS.values())
    descriptions = (other.description for other in PATTERNS.values())
    return in_every_language("Workshop", titles), in_every_language("Workshop", descriptions)
