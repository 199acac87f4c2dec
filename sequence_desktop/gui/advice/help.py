# SPDX-License-Identifier: MIT
"""What the page of help says about hints, chances and the review."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def advice_rows() -> tuple[tuple[str, str], ...]:
    """What there is, each with a few sentences on what it tells and where that comes from."""
    return (
        (
            translate("Pages", "Hint"),
            translate(
                "Pages",
                "Up to three moves are marked on the table and told beside it, each with the "
                "chance to win and the reason. A click on one shows its arrow; it can be played "
                "at once. The hint goes as soon as the position changes.",
            ),
        ),
        (
            translate("Pages", "Winning chances"),
            translate(
                "Pages",
                "A bar for now and a graph through the game. Click on the graph to look at a "
                "moment. While a computer thinks, nothing is worked out.",
            ),
        ),
        (
            translate("Pages", "Review"),
            translate(
                "Pages",
                "After the end: the three moves at which the game turned, what would have been "
                "better, and how much the cards and your choices were worth. Click on one to see "
                "it on the table.",
            ),
        ),
        (
            translate("Pages", "The numbers"),
            translate(
                "Pages",
                "They come from many trial games, played on from what you can see; where cards are "
                "hidden, they are imagined anew each time. So they are estimates, and know no more "
                "than you do. A rated game has none of this.",
            ),
        ),
        (
            translate("Pages", "Move now"),
            translate(
                "Pages",
                "Who thinks for longer than a second is named at the end of the menu bar, and can "
                "be told to move with what it knows.",
            ),
        ),
    )
