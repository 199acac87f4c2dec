# SPDX-License-Identifier: MIT
"""A fault as a line of text from one process of the program to another, which says it anew.

>>> from sequence_desktop.engine.errors import Fault
>>> from sequence_desktop.engine.phrases import phrase
>>> fault = fault_in(fault_as_line(Fault(phrase("there are {count} rows", count=3), file="a.json")))
>>> str(fault), fault.why.sentence
('a.json: there are 3 rows', 'there are {count} rows')
"""

import json

from sequence_desktop.engine.errors import Fault
from sequence_desktop.engine.numbers import is_number, is_whole
from sequence_desktop.engine.phrases import Phrase, Thousands, made_from


def fault_as_line(fault: Fault) -> str:
    """A fault as one line of JSON, with the sentences that it was made from."""
    clauses = {"why": fault.why, "where": fault.where, "remedy": fault.remedy, "file": fault.file}
    return json.dumps({key: _data(clause) for key, clause in clauses.items()})


def fault_in(line: str) -> Fault | None:
    """The fault that a line holds, as far as it is to be told; None if the line holds none."""
    try:
        clauses = {key: _text(value) for key, value in json.loads(line).items()}
        return Fault(clauses.pop("why"), **clauses)
    except (ValueError, LookupError, TypeError, AttributeError):
        return None


def _data(part: str | float) -> object:
    if isinstance(part, Phrase):
        parts = {name: _data(within) for name, within in part.parts.items()}
        return {"sentence": part.sentence, "parts": parts}
    return {"thousands": part} if isinstance(part, Thousands) else part


def _text(data: object) -> str:
    """A clause.

    Raises:
        ValueError, LookupError, TypeError, AttributeError: the data are none.
    """
    if isinstance(data, str):
        return data
    if not isinstance(data, dict) or not isinstance(data["sentence"], str):
        raise TypeError
    return made_from(data["sentence"], {key: _part(it) for key, it in data["parts"].items()})


def _part(data: object) -> str | float:
    if isinstance(data, dict) and is_whole(data.get("thousands")):
        return Thousands(data["thousands"])
    return data if is_number(data) else _text(data)
