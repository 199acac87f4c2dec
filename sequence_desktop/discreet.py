# SPDX-License-Identifier: MIT
"""Takes what is personal out of a text that may be handed on: folders, names, cards."""

import contextlib
import getpass
import os
import re
import socket
from collections.abc import Iterable
from pathlib import Path
from typing import Final

HIDDEN: Final = "…"
"""What stands in the place of a name."""
_CARD: Final = re.compile(
    r"\b(?:10|[2-9TJQKA])[SHDC]\b|\bJK\b"
    r"|(?<=['\"])\d{1,3}(?=['\"])|\b\d{1,3}(?=[@*~!+])"  # the cards of games with numbers
)
_SHORTEST: Final = 2
_COMMON: Final = frozenset({"root", "user", "admin", "localhost", "computer", "player"})
"""Names that tell nothing about anybody, and that other words may contain."""


def discreet(text: str, names: Iterable[str] = ()) -> str:
    """The text without folders of the person, names of person and computer, and cards.

    `names` are further names that nobody needs to know, such as those of the players.

    >>> discreet("Anna holds 4S", ["Anna"])
    '… holds ?'
    """
    for folder in _folders():
        text = re.sub(re.escape(folder), "~", text, flags=re.IGNORECASE)
    for name in sorted({*names, *_own_names()}, key=len, reverse=True):
        if len(name) >= _SHORTEST and name.casefold() not in _COMMON:
            text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", HIDDEN, text, flags=re.IGNORECASE)
    return _CARD.sub("?", text)


def _folders() -> list[str]:
    """The person's home, in each way that it is written; not the root of everything."""
    with contextlib.suppress(RuntimeError):  # nobody knows where it is
        home = Path.home()
        if home != Path(home.anchor):
            return [str(home), home.as_posix(), str(home).replace("\\", "\\\\")]
    return []


def _own_names() -> list[str]:
    """What the person and the computer are called."""
    found = [socket.gethostname().partition(".")[0], os.environ.get("USERDOMAIN", "")]
    with contextlib.suppress(OSError, KeyError, ImportError):  # a user without a name
        found.append(getpass.getuser())
    with contextlib.suppress(RuntimeError):
        found.append(Path.home().name)
    return found
