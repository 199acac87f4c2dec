# SPDX-License-Identifier: MIT
"""The order of names is that of the languages, not that of character codes."""

from __future__ import annotations

import pytest

from sequence_desktop.gui.alphabet import alphabetical


@pytest.mark.parametrize(
    "names",
    [
        "Ćwiartki Dwie Łuk Mały Wąż Wiatraczek",
        "Ecke öffnen Übung Viertel",
        "Águila Barco Ñandú Oso",
        "École Été Etude",
    ],
)
def test_names_are_ordered_by_their_letters(names: str) -> None:
    ordered = names.split()
    assert sorted(ordered, key=alphabetical) == ordered


def test_names_that_differ_in_an_accent_alone_stay_apart() -> None:
    assert alphabetical("Zolty") != alphabetical("Żółty")
