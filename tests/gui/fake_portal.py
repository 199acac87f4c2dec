# SPDX-License-Identifier: MIT
"""The two ends of the portal of settings, each in a process of its own, for tests of less motion.

`portal` answers as a desktop does whose person wants less motion, and changes its mind when it has
been asked. `program` prints what the program hears.
"""

import sys
from typing import Any, cast

from PySide6.QtCore import ClassInfo, QCoreApplication, QObject, QTimer, Slot
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusVariant

from sequence_desktop.gui.theme.calm import PORTAL, PORTAL_PATH, SETTINGS, SystemCalm

# The stubs do not know that it decorates.
_as_portal: Any = cast(Any, ClassInfo)({"D-Bus Interface": SETTINGS})
_GNOME = "org.gnome.desktop.interface", "enable-animations"


@_as_portal
class Portal(QObject):
    """Answers, and a moment later tells of a change."""

    @Slot(str, str, result=QDBusVariant)
    def ReadOne(self, namespace: str, key: str) -> QDBusVariant:
        """The value of a setting, as the portal's interface has it."""
        value = QDBusVariant()
        value.setVariant({"reduced-motion": 0, "enable-animations": False}.get(key, 1.0))
        if (namespace, key) == _GNOME:
            QTimer.singleShot(100, self, self._change)
        return value

    def _change(self) -> None:
        for value in (True, False):
            told = QDBusMessage.createSignal(PORTAL_PATH, SETTINGS, "SettingChanged")
            variant = QDBusVariant()
            variant.setVariant(value)
            told.setArguments([*_GNOME, variant])
            QDBusConnection.sessionBus().send(told)


def portal(app: QCoreApplication) -> None:
    """Be the desktop."""
    bus = QDBusConnection.sessionBus()
    made = Portal(app)
    bus.registerObject(PORTAL_PATH, made, QDBusConnection.RegisterOption.ExportAllSlots)
    bus.registerService(PORTAL)
    print("ready", flush=True)  # noqa: T201 - that is how the test knows


def program(app: QCoreApplication) -> None:
    """Be the program: print each change."""
    calm = SystemCalm(app)
    calm.changed.connect(lambda: print(calm.wanted, flush=True))  # noqa: T201
    calm.begin()


if __name__ == "__main__":
    application = QCoreApplication(sys.argv)
    {"portal": portal, "program": program}[sys.argv[1]](application)
    sys.exit(application.exec())
