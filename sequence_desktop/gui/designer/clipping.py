# SPDX-License-Identifier: MIT
"""Cut, copy and paste; what is pasted may come from anywhere."""

from __future__ import annotations

from typing import Final, cast

from PySide6.QtCore import QCoreApplication, QMimeData, QObject, Signal
from PySide6.QtGui import QGuiApplication

from sequence_desktop.engine.board import EMPTY, LARGEST, SMALLEST
from sequence_desktop.gui.counted import COUNTED
from sequence_desktop.gui.designer.clips import from_mime, to_mime
from sequence_desktop.gui.designer.editor import Editor
from sequence_desktop.gui.designer.filing import Filing
from sequence_desktop.gui.faults import fault_text
from sequence_desktop.workshop.draft import Block
from sequence_desktop.workshop.paste import BadPaste, Misread, Pasted, read

_NOTHING: Final = (None, EMPTY)
translate = QCoreApplication.translate


class Clipping(QObject):
    """Between the board and the clipboard.

    Signals:
        told(str): something to be said in passing.
        misread(tuple): what of a pasted text was not understood: `Misread`s, with cells of the
            board as it is now.
        left_out(str, tuple): what did not fit on the board, and the cells that were laid.
    """

    told = Signal(str)
    misread = Signal(object)
    left_out = Signal(str, object)

    def __init__(self, editor: Editor, filing: Filing) -> None:
        super().__init__(editor)
        self._editor = editor
        self._filing = filing
        filing.pasted.connect(self._tell)

    def cut(self) -> None:
        """Take the chosen cells onto the clipboard."""
        QGuiApplication.clipboard().setMimeData(to_mime(self._editor.cut()))

    def copy(self) -> None:
        """Copy the chosen cells onto the clipboard."""
        QGuiApplication.clipboard().setMimeData(to_mime(self._editor.copy()))

    def copy_text(self) -> None:
        """Copy the whole board as text."""
        QGuiApplication.clipboard().setText(self._editor.draft.text())
        self.told.emit(self.tr("The board is on the clipboard, as text."))

    def paste(self) -> None:
        """Lay what is on the clipboard where the selection is; a whole board replaces this one."""
        # A clipboard that has never held anything has no data at all, whatever the stubs say.
        held = cast("QMimeData | None", QGuiApplication.clipboard().mimeData())
        data = QMimeData() if held is None else held
        block = from_mime(data)
        if block is not None:
            start = self._editor.paste(block)
            self.misread.emit(())
            if cut := self._cut_off(block, start):
                self.told.emit(cut)
            return
        if not data.text().strip():
            self.told.emit(self.tr("There is no text on the clipboard."))
            return
        try:
            pasted = read(data.text())
        except BadPaste as fault:
            self.told.emit(fault_text(fault))
            return
        self.lay(pasted)

    def lay(self, pasted: Pasted) -> None:
        """Lay a text's cells on the board, and say what was not understood."""
        block, draft = pasted.block, self._editor.draft
        larger = block.width > draft.width or block.height > draft.height
        sides = (block.width, block.height)
        if larger and all(SMALLEST <= side <= LARGEST for side in sides):
            if self._filing.open_pasted(pasted):
                self._tell(pasted)
            return
        start = self._editor.paste(block, lambda: translate("Clipping", "Paste text"))
        self._tell(pasted, start)

    def _tell(self, pasted: Pasted, start: int = 0) -> None:
        """Say what was not understood; cells of the text become cells of the board."""
        places = [self._on_board(place, pasted, start) for place in pasted.misread]
        self.misread.emit(tuple(places))
        said = [self._cut_off(pasted.block, start)]
        if places or pasted.ignored:
            text = self.tr("Pasted. Not understood: {count}; lines left out: {lines}.")
            said.append(text.format(count=len(places), lines=len(pasted.ignored)))
        self.told.emit(
            "\n".join(line for line in said if line)
            or self.tr("Pasted: everything was understood.")
        )

    def _cut_off(self, block: Block, start: int) -> str:
        """Say which cards of a pasted block lie beyond the board, and where; "" if none does."""
        draft = self._editor.draft
        top, left = divmod(start, draft.width)
        rows, columns = draft.height - top, draft.width - left
        places = [divmod(i, block.width) for i, t in enumerate(block.cells) if t not in _NOTHING]
        lost = [(row, column) for row, column in places if row >= rows or column >= columns]
        if not lost:
            return ""
        last = draft.names[draft.width - 1].rstrip("0123456789")
        text = {
            (True, False): self.tr("{cards}: they lie on the right of column {column}."),
            (False, True): self.tr("{cards}: they lie below row {row}."),
            (True, True): self.tr("{cards}: they lie right of {column} and below row {row}."),
        }[any(column >= columns for _, column in lost), any(row >= rows for row, _ in lost)]
        text = text.format(cards=COUNTED.left_out(len(lost)), column=last, row=draft.height)
        self.left_out.emit(text, self._editor.selection.in_order)
        return text

    def _on_board(self, place: Misread, pasted: Pasted, start: int) -> Misread:
        if place.cell is None:
            return place
        draft, width = self._editor.draft, pasted.block.width
        row = start // draft.width + place.cell // width
        column = start % draft.width + place.cell % width
        if row >= draft.height or column >= draft.width:
            return Misread(place.why, place.line, place.text)
        cell = row * draft.width + column
        return Misread(place.why, place.line, place.text, cell, draft.names[cell])
