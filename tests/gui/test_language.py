# SPDX-License-Identifier: MIT
"""One and many in words, and translations that fit the texts in the code."""

import shutil
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

import translations
from sequence_desktop.gui.counted import COUNTED
from sequence_desktop.gui.language import ENGLISH, speak
from sequence_desktop.paths import data
from tests.gui.conftest import ANNA, ROBOT, Deal, OpenWindow
from tests.gui.hands import every_text, table_for

SOURCES = sorted(data("resources", "translations").glob("*.ts"))

needs_qt_tools = pytest.mark.skipif(
    not any(Path(sys.executable).parent.glob("pyside6-lupdate*")), reason="Qt's tools are not here"
)


def messages(file: Path) -> dict[tuple[str, str], list[str]]:
    """The texts of a .ts file by context and source, with their translations."""
    found = {}
    for context in ET.parse(file).getroot().iter("context"):
        name = context.findtext("name", "")
        for message in context.iter("message"):
            forms = [form.text or "" for form in message.iter("numerusform")]
            forms = forms or [message.findtext("translation", "")]
            found[name, message.findtext("source", "")] = forms
    return found


def test_one_and_many() -> None:
    assert [COUNTED.cards(n) for n in (0, 1, 7)] == ["0 cards", "1 card", "7 cards"]
    assert COUNTED.rows_made("Anna passes", 1) == "Anna passes and makes a row"
    assert COUNTED.rows_made("Anna passes", 2) == "Anna passes and makes 2 rows"
    assert COUNTED.rows_needed(0, 1) == "0 of 1 row"


def test_every_counted_text_has_both_forms(qapp: QApplication) -> None:
    english = messages(data("resources", "translations", translations.ENGLISH))
    assert english
    for (context, source), forms in english.items():
        assert "%n" in source
        assert len(forms) == 2
        shown = [QCoreApplication.translate(context, source, "", n) for n in (1, 2)]
        assert not any("(s)" in text or "%n" in text for text in shown)
        assert shown[1] == forms[1].replace("%n", "2")


def test_another_language_falls_back_on_english(qapp: QApplication) -> None:
    speak(qapp, "eo")
    assert COUNTED.cards(1) == "1 card"
    speak(qapp, ENGLISH)


def test_nothing_half_counted_is_ever_shown(open_window: OpenWindow, deal: Deal) -> None:
    window = open_window()
    hands = table_for(window, deal, ANNA, ROBOT)
    hands.drag(hands.good_move())
    assert not [text for text in every_text(window) if "(s)" in text or "%n" in text]


@needs_qt_tools
@pytest.mark.parametrize("source", SOURCES, ids=lambda path: path.stem)
def test_translations_hold_the_texts_of_the_code(source: Path, tmp_path: Path) -> None:
    copy = tmp_path / source.name
    shutil.copy(source, copy)
    translations.update(copy)
    assert messages(copy) == messages(source), "run packaging/translations.py update"
    assert "unfinished" not in source.read_text("utf-8")


@needs_qt_tools
@pytest.mark.parametrize("source", SOURCES, ids=lambda path: path.stem)
def test_what_is_loaded_was_made_from_what_is_written(source: Path, tmp_path: Path) -> None:
    made = tmp_path / "made.qm"
    translations.release(source, made)
    known = source.with_suffix(".qm").read_bytes()
    assert made.read_bytes() == known, "run packaging/translations.py release"
