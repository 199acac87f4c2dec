# SPDX-License-Identifier: MIT
"""Texts in which a number decides between one and many: "1 card", "7 cards".

The forms of each language, English too, stand in its translation file. The texts are methods of a
QObject, because Qt's tool finds plural forms in calls of `self.tr` only.
"""

from __future__ import annotations

from PySide6.QtCore import QObject


class Counted(QObject):
    """Each method gives one text for a number."""

    def cards(self, count: int) -> str:
        """ "7 cards" """
        return self.tr("%n card(s)", "", count)

    def moves(self, count: int) -> str:
        """ "23 moves" """
        return self.tr("%n move(s)", "", count)

    def points(self, count: int) -> str:
        """ "120 points" """
        return self.tr("%n point(s)", "", count)

    def turns_left(self, count: int) -> str:
        """ "1 turn left" """
        return self.tr("%n turn(s) left", "", count)

    def rows_needed(self, made: int, needed: int) -> str:
        """ "1 of 2 rows" """
        return self.tr("{made} of %n row(s)", "", needed).format(made=made)

    def rows_made(self, deed: str, count: int) -> str:
        """ "Anna plays the six of clubs on c4 and makes a row" """
        return self.tr("{deed} and makes %n row(s)", "", count).format(deed=deed)

    def rows_announced(self, deed: str, count: int) -> str:
        """ "Anna plays the six of clubs on c4 and announces a row" """
        return self.tr("{deed} and announces %n row(s)", "", count).format(deed=deed)

    def rows_broken(self, deed: str, count: int) -> str:
        """ "Anna plays the jack of spades and removes the chip on c4 and breaks up a row" """
        return self.tr("{deed} and breaks up %n row(s)", "", count).format(deed=deed)

    def rows_short(self, deed: str, count: int) -> str:
        """ "on c4: a row" """
        return self.tr("{deed}: %n row(s)", "", count).format(deed=deed)

    def rows_possible(self, count: int) -> str:
        """ "From there 12 rows are still possible." """
        return self.tr("From there %n row(s) are still possible.", "", count)

    def moves_before(self, count: int) -> str:
        """ "3 earlier moves, see the list" """
        return self.tr("%n earlier move(s), see the list", "", count)

    def shuffled(self, count: int) -> str:
        """ "80 cards are shuffled into a new stock" """
        return self.tr("%n card(s) are shuffled into a new stock", "", count)

    def rated_games(self, count: int) -> str:
        """How many rated games somebody has played."""
        return self.tr("%n rated game(s) played.", "", count)

    def settings(self, count: int) -> str:
        """How many settings a search has found."""
        return self.tr("%n setting(s) found", "", count)

    def unread(self, count: int) -> str:
        """ "2 files could not be read" """
        return self.tr("%n file(s) could not be read", "", count)

    def unread_lines(self, count: int) -> str:
        """ "2 lines could not be read" """
        return self.tr("%n line(s) could not be read", "", count)

    def taken_in(self, count: int) -> str:
        """ "3 boards are among your own now" """
        return self.tr("%n board(s) are among your own now", "", count)

    def left_out(self, count: int) -> str:
        """ "12 cards did not fit on the board" """
        return self.tr("%n card(s) did not fit on the board", "", count)


COUNTED = Counted()
