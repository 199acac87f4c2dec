# SPDX-License-Identifier: MIT
"""Matches over several deals, for the games that are scored."""

from __future__ import annotations

from dataclasses import dataclass, replace

from sequence_desktop.engine.game import SEEDS, Game
from sequence_desktop.engine.rng import step
from sequence_desktop.engine.scoring import Match, Points, score
from sequence_desktop.storage.games import SavedGame, SavedMatch


@dataclass(frozen=True, slots=True)
class Tally:
    """How a match stands while a deal is looked at.

    Attributes:
        totals: the points of each side; those of the deal are among them once it has ended, and
            from the beginning where it has counted before.
        gained: what each side made in the deal; None as long as it goes on, since the cards left
            in the hands count, and nobody may know them.
        deals: how many deals the totals come from.
        target: the points that win the match.
        winner: the side that has won the match, or None.
        counted: what the deal has counted with, where it is played again; then nothing that
            happens in it counts any more.
    """

    totals: Points
    gained: Points | None
    deals: int
    target: int
    winner: int | None
    counted: Points | None = None


def match_of(game: Game, known: SavedMatch | None) -> SavedMatch | None:
    """The match that a game belongs to: the one that is known, or a new one; None: not scored."""
    if not game.setup.rules.scoring.target:
        return None
    return known or SavedMatch((0,) * game.setup.sides, 0, game.seed)


def tally(game: Game, match: SavedMatch | None) -> Tally | None:
    """How the match stands now; None where the game belongs to none."""
    if match is None:
        return None
    target = game.setup.rules.scoring.target
    ended = game.outcome() is not None
    if not ended and match.counted is None:
        return Tally(match.totals, None, match.deals, target, None)
    after = _after(game, match)
    gained, winner = (score(game), after.winner(target)) if ended else (None, None)
    return Tally(after.totals, gained, after.deals, target, winner, match.counted)


def to_play_again(game: Game, match: SavedMatch | None) -> SavedMatch | None:
    """The match for a deal that is played on from an earlier moment.

    A deal that has ended has counted, and does not count a second time however it ends then.
    """
    if match is None or match.counted is not None or game.outcome() is None:
        return match
    return replace(match, counted=score(game))


def _after(game: Game, match: SavedMatch) -> Match:
    """How the match stands after a deal that has ended, now or before."""
    points = score(game) if match.counted is None else match.counted
    return Match(match.totals, match.deals).after(points)


def between_deals(standing: Tally | None) -> bool:
    """Whether a deal has ended and its match goes on."""
    return standing is not None and standing.gained is not None and standing.winner is None


def worth_keeping(saved: SavedGame) -> bool:
    """Whether something goes on that would be lost: a game with moves, or a match between deals."""
    game = saved.game
    if game.outcome() is not None:
        return between_deals(tally(game, saved.match))
    return bool(game.moves) or saved.goes_on


def follows(saved: SavedGame, old: SavedGame) -> bool:
    """Whether a game is the next deal of the match that the old one belongs to."""
    match, before = saved.match, old.match
    if match is None or before is None:
        return False
    return (match.seed, match.deals) == (before.seed, before.deals + 1)


def game_after(game: Game, match: SavedMatch | None, seed: int) -> tuple[Game, SavedMatch | None]:
    """The game after this one, in which the next seat begins, and the match it belongs to.

    Between the deals of a match that is its next deal; its seed comes from the match's, so that a
    match replays. Otherwise it is a rematch from `seed`.
    """
    if match is None or not between_deals(tally(game, match)):
        return _dealt_again(game, seed), None
    after = _after(game, match)
    dealt = _dealt_again(game, deal_seed(match.seed, after.deals))
    return dealt, SavedMatch(after.totals, after.deals, match.seed)


def _dealt_again(game: Game, seed: int) -> Game:
    setup = game.setup
    first = (game.at(0).seat + setup.step) % setup.players
    return Game.new(setup.rules, setup.board, setup.players, setup.sides, seed, first)


def deal_seed(match_seed: int, deal: int) -> int:
    """The seed of a deal of a match; that of the first one, number 0, is the match's own.

    >>> deal_seed(7, 0), deal_seed(7, 1) == deal_seed(7, 1), deal_seed(7, 1) == deal_seed(7, 2)
    (7, True, False)
    """
    state = seed = match_seed
    for _ in range(deal):
        state, value = step(state)
        seed = value % SEEDS
    return seed
