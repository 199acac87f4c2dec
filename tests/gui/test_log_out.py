# SPDX-License-Identifier: MIT
"""The end of the session, where the system asks before it.

Qt for X11 and offscreen knows no session manager, so a stand-in asks here as Windows does. Signals,
a lost display and a window that is told to close are tried for real: see `test_ends.py` and
`tests/xserver/test_session_end.py`.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtGui import QSessionManager
from PySide6.QtWidgets import QApplication

from sequence_desktop.gui.designer import keeping
from sequence_desktop.gui.log_out import LogOut
from sequence_desktop.storage import settings
from sequence_desktop.storage.autosave import Autosave
from sequence_desktop.storage.home import Home
from tests.gui.conftest import Deal, OpenWindow
from tests.gui.hands import Hands, when_asked
from tests.gui.test_nothing_lost import answer, begun, move
from tests.gui.test_nothing_lost import no_folder as no_folder


class Manager(QSessionManager):
    """Asks, and notes what it is answered."""

    def __init__(self, *, listens: bool = True) -> None:
        self.listens = listens
        self.cancelled = self.released = False

    def allowsInteraction(self) -> bool:
        return self.listens

    def release(self) -> None:
        self.released = True

    def cancel(self) -> None:
        self.cancelled = True


@pytest.fixture
def hands(open_window: OpenWindow, deal: Deal) -> Hands:
    return begun(open_window(), deal)


@pytest.fixture
def log_out(qapp: QApplication, hands: Hands) -> Iterator[LogOut]:
    before = signal.getsignal(signal.SIGTERM)
    made = LogOut(qapp, lambda: hands.window)
    yield made
    made.close()
    made.deleteLater()
    assert signal.getsignal(signal.SIGTERM) is before


def test_everything_is_kept_and_nobody_asked(log_out: LogOut, hands: Hands, home: Home) -> None:
    window = hands.window
    document = window.workshop.design().document
    document.edit(lambda: "name", document.draft.about(name="Log-out"))
    window.preferences.change(zoom=125)
    manager = Manager()
    log_out.on_asked(manager)
    assert not manager.cancelled
    assert settings.load(home.settings)[0].zoom == 125
    assert (home.data / "drafts" / "draft-1.json").is_file()
    assert window.isVisible(), "the session may still go on"
    window.workshop.close()
    window.close()
    assert [left.draft.name for left in keeping.left_behind(home)] == ["Log-out"]
    slot = Autosave(home)
    kept = slot.load()
    slot.close()
    assert kept is not None
    assert len(kept.game.moves) == 1


def test_the_end_can_be_prevented_where_a_game_cannot_be_kept(
    log_out: LogOut, hands: Hands, no_folder: Callable[[], None]
) -> None:
    no_folder()
    move(hands)
    manager = Manager()
    told: list[str] = []
    when_asked(answer("Cancel", told))
    log_out.on_asked(manager)
    assert "This game is not kept." in told[0]
    assert manager.cancelled
    assert manager.released
    assert hands.window.isVisible()
    manager = Manager()
    when_asked(answer("lose it"))
    ended: list[int] = []
    log_out.over.connect(ended.append)
    log_out.on_asked(manager)
    assert (manager.cancelled, manager.released, ended) == (False, True, [0])


def test_nobody_is_asked_where_nobody_may_be(
    log_out: LogOut, hands: Hands, no_folder: Callable[[], None]
) -> None:
    no_folder()
    move(hands)
    manager = Manager(listens=False)
    log_out.on_asked(manager)
    assert not manager.cancelled
    when_asked(answer("lose it"))
    assert hands.window.close()
