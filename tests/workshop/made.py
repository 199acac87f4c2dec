# SPDX-License-Identifier: MIT
"""Drafts for the tests of this folder."""

from functools import cache
from pathlib import Path

from hypothesis import strategies as st

from sequence_desktop.engine.board import EMPTY, Board
from sequence_desktop.engine.cards import BLOCKED, FREE, pack
from sequence_desktop.engine.rules import Rules
from sequence_desktop.storage import boards, rules
from sequence_desktop.storage.home import Home
from sequence_desktop.workshop.draft import Draft

HOME = Home.at(Path("nowhere"))
WORDS = (*pack(), FREE, BLOCKED, EMPTY, "0", "12", "99")


@cache
def shipped(name: str) -> Board:
    """A board that comes with the program."""
    return boards.library(HOME).load(name)


@cache
def presets() -> tuple[Rules, ...]:
    """All rules that come with the program."""
    return tuple(rules.library(HOME).load_all()[0].values())


@st.composite
def drafts(draw: st.DrawFn, square: bool = False) -> Draft:
    """Any draft of a small size, full of anything."""
    width = draw(st.integers(4, 7))
    height = width if square else draw(st.integers(4, 7))
    size = width * height
    cells = draw(st.lists(st.sampled_from(WORDS), min_size=size, max_size=size))
    deck = draw(st.sampled_from(("two_packs", "one_pack", "numbers", "dice", "free")))
    return Draft(width, height, tuple(cells), deck, "A name", "somebody")
