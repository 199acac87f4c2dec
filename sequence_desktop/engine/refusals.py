# SPDX-License-Identifier: MIT
"""Checking a move: whether the rules allow it, and if not, why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sequence_desktop.engine.cards import Token
from sequence_desktop.engine.claims import resolve
from sequence_desktop.engine.draws import can_draw, open_choices
from sequence_desktop.engine.errors import IllegalMove, Reason
from sequence_desktop.engine.moves import Kind, Move
from sequence_desktop.engine.rows import RowSet
from sequence_desktop.engine.state import Phase
from sequence_desktop.engine.talk import check_talk
from sequence_desktop.engine.turn_ins import has_turn_in_left, must_turn_in
from sequence_desktop.engine.uses import enemy_chips, is_dead, uses

if TYPE_CHECKING:
    from sequence_desktop.engine.position import Position

_PLAYS = (Kind.PUT, Kind.REMOVE, Kind.REPLACE, Kind.SWAP)


def check(position: Position, move: Move) -> RowSet:
    """Check a move against the rules, and say which rows it claims.

    Raises:
        IllegalMove: with the first reason that applies, in the order of the turn: the game is over,
            the seat lacks the card, the turn asks for something else, the cell will not do, the
            claim is wrong.
    """
    if position.outcome is not None:
        raise IllegalMove(Reason.GAME_OVER, move)
    if _is_usual(position, move):
        return ()
    if move.kind in _PLAYS:
        _check_play(position, move)
        return _check_claim(position, move)
    if move.rows:
        raise IllegalMove(Reason.BAD_CLAIM, move)
    if move.kind is Kind.TURN_IN:
        _check_turn_in(position, move)
    elif move.kind is Kind.DRAW:
        _check_draw(position, move)
    elif move.kind is Kind.TALK:
        check_talk(position, move)
    elif not any(legal.kind is Kind.PASS for legal in position.legal_moves()):
        draws = position.phase in (Phase.DRAW, Phase.REPLACE)
        raise IllegalMove(Reason.MUST_DRAW if draws else Reason.MUST_PLAY, move)
    return ()


def is_aside(position: Position, move: Move) -> bool:
    """Whether a move is made beside the turn: a draw that is owed, or a call for talking."""
    if move.kind is Kind.TALK:
        return not position.penalty
    return move.kind is Kind.DRAW and position.phase is Phase.PLAY and bool(position.owed)


def _is_usual(position: Position, move: Move) -> bool:
    """Whether this is the most usual move: a card on its own open cell, where no row can arise.

    Nearly every move of a game is one, and simulations make millions of them.
    """
    setup = position.setup
    return (
        move.kind is Kind.PUT
        and bool(
            setup.plain.get(move.token, 0)
            & setup.bits.get(move.cell, 0)
            & ~(position.occupied | position.hot[position.side])
        )
        and move.token in (position.hands[position.seat] or (position.roll,))
        and not (move.rows or move.other)
        and move.seat is None
        and position.phase is Phase.PLAY
        and setup.rules.dead.optional
    )


def _check_play(position: Position, move: Move) -> None:
    if move.token not in position.tokens:
        raise IllegalMove(Reason.NOT_IN_HAND, move)
    if position.phase is not Phase.PLAY:
        raise IllegalMove(Reason.MUST_PLAY if position.penalty else Reason.MUST_DRAW, move)
    if move.seat is not None:
        raise IllegalMove(Reason.NOT_YOUR_TURN, move)
    bit = position.setup.bits.get(move.cell, 0)
    for kind, cells in uses(position, move.token):
        if kind is move.kind and cells & bit and not (move.other and kind is not Kind.SWAP):
            if kind is Kind.SWAP:
                _check_swapped(position, move)
            if not position.setup.rules.dead.optional and must_turn_in(position):
                raise IllegalMove(Reason.MUST_DRAW, move)
            return
    raise IllegalMove(_refusal(position, move, bit), move)


def _check_swapped(position: Position, move: Move) -> None:
    bit = position.setup.bits.get(move.other, 0)
    if not bit & enemy_chips(position, move.token):
        raise IllegalMove(_taking_refusal(position, move.token, bit), move)


def _refusal(position: Position, move: Move, bit: int) -> Reason:
    """Why a card that is in hand cannot be used in this way on this cell."""
    setup = position.setup
    power = setup.powers.get(move.token)
    if not bit or move.kind not in _kinds_of(position, move.token):
        return Reason.NO_MATCH
    untaken = move.kind is Kind.PUT or not bit & position.occupied
    if bit & setup.board.free and untaken and power != "corner":
        return Reason.CORNER
    if power is None and not bit & setup.match.get(move.token, 0):
        return Reason.NO_MATCH
    if power == "corner" and not bit & setup.joker_cells:
        return Reason.NO_MATCH
    if move.kind is Kind.PUT:
        return Reason.OCCUPIED if bit & position.occupied else Reason.NO_MATCH
    if move.kind is Kind.SWAP:
        return Reason.PROTECTED if bit & position.chips[position.side] else Reason.EMPTY
    return _taking_refusal(position, move.token, bit)


def _taking_refusal(position: Position, token: Token, bit: int) -> Reason:
    own = position.chips[position.side]
    if bit & position.setup.free:
        return Reason.CORNER
    if not bit & position.occupied:
        return Reason.EMPTY
    if bit & own and not (position.setup.rules.remove.allow_own and bit & position.locked):
        return Reason.OWN
    if bit & (position.locked | position.setup.immune.get(token, 0)):
        return Reason.PROTECTED
    return Reason.NO_MATCH


def _kinds_of(position: Position, token: Token) -> tuple[Kind, ...]:
    """The kinds of move that a token can ever make."""
    power = position.setup.powers.get(token)
    covering = (Kind.REPLACE,) if position.setup.rules.blocked == "replace_enemy" else ()
    return {
        None: (Kind.PUT, *covering),
        "wild": (Kind.PUT, *covering),
        "remove": (Kind.REMOVE,),
        "replace_any": (Kind.PUT, Kind.REPLACE),
        "replace_enemy": (Kind.REPLACE,),
        "corner": (Kind.PUT,),
        "swap": (Kind.SWAP,),
    }[power]


def _check_claim(position: Position, move: Move) -> RowSet:
    rows = resolve(position, move)
    if rows is None:
        raise IllegalMove(Reason.BAD_CLAIM, move)
    return rows


def _check_turn_in(position: Position, move: Move) -> None:
    if move.token not in position.tokens:
        raise IllegalMove(Reason.NOT_IN_HAND, move)
    if position.phase is not Phase.PLAY:
        raise IllegalMove(Reason.MUST_PLAY if position.penalty else Reason.MUST_DRAW, move)
    if not is_dead(position, move.token):
        raise IllegalMove(Reason.NOT_DEAD, move)
    if not has_turn_in_left(position):
        raise IllegalMove(Reason.ALREADY_SWAPPED, move)
    if not position.can_replace:
        raise IllegalMove(Reason.STOCK_EMPTY, move)
    if position.setup.rules.dead.only_when_stuck and any(
        uses(position, t) for t in position.tokens
    ):
        raise IllegalMove(Reason.NOT_STUCK, move)


def _check_draw(position: Position, move: Move) -> None:
    if position.penalty:
        raise IllegalMove(Reason.MUST_PLAY, move)
    if position.phase is not Phase.PLAY:
        if move.token not in open_choices(position) or move.seat not in (None, position.seat):
            raise IllegalMove(Reason.NO_MATCH, move)
        return
    if position.setup.rules.draw.when != "action":
        _check_late_draw(position, move)
    elif move.token or move.seat not in (None, position.seat):
        raise IllegalMove(Reason.NO_MATCH, move)
    elif not can_draw(position):
        raise IllegalMove(Reason.MUST_PLAY if position.can_replace else Reason.STOCK_EMPTY, move)


def _check_late_draw(position: Position, move: Move) -> None:
    if not position.owed or (move.seat is not None and move.seat not in position.owed):
        raise IllegalMove(Reason.MUST_PLAY, move)
    if not position.can_replace:
        raise IllegalMove(Reason.STOCK_EMPTY, move)
    if move.token not in (open_choices(position) or ("",)):
        raise IllegalMove(Reason.NO_MATCH, move)
