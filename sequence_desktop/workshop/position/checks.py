# SPDX-License-Identifier: MIT
"""Whether a position that was set up can be played, and what else is worth knowing about it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from sequence_desktop.engine.board import cells_in
from sequence_desktop.engine.endings import verdict
from sequence_desktop.engine.errors import BadCase
from sequence_desktop.engine.moves import Kind as MoveKind
from sequence_desktop.engine.rows import compatible, largest_sets
from sequence_desktop.engine.state import Phase
from sequence_desktop.workshop.findings import Severity
from sequence_desktop.workshop.position.draft import Draft, Kind, Place, dealt
from sequence_desktop.workshop.position.findings import Finding


def check(draft: Draft) -> tuple[Finding, ...]:
    """What is to be said: errors first, then remarks, then notes."""
    found = [
        *_chips(draft),
        *_rows(draft),
        *_cards(draft),
        *_rolls(draft),
        *_turn(draft),
        *_notes(draft),
    ]
    if not any(finding.severity is Severity.ERROR for finding in found):
        found += _as_played(draft)
    order = list(Severity)
    return tuple(sorted(found, key=lambda finding: order.index(finding.severity)))


def playable(findings: tuple[Finding, ...]) -> bool:
    """Whether nothing stands in the way of playing."""
    return all(finding.severity is not Severity.ERROR for finding in findings)


def _chips(draft: Draft) -> Iterator[Finding]:
    for side, own in enumerate(draft.chips):
        for cell in cells_in(own & ~draft.setup.playable):
            yield Finding("no_cell", (cell,), side=side, where=draft.setup.board.names[cell])


def _rows(draft: Draft) -> Iterator[Finding]:
    setup = draft.setup
    name = setup.board.row_name
    for side, made in enumerate(draft.rows):
        holding = draft.holding(side)
        sound = []
        for row in made:
            if row & ~holding or row not in setup.windows:
                cells = tuple(cells_in(row))
                yield Finding("row_broken", cells, side=side, where=name(row))
            else:
                sound.append(row)
        for one, other in combinations(sound, 2):
            if not compatible(setup, one, other):
                cells = tuple(cells_in(one | other))
                where = f"{name(one)}, {name(other)}"
                yield Finding("rows_clash", cells, side=side, where=where)
        rest = [row for row in draft.whole(side) if row not in made]
        found = largest_sets(setup, rest, sound) if draft.rows_are_marked else []
        for row in found[0] if found else ():
            yield Finding("unmarked", tuple(cells_in(row)), side=side, where=name(row))


def _cards(draft: Draft) -> Iterator[Finding]:
    setup = draft.setup
    pack = {card: setup.deck.count(card) for card in dict.fromkeys(setup.deck)}
    for card, count in draft.used.items():
        place = next(where for where in _all_places(draft) if card in draft.cards(where))
        if card not in pack:
            yield Finding("stranger", place=place, card=card)
        elif count > pack[card]:
            yield Finding("too_many", place=place, card=card, count=count, wanted=pack[card])
    for seat in range(setup.players):
        yield from _hand(draft, seat)
    spare = draft.spare.total()
    if spare:
        yield Finding("nowhere", count=spare)


def _hand(draft: Draft, seat: int) -> Iterator[Finding]:
    """Whether a hand is as large as the rules have it at this point of the turn."""
    rules, size, count = draft.setup.rules, dealt(draft.setup), len(draft.hands[seat])
    moving = seat == draft.seat and draft.phase is not None
    drawn = moving and draft.phase is Phase.PLAY
    owes = seat in draft.owed or (moving and not drawn)
    wanted = size + drawn - owes
    fits = count <= wanted if rules.draw.when == "action" else count == wanted
    if not fits and seat not in draft.out:
        place = Place(Kind.HAND, seat)
        yield Finding("hand_size", place=place, seat=seat, count=count, wanted=wanted)


def _all_places(draft: Draft) -> tuple[Place, ...]:
    """Every place where a draft can hold cards, whatever its rules have."""
    hands = tuple(Place(Kind.HAND, seat) for seat in range(draft.setup.players))
    piles = tuple(Place(Kind.PILE, number) for number in range(len(draft.open)))
    market = (Place(Kind.MARKET),) if draft.setup.rules.draw.market else piles
    return (*hands, *market, Place(Kind.STOCK), Place(Kind.DISCARDS))


def _rolls(draft: Draft) -> Iterator[Finding]:
    for roll in dict.fromkeys(draft.rolls):
        if roll not in draft.setup.rolls:
            yield Finding("bad_roll", place=Place(Kind.ROLLS), card=roll)


def _turn(draft: Draft) -> Iterator[Finding]:
    if draft.seat in draft.out:
        yield Finding("is_out", seat=draft.seat)
    takes = draft.phase in (Phase.DRAW, Phase.REPLACE)
    if takes and not any(draft.open) and not draft.stock:
        yield Finding("no_open")
    side = draft.setup.side_of[draft.seat]
    if draft.overtime and not draft.overtime[side]:
        yield Finding("no_turn", side=side)


def _as_played(draft: Draft) -> list[Finding]:
    """What shows only once the engine takes the draft for a position."""
    try:
        position = draft.position()
    except BadCase:  # all else that is refused has been found before
        return [Finding("no_open")]
    outcome = position.outcome or verdict(position)
    if outcome is not None:
        if outcome.winner is None:
            return [Finding("over")]
        rows = position.rows_of(outcome.winner)
        cells = tuple(dict.fromkeys(cell for row in rows for cell in cells_in(row)))
        return [Finding("won", cells, side=outcome.winner)]
    moves = position.legal_moves()
    if len(moves) == 1 and moves[0].kind is MoveKind.PASS:
        return [Finding("stuck", place=Place(Kind.HAND, draft.seat), seat=draft.seat)]
    return []


def _notes(draft: Draft) -> Iterator[Finding]:
    rules = draft.setup.rules
    for code, told in (
        ("dice", not draft.setup.deck),
        ("live_rows", not draft.rows_are_marked),
        ("late", rules.forget.mode != "auto"),
        ("talk", rules.talk.penalty != "none"),
        ("points", bool(rules.scoring.target)),
        ("overtime", bool(rules.win.sudden_death_turns)),
    ):
        if told:
            yield Finding(code)
