# SPDX-License-Identifier: MIT
"""A setup as flat tables of numbers, for the play-out core.

The core (:mod:`sequence_desktop.engine.core`) plays whole games in its head, thousands a second.
It knows no cards, cells or rules by name, only the numbers in these tables. What of the rules it
does not follow exactly is named in :func:`liberties`.
"""

from __future__ import annotations

from array import array
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from sequence_desktop.engine.board import cells_in
from sequence_desktop.engine.cards import Token, is_number
from sequence_desktop.engine.rows import compatible
from sequence_desktop.engine.setup import Setup

POWERS: Final = ("", "wild", "remove", "replace_any", "replace_enemy", "corner", "swap")
"""What a token does, by the number that stands for it in the core."""

DEEDS: Final = ("@", "-", "*", "!", "+", "=")
"""The kinds of move, as in a move's text, by the number that stands for them in the core."""

Numbers: TypeAlias = "array[int]"
"""Of C ints ("i"), or of bytes ("B") in the table of clashes."""


def liberties(setup: Setup) -> tuple[str, ...]:
    """The parameters of the rules in which the core's games differ from the engine's; mostly none.

    Its games are then near enough to compare moves by, but they are not the same games.
    """
    rules = setup.rules
    taken = {
        "draw.market": bool(rules.draw.market),
        "draw.face_up": rules.draw.face_up,
        "rows.must_announce": rules.rows.must_announce,
        "win.sudden_death_turns": bool(rules.win.sudden_death_turns),
        "protect.extensions": rules.protect.extensions,
        "forget.mode": rules.forget.mode != "auto",
        "talk.penalty": rules.talk.penalty != "none",
        "powers": "swap" in rules.powers.values(),
    }
    return tuple(key for key, differs in taken.items() if differs)


@dataclass(frozen=True, slots=True, eq=False)
class CoreGround:
    """The tables of one setup. Cells, windows, tokens, sides and seats are numbered from 0."""

    setup: Setup
    tokens: tuple[Token, ...]
    """The different tokens; with numbers, in rising order."""
    number: dict[Token, int]
    """The number of each token."""
    lines: tuple[int, ...]
    """The windows that make rows, then the patterns that win at once, as masks."""
    line_number: dict[int, int]
    rows_to: int
    """How many of the lines are windows; the others are patterns."""

    side_of: Numbers
    need: Numbers
    """How many cells of each line have to be covered by chips."""
    line_from: Numbers
    line_cells: Numbers
    """The cells of line ``w`` that chips have to cover: from ``line_from[w]`` to the next."""
    through_from: Numbers
    through: Numbers
    """The lines through each cell, likewise."""
    clash: Numbers
    """1 at ``a * lines + b`` where one side may not have both lines as rows."""
    token_from: Numbers
    token_cells: Numbers
    """The cells that each token fills, likewise."""
    cell_token: Numbers
    """The token that is printed on each cell, or -1; with numbers, the highest that fills it."""
    power: Numbers
    """What each token does, as a number (see ``POWERS``)."""
    copies: Numbers
    """How often each token is in the deck; with dice, in how many ways it is rolled."""
    open_cell: Numbers
    """1 for cells that a wild card can fill, 2 for joker cells, 0 for cells without a chip."""
    immune: Numbers
    """1 at ``token * cells + cell`` where the token may not touch the chip."""
    slanted: Numbers
    """1 for lines that run diagonally."""
    settings: dict[str, int] = field(default_factory=dict)
    """The other parameters, by their name in the core."""


def ground_for(setup: Setup) -> CoreGround:
    """The tables of a setup."""
    rules, board = setup.rules, setup.board
    dice = rules.source == "dice"
    tokens = setup.rolls if dice else _in_order(setup)
    number = {token: i for i, token in enumerate(tokens)}
    lines = setup.windows + setup.patterns
    chips = ~setup.free
    line_from, line_cells = _lists([list(cells_in(line & chips)) for line in lines])
    through_from, through = _lists(
        [[w for w, line in enumerate(lines) if line >> cell & 1] for cell in range(board.size)]
    )
    token_from, token_cells = _lists([list(cells_in(setup.match.get(t, 0))) for t in tokens])
    copies = list(setup.ways_to_roll.values()) if dice else [setup.deck.count(t) for t in tokens]
    limit = 0 if dice else rules.hand_size(setup.players)
    takes = any(
        setup.powers.get(t) in ("remove", "replace_any", "replace_enemy", "swap") for t in tokens
    )
    return CoreGround(
        setup=setup,
        tokens=tokens,
        number=number,
        lines=lines,
        line_number={line: w for w, line in reversed(list(enumerate(lines)))},
        rows_to=len(setup.windows),
        side_of=array("i", setup.side_of),
        need=array("i", [(line & chips).bit_count() for line in lines]),
        line_from=line_from,
        line_cells=line_cells,
        through_from=through_from,
        through=through,
        clash=_clashes(setup),
        token_from=token_from,
        token_cells=token_cells,
        cell_token=_shown(setup, number),
        power=array("i", [POWERS.index(setup.powers.get(t, "")) for t in tokens]),
        copies=array("i", copies),
        open_cell=array(
            "i",
            [
                2 if setup.joker_cells >> c & 1 else int(setup.playable >> c & 1)
                for c in range(board.size)
            ],
        ),
        immune=array(
            "i", [setup.immune.get(t, 0) >> c & 1 for t in tokens for c in range(board.size)]
        ),
        slanted=array("i", [int(_is_slanted(setup, line)) for line in lines]),
        settings={
            "sides": setup.sides,
            "seats": setup.players,
            "step": setup.step,
            "rows_to_win": setup.rows_to_win,
            "live": int(rules.rows.mode == "live"),
            "protect": rules.protect.rows,
            "protect_corners": rules.protect.corners,
            "dice": dice,
            "at_least": rules.match == "at_least",
            "draw_at": ("end", "start", "action", "none").index(rules.draw.when),
            "limit": limit,
            "full": (rules.hand.max or limit) if rules.turn.must_play_at_max else 1000,
            "may_rest": not rules.turn.must_draw_at_zero,
            "turn_ins": rules.dead.swap,
            "turn_in_first": not rules.dead.optional,
            "turn_in_stuck": rules.dead.only_when_stuck,
            "out_at": rules.dead.eliminate_at or 1000,
            "reshuffles": rules.exhaust == "reshuffle",
            "ends_empty": rules.exhaust == "end",
            "own_too": rules.remove.allow_own,
            "covers": rules.blocked == "replace_enemy",
            "takes": takes or rules.blocked == "replace_enemy",
            "again": sum(1 << number[str(n)] for n in rules.extra_turn.on if str(n) in number),
            "again_blocked": rules.extra_turn.even_if_blocked,
        },
    )


def _in_order(setup: Setup) -> tuple[Token, ...]:
    kinds = dict.fromkeys(setup.deck)
    return tuple(sorted(kinds, key=lambda t: (not is_number(t), int(t) if is_number(t) else 0)))


def _lists(parts: list[list[int]]) -> tuple[array[int], array[int]]:
    """Lists laid end to end, and where each begins (and the last ends)."""
    starts = [0]
    for part in parts:
        starts.append(starts[-1] + len(part))
    return array("i", starts), array("i", [n for part in parts for n in part] or [0])


def _clashes(setup: Setup) -> array[int]:
    count = len(setup.windows)
    every = count + len(setup.patterns)
    table = array("B", bytes(every * every))
    for a, one in enumerate(setup.windows):
        for b in range(a, count):
            if not compatible(setup, one, setup.windows[b]):
                table[a * every + b] = table[b * every + a] = 1
    return table


def _shown(setup: Setup, number: dict[Token, int]) -> array[int]:
    """The token on each cell. Where higher cells can be filled too: the highest that fills it."""
    shown = array("i", [-1] * setup.board.size)
    for token, cells in setup.match.items():
        if token in number:
            for cell in cells_in(cells):
                shown[cell] = max(shown[cell], number[token])
    return shown


def _is_slanted(setup: Setup, line: int) -> bool:
    """Whether a line runs diagonally; shapes and patterns run nowhere."""
    if setup.rules.rows.shapes or line not in setup.windows:
        return False
    first, second = list(cells_in(line))[:2]
    return second - first not in (1, setup.board.width)
