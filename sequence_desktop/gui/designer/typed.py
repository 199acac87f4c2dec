# SPDX-License-Identifier: MIT
"""Cards typed on the board: "10h", "qs", "xx" (free), "##" (a hole), ".." (nothing), "42"."""

from __future__ import annotations

import re
from typing import Final

from sequence_desktop.engine.board import EMPTY
from sequence_desktop.engine.cards import BLOCKED, FREE, Token
from sequence_desktop.workshop.tokens import read_token

_WHOLE: Final = re.compile(r"(10|[2-9TJQKA])[SHDC♠♥♦♣]", re.IGNORECASE)
_BEGUN: Final = re.compile(r"10?|[2-9TJQKA]|X|#|\.", re.IGNORECASE)
_NUMBER: Final = re.compile(r"\d{1,3}")
_MARKS: Final = {"XX": FREE, "##": BLOCKED, "..": EMPTY}


class Typed:
    """Collects signs until they are a card.

    Attributes:
        text: what has been typed and is no card yet.
    """

    def __init__(self) -> None:
        self.text = ""
        self.numbers = False

    def add(self, sign: str) -> Token | None:
        """One sign more; the token, if that completes one. A sign that fits nothing begins anew."""
        for text in (self.text + sign, sign):
            if token := self._complete(text):
                self.text = ""
                return token
            if self._begun(text):
                self.text = text
                return None
        self.text = ""
        return None

    def finish(self) -> Token | None:
        """The token that is meant by what has been typed so far, if any; nothing is left of it."""
        text, self.text = self.text, ""
        if not text:
            return None
        try:
            token = read_token(text)
        except ValueError:
            return None
        return None if token == EMPTY and text != "." else token

    def back(self) -> bool:
        """Take the last sign away; False if there is none."""
        had, self.text = bool(self.text), self.text[:-1]
        return had

    def takes(self, sign: str) -> bool:
        """Whether this sign can begin or go on with a card."""
        return bool(sign.strip()) and any(
            self._complete(text) is not None or self._begun(text)
            for text in (self.text + sign, sign)
        )

    def _complete(self, text: str) -> Token | None:
        mark = _MARKS.get(text.upper())
        if mark is not None:
            return mark
        if not self.numbers and _WHOLE.fullmatch(text):
            return read_token(text)
        return None

    def _begun(self, text: str) -> bool:
        if self.numbers and _NUMBER.fullmatch(text):
            return True
        return bool(_BEGUN.fullmatch(text)) and not (self.numbers and text[0] not in "Xx#.")
