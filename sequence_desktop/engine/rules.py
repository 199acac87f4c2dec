# SPDX-License-Identifier: MIT
"""The rules of one game of the family, as data.

There is one engine; what makes a game is its parameters. A preset is a JSON file of parameters; it
may extend another preset, and what neither names keeps its default.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from typing import Any, Final, cast, get_type_hints

from sequence_desktop.engine.cards import RANKS, parse_token
from sequence_desktop.engine.errors import BadRules, quoted
from sequence_desktop.engine.parameters import (
    choice,
    read_section,
    read_text,
    read_word,
    table,
    unknown_key,
)
from sequence_desktop.engine.phrases import phrase
from sequence_desktop.engine.sections import (
    MOST_PLAYERS,
    BoardRules,
    Chips,
    Clock,
    Dead,
    Deck,
    Dice,
    Draw,
    ExtraTurn,
    Forget,
    Hand,
    Players,
    Protect,
    Remove,
    Rows,
    Scoring,
    Stalemate,
    Talk,
    Turn,
    Ui,
    Wild,
    Win,
)

_DEEPEST_EXTENDS: Final = 8
_DEEPEST_OBJECT: Final = 4
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
        phrase("a card or roll"),
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
    talk: Talk = field(default_factory=Talk)
    scoring: Scoring = field(default_factory=Scoring)
    chips: Chips = field(default_factory=Chips)
    ui: Ui = field(default_factory=Ui)
    clock: Clock = field(default_factory=Clock)

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


def merge(
    base: Mapping[str, object], change: Mapping[str, object], *, depth: int = 0
) -> dict[str, object]:
    """The base with the change laid over it, object by object; null takes a key away.

    >>> merge({"a": 1, "b": {"c": 2, "d": 3}}, {"b": {"c": 4}, "a": None})
    {'b': {'c': 4, 'd': 3}}

    Raises:
        BadRules: objects lie in each other deeper than any parameter does.
    """
    if depth > _DEEPEST_OBJECT:
        raise BadRules(
            phrase("objects lie too deep in each other"),
            remedy=phrase("sections hold plain parameters"),
        )
    merged = dict(base)
    for key, value in change.items():
        old = merged.get(key)
        if value is None:
            merged.pop(key, None)
        elif isinstance(value, Mapping):
            merged[key] = merge(old if isinstance(old, Mapping) else {}, value, depth=depth + 1)
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
            raise BadRules(
                phrase("rules are a JSON object"), remedy=phrase("begin with { and name parameters")
            )
        chain.append({k: v for k, v in current.items() if k not in ("extends", "$schema")})
        parent = current.get("extends")
        if parent is None:
            break
        if not isinstance(parent, str) or load is None:
            raise BadRules(
                phrase("{parent} cannot be extended", parent=quoted(parent)),
                where="extends",
                remedy=phrase("name a preset's id"),
            )
        if parent in seen or len(chain) > _DEEPEST_EXTENDS:
            raise BadRules(
                phrase("{parent} extends itself", parent=quoted(parent)),
                where="extends",
                remedy=phrase("break the ring"),
            )
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
                phrase("{rank} is no rank", rank=quoted(r)),
                where="deck.ranks",
                remedy=phrase("use letters of {ranks}", ranks=RANKS),
            )
    _check_cards(rules)
    for count, sides in rules.players.partitions.items():
        _check_partition(count, sides)
    for where, keys in (
        ("scoring.row", rules.scoring.row),
        ("hand.by_players", rules.hand.by_players),
        ("rows.length_by_sides", rules.rows.length_by_sides),
        ("win.rows_by_sides", rules.win.rows_by_sides),
        ("win.rows_by_players", rules.win.rows_by_players),
    ):
        _check_numbered(where, keys)
    if rules.rows.shapes and rules.protect.extensions:
        raise BadRules(
            phrase("shapes have no line that could be longer"),
            where="protect.extensions",
            remedy=phrase("set it to false, or leave out rows.shapes"),
        )
    if rules.forget.mode != "auto" and rules.draw.when != "end":
        raise BadRules(
            phrase("a draw at {when} cannot be forgotten", when=quoted(rules.draw.when)),
            where="forget.mode",
            remedy=phrase('use "auto", or draw.when "end"'),
        )
    if rules.draw.when == "action" and (rules.draw.market or rules.draw.face_up):
        raise BadRules(
            phrase("where one draws instead of playing, cards are drawn from a closed stock"),
            where="draw.when",
            remedy=phrase('use "end" or "start", or no market and no open piles'),
        )
    if rules.board.free == "corners" and rules.board.joker_cells == "corners":
        raise BadRules(
            phrase("free cells cannot be everybody's and earned at once"),
            where="board.joker_cells",
            remedy=phrase('set board.free to "none"'),
        )


def _check_cards(rules: Rules) -> None:
    if rules.deck.numbers and rules.deck.numbers[0] > rules.deck.numbers[1]:
        raise BadRules(
            phrase("the first number is larger than the last"),
            where="deck.numbers",
            remedy=phrase("swap them"),
        )
    if rules.hand.max is not None and rules.hand.max < (rules.hand.const or 0):
        raise BadRules(
            phrase("a hand of {count} cards cannot be dealt", count=rules.hand.const),
            where="hand.max",
            remedy=phrase("use at least {least}", least=rules.hand.const),
        )


def _check_token(key: str, where: str) -> None:
    try:
        fine = parse_token(key) == key
    except ValueError:
        fine = False
    if not fine:
        raise BadRules(
            phrase("{card} is no card", card=quoted(key)),
            where=where,
            remedy=phrase("write cards like JS, JK or 10"),
        )


def _check_numbered(where: str, keys: Mapping[str, object]) -> None:
    for key in keys:
        if not (key.isascii() and key.isdigit() and len(key) < 4 and str(int(key)) == key):
            raise BadRules(
                phrase("{key} is no number", key=quoted(key)),
                where=where,
                remedy=phrase('use keys like "2"'),
            )


def _check_partition(count: str, sides: tuple[int, ...]) -> None:
    where = f"players.partitions.{count[:10]}"
    if count not in map(str, range(2, MOST_PLAYERS + 1)):
        raise BadRules(
            phrase("{count} is no number of players", count=quoted(count)),
            where=where,
            remedy=phrase("use 2 to {most}", most=MOST_PLAYERS),
        )
    for n in sides:
        if int(count) % n:
            raise BadRules(
                phrase("{players} players cannot form {sides} equal sides", players=count, sides=n),
                where=where,
                remedy=phrase("name numbers that divide it, or leave this number of players out"),
            )


def _plain(value: object) -> object:
    if isinstance(value, tuple):
        return list(value)
    if isinstance(value, Mapping):
        return {key: _plain(item) for key, item in value.items()}
    if hasattr(value, "__dataclass_fields__"):
        return {f.name: _plain(getattr(value, f.name)) for f in fields(cast(Any, value))}
    return value
