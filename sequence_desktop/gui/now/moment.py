# SPDX-License-Identifier: MIT
"""What can be done now: made from the legal moves, the rules, and what the seat may see.

Nothing else is looked at, so nothing can be told that the one in front of the screen may not know.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from sequence_desktop.engine.cards import HIDDEN, Token
from sequence_desktop.engine.moves import Move
from sequence_desktop.gui.advice.hint_list import Line
from sequence_desktop.gui.now.ways import Way, ways_to_play
from sequence_desktop.gui.plain import capital
from sequence_desktop.gui.table.captions import pass_words, turn_notice
from sequence_desktop.gui.table.choices import Choices
from sequence_desktop.gui.table.describe import card_uses, describe_open, describe_stock
from sequence_desktop.gui.table.showing import Showing
from sequence_desktop.gui.table.spots import Spot, Zone
from sequence_desktop.gui.updates import Update
from sequence_desktop.gui.words import token_name

translate = QCoreApplication.translate

_MOST_KEYS = 10
"""So many cards of a hand have a key of their own."""
_IN_TURN = ("last_round", "why", "undo", "look_back", "rules")
_WAITING = ("move_now", "why", "pause", "undo", "look_back", "rules")
_LOOKING_BACK = ("look_back", "look_forward", "look_first", "look_now")
_AFTER_THE_END = ("again", "new", "review", "last_round", "undo", "look_back", "statistics")


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that can be done, or has to be known.

    Attributes:
        line: what it says.
        moves: what lights up on the table for it.
        spot: the card, pile or place where it begins.
        action: the id of the window's action that does it.
    """

    line: Line
    moves: tuple[Move, ...] = ()
    spot: Spot | None = None
    action: str = ""


@dataclass(frozen=True, slots=True)
class Moment:
    """What can be done now.

    Attributes:
        title: whose turn it is.
        detail: what is asked.
        entries: what can be done, one by one.
        actions: the ids of the window's actions that are worth being named now.
    """

    title: str
    detail: str
    entries: tuple[Entry, ...] = ()
    actions: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Table:
    """What the table shows, and how it is played on.

    Attributes:
        showing: what is shown.
        choices: what may be done.
        hand: the cards as they lie, from left to right.
        pointer: what the pointer does, as the setting says.
        may_call: whether somebody may be called for having spoken out of turn.
    """

    showing: Showing
    choices: Choices
    hand: Sequence[Token]
    pointer: str
    may_call: bool


def moment(update: Update, table: Table) -> Moment:
    """What can be done at the moment that an update has told of."""
    notice = turn_notice(table.showing, table.choices)
    if update.looking_back:
        return Moment(
            translate("Now", "You are looking back"),
            translate("Now", "Nothing is played here. The game waits where it is."),
            actions=_LOOKING_BACK,
        )
    if table.showing.position.outcome is not None:
        return Moment(notice.title, notice.detail, actions=_AFTER_THE_END)
    if update.curtain is not None:
        return Moment(notice.title, _curtain_words(table), tuple(_draws(table)), ("undo",))
    if update.leaving is not None:
        return Moment(notice.title, _leaving_words(), tuple(_draws(table)), ("undo",))
    if not update.active:
        draws = tuple(_draws(table))
        words = notice.detail if draws else _waiting_words(notice.detail)
        return Moment(notice.title, words, draws, _WAITING)
    entries = (*_turn(table), *_rules_to_know(table))
    return Moment(notice.title, notice.detail, entries, _IN_TURN)


# -- words ----------------------------------------------------------------------------------


def _curtain_words(table: Table) -> str:
    waiting = table.showing.curtain
    name = "" if waiting is None else table.showing.looks[waiting].name
    text = translate(
        "Now", "Only {name} is to see what comes next. Then press “I am ready”, or Enter."
    )
    return text.format(name=name)


def _leaving_words() -> str:
    return translate(
        "Now",
        "You have played. Draw if you want to, then press “Done: pass the screen on”.",
    )


def _waiting_words(detail: str) -> str:
    wait = translate("Now", "There is nothing for you to do at the moment.")
    return f"{detail}. {wait}" if detail else wait


# -- what may be done -----------------------------------------------------------------------


def _turn(table: Table) -> Iterator[Entry]:
    """Everything that the one who is to move can do."""
    position, choices = table.showing.position, table.choices
    if choices.given is not None:
        yield _given(table, choices.given)
    elif not position.roll:
        yield from _cards(table)
    yield from _draws(table)
    if choices.passing is not None:
        words = pass_words(table.showing)
        yield Entry(Line("", words[0], "", ""), action="pass")
    if choices.plays or choices.turns_in:
        ways = ways_to_play(table.pointer, dice=bool(position.roll))
        yield from (Entry(_told(way)) for way in ways)


def _told(way: Way) -> Line:
    pressed, does = way
    return Line("", pressed, "", does)


def _given(table: Table, token: Token) -> Entry:
    """What is used without being chosen: a roll, or the chip that is to be taken away."""
    title = token_name(token) if token else turn_notice(table.showing, table.choices).detail
    why = _power_words(table, token)
    why += card_uses(table.showing.view, token, table.choices) if token else []
    return Entry(Line("", capital(title), "", _sentences(why)), _moves_of(table, token))


def _cards(table: Table) -> Iterator[Entry]:
    """Each card of the hand, once."""
    view, choices = table.showing.view, table.choices
    for place, token in enumerate(table.hand):
        if token == HIDDEN or token in table.hand[:place]:
            continue
        why = [*_power_words(table, token), *card_uses(view, token, choices)]
        number = str((place + 1) % _MOST_KEYS) if place < _MOST_KEYS else ""
        line = Line(number, capital(token_name(token)), "", _sentences(why))
        action = "turn_in" if choices.turn_in(token) is not None else ""
        yield Entry(line, _moves_of(table, token), Spot(Zone.HAND, place), action)


def _moves_of(table: Table, token: Token) -> tuple[Move, ...]:
    """What can be done with a card, each cell once."""
    choices = table.choices
    moves = [choices.at(token, cell)[0] for cell in choices.cells(token)]
    discard = choices.discard(token)
    return (*moves, *(() if discard is None else (discard,)))


def _power_words(table: Table, token: Token) -> list[str]:
    """What a special card does in this game; nothing for others."""
    # Not at the top: a window starts faster without the pages of rules.
    from sequence_desktop.gui.rules.facts import Facts
    from sequence_desktop.gui.rules.tell_turn import power_texts

    setup = table.showing.position.setup
    power = setup.powers.get(token)
    return [] if power is None else list(power_texts(Facts(setup), power))


def _draws(table: Table) -> Iterator[Entry]:
    """The cards that may be drawn."""
    choices, showing = table.choices, table.showing
    for token in choices.draws:
        move = choices.draw(token)
        if move is None:
            continue
        if not token:
            text, spot = describe_stock(showing.view, choices), Spot(Zone.STOCK)
        else:
            tops = [pile[:1] for pile in showing.position.open]
            place = tops.index((token,))
            text, spot = describe_open(showing.view, place, choices), Spot(Zone.OPEN, place)
        title, _, why = text.partition(". ")
        yield Entry(Line("", title, "", why), (move,), spot, "" if token else "draw")


def _rules_to_know(table: Table) -> Iterator[Entry]:
    """What nobody reminds one of."""
    rules = table.showing.position.setup.rules
    if rules.rows.must_announce:
        title = translate("RuleFlags", "A row counts only when it is announced")
        why = translate("Now", "You are asked when your chip makes one: say which row it is.")
        yield Entry(Line("", title, "", why))
    if rules.forget.mode != "auto" and rules.draw.when == "end":
        yield Entry(Line("", _forget_title(), "", _forget_words(table)))
    if table.may_call:
        title = translate("Now", "Has somebody spoken out of turn?")
        why = translate("Now", "Say who with Move → Somebody spoke; it has a penalty.")
        yield Entry(Line("", title, "", why))


def _forget_title() -> str:
    return translate("Now", "After your play, draw")


def _forget_words(table: Table) -> str:
    from sequence_desktop.gui.rules.facts import Facts
    from sequence_desktop.gui.rules.tell_cards import forget_texts

    return " ".join(forget_texts(Facts(table.showing.position.setup)))


def _sentences(texts: Iterable[str]) -> str:
    ended = translate("RuleChecks", "{sentence}.")
    return " ".join(
        text if text.endswith((".", "。")) else ended.format(sentence=text)
        for text in texts
        if text
    )
