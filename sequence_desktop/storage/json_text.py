# SPDX-License-Identifier: MIT
"""JSON as people write it: strict reading with the place of each mistake, and readable writing."""

import json
import math
from collections import Counter
from pathlib import Path
from typing import Any, Final, NoReturn

from sequence_desktop.engine.errors import Fault
from sequence_desktop.engine.phrases import Phrase, phrase
from sequence_desktop.storage import files

DEEPEST: Final = 30
"""The greatest nesting that is read; no file of this program reaches half of it."""
MOST_DIGITS: Final = 20
"""The longest number that is read; a seed of 64 bits has 20 digits."""

_WIDTH: Final = 100
_BREACHES: Final = {
    "Expecting value": phrase("a value is missing"),
    "Expecting property name": phrase("a name in double quotation marks is missing"),
    "Expecting ':'": phrase("a colon is missing"),
    "Expecting ','": phrase("a comma is missing"),
    "Illegal trailing comma": phrase("there is a comma too many"),
    "Unterminated string": phrase("a text has no quotation mark at its end"),
    "Invalid control character": phrase("a text goes over the end of its line"),
    "Invalid \\": phrase("a backslash stands before a sign that takes none"),
    "Extra data": phrase("something stands behind the end"),
}
"""What Python's reader says of a text that is not JSON begins so, and means this."""


def load(path: Path, fault: type[Fault], largest: int = files.LARGEST) -> Any:
    """The JSON value in the file at `path`.

    Raises:
        StorageError: the file cannot be read as text.
        Fault: of the kind `fault`, naming the file: it is not the JSON that :func:`parse` takes.
    """
    text = files.read_text(path, largest)
    try:
        return parse(text, fault)
    except fault as error:
        raise error.in_file(str(path)) from None


def parse(text: str, fault: type[Fault]) -> Any:
    """The value of a JSON text that says each thing once.

    Two equal keys in one object, numbers that are no finite numbers, numbers of more than
    `MOST_DIGITS` digits and nesting deeper than `DEEPEST` are refused.

    Raises:
        Fault: of the kind `fault`, with line and column where the text is not JSON at all.
    """
    text = text.removeprefix("\ufeff")
    if not text.strip():
        raise fault(phrase("there is nothing in it"), remedy=phrase("use a backup of the file"))
    reader = _Reader(fault)
    try:
        value = json.loads(
            text,
            object_pairs_hook=reader.object,
            parse_constant=reader.constant,
            parse_int=reader.integer,
            parse_float=reader.fraction,
        )
    except json.JSONDecodeError as error:
        raise fault(
            _not_json(error.msg),
            where=phrase("line {line}, column {column}", line=error.lineno, column=error.colno),
            remedy=phrase("look for a comma, quotation mark or bracket missing or too many there"),
        ) from None
    except RecursionError:
        raise reader.too_deep() from None
    reader.check(value)
    return value


def _not_json(message: str) -> Phrase:
    for beginning, breach in _BREACHES.items():
        if message.startswith(beginning):
            return phrase("this is not JSON: {error}", error=breach)
    return phrase("this is not JSON")


def write(value: object) -> str:
    """The JSON text of `value` as a person would lay it out, with a line end.

    What fits stays on one line; lists of words fill lines; lists of sentences (such as the rows
    of a board) take a line each.

    >>> print(write({"name": "tiny", "rows": ["2S 3S", "4S 5S"]}), end="")
    {"name": "tiny", "rows": ["2S 3S", "4S 5S"]}
    """
    return _lay_out(value, 0, 0) + "\n"


class _Reader:
    """The strict hooks of one reading."""

    def __init__(self, fault: type[Fault]) -> None:
        self._fault = fault

    def object(self, pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        found = dict(pairs)
        if len(found) < len(pairs):
            twice = Counter(key for key, _ in pairs).most_common(1)[0][0]
            raise self._fault(
                phrase("the key {key} stands twice", key=_short(twice)),
                remedy=phrase("remove one of them"),
            )
        return found

    def constant(self, text: str) -> NoReturn:
        raise self._fault(
            phrase("{value} is not a number", value=text), remedy=phrase("write a number")
        )

    def integer(self, text: str) -> int:
        if len(text.lstrip("-")) > MOST_DIGITS:
            raise self._fault(
                phrase(
                    "the number {number}… has more than {most} digits",
                    number=text[:12],
                    most=MOST_DIGITS,
                ),
                remedy=phrase("write a smaller one"),
            )
        return int(text)

    def fraction(self, text: str) -> float:
        number = float(text)
        if not math.isfinite(number):
            raise self._fault(
                phrase("the number {number} is too large", number=text[:12]),
                remedy=phrase("write a smaller one"),
            )
        return number

    def too_deep(self) -> Fault:
        return self._fault(
            phrase("brackets are nested deeper than {most}", most=DEEPEST),
            remedy=phrase("no file of ours needs that"),
        )

    def check(self, value: Any) -> None:
        """Refuse deep nesting and text that cannot be written again."""
        level, depth = [value], 0
        while level:
            texts = [item for item in level if isinstance(item, str)]
            below: list[Any] = []
            for item in level:
                if isinstance(item, (dict, list)) and depth == DEEPEST:
                    raise self.too_deep()
                if isinstance(item, dict):
                    texts += item
                    below += item.values()
                elif isinstance(item, list):
                    below += item
            for text in texts:
                self._check_text(text)
            level, depth = below, depth + 1

    def _check_text(self, text: str) -> None:
        try:
            text.encode("utf-8")
        except UnicodeEncodeError:
            raise self._fault(
                phrase("the text {text} holds half a character", text=_short(text)),
                remedy=phrase("type it again"),
            ) from None


def _short(text: str) -> str:
    """The text as JSON, cut to a length that suits a message."""
    return json.dumps(text if len(text) <= 40 else text[:39] + "…")


def _lay_out(value: object, indent: int, used: int) -> str:
    """The text of `value`, whose first line has `used` characters before it."""
    flat = json.dumps(value, ensure_ascii=False, allow_nan=False)
    if not isinstance(value, (dict, list, tuple)) or used + len(flat) < _WIDTH:
        return flat
    margin = " " * (indent + 2)
    if isinstance(value, dict):
        items = []
        for key, item in value.items():
            name = json.dumps(key, ensure_ascii=False) + ": "
            items.append(name + _lay_out(item, indent + 2, indent + 2 + len(name)))
        opening, closing = "{", "}"
    else:
        items = _fill(value, len(margin)) or [
            _lay_out(item, indent + 2, indent + 2) for item in value
        ]
        opening, closing = "[", "]"
    lines = f",\n{margin}".join(items)
    return f"{opening}\n{margin}{lines}\n{' ' * indent}{closing}"


def _fill(values: list[object] | tuple[object, ...], margin: int) -> list[str]:
    """Full lines of short items; none if the items are sentences or structures."""
    if any(isinstance(v, (dict, list, tuple)) or " " in str(v) for v in values):
        return []
    lines: list[str] = []
    for value in values:
        item = json.dumps(value, ensure_ascii=False, allow_nan=False)
        if lines and margin + len(lines[-1]) + len(item) + 2 < _WIDTH:
            lines[-1] += f", {item}"
        else:
            lines.append(item)
    return lines
