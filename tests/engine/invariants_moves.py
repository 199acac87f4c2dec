# SPDX-License-Identifier: MIT
"""That the list of legal moves and the making of moves agree, both ways."""

from __future__ import annotations

import pytest

from sequence_desktop.engine.errors import IllegalMove, Reason
from sequence_desktop.engine.moves import Kind, Move
from sequence_desktop.engine.position import Position
from sequence_desktop.engine.rng import Random
from sequence_desktop.engine.state import Phase


def check_listing(position: Position, rng: Random) -> None:
    """Counting, choosing by number, iterating and asking agree; no move is listed twice."""
    legal = position.legal_moves()
    moves = list(legal)
    assert len(legal) == len(moves)
    assert [legal[i] for i in range(len(moves))] == moves
    assert list(legal[::-1]) == moves[::-1]
    assert len(set(moves)) == len(moves)
    for bad in (len(moves), -len(moves) - 1):
        with pytest.raises(IndexError):
            legal[bad]
    if moves:
        i = rng.below(len(moves))
        assert legal[i - len(moves)] == moves[i]
        assert legal.index(moves[i]) == i
    for move in moves:
        assert move in legal
        assert Move.parse(str(move)) == move
    text: object = "4S@a1"
    assert text not in legal


def check_accepted(position: Position, most: int, rng: Random) -> None:
    """Listed moves can be made, and each leads to a position of its own."""
    legal = position.legal_moves()
    some = legal if len(legal) <= most else [legal[rng.below(len(legal))] for _ in range(most)]
    key = hash(position)
    reached = {move: position.play(move) for move in some}
    assert len(set(reached.values())) == len(reached)
    for move in position.late_draws():
        assert position.play(move) != position
    assert hash(position) == key


def check_refused(position: Position, count: int, rng: Random) -> None:
    """Of random well-formed moves those are refused that are not legal, without any change."""
    legal = position.legal_moves()
    listed = {_plain(move) for move in legal}
    copy = position._key()
    for _ in range(count):
        move = random_move(position, rng)
        assert Move.parse(str(move)) == move
        answer = _attempt(position, move)
        aside = _is_aside(position, move)
        if isinstance(answer, IllegalMove):
            assert move not in legal, f"{move} is listed, but refused: {answer.reason}"
            assert not aside, f"{move} may be made now, but is refused: {answer.reason}"
            assert answer.move == move
            assert (answer.reason is Reason.GAME_OVER) == (position.outcome is not None)
        else:
            assert (move in legal) != aside, f"{move} is accepted, but not listed"
            assert aside or _plain(move) in listed
            assert answer != position or move.kind is Kind.TALK
    assert position._key() == copy


def _attempt(position: Position, move: Move) -> Position | IllegalMove:
    """The position after the move, or why it is refused."""
    try:
        return position.play(move)
    except IllegalMove as refusal:
        return refusal


def _plain(move: Move) -> Move:
    """The move without its claim, and without its seat where that is the mover's."""
    return Move(move.kind, move.token, move.cell, move.other)


def _is_aside(position: Position, move: Move) -> bool:
    """Whether a move may be made beside the turn: a draw that is owed, a call for talking."""
    waits = position.outcome is None and position.phase is Phase.PLAY
    if move.kind is Kind.DRAW and waits and position.owed:
        seat = position.owed[-1] if move.seat is None else move.seat
        return Move(Kind.DRAW, move.token, seat=seat) in position.late_draws()
    if move.kind is Kind.TALK and waits and position.setup.rules.talk.penalty != "none":
        calls = move.seat is not None and move.seat < position.setup.players
        return calls and not (move.token or move.cell)
    return False


def random_move(position: Position, rng: Random) -> Move:
    """A well-formed move that need not be legal, but often nearly is."""
    setup = position.setup
    tokens = (*position.tokens, *position.tokens, *(setup.deck or ("2", "7", "12")), "JK")
    token = tokens[rng.below(len(tokens))]
    names = setup.board.names
    cell, other = names[rng.below(len(names))], names[rng.below(len(names))]
    matching = [n for n, shown in zip(names, setup.board.cells, strict=True) if shown == token]
    if matching and rng.below(2):
        cell = matching[rng.below(len(matching))]
    rows = _random_claim(position, cell, rng) if not rng.below(3) else ()
    kind = tuple(Kind)[rng.below(len(Kind))]
    if kind is Kind.SWAP:
        return Move(kind, token, cell, other, rows)
    if kind is Kind.TURN_IN:
        return Move(kind, token, rows=rows)
    if kind is Kind.DRAW:
        seat = None if rng.below(2) else rng.below(setup.players + 1)
        return Move(kind, token if not rng.below(3) else "", seat=seat)
    if kind is Kind.PASS:
        return Move(kind)
    if kind is Kind.TALK:
        call = Move(kind, seat=rng.below(setup.players + 1))
        return (call, Move(kind, token), Move(kind, cell=cell))[rng.below(3)]
    return Move(kind, token, cell, rows=rows)


def _random_claim(position: Position, cell: str, rng: Random) -> tuple[str, ...]:
    setup = position.setup
    windows = setup.through[setup.board.cell(cell)] or setup.windows
    count = 1 + rng.below(2)
    return tuple(setup.board.row_name(windows[rng.below(len(windows))]) for _ in range(count))
