# SPDX-License-Identifier: MIT
"""What can be found wrong with a translation without knowing its language."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

_PLACEHOLDER: Final = re.compile(r"\{[^{}]*\}")
_TAG: Final = re.compile(r"</?[a-z][^<>]*>")
_MNEMONIC: Final = re.compile(r"&(?=\w)")
_ENDS: Final = {":": ":：", "…": "…", "?": "?？", "!": "!！", ".": ".。"}
"""The signs a text may end with, for each sign the English one ends with."""
_WIDE: Final = "\u2e80"
"""Signs from here on are written without blanks between words."""
_SHOWN: Final = 60


@dataclass(frozen=True, slots=True)
class Text:
    """A text of the program with its translation.

    Attributes:
        context: the part of the program that shows it.
        source: the English text.
        forms: the translation; several where a number decides between one and many.
        counted: whether a number decides.
        finished: whether a person has said that the translation is right.
    """

    context: str
    source: str
    forms: tuple[str, ...]
    counted: bool
    finished: bool


def read(file: Path) -> list[Text]:
    """The texts of a .ts file.

    Raises:
        ParseError: it is no XML.
        OSError: it cannot be read.
    """
    found = []
    for context in ET.parse(file).getroot().iter("context"):
        name = context.findtext("name", "")
        for message in context.iter("message"):
            translation = message.find("translation")
            counted = message.get("numerus") == "yes"
            forms = [form.text or "" for form in message.iter("numerusform")]
            plain = "" if translation is None else translation.text or ""
            finished = translation is not None and translation.get("type") is None
            source = message.findtext("source", "")
            found.append(
                Text(name, source, tuple(forms) if counted else (plain,), counted, finished)
            )
    return found


def faults(texts: Sequence[Text]) -> list[str]:
    """What is wrong, a line for each text with a fault."""
    return [
        f"{text.context}: {text.source[:_SHOWN]!r}: {'; '.join(found)}"
        for text in texts
        if (found := list(_faults(text)))
    ]


def _faults(text: Text) -> Iterator[str]:
    if not text.forms or not all(form.strip() for form in text.forms):
        yield "is not translated"
        return
    if not text.finished:
        yield "is not finished"
    for form in text.forms:
        for check in (_placeholders, _tags, _mnemonic, _edges, _end):
            fault = check(text, form)
            if fault:
                yield fault


def _placeholders(text: Text, form: str) -> str:
    """A form for one thing may say "a card"; but all else that is filled in must be there."""
    wanted, found = set(_PLACEHOLDER.findall(text.source)), set(_PLACEHOLDER.findall(form))
    if wanted - found:
        return f"lacks {' '.join(sorted(wanted - found))}"
    if found - wanted:
        return f"has {' '.join(sorted(found - wanted))}, which nothing fills"
    if "%n" in form and not text.counted:
        return "has %n, which nothing fills"
    return ""


def _tags(text: Text, form: str) -> str:
    if Counter(_TAG.findall(text.source)) != Counter(_TAG.findall(form)):
        return "has other tags"
    return ""


def _mnemonic(text: Text, form: str) -> str:
    wanted = len(_MNEMONIC.findall(_plain(text.source)))
    found = len(_MNEMONIC.findall(_plain(form)))
    if wanted > found:
        return "lacks the key marked by &"
    if found > wanted:
        return "marks a key by & where English has none"
    return ""


def _plain(text: str) -> str:
    """Without what HTML writes with an ampersand, and without ampersands that are meant."""
    return re.sub(r"&&|&(?:#\d+|[a-z]+);", "", text)


def _edges(text: Text, form: str) -> str:
    """Texts that are put together rely on their blanks, but for scripts that know none."""
    for side, at in ((str.lstrip, 0), (str.rstrip, -1)):
        if _blank(text.source, side) != _blank(form, side) and form[at] < _WIDE:
            return "begins or ends with another blank"
    return ""


def _blank(text: str, strip: Callable[[str], str]) -> bool:
    return strip(text) != text


def _end(text: Text, form: str) -> str:
    """A colon, an ellipsis, a question mark promises something."""
    source = text.source.rstrip()
    # English may stand without its forms: "%n card(s)".
    allowed = _ENDS.get(source[-1:])
    if allowed is None or form.rstrip()[-1:] in allowed:
        return ""
    # A key in brackets follows the text where letters have no keys: "开始(&S)…" or "开始…(&S)".
    if re.search(rf"[{re.escape(allowed)}]\(&\w\)$", form.rstrip()):
        return ""
    return f"does not end with {source[-1]!r}"
