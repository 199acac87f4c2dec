# SPDX-License-Identifier: MIT
"""Any title makes a file name that every system takes."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sequence_desktop.storage.names import LONGEST, file_stem, fit_stem


@pytest.mark.parametrize(
    ("title", "stem"),
    [
        ("My 2nd <board>!", "my-2nd-board"),
        ("../../etc/passwd", "etc-passwd"),
        ("CON", "con_board"),
        ("lpt1.", "lpt1_board"),
        ("...", "board"),
        ("", "board"),
        ("Żółw", "żółw"),
        ("x" * (LONGEST - 1) + " y", "x" * (LONGEST - 1)),
    ],
)
def test_titles_become_names(title: str, stem: str) -> None:
    assert file_stem(title, "board") == stem


@given(st.text(max_size=300))
def test_every_name_fits_a_disk(title: str) -> None:
    stem = file_stem(title, "board")
    assert 0 < len(stem.encode("utf-8")) <= 246
    assert not set(stem) & set('/\\:*?"<>|. \0')


def test_capitals_stay_where_they_are_wanted() -> None:
    assert fit_stem("Spiral-copy", "board") == "Spiral-copy"
    assert fit_stem("Nul", "board") == "Nul_board"
