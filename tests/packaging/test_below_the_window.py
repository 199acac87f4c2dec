# SPDX-License-Identifier: MIT
"""What translators get besides the texts of the window."""

import ast
from pathlib import Path

import pytest

import below_the_window

ROOT = Path(__file__).resolve().parents[2]


def test_sentences_are_found_wherever_a_phrase_is_made(tmp_path: Path) -> None:
    source = tmp_path / "some.py"
    source.write_text('x = phrase("a {b} " "c", b=phrase("d"))\nsay(1)\n', encoding="utf-8")
    assert sorted(below_the_window.sentences(source)) == ["a {b} c", "d"]


def test_a_sentence_that_is_no_literal_is_refused_with_its_place(tmp_path: Path) -> None:
    source = tmp_path / "some.py"
    source.write_text('\nphrase(f"a {b}")\n', encoding="utf-8")
    with pytest.raises(ValueError, match=r"some\.py:2: give the sentence"):
        list(below_the_window.sentences(source))


def test_games_and_boards_are_among_them_and_schemas_are_not() -> None:
    found = set(below_the_window.texts(ROOT))
    assert ("Games", "One-Eyed Jack") in found
    assert ("Boards", "Far twins") in found
    assert ("Boards", "Board layout") not in found


def test_the_module_says_each_text_once() -> None:
    calls = [
        tuple(part.value for part in node.args if isinstance(part, ast.Constant))
        for node in ast.walk(ast.parse(below_the_window.as_module(ROOT)))
        if isinstance(node, ast.Call)
    ]
    assert len(calls) == len(set(calls))
    assert set(calls) == set(below_the_window.texts(ROOT))
