# SPDX-License-Identifier: MIT
"""Cards on their way across the table: from hand to pile, from pile to hand, from plate to pile."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsScene

from sequence_desktop.engine.cards import HIDDEN, Token
from sequence_desktop.gui.table.items import CardItem
from sequence_desktop.gui.table.kit import Kit
from sequence_desktop.gui.table.motion import Curve, Track
from sequence_desktop.gui.theme.metrics import MOTION_NORMAL

_Z_DRAWN, _Z_FLYING = 50.0, 60.0


class Flights:
    """Makes cards fly."""

    def __init__(self, scene: QGraphicsScene, kit: Kit) -> None:
        self._scene = scene
        self._kit = kit
        self._flying: set[CardItem] = set()

    def flies(self, card: CardItem) -> bool:
        """Whether a card is on its way."""
        return card in self._flying

    def fly(
        self,
        card: CardItem,
        source: QPointF,
        target: QPointF,
        *,
        start: float = 0.0,
        turn: bool = False,
        scale: float = 1.0,
        done: Callable[[], None] | None = None,
    ) -> list[Track]:
        """Move a card across the table, to be so large; `turn` turns its face up on the way."""
        token = card.token
        rest = card.zValue()
        size, opacity = card.scale(), card.opacity()
        middle = self._kit.card.width() / 2
        # A card that waits on the stock for its turn must not hide one that goes by.
        flying = _Z_DRAWN if turn else _Z_FLYING
        self._flying.add(card)

        def step(share: float) -> None:
            card.setZValue(flying if share < 1 else rest)
            card.setPos(source + (target - source) * share)
            card.setScale(size + (scale - size) * share)
            card.setOpacity(opacity + (1 - opacity) * share)
            if turn:
                card.show_as(token=token if share >= 0.5 else HIDDEN)
                flat = max(abs(1 - 2 * share), 0.02)
                move = QTransform.fromTranslate(middle, 0).scale(flat, 1).translate(-middle, 0)
                card.setTransform(move if share < 1 else QTransform())

        def landed() -> None:
            self._flying.discard(card)
            if done is not None:
                done()

        return [
            Track(("card", id(card)), step, start, MOTION_NORMAL * 1.2, Curve.InOutCubic, landed)
        ]

    def visitor(self, token: Token, at: QPointF) -> CardItem:
        """A card of nobody's hand, to be flown over the table and `dismiss`ed."""
        card = CardItem(self._kit, token)
        card.setZValue(_Z_FLYING)
        card.setPos(at)
        self._scene.addItem(card)
        return card

    def dismiss(self, card: CardItem) -> None:
        """A card that has arrived becomes part of what it has come to."""
        self._flying.discard(card)
        if card.scene() is self._scene:
            self._scene.removeItem(card)
