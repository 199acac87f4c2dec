# SPDX-License-Identifier: MIT
"""Players in other packages, found by their entry points.

A package offers one in its ``pyproject.toml``::

    [project.entry-points."sequence_desktop.players"]
    greedy = "my_package:Greedy"

Called with a seed, ``my_package.Greedy`` gives a :class:`~sequence_desktop.players.Player`.
"""

from __future__ import annotations

import contextlib
import json
import os
import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, cast

from sequence_desktop.engine.errors import Fault
from sequence_desktop.engine.phrases import phrase
from sequence_desktop.engine.view import PlayerView
from sequence_desktop.players.protocol import Player
from sequence_desktop.players.roster import is_player

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "sequence_desktop.players"
"""The group of the entry points."""
_MOST_KEPT: Final = 12
"""So many seeds are remembered: one for each seat at the largest table."""


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
            phrase("no package here offers a computer player {name}", name=repr(name[:40])),
            remedy=phrase('install one with an entry point of this name in "{group}"', group=GROUP),
        )
    try:
        return cast(Player, offer.load()(seed))
    except Exception as error:  # noqa: BLE001 - it is the code of others, and may raise anything
        raise Fault(
            phrase(
                "the computer player {name} ({origin}) cannot be made: {error}",
                name=repr(name),
                origin=offer.value,
                error=f"{type(error).__name__}: {error}",
            ),
            remedy=phrase("tell its authors"),
        ) from None


def main(name: str) -> int:
    """Play as that player for another process: see :mod:`sequence_desktop.players.outside`.

    Whatever the player raises ends this process; who asked has to cope with that anyway.

    Raises:
        Fault: no package offers one, or it cannot be made.
    """
    make_packaged(name)
    kept: dict[int, Player] = {}
    with contextlib.suppress(BrokenPipeError, KeyboardInterrupt):
        for line in sys.stdin.buffer:
            request = json.loads(line)
            seed = int(request.get("seed", 0))
            if seed not in kept:
                if len(kept) >= _MOST_KEPT:
                    kept.clear()
                kept[seed] = make_packaged(name, seed)
            move = kept[seed].choose(PlayerView.from_json(request["view"]))
            answer = {"id": request.get("id"), "move": str(move)}
            sys.stdout.buffer.write(json.dumps(answer).encode() + b"\n")
            sys.stdout.buffer.flush()
        return 0
    # Python would try, and complain, again at its end.
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0
