# SPDX-License-Identifier: MIT
"""Carrying out a checked move on a draft: effect, rows, draw, next turn, end."""

from __future__ import annotations

from sequence_desktop.engine.cards import Token
from sequence_desktop.engine.draws import any_card_left, draw, lay_open, open_choices
from sequence_desktop.engine.effects import discard, lift, own_rows, put
from sequence_desktop.engine.endings import (
    board_is_stuck,
    count_overtime,
    drop_from_overtime,
    finish,
    settle_win,
)
from sequence_desktop.engine.moves import Kind, Move
from sequence_desktop.engine.outcome import Ending
from sequence_desktop.engine.rng import below
from sequence_desktop.engine.rows import RowSet
from sequence_desktop.engine.state import Draft, Phase
from sequence_desktop.engine.talk import carry_out_talk


def carry_out(draft: Draft, move: Move, rows: RowSet) -> None:
    """Make a move that has been checked; ``rows`` are those it claims."""
    kind = move.kind
    if kind is Kind.PASS:
        draft.passes += 1
        _end_turn(draft, used=False)
    elif kind is Kind.DRAW:
        _draw_move(draft, move)
    elif kind is Kind.TURN_IN:
        _turn_in(draft, move.token)
    elif kind is Kind.TALK:
        carry_out_talk(draft, move)
    else:
        _play(draft, move, rows)


def begin_turn(draft: Draft) -> None:
    """What happens before the seat to move can choose: it draws, or rolls, or is out."""
    draft.phase = Phase.PLAY
    draft.swaps = 0
    rules = draft.setup.rules
    if rules.source == "dice":
        _roll(draft)
    elif rules.draw.when == "start":
        _draw_in_turn(draft)


def _play(draft: Draft, move: Move, rows: RowSet) -> None:
    setup = draft.setup
    side = setup.side_of[draft.seat]
    if not draft.roll:
        discard(draft, draft.seat, move.token)
    bit = setup.bits[move.cell]
    rows_before = draft.rows
    if move.kind is Kind.SWAP:
        other = setup.bits[move.other]
        enemy = next(s for s, chips in enumerate(draft.chips) if chips & other)
        lift(draft, side, bit)
        lift(draft, enemy, other)
        put(draft, side, other, rows)
        put(draft, enemy, bit, own_rows(draft, enemy, bit))
    elif move.kind is Kind.PUT:
        put(draft, side, bit, rows)
    else:
        owner = next(s for s, chips in enumerate(draft.chips) if chips & bit)
        lift(draft, owner, bit)
        if move.kind is Kind.REPLACE:
            put(draft, side, bit, rows)
    draft.passes = 0
    if draft.rows is not rows_before or setup.patterns:
        settle_win(draft, side)
    if board_is_stuck(draft):
        finish(draft, Ending.BOARD_FULL)
    if draft.outcome is None:
        _after_play(draft)


def _after_play(draft: Draft) -> None:
    """The draw that follows a play, then the next turn."""
    rules = draft.setup.rules
    if rules.forget.mode != "auto":
        lay_open(draft)
        _owe(draft)
        if draft.seat in draft.owed and rules.exhaust == "end" and not any_card_left(draft):
            finish(draft, Ending.EXHAUSTED)
        _end_turn(draft, used=True)
    elif rules.draw.when != "end" or _draw_in_turn(draft):
        _end_turn(draft, used=True)


def _draw_in_turn(draft: Draft) -> bool:
    """Draw for the seat to move, by itself; False when it first has to choose an open card."""
    seat = draft.seat
    extra = 1 if draft.setup.rules.draw.when == "start" else 0
    if len(draft.hands[seat]) >= draft.limits[seat] + extra:
        return True
    lay_open(draft)
    if open_choices(draft):
        draft.phase = Phase.DRAW
        return False
    if not draw(draft, seat) and draft.setup.rules.exhaust == "end":
        finish(draft, Ending.EXHAUSTED)
    return True


def _draw_move(draft: Draft, move: Move) -> None:
    if draft.phase is not Phase.PLAY:
        replacing = draft.phase is Phase.REPLACE
        draw(draft, draft.seat, move.token)
        draft.phase = Phase.PLAY
        if not replacing and draft.setup.rules.draw.when == "end":
            _end_turn(draft, used=True)
        return
    if draft.setup.rules.draw.when == "action":
        draw(draft, draft.seat)
        draft.passes = 0
        _end_turn(draft, used=True)
        return
    _pay(draft, draft.owed[-1] if move.seat is None else move.seat, move.token)


def _owe(draft: Draft) -> None:
    """Note that the seat to move has still to draw, and what that means for earlier debts."""
    if draft.setup.rules.forget.window == "next_move":
        _forgo(draft, draft.owed)
    else:
        _forgo(draft, tuple(seat for seat in draft.owed if seat == draft.seat))
    if len(draft.hands[draft.seat]) < draft.limits[draft.seat]:
        draft.owed = (*draft.owed, draft.seat)


def _pay(draft: Draft, seat: int, token: Token) -> None:
    """Let a seat draw what it owes; those who owed longer have now waited too long."""
    earlier = draft.owed[: draft.owed.index(seat)]
    draft.owed = tuple(s for s in draft.owed if s != seat)
    _forgo(draft, earlier)
    draw(draft, seat, token)
    if draft.setup.rules.forget.mode == "delay":
        while len(draft.hands[seat]) < draft.limits[seat] and not draft.open and draw(draft, seat):
            pass
        if draft.open and len(draft.hands[seat]) < draft.limits[seat]:
            draft.owed = (*draft.owed, seat)


def _forgo(draft: Draft, seats: tuple[int, ...]) -> None:
    """End the time in which seats could draw. Sources: rules.md 3.8 (lost), 5.4 (only late)."""
    if not seats:
        return
    draft.owed = tuple(seat for seat in draft.owed if seat not in seats)
    if draft.setup.rules.forget.mode == "loss":
        draft.limits = tuple(n - (seat in seats) for seat, n in enumerate(draft.limits))


def _turn_in(draft: Draft, token: Token) -> None:
    discard(draft, draft.seat, token)
    draft.swaps += 1
    if draft.setup.rules.forget.swap_counts:
        _forgo(draft, tuple(seat for seat in draft.owed if seat != draft.seat))
    lay_open(draft)
    if open_choices(draft):
        draft.phase = Phase.REPLACE
    else:
        draw(draft, draft.seat)


def _end_turn(draft: Draft, *, used: bool) -> None:
    """Pass the turn on, or give it again; ``used``: the roll or a card was played, or drawn."""
    if draft.outcome is not None:
        return
    rules = draft.setup.rules
    if draft.overtime:
        count_overtime(draft)
    active = draft.setup.players - draft.out.bit_count()
    if draft.passes >= active and rules.source == "cards":
        finish(draft, Ending.STALEMATE)
    again = not draft.overtime and draft.roll in map(str, rules.extra_turn.on)
    if not (again and (used or rules.extra_turn.even_if_blocked)):
        _next_seat(draft)
    if not _is_over(draft):
        begin_turn(draft)


def _is_over(draft: Draft) -> bool:
    return draft.outcome is not None


def _next_seat(draft: Draft) -> None:
    """Move on to the next seat that is still in the game. Source: rules.md 6.1 (elimination)."""
    setup = draft.setup
    limit = setup.rules.dead.eliminate_at
    for _ in range(setup.players):
        draft.seat = (draft.seat + setup.step) % setup.players
        if draft.out >> draft.seat & 1:
            continue
        if draft.overtime and not draft.overtime[setup.side_of[draft.seat]]:
            continue
        if limit is None or _dead_cards(draft, draft.seat) < limit:
            return
        _eliminate(draft)
        if draft.outcome is not None:
            return


def _eliminate(draft: Draft) -> None:
    """Take the seat to move out of the game; the last side left wins."""
    setup = draft.setup
    draft.out |= 1 << draft.seat
    if draft.overtime:
        drop_from_overtime(draft)
    left = {setup.side_of[s] for s in range(setup.players) if not draft.out >> s & 1}
    if len(left) <= 1:
        finish(draft, Ending.LAST_SIDE, winner=left.pop() if left else None)


def _dead_cards(draft: Draft, seat: int) -> int:
    """How many cards in a hand match no open cell."""
    empty = draft.setup.playable
    for chips in draft.chips:
        empty &= ~chips
    match = draft.setup.match
    return sum(1 for card in draft.hands[seat] if card in match and not match[card] & empty)


def _roll(draft: Draft) -> None:
    if draft.rolls:
        draft.roll, draft.rolls = draft.rolls[0], draft.rolls[1:]
        return
    if draft.rng is None:
        draft.roll = "?"
        return
    dice = draft.setup.rules.dice
    total = dice.count
    for _ in range(dice.count):
        draft.rng, eyes = below(draft.rng, dice.sides)
        total += eyes
    draft.roll = str(total)
