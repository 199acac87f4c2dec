# SPDX-License-Identifier: MIT
"""Moves: frozen values with one text form, used by files, logs, the command line and tests.

================  ===================================================================
``4S@e5``         play 4S and put a chip on e5
``JS-e5``         play JS and remove the chip on e5
``JS*e5``         play JS and replace the chip on e5 by one's own
``12~b2/c3``      swap one's own chip on b2 with the enemy chip on c3
``4S!``           turn in the dead card 4S
``+``, ``+QH``    draw from the stock; take QH, which lies face up
``=``             pass
``4S@e5:a5-e5``   ... and claim the row from a5 to e5; rows are parted by commas
``#2``            seat 2 has spoken out of turn, and its side pays what the rules say
``4S#``, ``#e5``  pay for it: give up 4S; take the chip of that side off e5
================  ===================================================================

A draw that a seat still owes while another is to move names that seat: ``0+``.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from sequence_desktop.engine.cards import Token, parse_token
from sequence_desktop.engine.errors import BadMove, quoted
from sequence_desktop.engine.phrases import phrase


class Kind(StrEnum):
    """What a move does; the value is its sign in the text form."""

    PUT = "@"
    REMOVE = "-"
    REPLACE = "*"
    SWAP = "~"
    TURN_IN = "!"
    DRAW = "+"
    PASS = "="
    TALK = "#"


_CELL: Final = r"[a-z][1-9]\d?"
_TOKEN: Final = r"(?:10|[0-9A-Za-z?])[SHDCKshdck♠♥♦♣]|\d{1,4}|\?"
_ROW: Final = rf"{_CELL}(?:-{_CELL}|(?:\+{_CELL})+)"
_MOVE: Final = re.compile(
    rf"(?:(?P<token>{_TOKEN})(?:(?P<sign>[@*-])(?P<cell>{_CELL})|(?P<swap>~)(?P<own>{_CELL})/(?P<other>{_CELL})"
    rf"|(?P<turn_in>!))(?::(?P<rows>{_ROW}(?:,{_ROW})*))?"
    rf"|(?P<given>{_TOKEN})(?P<give>\#)|(?P<call>\#)(?:(?P<caller>\d{{1,2}})|(?P<lost>{_CELL}))"
    rf"|(?P<seat>\d{{1,2}})?(?P<draw>\+)(?P<taken>{_TOKEN})?|(?P<pass>=))",
    re.ASCII,
)
_CELL_IN: Final = re.compile(_CELL)
_SIGNS: Final = ("sign", "swap", "turn_in", "give", "call", "draw", "pass")


@dataclass(frozen=True, slots=True)
class Move:
    """One move.

    >>> Move.parse("4S@e5:a5-e5")
    Move(kind=<Kind.PUT: '@'>, token='4S', cell='e5', other='', rows=('a5-e5',), seat=None)
    >>> str(Move(Kind.REMOVE, "JS", "e5"))
    'JS-e5'
    """

    kind: Kind
    token: Token = ""
    """The card or roll played, turned in, or taken from the open cards; "" for pass and draw."""
    cell: str = ""
    """The cell acted on, by name; in a swap, one's own chip."""
    other: str = ""
    """In a swap, the enemy's chip."""
    rows: tuple[str, ...] = ()
    """The rows claimed, by name, in the order of the board; empty where there is no choice."""
    seat: int | None = None
    """The seat that draws, where it is not the one whose draw is next; or the one that spoke."""

    def __post_init__(self) -> None:
        if len(self.rows) > 1:  # whoever names the same rows in another order claims the same
            object.__setattr__(self, "rows", tuple(sorted(self.rows, key=_place)))

    @classmethod
    def parse(cls, text: str) -> Move:
        """Read a move's text form.

        Raises:
            BadMove: the text is not a move.
        """
        found = _MOVE.fullmatch(text.strip())
        if found is None:
            raise BadMove(
                phrase("{move} is not a move", move=quoted(text)),
                remedy=phrase("write it like 4S@e5, JS-e5, 4S! or ="),
            )
        sign = next(found[group] for group in _SIGNS if found[group])
        name = found["token"] or found["taken"] or found["given"]
        try:
            token = parse_token(name) if name else ""
        except ValueError:
            raise BadMove(
                phrase("{move}: {card} is not a card", move=quoted(text), card=quoted(name)),
                remedy=phrase("write cards like 4S or TH"),
            ) from None
        return cls(
            Kind(sign),
            token,
            found["cell"] or found["own"] or found["lost"] or "",
            found["other"] or "",
            tuple(found["rows"].split(",")) if found["rows"] else (),
            int(found["seat"] or found["caller"]) if found["seat"] or found["caller"] else None,
        )

    def __str__(self) -> str:
        claim = ":" + ",".join(self.rows) if self.rows else ""
        if self.kind is Kind.DRAW:
            return f"{'' if self.seat is None else self.seat}+{self.token}"
        if self.kind is Kind.PASS:
            return "="
        if self.kind is Kind.TALK:
            return f"{self.token}#{self.cell}{'' if self.seat is None else self.seat}"
        if self.kind is Kind.SWAP:
            return f"{self.token}~{self.cell}/{self.other}{claim}"
        return f"{self.token}{self.kind}{self.cell}{claim}"


def _place(row: str) -> tuple[int, str, int, str]:
    """Where a row lies, to be compared: its top cell row by row; across, down, falling, rising."""
    cells = [(int(cell[1:]), cell[0]) for cell in _CELL_IN.findall(row)]
    top, end = cells[0], cells[-1]
    if end[0] == top[0]:
        way = 0
    else:
        way = 1 if end[1] == top[1] else 2 if end[1] > top[1] else 3
    return (*top, way, row)
