# SPDX-License-Identifier: MIT
"""Texts of menus and buttons where they are read, not pressed."""

import pytest

from sequence_desktop.gui.plain import unmarked


@pytest.mark.parametrize(
    ("marked", "read"),
    [
        ("&Open…", "Open…"),
        ("新しいゲーム(&N)…", "新しいゲーム…"),
        ("打开 (&O)", "打开"),
        ("a (b)", "a (b)"),
        ("&Undo: Salt && Pepper", "Undo: Salt & Pepper"),
        ("撤销(&U): a &&&& b &", "撤销: a && b "),
    ],
)
def test_nobody_reads_the_mark_of_a_key(marked: str, read: str) -> None:
    assert unmarked(marked) == read
