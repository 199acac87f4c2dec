# SPDX-License-Identifier: MIT
"""Texts for people that can be said in another language later.

The engine and everything below the window speak English, on the command line and in logs. The
window shows the same in the language of the person: for that, a text keeps the sentence it was made
from and what was put into it.

>>> text = phrase("there are {count} rows", count=3)
>>> text
'there are 3 rows'
>>> text.sentence, text.parts
('there are {count} rows', {'count': 3})
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import reduce
from typing import Final, Self

_NOTHING: Final[Mapping[str, object]] = {}


class Phrase(str):
    """An English text that knows what it was made from; equal to the same text without that."""

    __slots__ = ("parts", "sentence")

    sentence: str
    """The text with `{name}` where something is put in; translators get this one."""
    parts: Mapping[str, object]
    """What is put in, by name; may be phrases themselves."""

    def __new__(cls, text: str, sentence: str = "", parts: Mapping[str, object] = _NOTHING) -> Self:
        """`text` as it reads in English."""
        self = super().__new__(cls, text)
        self.sentence = sentence or text
        self.parts = parts
        return self


def phrase(sentence: str, **parts: object) -> Phrase:
    """A text made from a sentence, which is given literally, so that translators find it.

    What is neither text nor number is put in as it reads now: a phrase may go to another process.

    Raises:
        KeyError: the sentence has a place for something that is not given.
    """
    plain = {
        name: part if isinstance(part, str | int) else str(part) for name, part in parts.items()
    }
    return Phrase(sentence.format_map(plain) if plain else sentence, sentence, plain)


def joined(texts: Iterable[str], between: str) -> Phrase:
    """Texts one after the other; those that are phrases stay phrases.

    >>> joined(["start", phrase("row {number}", number=3)], ", ")
    'start, row 3'
    """
    parts = {f"text{number}": text for number, text in enumerate(texts)}
    return Phrase(
        between.join(parts.values()), between.join(f"{{{name}}}" for name in parts), parts
    )


def either(texts: Iterable[str]) -> str:
    """One text or another.

    >>> either(["2", "3", "4"])
    '2 or 3 or 4'
    """
    return reduce(lambda one, other: phrase("{one} or {other}", one=one, other=other), texts)


def said(text: str, translated: Callable[[str], str]) -> str:
    """A text in another language, where it is a phrase; any other text as it is.

    Args:
        text: what is to be said.
        translated: gives the translation of a sentence.
    """
    if not isinstance(text, Phrase):
        return text
    sentence = translated(text.sentence)
    if not text.parts:
        return sentence
    parts = {
        name: said(part, translated) if isinstance(part, str) else part
        for name, part in text.parts.items()
    }
    return sentence.format_map(parts)
