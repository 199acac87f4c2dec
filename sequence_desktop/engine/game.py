# SPDX-License-Identifier: MIT
"""A game: the deal, the moves made, undo and redo, and what came of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from sequence_desktop.engine.board import Board
from sequence_desktop.engine.cards import Token
from sequence_desktop.engine.draws import lay_open
from sequence_desktop.engine.errors import BadRules, BadSave, Fault, IllegalMove, quoted
from sequence_desktop.engine.moves import Move
from sequence_desktop.engine.numbers import is_whole
from sequence_desktop.engine.outcome import Outcome
from sequence_desktop.engine.phrases import joined, phrase
from sequence_desktop.engine.placing import place, placed
from sequence_desktop.engine.position import Position
from sequence_desktop.engine.rng import Random
from sequence_desktop.engine.rows import opening_hot, protected_cells
from sequence_desktop.engine.rules import Rules
from sequence_desktop.engine.setup import Setup
from sequence_desktop.engine.state import Draft
from sequence_desktop.engine.turns import begin_turn
from sequence_desktop.engine.view import PlayerView, view_of

MOST_MOVES: Final = 100_000
"""So many moves of one game are read, those taken back among them."""
SEEDS: Final = 1 << 63
"""Seeds are whole numbers from 0 up to, but not including, this."""


class Game:
    """One game with its history. Undo restores the earlier position and never deals again.

    >>> from sequence_desktop.engine.samples import small_game
    >>> game = small_game()
    >>> start = game.position
    >>> _ = game.play(game.position.legal_moves()[0])
    >>> game.undo() == start, game.can_redo
    (True, True)
    >>> Game.from_json(game.to_json()).undone == game.undone
    True
    """

    def __init__(self, start: Position, *, seed: int = 0) -> None:
        self.seed = seed
        """The number that the deal and all chance came from."""
        self._positions: list[Position] = [start]
        self._moves: list[Move] = []
        self._undone: list[tuple[Move, Position]] = []
        self._set_up: bool | None = None

    @classmethod
    def new(
        cls,
        rules: Rules,
        board: Board,
        players: int = 2,
        sides: int | None = None,
        seed: int = 0,
        first: int | None = None,
    ) -> Game:
        """Shuffle, deal and begin a game.

        ``sides`` defaults to the usual number for so many players; ``first`` names the seat that
        begins, in place of what the rules say.

        Raises:
            BadRules: rules, board and players do not fit together, or ``first`` is no seat.
        """
        if not 0 <= seed < SEEDS:
            raise BadRules(
                phrase("{seed} is no seed", seed=seed),
                remedy=phrase("use 0 to {last}", last=SEEDS - 1),
            )
        if sides is None:
            sides = next(iter(rules.sides_for(players)), 0)
        return cls(deal(Setup.of(rules, board, players, sides), seed, first), seed=seed)

    @property
    def setup(self) -> Setup:
        """The rules, the board and the sides."""
        return self._positions[0].setup

    @property
    def set_up(self) -> bool:
        """Whether it begins with a position that somebody set up, not with the seed's deal."""
        if self._set_up is None:
            start = self._positions[0]
            self._set_up = start != deal(self.setup, self.seed, start.seat)
        return self._set_up

    @property
    def position(self) -> Position:
        """The position now."""
        return self._positions[-1]

    @property
    def positions(self) -> tuple[Position, ...]:
        """Every position from the deal to now."""
        return tuple(self._positions)

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves made, without those taken back."""
        return tuple(self._moves)

    @property
    def undone(self) -> tuple[Move, ...]:
        """The moves taken back, the next to redo first."""
        return tuple(move for move, _ in reversed(self._undone))

    @property
    def can_undo(self) -> bool:
        """Whether there is a move to take back."""
        return bool(self._moves)

    @property
    def can_redo(self) -> bool:
        """Whether there is a move to make again."""
        return bool(self._undone)

    def at(self, ply: int) -> Position:
        """The position after so many moves.

        Raises:
            IndexError: the game has not had so many moves.
        """
        if not 0 <= ply < len(self._positions):
            raise IndexError(ply)
        return self._positions[ply]

    def play(self, move: Move | str) -> Position:
        """Make a move; what had been taken back is forgotten.

        Raises:
            IllegalMove: the rules refuse it; the game is as it was.
            BadMove: the text is not a move.
        """
        if isinstance(move, str):
            move = Move.parse(move)
        after = self.position.play(move)
        self._moves.append(move)
        self._positions.append(after)
        self._undone.clear()
        return after

    def undo(self, count: int = 1) -> Position:
        """Take back moves.

        Raises:
            IndexError: there are not so many; nothing is taken back.
        """
        if not 0 <= count <= len(self._moves):
            raise IndexError(count)
        for _ in range(count):
            self._undone.append((self._moves.pop(), self._positions.pop()))
        return self.position

    def redo(self, count: int = 1) -> Position:
        """Make moves again that were taken back.

        Raises:
            IndexError: there are not so many; nothing is made.
        """
        if not 0 <= count <= len(self._undone):
            raise IndexError(count)
        for _ in range(count):
            move, after = self._undone.pop()
            self._moves.append(move)
            self._positions.append(after)
        return self.position

    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return self.position.outcome

    def view(self, seat: int | None, ply: int | None = None) -> PlayerView:
        """What a seat may know, now or after an earlier number of moves."""
        if ply is None:
            ply = len(self._moves)
        return view_of(self.at(ply), seat, self._moves[:ply])

    def open_hands(self, ply: int | None = None) -> tuple[tuple[Token, ...], ...]:
        """What every seat held, now or after an earlier number of moves: for a game that is over.

        Raises:
            ValueError: the game goes on, and so every hand stays hidden.
            IndexError: the game has not had so many moves.
        """
        if self.position.outcome is None:
            raise ValueError("hands stay hidden as long as the game goes on")
        return self.at(len(self._moves) if ply is None else ply).hands

    def branch(self, ply: int) -> Game:
        """A game of its own with the same deal and the first `ply` moves of this one.

        What chance brings after them is the same as here, as long as the same is played.

        >>> from sequence_desktop.engine.samples import small_game
        >>> game = small_game()
        >>> _ = game.play(game.position.legal_moves()[0])
        >>> game.branch(0).position == game.at(0), len(game.moves)
        (True, 1)

        Raises:
            IndexError: this game has not had so many moves.
        """
        self.at(ply)
        other = Game(self._positions[0], seed=self.seed)
        other._positions = self._positions[: ply + 1]
        other._moves = self._moves[:ply]
        return other

    def to_json(self) -> dict[str, object]:
        """The whole game as JSON data, complete enough to be opened anywhere."""
        start = self._positions[0]
        begun: dict[str, object] = {"start": placed(start)} if self.set_up else {}
        return {
            **self.setup.to_json(),
            "seed": self.seed,
            "deal": {
                "first": start.seat,
                "hands": [" ".join(hand) for hand in start.hands],
                "stock": " ".join(start.stock),
            },
            **begun,
            "moves": [str(move) for move in self._moves],
            "undone": [str(move) for move in self.undone],
        }

    @classmethod
    def from_json(cls, data: object) -> Game:
        """The game that :meth:`to_json` described; every move is checked again.

        Raises:
            BadSave: data are missing or of the wrong kind, the deal does not come from the seed,
                the position set up cannot be, or a move is not legal; with its place.
            BadRules, BadBoard: the rules or the board in the data are wrong.
        """
        if not isinstance(data, Mapping):
            raise BadSave(
                phrase("a saved game is a JSON object"), remedy=phrase("use a backup of the file")
            )
        for key, kind in _SAVED_KEYS.items():
            if not isinstance(data.get(key), kind) or isinstance(data.get(key), bool):
                raise BadSave(
                    phrase("{key} is missing or of the wrong kind", key=quoted(key)),
                    remedy=phrase("use a backup of the file"),
                )
        setup = Setup.from_json(data)
        first = data["deal"].get("first")
        if not is_whole(first, 0, setup.players - 1) or not 0 <= data["seed"] < SEEDS:
            raise BadSave(phrase("the first seat or the seed is out of range"), where="deal")
        begun = "start" in data
        start = _start(setup, data["start"]) if begun else deal(setup, data["seed"], first)
        game = cls(start, seed=data["seed"])
        if game.to_json()["deal"] != data["deal"]:
            raise BadSave(phrase("the cards dealt do not come from the seed"), where="deal")
        undone = data["undone"]
        game._replay([*data["moves"], *undone])
        game.undo(len(undone))
        return game

    def _replay(self, texts: list[object]) -> None:
        if len(texts) > MOST_MOVES:
            raise BadSave(
                phrase("there are {count} moves", count=len(texts)),
                where="moves",
                remedy=phrase("at most {most}", most=MOST_MOVES),
            )
        for number, text in enumerate(texts, 1):
            where = phrase("move {number}", number=number)
            try:
                if not isinstance(text, str):
                    raise BadSave(phrase("{move} is not a move", move=quoted(text)), where=where)
                self.play(text)
            except IllegalMove:
                raise BadSave(
                    phrase("{move} is not legal there", move=text),
                    where=where,
                ) from None
            except Fault as error:
                raise BadSave(error.why, where=where) from None


_SAVED_KEYS: Final[Mapping[str, type]] = {
    "rules": dict,
    "board": dict,
    "players": int,
    "sides": int,
    "seed": int,
    "deal": dict,
    "moves": list,
    "undone": list,
}


def _start(setup: Setup, data: Any) -> Position:
    """The position that somebody set up for a game to begin with.

    Raises:
        BadSave: it is none, or takes more of a card than there is.
    """
    try:
        start = place(setup, data)
    except Fault as fault:
        raise BadSave(
            fault.why, where=joined(("start", fault.where), "."), remedy=fault.remedy
        ) from None
    except (TypeError, AttributeError, KeyError, IndexError, ValueError) as error:
        raise BadSave(
            phrase("this is no position ({error})", error=quoted(str(error))),
            where="start",
            remedy=phrase("use a backup of the file"),
        ) from None
    used = Counter(start.stock + start.discards)
    for cards in (*start.hands, *start.open):
        used.update(cards)
    over = used - Counter(setup.deck)
    if over:
        card = next(iter(over))
        raise BadSave(
            phrase("there are {count} of the card {card}", count=used[card], card=quoted(card)),
            where="start",
        )
    if start.outcome is not None:
        raise BadSave(phrase("the game is over before it begins"), where="start")
    return start


def deal(setup: Setup, seed: int, first: int | None = None) -> Position:
    """The first position: cards shuffled and dealt by the seed, the first seat to move.

    Cards are dealt one at a time, beginning with seat 0. ``first`` overrides who begins.

    Raises:
        BadRules: ``first`` is no seat of this game.
    """
    chance = Random(seed)
    draft = Draft.blank(setup)
    starter = _first_seat(setup, chance)
    deck = chance.shuffled(setup.deck)
    each = setup.rules.hand_size(setup.players) if deck else 0
    dealt = each * setup.players
    draft.hands = tuple(deck[seat : dealt : setup.players] for seat in range(setup.players))
    draft.limits = (each,) * setup.players
    draft.stock = deck[dealt:]
    draft.seat = starter if first is None else first
    draft.rng = chance.state
    if not 0 <= draft.seat < setup.players:
        raise BadRules(
            phrase("there is no seat {seat}", seat=draft.seat),
            remedy=phrase("use 0 to {last}", last=setup.players - 1),
        )
    draft.hot = opening_hot(setup)
    draft.locked = protected_cells(setup, draft.chips, draft.rows)
    lay_open(draft)
    begin_turn(draft)
    return Position(draft)


def _first_seat(setup: Setup, chance: Random) -> int:
    """The seat that begins. With cards a dealer is drawn by lot, as in rules.md C6."""
    start = setup.rules.start
    if start == "first_seat":
        return 0
    if start == "highest_roll":
        return _highest_roll(setup, chance)
    lot = chance.below(setup.players)
    return (lot + setup.step) % setup.players if start == "left_of_dealer" else lot


def _highest_roll(setup: Setup, chance: Random) -> int:
    """The seat with the highest roll; those that tie roll again. Source: rules.md 7."""
    seats = list(range(setup.players))
    while len(seats) > 1:
        dice = setup.rules.dice
        rolls = [sum(chance.below(dice.sides) for _ in range(dice.count)) for _ in seats]
        seats = [seat for seat, roll in zip(seats, rolls, strict=True) if roll == max(rolls)]
    return seats[0]
