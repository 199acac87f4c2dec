# SPDX-License-Identifier: MIT
"""The page on rows: what counts as one, and how two of them may meet."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from sequence_desktop.gui.plain import capital
from sequence_desktop.gui.rules import counting, scenes
from sequence_desktop.gui.rules.blocks import Block, Picture, Points
from sequence_desktop.gui.rules.facts import Facts

translate = QCoreApplication.translate


def rows(facts: Facts) -> Iterator[Block]:
    """What counts as a row, and how rows may meet."""
    yield Points(tuple(_row_texts(facts)))
    if facts.several:
        scene = scenes.two_in_line(facts)
        if scene is not None:
            yield Picture(scene, _caption(facts, scene))
        scene = scenes.crossing(facts)
        if scene is not None:
            yield Picture(scene, translate("HowTo", "Two rows that cross in the marked chip."))


def _caption(facts: Facts, scene: scenes.Scene) -> str:
    shared = len(scene.marks)
    if shared == 0:
        text = translate("HowTo", "{count} in line are two rows.")
    elif shared == 1:
        text = translate("HowTo", "{count} in line are two rows; the marked chip is in both.")
    else:
        text = translate("HowTo", "{count} in line are two rows; the marked chips are in both.")
    return capital(text.format(count=counting.number(facts.two_in_line)))


def _row_texts(facts: Facts) -> Iterator[str]:
    rules = facts.rules.rows
    if facts.several and rules.mode == "live":
        yield translate(
            "HowTo",
            "Rows are not kept: what counts is how many of them lie on the board at the moment.",
        )
    elif facts.several:
        yield translate("HowTo", "A row that has been made counts to the end of the game.")
    if rules.must_announce and rules.mode == "banked":
        yield translate(
            "HowTo",
            "Say so when you make a row. A row that is not announced does not count; any later "
            "chip of yours may still announce it.",
        )
    if facts.several:
        yield from _meeting_texts(facts)
        yield from _choice_texts(facts)
    elif facts.straight:
        yield translate("HowTo", "More than {length} in line are a row as well.").format(
            length=counting.number(facts.setup.row_length)
        )
    yield {
        "line": translate("HowTo", "On the table a finished row is drawn through."),
        "flipped": translate("HowTo", "On the table the chips of a finished row turn white."),
    }[facts.rules.ui.row_style]


def _meeting_texts(facts: Facts) -> Iterator[str]:
    rules = facts.rules.rows
    if rules.share == 0:
        yield translate("HowTo", "Two rows of a side may not have a chip in common.")
    elif rules.share == 1:
        yield translate("HowTo", "Two rows of a side may have one chip in common.")
    else:
        yield translate(
            "HowTo", "Two rows of a side may have up to {count} chips in common."
        ).format(count=counting.number(rules.share))
    if facts.straight:
        if not rules.share_same_line:
            yield translate(
                "HowTo", "One line never holds two rows of a side; rows that cross may both count."
            )
        elif facts.two_in_line:
            yield translate("HowTo", "So {count} in line are two rows, and fewer are one.").format(
                count=counting.number(facts.two_in_line)
            )
        else:
            yield translate("HowTo", "Chips in one line make no second row on this board.")
    if facts.setup.free:
        if rules.share_corner:
            yield translate("HowTo", "Two rows of a side may use the same free cell.")
        else:
            yield translate("HowTo", "Two rows of a side may not use the same free cell.")


def _choice_texts(facts: Facts) -> Iterator[str]:
    rules = facts.rules.rows
    if rules.mode != "banked":
        return
    if not facts.straight:
        yield {
            "ask": translate(
                "HowTo", "If a chip makes shapes that cannot all count, you say which of them do."
            ),
            "top_left": translate(
                "HowTo",
                "If a chip makes shapes that cannot all count, those nearest to the top left do.",
            ),
            "auto": translate(
                "HowTo",
                "If a chip makes shapes that cannot all count, the program says which of them do.",
            ),
        }[rules.choice]
        return
    yield {
        "ask": translate(
            "HowTo",
            "If more chips lie in line than a row needs, you say which of them are the row.",
        ),
        "top_left": translate(
            "HowTo",
            "If more chips lie in line than a row needs, those nearest to the top left are it.",
        ),
        "auto": translate(
            "HowTo",
            "If more chips lie in line than a row needs, the program says which are the row.",
        ),
    }[rules.choice]
