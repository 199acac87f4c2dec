# SPDX-License-Identifier: MIT
"""What is found wrong with translations."""

import ast
from pathlib import Path

import pytest

import translations
from translation_check import Text, faults, read

SOURCES = translations.ROOT / "sequence_desktop"
NUMBERS = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
"""


def text(source: str, *forms: str, counted: bool = False, finished: bool = True) -> Text:
    return Text("Menu", source, forms, counted, finished)


@pytest.mark.parametrize(
    ("source", "translation"),
    [
        ("&Open…", "Ö&ffnen…"),
        ("&Open…", "開く(&O)…"),
        ("&Open…", "開く…(&O)"),
        ("Cards && chips", "Karten && Chips"),
        ("&lt;b&gt;", "&lt;b&gt;"),
        ("{who} plays {card}.", "{card} wird von {who} gespielt."),
        ("Ready?", "準備はいいですか？"),
        ("Name:", "Nom :"),
        (" and ", " und "),
        (", then ", "、次に"),
        ("<b>Row</b>", "<b>Reihe</b>"),
    ],
)
def test_fine_translations(source: str, translation: str) -> None:
    assert faults([text(source, translation)]) == []


@pytest.mark.parametrize(
    ("source", "translation", "fault"),
    [
        ("Open", "", "is not translated"),
        ("Open", " ", "is not translated"),
        ("{who} plays", "{wer} spielt", "lacks {who}"),
        ("plays", "{who} spielt", "has {who}, which nothing fills"),
        ("cards", "%n Karten", "has %n, which nothing fills"),
        ("&Open", "Öffnen", "lacks the key marked by &"),
        ("Open", "Ö&ffnen", "marks a key by & where English has none"),
        ("<b>Row</b>", "<b>Reihe<b>", "has other tags"),
        (" and ", " und", "begins or ends with another blank"),
        ("Open…", "Öffnen", "does not end with '…'"),
        ("It is over.", "Es ist vorbei", "does not end with '.'"),
    ],
)
def test_faulty_translations(source: str, translation: str, fault: str) -> None:
    assert faults([text(source, translation)]) == [f"Menu: {source!r}: {fault}"]


def test_each_form_is_looked_at() -> None:
    one_lost = text("%n card(s) of {who}", "eine Karte", "%n Karten von {who}", counted=True)
    assert faults([one_lost]) == ["Menu: '%n card(s) of {who}': lacks {who}"]
    assert faults([text("%n card(s)", "eine Karte", "%n Karten", counted=True)]) == []
    assert faults([text("Open", "Öffnen", finished=False)]) == ["Menu: 'Open': is not finished"]


def test_a_file_is_read_and_its_faults_are_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "sequence_desktop_de.ts"
    file.write_text(NUMBERS, encoding="utf-8")
    counted, plain = read(file)
    assert counted == Text("Counted", "%n card(s)", ("%n Karte", "%n Karten"), True, True)
    assert plain == Text("Counted", "&Open…", ("",), False, False)

    assert translations.check([file]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "sequence_desktop_de.ts: 2 texts, 1 with a fault",
        "    Counted: '&Open…': is not translated",
    ]


def test_the_translations_are_without_fault(capsys: pytest.CaptureFixture[str]) -> None:
    code = translations.main(["check"])
    assert code == 0, capsys.readouterr().out


@pytest.mark.parametrize("file", sorted(SOURCES.rglob("*.py")), ids=lambda file: file.name)
def test_no_text_stands_within_an_f_string(file: Path) -> None:
    """Qt's tool does not look into them: such a text would be English for ever."""
    tree = ast.parse(file.read_text("utf-8"))
    within = [part for part in ast.walk(tree) if isinstance(part, ast.JoinedStr)]
    calls = [node for part in within for node in ast.walk(part) if isinstance(node, ast.Call)]
    names = {getattr(call.func, "id", getattr(call.func, "attr", "")) for call in calls}
    assert not names & {"translate", "tr"}
