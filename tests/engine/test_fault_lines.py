# SPDX-License-Identifier: MIT
"""Faults that go from one process to another as lines."""

import pytest

from sequence_desktop.engine.errors import BadBoard
from sequence_desktop.engine.fault_lines import fault_as_line, fault_in
from sequence_desktop.engine.phrases import Phrase, Thousands, phrase, said

GERMAN = {
    "cannot be read: {why}": "nicht lesbar: {why}",
    "it is a folder": "ein Ordner",
    "use at most {count}": "nimm höchstens {count}",
}


def test_a_fault_arrives_with_its_sentences() -> None:
    sent = BadBoard(
        phrase("cannot be read: {why}", why=phrase("it is a folder")),
        where="row 1",
        remedy=phrase("use at most {count}", count=2),
        file="a\nb.json",
    )
    line = fault_as_line(sent)
    assert "\n" not in line
    fault = fault_in(line)
    assert str(fault) == str(sent)
    assert fault is not None
    told = fault.told(lambda clause: said(clause, lambda text: GERMAN.get(text, text)))
    assert told.endswith("row 1: nicht lesbar: ein Ordner; nimm höchstens 2")


@pytest.mark.parametrize(
    "line",
    [
        "",
        "Traceback (most recent call last):",
        "[]",
        "{}",
        "3",
        '{"why": 3}',
        '{"why": ["a"]}',
        '{"why": "a", "remedy": null}',
        '{"why": {"sentence": "{a}"}}',
        '{"why": {"sentence": 5, "parts": {}}}',
        '{"why": {"sentence": "{a}", "parts": {"b": 1}}}',
        '{"why": {"sentence": "{a}", "parts": {"a": [1]}}}',
        '{"why": {"sentence": "{a}", "parts": {"a": {"sentence": 5, "parts": {}}}}}',
    ],
)
def test_any_other_line_holds_none(line: str) -> None:
    assert fault_in(line) is None


@pytest.mark.parametrize("number", [3, 0.5, Thousands(20_000)])
def test_a_number_arrives_as_the_number_it_is(number: float) -> None:
    sent = BadBoard(phrase("there are {count} rows", count=number))
    fault = fault_in(fault_as_line(sent))
    assert fault is not None
    assert fault.why == sent.why
    assert isinstance(fault.why, Phrase)
    arrived = fault.why.parts["count"]
    assert (arrived, type(arrived)) == (number, type(number))
