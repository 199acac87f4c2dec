# SPDX-License-Identifier: MIT
"""The rules of one game of the family, as data.

There is one engine; what makes a game is its parameters. Each section below is one group of them,
each parameter carries a sentence that says what it does. A preset is a JSON file of parameters; it
may extend another preset, and what neither names keeps the default given here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from typing import Any, Final, cast, get_type_hints

from sequence_desktop.engine.cards import RANKS, parse_token
from sequence_desktop.engine.errors import BadRules
from sequence_desktop.engine.parameters import (
    choice,
    flag,
    number,
    numbers,
    read_count,
    read_counts,
    read_section,
    read_text,
    read_word,
    table,
    text,
    unknown_key,
    words,
)

MOST_PLAYERS: Final = 12
MOST_SIDES: Final = 4
_DEEPEST_EXTENDS: Final = 8
_HEAD: Final = ("id", "title", "description", "reference")

POWERS: Final[Mapping[str, str]] = {
    "wild": "a chip on any open cell",
    "remove": "takes an enemy chip off the board",
    "replace_any": "a chip on any cell, in place of the enemy chip that lies there",
    "replace_enemy": "puts a chip in place of an enemy chip",
    "corner": "a chip on an open joker cell, and nowhere else",
    "swap": "swaps one's own chip with an enemy chip",
}
"""What special cards and rolls can do."""


@dataclass(frozen=True, slots=True)
class Players:
    """Who may play."""

    partitions: Mapping[str, tuple[int, ...]] = table(
        "a number of players",
        read_counts(2, MOST_SIDES),
        {"type": "array", "items": {"type": "integer", "minimum": 2, "maximum": MOST_SIDES}},
        "The numbers of players, and for each the numbers of sides they may form.",
    )
    seating: str = choice(
        "alternate",
        ("alternate", "together"),
        "Whether the members of the sides sit alternately around the table, or side by side.",
    )


@dataclass(frozen=True, slots=True)
class Turn:
    """How turns go round."""

    direction: str = choice(
        "clockwise", ("clockwise", "counterclockwise"), "The way the turn passes around the table."
    )
    must_play_at_max: bool = flag(True, "Whether a full hand must play, where one plays or draws.")
    must_draw_at_zero: bool = flag(
        True, "Whether an empty hand must draw, where one plays or draws."
    )


@dataclass(frozen=True, slots=True)
class Dice:
    """The dice, in games that are played with them."""

    count: int = number(2, 1, 6, "How many dice are rolled.")
    sides: int = number(6, 2, 20, "How many faces a die has.")


@dataclass(frozen=True, slots=True)
class Deck:
    """The cards."""

    packs: int = number(2, 1, 8, "How many packs are shuffled together.")
    jokers: int = number(0, 0, 16, "How many jokers are added in all.")
    ranks: str = text(RANKS, "The ranks in a pack, as letters, such as 23456789TJQKA.")
    numbers: tuple[int, ...] = numbers(
        (), 0, 999, "Number cards from the first to the last number instead of a pack.", exactly=2
    )


@dataclass(frozen=True, slots=True)
class Hand:
    """How many cards are dealt and held."""

    by_players: Mapping[str, int] = table(
        "a number of players",
        read_count(1, 20),
        {"type": "integer", "minimum": 1, "maximum": 20},
        "Cards dealt to each seat, by the number of players.",
    )
    const: int | None = number(
        None, 1, 20, "Cards dealt to each seat, whatever their number.", unset=True
    )
    max: int | None = number(
        None,
        1,
        30,
        "The most cards a hand may hold; without it, as many as were dealt.",
        unset=True,
    )


@dataclass(frozen=True, slots=True)
class BoardRules:
    """The board and its special cells."""

    layout: str = text("spiral", "The id of the board the game is usually played on.")
    rows: int | None = number(None, 4, 20, "Rows of cells a board must have.", unset=True)
    cols: int | None = number(None, 4, 20, "Columns of cells a board must have.", unset=True)
    free: str = choice(
        "corners",
        ("corners", "none"),
        "Whether free cells count as a chip of every side at all times.",
    )
    joker_cells: str = choice(
        "none", ("corners", "none"), "Whether free cells are empty, to be earned by a joker."
    )


@dataclass(frozen=True, slots=True)
class Remove:
    """What a removing card may take."""

    allow_own: bool = flag(False, "Whether one's own chips may be removed too.")


@dataclass(frozen=True, slots=True)
class Wild:
    """How a wild card is played."""

    declare: bool = flag(False, "Whether one says which card the wild card stands for.")


@dataclass(frozen=True, slots=True)
class Protect:
    """Chips that may not be removed or replaced."""

    rows: bool = flag(True, "Whether chips of a finished row are safe.")
    extensions: bool = flag(
        False, "Whether chips that lengthen a finished row in its line are safe too."
    )
    corners: bool = flag(False, "Whether chips on joker cells are safe.")
    cells_from: Mapping[str, tuple[int, ...]] = table(
        "a card or roll",
        read_counts(0, 999),
        {"type": "array", "items": {"type": "integer"}},
        "Numbered cells that a certain card or roll cannot touch.",
    )


@dataclass(frozen=True, slots=True)
class Rows:
    """What a row is, and how rows are counted."""

    length: int = number(5, 3, 10, "Cells in a row.")
    length_by_sides: Mapping[str, int] = table(
        "a number of sides",
        read_count(3, 10),
        {"type": "integer", "minimum": 3, "maximum": 10},
        "Cells in a row, by the number of sides.",
    )
    share: int = number(1, 0, 9, "How many cells two rows of one side may share.")
    share_same_line: bool = flag(
        True, "Whether a second row may lie in the same line as the first."
    )
    share_corner: bool = flag(True, "Whether two rows of one side may use the same free cell.")
    mode: str = choice(
        "banked",
        ("banked", "live"),
        "Whether a row counts for good once made, or only while its chips are there.",
    )
    choice: str = choice(
        "ask",
        ("ask", "top_left", "auto"),
        "Who says which cells are the row when more lie in line: the owner, or the first found.",
    )
    must_announce: bool = flag(False, "Whether a row counts only when its maker claims it.")


@dataclass(frozen=True, slots=True)
class Win:
    """How the game is won."""

    rows_by_sides: Mapping[str, int] = table(
        "a number of sides",
        read_count(1, 10),
        {"type": "integer", "minimum": 1, "maximum": 10},
        "Rows needed, by the number of sides.",
    )
    rows_by_players: Mapping[str, int] = table(
        "a number of players",
        read_count(1, 10),
        {"type": "integer", "minimum": 1, "maximum": 10},
        "Rows needed, by the number of players; goes before the number of sides.",
    )
    patterns: tuple[str, ...] = words(
        (), 'Other ways to win at once: "center2x2", or cells joined by "+" such as "a1+b2".'
    )
    sudden_death_turns: int = number(
        0, 0, 3, "Turns each other side still gets when one has reached its rows."
    )


@dataclass(frozen=True, slots=True)
class Draw:
    """How cards are drawn."""

    when: str = choice(
        "end",
        ("end", "start", "action", "none"),
        "Whether one draws after playing, before playing, instead of playing, or never.",
    )
    piles: int = number(1, 1, 4, "How many piles there are to draw from, if face up.")
    face_up: bool = flag(False, "Whether the piles lie face up.")
    market: int = number(0, 0, 10, "How many open cards one draws from; the stock refills them.")


@dataclass(frozen=True, slots=True)
class Dead:
    """Cards for which no cell is open."""

    swap: int = number(
        1, -1, 20, "How many dead cards may be turned in each turn; -1 for any number."
    )
    optional: bool = flag(True, "Whether turning in a dead card is free to choose.")
    only_when_stuck: bool = flag(
        False, "Whether dead cards may be turned in only when no card can be played."
    )
    announce: bool = flag(True, "Whether a dead card is shown to all when it is turned in.")
    eliminate_at: int | None = number(
        None, 1, 20, "A seat with so many dead cards in hand is out of the game.", unset=True
    )


@dataclass(frozen=True, slots=True)
class Forget:
    """What happens to a draw that is forgotten."""

    mode: str = choice(
        "auto",
        ("auto", "loss", "delay"),
        "Whether cards are drawn by themselves, or a forgotten draw is lost, or waits a turn.",
    )
    window: str = choice(
        "next_move_and_draw",
        ("next_move_and_draw", "next_move"),
        "When it is too late: once the next player has moved and drawn, or once he has moved.",
    )
    swap_counts: bool = flag(
        False, "Whether turning in a dead card counts as having moved and drawn."
    )


@dataclass(frozen=True, slots=True)
class Stalemate:
    """What decides a game that nobody has won."""

    mode: str = choice(
        "draw", ("draw", "ladder"), "Whether it is a draw, or the longer rows decide."
    )
    ladder: tuple[int, ...] = numbers(
        (5, 4, 3), 2, 10, "The row lengths that are compared, in order, by the ladder."
    )


@dataclass(frozen=True, slots=True)
class ExtraTurn:
    """Rolls after which one moves again."""

    on: tuple[int, ...] = numbers((), 0, 999, "The rolls that give another turn.")
    even_if_blocked: bool = flag(True, "Whether the turn is given when the roll could not be used.")


@dataclass(frozen=True, slots=True)
class Rules:
    """All parameters of one game.

    >>> rules = Rules.from_json({"id": "mine", "hand": {"const": 5}})
    >>> rules.hand.const, rules.rows.length, rules.dead.swap
    (5, 5, 1)
    """

    id: str = ""
    title: str = ""
    description: str = ""
    reference: str = ""
    """Where the rules are published, or by whom they were invented."""
    players: Players = field(default_factory=Players)
    turn: Turn = field(default_factory=Turn)
    start: str = choice(
        "left_of_dealer",
        ("left_of_dealer", "highest_roll", "random", "first_seat"),
        "Who moves first.",
    )
    source: str = choice("cards", ("cards", "dice"), "Whether one plays cards or rolls dice.")
    dice: Dice = field(default_factory=Dice)
    deck: Deck = field(default_factory=Deck)
    hand: Hand = field(default_factory=Hand)
    board: BoardRules = field(default_factory=BoardRules)
    match: str = choice(
        "exact",
        ("exact", "at_least"),
        "Whether a card goes on its own cell, or also on any higher number.",
    )
    powers: Mapping[str, str] = table(
        "a card or roll",
        read_word(POWERS),
        {"enum": list(POWERS)},
        "What special cards and rolls do.",
    )
    remove: Remove = field(default_factory=Remove)
    wild: Wild = field(default_factory=Wild)
    protect: Protect = field(default_factory=Protect)
    rows: Rows = field(default_factory=Rows)
    win: Win = field(default_factory=Win)
    draw: Draw = field(default_factory=Draw)
    dead: Dead = field(default_factory=Dead)
    forget: Forget = field(default_factory=Forget)
    exhaust: str = choice(
        "reshuffle",
        ("reshuffle", "play_out", "end"),
        "When the stock is empty: shuffle the discards, play on without drawing, or end the game.",
    )
    stalemate: Stalemate = field(default_factory=Stalemate)
    blocked: str = choice(
        "nothing",
        ("nothing", "replace_enemy"),
        "What a card or roll does whose cells are all covered: nothing, or replace an enemy chip.",
    )
    extra_turn: ExtraTurn = field(default_factory=ExtraTurn)

    @classmethod
    def from_json(
        cls, data: object, load: Callable[[str], Mapping[str, object]] | None = None
    ) -> Rules:
        """The rules that a parsed JSON object describes.

        ``load`` answers with the JSON object of another preset, for ``extends``.

        Raises:
            BadRules: a key is unknown, a value does not fit, or presets extend in a ring.
        """
        merged = _merged(data, load)
        values: dict[str, Any] = {}
        hints = get_type_hints(cls)
        known = {f.name: f for f in fields(cls)}
        for name, value in merged.items():
            if name not in known:
                raise unknown_key(name, known, "")
            if name in _HEAD:
                values[name] = read_text(value, name)
            elif "shape" in known[name].metadata:
                values[name] = known[name].metadata["shape"].read(value, name)
            else:
                values[name] = read_section(cast(type[object], hints[name]), value, name)
        rules = cls(**values)
        _check(rules)
        return rules

    def to_json(self) -> dict[str, object]:
        """Every parameter, whether default or not, as JSON data."""
        return {f.name: _plain(getattr(self, f.name)) for f in fields(self)}

    def __hash__(self) -> int:
        return hash((self.id, self.title, self.rows.length, self.dead.swap))

    @property
    def player_counts(self) -> tuple[int, ...]:
        """The numbers of players that may play."""
        return tuple(sorted(int(n) for n in self.players.partitions))

    def sides_for(self, players: int) -> tuple[int, ...]:
        """The numbers of sides that so many players may form, the usual one first."""
        return self.players.partitions.get(str(players), ())

    def hand_size(self, players: int) -> int:
        """The number of cards dealt to each of so many players; 0 where there are no cards."""
        return self.hand.const or self.hand.by_players.get(str(players), 0)

    def row_length(self, sides: int) -> int:
        """The number of cells in a row, for so many sides."""
        return self.rows.length_by_sides.get(str(sides), self.rows.length)

    def rows_to_win(self, players: int, sides: int) -> int:
        """The number of rows that win."""
        by_players = self.win.rows_by_players.get(str(players))
        return by_players or self.win.rows_by_sides.get(str(sides), 1)


def merge(base: Mapping[str, object], change: Mapping[str, object]) -> dict[str, object]:
    """The base with the change laid over it, object by object; null takes a key away.

    >>> merge({"a": 1, "b": {"c": 2, "d": 3}}, {"b": {"c": 4}, "a": None})
    {'b': {'c': 4, 'd': 3}}
    """
    merged = dict(base)
    for key, value in change.items():
        old = merged.get(key)
        if value is None:
            merged.pop(key, None)
        elif isinstance(old, Mapping) and isinstance(value, Mapping):
            merged[key] = merge(old, value)
        elif isinstance(value, Mapping):
            merged[key] = merge({}, value)
        else:
            merged[key] = value
    return merged


def _merged(data: object, load: Callable[[str], Mapping[str, object]] | None) -> dict[str, object]:
    """The data laid over all that it extends, the oldest first."""
    chain: list[Mapping[str, object]] = []
    seen: set[str] = set()
    current = data
    while True:
        if not isinstance(current, Mapping):
            raise BadRules("rules are a JSON object", remedy="begin with { and name parameters")
        chain.append({k: v for k, v in current.items() if k not in ("extends", "$schema")})
        parent = current.get("extends")
        if parent is None:
            break
        if not isinstance(parent, str) or load is None:
            raise BadRules(
                f"{parent!r} cannot be extended", where="extends", remedy="name a preset's id"
            )
        if parent in seen or len(chain) > _DEEPEST_EXTENDS:
            raise BadRules(f"{parent!r} extends itself", where="extends", remedy="break the ring")
        seen.add(parent)
        current = load(parent)
    merged: dict[str, object] = {}
    for layer in reversed(chain):
        merged = merge(merged, layer)
    return merged


def _check(rules: Rules) -> None:
    """Refuse what no board and no number of players could make sense of."""
    for key in rules.powers:
        _check_token(key, "powers")
    for key in rules.protect.cells_from:
        _check_token(key, "protect.cells_from")
    for r in rules.deck.ranks:
        if r not in RANKS:
            raise BadRules(
                f"{r!r} is no rank", where="deck.ranks", remedy=f"use letters of {RANKS}"
            )
    for count, sides in rules.players.partitions.items():
        _check_partition(count, sides)
    if rules.forget.mode != "auto" and rules.draw.when != "end":
        raise BadRules(
            f"a draw at {rules.draw.when!r} cannot be forgotten",
            where="forget.mode",
            remedy='use "auto", or draw.when "end"',
        )
    if rules.board.free == "corners" and rules.board.joker_cells == "corners":
        raise BadRules(
            "free cells cannot be everybody's and earned at once",
            where="board.joker_cells",
            remedy='set board.free to "none"',
        )


def _check_token(key: str, where: str) -> None:
    try:
        fine = parse_token(key) == key
    except ValueError:
        fine = False
    if not fine:
        raise BadRules(
            f"{key[:40]!r} is no card", where=where, remedy="write cards like JS, JK or 10"
        )


def _check_partition(count: str, sides: tuple[int, ...]) -> None:
    where = f"players.partitions.{count[:10]}"
    if not (count.isascii() and count.isdigit() and 2 <= int(count) <= MOST_PLAYERS):
        raise BadRules(
            f"{count[:10]!r} is no number of players",
            where=where,
            remedy=f"use 2 to {MOST_PLAYERS}",
        )
    for n in sides:
        if int(count) % n:
            raise BadRules(
                f"{count} players cannot form {n} equal sides",
                where=where,
                remedy=f"use a divisor of {count}",
            )


def _plain(value: object) -> object:
    if isinstance(value, tuple):
        return list(value)
    if isinstance(value, Mapping):
        return {key: _plain(item) for key, item in value.items()}
    if hasattr(value, "__dataclass_fields__"):
        return {f.name: _plain(getattr(value, f.name)) for f in fields(cast(Any, value))}
    return value
