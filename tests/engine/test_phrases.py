# SPDX-License-Identifier: MIT
"""Texts that remember what they were made from."""

import pickle

import pytest

from sequence_desktop.engine.errors import BadBoard, Fault
from sequence_desktop.engine.phrases import Phrase, Thousands, either, joined, phrase, said

GERMAN = {
    "there are {count} rows": "Zahl der Reihen: {count}",
    "row {number}": "Reihe {number}",
    "cannot be read: {why}": "nicht lesbar: {why}",
    "it is a folder": "ein Ordner",
    "use fewer": "nimm weniger",
}


def in_german(sentence: str) -> str:
    return GERMAN.get(sentence, sentence)


def test_a_phrase_is_the_english_text_for_all_who_do_not_ask() -> None:
    text = phrase("there are {count} rows", count=3)
    assert text == "there are 3 rows"
    assert f"{text}!" == "there are 3 rows!"
    assert hash(text) == hash("there are 3 rows")


def test_braces_are_doubled_only_where_something_is_put_in() -> None:
    assert phrase("it begins with {") == "it begins with {"
    assert phrase("{what} begins with {{", what="it") == "it begins with {"
    with pytest.raises(KeyError):
        phrase("there are {count} rows", number=3)


def test_phrases_within_a_phrase_are_translated_too() -> None:
    text = phrase("cannot be read: {why}", why=phrase("it is a folder"))
    assert said(text, in_german) == "nicht lesbar: ein Ordner"
    plain = phrase("cannot be read: {why}", why="EIO")
    assert said(plain, in_german) == "nicht lesbar: EIO"
    assert said("it is a folder", in_german) == "it is a folder"


def test_a_phrase_crosses_into_another_process_with_its_sentence() -> None:
    text = pickle.loads(pickle.dumps(phrase("there are {count} rows", count=3)))
    assert isinstance(text, Phrase)
    assert said(text, in_german) == "Zahl der Reihen: 3"


def test_a_fault_is_told_in_another_language_with_place_and_remedy() -> None:
    fault: Fault = BadBoard(
        phrase("there are {count} rows", count=99),
        where=phrase("row {number}", number=1),
        remedy=phrase("use fewer"),
    )
    fault = pickle.loads(pickle.dumps(fault.in_file("a.json")))
    assert str(fault) == "a.json: row 1: there are 99 rows; use fewer"
    told = fault.told(lambda clause: said(clause, in_german))
    assert told == "a.json: Reihe 1: Zahl der Reihen: 99; nimm weniger"


def test_texts_in_a_row_stay_what_they_are() -> None:
    text = joined(["grid", phrase("row {number}", number=3)], ", ")
    assert text == "grid, row 3"
    assert said(text, in_german) == "grid, Reihe 3"
    choice = either(["2", "3", phrase("it is a folder")])
    assert choice == "2 or 3 or it is a folder"
    assert said(choice, in_german) == "2 or 3 or ein Ordner"


def test_what_is_no_text_is_put_in_as_it_reads() -> None:
    text = phrase("cannot be read: {why}", why=OSError(5, "so"))
    assert text.parts == {"why": "[Errno 5] so"}


@pytest.mark.parametrize(
    ("number", "english", "other"),
    [
        (3, "3", "<3>"),
        (0.5, "0.5", "<0.5>"),
        (12.0, "12", "<12.0>"),
        (20_000, "20000", "<20000>"),
        (Thousands(20_000), "20,000", "<20000>"),
    ],
)
def test_numbers_are_written_as_each_language_does(number: float, english: str, other: str) -> None:
    text = pickle.loads(pickle.dumps(phrase("there are {count} rows", count=number)))
    assert text == f"there are {english} rows"
    assert said(text, in_german) == f"Zahl der Reihen: {english}"
    told = said(text, in_german, lambda number: f"<{number!r}>")
    assert told == f"Zahl der Reihen: {other}"
