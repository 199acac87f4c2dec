# SPDX-License-Identifier: MIT
"""Whether the system wants less motion, and when it changes its mind.

Qt does not tell. Linux desktops tell over D-Bus, through the portal of settings; Windows and macOS
are asked again each time the program comes to the front.
"""

from __future__ import annotations

import ctypes
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import SLOT, QObject, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication

if TYPE_CHECKING:
    from PySide6.QtDBus import QDBusMessage, QDBusPendingCallWatcher

PORTAL: Final = "org.freedesktop.portal.Desktop"
PORTAL_PATH: Final = "/org/freedesktop/portal/desktop"
SETTINGS: Final = "org.freedesktop.portal.Settings"

_ASKED: Final = (
    ("org.freedesktop.appearance", "reduced-motion"),
    ("org.gnome.desktop.interface", "enable-animations"),
    ("org.kde.kdeglobals.KDE", "AnimationDurationFactor"),
)
"""The wish by its own name, and as GNOME and KDE have it."""
_CLIENT_AREA_ANIMATION: Final = 0x1042


def means_calm(key: str, value: object) -> bool:
    """Whether a value of one of the portal's settings asks for less motion.

    >>> means_calm("enable-animations", False), means_calm("AnimationDurationFactor", "1.0")
    (True, False)
    """
    if key == "reduced-motion":
        return value == 1
    if key == "enable-animations":
        return value is False
    try:
        return float(str(value)) == 0
    except ValueError:
        return False


class SystemCalm(QObject):
    """Knows whether the system wants less motion; False until `begin`.

    Attributes:
        wanted: whether it does.

    Signals:
        changed: it has changed its mind.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.wanted = False
        self._told: dict[str, bool] = {}
        self._calls: list[QDBusPendingCallWatcher] = []

    def begin(self) -> None:
        """Ask, and hear of changes from now on; nothing waits for the answer."""
        if sys.platform.startswith("linux"):
            if _has_bus():
                self._ask_portal()
        else:
            self._ask_again()
            app = QGuiApplication.instance()
            if isinstance(app, QGuiApplication):
                app.applicationStateChanged.connect(self._on_state)

    def _on_state(self, state: Qt.ApplicationState) -> None:
        if state == Qt.ApplicationState.ApplicationActive:
            self._ask_again()

    def _ask_again(self) -> None:
        self._tell("system", calm=_windows_calm() or _mac_calm())

    def _tell(self, source: str, *, calm: bool) -> None:
        self._told[source] = calm
        wanted = any(self._told.values())
        if wanted != self.wanted:
            self.wanted = wanted
            self.changed.emit()

    # -- the portal -------------------------------------------------------------------------

    def _ask_portal(self) -> None:
        # Not at the top: the window starts faster without it. Some systems pack it by itself.
        try:
            from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher
        except ImportError:
            return
        bus = QDBusConnection.sessionBus()
        if not bus.isConnected():
            return
        slot = SLOT("_on_changed(QDBusMessage)")
        # The stubs want bytes, which are refused.
        bus.connect("", PORTAL_PATH, SETTINGS, "SettingChanged", self, slot)  # type: ignore[call-overload]
        for namespace, key in _ASKED:
            question = QDBusMessage.createMethodCall(PORTAL, PORTAL_PATH, SETTINGS, "ReadOne")
            question.setArguments([namespace, key])
            call = QDBusPendingCallWatcher(bus.asyncCall(question))
            call.finished.connect(lambda _=None, call=call, key=key: self._on_answer(call, key))
            self._calls.append(call)

    def _on_answer(self, call: QDBusPendingCallWatcher, key: str) -> None:
        self._calls.remove(call)
        answer = call.reply().arguments()
        if not call.isError() and answer:
            self._tell(key, calm=means_calm(key, _plain(answer[0])))

    @Slot("QDBusMessage")
    def _on_changed(self, message: QDBusMessage) -> None:
        told = message.arguments()
        if len(told) == 3 and (told[0], told[1]) in _ASKED:
            self._tell(told[1], calm=means_calm(told[1], _plain(told[2])))


def _plain(value: object) -> object:
    """What is in a D-Bus variant."""
    variant = getattr(value, "variant", None)
    return value if variant is None else variant()


def _has_bus() -> bool:
    """Whether there is a session bus already: asking must not start one."""
    if os.environ.get("DBUS_SESSION_BUS_ADDRESS"):
        return True
    runtime = os.environ.get("XDG_RUNTIME_DIR")
    return bool(runtime) and Path(str(runtime), "bus").exists()


def _windows_calm() -> bool:
    if sys.platform == "win32":
        moves = ctypes.c_int(1)
        ask = ctypes.windll.user32.SystemParametersInfoW
        return bool(ask(_CLIENT_AREA_ANIMATION, 0, ctypes.byref(moves), 0)) and not moves.value
    return False


def _mac_calm() -> bool:
    if sys.platform == "darwin":
        objc = ctypes.CDLL("/usr/lib/libobjc.dylib")
        find, name, send = objc.objc_getClass, objc.sel_registerName, objc.objc_msgSend
        find.restype = name.restype = send.restype = ctypes.c_void_p
        find.argtypes = name.argtypes = [ctypes.c_char_p]
        send.argtypes = [ctypes.c_void_p, ctypes.c_void_p]
        workspace = send(find(b"NSWorkspace"), name(b"sharedWorkspace"))
        wish = name(b"accessibilityDisplayShouldReduceMotion")
        # The answer is one byte; what lies beside it in the register means nothing.
        return bool((send(workspace, wish) or 0) & 0xFF)
    return False
