# SPDX-License-Identifier: MIT
"""A session that is watched, and what tests do with it."""

from collections.abc import Callable
from typing import Any

from sequence_desktop.engine.cards import HIDDEN
from sequence_desktop.engine.moves import Kind, Move
from sequence_desktop.gui.session import Session
from sequence_desktop.gui.updates import Update


class Watched(Session):
    """A session that keeps everything it tells."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.told: list[Update] = []
        self.updated.connect(self.told.append)


Watch = Callable[..., Watched]


def put(session: Session) -> Move:
    """Let the viewer put a chip somewhere."""
    move = next(m for m in session.view.legal_moves() if m.kind is Kind.PUT)
    assert session.play(move)
    return move


def any_move(session: Session) -> Move:
    """The first legal move of the viewer."""
    return next(iter(session.view.legal_moves()))


def seen(update: Update) -> set[int]:
    """The seats whose cards an update shows."""
    hands = update.view.position.hands
    return {seat for seat, hand in enumerate(hands) if any(card != HIDDEN for card in hand)}
