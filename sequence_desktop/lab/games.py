# SPDX-License-Identifier: MIT
"""One game of many: what is to be played, and what is remembered of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sequence_desktop.engine.board import Board
from sequence_desktop.engine.errors import BadSave, quoted
from sequence_desktop.engine.game import SEEDS, Game
from sequence_desktop.engine.moves import Move
from sequence_desktop.engine.numbers import is_whole
from sequence_desktop.engine.outcome import Ending, Outcome
from sequence_desktop.engine.phrases import phrase
from sequence_desktop.engine.position import Position
from sequence_desktop.engine.rng import Random
from sequence_desktop.engine.rules import Rules
from sequence_desktop.engine.setup import Setup
from sequence_desktop.engine.view import PlayerView
from sequence_desktop.lab.guests import TROUBLES, Guest, Guests, Supervised
from sequence_desktop.players import Player, make_player

NOBODY: Final = -1
_PLACING: Final = ("@", "*")
_ENDINGS: Final = frozenset(ending.value for ending in Ending)
_DIGITS: Final = "0123456789ab"
"""Seats in a line of results, a letter each."""

Seeds = tuple[int, ...]
"""The seed of a game's cards, then one for each seat."""


class Cancelled(Exception):
    """Somebody no longer wants the games."""


@dataclass(frozen=True, slots=True)
class Table:
    """What all games of a kind have in common."""

    rules: Rules
    board: Board
    players: int
    sides: int

    def setup(self) -> Setup:
        """The setup of every game.

        Raises:
            Fault: rules, board and players do not fit together.
        """
        return Setup.of(self.rules, self.board, self.players, self.sides)


@dataclass(frozen=True, slots=True)
class Work:
    """What whoever plays games has to know before the first one.

    Attributes:
        tables: the kinds of games.
        guests: the players by others, by their names.
    """

    tables: tuple[Table, ...]
    guests: tuple[Guest, ...] = ()


@dataclass(frozen=True, slots=True)
class Job:
    """One game to be played.

    Attributes:
        number: its place in the order of all games, from 0.
        table: which of the tables it is played at.
        deal: the number of its deal; games of one deal have the same cards and seeds.
        turn: how many sides further the players sit than in their line-up.
        seats: who plays on each seat.
        seeds: where chance starts.
    """

    number: int
    table: int
    deal: int
    turn: int
    seats: tuple[str, ...]
    seeds: Seeds


@dataclass(frozen=True, slots=True)
class Trial:
    """What is remembered of one game.

    Attributes:
        first: the seat that began.
        winner: the side that won, or `NOBODY`.
        ending: what ended the game.
        rows: the winner's rows at the end, or the pattern that won, as masks.
        moves: the texts of the moves.
        movers: the seat that made each move.
        troubles: what went wrong with players by others: the seat, what, and how often.
    """

    first: int
    winner: int
    ending: str
    rows: tuple[int, ...]
    moves: tuple[str, ...]
    movers: tuple[int, ...]
    troubles: tuple[tuple[int, str, int], ...] = ()

    @property
    def length(self) -> int:
        """How many moves were made."""
        return len(self.moves)

    def placed(self) -> Iterator[tuple[str, int, str]]:
        """Each chip that was put with a card or roll: that token, the seat, and the cell's name."""
        for text, seat in zip(self.moves, self.movers, strict=True):
            deed = text.partition(":")[0]
            for sign in _PLACING:
                token, found, cell = deed.partition(sign)
                if found:
                    yield token, seat, cell

    def to_json(self) -> dict[str, object]:
        """The game as JSON data, short."""
        troubles = [list(trouble) for trouble in self.troubles]
        return {
            "first": self.first,
            "winner": None if self.winner == NOBODY else self.winner,
            "ending": self.ending,
            "rows": [hex(row) for row in self.rows],
            "moves": " ".join(self.moves),
            "movers": "".join(_DIGITS[seat] for seat in self.movers),
            **({"troubles": troubles} if troubles else {}),
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Trial:
        """The game that :meth:`to_json` described.

        Raises:
            BadSave: the data are not those of a game.
        """
        try:
            trial = cls(
                first=_whole(data["first"]),
                winner=NOBODY if data["winner"] is None else _whole(data["winner"]),
                ending=str(data["ending"]),
                rows=tuple(int(row, 16) for row in data["rows"]),
                moves=tuple(data["moves"].split()),
                movers=tuple(_DIGITS.index(seat) for seat in data["movers"]),
                troubles=tuple(
                    (_whole(seat), str(what), _whole(often))
                    for seat, what, often in data.get("troubles", ())
                ),
            )
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise BadSave(
                phrase("this is not the result of a game ({error})", error=quoted(error))
            ) from None
        if len(trial.moves) != len(trial.movers):
            raise BadSave(phrase("moves and movers differ in number"))
        return trial

    def refuse_misfit(self, setup: Setup) -> None:
        """Refuse what no game at such a table can have given, as damaged results may hold it.

        Raises:
            BadSave: there is no such side, seat, ending, row or cell.
        """
        sides, seats, bits = range(NOBODY, setup.sides), range(setup.players), setup.bits
        wrong: tuple[tuple[str, bool], ...] = (
            ("winner", self.winner not in sides),
            ("first", self.first not in seats),
            ("ending", self.ending not in _ENDINGS),
            ("rows", not all(0 < row < 1 << setup.board.size for row in self.rows)),
            ("movers", not all(seat in seats for seat in self.movers)),
            ("moves", not all(text.isprintable() for text in self.moves)),
            ("moves", not all(cell in bits for _, _, cell in self.placed())),
            ("troubles", not all(_is_trouble(trouble, seats) for trouble in self.troubles)),
        )
        for key, is_wrong in wrong:
            if is_wrong:
                raise BadSave(phrase("its {key} cannot be those of a game of the plan", key=key))


def _whole(value: object) -> int:
    if not is_whole(value):
        raise TypeError(f"{quoted(value)} is no whole number")
    return value


def _is_trouble(trouble: tuple[int, str, int], seats: range) -> bool:
    seat, what, often = trouble
    return seat in seats and what in TROUBLES and often > 0


class Playing:
    """Plays one game after another, and keeps what the next one can use: the guests at work."""

    def __init__(self, work: Work, stopped: Callable[[], bool] | None = None) -> None:
        """``stopped`` is asked before each choice whether to give up."""
        self._work = work
        self._stopped = stopped
        self._guests = Guests(work.guests)

    def play(self, job: Job) -> Trial:
        """Play a game to its end.

        Raises:
            Fault: a level is unknown, or a table makes no sense.
            Cancelled: nobody wants it any more.
        """
        return self.play_at(self._work.tables[job.table], job)

    def play_at(self, table: Table, job: Job) -> Trial:
        """As :meth:`play`, at a table that need not be among the work's own."""
        return self.game_at(table, job)[1]

    def game_at(self, table: Table, job: Job) -> tuple[Game, Trial]:
        """As :meth:`play_at`; the whole game as well."""
        game = Game.new(table.rules, table.board, table.players, table.sides, seed=job.seeds[0])
        seated = [
            self._guests.sit(name, seed) or make_player(name, seed)
            for name, seed in zip(job.seats, job.seeds[1:], strict=True)
        ]
        outcome = play_out(game, [self._watched(player) for player in seated])
        winner = NOBODY if outcome.winner is None else outcome.winner
        return game, Trial(
            first=game.at(0).seat,
            winner=winner,
            ending=outcome.ending.value,
            rows=() if winner == NOBODY else _winning(game.position, winner, outcome.ending),
            moves=tuple(map(str, game.moves)),
            movers=tuple(
                before.seat if move.seat is None else move.seat
                for before, move in zip(game.positions, game.moves, strict=False)
            ),
            troubles=tuple(
                (seat, what, often)
                for seat, player in enumerate(seated)
                if isinstance(player, Supervised)
                for what, often in player.troubles
            ),
        )

    def close(self) -> None:
        """Send the guests home."""
        self._guests.close()

    def _watched(self, player: Player) -> Player:
        return player if self._stopped is None else _Watched(player, self._stopped)


def drawn_jobs(seats: tuple[str, ...], games: int, seed: int) -> Iterator[Job]:
    """Games of the same players in the same places, whose seeds are drawn one after the other."""
    chance = Random(seed)
    for number in range(games):
        seeds = tuple(chance.below(SEEDS) for _ in range(len(seats) + 1))
        yield Job(number, 0, number, 0, seats, seeds)


class _Watched:
    """A player who stops in the middle of a game when nobody wants it any more."""

    def __init__(self, player: Player, stopped: Callable[[], bool]) -> None:
        self._player = player
        self._stopped = stopped

    @property
    def name(self) -> str:
        return self._player.name

    def choose(self, view: PlayerView) -> Move:
        if self._stopped():
            raise Cancelled
        return self._player.choose(view)


def play_out(game: Game, table: Sequence[Player]) -> Outcome:
    """Let the players on the seats play the game to its end; each sees its own view only.

    Raises:
        IllegalMove: a player chose a move that the rules refuse.
    """
    while (outcome := game.outcome()) is None:
        position = game.position
        owed = position.late_draws()
        # Where cards are drawn by hand, whoever owes a draw makes it at once.
        seat = position.seat if not owed or owed[0].seat is None else owed[0].seat
        game.play(table[seat].choose(game.view(seat)))
    return outcome


def _winning(end: Position, winner: int, ending: Ending) -> tuple[int, ...]:
    """The rows of the winner, or the pattern that won."""
    if ending is not Ending.PATTERN:
        return end.rows_of(winner)
    held = end.chips[winner] | end.setup.free
    return tuple(pattern for pattern in end.setup.patterns if not pattern & ~held)
