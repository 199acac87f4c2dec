# SPDX-License-Identifier: MIT
"""Playing by keyboard alone: a cursor that walks over hand (or dice), board and piles.

Tab and Shift+Tab go from zone to zone, arrows within one. Digits choose a card. Where something can
be done on the board, N and P (or Ctrl with an arrow) jump between the cells where it can. Enter or
Space chooses and plays, Escape takes back, Delete lays a card on the discards, D draws.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent

from sequence_desktop.gui.table.play import Play
from sequence_desktop.gui.table.scene import TableScene
from sequence_desktop.gui.table.spots import Spot, Zone

Key = Qt.Key
_ARROWS = {Key.Key_Left: (-1, 0), Key.Key_Right: (1, 0), Key.Key_Up: (0, -1), Key.Key_Down: (0, 1)}
_DIGITS = {key: place for place, key in enumerate([*range(Key.Key_1, Key.Key_9 + 1), Key.Key_0])}
_PLAIN = Qt.KeyboardModifier.NoModifier
_KEYPAD = Qt.KeyboardModifier.KeypadModifier
_CONTROL = Qt.KeyboardModifier.ControlModifier


class Keys:
    """The keyboard's cursor.

    Attributes:
        zone: the zone it is in; all piles together are `Zone.STOCK`.
        shown: the keyboard is in use, so the cursor is seen.
    """

    def __init__(self, scene: TableScene, play: Play, moved: Callable[[], None]) -> None:
        """`moved` is called whenever the cursor may be somewhere else."""
        self._scene = scene
        self._play = play
        self._moved = moved
        self.zone = Zone.HAND
        self.shown = False
        self._card = 0
        self._cell = 0
        self._pile = 0
        play.changed.connect(self.refresh)
        self._commands: dict[int, Callable[[], bool]] = {
            Key.Key_Return: self._enter,
            Key.Key_Enter: self._enter,
            Key.Key_Space: self._enter,
            Key.Key_Escape: self._play.cancel,
            Key.Key_Delete: self._delete,
            Key.Key_Backspace: self._delete,
            Key.Key_D: self.draw,
            Key.Key_N: lambda: self._next_legal(1),
            Key.Key_P: lambda: self._next_legal(-1),
            Key.Key_Home: lambda: self._edge(0),
            Key.Key_End: lambda: self._edge(-1),
        }

    # ---- the cursor

    @property
    def spot(self) -> Spot:
        """Where the cursor is."""
        if self.zone is Zone.HAND:
            return Spot(Zone.HAND, min(self._card, max(len(self._scene.hand.cards) - 1, 0)))
        if self.zone is Zone.BOARD:
            return Spot(Zone.BOARD, min(self._cell, self._size() - 1))
        if self.zone is Zone.DICE:
            return Spot(Zone.DICE)
        spots = self._scene.piles.spots
        return spots[min(self._pile, len(spots) - 1)]

    @property
    def _zones(self) -> list[Zone]:
        """The zones there are now, in order."""
        scene = self._scene
        if scene.dice.isVisible():
            return [Zone.DICE, Zone.BOARD]
        hand = [Zone.HAND] if scene.hand.cards else []
        return [*hand, Zone.BOARD, Zone.STOCK]

    def _size(self) -> int:
        return self._scene.plan.columns * self._scene.plan.rows

    def show(self) -> None:
        """Make the cursor visible where it is, and say what would happen there."""
        self.shown = True
        if self.zone not in self._zones:
            self.zone = Zone.BOARD
        # While a row is asked for, arrows choose among rows: no cell is the keyboard's.
        self._scene.set_cursor(None if self._play.asking is not None else self.spot)
        if self.zone is not Zone.HAND:
            self._play.point_at(self.spot)
        self._moved()

    def hide(self) -> None:
        """The pointer is in use: the cursor would only distract."""
        self.shown = False
        self._scene.set_cursor(None)

    def refresh(self) -> None:
        """The table has changed: keep the cursor where it was."""
        if self.shown:
            self.show()

    def go_to(self, spot: Spot) -> None:
        """Put the cursor on a part of the table."""
        if spot.zone is Zone.HAND:
            self._card = spot.index
        elif spot.zone is Zone.BOARD:
            self._cell = spot.index
        elif spot in self._scene.piles.spots:
            self._pile = self._scene.piles.spots.index(spot)
        piles = (Zone.OPEN, Zone.DISCARDS)
        self.zone = Zone.STOCK if spot.zone in piles else spot.zone
        self.show()

    def use(self) -> None:
        """Do what Enter does where the cursor is."""
        self._enter()

    def begin(self) -> None:
        """Another state is on the table: go where something is to be done, if that is one place."""
        choices = self._play.choices
        if not self.shown or choices is None:
            return
        if choices.only_draws and choices.draw() is None:
            self._go_to_draws()
        elif self._lit() and self.zone is not Zone.BOARD:
            self._go_to_lit()
        self.show()

    def enter_zone(self, last: bool) -> None:
        """The focus comes to the table: begin at its first zone, or at its last."""
        self.zone = self._zones[-1 if last else 0]
        self.show()

    def next_zone(self, step: int) -> bool:
        """Go to the next zone; False at the end, where the focus should leave the table."""
        zones = self._zones
        here = zones.index(self.zone) if self.zone in zones else 0
        if not 0 <= here + step < len(zones):
            return False
        self.zone = zones[here + step]
        self.show()
        return True

    # ---- keys

    def wants(self, event: QKeyEvent) -> bool:
        """Whether `press` would do something with this key."""
        key, modifiers = event.key(), event.modifiers() & ~_KEYPAD
        play, choices = self._play, self._play.choices
        if key == Key.Key_Escape:
            return play.asking is not None or play.chosen is not None or play.source is not None
        if modifiers == _CONTROL:
            return key in _ARROWS
        if modifiers != _PLAIN:
            return False
        if key in _DIGITS:
            return play.active or self._picks_draws
        if key == Key.Key_D:
            return choices is not None and bool(choices.draws)
        if key in (Key.Key_N, Key.Key_P):
            return play.asking is not None or bool(self._lit())
        if key in (Key.Key_Delete, Key.Key_Backspace):
            return choices is not None and any(
                choices.discard(card.token) for card in self._scene.hand.cards
            )
        return key in _ARROWS or key in self._commands

    def press(self, event: QKeyEvent) -> bool:
        """React to a key; False if it means nothing here."""
        if not self.wants(event):
            return False
        key = event.key()
        if event.isAutoRepeat() and key not in (*_ARROWS, Key.Key_N, Key.Key_P):
            # A key held a little too long must not choose a card and play it as well.
            return True
        if self._play.asking is not None:
            return self._press_while_asking(key)
        if key in _ARROWS:
            jump = bool(event.modifiers() & _CONTROL)
            return self._arrow(*_ARROWS[Key(key)], jump=jump)
        if key in _DIGITS:
            return self._digit(_DIGITS[key])
        return self._commands[key]()

    def _press_while_asking(self, key: int) -> bool:
        question = self._play.question
        if key in (Key.Key_Return, Key.Key_Enter, Key.Key_Space):
            question.answer()
        elif key in (Key.Key_Left, Key.Key_Up, Key.Key_P):
            question.step_rows(-1)
        elif key in (Key.Key_Right, Key.Key_Down, Key.Key_N):
            question.step_rows(1)
        elif key == Key.Key_Escape:
            self._play.cancel()
        else:
            return False
        return True

    @property
    def _picks_draws(self) -> bool:
        """Whether digits stand for open cards: there is nothing else to be chosen."""
        choices = self._play.choices
        return choices is not None and choices.only_draws and choices.draw() is None

    def _digit(self, place: int) -> bool:
        if self._picks_draws:
            return self._pick_open(place)
        if not self._play.active or place >= len(self._scene.hand.cards):
            return False
        self._card = place
        if self._play.chosen == place:
            self._play.choose(None)
            self.zone = Zone.HAND
            self.show()
        else:
            self._pick_up(place)
        return True

    def _pick_open(self, place: int) -> bool:
        """Go to an open card; the same digit again, or Enter, takes it."""
        spots = self._scene.piles.spots
        spot = Spot(Zone.OPEN, place)
        if spot not in spots:
            return False
        if self.shown and self.spot == spot:
            self._play.draw(spot)
            return True
        self.zone, self._pile = Zone.STOCK, spots.index(spot)
        self.show()
        return True

    def _pick_up(self, place: int) -> None:
        """Choose a card, and go where it can be used."""
        self._play.choose(place)
        self.zone = Zone.HAND
        choices, token = self._play.choices, self._play.token
        if self._lit():
            self._go_to_lit()
        elif choices is not None and choices.giving_up and token is not None:
            self.zone = Zone.STOCK
            self._pile = self._scene.piles.spots.index(Spot(Zone.DISCARDS))
        self.show()

    def _go_to_lit(self) -> None:
        """Go to the board, and there to a cell where something can be done."""
        cells = self._lit()
        self.zone = Zone.BOARD
        if cells and self._cell not in cells:
            self._cell = min(cells, key=lambda cell: self._distance(cell, self._cell))

    def _go_to_draws(self) -> None:
        """Go to the first card that may be drawn."""
        spots = self._scene.piles.spots
        self.zone = Zone.STOCK
        if not self._play.may_draw(self.spot):
            self._pile = next((n for n, it in enumerate(spots) if self._play.may_draw(it)), 0)

    def _enter(self) -> bool:
        if not self.shown:
            self.show()
            return True
        spot = self.spot
        if spot.zone is Zone.DICE:
            if self._lit():
                self._go_to_lit()
            self.show()
        elif spot.zone is Zone.HAND and self._play.active and self._scene.hand.cards:
            if self._play.chosen == spot.index:
                self._play.choose(None)
            else:
                self._pick_up(spot.index)
        else:
            before = self._play.source
            self._play.click(spot)
            if self._play.source != before and self._lit():
                # The next chip to be chosen is another one.
                self._go_to_lit()
                self.show()
        return True

    def _delete(self) -> bool:
        cards, choices = self._scene.hand.cards, self._play.choices
        if choices is None:
            return False
        place = self._play.chosen
        if place is None and self.zone is Zone.HAND and self.shown and cards:
            place = self.spot.index
        if place is None or choices.discard(cards[place].token) is None:
            # Of dead cards any will do; which card is given up, one has to say.
            place = next((n for n, card in enumerate(cards) if card.turn_in), None)
        return place is not None and self._play.discard(place)

    def draw(self) -> bool:
        """Take the card of the stock; where open cards are to choose from, go there."""
        if self._play.draw(Spot(Zone.STOCK)):
            return True
        spots = [spot for spot in self._scene.piles.spots if self._play.may_draw(spot)]
        if len(spots) == 1:
            return self._play.draw(spots[0])
        if spots:
            self._go_to_draws()
            self.show()
        return bool(spots)

    # ---- walking

    def _arrow(self, across: int, down: int, *, jump: bool) -> bool:
        if self.shown:
            if self.zone is Zone.HAND:
                self._walk_hand(across, down)
            elif self.zone is Zone.BOARD:
                self._walk_board(across, down, jump=jump)
            elif self.zone is Zone.STOCK:
                last = len(self._scene.piles.spots) - 1
                self._pile = min(max(self._pile + across + down, 0), last)
        self.show()
        return True

    def _walk_hand(self, across: int, down: int) -> None:
        count = len(self._scene.hand.cards)
        if across:
            self._card = (self.spot.index + across) % count
            return
        # Up and down go to the nearest card of the line above or below, if there is one.
        here = self._scene.hand.rect(self.spot.index).center()
        others = [(place, self._scene.hand.rect(place).center() - here) for place in range(count)]
        height = self._scene.kit.card.height() * 0.5
        there = [(place, way) for place, way in others if way.y() * down > height]
        if there:
            self._card = min(there, key=lambda it: it[1].manhattanLength())[0]

    def _walk_board(self, across: int, down: int, *, jump: bool) -> None:
        if jump and self._lit():
            self._jump(across, down)
            return
        columns, rows = self._scene.plan.columns, self._scene.plan.rows
        row, column = divmod(self.spot.index, columns)
        row = min(max(row + down, 0), rows - 1)
        column = min(max(column + across, 0), columns - 1)
        self._cell = row * columns + column

    def _jump(self, across: int, down: int) -> None:
        """Go to the nearest lit cell in a direction, those straight ahead first."""
        columns = self._scene.plan.columns
        row, column = divmod(self.spot.index, columns)
        best: tuple[int, int] | None = None
        for cell in self._lit():
            dy, dx = cell // columns - row, cell % columns - column
            ahead, aside = dx * across + dy * down, abs(dx * down) + abs(dy * across)
            if ahead > 0 and (best is None or (ahead + aside * 2, cell) < best):
                best = (ahead + aside * 2, cell)
        if best is not None:
            self._cell = best[1]

    def _next_legal(self, step: int) -> bool:
        cells = self._lit()
        if not cells:
            return False
        self.zone = Zone.BOARD
        if step > 0:
            self._cell = next((cell for cell in cells if cell > self._cell), cells[0])
        else:
            self._cell = next((cell for cell in reversed(cells) if cell < self._cell), cells[-1])
        self.show()
        return True

    def _edge(self, end: int) -> bool:
        if self.zone is Zone.HAND:
            self._card = range(max(len(self._scene.hand.cards), 1))[end]
        elif self.zone is Zone.BOARD:
            start = self.spot.index - self.spot.index % self._scene.plan.columns
            self._cell = range(start, start + self._scene.plan.columns)[end]
        elif self.zone is Zone.STOCK:
            self._pile = range(len(self._scene.piles.spots))[end]
        self.show()
        return True

    def _lit(self) -> tuple[int, ...]:
        return tuple(sorted(self._play.targets))

    def _distance(self, first: int, second: int) -> float:
        columns = self._scene.plan.columns
        return QPointF(
            first % columns - second % columns, first // columns - second // columns
        ).manhattanLength()
