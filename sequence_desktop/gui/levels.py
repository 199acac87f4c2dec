# SPDX-License-Identifier: MIT
"""The computer players in words: their levels and temperaments, as people read them.

`players/` holds the same in English, for the command line; a test holds the two together. Nothing
of it is imported here: the window starts faster without the computer players.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate

STANDARD_LEVEL = "standard"
"""The level of a seat that nobody has chosen one for."""
USUAL_LEVEL = "casual"
"""What that is."""
STYLE_MARK = "+"
"""Between a level and a temperament in what a seat holds: "expert+attacker"."""
BALANCED = "balanced"
"""The temperament of a player that none was chosen for."""


def split_level(level: str) -> tuple[str, str]:
    """A seat's level and temperament: "expert+attacker" is ("expert", "attacker")."""
    name, _, style = level.partition(STYLE_MARK)
    return (USUAL_LEVEL if name == STANDARD_LEVEL else name), style or BALANCED


def join_level(name: str, style: str) -> str:
    """What a seat holds for a level and a temperament; the inverse of `split_level`."""
    return name if style == BALANCED else f"{name}{STYLE_MARK}{style}"


def level_title(name: str) -> str:
    """A level as a heading: "Expert"."""
    return {
        "newcomer": translate("Levels", "Newcomer"),
        "beginner": translate("Levels", "Beginner"),
        "casual": translate("Levels", "Casual"),
        "regular": translate("Levels", "Regular"),
        "skilled": translate("Levels", "Skilled"),
        "strong": translate("Levels", "Strong"),
        "expert": translate("Levels", "Expert"),
        "master": translate("Levels", "Master"),
    }.get(name, name)


def level_description(name: str) -> str:
    """What to expect of a level, in a sentence or two; "" for one without words."""
    return {
        "newcomer": translate(
            "Levels",
            "Has just learned the rules, and plays what it likes. A match for a first game.",
        ),
        "beginner": translate(
            "Levels",
            "Likes to build. It often misses a diagonal, does not watch which cards are gone, and"
            " spends its jacks early.",
        ),
        "casual": translate(
            "Levels",
            "Builds and blocks when it sees why, which is not always. It does not count cards.",
        ),
        "regular": translate(
            "Levels",
            "Plays every week. It misses a diagonal now and then and does not count cards.",
        ),
        "skilled": translate(
            "Levels",
            "Counts the cards that are gone and keeps its jacks for when they matter; it seldom"
            " overlooks anything.",
        ),
        "strong": translate(
            "Levels", "Overlooks nothing, but between two good moves it takes either."
        ),
        "expert": translate(
            "Levels",
            "Takes the best move it knows at once. It thinks about the move at hand, not about what"
            " comes after.",
        ),
        "master": translate(
            "Levels",
            "Imagines how the cards may lie that it cannot see, and plays its best moves on in its"
            " head before it chooses.",
        ),
    }.get(name, "")


def style_title(style: str) -> str:
    """A temperament as a heading: "Attacker"."""
    return {
        "balanced": translate("Levels", "Balanced"),
        "attacker": translate("Levels", "Attacker"),
        "blocker": translate("Levels", "Blocker"),
        "hoarder": translate("Levels", "Hoarder"),
        "gambler": translate("Levels", "Gambler"),
    }.get(style, style)


def style_description(style: str) -> str:
    """What a temperament is like, in a sentence; "" for one without words."""
    return {
        "balanced": translate("Levels", "Does what the position asks for."),
        "attacker": translate("Levels", "Builds its own rows first, and stops yours when it must."),
        "blocker": translate("Levels", "Would rather spoil your rows than hurry its own."),
        "hoarder": translate(
            "Levels", "Keeps its special cards for the end, and pairs of cards together."
        ),
        "gambler": translate(
            "Levels", "Spends special cards early and bets on the cards still to come."
        ),
    }.get(style, "")


def level_text(name: str) -> str:
    """A level in a list of who may play: "Computer, expert"."""
    text = {
        "random": translate("Words", "random"),
        "newcomer": translate("Words", "newcomer"),
        "beginner": translate("Words", "beginner"),
        "casual": translate("Words", "casual"),
        "regular": translate("Words", "regular"),
        "skilled": translate("Words", "skilled"),
        "strong": translate("Words", "strong"),
        "expert": translate("Words", "expert"),
        "master": translate("Words", "master"),
    }.get(name, name)
    return translate("Words", "Computer, {level}").format(level=text)


def player_about(level: str) -> tuple[str, ...]:
    """Who the computer of a seat is, a line each: its level, and a temperament of its own.

    Of a level without words there is nothing to tell.
    """
    name, style = split_level(level)
    lines = [(level_title(name), level_description(name))]
    if style != BALANCED:
        lines.append((style_title(style), style_description(style)))
    text = translate("Levels", "{name}: {description}")
    return tuple(text.format(name=title, description=about) for title, about in lines if about)
