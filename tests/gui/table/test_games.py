# SPDX-License-Identifier: MIT
"""Whole games of every kind, played through the table with real events."""

import gc
import random
from collections import Counter
from typing import Any

import pytest
from PySide6.QtWidgets import QGraphicsItem

from sequence_desktop.engine.board import cells_in
from sequence_desktop.engine.game import Game
from sequence_desktop.engine.moves import Kind, Move
from sequence_desktop.engine.position import Position
from sequence_desktop.engine.state import Phase
from sequence_desktop.gui.table.art import ChipState
from sequence_desktop.gui.table.items import ChipItem
from sequence_desktop.gui.table.lights import RowItem
from sequence_desktop.paths import data
from tests.gui.table.conftest import SetTable
from tests.gui.table.gestures import Gestures
from tests.gui.table.rig import Rig, board_of, rules_of

PRESETS = sorted(
    path.stem
    for path in data("resources", "rules").glob("*.json")
    if not path.stem.endswith("schema")
)
MOST_MOVES = 260
GREEDY = 0.7
"""How often the person plays for rows."""
FORGETFUL = 0.25
"""How often a draw by hand is forgotten."""


def new_game(preset: object, players: int | None = None, seed: int = 11) -> Game:
    rules = rules_of(preset)
    board = board_of(rules.board.layout)
    return Game.new(rules, board, players or rules.player_counts[0], seed=seed)


class Round:
    """A game in which the person at seat 0 plays by gestures, and the others by the engine."""

    def __init__(self, rig: Rig, game: Game, seed: int, *, typed: bool = False) -> None:
        self.rig = rig
        self.chance = random.Random(seed)
        self.typed = typed
        self.made = 0
        self.seen: Counter[str] = Counter()
        hands = Gestures(rig, self.chance)
        self._act = hands.type if typed else hands.make
        rig.game = game
        rig.show(animate=False)

    def play(self) -> None:
        """Play to the end, or for long enough."""
        game = self.rig.game
        while game.outcome() is None and len(game.moves) < MOST_MOVES:
            move, mine = self._next()
            if mine:
                self.note(move)
                self.rig.moves.clear()
                self._act(move)
                assert self.rig.moves == [str(move)]
                self.made += 1
            else:
                self.rig.reply(str(move))
            self.check()

    def note(self, move: Move) -> None:
        """Remember what the person has done, to be sure that it was tried."""
        position = self.rig.game.position
        self.seen[move.kind.name] += 1
        self.seen[f"late {move.kind.name}"] += move.seat is not None
        self.seen["announced"] += bool(move.rows)
        claims = position.claims(move)
        self.seen["kept silent"] += () in claims and not move.rows

    def _next(self) -> tuple[Move, bool]:
        position = self.rig.game.position
        late = position.late_draws()
        if late and self.chance.random() > FORGETFUL:
            move = self.chance.choice(late)
            return move, move.seat == 0
        moves = list(position.legal_moves())
        if position.seat == 0 and self.chance.random() < GREEDY:
            best = max(worth(position, move) for move in moves)
            moves = [move for move in moves if worth(position, move) == best]
        return self.chance.choice(moves), position.seat == 0

    def check(self) -> None:
        """The screen is what the view says."""
        rig = self.rig
        table, position = rig.view.table, rig.game.view(0).position
        assert rig.hand == list(rig.game.view(0).hand)
        assert rig.at_rest()
        assert not rig.in_the_air()
        setup = position.setup
        if setup.rules.source == "dice":
            assert table.dice.total == position.roll
            assert sum(table.dice.faces) == int(position.roll)
            assert table.dice.at_rest
        else:
            for spot in table.piles.spots:
                pile = self.pile(spot.index) if spot.zone.name == "OPEN" else None
                if pile is not None:
                    item = table.piles.item(spot)
                    assert (item.top(), item.count) == (pile[0] if pile else None, len(pile))
        if position.outcome is None and position.seat == 0 and position.phase is not Phase.PLAY:
            assert table.plate.notice.calling

    def pile(self, place: int) -> tuple[str, ...]:
        piles = self.rig.game.position.open
        return piles[place] if place < len(piles) else ()

    def check_board(self) -> None:
        """Every chip and row lies where it should."""
        rig = self.rig
        position = rig.game.position
        chips = [item for item in rig.view.table.items() if type(item) is ChipItem]
        seen = {rig.view.table.plan.cell_at(chip.pos()): chip.colour for chip in chips}
        wanted = {cell: side for side, mask in enumerate(position.chips) for cell in cells_in(mask)}
        assert seen == wanted
        rows = sum(len(position.rows_of(side)) for side in range(len(position.chips)))
        drawn = [item for item in rig.view.table.items() if type(item) is RowItem]
        if position.setup.rules.ui.row_style == "flipped":
            white = [chip for chip in chips if ChipState.FLIPPED in chip.state]
            assert drawn == []
            assert bool(white) == bool(rows)
        else:
            assert len(drawn) == rows


def worth(position: Position, move: Move) -> int:
    """How many own chips the best window through the move's cell would hold."""
    if move.kind is not Kind.PUT:
        return 0
    setup = position.setup
    cell = setup.board.cell(move.cell)
    own = position.chips[position.side] | setup.free | 1 << cell
    enemy = position.occupied & ~own
    return max(((w & own).bit_count() for w in setup.through[cell] if not w & enemy), default=0)


def played(set_table: SetTable, game: Game, seed: int = 5, **more: Any) -> Round:
    rig = set_table()
    it = Round(rig, game, seed, **more)
    it.play()
    it.check_board()
    assert it.made > 5
    return it


TRIED = {
    "sequence": {"PUT", "REMOVE"},
    "travel": {"PUT", "TURN_IN"},
    "open_draft": {"PUT", "REMOVE", "DRAW"},
    "home_sheet": {"PUT", "late DRAW", "announced", "kept silent"},
    "club": {"PUT", "late DRAW"},
    "five_straight": {"PUT", "DRAW"},
    "sequence_dice": {"PUT", "REMOVE", "REPLACE"},
    "sequence_dice_gem": {"PUT", "REMOVE", "SWAP", "PASS"},
}
"""What a person has to have done with the pointer at least once."""


def try_everything(set_table: SetTable, preset: str, *, typed: bool) -> None:
    """Play games until everything that is special about them has been done."""
    wanted = TRIED.get(preset, {"PUT"})
    seen: Counter[str] = Counter()
    for seed in range(11, 18):
        seen += played(set_table, new_game(preset, seed=seed), seed, typed=typed).seen
        if wanted <= seen.keys():
            return
    pytest.fail(f"never tried: {wanted - seen.keys()}")


@pytest.mark.parametrize("preset", PRESETS)
def test_whole_games_with_the_pointer(set_table: SetTable, preset: str) -> None:
    try_everything(set_table, preset, typed=False)


@pytest.mark.parametrize("preset", TRIED)
def test_whole_games_with_the_keyboard(set_table: SetTable, preset: str) -> None:
    try_everything(set_table, preset, typed=True)


def test_more_than_two_play_at_every_size_of_hand(set_table: SetTable) -> None:
    for preset, players in (("sequence", 12), ("five_straight", 9), ("sequence_dice", 4)):
        it = Round(set_table(), new_game(preset, players), 3)
        it.play()
        it.check_board()


def test_one_table_shows_one_kind_of_game_after_another(set_table: SetTable) -> None:
    """Nothing of a game is left on the table, or in memory, when another one is begun."""
    rig = set_table()
    games = [new_game(preset) for preset in PRESETS] * 2
    counts = []
    for number, game in enumerate(games):
        rig.game = game
        rig.show(animate=False)
        for _ in range(6):
            moves = [*game.position.late_draws()[:1], *game.position.legal_moves()]
            rig.reply(str(moves[0]))
        table = rig.view.table
        setup = game.setup
        assert table.dice.isVisible() is (setup.rules.source == "dice")
        assert (table.plan.columns, table.plan.rows) == (setup.board.width, setup.board.height)
        kinds = Counter(type(item).__name__ for item in table.items())
        assert kinds["CellItem"] == setup.board.size
        heaps = kinds["PileItem"] + kinds["StockItem"]
        assert heaps == len(table.piles.spots) + sum(
            not item.isVisible() for item in (table.piles.stock, table.piles.discards)
        )
        if number % len(PRESETS) == 0:
            gc.collect()
            counts.append(sum(isinstance(it, QGraphicsItem) for it in gc.get_objects()))
    assert counts[-1] <= counts[0] + 3
