# SPDX-License-Identifier: MIT
"""What all nodes of the table have in common, and how long they live.

Qt owns a node as soon as it knows it, and deletes the nodes of a widget with the widget. Python
must hold it as long: an object that Python throws away first would leave Qt a dangling pointer.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Protocol

from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleInterface,
    QAccessibleTableCellInterface,
    QWindow,
)
from shiboken6 import Shiboken

Role = QAccessible.Role
PRESS: Final = QAccessibleActionInterface.pressAction()
FOCUS: Final = QAccessibleActionInterface.setFocusAction()


class Kept:
    """Holds nodes until the objects that they belong to are gone."""

    def __init__(self) -> None:
        self._nodes: dict[int, list[QAccessibleInterface]] = {}

    def keep(self, owner: QObject, node: QAccessibleInterface) -> None:
        """Hold a node that Qt deletes with its owner."""
        key = Shiboken.getCppPointer(owner)[0]
        if key not in self._nodes:
            self._nodes[key] = []
            owner.destroyed.connect(lambda: self._let_go(key))
        self._nodes[key].append(node)

    def keep_child(self, owner: QObject, node: QAccessibleInterface) -> None:
        """Hold a node that stands for a part of its owner, and make it known to Qt."""
        QAccessible.registerAccessibleInterface(node)
        self.keep(owner, node)

    def _let_go(self, key: int) -> None:
        for node in reversed(self._nodes.pop(key)):
            if Shiboken.isValid(node):
                QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(node))


KEPT: Final = Kept()


def at(nodes: Sequence[QAccessibleInterface], index: int) -> QAccessibleInterface:
    """The node with this number; None where there is none, as Qt wants it."""
    found = nodes[index] if 0 <= index < len(nodes) else None
    return found  # type: ignore[return-value]  # noqa: RET504 - the stubs know of no None


class Deeds(Protocol):
    """A node on which something can be done."""

    def actions(self) -> dict[str, str]:
        """What can be done now: names, each with what comes of it."""

    def act(self, name: str) -> None:
        """Do it."""


class Actions(QAccessibleActionInterface):
    """Hands what a screen reader wants to do to the node it is about."""

    def __init__(self, node: Deeds) -> None:
        super().__init__()
        self._node = node

    def actionNames(self) -> list[str]:
        return list(self._node.actions())

    def doAction(self, name: str) -> None:
        if name in self._node.actions():
            self._node.act(name)

    def localizedActionName(self, name: str) -> str:
        return self._node.actions().get(name, name)

    def localizedActionDescription(self, name: str) -> str:
        return self._node.actions().get(name, "")

    def keyBindingsForAction(self, name: str) -> list[str]:  # noqa: ARG002 - Qt's signature
        return []


class Node(QAccessibleInterface):
    """A part of a widget: without children, unless a subclass has some."""

    def __init__(self, parent: QAccessibleInterface, role: QAccessible.Role) -> None:
        super().__init__()
        self._parent = parent
        self._role = role
        self._actions: QAccessibleActionInterface | None = None
        self._cell: QAccessibleTableCellInterface | None = None
        self._told: str | None = None

    def name(self) -> str:
        """What is read out."""
        return ""

    def description(self) -> str:
        """What is read out after it, if somebody wants to know more."""
        return ""

    def children(self) -> list[QAccessibleInterface]:
        """The nodes in this one, in reading order."""
        return []

    def has_news(self) -> bool:
        """Whether a reader has been given other words than the ones of now."""
        told = self._told
        return told is not None and told != self.text(QAccessible.Text.Name)

    # ---- Qt's own

    def isValid(self) -> bool:
        return Shiboken.isValid(self._parent) and self._parent.isValid()

    def object(self) -> QObject:
        return None  # type: ignore[return-value]  # the stubs leave out that there may be none

    def window(self) -> QWindow:
        return self._parent.window()

    def role(self) -> QAccessible.Role:
        return self._role

    def state(self) -> QAccessible.State:
        return QAccessible.State()

    def text(self, kind: QAccessible.Text) -> str:
        if kind == QAccessible.Text.Name:
            self._told = self.name()
            return self._told
        return self.description() if kind == QAccessible.Text.Description else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Nobody but the game changes what is said."""

    def rect(self) -> QRect:
        area = QRect()
        for child in self.children():
            area = area.united(child.rect())
        return area

    def parent(self) -> QAccessibleInterface:
        return self._parent

    def child(self, index: int) -> QAccessibleInterface:
        return at(self.children(), index)

    def childCount(self) -> int:
        return len(self.children())

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        return at([child for child in self.children() if child.rect().contains(x, y)], 0)

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        children = self.children()
        return children.index(child) if child in children else -1

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:
        # Qt wants a pointer. None would become a pointer to Python's None, and kill the program.
        wanted: QAccessibleActionInterface | QAccessibleTableCellInterface | None = None
        if kind == QAccessible.InterfaceType.ActionInterface:
            wanted = self._actions
        elif kind == QAccessible.InterfaceType.TableCellInterface:
            wanted = self._cell
        return Shiboken.VoidPtr(0 if wanted is None else Shiboken.getCppPointer(wanted)[0])
