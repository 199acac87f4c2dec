# SPDX-License-Identifier: MIT
"""A computer player as a process of its own: a view a line in, a move a line out, as JSON.

    {"id": 1, "view": {...}}   ->   {"id": 1, "move": "4S@e5"}
    {"id": 2, "view": 5}       ->   {"id": 2, "error": "this is not a view of a game ..."}

It ends without a word when its input ends, or when nobody reads its answers any more. A view brings
its rules and board along each time; the engine keeps what it has made of them, so that reading one
takes about as long as choosing a move.
"""

from __future__ import annotations

import contextlib
import json
import os
import sys
from typing import Any, BinaryIO, Final

from sequence_desktop.engine.view import PlayerView
from sequence_desktop.players.protocol import Player
from sequence_desktop.players.roster import make_player

_BAD_INPUT: Final = (ValueError, LookupError, TypeError, AttributeError, RecursionError)
"""What nonsense in a request leads to; a view can be well-formed and still be of no game."""


def main(level: str, seed: int = 0) -> int:
    """Answer the requests on standard input until it ends; return the exit code.

    Raises:
        Fault: there is no such level.
    """
    player = make_player(level, seed)
    try:
        serve(player, sys.stdin.buffer, sys.stdout.buffer)
    except (BrokenPipeError, KeyboardInterrupt):
        # Python would try, and complain, again at its end.
        with contextlib.suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def serve(player: Player, requests: BinaryIO, answers: BinaryIO) -> None:
    """Answer each line with a line, at once; empty lines are passed over.

    Raises:
        BrokenPipeError: nobody reads the answers.
    """
    for line in requests:
        if line.strip():
            answers.write(json.dumps(_answer(player, line)).encode() + b"\n")
            answers.flush()


def _answer(player: Player, line: bytes) -> dict[str, object]:
    number: object = None
    try:
        request: Any = json.loads(line)
        if not isinstance(request, dict):
            raise ValueError("a request is a JSON object")
        number = request.get("id")
        if "view" not in request:
            raise ValueError('"view" is missing')
        move = player.choose(PlayerView.from_json(request["view"]))
    except _BAD_INPUT as error:
        return {"id": number, "error": str(error) or type(error).__name__}
    return {"id": number, "move": str(move)}
