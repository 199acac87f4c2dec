# SPDX-License-Identifier: MIT
"""Speaking out of turn: the penalty that some tables ask for. Source: rules.md 3.10, V14, R31.

A call (``#2``) may be made whenever a seat is to play. Then either every member of the side that
spoke gives up a card of its choice, which is not drawn again, or the next opponent takes one chip
of that side off the board; then the turn goes on where it was.
"""

from __future__ import annotations

from sequence_desktop.engine.board import cells_in
from sequence_desktop.engine.effects import discard, lift
from sequence_desktop.engine.errors import IllegalMove, Reason
from sequence_desktop.engine.moves import Kind, Move
from sequence_desktop.engine.state import Draft, Facts, Phase


def penalty_moves(facts: Facts) -> list[Move]:
    """The ways in which the seat to move may settle the penalty."""
    if facts.phase is Phase.GIVE_UP:
        return [Move(Kind.TALK, token) for token in facts.tokens]
    names = facts.setup.board.names
    return [Move(Kind.TALK, cell=names[cell]) for cell in cells_in(_loose_chips(facts))]


def check_talk(facts: Facts, move: Move) -> None:
    """Check a call, or a payment.

    Raises:
        IllegalMove: the rules know no such penalty, or it is not the time for this.
    """
    if facts.phase in (Phase.GIVE_UP, Phase.TAKE_CHIP):
        if move not in penalty_moves(facts):
            raise IllegalMove(_refusal(facts, move), move)
        return
    known = facts.setup.rules.talk.penalty != "none" and facts.phase is Phase.PLAY
    speaks = move.seat is not None and move.seat < facts.setup.players
    if not known or not speaks or move.token or move.cell:
        raise IllegalMove(Reason.MUST_PLAY, move)


def carry_out_talk(draft: Draft, move: Move) -> None:
    """Carry out a call or a payment that has been checked."""
    if draft.phase is Phase.PLAY:
        _call(draft, move.seat or 0)
    elif draft.phase is Phase.GIVE_UP:
        discard(draft, draft.seat, move.token)
        # Who draws by choice may hold, and give up, more cards than are refilled.
        draft.limits = tuple(
            max(0, limit - 1) if seat == draft.seat else limit
            for seat, limit in enumerate(draft.limits)
        )
        _next_payer(draft)
    else:
        lift(draft, draft.setup.side_of[draft.penalty[0]], draft.setup.bits[move.cell])
        draft.seat, draft.penalty, draft.phase = draft.penalty[1], (), Phase.PLAY


def _call(draft: Draft, speaker: int) -> None:
    setup = draft.setup
    side = setup.side_of[speaker]
    if setup.rules.talk.penalty == "team_card":
        payers = tuple(
            seat for seat in setup.seats_of(side) if draft.hands[seat] and not draft.out >> seat & 1
        )
        draft.penalty = (*payers, draft.seat)
        draft.phase = Phase.GIVE_UP
        _next_payer(draft)
    elif draft.chips[side] & ~draft.locked:
        taker = speaker
        while setup.side_of[taker] == side or draft.out >> taker & 1:
            taker = (taker + setup.step) % setup.players
        draft.seat, draft.penalty, draft.phase = taker, (speaker, draft.seat), Phase.TAKE_CHIP


def _next_payer(draft: Draft) -> None:
    """Let the next seat pay; after the last one the turn goes on."""
    draft.seat, draft.penalty = draft.penalty[0], draft.penalty[1:]
    if not draft.penalty:
        draft.phase = Phase.PLAY


def _loose_chips(facts: Facts) -> int:
    return facts.chips[facts.setup.side_of[facts.penalty[0]]] & ~facts.locked


def _refusal(facts: Facts, move: Move) -> Reason:
    if facts.phase is Phase.GIVE_UP:
        return Reason.NOT_IN_HAND if move.token else Reason.MUST_PLAY
    bit = facts.setup.bits.get(move.cell, 0)
    if not bit & facts.occupied:
        return Reason.EMPTY
    return Reason.PROTECTED if bit & facts.locked else Reason.OWN
