# SPDX-License-Identifier: MIT
"""The registry of settings: complete, in words, and one with the file's."""

from dataclasses import fields

import pytest

from sequence_desktop.gui.settings.catalogue import PAGES, SETTINGS
from sequence_desktop.gui.settings.setting import Setting
from sequence_desktop.gui.specs import SPECS
from sequence_desktop.gui.table.art import Design
from sequence_desktop.gui.table.hand_order import HandOrder
from sequence_desktop.gui.theme import PALETTES, Cloth, Mode
from sequence_desktop.storage.settings import Settings, allowed

REMEMBERED = {
    "keys",
    "first_game",
    "first_game_offered",
    "panel",
    "rated_game",
    "chances",
    "window",
    "designer",
    "gallery",
    "lab",
    "setup",
    "folder",
    "file",
    "recent",
    "new_game",
    "trial",
    "paper",
    "unknown",
}
"""What the program remembers by itself, and the keys, which have a page of their own."""


def test_every_setting_of_the_file_has_words() -> None:
    keys = {field.name for field in fields(Settings)}
    assert set(SETTINGS) == keys - REMEMBERED
    listed = [setting.key for page in PAGES for setting in page.settings]
    assert len(listed) == len(set(listed))


@pytest.mark.parametrize("setting", SETTINGS.values(), ids=lambda it: it.key)
def test_the_words_fit_what_the_file_allows(setting: Setting) -> None:
    assert setting.title()
    assert setting.sentence().endswith(".")
    schema = allowed(setting.key)
    offered = [option.value for option in setting.options]
    known = schema.get("enum", [])
    assert offered == [value for value in known if value in offered]
    # A language without its texts is known, but not offered.
    assert len(offered) == len(known) or setting.key == "language"
    for option in setting.options:
        assert option.title()
        assert option.tip().endswith(".")
    if setting.options:
        assert setting.value_text(setting.default)
    elif not setting.is_flag:
        low, high = setting.limits
        assert low <= setting.default <= high
        assert (high - low) % setting.step == 0


def test_what_the_file_allows_is_what_the_program_has() -> None:
    assert allowed("theme")["enum"] == [mode.value for mode in Mode]
    assert allowed("cloth")["enum"] == [cloth.value for cloth in Cloth]
    assert allowed("chips")["enum"] == list(PALETTES)
    assert allowed("cards")["enum"] == [design.value for design in Design]
    assert allowed("hand_order")["enum"] == [order.value for order in HandOrder]


def test_settings_in_the_menu_are_those_of_the_registry() -> None:
    chosen = {spec.check for spec in SPECS} - {"", "toggle"}
    switched = {spec.id for spec in SPECS if spec.id in SETTINGS}
    assert chosen | switched == {setting.action for setting in SETTINGS.values()} - {""}
