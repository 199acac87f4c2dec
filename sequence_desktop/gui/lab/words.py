# SPDX-License-Identifier: MIT
"""What results say, in words of the window."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

from sequence_desktop.gui.lab.plots import decimal, percent, signed
from sequence_desktop.gui.levels import level_title, split_level, style_title
from sequence_desktop.gui.numbers import decimal_text
from sequence_desktop.lab.figures import EntryFigures
from sequence_desktop.lab.sequential import FIRST_SIDE, STRENGTH, State, Test, Verdict
from sequence_desktop.lab.statistics import elo
from sequence_desktop.lab.summary import Summary
from sequence_desktop.players import is_player
from sequence_desktop.players.share import Z_95

translate = QCoreApplication.translate

CHANCE: Final = "random"
"""The player that takes any move."""
_MINUTE: Final = 60
_HOUR: Final = 3600


def player_title(name: str) -> str:
    """A player as people read it: "Expert", "Expert, attacker"; others by their own names."""
    if name == CHANCE:
        return translate("Lab", "Chance")
    if not is_player(name):
        return name
    level, style = split_level(name)
    if style == "balanced":
        return level_title(level)
    return translate("Lab", "{level}, {temperament}").format(
        level=level_title(level), temperament=style_title(style).casefold()
    )


def place_title(place: int) -> str:
    """The side that was on turn first, second and so on."""
    return (
        translate("Lab", "First on turn"),
        translate("Lab", "Second on turn"),
        translate("Lab", "Third on turn"),
        translate("Lab", "Fourth on turn"),
    )[place]


def number(value: int) -> str:
    """A whole number, with its thousands told apart."""
    return QLocale().toString(value)


def interval(value: float, ends: tuple[float, float]) -> str:
    """A share with its interval: "52.1 % (50.3 % to 53.9 %)"."""
    return translate("Lab", "{value} ({low} to {high})").format(
        value=percent(value), low=percent(ends[0]), high=percent(ends[1])
    )


def length_text(figures: EntryFigures) -> str:
    """How long games take: "43.2 ± 0.4"; a single game says nothing of how they differ."""
    if figures.games == 1:
        return decimal(figures.mean_length)
    error = decimal_text(Z_95 * figures.length_error)
    return f"{decimal_text(figures.mean_length)}\N{NO-BREAK SPACE}±\N{NO-BREAK SPACE}{error}"


def entry_text(figures: EntryFigures) -> str:
    """What an entry has found, in two sentences."""
    if not figures.games:
        return translate("Lab", "No game counts yet.")
    many = translate(
        "Lab",
        "{games} games, {draws} drawn. Who began won {share} of the decided ones. A game took "
        "{length} moves.",
    )
    one = translate(
        "Lab",
        "One game, {draws} drawn. Who began won {share} of the decided ones. It took {length} "
        "moves.",
    )
    return (one if figures.games == 1 else many).format(
        games=number(figures.games),
        draws=number(figures.draws),
        share=interval(figures.turn_share(0), figures.turn_interval(0)),
        length=length_text(figures),
    )


def games_text(games: int) -> str:
    """How many games a plan has."""
    if games == 1:
        return translate("Lab", "One game")
    return translate("Lab", "{games} games").format(games=number(games))


def all_played_text(games: int) -> str:
    """Nothing is left to be played."""
    if games == 1:
        return translate("Lab", "The game is played.")
    return translate("Lab", "All {games} games are played.").format(games=number(games))


def left_text(seconds: float | None) -> str:
    """How long it will still take."""
    if seconds is None:
        return ""
    if seconds < 1.5 * _MINUTE:
        return translate("Lab", "about {seconds} s left").format(seconds=round(seconds))
    if seconds < 1.5 * _HOUR:
        return translate("Lab", "about {minutes} min left").format(minutes=round(seconds / _MINUTE))
    return translate("Lab", "about {hours} h left").format(hours=round(seconds / _HOUR))


def verdict_text(summary: Summary) -> str:
    """What the plan's test has found, in a sentence or two; "" where there is none."""
    test, verdict = summary.test, summary.verdict
    if test is None or verdict is None:
        return ""
    deals = number(verdict.deals)
    if verdict.state is State.OPEN:
        return translate("Lab", "The test is not decided after {deals} deals.").format(deals=deals)
    risk = test.beta if verdict.state is State.SAME else test.alpha
    return translate(
        "Lab",
        "{found} Decided after {deals} deals; wrong in at most {risk} of such tests.",
    ).format(found=_found(summary, test, verdict), deals=deals, risk=percent(risk))


def _found(summary: Summary, test: Test, verdict: Verdict) -> str:
    names = _asked(summary, test)
    if verdict.state is State.LESS:
        names.reverse()
    seen = -verdict.mean if verdict.state is State.LESS else verdict.mean
    same = verdict.state is State.SAME
    if test.of == STRENGTH:
        text = (
            translate("Lab", "{one} is not stronger than {other} by {high} Elo (seen: {seen}).")
            if same
            else translate("Lab", "{one} is stronger than {other} (seen: {seen} Elo).")
        )
        told, high = signed(elo(0.5 + seen)), f"{test.high:g}"
    elif test.of == FIRST_SIDE:
        text = (
            translate("Lab", "To begin is worth as much in “{one}” as in “{other}” (seen: {seen}).")
            if same
            else translate("Lab", "To begin is worth more in “{one}” than in “{other}” ({seen}).")
        )
        told, high = percent(seen), percent(test.high)
    else:
        text = (
            translate("Lab", "Games take as long in “{one}” as in “{other}” (seen: {seen} moves).")
            if same
            else translate("Lab", "Games take longer in “{one}” than in “{other}” ({seen} moves).")
        )
        told, high = f"{seen:+.1f}", f"{test.high:g}"
    return text.format(one=names[0], other=names[1], seen=told, high=high)


def _asked(summary: Summary, test: Test) -> list[str]:
    """The names of the two that a test is about."""
    if test.of == STRENGTH:
        return [player_title(party.name) for party in summary.entries[0].parties]
    return [figures.name for figures in summary.entries]
