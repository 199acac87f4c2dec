# SPDX-License-Identifier: MIT
"""The order of names in lists: Ćwiartki beside C and Übung beside U, as people look for them."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

_ACCENTS: Final = re.compile("[\u0300-\u036f]")


def alphabetical(name: str) -> tuple[str, str]:
    """By what a name is put in order; names that differ in accents alone stay apart."""
    folded = name.casefold()
    parted = unicodedata.normalize("NFD", folded).replace("ł", "l")
    return _ACCENTS.sub("", parted), folded
