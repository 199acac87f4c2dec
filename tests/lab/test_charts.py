# SPDX-License-Identifier: MIT
"""Plots: well-formed, in the colours asked for, and right about what they show."""

from __future__ import annotations

import math
import re
from xml.etree import ElementTree

import pytest

from sequence_desktop.lab import charts
from sequence_desktop.lab.charts import Bar, Ink, whole_ticks
from sequence_desktop.lab.ratings import Rating
from tests.players.tables import board_named

INK = Ink("#ffffff", "#444444", "#00ff00", "#000000", "#ffff00", "Source Sans 3")


def parsed(svg: str) -> ElementTree.Element:
    """The picture; whatever a program needs to find its way in it is there."""
    root = ElementTree.fromstring(svg)
    title = root.find("{http://www.w3.org/2000/svg}title")
    assert title is not None
    assert title.text == root.attrib["aria-label"]
    return root


def texts(svg: str) -> list[str]:
    return [text or "" for text in re.findall(r"<text[^>]*>([^<]*)</text>", svg)]


def test_points_lie_where_their_values_are() -> None:
    bars = [Bar("a < b", 0.25, 0.2, 0.3), Bar("b", 0.5, 0.4, 0.6), Bar("c", 0.75, 0.7, 0.8)]
    svg = charts.shares(bars, 0.5, 'the "title" & more', INK)
    root = parsed(svg)
    assert root.attrib["font-family"] == "Source Sans 3"
    xs = [float(x) for x in re.findall(r'<circle cx="([\d.]+)"', svg)]
    assert xs[1] - xs[0] == pytest.approx(xs[2] - xs[1], abs=0.2)
    dashed = re.search(r'<line x1="([\d.]+)"[^>]*dasharray', svg)
    assert dashed is not None
    assert float(dashed[1]) == pytest.approx(xs[1], abs=0.2), "where all would be equal"
    assert "25.0 %" in texts(svg)
    assert "#00ff00" in svg


def test_what_has_no_end_stays_in_the_picture() -> None:
    bars = [Bar("a", math.inf, 100, math.inf), Bar("b", -math.inf, -math.inf, -100)]
    svg = charts.shares(bars, 0.0, "t")
    parsed(svg)
    assert "inf" not in svg
    assert "nan" not in svg
    assert {"+∞", "−∞"} <= set(texts(svg))
    parsed(charts.shares([], 0.5, "nothing"))


def test_the_ladder_tells_the_strength() -> None:
    svg = charts.ladder([Rating("a", 100.4, 20, 10, 5.0), Rating("b", -100.4, 20, 10, 5.0)], "t")
    assert {"+100", "-100", "a", "b"} <= set(texts(svg))


def test_a_histogram_counts_everything() -> None:
    for counts in ({5: 3, 6: 1, 9: 4}, dict.fromkeys(range(10, 300), 1), {7: 2}, {}):
        svg = charts.histogram(counts, "t", "moves")
        parsed(svg)
        heights = [float(h) for h in re.findall(r'<rect [^>]*height="([\d.]+)"', svg)]
        if counts:
            tallest = max(heights)
            columns = sum(round(h / tallest * max(counts.values()), 1) for h in heights)
            assert len(heights) <= 41
            if len(counts) < 40:
                assert columns == pytest.approx(sum(counts.values()), abs=0.2)


def test_the_heat_map_is_the_board() -> None:
    board = board_named("spiral")
    heat = [0] * 100
    heat[0], heat[99], heat[55] = 5, 10, 20
    svg = charts.heat_map(board, heat, 20, "t", INK)
    parsed(svg)
    fills = re.findall(r'<rect [^>]*fill="(#\w+)"', svg)
    assert len(fills) == 100
    assert (fills[1], fills[55]) == ("#000000", "#ffff00")
    shown = texts(svg)
    assert shown.count("★") == 4
    assert "10♥" in shown
    assert shown.count("100") == 1
    # Letters can be read on every cell.
    pairs = re.findall(r'<rect [^>]*fill="(#\w+)"/><text [^>]*fill="(#\w+)"', svg)
    assert len(pairs) == 100
    assert {letters for ground, letters in pairs if ground == "#000000"} == {"#ffffff"}
    assert {letters for ground, letters in pairs if ground == "#ffff00"} == {"#1f2328"}


def test_a_board_of_another_shape() -> None:
    for name in ("dice", "junior", "five_straight"):
        board = board_named(name)
        parsed(charts.heat_map(board, [0] * board.size, 0, name))


@pytest.mark.parametrize(("low", "high", "most"), [(66, 77, 30), (0, 1, 4), (3, 3, 8), (0, 90, 8)])
def test_what_is_counted_has_no_halves(low: int, high: int, most: int) -> None:
    told = whole_ticks(low, high, most)
    assert told
    assert all(tick == round(tick) for tick in told)
    assert low <= told[0] <= told[-1] <= high
