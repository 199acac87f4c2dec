# SPDX-License-Identifier: MIT
"""What was done in a game, in words: every move, and what came of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from sequence_desktop.engine.cards import Token
from sequence_desktop.engine.changes import (
    CardDrawn,
    CardLeft,
    CardPutBack,
    CardTakenBack,
    Change,
    ChipPut,
    ChipRemoved,
    Ended,
    Rolled,
    RowLost,
    RowMade,
    SeatOut,
    StockShuffled,
    TurnPassed,
    changes,
)
from sequence_desktop.engine.game import Game
from sequence_desktop.engine.moves import Kind, Move
from sequence_desktop.engine.position import Position
from sequence_desktop.engine.setup import Setup
from sequence_desktop.gui import words
from sequence_desktop.gui.counted import COUNTED

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Deed:
    """One move with what people want to know of it.

    Attributes:
        move: the move.
        seat: the seat that made it, or is called for having spoken.
        roll: the total that was rolled, with dice.
        stands_for: the card that a wild card was declared to be.
        shown: a dead card was shown to all when it was turned in.
        rows_made: how many rows it made for its own side.
        announced: those rows were announced, as the rules ask.
        rows_lost: how many rows of others it broke up.
        came: what else came of it, as sentences without a full stop.
    """

    move: Move
    seat: int
    roll: Token = ""
    stands_for: Token = ""
    shown: bool = False
    rows_made: int = 0
    announced: bool = False
    rows_lost: int = 0
    came: tuple[str, ...] = ()


def deed(game: Game, ply: int, names: Sequence[str]) -> Deed:
    """The move that was made after `ply` others, as everybody at the table has seen it.

    Args:
        game: the game. Nothing that is hidden from onlookers is told of it.
        ply: the number of moves before.
        names: what the seats are called.
    """
    move, before = game.moves[ply], game.at(ply)
    setup, rules = before.setup, before.setup.rules
    mover = before.seat if move.seat is None else move.seat
    told = changes(game.view(None, ply).position, game.view(None, ply + 1).position)
    side = setup.side_of[mover]
    own = [c for c in told if isinstance(c, RowMade) and c.side == side]
    puts = move.kind in (Kind.PUT, Kind.REPLACE)
    wild = puts and setup.powers.get(move.token) in ("wild", "replace_any") and not before.roll
    return Deed(
        move=move,
        seat=mover,
        roll=before.roll,
        stands_for=setup.board.cells[setup.board.cell(move.cell)]
        if wild and rules.wild.declare
        else "",
        shown=move.kind is Kind.TURN_IN and rules.dead.announce,
        rows_made=len(own),
        announced=rules.rows.must_announce,
        rows_lost=sum(isinstance(c, RowLost) for c in told),
        came=_consequences(before, game.at(ply + 1), move, told, side, names),
    )


def _consequences(
    before: Position,
    after: Position,
    move: Move,
    told: Sequence[Change],
    side: int,
    names: Sequence[str],
) -> tuple[str, ...]:
    """What the move itself does not say: others' rows, seats that are out, cards lost, shuffles."""
    found = [
        change_text(change, names, before.setup)
        for change in told
        if isinstance(change, SeatOut | StockShuffled)
        or (isinstance(change, RowMade) and change.side != side)
    ]
    if move.kind is not Kind.TALK:
        for seat, (was, now) in enumerate(zip(before.limits, after.limits, strict=True)):
            if now < was:
                text = translate("Deeds", "{who} did not draw in time, and holds one card less")
                found.append(text.format(who=names[seat]))
    if after.overtime and not before.overtime:
        found.append(translate("Deeds", "the others have their last turns"))
    return tuple(found)


def deed_text(deed: Deed, names: Sequence[str], place: Callable[[str], str] = str) -> str:
    """A deed as a sentence: "Anna plays the six of clubs on c4 and makes a row".

    Args:
        deed: the deed.
        names: what the seats are called.
        place: says a cell; as it is written, if not given.
    """
    move = deed.move
    text = _template(deed).format(
        who=names[deed.seat],
        card=words.token_name(move.token) if move.token else "",
        other_card=words.token_name(deed.stands_for) if deed.stands_for else "",
        roll=deed.roll,
        cell=place(move.cell),
        other=place(move.other),
    )
    if deed.rows_made and deed.announced:
        text = COUNTED.rows_announced(text, deed.rows_made)
    elif deed.rows_made:
        text = COUNTED.rows_made(text, deed.rows_made)
    elif deed.rows_lost:
        text = COUNTED.rows_broken(text, deed.rows_lost)
    for consequence in deed.came:
        text = translate("Deeds", "{deed}; {consequence}").format(
            deed=text, consequence=consequence
        )
    return text


def _template(deed: Deed) -> str:
    kind = deed.move.kind
    if kind is Kind.TALK:
        return _talk_template(deed.move)
    if deed.roll:
        return _roll_template(kind)
    if kind is Kind.DRAW:
        if deed.move.token:
            return translate("Deeds", "{who} takes {card}")
        return translate("Deeds", "{who} draws a card")
    if kind is Kind.TURN_IN and deed.shown:
        return translate("Deeds", "{who} shows that {card} is dead and turns it in")
    if deed.stands_for:
        return translate("Deeds", "{who} plays {card} as {other_card} on {cell}")
    return {
        Kind.PUT: translate("Deeds", "{who} plays {card} on {cell}"),
        Kind.REMOVE: translate("Deeds", "{who} plays {card} and removes the chip on {cell}"),
        Kind.REPLACE: translate("Deeds", "{who} plays {card} and takes over the chip on {cell}"),
        Kind.SWAP: translate(
            "Deeds", "{who} plays {card} and swaps the chips on {cell} and {other}"
        ),
        Kind.TURN_IN: translate("Deeds", "{who} turns in {card}"),
        Kind.PASS: translate("Deeds", "{who} passes"),
    }[kind]


def _roll_template(kind: Kind) -> str:
    return {
        Kind.PUT: translate("Deeds", "{who} rolls {roll} and puts a chip on {cell}"),
        Kind.REMOVE: translate("Deeds", "{who} rolls {roll} and removes the chip on {cell}"),
        Kind.REPLACE: translate("Deeds", "{who} rolls {roll} and takes over the chip on {cell}"),
        Kind.SWAP: translate(
            "Deeds", "{who} rolls {roll} and swaps the chips on {cell} and {other}"
        ),
        Kind.PASS: translate("Deeds", "{who} rolls {roll} and can do nothing"),
    }[kind]


def _talk_template(move: Move) -> str:
    if move.token:
        return translate("Deeds", "{who} gives up {card}")
    if move.cell:
        return translate("Deeds", "{who} takes the chip on {cell} away")
    return translate("Deeds", "{who} has spoken out of turn")


def deed_short(deed: Deed) -> str:
    """What was done with a card, for a narrow list in which the card stands before: "on c4"."""
    move = deed.move
    text = {
        Kind.PUT: translate("Deeds", "on {cell}", "after a card, as in 8 of spades on c4"),
        Kind.REMOVE: translate("Deeds", "removes {cell}", "after a card"),
        Kind.REPLACE: translate("Deeds", "takes over {cell}", "after a card"),
        Kind.SWAP: translate("Deeds", "swaps {cell} and {other}", "after a card"),
        Kind.TURN_IN: translate("Deeds", "turned in", "after a card"),
        Kind.DRAW: translate("Deeds", "taken", "after a card")
        if move.token
        else translate("Deeds", "draws a card"),
        Kind.PASS: translate("Deeds", "nothing to do", "after a roll")
        if deed.roll
        else translate("Deeds", "passes"),
        Kind.TALK: _talk_short(move),
    }[move.kind].format(cell=move.cell, other=move.other)
    return COUNTED.rows_short(text, deed.rows_made) if deed.rows_made else text


def _talk_short(move: Move) -> str:
    if move.token:
        return translate("Deeds", "given up", "after a card")
    if move.cell:
        return translate("Deeds", "takes {cell} away")
    return translate("Deeds", "has spoken")


def change_text(change: Change, names: Sequence[str], setup: Setup) -> str:
    """One change on the table as a clause, for a screen reader and for what came of a move.

    Args:
        change: what changed, as far as whoever is told may know it.
        names: what the seats are called.
        setup: the game's rules, board and sides.
    """
    match change:
        case ChipPut() | ChipRemoved() | RowMade() | RowLost():
            return _board_text(change, _side(change.side, names, setup), setup)
        case CardLeft() | CardDrawn() | CardTakenBack() | CardPutBack():
            return _card_text(change, names[change.seat])
        case StockShuffled(count):
            return COUNTED.shuffled(count)
        case Rolled(total):
            return translate("Deeds", "{total} is rolled").format(total=total)
        case SeatOut(seat):
            return translate("Deeds", "{who} is out of the game").format(who=names[seat])
        case TurnPassed(seat):
            return translate("Deeds", "it is the turn of {who}").format(who=names[seat])
        case Ended(outcome):
            winner = outcome.winner
            seats = () if winner is None else setup.seats_of(winner)
            return words.ending_title([names[seat] for seat in seats])


def _board_text(change: ChipPut | ChipRemoved | RowMade | RowLost, who: str, setup: Setup) -> str:
    match change:
        case ChipPut(cell):
            text = translate("Deeds", "a chip of {who} on {place}")
            place = setup.board.names[cell]
        case ChipRemoved(cell):
            text = translate("Deeds", "the chip of {who} is off {place}")
            place = setup.board.names[cell]
        case RowMade(_, row):
            text = translate("Deeds", "a row for {who}, {place}")
            place = setup.board.row_name(row)
        case RowLost(_, row):
            text = translate("Deeds", "{who} no longer has the row {place}")
            place = setup.board.row_name(row)
    return text.format(who=who, place=place)


def _card_text(change: CardLeft | CardDrawn | CardTakenBack | CardPutBack, who: str) -> str:
    text = {
        CardLeft: translate("Deeds", "{who} lays off {card}"),
        CardDrawn: translate("Deeds", "{who} draws {card}"),
        CardTakenBack: translate("Deeds", "{who} takes back {card}"),
        CardPutBack: translate("Deeds", "{who} puts back {card}"),
    }[type(change)]
    return text.format(who=who, card=words.token_name(change.token))


def _side(side: int, names: Sequence[str], setup: Setup) -> str:
    return words.seats_in_words([names[seat] for seat in setup.seats_of(side)])
