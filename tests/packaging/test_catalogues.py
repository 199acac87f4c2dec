# SPDX-License-Identifier: MIT
"""Catalogues without what nobody reads: Qt finds in them what it finds in the whole."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QLibraryInfo, QTranslator

import catalogues
import freezing
from environment import Trouble
from translation_check import read
from translations import FOLDER

QT = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
LANGUAGES = freezing.languages()
SEEN = (
    ("QPlatformTheme", "Cancel"),
    ("QPlatformTheme", "&Yes"),
    ("QFileDialog", "File name:"),
    ("QFileDialog", "%1 already exists.\nDo you want to replace it?"),
    ("QPrintSettingsOutput", "Print range"),
    ("QLineEdit", "&Paste"),
    ("QWidgetTextControl", "Select All"),
    ("QShortcut", "Ctrl"),
    ("QShortcut", "Backspace"),
    ("QDialogButtonBox", "OK"),
)
"""Texts of Qt that the program's windows, menus and keys show, in English."""


@pytest.fixture
def loaded(tmp_path: Path) -> Callable[[bytes], QTranslator]:
    """What makes a translator of the bytes of a catalogue."""
    kept: list[QTranslator] = []

    def load(raw: bytes) -> QTranslator:
        file = tmp_path / f"{len(kept)}.qm"
        file.write_bytes(raw)
        translator = QTranslator()
        assert translator.load(str(file))
        kept.append(translator)
        return translator

    return load


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_texts_of_the_program_are_found(
    language: str, loaded: Callable[[bytes], QTranslator]
) -> None:
    source = FOLDER / f"sequence_desktop_{language}.ts"
    whole = source.with_suffix(".qm").read_bytes()
    part = catalogues.trim(whole)
    one, other = loaded(whole), loaded(part)
    texts = read(source)
    assert len(texts) > 2000
    for text in texts:
        for number in (0, 1, 2, 5, 22) if text.counted else (-1,):
            asked = (text.context, text.source, "", number)
            assert other.translate(*asked) == one.translate(*asked) != ""
    assert len(part) < 0.75 * len(whole)


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_qts_texts_those_that_people_see_are_found(
    language: str, loaded: Callable[[bytes], QTranslator]
) -> None:
    whole = (QT / f"qtbase_{language}.qm").read_bytes()
    part = catalogues.trim(whole)
    one, other = loaded(whole), loaded(part)
    for asked in SEEN:
        assert other.translate(*asked) == one.translate(*asked)
    assert sum(bool(one.translate(*asked)) for asked in SEEN) >= len(SEEN) - 2
    assert len(part) < 0.5 * len(whole)


def test_texts_that_are_translated_in_two_ways_keep_what_tells_them_apart(
    loaded: Callable[[bytes], QTranslator],
) -> None:
    whole = (QT / "qtbase_de.qm").read_bytes()
    translator = loaded(catalogues.trim(whole))
    assert translator.translate("QShortcut", "Home") == "Pos1"
    assert translator.translate("QStandardPaths", "Home") == "Benutzerverzeichnis"
    assert translator.translate("Elsewhere", "Home") == ""
    assert translator.translate("QShortcut", "Hom") == ""


def test_what_several_classes_say_alike_is_written_once() -> None:
    source = FOLDER / "sequence_desktop_de.ts"
    said = [text.forms[0] for text in read(source) if text.source == "That did not work."]
    assert len(said) > 1
    assert len(set(said)) == 1
    raw = source.with_suffix(".qm").read_bytes()
    alike = said[0].encode("utf-16-be")
    assert raw.count(alike) == len(said)
    assert catalogues.trim(raw).count(alike) == 1


def test_what_two_programs_say_is_told_apart(
    tmp_path: Path, loaded: Callable[[bytes], QTranslator]
) -> None:
    theirs, ours = QT / "qtbase_de.qm", FOLDER / "sequence_desktop_de.qm"
    data = [(source.name, str(source), "DATA") for source in (theirs, ours)]
    made = catalogues.in_place_of_whole(data, tmp_path / "work")
    whole = [loaded(Path(source).read_bytes()) for _, source, _ in data]
    part = [loaded(Path(source).read_bytes()) for _, source, _ in made]
    texts = {(text.context, text.source) for text in read(ours.with_suffix(".ts"))}
    for asked in (*texts, *SEEN):
        found = [translator.translate(*asked) for translator in part]
        assert found == [translator.translate(*asked) for translator in whole], asked


def test_what_only_networks_and_databases_say_stays_out(
    loaded: Callable[[bytes], QTranslator],
) -> None:
    whole = (QT / "qtbase_de.qm").read_bytes()
    one, other = loaded(whole), loaded(catalogues.trim(whole))
    for asked in (
        ("QSslSocket", "Error creating SSL session: %1"),
        ("QSQLiteDriver", "Error opening database"),
        ("QRegularExpression", "matching depth limit exceeded"),
    ):
        assert one.translate(*asked) != ""
        assert other.translate(*asked) == ""


@pytest.mark.parametrize("raw", [b"", b"no catalogue", b"PK\3\4" * 20])
def test_what_is_no_catalogue_is_told(raw: bytes) -> None:
    with pytest.raises(Trouble, match="no catalogue"):
        catalogues.trim(raw)


@pytest.mark.parametrize("length", [30, 5000, -3000])
def test_half_a_catalogue_is_told(length: int) -> None:
    whole = (FOLDER / "sequence_desktop_de.qm").read_bytes()
    with pytest.raises(Trouble, match="damaged"):
        catalogues.trim(whole[:length])


def test_in_a_bundle_only_catalogues_are_replaced(tmp_path: Path) -> None:
    source = FOLDER / "sequence_desktop_de.qm"
    data = [
        ("sequence_desktop/resources/translations/sequence_desktop_de.qm", str(source), "DATA"),
        ("sequence_desktop/resources/a.json", "/a.json", "DATA"),
    ]
    made, other = catalogues.in_place_of_whole(data, tmp_path / "work")
    assert other == data[1]
    assert (made[0], made[2]) == (data[0][0], "DATA")
    assert Path(made[1]).read_bytes() == catalogues.trim(source.read_bytes())
