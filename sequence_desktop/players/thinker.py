# SPDX-License-Identifier: MIT
"""The strong player: the trained policy, and above it a look ahead.

It lays out what its seat sees on the play-out core and thinks there. Where the core has no answer -
a choice of open cards, a swap, a penalty - the plain policy chooses.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from sequence_desktop.engine.cards import HIDDEN
from sequence_desktop.engine.core_mirror import Deed, deed_of, mirror
from sequence_desktop.engine.moves import Move
from sequence_desktop.engine.position import Position
from sequence_desktop.engine.rng import Random
from sequence_desktop.engine.view import PlayerView
from sequence_desktop.players.chance import chance_for
from sequence_desktop.players.duties import seat_and_moves
from sequence_desktop.players.features import BALANCED
from sequence_desktop.players.habits import Foresight, Habits
from sequence_desktop.players.hindsight import note_last_deeds
from sequence_desktop.players.mind import COMPILED, Mind, mind_of
from sequence_desktop.players.outlook import Watch, is_for_the_core, work
from sequence_desktop.players.policy import PolicyPlayer
from sequence_desktop.players.search import Search, Trial
from sequence_desktop.players.share import Share
from sequence_desktop.players.threat import answers

_SEEDS: Final = 1 << 32
_NEVER: Final = -1e8
_RECALLED: Final = 2
"""Of more than two players, so many of each other seat's last deeds are remembered."""


@dataclass(frozen=True, slots=True)
class Thought:
    """A legal move and what the player thinks of it."""

    move: Move
    points: float
    """What the policy thinks of it; only differences mean something."""
    share: Share | None = None
    """The chance of the seat's side to win with it, where the player has looked ahead."""


class Thinker:
    """Plays by the trained policy, and looks ahead if it has the foresight."""

    def __init__(
        self,
        seed: int = 0,
        name: str = "thinker",
        habits: Habits | None = None,
        foresight: Foresight | None = None,
        style: str = BALANCED,
    ) -> None:
        self.name = name
        self._seed = seed
        self._habits = habits or Habits()
        self._foresight = foresight
        self._style = style
        self._plain = PolicyPlayer(seed, name, self._habits)

    def choose(self, view: PlayerView, watch: Watch | None = None) -> Move:
        """The best move this player can find for the seat of the view.

        ``watch`` is told from time to time how much of the work is done, and says whether to go on;
        if not, the best move so far is the answer.

        Raises:
            ValueError: the seat has nothing to do now.
        """
        _, moves = seat_and_moves(view)
        if len(moves) == 1:
            return moves[0]
        thoughts = self._think(view, moves, watch)
        return thoughts[0].move if thoughts else self._plain.choose(view)

    def thoughts(self, view: PlayerView, watch: Watch | None = None) -> list[Thought]:
        """What the player thinks of the moves that come into question, the best first.

        Only what wins, where something wins; only a dead card, where one can be turned in.

        Raises:
            ValueError: the seat has nothing to do now.
        """
        _, moves = seat_and_moves(view)
        thoughts = self._think(view, moves, watch)
        if thoughts:
            return thoughts
        return [
            Thought(opinion.move, opinion.points / 100) for opinion in self._plain.opinions(view)
        ]

    def _think(self, view: PlayerView, moves: Sequence[Move], watch: Watch | None) -> list[Thought]:
        position = view.position
        if not is_for_the_core(position, moves):
            return []
        mind = mind_of(position.setup, self._style)
        by_deed = _by_deed(mind, moves)
        chance = chance_for(view, self._seed)
        trials = self._weigh(mind, position, by_deed, chance)
        if len(trials) > 1 and self._foresight is not None:
            trials = answers(mind, position, trials)
        if len(trials) > 1 and self._foresight is not None:
            trials = self._look_ahead(mind, view, trials, chance, watch)
        else:
            trials.sort(key=lambda trial: -trial.points)
        return [
            Thought(
                _with_claim(mind, by_deed[trial.deed], trial.claim),
                trial.points,
                trial.share,
            )
            for trial in trials
        ]

    def _weigh(
        self,
        mind: Mind,
        position: Position,
        by_deed: dict[Deed, list[Move]],
        chance: Random,
    ) -> list[Trial]:
        """What the policy thinks of the deeds that come into question."""
        core, policy, habits = mind.core, mind.policy, self._habits
        mirror(core, position)
        core.rng = chance.below(_SEEDS)
        policy.noise, policy.counts = float(habits.noise), int(habits.counts_cards)
        policy.overlooks, policy.thrift = habits.overlooks, habits.thrift / 100
        policy.careful = int(not (habits.noise or habits.overlooks))
        n = core.options()
        certain = policy.weigh(n)
        policy.noise, policy.counts, policy.overlooks, policy.thrift = 0.0, 1, 0, 1.0
        chosen = range(n) if certain < 0 else [certain]
        trials = []
        for i in chosen:
            deed = (core.deed[i], core.deed_token[i], core.deed_cell[i])
            points = policy.value[i] if certain < 0 else 0.0
            if deed in by_deed and points > _NEVER:
                claim = _best_claim(mind, position, deed, by_deed[deed])
                trials.append(Trial(deed, claim, points))
        return trials

    def _look_ahead(
        self,
        mind: Mind,
        view: PlayerView,
        trials: list[Trial],
        chance: Random,
        watch: Watch | None,
    ) -> list[Trial]:
        position = view.position
        assert self._foresight is not None
        foresight = self._foresight
        if not COMPILED:
            foresight = replace(
                foresight,
                playouts=work(foresight.playouts),
                candidates=foresight.candidates // 2,
            )
        elif position.setup.players > 2 and note_last_deeds(mind, view, _RECALLED):
            foresight = foresight.recalling()
        mirror(mind.core, position)
        hidden = [sum(1 for card in hand if card == HIDDEN) for hand in position.hands]
        search = Search(mind.playout, foresight, hidden, chance, position.side)
        if watch is not None:
            search.goes_on = watch
        return search.run(trials)


def _by_deed(mind: Mind, moves: Sequence[Move]) -> dict[Deed, list[Move]]:
    """The moves by what is done, whichever rows they claim."""
    found: dict[Deed, list[Move]] = {}
    for move in moves:
        found.setdefault(deed_of(mind.ground, move), []).append(move)
    return found


def _best_claim(
    mind: Mind, position: Position, deed: Deed, moves: Sequence[Move]
) -> tuple[int, ...] | None:
    """Where a deed leaves a choice of rows: those that leave one's side the best chances."""
    if len(moves) == 1:
        return None
    core, side = mind.core, position.side
    best, best_chance = None, -1.0
    for move in moves:
        claim = _lines(mind, move)
        mirror(core, position)
        core.want(list(claim))
        core.play(*deed)
        mind.value.look()
        chance = mind.value.chance[side] + len(claim)
        if chance > best_chance:
            best, best_chance = claim, chance
    mirror(core, position)
    return best


def _lines(mind: Mind, move: Move) -> tuple[int, ...]:
    board = mind.ground.setup.board
    return tuple(mind.ground.line_number[board.row_mask(row)] for row in move.rows)


def _with_claim(mind: Mind, moves: Sequence[Move], claim: tuple[int, ...] | None) -> Move:
    """The move that claims these rows."""
    if claim is None:
        return moves[0]
    return next(move for move in moves if _lines(mind, move) == claim)
