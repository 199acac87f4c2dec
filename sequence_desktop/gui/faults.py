# SPDX-License-Identifier: MIT
"""What went wrong, in the language of the person.

Faults come from below the window, which speaks English; their sentences are collected for
translators from there (`packaging/translations.py`). In the log they stay as they are.
"""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from sequence_desktop.engine.errors import Fault
from sequence_desktop.engine.phrases import said
from sequence_desktop.gui.numbers import number_text

_MOST_TOLD: Final = 5
"""So many faults of one file are told; more would fill the screen."""


def in_words(text: str) -> str:
    """A clause of a fault in the language of the window; what is no phrase stays as it is."""
    return said(text, _clause, number_text)


def fault_text(fault: Exception) -> str:
    """A fault as one line: file, place, what is wrong, and what to do.

    An exception of another kind says what it says.
    """
    return fault.told(in_words) if isinstance(fault, Fault) else str(fault)


def faults_text(faults: Sequence[Fault]) -> str:
    """What is wrong in one file, a line each without its name; of many, the first few."""
    lines = [f"{fault_text(fault.in_file(''))}." for fault in faults[:_MOST_TOLD]]
    if len(faults) > _MOST_TOLD:
        more = QCoreApplication.translate("Trouble", "And {count} more.")
        lines.append(more.format(count=len(faults) - _MOST_TOLD))
    return "\n".join(lines)


def _clause(sentence: str) -> str:
    return QCoreApplication.translate("Faults", sentence)
