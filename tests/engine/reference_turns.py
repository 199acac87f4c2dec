# SPDX-License-Identifier: MIT
"""The second reading of the rules: drawing cards by oneself or by hand, rolling, turns."""

from __future__ import annotations

from tests.engine.reference import unique
from tests.engine.reference_table import Table


class Turns(Table):
    """A position, and what cards, dice and the order of seats do to it."""

    def finish(self, ending: str, winner: int | None = None) -> None:
        """End the game."""
        raise NotImplementedError

    def settle_overtime(self) -> None:
        """Let the rows decide when no side has a turn of overtime left."""
        raise NotImplementedError

    # Cards.

    def lay_open(self) -> None:
        """Fill the empty places of the market; deal the stock out into face-up piles."""
        draw = self.rules.draw
        if draw.market:
            self.open = self.open or [[] for _ in range(draw.market)]
            for place in self.open:
                if not place:
                    place += self._from_stock()
        elif draw.face_up and not any(self.open):
            self._reshuffle()
            self.open = [[] for _ in range(draw.piles)]
            for number, card in enumerate(self.stock):
                self.open[number % draw.piles].append(card)
            self.stock = []

    def draw_card(self, seat: int, token: str = "") -> bool:
        """Take the card named from the open ones, or the top card of the stock."""
        if not self.open:
            taken = self._from_stock()
        else:
            pile = next((pile for pile in self.open if pile and pile[0] == token), [])
            taken = [pile.pop(0)] if pile else []
            if taken:
                self.lay_open()
        self.hands[seat] += taken
        return bool(taken)

    def _from_stock(self) -> list[str]:
        self._reshuffle()
        return [self.stock.pop(0)] if self.stock else []

    def _reshuffle(self) -> None:
        if not self.stock and self.discards and self.rules.exhaust == "reshuffle":
            self.stock, self.discards = self.chance.shuffled(self.discards), []

    def turn_in(self) -> None:
        """Take a card for the dead one that has been laid off."""
        self.swaps += 1
        if self.rules.forget.swap_counts:
            self._too_late([seat for seat in self.owed if seat != self.seat])
        self.lay_open()
        if any(self.open):
            self.phase = "replace"
        else:
            self.draw_card(self.seat)

    def draw_move(self, seat: int | None, token: str) -> None:
        """Carry out a draw that somebody has asked for."""
        if self.phase != "play":
            ends = self.phase == "draw" and self.rules.draw.when == "end"
            self.phase = "play"
            self.draw_card(self.seat, token)
            if ends:
                self.end_turn(used=True)
        elif self.rules.draw.when == "action":
            self.passes = 0
            self.draw_card(self.seat)
            self.end_turn(used=True)
        else:
            self._draw_late(self.owed[-1] if seat is None else seat, token)

    def _draw_late(self, seat: int, token: str) -> None:
        """Who has waited longer than the seat that draws now has waited too long."""
        self._too_late(self.owed[: self.owed.index(seat)])
        self.owed.remove(seat)
        self.draw_card(seat, token)
        if self.rules.forget.mode == "delay":
            if self.open and len(self.hands[seat]) < self.limits[seat]:
                self.owed.append(seat)
            while not self.open and len(self.hands[seat]) < self.limits[seat]:
                if not self.draw_card(seat):
                    break

    def _too_late(self, seats: list[int]) -> None:
        self.owed = [seat for seat in self.owed if seat not in seats]
        for seat in seats:
            if self.rules.forget.mode == "loss":
                self.limits[seat] -= 1

    def late_draws(self) -> list[str]:
        """The texts of the draws that are still owed."""
        if self.ending or self.phase != "play" or not self.has_cards():
            return []
        tops = unique([pile[0] for pile in self.open if pile]) or [""]
        return [f"{seat}+{token}" for seat in self.owed for token in tops]

    def after_play(self) -> None:
        """The draw after a play, and the end of the turn."""
        if self.rules.forget.mode != "auto":
            self.lay_open()
            if self.rules.forget.window == "next_move":
                self._too_late(list(self.owed))
            elif self.seat in self.owed:
                self._too_late([self.seat])
            if len(self.hands[self.seat]) < self.limits[self.seat]:
                self.owed.append(self.seat)
                if self.rules.exhaust == "end" and not self.has_cards():
                    self.finish("exhausted")
        elif self.rules.draw.when == "end":
            self._refill(self.limits[self.seat])
        if self.phase == "play":
            self.end_turn(used=True)

    def _refill(self, size: int) -> None:
        if len(self.hands[self.seat]) >= size:
            return
        self.lay_open()
        if any(self.open):
            self.phase = "draw"
        elif not self.draw_card(self.seat) and self.rules.exhaust == "end":
            self.finish("exhausted")

    # Turns.

    def begin_turn(self) -> None:
        """Roll, or draw where one draws before playing."""
        self.swaps = 0
        if self.rules.source == "dice":
            dice = self.rules.dice
            self.roll = str(sum(1 + self.chance.below(dice.sides) for _ in range(dice.count)))
        elif self.rules.draw.when == "start":
            self._refill(self.limits[self.seat] + 1)

    def end_turn(self, *, used: bool) -> None:
        """Pass the turn on, unless the game has ended or the roll gives another turn."""
        if self.ending:
            return
        if self.overtime:
            self.overtime[self.side] = max(0, self.overtime[self.side] - 1)
            self.settle_overtime()
        if self.passes >= self.players - len(self.out) and self.rules.source == "cards":
            self.finish("stalemate")
        again = self.roll and int(self.roll) in self.rules.extra_turn.on
        if not again or self.overtime or not (used or self.rules.extra_turn.even_if_blocked):
            self._next_seat()
        if not self.ending:
            self.begin_turn()

    def _next_seat(self) -> None:
        step = 1 if self.rules.turn.direction == "clockwise" else -1
        limit = self.rules.dead.eliminate_at
        for _ in range(self.players):
            self.seat = (self.seat + step) % self.players
            if self.seat in self.out or (self.overtime and not self.overtime[self.side]):
                continue
            if limit is None or self._dead_cards() < limit:
                return
            self.out.add(self.seat)
            left = {self.side_of(seat) for seat in range(self.players) if seat not in self.out}
            if self.overtime:
                self.overtime = {s: n if s in left else 0 for s, n in self.overtime.items()}
                self.settle_overtime()
            if len(left) <= 1:
                self.finish("last_side", left.pop() if left else None)
            if self.ending:
                return

    def _dead_cards(self) -> int:
        """How many cards of the hand match no open cell; those with a power are no such cards."""
        return sum(
            1
            for card in self.hands[self.seat]
            if card not in self.rules.powers
            and not any(
                self.matches(card, self.token_at(cell))
                for cell in self.playable
                if cell not in self.chips
            )
        )
