# SPDX-License-Identifier: MIT
"""The mark of a text that is translated later, where it is shown."""


def QT_TRANSLATE_NOOP(_context: str, text: str) -> str:
    """The text itself; Qt's tool knows this name and collects the text. Qt's own has no type."""
    return text
