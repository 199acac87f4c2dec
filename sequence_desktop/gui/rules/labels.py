# SPDX-License-Identifier: MIT
"""The name of each parameter, and what follows from it, in plain words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from sequence_desktop.gui.rules.labels_play import (
    Label,
    dead_labels,
    draw_labels,
    row_labels,
    score_labels,
    special_labels,
    table_labels,
    win_labels,
)

translate = QCoreApplication.translate


def labels() -> dict[str, Label]:
    """The label of every parameter, by its full name."""
    return {
        **_name_labels(),
        **_player_labels(),
        **_card_labels(),
        **_board_labels(),
        **special_labels(),
        **row_labels(),
        **win_labels(),
        **score_labels(),
        **draw_labels(),
        **dead_labels(),
        **table_labels(),
    }


def title(path: str) -> str:
    """What one parameter is called."""
    return labels()[path].title


def _name_labels() -> dict[str, Label]:
    return {
        "id": Label(
            translate("RuleLabels", "Name of the file"),
            translate("RuleLabels", "It is made from the name when the rules are saved."),
        ),
        "title": Label(
            translate("RuleLabels", "Name"),
            translate("RuleLabels", "What people read in the list of games."),
        ),
        "description": Label(
            translate("RuleLabels", "Description"),
            translate("RuleLabels", "One paragraph: what kind of game it is and what is special."),
        ),
        "reference": Label(
            translate("RuleLabels", "Where the rules come from"),
            translate("RuleLabels", "A book, a web site, a family; so that others can look it up."),
        ),
    }


def _player_labels() -> dict[str, Label]:
    return {
        "players.partitions": Label(
            translate("RuleLabels", "Who may play"),
            translate(
                "RuleLabels",
                "How many may play, and into how many sides of equal size they may part. Where "
                "there are several, the usual number of sides is offered first.",
            ),
        ),
        "players.seating": Label(
            translate("RuleLabels", "Seating of team-mates"),
            translate(
                "RuleLabels",
                "Apart, the sides take turns around the table. Side by side, all members of a "
                "side move before the next side does.",
            ),
        ),
        "start": Label(
            translate("RuleLabels", "Who begins"),
            translate("RuleLabels", "The first move is a small advantage."),
        ),
        "turn.direction": Label(
            translate("RuleLabels", "Direction of play"),
            translate("RuleLabels", "The way the turn passes around the table."),
        ),
    }


def _card_labels() -> dict[str, Label]:
    return {
        "source": Label(
            translate("RuleLabels", "Played with"),
            translate(
                "RuleLabels",
                "With cards one chooses from a hand. With dice there is no hand: the roll says "
                "where the chip goes.",
            ),
        ),
        "deck.packs": Label(
            translate("RuleLabels", "Packs of cards"),
            translate(
                "RuleLabels", "So many packs are shuffled together; more packs, longer games."
            ),
        ),
        "deck.jokers": Label(
            translate("RuleLabels", "Jokers in all"),
            translate("RuleLabels", "Jokers need a power, since no cell shows a joker."),
        ),
        "deck.ranks": Label(
            translate("RuleLabels", "Ranks in a pack"),
            translate(
                "RuleLabels",
                "Ranks left out are not dealt; cells that show them can be reached by special "
                "cards only.",
            ),
        ),
        "deck.numbers": Label(
            translate("RuleLabels", "Number cards"),
            translate(
                "RuleLabels",
                "Each number from the first to the last once a pack, in place of playing cards. "
                "They need a board of numbers.",
            ),
        ),
        "hand.const": Label(
            translate("RuleLabels", "Cards each"),
            translate(
                "RuleLabels",
                "The same number for any number of players. Not used, the list by players holds.",
            ),
        ),
        "hand.by_players": Label(
            translate("RuleLabels", "Cards each, by players"),
            translate("RuleLabels", "The more players, the fewer cards each, as a rule."),
        ),
        "hand.max": Label(
            translate("RuleLabels", "Most cards in a hand"),
            translate("RuleLabels", "Who holds so many may not draw and has to play."),
        ),
        "match": Label(
            translate("RuleLabels", "A number goes on"),
            translate(
                "RuleLabels",
                "On higher numbers too, low cards are strong: they fit nearly everywhere.",
            ),
        ),
        "dice.count": Label(
            translate("RuleLabels", "Dice"),
            translate("RuleLabels", "How many dice are rolled; their total counts."),
        ),
        "dice.sides": Label(
            translate("RuleLabels", "Faces of a die"),
            translate("RuleLabels", "The board has to show every total that has no power."),
        ),
        "extra_turn.on": Label(
            translate("RuleLabels", "Rolls that give another turn"),
            translate("RuleLabels", "Totals, separated by commas. The turn may repeat for ever."),
        ),
        "extra_turn.even_if_blocked": Label(
            translate("RuleLabels", "Another turn even if the roll could not be used"),
            translate("RuleLabels", "Otherwise a roll without effect gives no further turn."),
        ),
    }


def _board_labels() -> dict[str, Label]:
    return {
        "board.layout": Label(
            translate("RuleLabels", "Usual board"),
            translate("RuleLabels", "The board that is offered first; others that fit may do too."),
        ),
        "board.grid": Label(
            translate("RuleLabels", "A board of its own"),
            translate(
                "RuleLabels",
                "A line for each row of cells, such as “XX 2S 3S 4S”; XX is a free cell. It goes "
                "before the usual board.",
            ),
        ),
        "board.rows": Label(
            translate("RuleLabels", "Rows of cells a board must have"),
            translate("RuleLabels", "Boards of another height are not offered."),
        ),
        "board.cols": Label(
            translate("RuleLabels", "Columns a board must have"),
            translate("RuleLabels", "Boards of another width are not offered."),
        ),
        "board.free": Label(
            translate("RuleLabels", "Free cells"),
            translate(
                "RuleLabels",
                "Counting for every side, a row through a free corner needs one chip less.",
            ),
        ),
        "board.joker_cells": Label(
            translate("RuleLabels", "Free cells are earned"),
            translate(
                "RuleLabels",
                "They start empty, and only a card with the power for corners puts a chip there.",
            ),
        ),
    }
