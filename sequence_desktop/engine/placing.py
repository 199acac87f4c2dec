# SPDX-License-Identifier: MIT
"""Positions that somebody sets up: chips laid and cards dealt as they are written down.

Rule cases begin with such a description, and so do saved games that began with one. Its keys:

=============  ====================================================================================
``chips``      one line a board row: ``.`` or the letter of a side for each cell
``claimed``    the rows already made, by side, as ``first-last``
``hands``      one text a seat; ``?`` is any card that is left
``stock``      the top card first; left out: what is left of the deck, in a fixed order
``discards``   the oldest first
``open``       the face-up piles or market places; left out: laid out from the stock
``rolls``      the totals of the roll to be played and of those that follow
``to_move``    the seat to move
``limits``     the cards each seat refills its hand to; left out: those it holds
``phase``      what the seat to move has to do; left out: its turn begins
``swaps``      the dead cards it has turned in this turn
``passes``     the turns passed in a row
``owed``       the seats that have played and not yet drawn
``out``        the seats that are out of the game
``overtime``   in sudden death, the turns each side still has
``chance``     the state of chance
=============  ====================================================================================
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from sequence_desktop.engine.board import cells_in
from sequence_desktop.engine.cards import HIDDEN, Token, parse_cards
from sequence_desktop.engine.draws import lay_open, open_choices
from sequence_desktop.engine.errors import BadCase, quoted
from sequence_desktop.engine.numbers import is_whole
from sequence_desktop.engine.phrases import phrase
from sequence_desktop.engine.position import Position
from sequence_desktop.engine.rows import RowSet, completed, opening_hot, protected_cells
from sequence_desktop.engine.setup import SIDE_LETTERS, Setup
from sequence_desktop.engine.state import Draft, Phase
from sequence_desktop.engine.turns import begin_turn

PLACED_KEYS: Final = (
    *("chips", "claimed", "hands", "stock", "discards", "open", "rolls", "to_move"),
    *("limits", "phase", "swaps", "passes", "owed", "out", "overtime", "chance"),
)
"""Every key of a description."""
_MOST: Final = 1 << 64
MOST_PASSES: Final = 1_000_000
"""With dice a turn may be passed again and again."""


def place(setup: Setup, data: Mapping[str, Any]) -> Position:
    """The position that is described.

    Raises:
        BadCase: chips, cards or seats are wrong.
        TypeError, AttributeError, KeyError, IndexError, ValueError: a value is of the wrong kind.
    """
    draft = Draft.blank(setup)
    _lay_chips(draft, data)
    _deal_hands(draft, data)
    draft.seat = number(data, "to_move", 0)
    if not 0 <= draft.seat < setup.players:
        raise BadCase(phrase("there is no seat {seat}", seat=draft.seat), where="to_move")
    draft.rng = _count(data, "chance", _MOST)
    draft.rolls = tuple(_roll(total) for total in listed(data, "rolls"))
    if "open" in data:
        draft.open = tuple(parse_cards(pile) for pile in listed(data, "open"))
    else:
        lay_open(draft)
    _count_turns(draft, data)
    if "phase" in data and setup.rules.source == "cards":
        draft.phase = _phase(draft, data["phase"])
    else:
        begin_turn(draft)
    draft.swaps = _count(data, "swaps", len(setup.deck) + 1)
    return Position(draft)


def placed(position: Position) -> dict[str, object]:
    """The description of a position, of which :func:`place` makes an equal one.

    Raises:
        ValueError: the game is over, or somebody is paying a penalty: that is not described.
    """
    if position.outcome is not None or position.penalty:
        raise ValueError("only a position in which somebody may play is set up")
    setup = position.setup
    data: dict[str, object] = {
        "chips": chip_lines(setup, position.chips),
        "claimed": {
            SIDE_LETTERS[side]: [setup.board.row_name(row) for row in rows]
            for side, rows in enumerate(position.rows)
            if rows
        },
        "hands": [" ".join(hand) for hand in position.hands],
        "stock": " ".join(position.stock),
        "discards": " ".join(position.discards),
        "to_move": position.seat,
    }
    begins = position.phase is Phase.PLAY and setup.rules.draw.when != "start"
    spare: dict[str, tuple[object, bool]] = {
        "open": ([" ".join(pile) for pile in position.open], bool(position.open)),
        "rolls": ([int(r) for r in (position.roll, *position.rolls) if r], bool(position.roll)),
        "limits": (list(position.limits), position.limits != tuple(map(len, position.hands))),
        "phase": (str(position.phase), setup.rules.source == "cards" and not begins),
        "swaps": (position.swaps, position.swaps > 0),
        "passes": (position.passes, position.passes > 0),
        "owed": (list(position.owed), bool(position.owed)),
        "out": (list(cells_in(position.out)), position.out > 0),
        "overtime": (list(position.overtime), bool(position.overtime)),
        "chance": (position.rng, bool(position.rng)),
    }
    return data | {key: value for key, (value, needed) in spare.items() if needed}


def chip_lines(setup: Setup, chips: tuple[int, ...]) -> list[str]:
    """Chips, given as a mask for each side, as lines of letters."""
    letters = ["."] * setup.board.size
    for side, mask in enumerate(chips):
        for cell in cells_in(mask):
            letters[cell] = SIDE_LETTERS[side]
    width = setup.board.width
    return [" ".join(letters[i : i + width]) for i in range(0, len(letters), width)]


def number(data: Mapping[str, Any], key: str, default: int) -> int:
    """A whole number.

    Raises:
        BadCase: it is none.
    """
    value = data.get(key, default)
    if not is_whole(value):
        raise BadCase(phrase("{value} is no number", value=quoted(value)), where=key)
    return value


def listed(data: Mapping[str, Any], key: str, where: str = "") -> list[Any]:
    """A list; a text in its place would be taken for a list of letters.

    Raises:
        BadCase: it is none.
    """
    value = data.get(key, [])
    if not isinstance(value, list):
        raise BadCase(
            phrase("{value} is no list", value=quoted(value)),
            where=where or key,
            remedy=phrase('write "{key}": [...]', key=key),
        )
    return value


def _count(data: Mapping[str, Any], key: str, end: int) -> int:
    value = number(data, key, 0)
    if not 0 <= value < end:
        raise BadCase(
            phrase("{value} is no number from 0 to {last}", value=quoted(value), last=end - 1),
            where=key,
        )
    return value


def _seats(draft: Draft, data: Mapping[str, Any], key: str) -> tuple[int, ...]:
    seats = tuple(listed(data, key))
    last = draft.setup.players - 1
    if not all(is_whole(seat, 0, last) for seat in seats) or len(set(seats)) != len(seats):
        raise BadCase(phrase("{seats} are no seats", seats=quoted(list(seats))), where=key)
    return seats


def _numbers(data: Mapping[str, Any], key: str, size: int, end: int) -> tuple[int, ...]:
    values = listed(data, key)
    if len(values) != size or not all(is_whole(value, 0, end - 1) for value in values):
        raise BadCase(
            phrase(
                "{values} are not {count} numbers from 0 to {last}",
                values=quoted(values),
                count=size,
                last=end - 1,
            ),
            where=key,
        )
    return tuple(values)


def _roll(total: object) -> Token:
    if isinstance(total, bool) or not str(total).isdecimal():
        raise BadCase(
            phrase("{value} is no number", value=quoted(total)),
            where="rolls",
            remedy=phrase("write totals: [7, 9]"),
        )
    return str(total)


def _phase(draft: Draft, name: object) -> Phase:
    phase = next(
        (known for known in (Phase.PLAY, Phase.DRAW, Phase.REPLACE) if known == name), None
    )
    if phase is None:
        raise BadCase(
            phrase("{name} is no phase", name=quoted(name)),
            where="phase",
            remedy=phrase("use play, draw or replace"),
        )
    if phase is not Phase.PLAY and not open_choices(draft):
        raise BadCase(
            phrase("there is no open card to take"), where="phase", remedy=phrase("use play")
        )
    return phase


def _count_turns(draft: Draft, data: Mapping[str, Any]) -> None:
    """What is counted through the game: who is out, who owes a draw, what was passed."""
    setup = draft.setup
    draft.passes = _count(data, "passes", MOST_PASSES + 1)
    draft.owed = _seats(draft, data, "owed")
    out = _seats(draft, data, "out")
    if draft.seat in out:
        raise BadCase(phrase("seat {seat} is out of the game", seat=draft.seat), where="to_move")
    draft.out = sum(1 << seat for seat in out)
    if "limits" in data:
        draft.limits = _numbers(data, "limits", setup.players, len(setup.deck) + 1)
    if "overtime" in data:
        draft.overtime = _numbers(data, "overtime", setup.sides, _MOST)
        if not draft.overtime[setup.side_of[draft.seat]]:
            raise BadCase(phrase("the side to move has no turn left"), where="overtime")


def _lay_chips(draft: Draft, data: Mapping[str, Any]) -> None:
    setup = draft.setup
    draft.chips = read_chips(setup, data)
    if any(own & ~setup.playable for own in draft.chips):
        raise BadCase(phrase("a chip lies on a cell that takes none"), where="chips")
    draft.hot = opening_hot(setup, draft.chips)
    rows = []
    for own, named in zip(draft.chips, read_rows(setup, data), strict=True):
        made = named
        if setup.rules.rows.mode == "live":
            # Every whole row counts, named or not; those named come in the order they were made.
            whole = completed(own | setup.free, setup.windows)
            first = tuple(row for row in named if row in whole)
            made = (*first, *(row for row in whole if row not in first))
        if any(row not in setup.windows or row & ~(own | setup.free) for row in made):
            raise BadCase(phrase("what is claimed is not a row of chips"), where="claimed")
        rows.append(made)
    draft.rows = tuple(rows)
    draft.locked = protected_cells(setup, draft.chips, draft.rows)


def read_chips(setup: Setup, data: Mapping[str, Any]) -> tuple[int, ...]:
    """The cells of each side's chips, as masks, wherever they are said to lie.

    Raises:
        BadCase: the lines do not fit the board, or a letter is no side.
    """
    board = setup.board
    chips = [0] * setup.sides
    lines = listed(data, "chips")
    if lines and len(lines) != board.height:
        raise BadCase(
            phrase("there are {count} lines of chips", count=len(lines)),
            where="chips",
            remedy=phrase("write {count}", count=board.height),
        )
    for r, line in enumerate(lines):
        words = line.split()
        if len(words) != board.width:
            raise BadCase(
                phrase("there are {count} cells", count=len(words)),
                where=phrase("chips, row {number}", number=r + 1),
            )
        for c, word in enumerate(words):
            if word != ".":
                chips[_side(word, setup)] |= 1 << r * board.width + c
    return tuple(chips)


def read_rows(setup: Setup, data: Mapping[str, Any]) -> tuple[RowSet, ...]:
    """The rows that each side is said to have, whatever lies on their cells.

    Raises:
        BadCase, BadBoard: the names are no rows.
    """
    claimed = data.get("claimed", {})
    return tuple(
        tuple(setup.board.row_mask(name) for name in listed(claimed, letter, "claimed"))
        for letter in SIDE_LETTERS[: setup.sides]
    )


def _deal_hands(draft: Draft, data: Mapping[str, Any]) -> None:
    draft.hands, draft.stock, draft.discards = read_cards(draft.setup, data)
    draft.limits = tuple(len(hand) for hand in draft.hands)


def read_cards(
    setup: Setup, data: Mapping[str, Any]
) -> tuple[tuple[tuple[Token, ...], ...], tuple[Token, ...], tuple[Token, ...]]:
    """The hands, the stock and the discards.

    "?" cards and a stock left out come from the rest of the deck.

    Raises:
        BadCase: there is no hand for each seat.
        ValueError: one of the words is no card.
        IndexError: there are not so many cards.
    """
    hands = [parse_cards(text) for text in listed(data, "hands")]
    if hands and len(hands) != setup.players:
        raise BadCase(
            phrase(
                "there are {count} hands for {seats} seats",
                count=len(hands),
                seats=setup.players,
            ),
            where="hands",
        )
    hands = hands or [()] * setup.players
    discards = parse_cards(data.get("discards", ""))
    stock = parse_cards(data["stock"]) if "stock" in data else ()
    laid = [parse_cards(pile) for pile in listed(data, "open")]
    named = Counter(card for cards in (*hands, *laid, discards, stock) for card in cards)
    rest = list((Counter(setup.deck) - named).elements())
    rest.sort(key=setup.deck.index)
    dealt = tuple(tuple(rest.pop() if card == HIDDEN else card for card in hand) for hand in hands)
    return dealt, stock if "stock" in data else tuple(rest), discards


def _side(letter: str, setup: Setup) -> int:
    side = SIDE_LETTERS.find(letter)
    if len(letter) != 1 or not 0 <= side < setup.sides:
        raise BadCase(
            phrase("{letter} is no side", letter=quoted(letter)),
            where="chips",
            remedy=phrase("use . or A, B, C, D"),
        )
    return side
