# SPDX-License-Identifier: MIT
"""A language that marks each text it is asked for, so that a test sees what has been translated."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import cast

from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication


class StrangeTongue(QTranslator):
    """Translates the texts of some contexts, each by itself between two marks."""

    def __init__(self, *contexts: str) -> None:
        super().__init__()
        self._contexts = contexts

    def isEmpty(self) -> bool:
        return False

    def translate(self, context: str, source: str, *_more: object) -> str:
        if context in self._contexts:
            return strange(source)
        return cast("str", None)  # which is how Qt is told to ask the next; "" would be shown


def strange(source: str) -> str:
    """What a text becomes; texts go between the marks as they do in the English sentence."""
    return f"[{source}]"


@contextmanager
def spoken(app: QApplication, *contexts: str) -> Iterator[None]:
    """Speak it, as far as texts of these contexts go."""
    tongue = StrangeTongue(*contexts)
    app.installTranslator(tongue)
    try:
        yield
    finally:
        app.removeTranslator(tongue)
