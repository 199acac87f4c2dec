# SPDX-License-Identifier: MIT
"""The order of names in lists: Ćwiartki beside C and Übung beside U, as people look for them."""

from __future__ import annotations

import unicodedata


def alphabetical(name: str) -> tuple[str, str]:
    """By what a name is put in order; names that differ in accents alone stay apart."""
    folded = name.casefold()
    parted = unicodedata.normalize("NFD", folded).replace("ł", "l")
    return "".join(sign for sign in parted if not unicodedata.combining(sign)), folded
