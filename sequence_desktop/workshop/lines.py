# SPDX-License-Identifier: MIT
"""From any text to lines of words that may be cells: the first half of reading a pasted board."""

from __future__ import annotations

import html
import re
from dataclasses import dataclass
from typing import Final

from sequence_desktop.engine.board import EMPTY
from sequence_desktop.engine.cards import Token
from sequence_desktop.workshop.tokens import is_half, read_run, read_token, tidy

_ROW_ENDS: Final = re.compile(r"</(?:tr|p|div|li)>|<br\s*/?>|\[/tr\]", re.IGNORECASE)
_ROWS: Final = re.compile(r"<tr\b|\[tr\]", re.IGNORECASE)
_NEXT_CELL: Final = re.compile(
    r"</t[dh]>\s*<t[dh]\b[^<>]{0,200}>|\[/t[dh]\]\s*\[t[dh]\]", re.IGNORECASE
)
_TAGS: Final = re.compile(
    r"</?[a-z][^<>\n]{0,200}>|\[/?(?:b|i|u|s|code|quote|pre|table|tr|td|th|color|size|font|center)"
    r"(?:=[^\]\n]{0,80})?\]",
    re.IGNORECASE,
)
_EMOJI: Final = re.compile(r":(spade|heart|diamond|club)s?(?:uit)?:", re.IGNORECASE)
_RULE: Final = re.compile(r"[\s|:+─━═┄│║┼╋╬├┤┬┴┌┐└┘╔╗╚╝╠╣╦╩=_-]*[─━═┄=_-]{3}[^\w\s]*[\s\W]*")
_QUOTED: Final = re.compile(r"^\s*(?:>\s*)+")
_BRACKETS: Final = re.compile(r"[][{}]+\s*[,;]?")
_BARS: Final = re.compile(r"[|│║]")
_FEW_MARKS: Final = 3
"""A line of no more dashes and dots than this is no row of empty cells."""


@dataclass(frozen=True, slots=True)
class Word:
    """Something that may be a cell: what was written, and what it means, if anybody can tell."""

    text: str
    token: Token | None


@dataclass(frozen=True, slots=True)
class Line:
    """A line, or a part of one, that holds something.

    Attributes:
        number: its number in the text, from 1.
        text: what was written.
        words: its cells.
    """

    number: int
    text: str
    words: tuple[Word, ...]

    @property
    def is_row(self) -> bool:
        """Whether it reads like a row of a board rather than like a sentence."""
        known = [word.token for word in self.words if word.token is not None]
        if 2 * len(known) < len(self.words):
            return False
        marked = sum(bool(word.text) for word in self.words)
        return set(known) != {EMPTY} or marked > _FEW_MARKS


def lines_of(text: str) -> tuple[Line, ...]:
    """The lines of a text that hold something, in order; without rules, tags and marks of quoting.

    A line in which brackets part groups of cells, as in lists of lists, is several.
    """
    plain = _without_tags(html.unescape(text) if "&" in text else text)
    return tuple(
        line
        for number, raw in enumerate(plain.splitlines(), 1)
        for line in _parts(number, _QUOTED.sub("", tidy(raw).replace("```", "")))
    )


def line_of(number: int, cells: list[str]) -> Line:
    """A line whose cells are known, as from JSON."""
    return Line(number, " ".join(cells), tuple(w for cell in cells for w in _read(cell)))


def _parts(number: int, shown: str) -> list[Line]:
    """The lines in one line of the text; one, if its brackets hold a single cell each."""
    found = [
        Line(number, part.strip(), _words(part))
        for part in _BRACKETS.split(shown)
        if part.strip(" ,;(") and not _RULE.fullmatch(part)
    ]
    if len(found) > 1 and all(len(line.words) == 1 for line in found):
        return [Line(number, shown.strip(), tuple(word for ln in found for word in ln.words))]
    return found


def _without_tags(text: str) -> str:
    """The text without HTML and forum tags, a line for each row of a table, and signs for names."""
    if _ROWS.search(text):
        text = _ROW_ENDS.sub("\n", " ".join(text.splitlines()))
    text = _TAGS.sub("", _NEXT_CELL.sub("\t", text))
    return _EMOJI.sub(lambda m: m[1][0].upper(), text)


def _words(part: str) -> tuple[Word, ...]:
    """The cells of a line, parted by the strongest separator that is in it."""
    if "\t" in part:
        cells = part.split("\t")
    elif _BARS.search(part):
        cells = _BARS.split(part)
        cells = cells[not cells[0].strip() : len(cells) - (not cells[-1].strip())]
    elif ";" in part or "," in part:
        cells = part.split(";" if ";" in part else ",")
        cells = cells[: len(cells) - (not cells[-1].strip())]
    else:
        cells = _joined(part.split())
    return tuple(word for cell in cells for word in _read(cell))


def _joined(words: list[str]) -> list[str]:
    """The words, with halves of cards (``10 ♥``, ``♥ 10``) put together again."""
    halves = [is_half(word) for word in words]
    if "suit" not in halves:
        return words
    found: list[str] = []
    i = 0
    while i < len(words):
        if {*halves[i : i + 2]} == {"rank", "suit"}:
            found.append(words[i] + words[i + 1])
            i += 2
        else:
            found.append(words[i])
            i += 1
    return found


def _read(cell: str) -> tuple[Word, ...]:
    """The cell as one word; or as several, if it holds several cards."""
    shown = cell.strip()
    try:
        return (Word(shown, read_token(shown)),)
    except ValueError:
        pass
    run = read_run(shown)
    if run:
        return tuple(Word(token, token) for token in run)
    parts = _joined(shown.split())
    if len(parts) > 1:
        return tuple(word for part in parts for word in _read(part))
    return (Word(shown, None),)
