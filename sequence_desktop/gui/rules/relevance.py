# SPDX-License-Identifier: MIT
"""Which parameters have no effect beside the others, and why.

A penalty for a forgotten draw means nothing where cards draw themselves. The dialog says so beside
the control, the list of differences puts it last, and the page leaves it out. A test plays games
to prove that what is called idle here changes nothing.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from sequence_desktop.engine.cards import Token
from sequence_desktop.engine.rules import Rules
from sequence_desktop.engine.setup import deck_of

translate = QCoreApplication.translate

TAKING = ("remove", "replace_any", "replace_enemy", "swap")
"""The powers that take or replace chips."""


def actors(rules: Rules) -> frozenset[Token]:
    """The cards or totals that can come up."""
    if rules.source == "dice":
        dice = rules.dice
        return frozenset(str(n) for n in range(dice.count, dice.count * dice.sides + 1))
    return frozenset(deck_of(rules))


def live_powers(rules: Rules) -> dict[Token, str]:
    """The powers of the cards or rolls that can come up."""
    known = actors(rules)
    return {token: power for token, power in rules.powers.items() if token in known}


def takes_chips(rules: Rules) -> bool:
    """Whether a chip may ever leave its cell."""
    return (
        any(power in TAKING for power in live_powers(rules).values())
        or rules.blocked == "replace_enemy"
        or rules.talk.penalty == "chip"
    )


def draws(rules: Rules) -> bool:
    """Whether any card is ever drawn after the deal."""
    return rules.source == "cards" and (rules.draw.when != "none" or rules.dead.swap != 0)


def most_rows(rules: Rules) -> int:
    """The most rows that any number of players needs."""
    return max(
        (
            rules.rows_to_win(players, sides)
            for players in rules.player_counts
            for sides in rules.sides_for(players)
        ),
        default=1,
    )


def counts_rows(rules: Rules, needed: int) -> bool:
    """Whether it matters how many rows one side can make."""
    return needed > 1 or rules.scoring.target > 0 or rules.win.sudden_death_turns > 0


def idle(rules: Rules) -> dict[str, str]:
    """Why parameters have no effect in these rules, by full name; the others are left out."""
    several = counts_rows(rules, most_rows(rules))
    return {
        **(_dice_idle(rules) if rules.source == "dice" else _cards_idle(rules)),
        **_board_idle(rules),
        **_special_idle(rules, several),
        **_row_idle(rules, several),
        **_end_idle(rules),
    }


def _dice_idle(rules: Rules) -> dict[str, str]:
    """What means nothing where dice are rolled."""
    why = translate("Idle", "There are no cards in this game.")
    found = dict.fromkeys(_CARDS_ONLY, why)
    if not rules.extra_turn.on:
        found["extra_turn.even_if_blocked"] = translate("Idle", "No roll gives another turn.")
    return found


_CARDS_ONLY = (
    "deck.packs",
    "deck.jokers",
    "deck.ranks",
    "deck.numbers",
    "hand.const",
    "hand.by_players",
    "hand.max",
    "wild.declare",
    "draw.when",
    "draw.market",
    "draw.face_up",
    "draw.piles",
    "turn.must_play_at_max",
    "turn.must_draw_at_zero",
    "exhaust",
    "dead.swap",
    "dead.optional",
    "dead.only_when_stuck",
    "dead.announce",
    "dead.eliminate_at",
    "forget.mode",
    "forget.window",
    "forget.swap_counts",
    "scoring.jack_left",
)


def _cards_idle(rules: Rules) -> dict[str, str]:
    """What means nothing where cards are played."""
    no_dice = translate("Idle", "There are no dice in this game.")
    found = {"extra_turn.on": no_dice, "extra_turn.even_if_blocked": no_dice}
    if rules.start != "highest_roll":
        found |= {"dice.count": no_dice, "dice.sides": no_dice}
    if rules.deck.numbers:
        found["deck.ranks"] = translate("Idle", "Number cards have no ranks.")
    else:
        found["match"] = translate("Idle", "There are no numbers in this game.")
    if rules.hand.const:
        found["hand.by_players"] = translate("Idle", "All are dealt the same number of cards.")
    return {**found, **_draw_idle(rules), **_dead_idle(rules), **_forget_idle(rules)}


def _draw_idle(rules: Rules) -> dict[str, str]:
    found: dict[str, str] = {}
    if rules.draw.when != "action":
        why = translate("Idle", "One does not draw instead of playing.")
        found |= dict.fromkeys(("hand.max", "turn.must_play_at_max", "turn.must_draw_at_zero"), why)
    elif not rules.turn.must_play_at_max:
        found["hand.max"] = translate("Idle", "A full hand may draw as well.")
    if not draws(rules):
        why = translate("Idle", "No card is ever drawn.")
        found |= dict.fromkeys(("draw.market", "draw.face_up", "draw.piles", "exhaust"), why)
    elif rules.draw.market:
        why = translate("Idle", "One draws from the open cards.")
        found |= {"draw.face_up": why, "draw.piles": why}
    elif not rules.draw.face_up:
        found["draw.piles"] = translate("Idle", "The stock lies face down, in one pile.")
    return found


def _dead_idle(rules: Rules) -> dict[str, str]:
    if rules.dead.swap:
        return {}
    why = translate("Idle", "Dead cards are not turned in.")
    return {"dead.optional": why, "dead.only_when_stuck": why}


def _forget_idle(rules: Rules) -> dict[str, str]:
    if rules.forget.mode == "auto":
        why = translate("Idle", "Cards draw themselves.")
        return {"forget.window": why, "forget.swap_counts": why}
    if not rules.dead.swap:
        return {"forget.swap_counts": translate("Idle", "Dead cards are not turned in.")}
    return {}


def _board_idle(rules: Rules) -> dict[str, str]:
    if rules.board.grid:
        return {"board.layout": translate("Idle", "The game has a board of its own.")}
    return {}


def _special_idle(rules: Rules, several: bool) -> dict[str, str]:
    found: dict[str, str] = {}
    powers = live_powers(rules)
    if "remove" not in powers.values():
        found["remove.allow_own"] = translate("Idle", "No card takes a chip off the board.")
    if "wild" not in powers.values():
        found["wild.declare"] = translate("Idle", "There is no wild card.")
    if not takes_chips(rules):
        why = translate("Idle", "No chip is ever taken or replaced.")
        found |= dict.fromkeys(("protect.rows", "protect.extensions", "protect.corners"), why)
    elif not several:
        why = translate("Idle", "The first row wins, so it need not be safe.")
        found |= {"protect.rows": why, "protect.extensions": why}
    elif not rules.protect.rows:
        found["protect.extensions"] = translate("Idle", "The row itself is not safe.")
    if rules.board.joker_cells == "none" or "corner" not in powers.values():
        found["protect.corners"] = translate("Idle", "No corner is earned.")
    if not any(power in TAKING for power in powers.values()) and rules.blocked == "nothing":
        found["protect.cells_from"] = translate("Idle", "No card or roll takes or replaces chips.")
    return found


def _row_idle(rules: Rules, several: bool) -> dict[str, str]:
    found: dict[str, str] = {}
    if rules.rows.shapes:
        why = translate("Idle", "Shapes are made instead of lines.")
        found |= {"rows.length_by_sides": why, "rows.share_same_line": why}
        if rules.stalemate.mode != "ladder":
            found["rows.length"] = why
    if not several:
        why = translate("Idle", "One row wins, so nobody makes a second one.")
        found |= dict.fromkeys(
            ("rows.share", "rows.share_same_line", "rows.share_corner", "rows.choice"), why
        )
    if rules.board.free == "none":
        found["rows.share_corner"] = translate("Idle", "Free cells count for nobody.")
    if rules.rows.mode == "live":
        why = translate("Idle", "Rows are not claimed: they count while they lie there.")
        found |= {"rows.choice": why, "rows.must_announce": why}
    if not several and not rules.rows.must_announce:
        found["rows.mode"] = translate("Idle", "The first row wins at once.")
    return found


def _end_idle(rules: Rules) -> dict[str, str]:
    found: dict[str, str] = {}
    if rules.stalemate.mode == "draw":
        found["stalemate.ladder"] = translate("Idle", "Then the game is a draw.")
    if not rules.scoring.target:
        why = translate("Idle", "There is no match.")
        found |= dict.fromkeys(
            (
                "scoring.row",
                "scoring.corner",
                "scoring.together",
                "scoring.win",
                "scoring.jack_left",
            ),
            why,
        )
    return found
