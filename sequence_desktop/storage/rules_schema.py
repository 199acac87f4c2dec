# SPDX-License-Identifier: MIT
"""The JSON Schema of a rules file, made from the parameters themselves.

Editors complete and check a file against it when the file says
``"$schema": "rules.schema.json"``. `sequence-desktop rules schema` prints it; the shipped copy is
kept equal by a test.
"""

from collections.abc import Mapping
from dataclasses import Field, fields
from typing import Any, Final, cast, get_type_hints

from sequence_desktop.engine.parameters import LONGEST_TEXT, shape_of
from sequence_desktop.engine.rules import Rules

TEXTS: Final = {
    "id": "The name of the file without .json; best left out.",
    "title": "What people read in lists.",
    "description": "One paragraph: what kind of game it is and what is special.",
    "reference": "Where the rules come from.",
}


def schema() -> dict[str, object]:
    """The schema, as JSON data."""
    hints = get_type_hints(Rules)
    parameters = {f.name: _parameter(f, hints[f.name]) for f in fields(Rules)}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Rules of a game",
        "description": "A set of rules for Sequence Desktop; what is left out keeps its default.",
        "type": "object",
        "properties": {
            "$schema": {"type": "string"},
            "extends": {
                "description": "The id of the rules that these change; null takes a key away.",
                "type": ["string", "null"],
            },
            **parameters,
        },
        "additionalProperties": False,
    }


def _parameter(parameter: Field[Any], kind: type[object]) -> dict[str, object]:
    """The schema of one key of a rules file."""
    if parameter.name in TEXTS:
        return {
            "description": TEXTS[parameter.name],
            "type": "string",
            "maxLength": LONGEST_TEXT,
        }
    if parameter.metadata:
        return _shape(parameter)
    return {
        "description": (kind.__doc__ or "").strip(),
        "type": ["object", "null"],
        "properties": {f.name: _shape(f) for f in fields(cast(Any, kind))},
        "additionalProperties": False,
    }


def _shape(parameter: Field[Any]) -> dict[str, object]:
    """The schema of one value; null takes back what the extended rules say."""
    shape = shape_of(parameter)
    return {"description": shape.doc, **_or_null(shape.schema)}


def _or_null(schema: Mapping[str, object]) -> dict[str, object]:
    wide = dict(schema)
    if "enum" in wide:
        wide["enum"] = [*cast(list[object], wide["enum"]), None]
    elif isinstance(wide["type"], str):
        wide["type"] = [wide["type"], "null"]
    inner = wide.get("additionalProperties")
    if isinstance(inner, Mapping):
        wide["additionalProperties"] = _or_null(inner)
    return wide
