# SPDX-License-Identifier: MIT
"""How the parameters that are lists by players, sides or cards differ, entry by entry."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from sequence_desktop.engine.rules import Rules
from sequence_desktop.gui.rules import counting
from sequence_desktop.gui.rules.options import powers
from sequence_desktop.gui.rules.relevance import actors

translate = QCoreApplication.translate

Lines = Iterator[str]


def _changed_keys(now: Mapping[str, Any], then: Mapping[str, Any]) -> list[str]:
    """The keys whose values differ; numbers in order, cards as in a pack."""
    keys = {key for key in (*now, *then) if now.get(key) != then.get(key)}
    return counting.in_order(keys)


def _partitions(new: Rules, old: Rules) -> Lines:
    now, then = new.players.partitions, old.players.partitions
    changed = _changed_keys(now, then)
    gone = [counting.number(int(key)) for key in changed if not now.get(key)]
    for key in changed:
        if now.get(key):
            text = translate("Differences", "{players} in {sides} sides").format(
                players=counting.players(int(key)),
                sides=counting.either(counting.number(n) for n in now[key]),
            )
            if then.get(key):
                text = translate("Differences", "{now} instead of {before}").format(
                    now=text, before=counting.either(counting.number(n) for n in then[key])
                )
            else:
                text = translate("Differences", "{now} may play, too").format(now=text)
            yield text
    if gone:
        yield translate("Differences", "Not for {counts} players").format(
            counts=counting.either(gone)
        )


def _hands(new: Rules, old: Rules) -> Lines:
    for key in _changed_keys(new.hand.by_players, old.hand.by_players):
        count = int(key)
        if count not in new.player_counts:
            continue
        now, then = new.hand.by_players.get(key, 0), old.hand_size(count)
        text = translate("Differences", "With {players}: {cards} each instead of {old}")
        if not then:
            text = translate("Differences", "With {players}: {cards} each")
        yield text.format(
            players=counting.players(count),
            cards=counting.cards_each(now),
            old=counting.number(then),
        )


def _row_lengths(new: Rules, old: Rules) -> Lines:
    for key in _changed_keys(new.rows.length_by_sides, old.rows.length_by_sides):
        sides = int(key)
        now, then = new.row_length(sides), old.row_length(sides)
        if now != then:
            yield translate(
                "Differences", "With {sides} sides: rows of {new} chips instead of {old}"
            ).format(
                sides=counting.number(sides), new=counting.number(now), old=counting.number(then)
            )


def _rows_by_sides(new: Rules, old: Rules) -> Lines:
    for key in _changed_keys(new.win.rows_by_sides, old.win.rows_by_sides):
        now, then = new.win.rows_by_sides.get(key, 1), old.win.rows_by_sides.get(key, 1)
        if now != then:
            yield translate(
                "Differences", "With {sides} sides: {rows} to win instead of {old}"
            ).format(
                sides=counting.number(int(key)),
                rows=counting.rows(now),
                old=counting.number(then),
            )


def _rows_by_players(new: Rules, old: Rules) -> Lines:
    for key in _changed_keys(new.win.rows_by_players, old.win.rows_by_players):
        players = counting.players(int(key))
        now = new.win.rows_by_players.get(key)
        if now is None:
            yield translate(
                "Differences", "With {players}: rows to win by the number of sides"
            ).format(players=players)
        else:
            yield translate("Differences", "With {players}: {rows} to win").format(
                players=players, rows=counting.rows(now)
            )


def _powers(new: Rules, old: Rules) -> Lines:
    by_power: dict[str, list[str]] = {}
    known = actors(new)
    for token in _changed_keys(new.powers, old.powers):
        if token not in known:
            continue  # nobody can play it
        by_power.setdefault(new.powers.get(token, ""), []).append(token)
    told = powers()
    for power, tokens in by_power.items():
        subject = counting.cards(tokens, dice=new.source == "dice")
        does = told.get(power, translate("Differences", "no power"))
        yield translate("Differences", "{cards}: {does}").format(cards=subject, does=does)


def _safe_cells(new: Rules, old: Rules) -> Lines:
    for token in _changed_keys(new.protect.cells_from, old.protect.cells_from):
        cells = new.protect.cells_from.get(token, ())
        subject = counting.cards([token], dice=new.source == "dice")
        text = translate("Differences", "{card} cannot touch the cells {cells}")
        if not cells:
            text = translate("Differences", "No cell is safe from {card}")
        yield text.format(card=subject, cells=counting.listed(map(str, cells)))


def _points(new: Rules, old: Rules) -> Lines:
    for key in _changed_keys(new.scoring.row, old.scoring.row):
        now, then = new.scoring.row.get(key), old.scoring.row.get(key)
        text = translate("Differences", "{chips} in line: {points} instead of {old}")
        if now is None:
            text = translate("Differences", "{chips} in line: no points of their own")
        elif then is None:
            text = translate("Differences", "{chips} in line: {points}")
        yield text.format(
            chips=counting.number(int(key)),
            points=counting.points(now or 0),
            old=counting.number(then or 0),
        )


TABLES: Final[Mapping[str, Callable[[Rules, Rules], Lines]]] = {
    "players.partitions": _partitions,
    "hand.by_players": _hands,
    "rows.length_by_sides": _row_lengths,
    "win.rows_by_sides": _rows_by_sides,
    "win.rows_by_players": _rows_by_players,
    "powers": _powers,
    "protect.cells_from": _safe_cells,
    "scoring.row": _points,
}
"""The tables, each with what tells its differences."""
