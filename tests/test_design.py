# SPDX-License-Identifier: MIT
"""The written design says what the program does: its values are those of the code."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterator, Sequence

import pytest

from sequence_desktop.gui.settings.look import _PACES, ZOOMS
from sequence_desktop.gui.table.art.cells import chip_rect
from sequence_desktop.gui.table.art.style import Design
from sequence_desktop.gui.theme import (
    PALETTES,
    CardColours,
    Cloth,
    ClothColours,
    MarkColours,
    Scheme,
    WidgetColours,
    metrics,
)
from sequence_desktop.paths import data

TEXT = data("resources", "README.md").read_text("utf-8")
ONE_LINE = " ".join(TEXT.split())


def named() -> Iterator[tuple[str, str]]:
    """Names of measures with the numbers that follow them."""
    return (
        (found[1], found[2])
        for found in re.finditer(r"`((?:SPACE|RADIUS|MOTION)_\w+|TARGET)` (\d+)", TEXT)
    )


def test_measures_are_those_of_the_code() -> None:
    told = dict(named())
    known = {
        name: str(value)
        for name, value in vars(metrics).items()
        if name.startswith(("SPACE_", "RADIUS_", "MOTION_")) or name == "TARGET"
    }
    assert told == known
    assert f"One unit is {metrics.UNIT} px" in ONE_LINE
    assert f"cells is {metrics.CELL_GAP * 100:g} % (`CELL_GAP`)" in ONE_LINE
    assert metrics.CARD_RATIO == 5 / 7
    assert "a hand card 5 : 7 (`CARD_RATIO`)" in ONE_LINE


def test_sizes_of_type_are_those_of_the_code() -> None:
    sizes = {name.lower(): f"{getattr(metrics, f'TYPE_{name}'):g}" for name in TYPES}
    assert ", ".join(f"{name} {size}" for name, size in sizes.items()) in ONE_LINE


TYPES = ("SMALL", "BODY", "STRONG", "TITLE", "DISPLAY")


@pytest.mark.parametrize(
    ("group", "colours"),
    [
        ("widgets", WidgetColours),
        ("cloth", ClothColours),
        ("cards", CardColours),
        ("marks", MarkColours),
    ],
)
def test_roles_of_colours_are_those_of_the_code(group: str, colours: type) -> None:
    row = re.search(rf"^\| `{group}` \| (.*) \|$", TEXT, re.MULTILINE)
    assert row is not None
    told = re.sub(r"\(.*?\)", "", row[1])
    names = [name.strip() for name in told.split(",")]
    assert names == [field.name for field in dataclasses.fields(colours)]


def test_schemes_cloths_and_palettes_are_those_of_the_code() -> None:
    *dyed, own = Cloth
    assert own is Cloth.OWN
    cloths = f"{', '.join(dyed)}, and one of any hue"
    assert f"Schemes are {_and(list(Scheme))}; cloths are {cloths}" in ONE_LINE
    rows = re.findall(r"^\| (\w+) \|.*\|.*\|$", TEXT, re.MULTILINE)
    assert [row for row in rows if row in PALETTES] == list(PALETTES)


def _and(names: Sequence[str]) -> str:
    return f"{', '.join(names[:-1])} and {names[-1]}"


def test_chips_and_motion_are_as_large_and_as_long_as_is_said() -> None:
    from PySide6.QtCore import QRectF

    shares = [chip_rect(QRectF(0, 0, 100, 100), design).width() for design in Design]
    classic, large = (f"{share:g} %" for share in shares)
    assert f"a chip's square {classic} ({large} under the large index)" in ONE_LINE
    assert _PACES == {"off": 0.0, "fast": 0.5, "normal": 1.0, "slow": 2.0}
    assert "Motion is off, fast, normal or slow (half of normal, twice as long)" in ONE_LINE
    assert f"Larger (to {max(ZOOMS)} %)" in ONE_LINE
    assert f"smaller (to {min(ZOOMS)} %)" in ONE_LINE
