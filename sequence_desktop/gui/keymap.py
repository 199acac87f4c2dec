# SPDX-License-Identifier: MIT
"""Which keys lead to what: the usual ones of the system and of the program, and people's own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QKeyCombination, Qt
from PySide6.QtGui import QKeySequence

from sequence_desktop.gui.settings.setting import plain
from sequence_desktop.gui.specs import SPECS
from sequence_desktop.gui.specs.spec import Spec

translate = QCoreApplication.translate

Keys = tuple[str, ...]
"""Shortcuts of one action, in portable form."""

_TABLE: Final = frozenset(
    [
        *(Qt.Key(key) for key in range(Qt.Key.Key_0, Qt.Key.Key_9 + 1)),
        *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down),
        *(Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Escape),
        *(Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Delete, Qt.Key.Key_Backspace),
        *(Qt.Key.Key_Home, Qt.Key.Key_End),
    ]
)
"""Keys that the table and every dialog need for themselves."""


def usual_keys(spec: Spec) -> Keys:
    """The shortcuts of an action until somebody changes them: the system's own first."""
    taken = {key for other in SPECS if other is not spec for key in map(_tidy, other.keys)}
    free = [keys for keys in _system_keys(spec) if keys not in taken and _first(keys) == spec.id]
    return tuple(dict.fromkeys([*free, *map(_tidy, spec.keys)]))


def keys_in_use(own: Mapping[str, Any]) -> dict[str, Keys]:
    """The shortcuts of every action by its id.

    Args:
        own: what people have chosen, as the settings keep it; what makes no sense is left out.
    """
    return {spec.id: _own(own.get(spec.id), usual_keys(spec)) for spec in SPECS}


def with_keys(own: Mapping[str, Any], action_id: str, keys: Sequence[str]) -> dict[str, Any]:
    """What the settings keep after an action has been given other shortcuts."""
    spec = next(spec for spec in SPECS if spec.id == action_id)
    changed = {**own, action_id: list(keys)}
    if tuple(keys) == usual_keys(spec):
        del changed[action_id]
    return changed


def user_of(key: str, in_use: Mapping[str, Keys]) -> str:
    """The id of the action that a shortcut leads to; "" if it is free."""
    return next((action_id for action_id, keys in in_use.items() if key in keys), "")


def refusal(key: str) -> str:
    """Why nothing can be put on a key, as a sentence; "" if it can."""
    if not key:
        return ""
    combined = _pressed(QKeySequence(key))
    bare = combined.keyboardModifiers() in (_NONE, Qt.KeyboardModifier.ShiftModifier, _KEYPAD)
    if bare and combined.key() in _TABLE:
        text = translate("Keymap", "{key} is needed on the table itself; add Ctrl or Alt to it.")
        return text.format(key=native(key))
    if combined.key() == Qt.Key.Key_Tab:
        return translate("Keymap", "Windows are changed with that key.")
    return ""


def warning(key: str) -> str:
    """What has to be known of a key that the table uses at times; "" for others."""
    text = translate("Keymap", "While it means something on the table, {key} does that first.")
    return text.format(key=native(key)) if key in ("D", "N", "P") else ""


def title_of(action_id: str) -> str:
    """What an action is called, without the marks of a menu."""
    return plain(next(spec for spec in SPECS if spec.id == action_id).text()).removesuffix("…")


def native(key: str) -> str:
    """A shortcut as this system writes it."""
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)


_PORTABLE: Final = QKeySequence.SequenceFormat.PortableText
_NONE: Final = Qt.KeyboardModifier.NoModifier
_KEYPAD: Final = Qt.KeyboardModifier.KeypadModifier


def _tidy(key: str) -> str:
    """A shortcut in the one form in which it is compared."""
    return QKeySequence(key).toString(_PORTABLE)


def _system_keys(spec: Spec) -> list[str]:
    """The system's shortcuts of an action; without those of keys that hardly a keyboard has."""
    if spec.standard is None:
        return []
    found = QKeySequence.keyBindings(spec.standard)
    return [keys.toString(_PORTABLE) for keys in found if _pressed(keys).key() <= Qt.Key.Key_F35]


def _pressed(keys: QKeySequence) -> QKeyCombination:
    """The one stroke of a shortcut."""
    found: QKeyCombination = keys[0]  # type: ignore[index]  # the stubs leave it out
    return found


def _first(key: str) -> str:
    """The first action for which the system has this shortcut; "" if there is none."""
    return next((spec.id for spec in SPECS if key in _system_keys(spec)), "")


def _own(chosen: object, usual: Keys) -> Keys:
    if not isinstance(chosen, list):
        return usual
    return tuple(key for key in chosen if isinstance(key, str) and key and _tidy(key) == key)
