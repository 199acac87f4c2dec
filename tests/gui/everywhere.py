# SPDX-License-Identifier: MIT
"""Every window and dialog of the program, one after the other, for tests that look at all of them.

What is opened by a command of the main window is found by itself. What is opened in another way,
from another window, stands in :data:`FURTHER`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from sequence_desktop.engine.errors import Fault
from sequence_desktop.gui.main_window import MainWindow
from sequence_desktop.gui.specs import SPECS

Act = Callable[[QWidget], None]

NO_WINDOW: Final = ("quit", "full_screen")
"""Commands that are left out: they end the visit, or need a window manager."""


def _buttons(name: str) -> Callable[[QWidget], None]:
    """Presses a button of a window, if it is there and can be pressed."""

    def press(window: QWidget) -> None:
        button = window.findChild(QWidget, name)
        click = getattr(button, "click", None)
        if click is not None:
            click()

    return press


FURTHER: Final[dict[str, tuple[Callable[[QWidget], None], ...]]] = {
    "new_game": (_buttons("change_rules"), _buttons("how_to_play")),
}
"""From windows of these names one gets further so."""


def windows() -> list[QWidget]:
    """The windows and dialogs that are on the screen."""
    return [
        window
        for window in QApplication.topLevelWidgets()
        if window.isVisible() and window.windowTitle()
    ]


def visit(window: MainWindow, act: Act, leave: Collection[str] = NO_WINDOW) -> list[str]:
    """Do something with the main window and every other that it leads to; their names.

    `leave` are the commands that are left alone.
    """
    seen: list[str] = []

    def look(found: QWidget) -> None:
        seen.append(found.objectName() or type(found).__name__)
        act(found)

    look(window)
    for spec in SPECS:
        action_id = spec.id
        if action_id not in leave and window.commands[action_id].isEnabled():
            through(window.commands[action_id].trigger, look)
    return seen


def say_all(window: MainWindow, fault: Fault, file: Path, act: Act) -> None:
    """Open every message about files, with this fault and this file."""
    from sequence_desktop.gui.dialogs import trouble
    from tests.storage.made import saved

    window.desk.told.emit(str(fault))
    window.unkept.say(f"{fault}.")
    act(window)
    for ask in (
        lambda: trouble.say(window, str(fault), str(fault)),
        lambda: trouble.tell(window, str(fault), str(fault)),
        lambda: trouble.ask_for_backup(window, str(fault), saved()),
        lambda: trouble.ask_before_losing(window, str(fault), str(fault)),
        lambda: trouble.ask_instead(window, file.name),
    ):
        through(ask, act)


def through(deed: Callable[[], object], act: Act) -> None:
    """Do something that may open windows, and act on each; they are closed afterwards."""
    before = set(windows())
    done: list[BaseException] = []

    def look() -> None:
        for found in windows():
            if found not in before:
                before.add(found)
                try:
                    act(found)
                    for further in FURTHER.get(found.objectName(), ()):
                        through(partial(further, found), act)
                except BaseException as error:  # noqa: BLE001 - a modal dialog would hold it for ever
                    done.append(error)
                found.close()

    clock = QTimer()
    clock.timeout.connect(look)
    clock.start(5)
    deed()
    QApplication.processEvents()
    look()
    clock.stop()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    if done:
        raise done[0]
