# SPDX-License-Identifier: MIT
"""Rules, a board and a number of players, checked against each other and made ready for play.

A :class:`Setup` never changes during a game and is shared by all its positions. It holds what can
be worked out once: windows, the cells each card matches, who sits on which side.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from typing import Any, Final

from sequence_desktop.engine.board import Board
from sequence_desktop.engine.cards import BLOCKED, JOKER, Token, is_number, pack, rank
from sequence_desktop.engine.errors import BadRules, quoted
from sequence_desktop.engine.moves import Kind, Move
from sequence_desktop.engine.phrases import either, joined, phrase
from sequence_desktop.engine.rules import Rules
from sequence_desktop.engine.windows import lines, shapes

SIDE_LETTERS: Final = "ABCD"
"""How sides are named in cases and logs."""


@dataclass(frozen=True)
class Setup:
    """Everything about a game that does not change while it is played.

    Raises:
        BadRules: rules, board, players and sides do not fit together.
    """

    rules: Rules
    board: Board
    players: int = 2
    sides: int = 2

    def __post_init__(self) -> None:
        _check(self)

    @cached_property
    def deck(self) -> tuple[Token, ...]:
        """Every card of the game, unshuffled, in a fixed order; empty in games with dice."""
        return deck_of(self.rules)

    @cached_property
    def side_of(self) -> tuple[int, ...]:
        """The side of each seat. Source: members sit alternately (rules.md R43)."""
        if self.rules.players.seating == "together":
            return tuple(seat * self.sides // self.players for seat in range(self.players))
        return tuple(seat % self.sides for seat in range(self.players))

    @staticmethod
    @lru_cache(maxsize=64)
    def of(rules: Rules, board: Board, players: int = 2, sides: int = 2) -> Setup:
        """The setup of these, made once and kept for the next game of the same kind.

        Raises:
            BadRules: rules, board, players and sides do not fit together.
        """
        return Setup(rules, board, players, sides)

    @staticmethod
    def from_json(data: Mapping[str, Any]) -> Setup:
        """The setup in the JSON data of a game, a view or a record: what :meth:`to_json` gave them.

        Raises:
            KeyError: a part of it is missing.
            BadRules, BadBoard: a part of it is wrong, or they do not fit together.
        """
        rules, board = Rules.from_json(data["rules"]), Board.from_json(data["board"])
        return Setup.of(rules, board, data["players"], data["sides"])

    def to_json(self) -> dict[str, object]:
        """The setup as JSON data."""
        return {
            "rules": self.rules.to_json(),
            "board": self.board.to_json(),
            "players": self.players,
            "sides": self.sides,
        }

    def seats_of(self, side: int) -> tuple[int, ...]:
        """The seats of one side."""
        return tuple(seat for seat, s in enumerate(self.side_of) if s == side)

    @cached_property
    def step(self) -> int:
        """+1 where the turn passes clockwise, -1 where it passes the other way."""
        return 1 if self.rules.turn.direction == "clockwise" else -1

    @cached_property
    def ways_to_roll(self) -> Mapping[int, int]:
        """In how many ways each total of the dice can be rolled, from the lowest on."""
        dice = self.rules.dice
        ways = {0: 1}
        for _ in range(dice.count):
            thrown: dict[int, int] = {}
            for total, n in ways.items():
                for face in range(1, dice.sides + 1):
                    thrown[total + face] = thrown.get(total + face, 0) + n
            ways = thrown
        return dict(sorted(ways.items()))

    @cached_property
    def row_length(self) -> int:
        """Cells in a row."""
        return self.rules.row_length(self.sides)

    @cached_property
    def rows_to_win(self) -> int:
        """Rows that win the game."""
        return self.rules.rows_to_win(self.players, self.sides)

    @cached_property
    def free(self) -> int:
        """Cells that count as a chip of every side."""
        return self.board.free if self.rules.board.free == "corners" else 0

    @cached_property
    def joker_cells(self) -> int:
        """Cells that only a corner power fills."""
        return self.board.free if self.rules.board.joker_cells == "corners" else 0

    @cached_property
    def playable(self) -> int:
        """Cells that can ever hold a chip."""
        every = (1 << self.board.size) - 1
        idle = 0 if self.rules.board.joker_cells == "corners" else self.board.free
        return every & ~(self.board.mask(BLOCKED) | idle)

    @cached_property
    def open_cells(self) -> int:
        """Cells on which a wild card may be played."""
        return self.playable & ~self.joker_cells

    @cached_property
    def windows(self) -> tuple[int, ...]:
        """All windows: lines of a row's length (or shapes) that chips and free cells can fill."""
        board, usable = self.board, self.playable | self.free
        drawn = self.rules.rows.shapes
        if drawn:
            return tuple(w for w in shapes(board.width, board.height, drawn) if not w & ~usable)
        return _windows(board.width, board.height, self.row_length, usable)

    @cached_property
    def through(self) -> tuple[tuple[int, ...], ...]:
        """For each cell, the windows it lies in."""
        return _through(self.windows, self.board.size)

    @cached_property
    def match(self) -> dict[Token, int]:
        """For each token without a power, the cells it may be played on."""
        kinds = self.deck if self.rules.source == "cards" else self.board.tokens
        return {t: self._matching(t) for t in dict.fromkeys(kinds) if t not in self.rules.powers}

    @cached_property
    def plain(self) -> dict[Token, int]:
        """The tokens that do one thing only: put a chip on one of their own open cells."""
        return self.match if self.rules.blocked == "nothing" else {}

    def _matching(self, token: Token) -> int:
        if self.rules.match == "exact" or not is_number(token):
            return self.board.mask(token) & self.playable
        low = int(token)
        return sum(1 << cell for cell, shown in enumerate(self._numbers) if shown >= low)

    @cached_property
    def _numbers(self) -> tuple[int, ...]:
        """The number that each cell shows; -1 where it shows none."""
        return tuple(int(t) if is_number(t) else -1 for t in self.board.cells)

    @cached_property
    def powers(self) -> Mapping[Token, str]:
        """The power of each special card or roll."""
        return self.rules.powers

    @cached_property
    def immune(self) -> dict[Token, int]:
        """For each card or roll that some cells are safe from, those cells."""
        return {
            token: sum(self.board.mask(str(n)) for n in numbers)
            for token, numbers in self.rules.protect.cells_from.items()
        }

    @cached_property
    def patterns(self) -> tuple[int, ...]:
        """The winning patterns, as masks."""
        return tuple(_pattern(self.board, name) for name in self.rules.win.patterns)

    @cached_property
    def rolls(self) -> tuple[Token, ...]:
        """The totals that the dice can show; empty in games with cards."""
        dice = self.rules.dice
        totals = range(dice.count, dice.count * dice.sides + 1)
        return tuple(map(str, totals)) if self.rules.source == "dice" else ()

    @cached_property
    def shelters(self) -> tuple[int, ...]:
        """For each card or roll that can take or replace a chip, the cells it cannot touch."""
        takers = {
            token
            for token in (*self.deck, *self.rolls)
            if self.powers.get(token) in ("remove", "replace_any", "replace_enemy", "swap")
        }
        if self.rules.blocked == "replace_enemy":
            takers.update(token for token in self.match if token in (*self.deck, *self.rolls))
        return tuple({self.immune.get(token, 0) for token in takers})

    @cached_property
    def bits(self) -> dict[str, int]:
        """The bit of each cell, by its name."""
        return {name: 1 << i for i, name in enumerate(self.board.names)}

    @cached_property
    def _interned(self) -> dict[str, list[Move | None]]:
        return {}

    def move(self, kind: Kind, token: Token, cell: int) -> Move:
        """The move of this kind with this token on this cell; always the same object."""
        known = self._interned.get(kind + token)
        if known is None:
            known = self._interned[kind + token] = [None] * self.board.size
        move = known[cell]
        if move is None:
            move = known[cell] = Move(kind, token, self.board.names[cell])
        return move


@cache
def _windows(width: int, height: int, length: int, usable: int) -> tuple[int, ...]:
    return tuple(w for w in lines(width, height, length) if not w & ~usable)


@cache
def _through(windows: tuple[int, ...], size: int) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(w for w in windows if w >> cell & 1) for cell in range(size))


def deck_of(rules: Rules) -> tuple[Token, ...]:
    """Every card that these rules are played with, in a fixed order."""
    if rules.source == "dice":
        return ()
    if rules.deck.numbers:
        low, high = rules.deck.numbers
        once: tuple[Token, ...] = tuple(str(n) for n in range(low, high + 1))
    else:
        once = tuple(card for card in pack() if rank(card) in rules.deck.ranks)
    return once * rules.deck.packs + (JOKER,) * rules.deck.jokers


def _check(setup: Setup) -> None:
    rules, board = setup.rules, setup.board
    if setup.sides not in rules.sides_for(setup.players):
        allowed = [
            phrase(
                "{players} players: {sides} sides",
                players=n,
                sides=either(map(str, rules.sides_for(n))),
            )
            for n in rules.player_counts
            if rules.sides_for(n)
        ]
        raise BadRules(
            phrase(
                "{players} players in {sides} sides cannot play this game",
                players=quoted(setup.players),
                sides=quoted(setup.sides),
            ),
            remedy=phrase("use {options}", options=joined(allowed, "; "))
            if allowed
            else phrase("name numbers of players in players.partitions"),
        )
    _check_size(setup)
    if not setup.windows:
        raise BadRules(
            phrase("no row of {length} fits on the board", length=setup.row_length),
            where=f"rows.length_by_sides.{setup.sides}"
            if str(setup.sides) in rules.rows.length_by_sides
            else "rows.length",
            remedy=phrase("use at most {most}", most=max(board.width, board.height)),
        )
    len(setup.patterns)  # names that are no cells of this board are refused now, not in mid-game
    if rules.source == "cards":
        _check_cards(setup)
    else:
        _check_rolls(setup)


def _check_size(setup: Setup) -> None:
    rules, board = setup.rules, setup.board
    if rules.board.rows not in (None, board.height):
        raise BadRules(
            phrase("the board {board} has {count} rows", board=quoted(board.id), count=board.height)
            if board.id
            else phrase("the board has {count} rows", count=board.height),
            where="board.rows",
            remedy=phrase("choose a board with {count} rows", count=rules.board.rows),
        )
    if rules.board.cols not in (None, board.width):
        raise BadRules(
            phrase(
                "the board {board} has {count} columns", board=quoted(board.id), count=board.width
            )
            if board.id
            else phrase("the board has {count} columns", count=board.width),
            where="board.cols",
            remedy=phrase("choose a board with {count} columns", count=rules.board.cols),
        )


def _check_cards(setup: Setup) -> None:
    rules, board = setup.rules, setup.board
    for token, cells in setup.match.items():
        if not cells:
            raise BadRules(
                phrase(
                    "the card {card} has no cell on the board {board} and no power",
                    card=token,
                    board=quoted(board.id),
                )
                if board.id
                else phrase("the card {card} has no cell on the board and no power", card=token),
                where="board.layout",
                remedy=phrase("choose another board, or give the card a power"),
            )
    each = rules.hand_size(setup.players)
    if not each:
        raise BadRules(
            phrase(
                "nothing says how many cards {players} players are dealt", players=setup.players
            ),
            where="hand.by_players",
            remedy=phrase('set "const", or this number of players'),
        )
    if each * setup.players > len(setup.deck):
        raise BadRules(
            phrase(
                "{players} hands of {each} cards need {count}",
                players=setup.players,
                each=each,
                count=each * setup.players,
            ),
            where="hand",
            remedy=phrase("deal fewer: the deck has {count}", count=len(setup.deck)),
        )


def _check_rolls(setup: Setup) -> None:
    """Refuse a board with cells that no roll can ever reach: such a game need not end."""
    reached = 0
    for total in setup.rolls:
        wild = setup.powers.get(total) in ("wild", "replace_any")
        reached |= setup.open_cells if wild else setup.match.get(total, 0)
    left = setup.playable & ~reached
    if left:
        cell = (left & -left).bit_length() - 1
        raise BadRules(
            phrase(
                "no roll reaches {total} on {cell}",
                total=setup.board.cells[cell],
                cell=setup.board.names[cell],
            ),
            where="board.layout",
            remedy=phrase("choose a board of totals, or give a total the power wild"),
        )


def _pattern(board: Board, name: str) -> int:
    if name == "center2x2":
        r, c = board.height // 2, board.width // 2
        if board.height % 2 or board.width % 2:
            raise BadRules(
                phrase("a board with a middle row has no centre of four"),
                where="win.patterns",
                remedy=phrase("name the cells"),
            )
        return sum(1 << (y * board.width + x) for y in (r - 1, r) for x in (c - 1, c))
    cells = name.split("+")
    unknown = [cell for cell in cells if not board.has_cell(cell)]
    if unknown:
        raise BadRules(
            phrase("{cell} is no cell", cell=quoted(unknown[0])),
            where="win.patterns",
            remedy=phrase('use "center2x2" or cells: "a1+b2"'),
        )
    return sum(1 << board.cell(cell) for cell in set(cells))
