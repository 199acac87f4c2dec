# SPDX-License-Identifier: MIT
"""Texts from files: names and notes, which are data and steer nothing, wherever they are shown."""

import re
from typing import Final

_UNSEEN: Final = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]"
)
"""Signs that steer a terminal, or turn the text around them."""


def tidy(text: str) -> str:
    """A note without the signs that cannot be seen; its lines and tabs stay.

    >>> tidy("safe\\u202egpj.exe\\x1b[2J\\nand more")
    'safegpj.exe[2J\\nand more'
    """
    return _UNSEEN.sub("", text.replace("\r\n", "\n"))


def one_line(text: str) -> str:
    """A name without the signs that cannot be seen, on one line.

    >>> one_line("Anna\\nwins")
    'Anna wins'
    """
    return tidy(" ".join(text.split("\n")) if "\n" in text else text)


def visible(text: str) -> str:
    """A text for a line of a message or a log: what cannot be seen is spelled out.

    >>> visible("a\\nb\\u202e.json")
    'a\\\\nb\\\\u202e.json'
    """
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)
