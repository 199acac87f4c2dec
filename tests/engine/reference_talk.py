# SPDX-License-Identifier: MIT
"""The second reading of the rules: what speaking out of turn costs."""

from __future__ import annotations

from tests.engine.reference import Cell, cell_name, cell_of, unique
from tests.engine.reference_turns import Turns


class Talks(Turns):
    """A position in which a penalty may have to be paid before the turn goes on."""

    def penalties(self) -> list[str]:
        """The texts of the ways to pay."""
        if self.phase == "give_up":
            return [f"{card}#" for card in unique(self.hands[self.seat])]
        return [f"#{cell_name(cell)}" for cell in self._loose(self.penalised)]

    def talk(self, text: str) -> None:
        """Call somebody out, or pay."""
        token, what = text.split("#")
        if self.phase == "play":
            self._call(int(what))
        elif self.phase == "give_up":
            self.hands[self.seat].remove(token)
            self.discards.append(token)
            self.limits[self.seat] = max(0, self.limits[self.seat] - 1)  # it is not drawn again
            self._next_payer()
        else:
            del self.chips[cell_of(what)]
            self.seat, self.phase = self.interrupted, "play"

    def _call(self, speaker: int) -> None:
        self.interrupted, self.penalised = self.seat, self.side_of(speaker)
        if self.rules.talk.penalty == "team_card":
            self.payers = [
                seat
                for seat in range(self.players)
                if self.side_of(seat) == self.penalised
                and self.hands[seat]
                and seat not in self.out
            ]
            self._next_payer()
        elif self._loose(self.penalised):
            self.phase = "take_chip"
            self.seat = self._next_opponent(speaker)

    def _next_payer(self) -> None:
        if self.payers:
            self.seat, self.phase = self.payers.pop(0), "give_up"
        else:
            self.seat, self.phase = self.interrupted, "play"

    def _next_opponent(self, speaker: int) -> int:
        step = 1 if self.rules.turn.direction == "clockwise" else -1
        seats = [(speaker + step * n) % self.players for n in range(1, self.players)]
        return next(
            seat for seat in seats if self.side_of(seat) != self.penalised and seat not in self.out
        )

    def _loose(self, side: int) -> list[Cell]:
        return [cell for cell in self.loose_chips() if self.chips[cell] == side]
