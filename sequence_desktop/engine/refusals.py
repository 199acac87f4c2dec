# SPDX-License-Identifier: MIT
"""Checking a move: whether the rules allow it, and if not, why."""

from __future__ import annotations

from sequence_desktop.engine.cards import Token
from sequence_desktop.engine.claims import resolve
from sequence_desktop.engine.draws import can_draw, open_choices
from sequence_desktop.engine.errors import IllegalMove, Reason
from sequence_desktop.engine.moves import Kind, Move
from sequence_desktop.engine.rows import RowSet
from sequence_desktop.engine.state import Facts, Phase
from sequence_desktop.engine.talk import check_talk
from sequence_desktop.engine.turn_ins import has_turn_in_left, may_turn_in, must_turn_in
from sequence_desktop.engine.uses import dead_cards, enemy_chips, is_dead, uses

_PLAYS = (Kind.PUT, Kind.REMOVE, Kind.REPLACE, Kind.SWAP)


def check(facts: Facts, move: Move) -> RowSet:
    """Check a move against the rules, and say which rows it claims.

    Raises:
        IllegalMove: with the first reason that applies, in the order of the turn: the game is over,
            the seat lacks the card, the turn asks for something else, the cell will not do, the
            claim is wrong.
    """
    if facts.outcome is not None:
        raise IllegalMove(Reason.GAME_OVER, move)
    if _is_usual(facts, move):
        return ()
    if move.kind in _PLAYS:
        _check_play(facts, move)
        return _check_claim(facts, move)
    if move.rows:
        raise IllegalMove(Reason.BAD_CLAIM, move)
    if move.kind is Kind.TURN_IN:
        _check_turn_in(facts, move)
    elif move.kind is Kind.DRAW:
        _check_draw(facts, move)
    elif move.kind is Kind.TALK:
        check_talk(facts, move)
    elif not _may_pass(facts):
        draws = facts.phase in (Phase.DRAW, Phase.REPLACE)
        raise IllegalMove(Reason.MUST_DRAW if draws else Reason.MUST_PLAY, move)
    return ()


def is_aside(facts: Facts, move: Move) -> bool:
    """Whether a move is made beside the turn: a draw that is owed, or a call for talking."""
    if move.kind is Kind.TALK:
        return not facts.penalty
    return move.kind is Kind.DRAW and facts.phase is Phase.PLAY and bool(facts.owed)


def _may_pass(facts: Facts) -> bool:
    """Whether there is nothing else to do. Source: rules.md 2.5."""
    if facts.phase is not Phase.PLAY:
        return False
    rules = facts.setup.rules
    if rules.draw.when == "action" and can_draw(facts):
        return not (facts.tokens or rules.turn.must_draw_at_zero)
    if any(uses(facts, token) for token in facts.tokens):
        return False
    return not (may_turn_in(facts) and dead_cards(facts, facts.seat))


def _is_usual(facts: Facts, move: Move) -> bool:
    """Whether this is the most usual move: a card on its own open cell, where no row can arise.

    Nearly every move of a game is one, and simulations make millions of them.
    """
    setup = facts.setup
    return (
        move.kind is Kind.PUT
        and bool(
            setup.plain.get(move.token, 0)
            & setup.bits.get(move.cell, 0)
            & ~(facts.occupied | facts.hot[facts.side])
        )
        and move.token in (facts.hands[facts.seat] or (facts.roll,))
        and not (move.rows or move.other)
        and move.seat is None
        and facts.phase is Phase.PLAY
        and setup.rules.dead.optional
    )


def _check_play(facts: Facts, move: Move) -> None:
    if move.token not in facts.tokens:
        raise IllegalMove(Reason.NOT_IN_HAND, move)
    if facts.phase is not Phase.PLAY:
        raise IllegalMove(Reason.MUST_PLAY if facts.penalty else Reason.MUST_DRAW, move)
    if move.seat is not None:
        raise IllegalMove(Reason.NOT_YOUR_TURN, move)
    bit = facts.setup.bits.get(move.cell, 0)
    for kind, cells in uses(facts, move.token):
        if kind is move.kind and cells & bit and not (move.other and kind is not Kind.SWAP):
            if kind is Kind.SWAP:
                _check_swapped(facts, move)
            if not facts.setup.rules.dead.optional and must_turn_in(facts):
                raise IllegalMove(Reason.MUST_DRAW, move)
            return
    raise IllegalMove(_refusal(facts, move, bit), move)


def _check_swapped(facts: Facts, move: Move) -> None:
    bit = facts.setup.bits.get(move.other, 0)
    if not bit & enemy_chips(facts, move.token):
        raise IllegalMove(_taking_refusal(facts, move.token, bit), move)


def _refusal(facts: Facts, move: Move, bit: int) -> Reason:
    """Why a card that is in hand cannot be used in this way on this cell."""
    setup = facts.setup
    power = setup.powers.get(move.token)
    if not bit or move.kind not in _kinds_of(facts, move.token):
        return Reason.NO_MATCH
    untaken = move.kind is Kind.PUT or not bit & facts.occupied
    if bit & setup.board.free and untaken and power != "corner":
        return Reason.CORNER
    if power is None and not bit & setup.match.get(move.token, 0):
        return Reason.NO_MATCH
    if power == "corner" and not bit & setup.joker_cells:
        return Reason.NO_MATCH
    if move.kind is Kind.PUT:
        return Reason.OCCUPIED if bit & facts.occupied else Reason.NO_MATCH
    if move.kind is Kind.SWAP:
        return Reason.PROTECTED if bit & facts.chips[facts.side] else Reason.EMPTY
    return _taking_refusal(facts, move.token, bit)


def _taking_refusal(facts: Facts, token: Token, bit: int) -> Reason:
    own = facts.chips[facts.side]
    if bit & facts.setup.free:
        return Reason.CORNER
    if not bit & facts.occupied:
        return Reason.EMPTY
    if bit & own and not (facts.setup.rules.remove.allow_own and bit & facts.locked):
        return Reason.OWN
    if bit & (facts.locked | facts.setup.immune.get(token, 0)):
        return Reason.PROTECTED
    return Reason.NO_MATCH


def _kinds_of(facts: Facts, token: Token) -> tuple[Kind, ...]:
    """The kinds of move that a token can ever make."""
    power = facts.setup.powers.get(token)
    covering = (Kind.REPLACE,) if facts.setup.rules.blocked == "replace_enemy" else ()
    return {
        None: (Kind.PUT, *covering),
        "wild": (Kind.PUT, *covering),
        "remove": (Kind.REMOVE,),
        "replace_any": (Kind.PUT, Kind.REPLACE),
        "replace_enemy": (Kind.REPLACE,),
        "corner": (Kind.PUT,),
        "swap": (Kind.SWAP,),
    }[power]


def _check_claim(facts: Facts, move: Move) -> RowSet:
    rows = resolve(facts, move)
    if rows is None:
        raise IllegalMove(Reason.BAD_CLAIM, move)
    return rows


def _check_turn_in(facts: Facts, move: Move) -> None:
    if move.token not in facts.tokens:
        raise IllegalMove(Reason.NOT_IN_HAND, move)
    if facts.phase is not Phase.PLAY:
        raise IllegalMove(Reason.MUST_PLAY if facts.penalty else Reason.MUST_DRAW, move)
    if not is_dead(facts, move.token):
        raise IllegalMove(Reason.NOT_DEAD, move)
    if not has_turn_in_left(facts):
        raise IllegalMove(Reason.ALREADY_SWAPPED, move)
    if not facts.can_replace:
        raise IllegalMove(Reason.STOCK_EMPTY, move)
    if facts.setup.rules.dead.only_when_stuck and any(uses(facts, t) for t in facts.tokens):
        raise IllegalMove(Reason.NOT_STUCK, move)


def _check_draw(facts: Facts, move: Move) -> None:
    if facts.penalty:
        raise IllegalMove(Reason.MUST_PLAY, move)
    if facts.phase is not Phase.PLAY:
        if move.token not in open_choices(facts) or move.seat not in (None, facts.seat):
            raise IllegalMove(Reason.NO_MATCH, move)
        return
    if facts.setup.rules.draw.when != "action":
        _check_late_draw(facts, move)
    elif move.token or move.seat not in (None, facts.seat):
        raise IllegalMove(Reason.NO_MATCH, move)
    elif not can_draw(facts):
        raise IllegalMove(Reason.MUST_PLAY if facts.can_replace else Reason.STOCK_EMPTY, move)


def _check_late_draw(facts: Facts, move: Move) -> None:
    if not facts.owed or (move.seat is not None and move.seat not in facts.owed):
        raise IllegalMove(Reason.MUST_PLAY, move)
    if not facts.can_replace:
        raise IllegalMove(Reason.STOCK_EMPTY, move)
    if move.token not in (open_choices(facts) or ("",)):
        raise IllegalMove(Reason.NO_MATCH, move)
