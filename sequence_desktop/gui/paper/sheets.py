# SPDX-License-Identifier: MIT
"""From what a person wants to the leaves that are printed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from PySide6.QtCore import QCoreApplication

from sequence_desktop.engine.board import Board
from sequence_desktop.engine.phrases import phrase
from sequence_desktop.gui.paper.board_sheets import (
    assembly_leaf,
    printed_name,
    tile_leaves,
    whole_leaf,
)
from sequence_desktop.gui.paper.card_sheets import (
    CHIP_SHARE,
    chip_leaves,
    chips_each,
    halves_leaves,
)
from sequence_desktop.gui.paper.options import Options, What
from sequence_desktop.gui.paper.pages import Fit, Page, PaperFault, fit, pages
from sequence_desktop.gui.paper.painting import Leaf
from sequence_desktop.gui.paper.rules_sheet import RulesText, rules_leaves
from sequence_desktop.gui.paper.score_sheet import score_leaf
from sequence_desktop.gui.paper.tiling import Tiling, tiling

translate = QCoreApplication.translate

T = TypeVar("T")


@dataclass(frozen=True)
class Material:
    """What there is to print.

    Attributes:
        board: the board.
        rules: how to play a game on it; None if there is no game.
    """

    board: Board
    rules: RulesText | None = None

    @property
    def name(self) -> str:
        """What the board is called."""
        return printed_name(self.board)

    def title(self, options: Options) -> str:
        """What a document of this is called."""
        return _titled(self.name, options.what, self.rules.title if self.rules else "")

    def file_title(self, options: Options) -> str:
        """The same with the names that stand in the files of board and game, for a file's name."""
        name = self.board.name or self.board.id or self.name
        return _titled(name, options.what, self.rules.file_title if self.rules else "")


def _titled(board: str, what: What, game: str) -> str:
    kind = {
        What.BOARD: "",
        What.HALVES: translate("Paper", "cards to cut"),
        What.CHIPS: translate("Paper", "chips"),
        What.RULES: game,
        What.SCORES: translate("Paper", "score sheet"),
        What.ASSEMBLY: translate("Paper", "how to put it together"),
    }[what]
    return f"{board}: {kind}" if kind else board


def leaves(material: Material, options: Options) -> tuple[Leaf, ...]:
    """All leaves that these options ask for, in the order in which they are printed.

    Raises:
        PaperFault: something does not go onto this paper, or there are no rules to print.
    """
    ways = pages(options.paper, options.orientation, options.margin)
    match options.what:
        case What.BOARD if options.tiled:
            return _tiles(material.board, options, ways)
        case What.BOARD:
            return (whole_leaf(material.board, _best_fit(material.board, ways).page),)
        case What.ASSEMBLY:
            best = _best_tiling(material.board, options, ways)
            return (assembly_leaf(material.board, best, best.page),)
        case What.HALVES:
            return _halves(material.board, options, ways)
        case What.CHIPS:
            return _chips(material.board, options, ways)
        case What.SCORES:
            return (_best(ways, lambda page: score_leaf(page, options.sides), _upright),)
        case _:
            if material.rules is None:
                raise PaperFault(
                    phrase("there are no rules to print"), remedy=phrase("choose a game")
                )
            return rules_leaves(material.rules, ways[0])


def _tiles(board: Board, options: Options, ways: Sequence[Page]) -> tuple[Leaf, ...]:
    best = _best_tiling(board, options, ways)
    tiles = tile_leaves(board, best)
    return (*tiles, assembly_leaf(board, best, best.page)) if options.assembly else tiles


def _halves(board: Board, options: Options, ways: Sequence[Page]) -> tuple[Leaf, ...]:
    cut = _best(ways, lambda page: halves_leaves(board, page, options.cell), _fewest)
    if not options.assembly:
        return cut
    plan = whole_leaf(
        board,
        _best_fit(board, ways).page,
        title=translate("Paper", "Where each half is glued"),
        remark=translate("Paper", "Each half goes onto a cell that shows the same."),
    )
    return (*cut, plan)


def _chips(board: Board, options: Options, ways: Sequence[Page]) -> tuple[Leaf, ...]:
    diameter = chip_size(board, options)
    each = options.chips or chips_each(board, options.sides)

    def make(page: Page) -> tuple[Leaf, ...]:
        return chip_leaves(board, page, diameter=diameter, sides=options.sides, each=each)

    return _best(ways, make, _fewest)


def chip_size(board: Board, options: Options) -> float:
    """How wide chips are that suit the board as it is printed with these options.

    Raises:
        PaperFault: the board does not go onto this paper.
    """
    if options.tiled:
        return min(options.cell) * CHIP_SHARE
    ways = pages(options.paper, options.orientation, options.margin)
    return min(_best_fit(board, ways).cell) * CHIP_SHARE


def _best_fit(board: Board, ways: Sequence[Page]) -> Fit:
    """The way to hold the paper that makes the cells largest."""
    return _best(
        ways,
        lambda page: fit(page, board.width, board.height),
        lambda place: -min(place.cell),
    )


def _best_tiling(board: Board, options: Options, ways: Sequence[Page]) -> Tiling:
    """The way to hold the paper that takes the fewest pages."""

    def make(page: Page) -> Tiling:
        return tiling(page, board.width, board.height, options.cell, options.overlap)

    return _best(ways, make, lambda way: float(len(way.tiles)))


def _upright(leaf: Leaf) -> float:
    return float(leaf.page.landscape)


def _fewest(sheets: Sequence[Leaf]) -> float:
    return float(len(sheets))


def _best(ways: Sequence[Page], make: Callable[[Page], T], cost: Callable[[T], float]) -> T:
    """The cheapest of what can be made of these pages, the first of equals.

    Raises:
        PaperFault: nothing can be made; why not, of the first page.
    """
    found: list[T] = []
    faults: list[PaperFault] = []
    for page in ways:
        try:
            found.append(make(page))
        except PaperFault as fault:
            faults.append(fault)
    if not found:
        raise faults[0]
    return min(found, key=cost)
