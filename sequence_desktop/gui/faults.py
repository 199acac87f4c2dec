# SPDX-License-Identifier: MIT
"""What went wrong, in the language of the person.

Faults come from below the window, which speaks English; their sentences are collected for
translators from there (`packaging/translations.py`). In the log they stay as they are.
"""

from PySide6.QtCore import QCoreApplication

from sequence_desktop.engine.errors import Fault
from sequence_desktop.engine.phrases import said
from sequence_desktop.gui.numbers import number_text


def in_words(text: str) -> str:
    """A clause of a fault in the language of the window; what is no phrase stays as it is."""
    return said(text, _clause, number_text)


def fault_text(fault: Exception) -> str:
    """A fault as one line: file, place, what is wrong, and what to do.

    An exception of another kind says what it says.
    """
    return fault.told(in_words) if isinstance(fault, Fault) else str(fault)


def _clause(sentence: str) -> str:
    return QCoreApplication.translate("Faults", sentence)
