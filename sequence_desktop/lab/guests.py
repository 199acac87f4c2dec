# SPDX-License-Identifier: MIT
"""Guests: players by others, who may be slow, crash or cheat without stopping anything."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from multiprocessing.util import Finalize
from typing import Final

from sequence_desktop.engine.moves import Move
from sequence_desktop.engine.view import PlayerView
from sequence_desktop.players.duties import seat_and_moves
from sequence_desktop.players.outside import (
    CRASHED,
    ILLEGAL,
    LATE,
    NoAnswer,
    Outside,
    packaged_command,
)
from sequence_desktop.players.policy import PolicyPlayer

GAVE_UP: Final = "gave up"
"""It failed so often that it was not asked again in that game."""
TROUBLES: Final = (LATE, CRASHED, ILLEGAL, GAVE_UP)
"""All that may be counted of a guest."""
PATIENCE: Final = 3
"""So often may a guest fail in one game; a program that hangs must not take hours."""
USUAL_SECONDS: Final = 10.0
"""How long a guest may think about a move, unless the plan says otherwise."""


@dataclass(frozen=True, slots=True)
class Guest:
    """A player by others.

    Attributes:
        name: what it is called in plans and results.
        command: the program and its arguments; empty for a player of another package.
        seconds: how long it may think about a move.
    """

    name: str
    command: tuple[str, ...] = ()
    seconds: float = USUAL_SECONDS


class Supervised:
    """A guest on a seat. What it does wrong is counted, and the plain policy moves instead."""

    def __init__(self, guest: Guest, program: Outside, seed: int) -> None:
        self.name = guest.name
        self._program = program
        self._seed = seed
        self._stand_in = PolicyPlayer(seed)
        self._troubles: Counter[str] = Counter()

    @property
    def troubles(self) -> tuple[tuple[str, int], ...]:
        """What went wrong, and how often."""
        return tuple(sorted(self._troubles.items()))

    def choose(self, view: PlayerView) -> Move:
        """The guest's move, or that of its stand-in.

        Raises:
            ValueError: the seat has nothing to do now.
        """
        _, moves = seat_and_moves(view)
        if not self._troubles[GAVE_UP]:
            try:
                move = self._program.ask(view, moves, self._seed)
                if move in moves:
                    return move
                self._count(ILLEGAL)
            except NoAnswer as fault:
                self._count(fault.kind)
        return self._stand_in.choose(view)

    def _count(self, kind: str) -> None:
        self._troubles[kind] += 1
        if self._troubles.total() == PATIENCE:
            self._troubles[GAVE_UP] = 1


class Guests:
    """The guests that may be asked for, and those at work."""

    def __init__(self, guests: Iterable[Guest]) -> None:
        self._guests = {guest.name: guest for guest in guests}
        self._programs: dict[str, Outside] = {}
        # Not by atexit, which a worker process does not know. A program need not end by itself.
        self._at_end = Finalize(self, _close, (self._programs,), exitpriority=10)

    def sit(self, name: str, seed: int) -> Supervised | None:
        """The guest of this name, ready to play a game; None if it is none of them."""
        guest = self._guests.get(name)
        if guest is None:
            return None
        program = self._programs.get(name)
        if program is None:
            # Which Python runs is known only on the machine where it runs.
            command = guest.command or packaged_command(name)
            program = self._programs[name] = Outside(command, guest.seconds)
        return Supervised(guest, program, seed)

    def close(self) -> None:
        """End their programs."""
        _close(self._programs)


def _close(programs: dict[str, Outside]) -> None:
    for program in programs.values():
        program.close()
    programs.clear()
