# SPDX-License-Identifier: MIT
"""The designer's menu bar and tool bar."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import combinations
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QLabel, QMainWindow, QMenu, QToolBar

from sequence_desktop.engine.cards import SUITS
from sequence_desktop.gui.choice_box import ChoiceBox
from sequence_desktop.gui.designer.commands import SHIFTS, Commands, command_text, menu_title
from sequence_desktop.gui.designer.editor import Editor
from sequence_desktop.gui.designer.naming import SUIT_SIGNS
from sequence_desktop.gui.designer.workshop_words import say
from sequence_desktop.gui.theme import Theme, action_icon
from sequence_desktop.gui.titles import title_text
from sequence_desktop.gui.tool_bar import fit_words
from sequence_desktop.workshop.findings import Fit
from sequence_desktop.workshop.geometry import TURNS
from sequence_desktop.workshop.symmetry import SOURCES, Kind

translate = QCoreApplication.translate

_BAR: Final = ("new", "open", "save", "", "undo", "redo", "", "trial", "balance", "print")


class SymmetryBox(ChoiceBox):
    """The symmetry that edits keep."""

    def __init__(self, editor: Editor, refused: Callable[[str], None], bar: QToolBar) -> None:
        """Args:
        refused: is told why a symmetry cannot be kept.
        """
        super().__init__(bar)
        self.setObjectName("symmetry")
        self._editor = editor
        self._refused = refused
        for kind in Kind:
            self.addItem(say(kind.value), kind)
        self.setAccessibleName(translate("Designer", "Symmetry that edits keep"))
        self.setToolTip(
            translate("Designer", "What is changed in one place is changed in its likeness, too.")
        )
        self.activated.connect(self._choose)
        editor.symmetry_changed.connect(self.refresh)

    def refresh(self) -> None:
        """Show what is kept."""
        self.setCurrentIndex(self.findData(self._editor.kind))

    def _choose(self) -> None:
        why = self._editor.keep_symmetry(Kind(self.currentData()))
        if why:
            self._refused(why)
        self.refresh()


class DesignerMenus(QObject):
    """Makes menus and tool bar of a window.

    Attributes:
        symmetry: the box in the tool bar.
        test: the menu of what can be tried.
        games: the menu of games to be tried.
    """

    def __init__(
        self,
        window: QMainWindow,
        commands: Commands,
        editor: Editor,
        refused: Callable[[str], None],
    ) -> None:
        super().__init__(window)
        self._window, self._commands, self._editor = window, commands, editor
        self._repeat = QMenu(window)
        self._kinds = QActionGroup(window)
        self._refused = refused
        self.games = QMenu(window)
        self._build_menu("board")
        self._build_menu("edit")
        self._build_arrange()
        self.test = self._build_menu("test")
        self.test.addMenu(self.games)
        self.games.setTitle(translate("Designer", "Play an&other game on it"))
        self._build_menu("help")
        self.bar = window.addToolBar(translate("Designer", "Tools"))
        self.bar.setObjectName("tools")
        self.bar.setMovable(False)
        self.bar.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.symmetry = SymmetryBox(editor, refused, self.bar)
        self._build_bar()

    @property
    def symmetries(self) -> list[QAction]:
        """The choices of symmetry in the menu of arrangements."""
        return self._kinds.actions()

    def cell_menu(self) -> QMenu:
        """The menu of the chosen cells."""
        menu = QMenu(self._window)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for name in ("cut", "copy", "paste", "clear", "", "fill", "swap", "shuffle"):
            if name:
                menu.addAction(self._commands[name])
            else:
                menu.addSeparator()
        return menu

    def offer_games(self, fits: Sequence[Fit], play: Callable[[str], None]) -> None:
        """List the games that can be tried on the board."""
        self.games.clear()
        for fit in fits:
            action = self.games.addAction(title_text(fit.title).replace("&", "&&"))
            action.triggered.connect(partial(_call, play, fit.rules))
        self.games.setEnabled(bool(fits))

    def fit(self, width: int) -> None:
        """Leave the words beside the tool bar's icons out where there is no room for them."""
        fit_words(self.bar, width)

    def dress(self, theme: Theme) -> None:
        """Draw the icons in this theme."""
        for name in _BAR:
            if name:
                self._commands[name].setIcon(action_icon(name, theme))

    def _build_menu(self, name: str) -> QMenu:
        menu = self._window.menuBar().addMenu(menu_title(name))
        menu.setToolTipsVisible(True)
        for action, ends_group in self._commands.in_menu(name):
            menu.addAction(action)
            if ends_group:
                menu.addSeparator()
        return menu

    def _build_arrange(self) -> None:
        menu = self._window.menuBar().addMenu(translate("Designer", "&Arrange"))
        editor = self._editor
        for way in TURNS:
            text = translate("Designer", "Turn: {way}").format(way=say(way))
            menu.addAction(text).triggered.connect(partial(_call, editor.turn, way))
        menu.addSeparator()
        for row in SHIFTS:
            way, _, _, keys, _ = row
            action = menu.addAction(command_text(row), keys)
            action.triggered.connect(partial(_call, editor.shift, way))
        menu.addSeparator()
        suits = menu.addMenu(translate("Designer", "Exchange two &suits"))
        for one, other in combinations(SUITS, 2):
            text = f"{SUIT_SIGNS[one]} ↔ {SUIT_SIGNS[other]}"
            suits.addAction(text).triggered.connect(partial(_swap_suits, editor, one, other))
        menu.addMenu(self._build_symmetry())
        self._repeat.setTitle(translate("Designer", "&Repeat a part (symmetry)"))
        self._repeat.aboutToShow.connect(self._fill_repeat)
        menu.addMenu(self._repeat)

    def _build_symmetry(self) -> QMenu:
        """The same choice as in the tool bar, for keys and for windows too narrow for it."""
        menu = QMenu(translate("Designer", "S&ymmetry that edits keep"), self._window)
        for kind in Kind:
            action = menu.addAction(say(kind.value))
            action.setCheckable(True)
            action.setData(kind)
            action.triggered.connect(partial(_call_kind, self._keep, kind))
            self._kinds.addAction(action)
        self._editor.symmetry_changed.connect(self._show_symmetry)
        self._show_symmetry()
        return menu

    def _keep(self, kind: Kind) -> None:
        why = self._editor.keep_symmetry(kind)
        if why:
            self._refused(why)
        self._show_symmetry()

    def _show_symmetry(self) -> None:
        for action in self._kinds.actions():
            action.setChecked(action.data() == self._editor.kind)

    def _fill_repeat(self) -> None:
        self._repeat.clear()
        for source in SOURCES[self._editor.kind]:
            text = translate("Designer", "Take {part} for the rest").format(part=say(source))
            action = self._repeat.addAction(text)
            action.triggered.connect(partial(_call, self._editor.repeat, source))
        if self._repeat.isEmpty():
            text = translate("Designer", "Choose a symmetry first")
            self._repeat.addAction(text).setEnabled(False)

    def _build_bar(self) -> None:
        for name in _BAR:
            if name:
                self.bar.addAction(self._commands[name])
            else:
                self.bar.addSeparator()
        self.bar.addSeparator()
        label = QLabel(translate("Designer", "S&ymmetry"), self.bar)
        label.setBuddy(self.symmetry)
        label.setContentsMargins(8, 0, 6, 0)
        self.bar.addWidget(label)
        self.bar.addWidget(self.symmetry)


def _call(deed: Callable[[str], None], word: str, _checked: bool = False) -> None:
    deed(word)


def _call_kind(deed: Callable[[Kind], None], kind: Kind, _checked: bool = False) -> None:
    deed(kind)


def _swap_suits(editor: Editor, one: str, other: str, _checked: bool = False) -> None:
    editor.swap_suits(one, other)
