# SPDX-License-Identifier: MIT
"""How one set of rules differs from another, in plain words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from sequence_desktop.engine.rules import Rules
from sequence_desktop.gui.plain import capital
from sequence_desktop.gui.rules import counting, options
from sequence_desktop.gui.rules.flags import flag_text
from sequence_desktop.gui.rules.groups import groups
from sequence_desktop.gui.rules.labels import labels
from sequence_desktop.gui.rules.parameters import PARAMETERS, Json, Kind, put_at, value_at
from sequence_desktop.gui.rules.relevance import idle
from sequence_desktop.gui.rules.table_differences import TABLES

translate = QCoreApplication.translate

NAMES: Final = ("id", "title", "description", "reference")
"""What rules say of themselves; it is no difference in play."""


@dataclass(frozen=True, slots=True)
class Difference:
    """One thing that is otherwise.

    Attributes:
        path: the parameter.
        text: how it is now, as a sentence: "Seven cards each instead of five".
        before: how it was, where the sentence does not say so; else "".
        idle: why it has no effect beside the other parameters; else "".
    """

    path: str
    text: str
    before: str = ""
    idle: str = ""

    @property
    def line(self) -> str:
        """Everything in one line."""
        text = self.text
        if self.before:
            text = translate("Differences", "{now} (not: {before})").format(
                now=text, before=self.before
            )
        if self.idle:
            text = translate("Differences", "{text} – no effect: {why}").format(
                text=text, why=self.idle
            )
        return text


def differences(
    new: Rules,
    old: Rules,
    *,
    with_idle: bool = False,
    board_names: Mapping[str, str] | None = None,
) -> tuple[Difference, ...]:
    """Where the new rules differ in play from the old, in the order of the dialog's groups.

    Args:
        new: the rules told of.
        old: the rules they are compared with, such as the preset.
        with_idle: whether to tell, at the end, what has no effect as well.
        board_names: what boards are called, by id; without it the ids are told.
    """
    now, then = new.to_json(), old.to_json()
    for data in (now, then):
        layout = value_at(data, "board.layout")
        put_at(data, "board.layout", (board_names or {}).get(layout, layout))
    without_effect = idle(new)
    found: list[Difference] = []
    without: list[Difference] = []
    for path in changed_paths(new.to_json(), old.to_json()):
        why = without_effect.get(path, "")
        if why:
            without.append(Difference(path, labels()[path].title, idle=why))
        elif path in TABLES:
            found += (Difference(path, capital(t)) for t in TABLES[path](new, old))
        else:
            found.append(_tell(path, value_at(now, path), value_at(then, path)))
    return tuple(found + without if with_idle else found)


def changed_paths(now: Json, then: Json) -> list[str]:
    """The parameters of play that differ, in the order of the dialog's groups."""
    order = [path for group in groups() for path in group.paths if path not in NAMES]
    return [path for path in order if value_at(now, path) != value_at(then, path)]


def value_text(path: str, value: Any) -> str:
    """A value of one parameter in words, as it stands in the dialog."""
    kind = PARAMETERS[path].kind
    if kind is Kind.FLAG:
        return translate("Differences", "yes") if value else translate("Differences", "no")
    if kind is Kind.CHOICE:
        return options.option(path, value)
    if kind is Kind.NUMBER:
        return _number_text(path, value)
    if kind is Kind.TEXT:
        return str(value)
    if isinstance(value, Mapping):
        return translate("Differences", "a list of its own") if value else _none()
    if path == "win.patterns":
        return counting.either(options.pattern(item) for item in value) or _none()
    return counting.listed(str(item) for item in value) or _none()


def _none() -> str:
    return translate("Differences", "none")


def _number_text(path: str, value: int | None) -> str:
    if value is None:
        return options.unset(path)
    return options.named_numbers(path).get(value) or counting.number(value)


def _tell(path: str, now: Any, then: Any) -> Difference:
    """The difference of one parameter that is no table."""
    kind = PARAMETERS[path].kind
    if path in _SPECIAL:
        return Difference(path, capital(_SPECIAL[path](now, then)))
    if kind is Kind.FLAG:
        return Difference(path, flag_text(path, now))
    title, new, old = labels()[path].title, value_text(path, now), value_text(path, then)
    if kind is Kind.NUMBER and _is_count(path, now) and _is_count(path, then):
        text = translate("Differences", "{title}: {new} instead of {old}")
        return Difference(path, text.format(title=title, new=new, old=old))
    text = translate("Differences", "{title}: {new}").format(title=title, new=new)
    return Difference(path, text, before=old)


def _is_count(path: str, value: int | None) -> bool:
    """Whether a number is said as a number."""
    return value is not None and value not in options.named_numbers(path)


def _row_length(now: int, then: int) -> str:
    return translate("Differences", "Rows of {new} chips instead of {old}").format(
        new=counting.number(now), old=counting.number(then)
    )


def _cards_each(now: int | None, then: int | None) -> str:
    if now is None:
        return translate("Differences", "Cards each by the number of players")
    if then is None:
        return translate("Differences", "{cards} each, however many play").format(
            cards=counting.cards_each(now)
        )
    return translate("Differences", "{cards} each instead of {old}").format(
        cards=counting.cards_each(now), old=counting.number(then)
    )


def _ranks(now: str, then: str) -> str:
    gone = [letter for letter in then if letter not in now]
    come = [letter for letter in now if letter not in then]
    parts = []
    if gone:
        parts.append(translate("Differences", "Without {ranks}").format(ranks=counting.ranks(gone)))
    if come:
        parts.append(translate("Differences", "With {ranks}").format(ranks=counting.ranks(come)))
    return counting.listed(parts) or translate("Differences", "The ranks in another order")


def _number_cards(now: list[int], then: list[int]) -> str:
    if not now:
        return translate("Differences", "Playing cards instead of number cards")
    if not then:
        text = translate(
            "Differences", "Number cards from {low} to {high} instead of playing cards"
        )
    else:
        text = translate(
            "Differences", "Number cards from {low} to {high} instead of {old_low} to {old_high}"
        )
    old_low, old_high = then or (0, 0)
    return text.format(low=now[0], high=now[1], old_low=old_low, old_high=old_high)


def _grid(now: list[str], then: list[str]) -> str:
    if not now:
        return translate("Differences", "The usual board instead of one of its own")
    if then:
        return translate("Differences", "Another board of its own")
    return translate("Differences", "A board of its own instead of the usual one")


_SPECIAL: Final[Mapping[str, Callable[[Any, Any], str]]] = {
    "rows.length": _row_length,
    "hand.const": _cards_each,
    "deck.ranks": _ranks,
    "deck.numbers": _number_cards,
    "board.grid": _grid,
}
