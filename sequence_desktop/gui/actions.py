# SPDX-License-Identifier: MIT
"""One registry of everything the window can do: id, text, tip and shortcut stand only here.

Menus, tool buttons and the page of shortcuts are all made from `SPECS`; the window connects each
action to what it does and says when it is enabled. The values of some settings are actions too;
their texts come from the registry of settings.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QWidget

from sequence_desktop.gui.advice.specs import COMPUTER
from sequence_desktop.gui.plain import plain_tip
from sequence_desktop.gui.settings.catalogue import SETTINGS
from sequence_desktop.gui.spec import Spec

translate = QCoreApplication.translate


def _options(key: str, menu: str) -> Iterator[Spec]:
    """The actions that choose a value of a setting; a line follows the last."""
    setting = SETTINGS[key]
    for option in setting.options:
        yield Spec(
            f"{setting.action}_{option.value}",
            menu,
            option.title,
            option.tip,
            check=setting.action,
            ends_group=option is setting.options[-1],
        )


MENUS: tuple[tuple[str, Callable[[], str]], ...] = (
    ("game", lambda: translate("Actions", "&Game")),
    ("move", lambda: translate("Actions", "&Move")),
    ("computer", lambda: translate("Actions", "&Computer")),
    ("view", lambda: translate("Actions", "&View")),
    ("help", lambda: translate("Actions", "&Help")),
)
"""The menus of the menu bar, in order."""

_GAME = (
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
        ends_group=True,
        standard=QKeySequence.StandardKey.Print,
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

_MOVE = (
    Spec(
        "undo",
        "move",
        lambda: translate("Actions", "&Undo"),
        lambda: translate("Actions", "Take back your last move and what followed it."),
        ("Ctrl+Z",),
        standard=QKeySequence.StandardKey.Undo,
    ),
    Spec(
        "redo",
        "move",
        lambda: translate("Actions", "&Redo"),
        lambda: translate("Actions", "Play again what was taken back."),
        ("Ctrl+Shift+Z", "Ctrl+Y"),
        ends_group=True,
        standard=QKeySequence.StandardKey.Redo,
    ),
    Spec(
        "draw",
        "move",
        lambda: translate("Actions", "&Draw a card"),
        lambda: translate(
            "Actions", "Take a card from the stock, where the rules let one draw by hand."
        ),
        ("Ctrl+D",),
    ),
    Spec(
        "turn_in",
        "move",
        lambda: translate("Actions", "&Turn in a dead card"),
        lambda: translate(
            "Actions", "Give up a card that has no free cell left, and draw another."
        ),
        ("Ctrl+T",),
    ),
    Spec(
        "pass",
        "move",
        lambda: translate("Actions", "&Pass"),
        lambda: translate(
            "Actions", "End the turn without a play; only where nothing can be played."
        ),
        ("Ctrl+E",),
    ),
)

_VIEW = (
    Spec(
        "look_first",
        "view",
        lambda: translate("Actions", "Look at the &start"),
        lambda: translate("Actions", "Show the board as it was before the first move."),
        ("Alt+Home",),
    ),
    Spec(
        "look_back",
        "view",
        lambda: translate("Actions", "Look one move &back"),
        lambda: translate(
            "Actions", "Show the board one move earlier; the game goes on from the present."
        ),
        ("Alt+Left",),
    ),
    Spec(
        "look_forward",
        "view",
        lambda: translate("Actions", "Look one move &forward"),
        lambda: translate("Actions", "Show the board one move later."),
        ("Alt+Right",),
    ),
    Spec(
        "look_now",
        "view",
        lambda: translate("Actions", "Back to the &game"),
        lambda: translate("Actions", "Show the board as it is now."),
        ("Alt+End",),
        ends_group=True,
    ),
    *_options("hand_order", "view"),
    *_options("theme", "view"),
    Spec(
        "zoom_in",
        "view",
        lambda: translate("Actions", "L&arger"),
        lambda: translate("Actions", "Show the table larger; where it does not fit, it scrolls."),
        ("Ctrl++", "Ctrl+="),
        standard=QKeySequence.StandardKey.ZoomIn,
    ),
    Spec(
        "zoom_out",
        "view",
        lambda: translate("Actions", "S&maller"),
        lambda: translate("Actions", "Show the table smaller."),
        ("Ctrl+-",),
        standard=QKeySequence.StandardKey.ZoomOut,
    ),
    Spec(
        "zoom_fit",
        "view",
        lambda: translate("Actions", "As large as t&he window"),
        lambda: translate("Actions", "Show the whole table, as large as it fits."),
        ("Ctrl+0",),
        ends_group=True,
    ),
    Spec(
        "sound",
        "view",
        lambda: translate("Actions", "So&unds"),
        SETTINGS["sound"].sentence,
        ("F8",),
        check="toggle",
    ),
    Spec(
        "panel",
        "view",
        lambda: translate("Actions", "Side &panel"),
        lambda: translate("Actions", "Show or hide the players and the moves."),
        ("F9",),
        check="toggle",
    ),
    Spec(
        "full_screen",
        "view",
        lambda: translate("Actions", "F&ull screen"),
        lambda: translate("Actions", "Fill the screen with the table."),
        ("F11",),
        check="toggle",
        standard=QKeySequence.StandardKey.FullScreen,
    ),
)

_HELP = (
    Spec(
        "rules",
        "help",
        lambda: translate("Actions", "How to &play"),
        lambda: translate(
            "Actions", "Say how the game in progress is played, in words and pictures."
        ),
        ("F1",),
        standard=QKeySequence.StandardKey.HelpContents,
    ),
    Spec(
        "shortcuts",
        "help",
        lambda: translate("Actions", "&Keys and mouse"),
        lambda: translate("Actions", "List what every key does."),
        ("Ctrl+?",),
    ),
    Spec(
        "keys",
        "help",
        lambda: translate("Actions", "&Change keys…"),
        lambda: translate("Actions", "Choose which keys lead to what."),
    ),
    Spec(
        "settings_help",
        "help",
        lambda: translate("Actions", "&Settings explained"),
        lambda: translate("Actions", "Say what every setting does."),
        ends_group=True,
    ),
    Spec(
        "about",
        "help",
        lambda: translate("Actions", "&About Sequence Desktop"),
        lambda: translate("Actions", "Show the version and the licences."),
        role=QAction.MenuRole.AboutRole,
    ),
)

SPECS: tuple[Spec, ...] = (
    *_GAME,
    *_MOVE,
    *COMPUTER,
    *_options("pace", "computer"),
    *_VIEW,
    *_HELP,
)
"""Every action, in the order of the menus."""


class Actions(QObject):
    """The window's actions, made from `SPECS`."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._groups: dict[str, QActionGroup] = {}
        self._actions = {spec.id: self._make(spec, window) for spec in SPECS}
        self.retranslate()

    def __getitem__(self, action_id: str) -> QAction:
        return self._actions[action_id]

    def in_menu(self, menu: str) -> Iterator[tuple[QAction, bool]]:
        """The actions of a menu in order, each with whether a line follows it."""
        for spec in SPECS:
            if spec.menu == menu:
                yield self._actions[spec.id], spec.ends_group

    def bind(self, slots: dict[str, Callable[[], object]]) -> None:
        """Connect each action by its id to a function that takes nothing."""
        for action_id, slot in slots.items():
            self._actions[action_id].triggered.connect(lambda _=False, slot=slot: slot())

    def enable(self, states: dict[str, bool]) -> None:
        """Say which actions can be used now."""
        for action_id, on in states.items():
            self._actions[action_id].setEnabled(on)

    def set_keys(self, keys: Mapping[str, Sequence[str]]) -> None:
        """Give actions these shortcuts, by their ids; the first of each is shown."""
        for action_id, shortcuts in keys.items():
            self._actions[action_id].setShortcuts([QKeySequence(key) for key in shortcuts])

    def retranslate(self) -> None:
        """Set every text again, after the language has changed."""
        for spec in SPECS:
            action = self._actions[spec.id]
            action.setText(spec.text())
            action.setToolTip(plain_tip(spec.tip()))
            action.setStatusTip(spec.tip())

    def _make(self, spec: Spec, window: QWidget) -> QAction:
        action = QAction(window)
        action.setObjectName(spec.id)
        action.setShortcuts([QKeySequence(keys) for keys in spec.keys])
        action.setMenuRole(spec.role)
        action.setCheckable(bool(spec.check))
        if spec.check not in ("", "toggle"):
            group = self._groups.setdefault(spec.check, QActionGroup(self))
            group.addAction(action)
        window.addAction(action)
        return action
