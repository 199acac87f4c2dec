# SPDX-License-Identifier: MIT
"""The sections of a game's rules: every parameter, its default, its range, and what it does.

Each section is one group of parameters of :class:`~sequence_desktop.engine.rules.Rules`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from sequence_desktop.engine.cards import RANKS
from sequence_desktop.engine.parameters import (
    choice,
    flag,
    number,
    numbers,
    read_count,
    read_counts,
    table,
    text,
    words,
)
from sequence_desktop.engine.phrases import phrase

MOST_PLAYERS: Final = 12
MOST_SIDES: Final = 4


@dataclass(frozen=True, slots=True)
class Players:
    """Who may play."""

    partitions: Mapping[str, tuple[int, ...]] = table(
        phrase("a number of players"),
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
        phrase("a number of players"),
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
    grid: tuple[str, ...] = words((), "The rows of a board of the game's own, as in a board file.")
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
        phrase("a card or roll"),
        read_counts(0, 999),
        {"type": "array", "items": {"type": "integer"}},
        "Numbered cells that a certain card or roll cannot touch.",
    )


@dataclass(frozen=True, slots=True)
class Rows:
    """What a row is, and how rows are counted."""

    length: int = number(5, 3, 10, "Cells in a row.")
    length_by_sides: Mapping[str, int] = table(
        phrase("a number of sides"),
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
    shapes: tuple[str, ...] = words(
        (), 'Shapes to make instead of straight rows, such as "X../XXX/..X"; a row of it per "/".'
    )
    must_announce: bool = flag(False, "Whether a row counts only when its maker claims it.")


@dataclass(frozen=True, slots=True)
class Win:
    """How the game is won."""

    rows_by_sides: Mapping[str, int] = table(
        phrase("a number of sides"),
        read_count(1, 10),
        {"type": "integer", "minimum": 1, "maximum": 10},
        "Rows needed, by the number of sides.",
    )
    rows_by_players: Mapping[str, int] = table(
        phrase("a number of players"),
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
    announce: bool = flag(True, "Whether the list of moves names a dead card that is turned in.")
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
class Talk:
    """What speaking out of turn costs."""

    penalty: str = choice(
        "none",
        ("none", "team_card", "chip"),
        "Whether each member of the side gives up a card, or the side loses a chip, or nothing.",
    )


@dataclass(frozen=True, slots=True)
class Scoring:
    """Points, for a match over several deals."""

    target: int = number(0, 0, 100_000, "Points that win the match; 0 for single games.")
    row: Mapping[str, int] = table(
        phrase("a number of chips in line"),
        read_count(0, 10_000),
        {"type": "integer", "minimum": 0, "maximum": 10_000},
        "Points for a row, by the number of chips in its line.",
    )
    corner: int = number(0, 0, 10_000, "Extra points for a row with a free cell.")
    together: int = number(0, 0, 10_000, "Extra points for two or more rows made by one move.")
    win: int = number(0, 0, 10_000, "Points for winning the deal.")
    jack_left: int = number(0, 0, 10_000, "Points lost for each special card left in a hand.")


@dataclass(frozen=True, slots=True)
class Chips:
    """The chips in the box."""

    per_side: int | None = number(
        None, 1, 400, "Chips of each colour in the box; for information only.", unset=True
    )


@dataclass(frozen=True, slots=True)
class Ui:
    """How the table shows things."""

    row_style: str = choice(
        "line",
        ("line", "flipped"),
        "Whether a finished row is drawn through, or its chips turn white.",
    )


@dataclass(frozen=True, slots=True)
class Clock:
    """Time limits."""

    turn_s: int | None = number(
        None, 5, 3600, "Seconds for a turn; then the computer moves for the player.", unset=True
    )
