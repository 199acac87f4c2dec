# SPDX-License-Identifier: MIT
"""The actions of the menu "Game"."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QKeySequence

from sequence_desktop.gui.specs.spec import Spec

translate = QCoreApplication.translate

GAME: Final = (
    Spec(
        "new",
        "game",
        lambda: translate("Actions", "&New game…"),
        lambda: translate(
            "Actions", "Choose a game, a board and players. The game in progress is kept."
        ),
        ("Ctrl+N",),
        standard=QKeySequence.StandardKey.New,
    ),
    Spec(
        "again",
        "game",
        lambda: translate("Actions", "Play &again"),
        lambda: translate("Actions", "Deal a new game with the same players, board and rules."),
        ("Ctrl+Shift+N",),
    ),
    Spec(
        "rated",
        "game",
        lambda: translate("Actions", "&Rated games…"),
        lambda: translate(
            "Actions", "Play against a computer picked for you, and see how your rating goes."
        ),
        ("Ctrl+R",),
    ),
    Spec(
        "pause",
        "game",
        lambda: translate("Actions", "Pa&use"),
        lambda: translate("Actions", "Let the computers wait, where nobody else plays."),
        ("P", "Pause"),
        check="toggle",
        ends_group=True,
    ),
    Spec(
        "setup",
        "game",
        lambda: translate("Actions", "Set up a pos&ition…"),
        lambda: translate(
            "Actions", "Lay chips and cards as you like, check them, and play on from there."
        ),
        ("Ctrl+Shift+O",),
    ),
    Spec(
        "design",
        "game",
        lambda: translate("Actions", "&Design a board…"),
        lambda: translate("Actions", "Make a board of your own, or change one."),
        ("Ctrl+B",),
    ),
    Spec(
        "boards",
        "game",
        lambda: translate("Actions", "&Boards…"),
        lambda: translate("Actions", "Look at all boards: play on them, copy and change them."),
        ("Ctrl+Shift+B",),
    ),
    Spec(
        "lab",
        "game",
        lambda: translate("Actions", "&Lab…"),
        lambda: translate(
            "Actions",
            "Let computers play thousands of games, to compare players, boards and rules.",
        ),
        ("Ctrl+L",),
        ends_group=True,
    ),
    Spec(
        "open",
        "game",
        lambda: translate("Actions", "&Open…"),
        lambda: translate("Actions", "Go on with a saved game. The game in progress is kept."),
        ("Ctrl+O",),
        standard=QKeySequence.StandardKey.Open,
    ),
    Spec(
        "save",
        "game",
        lambda: translate("Actions", "&Save"),
        lambda: translate("Actions", "Save the game, with all its moves, to its file."),
        ("Ctrl+S",),
        standard=QKeySequence.StandardKey.Save,
    ),
    Spec(
        "save_as",
        "game",
        lambda: translate("Actions", "Save &as…"),
        lambda: translate("Actions", "Save the game to a file of its own."),
        ("Ctrl+Shift+S",),
        ends_group=True,
        standard=QKeySequence.StandardKey.SaveAs,
    ),
    Spec(
        "statistics",
        "game",
        lambda: translate("Actions", "S&tatistics…"),
        lambda: translate(
            "Actions", "Count the games you have finished, and look at the last ones."
        ),
        ("Ctrl+I",),
    ),
    Spec(
        "print",
        "game",
        lambda: translate("Actions", "&Print the board…"),
        lambda: translate("Actions", "Bring this board onto paper, with chips and rules to it."),
        ("Ctrl+P",),
        standard=QKeySequence.StandardKey.Print,
    ),
    Spec(
        "picture",
        "game",
        lambda: translate("Actions", "Save a pi&cture…"),
        lambda: translate("Actions", "Save the board as it is shown, as a picture."),
        ("Ctrl+Shift+P",),
    ),
    Spec(
        "animation",
        "game",
        lambda: translate("Actions", "Save an ani&mation…"),
        lambda: translate("Actions", "Save the moves of the game as an animated picture (GIF)."),
        ends_group=True,
    ),
    Spec(
        "settings",
        "game",
        lambda: translate("Actions", "S&ettings…"),
        lambda: translate(
            "Actions", "Choose look, motion and manners; every change is seen at once."
        ),
        ("Ctrl+,",),
        ends_group=True,
        role=QAction.MenuRole.PreferencesRole,
        standard=QKeySequence.StandardKey.Preferences,
    ),
    Spec(
        "quit",
        "game",
        lambda: translate("Actions", "&Quit"),
        lambda: translate(
            "Actions", "Close the program. The next start goes on where you are now."
        ),
        ("Ctrl+Q",),
        role=QAction.MenuRole.QuitRole,
        standard=QKeySequence.StandardKey.Quit,
    ),
)
