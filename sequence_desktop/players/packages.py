# SPDX-License-Identifier: MIT
"""Players in other packages, found by their entry points.

A package offers one in its ``pyproject.toml``::

    [project.entry-points."sequence_desktop.players"]
    greedy = "my_package:Greedy"

Called with a seed, ``my_package.Greedy`` gives a :class:`~sequence_desktop.players.Player`.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, cast

from sequence_desktop.engine.errors import Fault
from sequence_desktop.players.protocol import Player
from sequence_desktop.players.roster import is_player

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "sequence_desktop.players"
"""The group of the entry points."""


def packaged() -> Mapping[str, EntryPoint]:
    """The players that other packages offer, by name; the program's own names are not theirs."""
    if getattr(sys, "frozen", False):
        return {}  # no packages stand beside a program that needs no Python
    # Not at the top: it takes longer to import than to start a player.
    from importlib.metadata import entry_points

    offers = sorted(entry_points(group=GROUP), key=lambda offer: offer.name)
    return {offer.name: offer for offer in offers if not is_player(offer.name)}


def make_packaged(name: str, seed: int = 0) -> Player:
    """The player of this name in another package.

    Raises:
        Fault: no package offers one, or it cannot be made.
    """
    offer = packaged().get(name)
    if offer is None:
        raise Fault(
            f"no package here offers a computer player {name[:40]!r}",
            remedy=f'install one with an entry point of this name in "{GROUP}"',
        )
    try:
        return cast(Player, offer.load()(seed))
    except Exception as error:  # noqa: BLE001 - it is the code of others, and may raise anything
        raise Fault(
            f"the computer player {name!r} ({offer.value}) cannot be made:"
            f" {type(error).__name__}: {error}",
            remedy="tell its authors",
        ) from None
