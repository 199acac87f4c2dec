# SPDX-License-Identifier: MIT
"""One setting in words. Its kind, default and limits stand in `storage/settings.py`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import QCoreApplication

from sequence_desktop.gui.plain import unmarked
from sequence_desktop.storage.settings import Settings, allowed

translate = QCoreApplication.translate

Words = Callable[[], str]
"""Gives a text in the language in use."""


@dataclass(frozen=True)
class Option:
    """One value of a setting that chooses among a few.

    Attributes:
        value: as it stands in the file.
        title: gives its name; an "&" marks its key in a menu.
        tip: gives a sentence on what it does.
    """

    value: str
    title: Words
    tip: Words


@dataclass(frozen=True)
class Setting:
    """A setting as people meet it.

    Attributes:
        key: its name in the file.
        title: gives its name.
        sentence: gives a sentence or two on what it does; menus, dialog and help show the same.
        options: what there is to choose from, if that is a list.
        action: what the names of its actions begin with, where its options stand in a menu; the
            name of its action, where it is on or off.
        scale: whether the options are shown as a scale, since they are more and less of one thing.
        show: gives the text of a number.
        step: how far one step of a number goes.
        leads_to: what other settings become when somebody chooses a value of this one.
        eager: whether a slider tells every value that it is dragged over, or only the last.
    """

    key: str
    title: Words
    sentence: Words
    options: tuple[Option, ...] = ()
    action: str = ""
    scale: bool = False
    show: Callable[[int], str] = str
    step: int = 1
    eager: bool = True
    leads_to: Mapping[str, object] = field(default_factory=dict)

    @property
    def default(self) -> Any:
        """The value it has until somebody changes it."""
        return getattr(Settings(), self.key)

    @property
    def limits(self) -> tuple[int, int]:
        """The least and the largest number; only for numbers."""
        schema = allowed(self.key)
        return schema["minimum"], schema["maximum"]

    @property
    def is_flag(self) -> bool:
        """Whether it is on or off."""
        return allowed(self.key).get("type") == "boolean"

    def value_text(self, value: Any) -> str:
        """What a value is called."""
        if self.options:
            titles = (it.title() for it in self.options if it.value == value)
            return plain(next(titles, str(value)))  # a language may have lost its texts
        if self.is_flag:
            return translate("Settings", "on") if value else translate("Settings", "off")
        return self.show(value)

    def tips(self, value: Any) -> tuple[str, ...]:
        """What a value does, in a sentence, where each has one of its own."""
        return tuple(option.tip() for option in self.options if option.value == value)


@dataclass(frozen=True)
class Page:
    """Settings that belong together."""

    id: str
    title: Words
    settings: tuple[Setting, ...]


def plain(text: str) -> str:
    """A text without the marks of keys."""
    return unmarked(text)
