# SPDX-License-Identifier: MIT
"""The values of parameters in words: each option of a choice, each power, numbers with a meaning.

A title and its option read as one sentence: "A card is drawn: before playing".
"""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def option(path: str, word: str) -> str:
    """One option of a choice, in words."""
    return options()[path][word]


def options() -> dict[str, dict[str, str]]:
    """The options of every choice, in words, by the parameter's full name."""
    return {**_game_options(), **_row_options(), **_play_options(), **_end_options()}


def _game_options() -> dict[str, dict[str, str]]:
    return {
        "players.seating": {
            "alternate": translate("RuleOptions", "apart, the sides in turn"),
            "together": translate("RuleOptions", "side by side"),
        },
        "turn.direction": {
            "clockwise": translate("RuleOptions", "clockwise"),
            "counterclockwise": translate("RuleOptions", "counterclockwise"),
        },
        "start": {
            "left_of_dealer": translate("RuleOptions", "the seat after a dealer drawn by lot"),
            "highest_roll": translate("RuleOptions", "the highest roll"),
            "random": translate("RuleOptions", "a seat drawn by lot"),
            "first_seat": translate("RuleOptions", "always the first seat"),
        },
        "source": {
            "cards": translate("RuleOptions", "cards"),
            "dice": translate("RuleOptions", "dice"),
        },
        "match": {
            "exact": translate("RuleOptions", "its own cells"),
            "at_least": translate("RuleOptions", "its own cells and any higher number"),
        },
        "board.free": {
            "corners": translate("RuleOptions", "count as a chip of every side"),
            "none": translate("RuleOptions", "count for nobody"),
        },
        "board.joker_cells": {
            "corners": translate("RuleOptions", "by a card with the power for corners"),
            "none": translate("RuleOptions", "never"),
        },
    }


def _row_options() -> dict[str, dict[str, str]]:
    return {
        "rows.mode": {
            "banked": translate("RuleOptions", "for good, once it is made"),
            "live": translate("RuleOptions", "only while its chips lie there"),
        },
        "rows.choice": {
            "ask": translate("RuleOptions", "its maker chooses"),
            "top_left": translate("RuleOptions", "the first from the top left"),
            "auto": translate("RuleOptions", "the program chooses"),
        },
        "ui.row_style": {
            "line": translate("RuleOptions", "drawn through"),
            "flipped": translate("RuleOptions", "its chips turn white"),
        },
    }


def _play_options() -> dict[str, dict[str, str]]:
    return {
        "blocked": {
            "nothing": translate("RuleOptions", "does nothing"),
            "replace_enemy": translate("RuleOptions", "takes the place of an enemy chip there"),
        },
        "draw.when": {
            "end": translate("RuleOptions", "after playing"),
            "start": translate("RuleOptions", "before playing"),
            "action": translate("RuleOptions", "instead of playing"),
            "none": translate("RuleOptions", "never"),
        },
        "exhaust": {
            "reshuffle": translate("RuleOptions", "the played cards are shuffled anew"),
            "play_out": translate("RuleOptions", "one plays on without drawing"),
            "end": translate("RuleOptions", "the game ends"),
        },
        "forget.mode": {
            "auto": translate("RuleOptions", "impossible: cards draw themselves"),
            "loss": translate("RuleOptions", "lost for good"),
            "delay": translate("RuleOptions", "made good after one’s next turn"),
        },
        "forget.window": {
            "next_move_and_draw": translate(
                "RuleOptions", "when the next player has moved and drawn"
            ),
            "next_move": translate("RuleOptions", "when the next player has moved"),
        },
        "talk.penalty": {
            "none": translate("RuleOptions", "costs nothing"),
            "team_card": translate("RuleOptions", "costs each member of the side a card"),
            "chip": translate("RuleOptions", "costs the side a chip"),
        },
    }


def _end_options() -> dict[str, dict[str, str]]:
    return {
        "stalemate.mode": {
            "draw": translate("RuleOptions", "the game is a draw"),
            "ladder": translate("RuleOptions", "the longest lines decide"),
        },
    }


def powers() -> Mapping[str, str]:
    """What each power does, as the end of a sentence."""
    return {
        "wild": translate("RulePowers", "goes on any open cell"),
        "remove": translate("RulePowers", "removes an enemy chip"),
        "replace_any": translate("RulePowers", "goes anywhere, even in place of an enemy chip"),
        "replace_enemy": translate("RulePowers", "goes in place of an enemy chip"),
        "corner": translate("RulePowers", "goes on an open corner only"),
        "swap": translate("RulePowers", "swaps one’s own chip with an enemy chip"),
    }


def unset(path: str) -> str:
    """What it means that a number does not apply."""
    return {
        "hand.const": translate("RuleOptions", "not used"),
        "hand.max": translate("RuleOptions", "as many as were dealt"),
        "board.rows": translate("RuleOptions", "any number"),
        "board.cols": translate("RuleOptions", "any number"),
        "dead.eliminate_at": translate("RuleOptions", "nobody is put out"),
        "chips.per_side": translate("RuleOptions", "unknown"),
        "clock.turn_s": translate("RuleOptions", "no limit"),
    }[path]


def named_numbers(path: str) -> Mapping[int, str]:
    """The numbers of a parameter that mean more than a count."""
    return {
        "dead.swap": {
            -1: translate("RuleOptions", "any number"),
            0: translate("RuleOptions", "none"),
        },
        "draw.market": {0: translate("RuleOptions", "none")},
        "deck.jokers": {0: translate("RuleOptions", "none")},
        "rows.share": {0: translate("RuleOptions", "none")},
        "win.sudden_death_turns": {0: translate("RuleOptions", "none, the game is over")},
        "scoring.corner": {0: translate("RuleOptions", "none")},
        "scoring.together": {0: translate("RuleOptions", "none")},
        "scoring.win": {0: translate("RuleOptions", "none")},
        "scoring.jack_left": {0: translate("RuleOptions", "none")},
        "scoring.target": {0: translate("RuleOptions", "no match, single games")},
    }.get(path, {})


def pattern(name: str) -> str:
    """A winning pattern in words."""
    if name == "center2x2":
        return translate("RuleOptions", "the four cells in the middle")
    return translate("RuleOptions", "the cells {names}").format(names=name.replace("+", ", "))


def unit(path: str) -> str:
    """What stands behind a number, such as " s"."""
    return translate("RuleOptions", " s", "seconds") if path == "clock.turn_s" else ""
