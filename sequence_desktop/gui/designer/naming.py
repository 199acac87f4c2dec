# SPDX-License-Identifier: MIT
"""What the designer calls faces and cells: on screen in signs, to a screen reader in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from sequence_desktop.engine.board import EMPTY
from sequence_desktop.engine.cards import BLOCKED, FREE, Token, is_card, rank, suit
from sequence_desktop.gui.words import token_name

translate = QCoreApplication.translate
SUIT_SIGNS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}


def face_sign(token: Token) -> str:
    """A face as short as can be: "10♥".

    >>> face_sign("TH"), face_sign("50")
    ('10♥', '50')
    """
    if is_card(token):
        return ("10" if rank(token) == "T" else rank(token)) + SUIT_SIGNS[suit(token)]
    return {
        FREE: translate("Designer", "free"),
        BLOCKED: translate("Designer", "hole"),
        EMPTY: translate("Designer", "empty"),
    }.get(token, token)


def face_name(token: Token) -> str:
    """A face as it is said: "the ten of hearts"."""
    marks = {
        FREE: translate("Designer", "a free cell"),
        BLOCKED: translate("Designer", "a hole"),
        EMPTY: translate("Designer", "nothing"),
    }
    return marks[token] if token in marks else token_name(token)
