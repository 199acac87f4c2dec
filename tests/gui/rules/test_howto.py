# SPDX-License-Identifier: MIT
"""The page "How to play" is right for every preset, and for house rules."""

from __future__ import annotations

import re

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from sequence_desktop.engine.setup import Setup
from sequence_desktop.gui.rules.howto import how_to_play
from sequence_desktop.gui.rules.html import PageHtml
from sequence_desktop.gui.rules.parameters import PARAMETERS
from tests.gui.rules.material import PRESETS, changed, fits, others, setups, text_of, values
from tests.gui.rules.what_matters import matters

EVERY = [(preset, setup) for preset, rules in PRESETS.items() for setup in setups(rules)]


def page_text(setup: Setup) -> str:
    return text_of(how_to_play(setup))


def whole_text(setup: Setup) -> str:
    """With what the rules say of themselves."""
    return PageHtml(how_to_play(setup)).html


@pytest.mark.parametrize(
    ("preset", "setup"), EVERY, ids=[f"{p}-{s.players}-{s.sides}" for p, s in EVERY]
)
def test_every_preset_has_a_sound_page(preset: str, setup: Setup) -> None:
    check_language(page_text(setup))


def check_language(text: str) -> None:
    """No placeholder, no slip of a template."""
    for line in text.splitlines():
        assert not re.search(
            r"[{}]|\bNone\b|\(\)|  |\bno cards\b|\bone (cards|rows|points)\b", line
        )
        assert not re.search(r"\s[.,;:]|[.,;]{2}", line), line
        assert line == line.strip()
        assert not line or line[0].isupper() or line[0] in "=(5" or line[0].isdigit(), line


@pytest.mark.parametrize("preset", PRESETS)
def test_a_parameter_changes_the_page_if_and_only_if_it_matters(preset: str) -> None:
    known = setups(PRESETS[preset])
    pages = {setup: whole_text(setup) for setup in (known[0], known[-1])}  # fewest players, most
    for path in PARAMETERS:
        for rules in others(preset, path):
            for before, page in pages.items():
                after = fits(rules, before.board, before.players, before.sides)
                if after is not None:
                    compare(path, before, page, after)


def compare(path: str, before: Setup, then: str, after: Setup) -> None:
    page = how_to_play(after)
    check_language(text_of(page))
    now = PageHtml(page).html
    if matters(path, before, after):
        assert then != now, f"{path} matters, but the page says the same"
    else:
        assert then == now, f"{path} has no effect here, but the page says so"


@settings(max_examples=60)
@given(st.data())
def test_house_rules_of_any_kind_have_a_right_page(data: st.DataObject) -> None:
    preset = data.draw(st.sampled_from(sorted(PRESETS)))
    changes = {
        path: data.draw(st.sampled_from(values(path)))
        for path in data.draw(st.lists(st.sampled_from(_CHANGEABLE), min_size=1, max_size=4))
    }
    rules = changed(preset, changes)
    assume(rules is not None)
    assert rules is not None
    before = data.draw(st.sampled_from(setups(rules)))
    check_language(page_text(before))
    path = data.draw(st.sampled_from(_CHANGEABLE))
    more = changed(preset, {**changes, path: data.draw(st.sampled_from(values(path)))})
    assume(more is not None and more != rules)
    assert more is not None
    after = fits(more, before.board, before.players, before.sides)
    assume(after is not None)
    assert after is not None
    compare(path, before, whole_text(before), after)


_CHANGEABLE = sorted(path for path in PARAMETERS if values(path))
