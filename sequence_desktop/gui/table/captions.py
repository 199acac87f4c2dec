# SPDX-License-Identifier: MIT
"""What the plate says: whose turn it is, what is asked, how far each side has come."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from sequence_desktop.engine.cards import Token
from sequence_desktop.engine.moves import Kind
from sequence_desktop.engine.state import Phase
from sequence_desktop.gui.plain import capital
from sequence_desktop.gui.table.choices import Choices
from sequence_desktop.gui.table.looks import Sitter
from sequence_desktop.gui.table.plate import Notice, Score
from sequence_desktop.gui.table.showing import Showing
from sequence_desktop.gui.words import seats_in_words, token_name

translate = QCoreApplication.translate


def turn_notice(showing: Showing, choices: Choices) -> Notice:
    """The plate while nothing else is asked."""
    position = showing.position
    over = position.outcome is not None
    winner = position.outcome.winner if position.outcome is not None else None
    colour = showing.colours[winner if winner is not None else position.side]
    calling = showing.active or showing.curtain == position.seat or bool(choices.draws)
    return Notice(
        title=_title(showing),
        detail=showing.note or ("" if over else _what_to_do(showing, choices)),
        colour=None if over and winner is None else colour,
        scores=_scores(showing),
        calling=not over and calling,
    )


def _title(showing: Showing) -> str:
    position = showing.position
    look = showing.looks[position.seat]
    if position.outcome is not None:
        return translate("Table", "The game is over")
    if showing.curtain == position.seat:
        text = translate("Table", "Pass the screen to {name}")
    elif showing.active:
        text = translate("Table", "Your turn, {name}")
    elif look.kind is Sitter.COMPUTER:
        text = translate("Table", "{name} is thinking…")
    else:
        text = translate("Table", "{name} is to move")
    return text.format(name=look.name)


def _what_to_do(showing: Showing, choices: Choices) -> str:
    """One sentence: what is asked now, else what has just happened, else what was rolled."""
    waiting = showing.curtain
    if waiting is not None and waiting != showing.position.seat:
        text = translate("Table", "Pass the screen to {name}")
        return text.format(name=showing.looks[waiting].name)
    if showing.position.phase is not Phase.PLAY:
        return _phase_words(showing) if showing.active else showing.news
    if showing.late and choices.draws:
        return _late_words(showing, choices)
    if showing.position.roll:
        words = _roll_words(showing, choices)
        return f"{showing.news}. {words}" if showing.news else words
    if showing.news:
        return showing.news
    if choices.turns_in and not choices.plays:
        return translate("Table", "Turn in a dead card")
    return _draw_words(showing, choices) if showing.active else ""


def _phase_words(showing: Showing) -> str:
    position = showing.position
    match position.phase:
        case Phase.DRAW:
            return translate("Table", "Choose a card")
        case Phase.REPLACE:
            return translate("Table", "Choose a card for the one you have turned in")
        case Phase.GIVE_UP:
            return translate(
                "Table", "Your side has spoken out of turn: drop one card on the discards"
            )
        case _:
            side = position.setup.side_of[position.penalty[0]]
            names = [showing.looks[seat].name for seat in position.setup.seats_of(side)]
            text = translate("Table", "{names} spoke out of turn: take one of their chips away")
            return text.format(names=seats_in_words(names))


def _late_words(showing: Showing, choices: Choices) -> str:
    """A draw for a turn gone by is open."""
    seats = sorted({move.seat for move in showing.late if move.seat is not None})
    if showing.view.seat in seats:
        if "" in choices.draws:
            return translate("Table", "Draw your card")
        return translate("Table", "Choose a card to draw")
    names = [showing.looks[seat].name for seat in seats]
    return translate("Table", "{names} may still draw").format(names=seats_in_words(names))


def _draw_words(showing: Showing, choices: Choices) -> str:
    """Where drawing is a turn of its own: whether to play or to draw."""
    position = showing.position
    if position.setup.rules.draw.when != "action":
        return ""
    if choices.draws and choices.plays:
        return translate("Table", "Play a card, or draw one")
    if choices.draws:
        if not showing.hand:
            return translate("Table", "Your hand is empty: draw a card")
        return translate("Table", "No card can be played: draw one")
    if choices.plays and not position.stock:
        return translate("Table", "The stock is empty: play a card")
    return translate("Table", "Your hand is full: play a card") if choices.plays else ""


def _roll_words(showing: Showing, choices: Choices) -> str:
    """What was rolled, and what can be done with it."""
    position = showing.position
    roll = position.roll
    if not showing.active:
        text = translate("Table", "{name} rolled {roll}")
        return text.format(name=showing.looks[position.seat].name, roll=roll)
    cells = choices.cells(roll)
    if not cells:
        return translate("Table", "{roll}: nothing can be done").format(roll=roll)
    board = position.setup.board
    match choices.kinds(roll, cells[0]):
        case (Kind.REMOVE, *_):
            text = translate("Table", "{roll}: take an enemy chip away")
        case (Kind.REPLACE, *_):
            text = translate("Table", "{roll}: take the place of an enemy chip")
        case (Kind.SWAP, *_):
            text = translate("Table", "{roll}: choose one of your chips, to be swapped")
        case _ if all(board.cells[cell] == roll for cell in cells):
            text = translate("Table", "{roll}: put a chip on a {roll}")
        case _:
            text = translate("Table", "{roll}: put a chip on any open cell")
    return text.format(roll=roll)


def _scores(showing: Showing) -> tuple[Score, ...]:
    position = showing.position
    needed = position.setup.rows_to_win
    scores = []
    for side, colour in enumerate(showing.colours):
        made = position.row_count(side)
        full = translate("Table", "{made} of {needed}").format(made=made, needed=needed)
        short = f"{made}/{needed}"
        out = _out_words(showing, side)
        texts = [f"{text}, {out}" if out else text for text in (full, short)]
        if showing.standing:
            # In the match: the points; they go first where room is short, for the panel has them.
            points = showing.standing[side]
            texts = [*(f"{text} · {points}" for text in texts), texts[1]]
        texts.append(str(made))
        names = [showing.looks[seat].name for seat in position.setup.seats_of(side)]
        scores.append(Score(colour, tuple(texts), seats_in_words(names)))
    return tuple(scores)


def _out_words(showing: Showing, side: int) -> str:
    """Which seats of a side are out of the game."""
    position = showing.position
    seats = position.setup.seats_of(side)
    out = [seat for seat in seats if position.out >> seat & 1]
    if len(out) == len(seats):
        return translate("Table", "out")
    if not out:
        return ""
    names = seats_in_words([showing.looks[seat].name for seat in out])
    return translate("Table", "{names} out").format(names=names)


def pass_words(showing: Showing) -> tuple[str, ...]:
    """What the button says that passes, in full and in fewer words."""
    roll = showing.position.roll
    extra = showing.position.setup.rules.extra_turn
    if roll.isdigit() and int(roll) in extra.on and extra.even_if_blocked:
        again = translate("Table", "Roll again")
        return translate("Table", "Nothing to do: roll again"), again
    short = translate("Table", "Pass")
    if roll:
        return translate("Table", "Nothing to do: pass"), short
    if showing.hand:
        return translate("Table", "Pass: no card can be played"), short
    return (short,)


def rows_notice(showing: Showing) -> Notice:
    """The plate while one is asked which row to claim."""
    return Notice(
        title=translate("Table", "Which row?"),
        detail=translate("Table", "Point and click, or use the arrow keys and Enter"),
        colour=showing.colours[showing.position.side],
        calling=True,
    )


def chosen_notice(
    showing: Showing, choices: Choices, token: Token, *, swapping: bool = False
) -> Notice:
    """The plate while a card is chosen, or a chip of one's own to be swapped."""
    if swapping:
        return _asked(showing, translate("Table", "Now the enemy chip to swap it with"))
    if choices.giving_up:
        return turn_notice(showing, choices)
    if showing.position.is_dead(token):
        if choices.turn_in(token) is not None:
            detail = translate(
                "Table", "No cell is left for {card}. Drop it on the discards for another one"
            )
        else:
            detail = translate("Table", "No cell is left for {card}")
        return _asked(showing, detail.format(card=token_name(token)))
    cells = choices.cells(token)
    if cells and Kind.SWAP in choices.kinds(token, cells[0]):
        return _asked(showing, translate("Table", "Choose one of your chips, to be swapped"))
    return turn_notice(showing, choices)


def refused_notice(showing: Showing, token: Token, cell: int, source: int | None) -> Notice:
    """The plate after something was put where it cannot go."""
    names = showing.position.setup.board.names
    if source is not None:
        text = translate("Table", "{own} cannot be swapped with {cell}")
        return _asked(showing, text.format(own=names[source], cell=names[cell]))
    if not token:
        text = translate("Table", "No chip can be taken from {cell}")
        return _asked(showing, text.format(cell=names[cell]))
    text = translate("Table", "{card} cannot be played on {cell}")
    return _asked(showing, text.format(card=capital(token_name(token)), cell=names[cell]))


def _asked(showing: Showing, detail: str) -> Notice:
    return Notice(
        title=_title(showing),
        detail=detail,
        colour=showing.colours[showing.position.side],
        calling=True,
    )
