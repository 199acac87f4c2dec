# SPDX-License-Identifier: MIT
"""Reading a section of parameters from JSON, strictly, with faults that say where and what to do.

A section is a frozen dataclass whose fields are made by :func:`flag`, :func:`number`,
:func:`choice` and their kin. Each field carries, as metadata, a checked :class:`Shape`: the one
source for reading a file, for the JSON Schema that editors use, and for the rules dialog.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import Field, dataclass, field, fields
from typing import Any, Final, TypeVar, cast

from sequence_desktop.engine.errors import BadRules, quoted
from sequence_desktop.engine.numbers import is_whole
from sequence_desktop.engine.phrases import Phrase, phrase
from sequence_desktop.engine.texts import one_line, tidy

S = TypeVar("S")

Reader = Callable[[object, str], Any]
"""Turns a JSON value into a parameter; the second argument is the key, for the fault."""

_SHAPE: Final = "shape"


@dataclass(frozen=True, slots=True)
class Shape:
    """What a parameter may be: a sentence, how to read it, and its JSON Schema."""

    doc: str
    read: Reader
    schema: Mapping[str, object]


def shape_of(parameter: Field[Any]) -> Shape:
    """The shape of one field of a section."""
    return cast(Shape, parameter.metadata[_SHAPE])


def flag(default: bool, doc: str) -> Any:
    """A parameter that is true or false."""

    def read(value: object, where: str) -> bool:
        if not isinstance(value, bool):
            raise _wrong(value, where, phrase("use true or false"))
        return value

    return _parameter(default, doc, read, {"type": "boolean"})


def number(default: int | None, low: int, high: int, doc: str, *, unset: bool = False) -> Any:
    """A whole number from low to high; with ``unset``, null means that it does not apply."""

    def read(value: object, where: str) -> int | None:
        if value is None and unset:
            return None
        return _whole(value, where, low, high)

    kinds: object = ["integer", "null"] if unset else "integer"
    return _parameter(default, doc, read, {"type": kinds, "minimum": low, "maximum": high})


def choice(default: str, options: Iterable[str], doc: str) -> Any:
    """One word out of a list."""
    known = tuple(options)
    return _parameter(default, doc, _one_of(known), {"enum": list(known)})


def text(default: str, doc: str) -> Any:
    """A short text, which may be empty."""
    return _parameter(default, doc, read_text, {"type": "string", "maxLength": LONGEST_TEXT})


def numbers(
    default: tuple[int, ...],
    low: int,
    high: int,
    doc: str,
    *,
    most: int = 20,
    exactly: int | None = None,
) -> Any:
    """A list of whole numbers; ``exactly`` fixes how many, if there are any."""

    def read(value: object, where: str) -> tuple[int, ...]:
        if exactly is not None and (value is None or value == []):
            return ()
        return _whole_numbers(value, where, low, high, most, exactly)

    schema: dict[str, object] = {
        "type": ["array", "null"] if exactly else "array",
        "items": {"type": "integer", "minimum": low, "maximum": high},
        "maxItems": exactly or most,
    }
    if exactly:
        schema["anyOf"] = [{"maxItems": 0}, {"minItems": exactly}]
    return _parameter(default, doc, read, schema)


def words(
    default: tuple[str, ...], doc: str, options: Iterable[str] = (), *, most: int = 20
) -> Any:
    """A list of words, free or out of a list of options."""
    known = tuple(options)
    read_word = _one_of(known) if known else read_text

    def read(value: object, where: str) -> tuple[str, ...]:
        if not isinstance(value, list) or len(value) > most:
            raise _wrong(value, where, phrase("use a list of up to {most} words", most=most))
        return tuple(read_word(item, where) for item in value)

    items: dict[str, object] = {"enum": list(known)} if known else {"type": "string"}
    return _parameter(default, doc, read, {"type": "array", "items": items, "maxItems": most})


def table(keys: Phrase, read_value: Reader, value_schema: Mapping[str, object], doc: str) -> Any:
    """A map from text keys (``keys`` says which) to values read by ``read_value``."""

    def read(value: object, where: str) -> dict[str, object]:
        if value is None:
            return {}
        if not isinstance(value, dict) or len(value) > MOST_KEYS:
            remedy = phrase("use an object: {keys} to value", keys=keys)
            raise _wrong(value, where, remedy)
        return {key: read_value(item, f"{where}.{key}") for key, item in value.items()}

    return field(
        default_factory=dict,
        metadata={
            _SHAPE: Shape(doc, read, {"type": "object", "additionalProperties": dict(value_schema)})
        },
    )


LONGEST_TEXT: Final = 2000
_ONE_LINE: Final = ("id", "title")
MOST_KEYS: Final = 120


def read_section(section: type[S], data: object, where: str) -> S:
    """The section that a JSON object describes; keys left out keep their defaults.

    Raises:
        BadRules: a key is unknown, or a value is of the wrong kind or out of range.
    """
    if not isinstance(data, Mapping):
        raise _wrong(data, where, phrase("use an object of parameters"))
    shapes = {f.name: shape_of(f) for f in fields(cast(Any, section))}
    for key in data:
        if key not in shapes:
            raise unknown_key(str(key), shapes, where)
    values = {key: shapes[key].read(value, f"{where}.{key}") for key, value in data.items()}
    return section(**values)


def unknown_key(key: str, known: Iterable[str], where: str) -> BadRules:
    """The fault of a key that nobody knows, with the nearest known one."""
    names = sorted(known)
    near = difflib.get_close_matches(key, names, 1)
    remedy = phrase("known keys: {keys}", keys=", ".join(names))
    if near:
        remedy = phrase("did you mean {name}?", name=quoted(near[0]))
    return BadRules(
        phrase("the key {key} is not known", key=quoted(key)), where=where, remedy=remedy
    )


def read_text(value: object, where: str) -> str:
    """A short text.

    Raises:
        BadRules: it is something else, or too long.
    """
    if not isinstance(value, str) or len(value) > LONGEST_TEXT:
        remedy = phrase("use a text of up to {most} characters", most=LONGEST_TEXT)
        raise _wrong(value, where, remedy)
    return one_line(value) if where in _ONE_LINE else tidy(value)


def read_count(low: int, high: int) -> Reader:
    """A reader of whole numbers in a range."""
    return lambda value, where: _whole(value, where, low, high)


def read_counts(low: int, high: int) -> Reader:
    """A reader of lists of whole numbers in a range."""
    return lambda value, where: _whole_numbers(value, where, low, high, 20, None)


def read_word(options: Iterable[str]) -> Reader:
    """A reader of one word out of a list."""
    return _one_of(tuple(options))


def _parameter(default: object, doc: str, read: Reader, schema: Mapping[str, object]) -> Any:
    return field(default=default, metadata={_SHAPE: Shape(doc, read, schema)})


def _one_of(options: tuple[str, ...]) -> Callable[[object, str], str]:
    def read(value: object, where: str) -> str:
        if not isinstance(value, str) or value not in options:
            remedy = phrase("use one of {options}", options=", ".join(options))
            raise _wrong(value, where, remedy)
        return value

    return read


def _whole(value: object, where: str, low: int, high: int) -> int:
    if not is_whole(value, low, high):
        remedy = phrase("use a whole number from {low} to {high}", low=low, high=high)
        raise _wrong(value, where, remedy)
    return value


def _whole_numbers(
    value: object, where: str, low: int, high: int, most: int, exactly: int | None
) -> tuple[int, ...]:
    if not isinstance(value, list) or len(value) > most or (exactly and len(value) != exactly):
        remedy = phrase("use a list of up to {most} whole numbers", most=most)
        if exactly:
            remedy = phrase("use a list of {count} whole numbers", count=exactly)
        raise _wrong(value, where, remedy)
    return tuple(_whole(item, where, low, high) for item in value)


def _wrong(value: object, where: str, remedy: Phrase) -> BadRules:
    return BadRules(
        phrase("{value} does not fit here", value=quoted(value)), where=where, remedy=remedy
    )
