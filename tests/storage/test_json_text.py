# SPDX-License-Identifier: MIT
"""JSON: strict reading, readable writing."""

import contextlib
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sequence_desktop.engine.errors import BadBoard
from sequence_desktop.storage import json_text
from sequence_desktop.storage.errors import StorageError


def refusal(text: str) -> str:
    with pytest.raises(BadBoard) as caught:
        json_text.parse(text, BadBoard)
    return str(caught.value)


def test_a_syntax_error_is_placed() -> None:
    line = refusal('{\n  "name": "x"\n  "rows": []\n}')
    assert line.startswith("line 3, column 3: this is not JSON: a comma is missing; look for")


@pytest.mark.parametrize(
    ("text", "breach"),
    [
        ('{"a": }', "a value is missing"),
        ("{a: 1}", "a name in double quotation marks is missing"),
        ('{"a" 1}', "a colon is missing"),
        ("[1 2]", "a comma is missing"),
        ('{"a": "b', "a text has no quotation mark at its end"),
        ('["a\nb"]', "a text goes over the end of its line"),
        (r'["\x"]', "a backslash stands before a sign that takes none"),
        ("[] []", "something stands behind the end"),
    ],
)
def test_what_is_no_json_is_told_in_words_of_ours(text: str, breach: str) -> None:
    assert f"this is not JSON: {breach}; look for" in refusal(text)


@pytest.mark.parametrize("text", ["", " \n", "\ufeff"])
def test_nothing_at_all(text: str) -> None:
    assert refusal(text) == "there is nothing in it; use a backup of the file"


@pytest.mark.parametrize("bomb", ["[" * 100_000, "[" * 100_000 + "]" * 100_000, '{"a":' * 50_000])
def test_brackets_without_end(bomb: str) -> None:
    assert refusal(bomb)


def test_nesting_just_too_deep() -> None:
    allowed = "[" * json_text.DEEPEST + "]" * json_text.DEEPEST
    assert json_text.parse(allowed, BadBoard) is not None
    assert "nested deeper than 30" in refusal(f"[{allowed}]")
    assert "nested deeper than 30" in refusal('{"a":' * 31 + "1" + "}" * 31)


def test_a_key_that_stands_twice() -> None:
    assert refusal('{"rows": [], "name": "a", "rows": [1]}') == (
        'the key "rows" stands twice; remove one of them'
    )


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity", "1e999", "-1e999"])
def test_what_is_no_number(number: str) -> None:
    assert "number" in refusal(f'{{"seed": {number}}}')


def test_numbers_as_long_as_a_seed() -> None:
    assert json_text.parse(str(2**64 - 1), BadBoard) == 2**64 - 1
    assert "more than 20 digits" in refusal("1" * 21)
    assert "more than 20 digits" in refusal("-" + "1" * 100_000)


def test_half_a_character() -> None:
    assert "half a character" in refusal('["\\ud800"]')
    assert "half a character" in refusal('{"\\udc00": 1}')
    assert json_text.parse('["\\ud83c\\udca1"]', BadBoard) == ["🂡"]


def test_a_byte_order_mark() -> None:
    assert json_text.parse("\ufeff[]", BadBoard) == []


def test_faults_name_the_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    path.write_text("[1,]")
    with pytest.raises(BadBoard, match=r"mine\.json: line 1, column 4: this is not JSON"):
        json_text.load(path, BadBoard)
    with pytest.raises(StorageError, match="no such file"):
        json_text.load(tmp_path / "gone.json", BadBoard)


def test_a_board_is_written_as_people_write_it() -> None:
    rows = [" ".join(["2S"] * 10)] * 10
    text = json_text.write({"name": "Spiral", "notes": "n" * 100, "rows": rows})
    assert text.splitlines()[:5] == [
        "{",
        '  "name": "Spiral",',
        f'  "notes": "{"n" * 100}",',
        '  "rows": [',
        f'    "{rows[0]}",',
    ]


def test_moves_fill_lines() -> None:
    lines = json_text.write({"moves": ["4S@e5"] * 40}).splitlines()
    assert len(lines) == 8
    assert max(map(len, lines)) <= 100


VALUES: st.SearchStrategy[Any] = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(10**19), 10**19)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(),
    lambda inner: st.lists(inner, max_size=30) | st.dictionaries(st.text(), inner),
    max_leaves=60,
)


@given(VALUES)
def test_what_is_written_is_read(value: object) -> None:
    text = json_text.write(value)
    assert json.loads(text) == value
    assert json_text.parse(text, BadBoard) == value


@given(st.text() | st.text(alphabet='{}[]",:0123456789.eE-+ \\untrfalse'))
def test_any_text_is_read_or_refused(text: str) -> None:
    with contextlib.suppress(BadBoard):
        json_text.parse(text, BadBoard)
