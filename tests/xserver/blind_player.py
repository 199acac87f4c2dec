#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Plays a whole game of two people by the accessibility tree alone, as a screen reader would.

    dbus-run-session -- /usr/bin/python3 blind_player.py COMMAND...

COMMAND starts the program with a game on its table. Only what the tree says is used: no picture,
no pointer, no key; xdotool stands in for the window manager that would give a window the keys.
Written for the system's own Python, which has the bindings of AT-SPI. Prints a report as JSON; its
`trouble` is "" if the game was played to its end.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
import traceback
from collections.abc import Iterator
from typing import Any

import gi  # type: ignore[import-not-found]  # the system's own, for its own Python

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # type: ignore[import-not-found]  # noqa: E402 - as above

CELL = re.compile(r"^Row (\d+), column ([a-z]+), ")
LEGAL = ", legal for your "
KINDS = (
    "object:announcement",
    "object:state-changed:focused",
    "object:property-change:accessible-name",
    "object:children-changed",
)
"""What a screen reader asks to be told; the last two keep its memory of names fresh."""
PATIENCE_S = 30
LIMIT_S = 240
TICK_MS = 20
WAYS = ((0, 1), (1, 0), (1, 1), (1, -1))


def walk(node: Any) -> Iterator[Any]:
    """A node and all that is shown in it."""
    yield node
    for number in range(node.get_child_count()):
        child = node.get_child_at_index(number)
        if child is not None and child.get_state_set().contains(Atspi.StateType.SHOWING):
            yield from walk(child)


def children(node: Any) -> list[Any]:
    return [node.get_child_at_index(number) for number in range(node.get_child_count())]


def press(node: Any, action: str = "Press") -> None:
    names = [node.get_action_name(number) for number in range(node.get_n_actions())]
    node.do_action(names.index(action))


def find(root: Any, role: Any, name: str) -> Any:
    """The first node of a role whose name begins like this; None if there is none."""
    nodes = (node for node in walk(root) if node.get_role() == role)
    return next((node for node in nodes if node.get_name().startswith(name)), None)


class Player:
    """Plays for whoever sits at the screen."""

    def __init__(self, command: list[str]) -> None:
        self.program = subprocess.Popen(command)
        self.said: list[str] = []
        self.focused: list[str] = []
        self.trouble = ""
        self._moves = 0
        self._since = self._began = time.monotonic()
        self._waits_for = "the window"
        self._table: Any = None
        self._aim: Any = None
        self._last: Any = None
        self._pressed = -1

    # ---- what is heard

    def hear(self, event: Any) -> None:
        if event.type == "object:announcement":
            self.said.append(event.any_data)
            self._since = time.monotonic()
        elif event.type == "object:state-changed:focused" and event.detail1:
            self.focused.append(event.source.get_name())

    @property
    def plays(self) -> int:
        """How many moves on the board have been announced."""
        news = (text for text in self.said if not text.startswith("Since you last looked"))
        return sum(text.count(" plays ") for text in news)

    @property
    def over(self) -> bool:
        return any(" wins" in text or "A draw" in text for text in self.said)

    # ---- what is done

    def step(self) -> bool:
        """Do the next thing there is; whether to go on."""
        now = time.monotonic()
        if now - self._since > PATIENCE_S or now - self._began > LIMIT_S:
            self.trouble = f"waited in vain for {self._waits_for}; said: {self.said[-3:]}"
        elif self.program.poll() is not None:
            self.trouble = f"the program has ended with {self.program.returncode}"
        elif self.over:
            pass
        else:
            try:
                self._act()
            except Exception:  # noqa: BLE001 - whatever it is: who waits for the report is told
                self.trouble = traceback.format_exc()
        if self.over or self.trouble:
            Atspi.event_quit()
            return False
        return True

    def _act(self) -> None:
        if self._table is None:
            table = self._find_table()
            if table is not None and self._give_keys():
                self._table = table
            return
        if self._aim is not None:
            self._put()
        if self.said and self.said[-1].startswith("Which row?"):
            # The one that is offered first will do.
            self.said.append("")
            press(self._last)
            return
        if self._aim is not None or self.plays < self._moves:
            return
        ready = self._button("I am ready")
        if ready is not None:
            self._waits_for = "the curtain"
            # A button that is pressed from afar takes its time.
            if self._pressed != len(self.said):
                self._pressed = len(self.said)
                press(ready)
            return
        hand = self._part("Hand")
        cards = {card.get_name(): card for card in children(hand)} if hand is not None else {}
        if any("face down" in name for name in cards):
            return
        self._play(cards)

    def _give_keys(self) -> bool:
        """Do what a window manager would do with a new window; False: it is not there yet."""
        windows = ["search", "--onlyvisible", "--name", "Sequence Desktop"]
        done = subprocess.run(["xdotool", *windows, "windowfocus"], check=False)
        return done.returncode == 0

    def _find_table(self) -> Any:
        desktop = Atspi.get_desktop(0)
        for number in range(desktop.get_child_count()):
            program = desktop.get_child_at_index(number)
            found = program and find(program, Atspi.Role.PANEL, "Game table")
            if found:
                return found
        return None

    def _play(self, cards: dict[str, Any]) -> None:
        cells = {}
        for cell in children(self._part("Board")):
            name = cell.get_name()
            row, column = CELL.match(name).groups()  # type: ignore[union-attr]
            cells[int(row), ord(column[0])] = (name, cell)
        name = self._own_name()
        own = {
            at for at, (text, _) in cells.items() if f"chip of {name}" in text or "every" in text
        }
        legal = {at: text for at, (text, _) in cells.items() if LEGAL in text}
        places = {at: text for at, text in legal.items() if " chip of " not in text} or legal
        if not places:
            self._waits_for = "a legal cell"
            self._give_up(cards)
            return
        best = max(places, key=lambda at: (worth(at, own), at))
        wanted = re.split(", | and ", places[best].partition(LEGAL)[2])[0]
        card = next(card for text, card in cards.items() if wanted in text.lower())
        press(card)
        self._waits_for = f"a cell that takes {wanted}"
        self._aim = cells[best][1]

    def _put(self) -> None:
        """Use the chosen card on its cell, as soon as that says what would happen."""
        told = self._aim.get_name()
        if "puts your chip" in told or "takes this chip" in told:
            self._moves += 1
            self._waits_for = f"what comes of: {told}"
            press(self._aim)
            self._aim, self._last = None, self._aim

    def _part(self, name: str) -> Any:
        """A part of the table; None if it is not there."""
        return next((part for part in children(self._table) if part.get_name() == name), None)

    def _button(self, name: str) -> Any:
        """A button that lies over the table and begins like this, or None."""
        over = (part for part in children(self._table) if part.get_role() == Atspi.Role.FILLER)
        found = (find(part, Atspi.Role.PUSH_BUTTON, name) for part in over)
        return next((button for button in found if button is not None), None)

    def _own_name(self) -> str:
        plate: str = self._table.get_child_at_index(0).get_name()
        return plate.partition("Your turn, ")[2].partition(".")[0]

    def _give_up(self, cards: dict[str, Any]) -> None:
        """Turn in a dead card, or pass."""
        dead = [card for name, card in cards.items() if "Dead" in name]
        passing = self._button("Pass")
        if dead:
            press(dead[0], "Discard")
        elif passing is not None:
            press(passing)

    def quit(self) -> int:
        """Choose Quit in the menu; the program's exit code."""
        window = self._table
        while window.get_role() != Atspi.Role.FRAME:
            window = window.get_parent()
        quits = (node for node in all_of(window) if node.get_name() == "Quit")
        press(next(quits))
        try:
            return self.program.wait(20)
        except subprocess.TimeoutExpired:
            self.program.kill()
            return -1


def all_of(node: Any) -> Iterator[Any]:
    """A node and all in it, shown or not: menus are closed."""
    yield node
    for child in children(node):
        if child is not None:
            yield from all_of(child)


def worth(at: tuple[int, int], own: set[tuple[int, int]]) -> int:
    """How many own chips the best row of five through a cell would hold."""
    best = 0
    for down, right in WAYS:
        for start in range(-4, 1):
            line = [(at[0] + (start + n) * down, at[1] + (start + n) * right) for n in range(5)]
            best = max(best, sum(cell in own for cell in line))
    return best


def main(command: list[str]) -> None:
    Atspi.init()
    player = Player(command)
    listener = Atspi.EventListener.new(player.hear)
    for kind in KINDS:
        listener.register(kind)
    GLib.timeout_add(TICK_MS, player.step)
    Atspi.event_main()
    code = player.quit() if not player.trouble else -1
    if player.trouble:
        player.program.kill()
    report = {
        "trouble": player.trouble,
        "said": player.said,
        "focused": player.focused,
        "moves": player.plays,
        "exit": code,
    }
    sys.stdout.write(json.dumps(report))


if __name__ == "__main__":
    main(sys.argv[1:])
