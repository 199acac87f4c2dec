# SPDX-License-Identifier: MIT
"""What each parameter that is true or false says, as a sentence either way."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def flag_text(path: str, on: bool) -> str:
    """The sentence for a parameter that is true or false."""
    return _sentences()[path][0 if on else 1]


def _sentences() -> dict[str, tuple[str, str]]:
    return {
        "turn.must_play_at_max": (
            translate("RuleFlags", "A full hand must play"),
            translate("RuleFlags", "A full hand may draw as well"),
        ),
        "turn.must_draw_at_zero": (
            translate("RuleFlags", "An empty hand must draw"),
            translate("RuleFlags", "An empty hand may also pass"),
        ),
        "remove.allow_own": (
            translate("RuleFlags", "One’s own chips may be removed too"),
            translate("RuleFlags", "One’s own chips may not be removed"),
        ),
        "wild.declare": (
            translate("RuleFlags", "One says which card a wild card stands for"),
            translate("RuleFlags", "A wild card need not be named"),
        ),
        "protect.rows": (
            translate("RuleFlags", "Chips of a finished row are safe"),
            translate("RuleFlags", "Chips of a finished row are not safe"),
        ),
        "protect.extensions": (
            translate("RuleFlags", "Chips that lengthen a finished row are safe too"),
            translate("RuleFlags", "Chips that lengthen a finished row are not safe"),
        ),
        "protect.corners": (
            translate("RuleFlags", "Chips on earned corners are safe"),
            translate("RuleFlags", "Chips on earned corners are not safe"),
        ),
        "rows.share_same_line": (
            translate("RuleFlags", "One line may hold two rows of a side"),
            translate("RuleFlags", "Two rows of a side never lie in the same line"),
        ),
        "rows.share_corner": (
            translate("RuleFlags", "Two rows may use the same free cell"),
            translate("RuleFlags", "A side may use each free cell in one row only"),
        ),
        "rows.must_announce": (
            translate("RuleFlags", "A row counts only when it is announced"),
            translate("RuleFlags", "A row need not be announced"),
        ),
        "draw.face_up": (
            translate("RuleFlags", "The stock lies face up"),
            translate("RuleFlags", "The stock lies face down"),
        ),
        "dead.optional": (
            translate("RuleFlags", "Turning in a dead card is free to choose"),
            translate("RuleFlags", "A dead card must be turned in before one plays"),
        ),
        "dead.only_when_stuck": (
            translate("RuleFlags", "Dead cards may be turned in only when no card can be played"),
            translate(
                "RuleFlags", "Dead cards may be turned in even if another card can be played"
            ),
        ),
        "dead.announce": (
            translate("RuleFlags", "Dead cards that are turned in are named"),
            translate("RuleFlags", "Dead cards that are turned in are not named"),
        ),
        "forget.swap_counts": (
            translate("RuleFlags", "Turning in a dead card ends the time for a late draw"),
            translate("RuleFlags", "Turning in a dead card leaves time for a late draw"),
        ),
        "extra_turn.even_if_blocked": (
            translate("RuleFlags", "Another turn even if the roll could not be used"),
            translate("RuleFlags", "No further turn if the roll could not be used"),
        ),
    }
