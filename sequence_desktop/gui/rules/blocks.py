# SPDX-License-Identifier: MIT
"""What a page of rules is made of, before it becomes text for the screen or for paper."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from sequence_desktop.engine.cards import Token
from sequence_desktop.gui.rules.scenes import Scene


@dataclass(frozen=True, slots=True)
class Text:
    """A paragraph."""

    text: str


@dataclass(frozen=True, slots=True)
class Points:
    """Sentences as a list; `numbered` where their order matters."""

    items: tuple[str, ...]
    numbered: bool = False


@dataclass(frozen=True, slots=True)
class Cards:
    """For each group of cards what they do; they are shown as small pictures."""

    lines: tuple[tuple[tuple[Token, ...], str, str], ...]
    """The cards, their names, and what they do."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture of the board with a line below it."""

    scene: Scene
    caption: str


Block: TypeAlias = Text | Points | Cards | Picture


@dataclass(frozen=True, slots=True)
class Part:
    """A chapter of the page; one without blocks is left out."""

    id: str
    title: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class Page:
    """How one plays: title, a line about the players, description, chapters."""

    title: str
    subtitle: str
    description: str
    parts: tuple[Part, ...]
