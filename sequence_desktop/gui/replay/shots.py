# SPDX-License-Identifier: MIT
"""What is to be seen in a picture of a moment, and in those of a whole game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from sequence_desktop.engine.cards import Token, sorted_hand
from sequence_desktop.engine.game import Game
from sequence_desktop.engine.moves import Kind, Move
from sequence_desktop.engine.position import Position
from sequence_desktop.engine.rules import Rules
from sequence_desktop.engine.view import PlayerView
from sequence_desktop.gui import words
from sequence_desktop.gui.deeds import deed, deed_text
from sequence_desktop.gui.rounds import last_play
from sequence_desktop.gui.seats import look_of
from sequence_desktop.gui.table.looks import side_colours
from sequence_desktop.storage.games import Seat

translate = QCoreApplication.translate


@dataclass(frozen=True)
class Shot:
    """One picture.

    Attributes:
        position: the position, as far as whoever sees the picture may know it.
        colours: the palette colour of each side.
        last: the move that is marked as the last one.
        hand: the cards beneath the board; none: they are not shown.
        text: what was done, in words, for the line beneath.
        mover: the palette colour of who did it; None: nobody did.
    """

    position: Position
    colours: tuple[int, ...]
    last: Move | None = None
    hand: tuple[Token, ...] = ()
    text: str = ""
    mover: int | None = None


def shot_of(
    view: PlayerView, game: Game, seats: Sequence[Seat], *, with_hand: bool, with_text: bool
) -> Shot:
    """The picture of a moment in the eyes of a seat.

    Args:
        view: what the seat sees.
        game: the game; only what everybody has seen of its moves is told.
        seats: who sits where.
        with_hand: whether the seat's own cards are in it.
        with_text: whether a line says what was done.
    """
    position, ply = view.position, len(view.moves)
    setup = position.setup
    shot = Shot(
        position,
        side_colours([look_of(seat) for seat in seats], setup.sides),
        last_play(view.moves, setup),
        sorted_hand(view.hand) if with_hand else (),
    )
    if not with_text:
        return shot
    if ply == 0:
        text, mover = translate("Pictures", "Start of the game"), None
    else:
        names = [seat.name for seat in seats]
        done = deed(game, ply - 1, names)
        text = translate("Pictures", "{ply}. {deed}").format(ply=ply, deed=deed_text(done, names))
        mover = seats[done.seat].colour
    return Shot(shot.position, shot.colours, shot.last, shot.hand, text, mover)


def film_of(game: Game, seats: Sequence[Seat], eyes: int | None) -> list[Shot]:
    """The pictures of a whole game: its start, each move, and who has won.

    A draw from the stock that only completes a turn has no picture: nothing is to be seen of it.

    Args:
        game: the game, finished or not.
        seats: who sits where.
        eyes: the seat whose cards are in the pictures; None: nobody's.

    Raises:
        ValueError: the game goes on, and so no hand may be shown.
    """
    if eyes is not None and game.outcome() is None:
        raise ValueError("hands stay hidden as long as the game goes on")
    moves, rules = game.moves, game.setup.rules
    last = len(moves)
    inner = [ply for ply in range(1, last) if not _completes(moves[ply - 1], rules)]
    plies = [0, *inner, last] if last else [0]
    shots = [
        shot_of(game.view(eyes, ply), game, seats, with_hand=eyes is not None, with_text=True)
        for ply in plies
    ]
    outcome, end = game.outcome(), shots[-1]
    if outcome is not None:
        winner = outcome.winner
        winners = () if winner is None else game.setup.seats_of(winner)
        title = words.ending_title([seats[seat].name for seat in winners])
        colour = None if winner is None else end.colours[winner]
        shots.append(Shot(end.position, end.colours, end.last, end.hand, title, colour))
    return shots


def _completes(move: Move, rules: Rules) -> bool:
    """Whether a move is a draw from the stock that only completes a turn."""
    return move.kind is Kind.DRAW and not move.token and rules.draw.when != "action"
