# SPDX-License-Identifier: MIT
"""Games under way for the players' tests, and the same with other cards where none are seen."""

from __future__ import annotations

from sequence_desktop.engine.game import Game
from sequence_desktop.engine.moves import Move
from sequence_desktop.engine.position import Position
from sequence_desktop.engine.rng import Random
from sequence_desktop.engine.state import Draft
from sequence_desktop.players import make_player
from tests.players.tables import board_of, rules_of


def some_way_into(preset: str, players: int, plies: int, seed: int) -> Game:
    """A game after some plies of casual play, or its end."""
    rules = rules_of(preset)
    game = Game.new(rules, board_of(rules), players, seed=seed)
    while game.outcome() is None and len(game.moves) < plies:
        game.play(answer(game, "casual", seed))
    return game


def answer(game: Game, level: str, seed: int) -> Move:
    """The move of the seat that is asked next."""
    return make_player(level, seed).choose(game.view(asked(game)))


def asked(game: Game) -> int:
    """The seat that has something to do next; a draw that is owed comes first."""
    late = game.position.late_draws()
    return game.position.seat if not late or late[0].seat is None else late[0].seat


def otherwise_dealt(position: Position, seat: int, chance: Random) -> Position:
    """The same position with everything that is hidden from a seat shuffled anew."""
    others = [s for s in range(position.setup.players) if s != seat]
    below = [pile[1:] for pile in position.open]
    hidden = [
        *(card for s in others for card in position.hands[s]),
        *position.stock,
        *(card for pile in below for card in pile),
    ]
    cards = iter(chance.shuffled(hidden))
    draft = Draft(position)
    hands = list(position.hands)
    for s in others:
        hands[s] = tuple(next(cards) for _ in hands[s])
    draft.hands = tuple(hands)
    draft.stock = tuple(next(cards) for _ in position.stock)
    draft.open = tuple((*pile[:1], *(next(cards) for _ in pile[1:])) for pile in position.open)
    draft.rng = chance.below(1 << 62)
    draft.rolls = tuple(str(chance.below(11) + 2) for _ in range(3)) if position.roll else ()
    return Position(draft)
