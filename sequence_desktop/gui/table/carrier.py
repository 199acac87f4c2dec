# SPDX-License-Identifier: MIT
"""The one thing in the air: a card, the dice or a chip that the pointer carries over the table."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF

from sequence_desktop.gui.table.items import TableItem
from sequence_desktop.gui.table.kit import Kit
from sequence_desktop.gui.table.motion import Track
from sequence_desktop.gui.theme.metrics import MOTION_QUICK

Z_CARRIED = 80.0
CARRIED_WIDTH = 0.86
"""How wide a carried card is over the board, in cells: it must not hide where it will go."""
_OPACITY = 0.9
_OUT = 0.4
"""How much of a carried thing may leave the window at its top, as a share of its height."""


@dataclass(slots=True)
class _Held:
    """What is in the air: where it is held, and how far it has shrunk to pass over the board."""

    item: TableItem
    grip: QPointF
    point: QPointF
    shrunk: float = 0.0
    small: bool = False


class Carrier:
    """Holds one item at the pointer; where it goes when it is let go is for others to say."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
        self._held: _Held | None = None

    @property
    def item(self) -> TableItem | None:
        """What is in the air."""
        return self._held.item if self._held is not None else None

    def lift(self, item: TableItem, grip: QPointF) -> None:
        """Take an item up where it was gripped, in scene coordinates."""
        item.setZValue(Z_CARRIED)
        self._held = _Held(item, grip - item.pos(), QPointF(grip))

    def release(self) -> None:
        """Let go, wherever it is."""
        self._held = None

    def carry(self, point: QPointF, *, small: bool) -> list[Track]:
        """Move the item to the pointer; small where it passes over the board."""
        it = self._held
        if it is None:
            return []
        it.point = QPointF(point)
        self._follow(it)
        if small == it.small:
            return []
        it.small = small
        before = it.shrunk

        def step(share: float) -> None:
            it.shrunk = before + (small - before) * share
            if self._held is it:
                self._follow(it)

        return [Track(("carry", id(it)), step, 0, MOTION_QUICK)]

    def least(self, item: TableItem) -> float:
        """How small an item becomes over the board."""
        return min(1.0, self._kit.cell * CARRIED_WIDTH / item.rect().width())

    def _follow(self, it: _Held) -> None:
        rect = it.item.rect()
        least = self.least(it.item)
        scale = 1 + (least - 1) * it.shrunk
        # Over the board it hangs above the pointer, so that the cell under it is seen.
        held = QPointF(rect.center().x(), rect.bottom() + self._kit.cell * 0.45 / least)
        grip = it.grip + (held - it.grip) * it.shrunk
        it.item.setScale(scale)
        it.item.setOpacity(1 + (_OPACITY - 1) * it.shrunk)
        at = self._kit.snap(it.point - grip * scale)
        highest = -(rect.top() + rect.height() * _OUT) * scale
        it.item.setPos(at.x(), max(at.y(), highest))
