# SPDX-License-Identifier: MIT
"""Figures as people read them in a terminal: shares, the heat of a board, single cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from sequence_desktop.engine.board import Board
from sequence_desktop.engine.cards import BLOCKED
from sequence_desktop.lab.tally import CardFigures

TOLD: Final = 5
"""So many best and hardest cards are told."""
RARE: Final = 10
"""Of a card that was played less often than this, nothing is said."""


def often_played(cards: Iterable[CardFigures]) -> tuple[CardFigures, ...]:
    """The cards of which something can be said, in the order in which they come."""
    return tuple(card for card in cards if card.played >= RARE)


def best_and_hardest(
    cards: Iterable[CardFigures],
) -> tuple[tuple[CardFigures, ...], tuple[CardFigures, ...]]:
    """Of cards, the best first: some of the best, and some of the rest, the hardest first."""
    often = often_played(cards)
    return often[:TOLD], often[TOLD:][::-1][:TOLD]


def shares(counts: Mapping[str, int]) -> str:
    """What part of all each kind is."""
    every = max(sum(counts.values()), 1)
    return ", ".join(f"{kind} {count / every:.0%}" for kind, count in counts.items())


def heat_lines(board: Board, heat: Sequence[int], decided: int) -> Iterator[str]:
    """The board, each cell with the part of the decided games that a row through it has won."""
    yield "Won with a row through the cell, in % of the decided games:"
    yield "     " + " ".join(f"{name[:-1]:>3}" for name in board.names[: board.width])
    for r in range(board.height):
        cells = range(r * board.width, (r + 1) * board.width)
        shown = (_heat(board, heat, cell, decided) for cell in cells)
        yield f"{r + 1:3}  " + " ".join(f"{text:>3}" for text in shown)


def _heat(board: Board, heat: Sequence[int], cell: int, decided: int) -> str:
    return "." if board.cells[cell] == BLOCKED else f"{100 * heat[cell] / max(decided, 1):.0f}"


def card_lines(cards: Iterable[CardFigures]) -> Iterator[str]:
    """The best cards and the hardest."""
    best, hardest = best_and_hardest(cards)
    if not best:
        yield "Too few games to say anything about single cards."
        return
    yield "Chips put with a card that became part of a winning row (and that the winner put):"
    for title, some in (("best", best), ("hardest", hardest)):
        yield f"{title:8} " + ", ".join(_card(card) for card in some)


def _card(card: CardFigures) -> str:
    return f"{card.token} {card.share:.0%} ({card.win_rate:.0%}) of {card.played}"
