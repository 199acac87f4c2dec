# SPDX-License-Identifier: MIT
"""What a card or roll may be used for: for each kind of move, the cells it may act on."""

from __future__ import annotations

from sequence_desktop.engine.cards import HIDDEN, Token
from sequence_desktop.engine.moves import Kind
from sequence_desktop.engine.state import Facts

Uses = list[tuple[Kind, int]]
"""Kinds of move with the cells they may act on, as masks; kinds without a cell are left out."""

_PUT, _REMOVE, _REPLACE, _SWAP = Kind.PUT, Kind.REMOVE, Kind.REPLACE, Kind.SWAP


def uses(facts: Facts, token: Token) -> Uses:
    """What the side to move may do with a token, whether or not its seat holds it."""
    setup = facts.setup
    power = setup.powers.get(token)
    if power is None:
        cells = setup.match.get(token, 0)
        empty = cells & ~facts.occupied
        if empty:
            return [(_PUT, empty)]
        if setup.rules.blocked == "replace_enemy":
            return _found(_REPLACE, cells & enemy_chips(facts, token))
        return []
    return _POWER_USES[power](facts, token)


def is_dead(facts: Facts, token: Token) -> bool:
    """Whether no cell is left for a card, for good or until a chip is removed.

    A removing card is never dead, even when there is nothing to remove. Source: rules.md R14, R34.
    """
    power = facts.setup.powers.get(token)
    if token == HIDDEN or power not in (None, "corner", "wild"):
        return False
    return not uses(facts, token)


def dead_cards(facts: Facts, seat: int) -> tuple[Token, ...]:
    """The dead cards in a seat's hand, as often as it holds them."""
    return tuple(token for token in facts.hands[seat] if is_dead(facts, token))


def enemy_chips(facts: Facts, token: Token) -> int:
    """The enemy chips that this token may take or replace."""
    own = facts.chips[facts.setup.side_of[facts.seat]]
    immune = facts.setup.immune.get(token, 0)
    return facts.occupied & ~(own | facts.locked | immune)


def _found(kind: Kind, cells: int) -> Uses:
    return [(kind, cells)] if cells else []


def _wild(facts: Facts, token: Token) -> Uses:
    empty = facts.setup.open_cells & ~facts.occupied
    if empty:
        return [(_PUT, empty)]
    if facts.setup.rules.blocked == "replace_enemy":  # rules.md R41
        return _found(_REPLACE, enemy_chips(facts, token))
    return []


def _remove(facts: Facts, token: Token) -> Uses:
    cells = enemy_chips(facts, token)
    if facts.setup.rules.remove.allow_own:  # rules.md V20
        own = facts.chips[facts.setup.side_of[facts.seat]]
        cells |= own & ~(facts.locked | facts.setup.immune.get(token, 0))
    return _found(_REMOVE, cells)


def _replace_any(facts: Facts, token: Token) -> Uses:
    empty = facts.setup.open_cells & ~facts.occupied
    return _found(_PUT, empty) + _found(_REPLACE, enemy_chips(facts, token))


def _replace_enemy(facts: Facts, token: Token) -> Uses:
    return _found(_REPLACE, enemy_chips(facts, token))


def _corner(facts: Facts, _token: Token) -> Uses:
    return _found(_PUT, facts.setup.joker_cells & ~facts.occupied)


def _swap(facts: Facts, token: Token) -> Uses:
    own = facts.chips[facts.setup.side_of[facts.seat]] & ~facts.locked
    return _found(_SWAP, own) if own and enemy_chips(facts, token) else []


_POWER_USES = {
    "wild": _wild,
    "remove": _remove,
    "replace_any": _replace_any,
    "replace_enemy": _replace_enemy,
    "corner": _corner,
    "swap": _swap,
}
