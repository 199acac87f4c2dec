# SPDX-License-Identifier: MIT
"""What a card or roll may be used for: for each kind of move, the cells it may act on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sequence_desktop.engine.cards import HIDDEN, Token
from sequence_desktop.engine.moves import Kind

if TYPE_CHECKING:
    from sequence_desktop.engine.position import Position

Uses = list[tuple[Kind, int]]
"""Kinds of move with the cells they may act on, as masks; kinds without a cell are left out."""

_PUT, _REMOVE, _REPLACE, _SWAP = Kind.PUT, Kind.REMOVE, Kind.REPLACE, Kind.SWAP


def uses(position: Position, token: Token) -> Uses:
    """What the side to move may do with a token, whether or not its seat holds it."""
    setup = position.setup
    power = setup.powers.get(token)
    if power is None:
        cells = setup.match.get(token, 0)
        empty = cells & ~position.occupied
        if empty:
            return [(_PUT, empty)]
        if setup.rules.blocked == "replace_enemy":
            return _found(_REPLACE, cells & enemy_chips(position, token))
        return []
    return _POWER_USES[power](position, token)


def is_dead(position: Position, token: Token) -> bool:
    """Whether no cell is left for a card, for good or until a chip is removed.

    A removing card is never dead, even when there is nothing to remove. Source: rules.md R14, R34.
    """
    power = position.setup.powers.get(token)
    if token == HIDDEN or power not in (None, "corner", "wild"):
        return False
    return not uses(position, token)


def enemy_chips(position: Position, token: Token) -> int:
    """The enemy chips that this token may take or replace."""
    own = position.chips[position.setup.side_of[position.seat]]
    immune = position.setup.immune.get(token, 0)
    return position.occupied & ~(own | position.locked | immune)


def _found(kind: Kind, cells: int) -> Uses:
    return [(kind, cells)] if cells else []


def _wild(position: Position, token: Token) -> Uses:
    empty = position.setup.open_cells & ~position.occupied
    if empty:
        return [(_PUT, empty)]
    if position.setup.rules.blocked == "replace_enemy":  # rules.md R41
        return _found(_REPLACE, enemy_chips(position, token))
    return []


def _remove(position: Position, token: Token) -> Uses:
    cells = enemy_chips(position, token)
    if position.setup.rules.remove.allow_own:  # rules.md V20
        own = position.chips[position.setup.side_of[position.seat]]
        cells |= own & ~(position.locked | position.setup.immune.get(token, 0))
    return _found(_REMOVE, cells)


def _replace_any(position: Position, token: Token) -> Uses:
    empty = position.setup.open_cells & ~position.occupied
    return _found(_PUT, empty) + _found(_REPLACE, enemy_chips(position, token))


def _replace_enemy(position: Position, token: Token) -> Uses:
    return _found(_REPLACE, enemy_chips(position, token))


def _corner(position: Position, _token: Token) -> Uses:
    return _found(_PUT, position.setup.joker_cells & ~position.occupied)


def _swap(position: Position, token: Token) -> Uses:
    own = position.chips[position.setup.side_of[position.seat]] & ~position.locked
    return _found(_SWAP, own) if own and enemy_chips(position, token) else []


_POWER_USES = {
    "wild": _wild,
    "remove": _remove,
    "replace_any": _replace_any,
    "replace_enemy": _replace_enemy,
    "corner": _corner,
    "swap": _swap,
}
