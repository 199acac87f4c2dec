# SPDX-License-Identifier: MIT
"""What the page of help says about going through a game."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def replay_rows() -> tuple[tuple[str, str], ...]:
    """What there is, each with a sentence or two on what it does."""
    return (
        (
            translate("Pages", "Slider"),
            translate(
                "Pages", "Arrows go by one move, Page keys by ten, Home and End to both ends."
            ),
        ),
        (
            translate("Pages", "Space, P"),
            translate("Pages", "In the replay bar: play the moves one after the other, or stop."),
        ),
        (
            translate("Pages", "Whose cards"),
            translate(
                "Pages",
                "Once a game is over, it can be seen with the eyes of each player, or with all "
                "hands open in the list of players.",
            ),
        ),
        (
            translate("Pages", "Play on from here"),
            translate(
                "Pages",
                "A game of its own begins there; it is not rated and counts in no statistics. The "
                "game before is kept, and undo brings it back until you move. A deal of a match "
                "that had ended counts as it was played first.",
            ),
        ),
        (
            translate("Pages", "Bookmarks"),
            translate(
                "Pages",
                "They stand on the slider and in the list of moves, and are kept with the game.",
            ),
        ),
        (
            translate("Pages", "Pictures"),
            translate(
                "Pages",
                "A position is saved as PNG or SVG, a game as an animated GIF. As long as a game "
                "goes on, its animation shows no hand.",
            ),
        ),
    )
