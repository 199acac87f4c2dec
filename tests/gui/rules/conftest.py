# SPDX-License-Identifier: MIT
"""What the tests of the rules share: the shipped presets and boards, and the look of the table."""

import pytest

from sequence_desktop.engine.rules import Rules
from sequence_desktop.gui.rules.editor import RulesDialog
from sequence_desktop.gui.rules.own import OwnRules
from sequence_desktop.gui.table.art import Style
from sequence_desktop.gui.theme import ThemeKeeper
from sequence_desktop.storage import boards, rules
from sequence_desktop.storage.boards import BoardLibrary
from sequence_desktop.storage.home import Home
from sequence_desktop.storage.rules import RulesLibrary
from tests.gui.conftest import Bring
from tests.gui.rules.material import PRESETS
from tests.gui.rules.rig import Ask


@pytest.fixture
def library(home: Home) -> RulesLibrary:
    """The presets, and an empty folder of one's own rules."""
    return rules.library(home)


@pytest.fixture
def board_library(home: Home) -> BoardLibrary:
    """The shipped boards."""
    return boards.library(home)


@pytest.fixture
def own(library: RulesLibrary, board_library: BoardLibrary) -> OwnRules:
    """One's own rules: none yet."""
    return OwnRules(library, board_library)


@pytest.fixture
def style(keeper: ThemeKeeper) -> Style:
    """How cards and chips look."""
    return Style(keeper.theme)


@pytest.fixture
def ask(bring: Bring, library: RulesLibrary, board_library: BoardLibrary, style: Style) -> Ask:
    """Opens rules dialogs, and closes them."""

    def make(
        start: Rules = PRESETS["sequence"], size: tuple[int, int] = (1000, 680), base: str = ""
    ) -> RulesDialog:
        dialog = RulesDialog(start, library, board_library, style, base=base)
        dialog.resize(*size)
        bring(dialog)
        return dialog

    return make
