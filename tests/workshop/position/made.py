# SPDX-License-Identifier: MIT
"""Positions and drafts that tests of the setup begin with."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from hypothesis import strategies as st

from sequence_desktop.engine.setup import Setup
from sequence_desktop.storage import boards, rules
from sequence_desktop.storage.home import Home
from sequence_desktop.workshop.position.draft import Draft, Kind, Place, phases
from sequence_desktop.workshop.position.filling import fill
from tests.engine.material import preset_names, tables

STOCK: Final = Place(Kind.STOCK)


def hand(seat: int) -> Place:
    """A seat's hand."""
    return Place(Kind.HAND, seat)


@cache
def setup_of(preset: str) -> Setup:
    """A game of this kind for the fewest."""
    return next(table for table in tables() if table.preset == preset).game(0).setup


def blank(preset: str = "sequence") -> Draft:
    """Nothing laid yet."""
    return Draft.blank(setup_of(preset))


def ready(preset: str = "sequence", seed: int = 1) -> Draft:
    """An empty board and every card dealt."""
    return fill(blank(preset), seed)


def cells(draft: Draft, *names: str) -> list[int]:
    """Cells by their names."""
    return [draft.setup.board.cell(name) for name in names]


def with_row(draft: Draft, *, marked: bool) -> Draft:
    """With a row of five of side A."""
    names = ("b5", "c5", "d5", "e5", "f5")
    laid = draft.lay(cells(draft, *names), 0)
    return laid.mark(0, draft.setup.board.row_mask("b5-f5"), on=True) if marked else laid


def libraries(place: Path) -> tuple[rules.RulesLibrary, boards.BoardLibrary]:
    """The rules and boards of the program, and an empty folder of one's own."""
    home = Home.at(place)
    return rules.library(home), boards.library(home)


@st.composite
def drafts(draw: st.DrawFn) -> Draft:
    """A draft after changes of every kind; nearly always a wrong one."""
    setup = setup_of(draw(st.sampled_from(preset_names())))
    draft = Draft.blank(setup)
    tokens = st.sampled_from((*dict.fromkeys(setup.deck), "JK", "7", "AS"))
    for _ in range(draw(st.integers(0, 12))):
        where = draw(st.sampled_from(draft.places))
        match draw(st.integers(0, 6)):
            case 0:
                side = draw(st.sampled_from((None, *range(setup.sides))))
                draft = draft.lay(draw(st.sets(st.integers(0, setup.board.size - 1))), side)
            case 1:
                row = draw(st.sampled_from(setup.windows))
                draft = draft.mark(
                    draw(st.integers(0, setup.sides - 1)), row, on=draw(st.booleans())
                )
            case 2 if where.kind is not Kind.ROLLS:
                draft = draft.add(where, *draw(st.lists(tokens, max_size=5)))
            case 3 if where.kind is Kind.ROLLS:
                draft = draft.add(where, str(draw(st.integers(0, 14))))
            case 4:
                draft = draft.give_turn(draw(st.integers(0, setup.players - 1)))
            case 5:
                draft = draft.enter(draw(st.sampled_from(phases(setup))))
            case _:
                draft = fill(draft, draw(st.integers(0, 99)))
    return draft
