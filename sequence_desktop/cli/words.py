# SPDX-License-Identifier: MIT
"""Moves, chances and reasons in plain English, for the terminal."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from sequence_desktop.engine.moves import Kind, Move
from sequence_desktop.engine.setup import SIDE_LETTERS
from sequence_desktop.players.reasons import Reason, Why
from sequence_desktop.players.share import Share


def percent(chance: float) -> str:
    """A chance in whole per cent."""
    return f"{chance:.0%}"


def in_words(share: Share) -> str:
    """A chance with its interval, unless there is no doubt."""
    if not share.tries:
        return f"{percent(share.chance)} (certain)"
    return f"{percent(share.chance)} ({percent(share.low)} to {percent(share.high)})"


def points(change: float) -> str:
    """A change of a chance, in hundredths with its sign."""
    return f"{100 * change:+.0f}"


def told(move: Move) -> str:
    """A move as one would say it, without the rows it claims."""
    return {
        Kind.PUT: f"{move.token} on {move.cell}",
        Kind.REMOVE: f"{move.token} takes the chip from {move.cell}",
        Kind.REPLACE: f"{move.token} takes the place of the chip on {move.cell}",
        Kind.SWAP: f"{move.token} swaps {move.cell} with {move.other}",
        Kind.TURN_IN: f"turn in {move.token}",
        Kind.DRAW: f"take {move.token}" if move.token else "draw a card",
        Kind.PASS: "pass",
        Kind.TALK: f"give up {move.token}" if move.token else f"take the chip from {move.cell}",
    }[move.kind]


def because(reason: Reason) -> str:
    """A reason in words, as the rest of a sentence about the move."""
    return _SAID[reason.kind](reason)


def signed(reasons: Sequence[Reason]) -> list[str]:
    """Reasons as a list: with + what speaks for the move, with - what speaks against it."""
    return [f"{'-' if reason.points < 0 else '+'} {because(reason)}" for reason in reasons]


def _many(words: Sequence[str]) -> str:
    """A list in words: "a5", "a5 and b5", "a5, b5 and c5"."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} and {words[-1]}"


def _side(reason: Reason) -> str:
    return f"side {SIDE_LETTERS[reason.side]}" if reason.side is not None else "an enemy"


def _builds(reason: Reason) -> str:
    ends = f"open: {_many(reason.cells)}"
    if reason.held:
        some = "cards for all" if reason.held == len(reason.cells) else f"cards for {reason.held}"
        ends += f"; {some} of these in the hand"
    return f"makes {reason.amount} of {reason.of} in {_many(reason.lines)} ({ends})"


def _blocks(reason: Reason) -> str:
    next_one = " (next to move)" if reason.held else ""
    return (
        f"stops {_side(reason)}{next_one}, which has {reason.amount} of {reason.of}"
        f" in {_many(reason.lines)}"
    )


def _breaks(reason: Reason) -> str:
    return (
        f"takes a chip of {_side(reason)} from {reason.amount} of {reason.of}"
        f" in {_many(reason.lines)}"
    )


_SAID: Final[Mapping[Why, Callable[[Reason], str]]] = {
    Why.WINS: lambda r: f"wins the game{' with ' + _many(r.lines) if r.lines else ''}",
    Why.ROW: lambda r: f"completes {_many(r.lines)}: {r.amount} of the {r.of} rows that win",
    Why.BUILDS: _builds,
    Why.TWO_WAYS: lambda r: f"builds in two directions at once: {_many(r.lines)}",
    Why.ROOM: lambda r: f"has room: {r.amount} open lines run through {_many(r.cells)}",
    Why.CORNER: lambda r: f"uses the free cell {_many(r.cells)}",
    Why.BLOCKS: _blocks,
    Why.BREAKS: _breaks,
    Why.BREAKS_ROW: lambda r: f"breaks up a row of {_side(r)}: {_many(r.lines)}",
    Why.FREES: lambda r: f"frees {_many(r.lines)}, where your side has {r.amount} of {r.of}",
    Why.ONLY_MINE: lambda r: f"takes a cell for which nobody else can get a card ({r.card})",
    Why.KEEPS_SPECIAL: lambda r: f"keeps {r.card}, which could do the same",
    Why.NOTHING_LESS: lambda r: f"needs {r.card}, for no plain card in the hand does it",
    Why.SPENDS_SPECIAL: lambda r: f"costs {r.card}, one of {r.amount} of its kind in the hand",
    Why.SECOND_COPY: lambda r: f"gives nothing up: {r.card} is held {r.amount} times",
    Why.OTHER_CELL: lambda r: f"does more than {r.card} on {_many(r.cells)}",
    Why.GIVES_UP: lambda r: f"gives up {_many(r.cells)}, the other cell of {r.card}",
    Why.REACHES: lambda r: f"keeps the cards that fit more cells ({r.card} fits {r.amount})",
    Why.TURNS_IN: lambda r: f"exchanges {r.card}, which has no cell left",
    Why.DRAWS: lambda r: f"is worth more than any play now, with so few cards ({r.amount})",
    Why.OWED: lambda _: "is still owed for the last turn",
    Why.TAKES_CARD: lambda r: f"brings {r.card}{', for ' + _many(r.cells) if r.cells else ''}",
    Why.TAKES_SPECIAL: lambda r: f"brings the special card {r.card}",
    Why.SWAPS: lambda r: (
        f"puts your chip from {r.cells[0]} in the place of the one on {r.cells[1]}"
    ),
    Why.PAYS: lambda r: f"pays with what is missed least ({r.card or _many(r.cells)})",
    Why.PASSES: lambda _: "is all that can be done",
    Why.ONLY_MOVE: lambda _: "is the only move there is",
    Why.FITS: lambda _: "is as good as any other",
}
