# SPDX-License-Identifier: MIT
"""Every parameter of the rules as one flat list, found by walking the dataclasses themselves.

Dialog, differences and pages all start from here, so that a parameter added to the engine cannot
be forgotten: where it has no words or no control yet, a test says so.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import MISSING, Field, dataclass, fields
from enum import Enum, auto
from typing import Any, Final, cast, get_type_hints

from sequence_desktop.engine.parameters import Shape, read_text, shape_of
from sequence_desktop.engine.rules import Rules

Json = dict[str, Any]
"""Rules as JSON data with every parameter, as `Rules.to_json` writes them."""


class Kind(Enum):
    """What sort of value a parameter has."""

    FLAG = auto()
    CHOICE = auto()
    NUMBER = auto()
    TEXT = auto()
    NUMBERS = auto()
    WORDS = auto()
    TABLE = auto()


@dataclass(frozen=True)
class Parameter:
    """One parameter of the rules.

    Attributes:
        path: its full name, "rows.length"; of those outside a section the bare name, "match".
        shape: how it is read, and its schema.
        default: its value in JSON where a file does not name it.
    """

    path: str
    shape: Shape
    default: object

    @property
    def kind(self) -> Kind:
        """The sort of its value."""
        schema = self.shape.schema
        if "enum" in schema:
            return Kind.CHOICE
        sort = schema["type"]
        first = sort if isinstance(sort, str) else cast(list[str], sort)[0]
        if first == "array":
            items = cast(Mapping[str, object], schema["items"])
            return Kind.NUMBERS if items.get("type") == "integer" else Kind.WORDS
        return _KINDS[first]

    @property
    def options(self) -> tuple[str, ...]:
        """The words to choose from."""
        return tuple(cast(list[str], self.shape.schema.get("enum", ())))

    @property
    def low(self) -> int:
        """The least number, of a number or of those in a list."""
        return cast(int, self._numeric["minimum"])

    @property
    def high(self) -> int:
        """The greatest number, of a number or of those in a list."""
        return cast(int, self._numeric["maximum"])

    @property
    def may_be_unset(self) -> bool:
        """Whether a number may also not apply at all."""
        return self.kind is Kind.NUMBER and "null" in cast(list[str], self.shape.schema["type"])

    @property
    def _numeric(self) -> Mapping[str, object]:
        """The schema that holds the range."""
        for key in ("items", "additionalProperties"):
            if key in self.shape.schema:
                return cast(Mapping[str, object], self.shape.schema[key])
        return self.shape.schema


_KINDS: Final = {
    "boolean": Kind.FLAG,
    "integer": Kind.NUMBER,
    "string": Kind.TEXT,
    "object": Kind.TABLE,
}


def value_at(data: Mapping[str, Any], path: str) -> Any:
    """The value of a parameter in rules as JSON data."""
    section, _, name = path.rpartition(".")
    return data[section][name] if section else data[name]


def put_at(data: Json, path: str, value: object) -> None:
    """Give a parameter a value in rules as JSON data."""
    section, _, name = path.rpartition(".")
    (data[section] if section else data)[name] = value


def _walk() -> Iterator[Parameter]:
    hints = get_type_hints(Rules)
    for outer in fields(Rules):
        if outer.name in _HEAD:
            yield Parameter(outer.name, _TEXT, "")
        elif outer.metadata:
            yield Parameter(outer.name, shape_of(outer), _default(outer))
        else:
            for inner in fields(hints[outer.name]):
                path = f"{outer.name}.{inner.name}"
                yield Parameter(path, shape_of(inner), _default(inner))


def _default(parameter: Field[Any]) -> object:
    """The default as JSON data."""
    if parameter.default_factory is not MISSING:
        return parameter.default_factory()
    value = parameter.default
    return list(value) if isinstance(value, tuple) else value


_HEAD: Final = ("id", "title", "description", "reference")
_TEXT: Final = Shape("What the rules say of themselves.", read_text, {"type": "string"})

PARAMETERS: Final[Mapping[str, Parameter]] = {p.path: p for p in _walk()}
"""Every parameter, by its full name, in the order of the engine."""
