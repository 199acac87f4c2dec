# SPDX-License-Identifier: MIT
"""The smallest file that makes one set of rules out of another."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sequence_desktop.gui.rules.parameters import PARAMETERS, Json, Kind, value_at


def overrides(new: Json, old: Json) -> Json:
    """What a file that extends `old` has to say to become `new`.

    Null takes away what the extended file says: a number that no longer applies, an entry of a
    list. Names are left to the caller.

    >>> from sequence_desktop.engine.rules import Rules
    >>> old = Rules.from_json({"hand": {"by_players": {"2": 7, "3": 6}}}).to_json()
    >>> new = Rules.from_json({"hand": {"by_players": {"2": 7}}, "match": "at_least"}).to_json()
    >>> overrides(new, old)
    {'hand': {'by_players': {'3': None}}, 'match': 'at_least'}
    """
    found: Json = {}
    for path, parameter in PARAMETERS.items():
        now, then = value_at(new, path), value_at(old, path)
        if now == then or path in ("id", "title", "description", "reference"):
            continue
        change = _entries(now, then) if parameter.kind is Kind.TABLE else now
        section, _, name = path.rpartition(".")
        (found.setdefault(section, {}) if section else found)[name] = change
    return found


def _entries(now: Mapping[str, Any], then: Mapping[str, Any]) -> Json | None:
    """The entries of a table that change, with null for those that go; null for all of it."""
    if not now:
        return None
    changed = {key: value for key, value in now.items() if then.get(key) != value}
    return changed | {key: None for key in then if key not in now}
