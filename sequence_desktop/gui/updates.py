# SPDX-License-Identifier: MIT
"""What a session tells: what the screen may show from now on, and why it changes."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from sequence_desktop.engine.cards import Token
from sequence_desktop.engine.changes import Change, changes
from sequence_desktop.engine.moves import Move
from sequence_desktop.engine.view import PlayerView
from sequence_desktop.gui.matches import Tally


class Cause(StrEnum):
    """Why the screen changes."""

    NEW = "new"
    """Another game is on the table."""
    MOVE = "move"
    UNDO = "undo"
    REDO = "redo"
    LOOK = "look"
    """Another moment of the game is looked at, or the present again."""
    SEAT = "seat"
    """The next player at this screen has said to be ready, or the last one to be done."""
    THINK = "think"
    """A computer player has begun to think; nothing else changed."""
    PAUSE = "pause"
    """The computers have been told to wait, or to go on."""


@dataclass(frozen=True)
class Update:
    """What the screen may show from now on.

    Attributes:
        view: the position in the eyes of who may look.
        changes: what is different from what was shown before; empty where that makes no sense.
        cause: why.
        ply: how many moves have been played at the moment shown.
        last_ply: how many have been played in all.
        curtain: the seat that must say "I am ready" before a hand is shown, or None.
        active: whether the viewer may move now.
        thinking: the seat a computer is thinking for, or None.
        draws: the draws for a turn gone by that people may make now, the newest first.
        leaving: the seat of the viewer who has played and may draw before the screen is passed on.
        paused: whether the computers have been told to wait.
        tally: how the match stands, in games that are scored.
        hands: what every seat held then, where a game that is over is looked at with all hands
            open; else empty.
        over: whether the game has ended, whichever moment of it is shown.
    """

    view: PlayerView
    changes: tuple[Change, ...]
    cause: Cause
    ply: int
    last_ply: int
    curtain: int | None
    active: bool
    thinking: int | None
    draws: tuple[Move, ...] = ()
    leaving: int | None = None
    paused: bool = False
    tally: Tally | None = None
    hands: tuple[tuple[Token, ...], ...] = ()
    over: bool = False

    @property
    def looking_back(self) -> bool:
        """Whether the moment shown is not the present."""
        return self.ply < self.last_ply


@dataclass(frozen=True, slots=True)
class Looks:
    """One moment as the viewer sees it, and as an onlooker does."""

    own: PlayerView
    public: PlayerView

    def changes_since(self, before: Looks) -> tuple[Change, ...]:
        """What is different, seen with the same eyes before and after."""
        if before.own.seat == self.own.seat:
            return changes(before.own.position, self.own.position)
        return changes(before.public.position, self.public.position)
