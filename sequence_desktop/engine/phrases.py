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

Numbers stay numbers among its parts, since languages write them differently.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import reduce
from typing import Final, Self

from sequence_desktop.engine.numbers import is_number, is_whole

_NOTHING: Final[Mapping[str, str | float]] = {}


class Thousands(int):
    """A number that is told with its thousands apart, as one does not where it is to be typed."""

    __slots__ = ()


class Phrase(str):
    """An English text that knows what it was made from; equal to the same text without that."""

    __slots__ = ("parts", "sentence")

    sentence: str
    """The text with `{name}` where something is put in; translators get this one."""
    parts: Mapping[str, str | float]
    """What is put in, by name; may be phrases themselves."""

    def __new__(
        cls, text: str, sentence: str = "", parts: Mapping[str, str | float] = _NOTHING
    ) -> Self:
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
        name: part if isinstance(part, str) or is_number(part) else str(part)
        for name, part in parts.items()
    }
    return made_from(sentence, plain)


def made_from(sentence: str, parts: Mapping[str, str | float]) -> Phrase:
    """A text made from a sentence of another process, and from texts and numbers.

    Raises:
        KeyError: the sentence has a place for something that is not given.
    """
    return Phrase(_filled(sentence, parts, str, in_english), sentence, parts)


def in_english(number: float) -> str:
    """A number as English writes it.

    >>> in_english(0.5), in_english(2.0), in_english(20000), in_english(Thousands(20000))
    ('0.5', '2', '20000', '20,000')
    """
    if isinstance(number, Thousands):
        return f"{number:,}"
    return str(number) if is_whole(number) else f"{number:g}"


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


def said(
    text: str,
    translated: Callable[[str], str],
    written: Callable[[float], str] = in_english,
) -> str:
    """A text in another language, where it is a phrase; any other text as it is.

    Args:
        text: what is to be said.
        translated: gives the translation of a sentence.
        written: gives a number as that language writes it.
    """
    if not isinstance(text, Phrase):
        return text
    sentence = translated(text.sentence)
    return _filled(sentence, text.parts, lambda part: said(part, translated, written), written)


def _filled(
    sentence: str,
    parts: Mapping[str, str | float],
    told: Callable[[str], str],
    written: Callable[[float], str],
) -> str:
    """A sentence with its parts put in; one without parts may hold braces of its own."""
    if not parts:
        return sentence
    texts = {
        name: told(part) if isinstance(part, str) else written(part) for name, part in parts.items()
    }
    return sentence.format_map(texts)
