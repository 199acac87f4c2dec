# SPDX-License-Identifier: MIT
"""Tables and windows that a screen reader looks at, and what it is told meanwhile."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication

from sequence_desktop.gui.speech import VOICE
from tests.gui.table.conftest import set_table as set_table


@pytest.fixture(autouse=True)
def listening(qapp: QApplication) -> Iterator[None]:
    """A screen reader is running."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


@pytest.fixture
def said() -> Iterator[list[str]]:
    """Everything that is announced during the test."""
    texts: list[str] = []

    def hear(text: str, _urgent: bool) -> None:
        texts.append(text)

    VOICE.said.connect(hear)
    yield texts
    VOICE.said.disconnect(hear)
