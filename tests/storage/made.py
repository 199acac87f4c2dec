# SPDX-License-Identifier: MIT
"""Games made for tests."""

from pathlib import Path

from sequence_desktop.engine.game import Game
from sequence_desktop.engine.rng import Random
from sequence_desktop.engine.samples import small_game
from sequence_desktop.storage.games import Mark, SavedGame, Seat


def play_on(game: Game, moves: int, seed: int = 5) -> Game:
    """The game after so many more random moves, or at its end."""
    chance = Random(seed)
    for _ in range(moves):
        if game.outcome() is not None:
            break
        legal = game.position.legal_moves()
        game.play(legal[chance.below(len(legal))])
    return game


def played(moves: int = 12, undone: int = 0, seed: int = 1) -> Game:
    """A small game after random moves, some of them taken back."""
    game = play_on(small_game(seed), moves, seed)
    game.undo(undone)
    return game


def saved(moves: int = 12, undone: int = 0) -> SavedGame:
    """A small game as it is saved."""
    seats = (Seat("Ann ♥", colour=1), Seat("Computer", "computer", "standard"))
    return SavedGame(played(moves, undone), seats, (Mark(min(3, moves), "here it turned"),))


def set_up() -> SavedGame:
    """A small game that began in the middle of another, as it is saved."""
    return SavedGame(play_on(Game(played(9).position, seed=4), 6), saved().seats)


def leave_no_room(path: Path) -> None:
    """Let there be no name left for a copy of a damaged file."""
    path.with_name(f"{path.stem}.damaged.json").mkdir()
    for number in range(2, 100):
        path.with_name(f"{path.stem}.damaged-{number}.json").mkdir()
