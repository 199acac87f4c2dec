# SPDX-License-Identifier: MIT
"""Computer players for tests, each with one habit: `python fake_player.py HABIT`."""

import json
import os
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent))

from sequence_desktop.engine.moves import Kind
from sequence_desktop.engine.view import PlayerView


def answer(habit: str, request: dict[str, object]) -> str:
    """What a player of this habit writes."""
    view = PlayerView.from_json(request["view"])  # type: ignore[arg-type]  # JSON
    owed = [m for m in view.position.late_draws() if m.seat == view.seat]
    moves = owed or view.legal_moves()
    move = next((m for m in moves if m.kind is Kind.PUT), next(iter(moves)))
    if habit == "garbage":
        return "certainly! here is my move"
    if habit == "illegal":
        return json.dumps({"id": request["id"], "move": "2S@j1"})
    if habit == "stale":
        return json.dumps({"id": 0, "move": str(move)})
    return json.dumps({"id": request["id"], "move": str(move)})


def main(habit: str) -> None:
    """Answer until the input ends."""
    if habit == "absent":
        sys.exit(3)
    for line in sys.stdin:
        request = json.loads(line)
        if habit == "hang":
            time.sleep(600)
        if habit == "die":
            os._exit(9)
        if habit == "slow":
            time.sleep(0.5)
        sys.stdout.write(answer(habit, request) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1])
