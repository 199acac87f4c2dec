# SPDX-License-Identifier: MIT
"""A plan: which games are to be played, and what one wants to know of them.

The games of a plan have an order, whoever plays them: in rounds of some deals for each entry in
turn, so that what is to be compared grows at the same pace. All chance comes from the seed by
counting, so that any game can be made without those before it.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from sequence_desktop.engine.game import SEEDS
from sequence_desktop.engine.rng import nth
from sequence_desktop.lab.games import Job, Table, Work
from sequence_desktop.lab.guests import Guest
from sequence_desktop.lab.sequential import Test

FORMAT: Final = "sequence-desktop-plan"
VERSION: Final = 1
_ROUND: Final = 20
"""So many deals of an entry are played before the next entry has its turn."""
_STRIDE: Final = 16
"""Numbers that chance sets aside for a deal: one for the cards, and one for each of 12 seats."""


@dataclass(frozen=True, slots=True)
class Slot:
    """A game's place in a plan.

    Attributes:
        number: its place in the order of all games, from 0.
        entry: the index of its entry.
        deal: the number of the deal within the entry.
        turn: how many sides further the players sit than in the line-up.
    """

    number: int
    entry: int
    deal: int
    turn: int


@dataclass(frozen=True, slots=True)
class Entry:
    """Games of one kind.

    Attributes:
        name: what it is called in results.
        table: rules, board, players and sides.
        seats: the line-up: who plays on which seat, where nobody changes places.
        deals: how often cards are dealt.
        paired: whether each deal is played once for every side, with the players moving on by a
            side each time, so that cards and seats favour nobody.
        seed: where chance starts. Entries of the same seed are dealt the same cards, as far as
            their rules use the same ones.
    """

    name: str
    table: Table
    seats: tuple[str, ...]
    deals: int
    paired: bool
    seed: int

    @property
    def turns(self) -> int:
        """How often each deal is played."""
        return self.table.sides if self.paired else 1

    @property
    def games(self) -> int:
        """How many games it has."""
        return self.deals * self.turns

    @property
    def parties(self) -> tuple[str, ...]:
        """Who plays together on each side of the line-up, in words."""
        setup = self.table.setup()
        sides = ([self.seats[seat] for seat in setup.seats_of(s)] for s in range(setup.sides))
        return tuple(
            names[0] if len(set(names)) == 1 else " & ".join(names) for names in map(list, sides)
        )

    def seating(self, turn: int) -> tuple[str, ...]:
        """Who plays on which seat when everybody has moved on by so many sides."""
        setup = self.table.setup()
        seats = list(self.seats)
        for side in range(setup.sides):
            ahead = setup.seats_of((side + turn) % setup.sides)
            for seat, target in zip(setup.seats_of(side), ahead, strict=True):
                seats[target] = self.seats[seat]
        return tuple(seats)

    def to_json(self) -> dict[str, object]:
        """The entry as a plan tells it, rules and board in full."""
        table = self.table
        return {
            "name": self.name,
            "rules": table.rules.to_json(),
            "board": table.board.to_json(),
            "players": table.players,
            "sides": table.sides,
            "seats": list(self.seats),
            "deals": self.deals,
            "paired": self.paired,
            "seed": self.seed,
        }


@dataclass(frozen=True, slots=True)
class Plan:
    """Games to be played.

    Attributes:
        entries: the kinds of games.
        guests: the players by others that take part.
        test: the question that ends the games as soon as it is answered, if there is one.
        title: what people call it.
        notes: what people say about it.
    """

    entries: tuple[Entry, ...]
    guests: tuple[Guest, ...] = ()
    test: Test | None = None
    title: str = ""
    notes: str = ""

    @property
    def games(self) -> int:
        """How many games there are at most; a test may end them sooner."""
        return sum(entry.games for entry in self.entries)

    @property
    def work(self) -> Work:
        """What whoever plays the games has to know."""
        return Work(tuple(entry.table for entry in self.entries), self.guests)

    def slots(self) -> Iterator[Slot]:
        """The place of each game, in order."""
        number = 0
        for begin in self._rounds:
            for index, entry in enumerate(self.entries):
                for deal in range(begin, min(begin + self._rounds.step, entry.deals)):
                    for turn in range(entry.turns):
                        yield Slot(number, index, deal, turn)
                        number += 1

    def entry_of(self, number: int) -> Entry:
        """The entry that a game belongs to, found without going through those before it.

        Raises:
            IndexError: there is no such game.
        """
        if not 0 <= number < self.games:
            raise IndexError(number)
        begin = self._rounds[bisect_right(self._rounds, number, key=self._games_before) - 1]
        end = self._games_before(begin)
        for entry in self.entries:
            end += len(range(begin, min(begin + self._rounds.step, entry.deals))) * entry.turns
            if number < end:
                break
        return entry

    @property
    def _rounds(self) -> range:
        """The first deal of each round."""
        # Where entries are compared deal by deal, they are played so as well.
        step = 1 if self.test is not None else _ROUND
        return range(0, max(entry.deals for entry in self.entries), step)

    def _games_before(self, deal: int) -> int:
        """How many games are played in the rounds before the one that begins with a deal."""
        return sum(min(deal, entry.deals) * entry.turns for entry in self.entries)

    def job(self, slot: Slot) -> Job:
        """The game at a place."""
        entry = self.entries[slot.entry]
        seeds = tuple(
            nth(entry.seed, slot.deal * _STRIDE + i) % SEEDS for i in range(entry.table.players + 1)
        )
        seats = entry.seating(slot.turn)
        return Job(slot.number, slot.entry, slot.deal, slot.turn, seats, seeds)

    def to_json(self) -> dict[str, object]:
        """The whole plan as JSON data, complete enough to be read anywhere."""
        data: dict[str, object] = {"format": FORMAT, "version": VERSION}
        data |= {key: text for key in ("title", "notes") if (text := getattr(self, key))}
        if self.guests:
            data["guests"] = {guest.name: _guest(guest) for guest in self.guests}
        if self.test is not None:
            data["test"] = self.test.to_json()
        return data | {"entries": [entry.to_json() for entry in self.entries]}


def _guest(guest: Guest) -> dict[str, object]:
    command: Mapping[str, object] = {"command": list(guest.command)} if guest.command else {}
    return {**command, "seconds": guest.seconds}


def difference(old: Any, new: Any, where: str = "") -> str:
    """The first place where two plans differ, as JSON data; "" if there is none.

    What only people read, titles and notes, makes no difference.
    """
    if isinstance(old, dict) and isinstance(new, dict):
        for key in (*old, *(key for key in new if key not in old)):
            if not where and key in ("title", "notes"):
                continue
            found = difference(old.get(key), new.get(key), f"{where}.{key}" if where else key)
            if found:
                return found
        return ""
    if isinstance(old, (list, tuple)) and isinstance(new, (list, tuple)) and len(old) == len(new):
        for index, (one, other) in enumerate(zip(old, new, strict=True), 1):
            found = difference(one, other, f"{where}.{index}")
            if found:
                return found
        return ""
    return "" if old == new else where
