# SPDX-License-Identifier: MIT
"""The names of the parameters of play: special cards, rows, winning, drawing, and customs."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


class Label(NamedTuple):
    """What a parameter is called, and a sentence that says what follows from it."""

    title: str
    hint: str


def special_labels() -> dict[str, Label]:
    """Special cards, and what is safe from them."""
    return {
        "powers": Label(
            translate("RuleLabels", "Cards and rolls with a power"),
            translate(
                "RuleLabels",
                "What jacks, jokers or certain rolls do. A card with a power is not played on "
                "its own cells.",
            ),
        ),
        "blocked": Label(
            translate("RuleLabels", "When all its cells are covered, a card or roll"),
            translate(
                "RuleLabels",
                "Taking the place of an enemy chip keeps the game moving to the very end.",
            ),
        ),
        "remove.allow_own": Label(
            translate("RuleLabels", "Removing may take one’s own chips"),
            translate("RuleLabels", "Seldom wise, but it keeps such a card from being stuck."),
        ),
        "wild.declare": Label(
            translate("RuleLabels", "Wild cards are named"),
            translate(
                "RuleLabels",
                "One says which card a wild card stands for. A custom at the table only.",
            ),
        ),
        "protect.rows": Label(
            translate("RuleLabels", "Chips of a finished row are safe"),
            translate("RuleLabels", "Otherwise a finished row can be broken again."),
        ),
        "protect.extensions": Label(
            translate("RuleLabels", "Chips that lengthen a finished row are safe too"),
            translate("RuleLabels", "Otherwise the sixth chip in a line of five can be taken."),
        ),
        "protect.corners": Label(
            translate("RuleLabels", "Chips on earned corners are safe"),
            translate("RuleLabels", "Otherwise they can be taken like any other chip."),
        ),
        "protect.cells_from": Label(
            translate("RuleLabels", "Cells safe from a card or roll"),
            translate("RuleLabels", "Numbers whose cells a certain card or roll cannot touch."),
        ),
    }


def row_labels() -> dict[str, Label]:
    """What a row is."""
    return {
        "rows.length": Label(
            translate("RuleLabels", "Chips in a row"),
            translate("RuleLabels", "Shorter rows are made sooner and blocked less easily."),
        ),
        "rows.length_by_sides": Label(
            translate("RuleLabels", "Chips in a row, by sides"),
            translate("RuleLabels", "Where a number of sides is named here, this goes first."),
        ),
        "rows.shapes": Label(
            translate("RuleLabels", "Shapes instead of lines"),
            translate(
                "RuleLabels",
                "A line for each shape, such as “X../XXX/..X”: X is a chip, a dot is not, and a "
                "stroke begins the next row. Each is placed as drawn, without turning.",
            ),
        ),
        "rows.mode": Label(
            translate("RuleLabels", "A row counts"),
            translate(
                "RuleLabels",
                "For good, it is claimed and remembered. Only while it lies there, all rows "
                "needed have to be on the board at once.",
            ),
        ),
        "rows.share": Label(
            translate("RuleLabels", "Cells that two rows may share"),
            translate(
                "RuleLabels",
                "With one, nine in a line are two rows of five; with none, ten are needed.",
            ),
        ),
        "rows.share_same_line": Label(
            translate("RuleLabels", "One line may hold two rows of a side"),
            translate(
                "RuleLabels",
                "Otherwise a second row must lie in another line, such as one that crosses.",
            ),
        ),
        "rows.share_corner": Label(
            translate("RuleLabels", "Two rows may use the same free cell"),
            translate("RuleLabels", "Otherwise a side may use each free corner once."),
        ),
        "rows.choice": Label(
            translate("RuleLabels", "When more chips lie in line than a row needs"),
            translate(
                "RuleLabels", "Which chips are the row decides which are safe, and what may follow."
            ),
        ),
        "rows.must_announce": Label(
            translate("RuleLabels", "A row counts only when it is announced"),
            translate(
                "RuleLabels",
                "Who makes a row without saying so has no row; a later chip can still claim it.",
            ),
        ),
    }


def win_labels() -> dict[str, Label]:
    """How a game is won, or ends without a winner."""
    return {
        "win.rows_by_sides": Label(
            translate("RuleLabels", "Rows needed, by sides"),
            translate("RuleLabels", "Where nothing is said, one row wins."),
        ),
        "win.rows_by_players": Label(
            translate("RuleLabels", "Rows needed, by players"),
            translate("RuleLabels", "Where a number of players is named here, this goes first."),
        ),
        "win.patterns": Label(
            translate("RuleLabels", "Patterns that win at once"),
            translate(
                "RuleLabels",
                "A line for each: “center2x2” for the four cells in the middle, or cells joined "
                "by plus signs, such as “a1+b2”.",
            ),
        ),
        "win.sudden_death_turns": Label(
            translate("RuleLabels", "Turns left to the others"),
            translate(
                "RuleLabels",
                "When a side has its rows, each other side still has so many turns; then the "
                "most rows win.",
            ),
        ),
        "stalemate.mode": Label(
            translate("RuleLabels", "When nobody has won"),
            translate("RuleLabels", "What happens when nobody can move or no card is left."),
        ),
        "stalemate.ladder": Label(
            translate("RuleLabels", "Lengths that are compared"),
            translate(
                "RuleLabels",
                "Separated by commas, in order: the side with more rows of the first length wins, "
                "then of the second, and so on.",
            ),
        ),
    }


def score_labels() -> dict[str, Label]:
    """Points."""
    return {
        "scoring.target": Label(
            translate("RuleLabels", "Points that win the match"),
            translate("RuleLabels", "A match goes over several deals, until a side has so many."),
        ),
        "scoring.row": Label(
            translate("RuleLabels", "Points for a row, by chips in its line"),
            translate(
                "RuleLabels", "A line earns what stands at the greatest number that it reaches."
            ),
        ),
        "scoring.corner": Label(
            translate("RuleLabels", "Extra points for a row with a free cell"),
            translate("RuleLabels", "For each such row."),
        ),
        "scoring.together": Label(
            translate("RuleLabels", "Extra points for two rows at a stroke"),
            translate("RuleLabels", "For one move that makes two or more rows."),
        ),
        "scoring.win": Label(
            translate("RuleLabels", "Points for winning a deal"),
            translate("RuleLabels", "For the side that wins it, however it ends."),
        ),
        "scoring.jack_left": Label(
            translate("RuleLabels", "Points lost for each special card left"),
            translate("RuleLabels", "For cards with a power still in hand at the end of a deal."),
        ),
    }


def draw_labels() -> dict[str, Label]:
    """Drawing."""
    return {
        "draw.when": Label(
            translate("RuleLabels", "A card is drawn"),
            translate("RuleLabels", "Drawing before playing gives one card more to choose from."),
        ),
        "turn.must_play_at_max": Label(
            translate("RuleLabels", "A full hand must play"),
            translate("RuleLabels", "Otherwise one may draw on, however many cards one holds."),
        ),
        "turn.must_draw_at_zero": Label(
            translate("RuleLabels", "An empty hand must draw"),
            translate("RuleLabels", "Otherwise one may also pass."),
        ),
        "draw.market": Label(
            translate("RuleLabels", "Open cards to draw from"),
            translate(
                "RuleLabels",
                "So many cards lie open beside the stock; one takes one, and the next is laid "
                "there.",
            ),
        ),
        "draw.face_up": Label(
            translate("RuleLabels", "The stock lies face up"),
            translate("RuleLabels", "Everybody sees the card that comes next from each pile."),
        ),
        "draw.piles": Label(
            translate("RuleLabels", "Piles of the open stock"),
            translate("RuleLabels", "With several, one chooses from which to draw."),
        ),
        "exhaust": Label(
            translate("RuleLabels", "When the stock is empty"),
            translate("RuleLabels", "Without a new stock the cards run out, and games can end."),
        ),
    }


def dead_labels() -> dict[str, Label]:
    """Cards without a cell."""
    return {
        "dead.swap": Label(
            translate("RuleLabels", "Dead cards turned in each turn"),
            translate(
                "RuleLabels",
                "A card is dead when no cell is left for it. Turned in, it gives a new card, and "
                "the turn goes on.",
            ),
        ),
        "dead.optional": Label(
            translate("RuleLabels", "Turning in is free to choose"),
            translate("RuleLabels", "Otherwise a dead card has to be turned in before one plays."),
        ),
        "dead.only_when_stuck": Label(
            translate("RuleLabels", "Only when no card can be played"),
            translate("RuleLabels", "Dead cards stay in hand as long as another card can be used."),
        ),
        "dead.announce": Label(
            translate("RuleLabels", "Dead cards are announced"),
            translate("RuleLabels", "Otherwise the list of moves does not name them."),
        ),
        "dead.eliminate_at": Label(
            translate("RuleLabels", "Dead cards that put a player out"),
            translate("RuleLabels", "Who holds so many at the start of a turn is out of the game."),
        ),
    }


def table_labels() -> dict[str, Label]:
    """Forgetting, talking, the clock, and the look of the table."""
    return {
        "forget.mode": Label(
            translate("RuleLabels", "A forgotten draw"),
            translate(
                "RuleLabels",
                "If drawing is up to the players, one has to click the stock after each move.",
            ),
        ),
        "forget.window": Label(
            translate("RuleLabels", "It is too late"),
            translate("RuleLabels", "Until then a forgotten card may still be drawn."),
        ),
        "forget.swap_counts": Label(
            translate("RuleLabels", "Turning in a dead card ends the time too"),
            translate("RuleLabels", "As if the next player had moved and drawn."),
        ),
        "talk.penalty": Label(
            translate("RuleLabels", "Speaking out of turn"),
            translate("RuleLabels", "What a side pays whose members give each other advice."),
        ),
        "clock.turn_s": Label(
            translate("RuleLabels", "Time for a turn"),
            translate("RuleLabels", "In seconds; then the computer moves for the player."),
        ),
        "ui.row_style": Label(
            translate("RuleLabels", "A finished row"),
            translate("RuleLabels", "How it is seen on the table; the rules stay the same."),
        ),
        "chips.per_side": Label(
            translate("RuleLabels", "Chips of each colour in the box"),
            translate("RuleLabels", "For information only; the program never runs out of chips."),
        ),
    }
