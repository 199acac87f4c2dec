# SPDX-License-Identifier: MIT
"""What must hold in every position of every game, and between a position and the next."""

from __future__ import annotations

import json
from collections import Counter
from functools import cache

from sequence_desktop.engine.board import cells_in
from sequence_desktop.engine.changes import (
    CardDrawn,
    CardLeft,
    CardPutBack,
    CardTakenBack,
    ChipPut,
    ChipRemoved,
    Ended,
    RowLost,
    RowMade,
    StockShuffled,
    TurnPassed,
    changes,
)
from sequence_desktop.engine.game import Game
from sequence_desktop.engine.moves import Move
from sequence_desktop.engine.outcome import Ending
from sequence_desktop.engine.position import Position
from sequence_desktop.engine.position_json import position_from_json, position_to_json
from sequence_desktop.engine.rng import Random
from sequence_desktop.engine.rows import protected_cells
from sequence_desktop.engine.setup import Setup
from sequence_desktop.engine.state import Phase
from sequence_desktop.engine.view import PlayerView, view_of
from tests.engine.reference import all_lines, all_shapes


@cache
def lines_of(setup: Setup) -> tuple[int, ...]:
    """The windows of a game as masks, found by the slow reference."""
    board = setup.board
    usable = setup.playable | setup.free
    found = all_shapes(board.height, board.width, setup.rules.rows.shapes) or all_lines(
        board.height, board.width, setup.row_length
    )
    masks = [sum(1 << r * board.width + c for r, c in line) for line in found]
    return tuple(mask for mask in masks if not mask & ~usable)


def check_facts(position: Position, before: Position | None = None) -> None:
    """Cards, chips, rows, hot cells and the outcome agree with each other.

    ``before``: a position already checked; sides that stand as they did there are passed over.
    """
    _check_cards(position)
    _check_chips(position)
    for side in range(position.setup.sides):
        if before is None or _standing(before, side) != _standing(position, side):
            _check_rows(position, side)
    _check_outcome(position)


def _standing(position: Position, side: int) -> tuple[object, ...]:
    return position.chips[side], position.rows[side], position.hot[side], position.locked


def _check_cards(position: Position) -> None:
    cards: Counter[str] = Counter(position.stock)
    cards.update(position.discards)
    for some in (*position.hands, *position.open):
        cards.update(some)
    assert dict(cards) == dict(_deck(position.setup))  # quicker than comparing counters
    extra = position.setup.rules.draw.when == "start"
    limits = zip(position.hands, position.limits, strict=True)
    most = position.setup.rules.hand.max or 0
    if position.setup.rules.turn.must_play_at_max:
        assert all(len(hand) <= max(limit + extra, most) for hand, limit in limits)


@cache
def _deck(setup: Setup) -> Counter[str]:
    return Counter(setup.deck)


def _check_chips(position: Position) -> None:
    covered = 0
    for own in position.chips:
        assert not own & covered, "two chips on one cell"
        covered |= own
    assert covered == position.occupied
    assert not covered & ~position.setup.playable, "a chip where none may lie"


def _check_rows(position: Position, side: int) -> None:
    setup = position.setup
    holding = position.chips[side] | setup.free
    hot = position.hot[side]
    complete = set()
    for line in lines_of(setup):
        missing = line & ~holding
        if not missing:
            complete.add(line)
        elif not missing & (missing - 1):
            assert missing & hot, "a completing cell is not among the hot ones"
    rows = position.rows[side]
    assert len(set(rows)) == len(rows)
    if setup.rules.rows.mode == "live":
        assert set(rows) == {line for line in complete if line & ~setup.free}
    elif setup.rules.protect.rows:
        assert complete.issuperset(rows), "a protected row is broken"
        assert not any(row & ~setup.free & ~position.locked for row in rows)
    else:
        assert set(rows) <= set(lines_of(setup))


def _check_outcome(position: Position) -> None:
    setup, outcome = position.setup, position.outcome
    counts = [position.row_count(side) for side in range(setup.sides)]
    if outcome is None:
        assert len(position.legal_moves()) > 0
        if not position.overtime and setup.rules.rows.mode == "banked":
            assert max(counts) < setup.rows_to_win
        return
    assert len(position.legal_moves()) == 0
    if outcome.ending is Ending.ROWS and outcome.winner is not None:
        if setup.rules.win.sudden_death_turns:
            assert counts[outcome.winner] == max(counts)
        else:
            assert counts[outcome.winner] >= setup.rows_to_win
    if outcome.ending in (Ending.PATTERN, Ending.LAST_SIDE):
        assert outcome.winner is not None
    if outcome.ending is Ending.BOARD_FULL:
        assert position.occupied == setup.playable


def check_locked(position: Position) -> None:
    """The cells that may not be touched are those that the rules name, whatever came before."""
    assert position.locked == protected_cells(position.setup, position.chips, position.rows)


def check_json(position: Position) -> None:
    """A position survives being written and read."""
    text = json.dumps(position_to_json(position))
    again = position_from_json(json.loads(text), position.setup)
    assert again == position
    assert (again.hot, hash(again)) == (position.hot, hash(position))


def check_view(game: Game, seat: int | None, rng: Random) -> None:
    """What a seat is shown would be the same if everything hidden from it were different."""
    position = game.position
    view = view_of(position, seat, game.moves)
    twin = view_of(_otherwise_hidden(position, seat, rng), seat, game.moves)
    assert position_to_json(twin.position) == position_to_json(view.position)
    assert (twin, repr(twin.position)) == (view, repr(view.position))
    known: Counter[str] = Counter(position.discards)
    known.update(() if seat is None else position.hands[seat])
    known.update(pile[0] for pile in position.open if pile)
    assert view.unseen() == _deck(position.setup) - known
    mine = position.outcome is None and seat == position.seat
    assert list(view.legal_moves()) == (list(position.legal_moves()) if mine else [])
    assert view.hand == (() if seat is None else position.hands[seat])
    assert not any("?" in view.position.dead(s) for s in range(position.setup.players))


def check_view_json(game: Game, seat: int) -> None:
    """A view survives being sent to another process."""
    view = view_of(game.position, seat, game.moves)
    assert PlayerView.from_json(json.loads(json.dumps(view.to_json()))) == view


def check_view_play(position: Position, rng: Random) -> None:
    """One can think ahead in what one is shown: positions go on there, whatever is hidden."""
    for _ in range(5):
        shown = view_of(position, position.seat).position
        legal = shown.legal_moves()
        if not legal:
            break
        position = shown.play(legal[rng.below(len(legal))])
        assert len(position.legal_moves()) > 0 or position.outcome is not None


def _otherwise_hidden(position: Position, seat: int | None, rng: Random) -> Position:
    """The position with all that is hidden from a seat shuffled among its places."""
    data = position_to_json(position)
    hidden = list(position.stock)
    for other, hand in enumerate(position.hands):
        hidden += () if other == seat else hand
    for pile in position.open:
        hidden += pile[1:]
    deck = list(rng.shuffled(hidden))

    def deal(count: int) -> str:
        dealt = [deck.pop() for _ in range(count)]
        return " ".join(dealt)

    data["stock"] = deal(len(position.stock))
    data["hands"] = [
        " ".join(hand) if other == seat else deal(len(hand))
        for other, hand in enumerate(position.hands)
    ]
    data["open"] = [
        " ".join(filter(None, (pile[0], deal(len(pile) - 1)))) if pile else ""
        for pile in position.open
    ]
    data["rng"] = rng.below(1 << 64)
    return position_from_json(data, position.setup)


def check_changes(before: Position, after: Position, move: Move) -> None:
    """The list of changes leads from one position to the other, both ways, and tells no more."""
    forward = changes(before, after)
    if len(after.discards) > len(before.discards) and move.token:
        assert CardLeft(before.seat, move.token) in forward
    _check_steps(before, after, forward)
    assert not any(isinstance(change, CardPutBack | CardTakenBack) for change in forward)
    if before.discards:
        reshuffled = after.discards[: len(before.discards)] != before.discards
        assert any(isinstance(change, StockShuffled) for change in forward) == reshuffled
    backward = changes(after, before)
    _check_steps(after, before, backward)
    assert not any(isinstance(change, StockShuffled) for change in backward)
    assert changes(before, before) == ()


def _check_steps(before: Position, after: Position, steps: tuple[object, ...]) -> None:
    """Carry out the changes on the position before, and compare with the one after."""
    chips = [set(cells_in(own)) for own in before.chips]
    rows = [set(before.rows_of(side)) for side in range(before.setup.sides)]
    hands = [len(hand) for hand in before.hands]
    seat, outcome = before.seat, before.outcome
    for step in steps:
        match step:
            case ChipRemoved(cell, side):
                chips[side].remove(cell)
            case ChipPut(cell, side):
                assert cell not in chips[side]
                chips[side].add(cell)
            case RowLost(side, row):
                rows[side].remove(row)
            case RowMade(side, row):
                assert row not in rows[side]
                rows[side].add(row)
            case CardLeft(owner, _) | CardPutBack(owner, _):
                hands[owner] -= 1
            case CardDrawn(owner, _) | CardTakenBack(owner, _):
                hands[owner] += 1
            case TurnPassed(seat):
                pass
            case Ended(outcome):
                pass
    assert chips == [set(cells_in(own)) for own in after.chips]
    assert rows == [set(after.rows_of(side)) for side in range(after.setup.sides)]
    assert hands == [len(hand) for hand in after.hands]
    assert seat == after.seat
    assert after.outcome in (outcome, None)


def check_game(game: Game, rng: Random) -> None:
    """Undo, redo and the save bring back exactly what was."""
    start, end, count = game.at(0), game.position, len(game.moves)
    moves, positions = game.moves, game.positions
    assert game.undo(count) == start
    assert not game.can_undo
    assert game.undone == moves
    assert game.redo(count) == end
    assert not game.can_redo
    assert game.positions == positions
    back = rng.below(count + 1)
    game.undo(back)
    again = Game.from_json(json.loads(json.dumps(game.to_json())))
    assert again.positions == game.positions
    assert (again.moves, again.undone, again.seed) == (game.moves, game.undone, game.seed)
    game.redo(back)
    assert again.redo(back) == end
    assert end.phase is Phase.PLAY or end.outcome is None
