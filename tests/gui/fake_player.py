# SPDX-License-Identifier: MIT
"""Computer players for tests, each with one habit: `python fake_player.py HABIT`."""

import json
import math
import os
import queue
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent))

from sequence_desktop.engine.moves import Kind
from sequence_desktop.engine.view import PlayerView
from sequence_desktop.players.record import Record

NONSENSE: dict[str, Callable[[dict[str, Any]], object]] = {
    "no_number": lambda share: share.update(chance=math.nan),
    "beyond": lambda share: share.update(chance=1e300),
    "no_card": lambda reason: reason.update(card="??", kind="second_copy"),
    "no_seat": lambda reason: reason.update(side=99, kind="breaks_row"),
    "no_end": lambda reason: reason.update(amount=math.inf),
    "no_move": lambda move: move.update(move=7, best=7),
    "elsewhere": lambda move: move.update(move="2S@j1", best="2S@j1"),
}
"""Answers to who asks for advice that are of the right form, but for one thing."""


SLIGHT: dict[str, dict[str, object]] = {
    "slight": {"kind": "builds", "amount": 2, "of": 5},
    "row_unstopped": {"kind": "blocks", "amount": 4, "of": 5, "side": 1, "held": 1},
    "row_unbroken": {"kind": "breaks", "amount": 4, "of": 5, "side": 1},
    "win_missed": {"kind": "wins"},
}
"""Judgements of moves that cost a fiftieth, and what speaks for the better move."""


PROGRESS: dict[str, object] = {
    "far": [1, 10**11],
    "back": [-1, 5],
    "words": ["one", "two"],
    "alone": 5,
    "endless": [math.inf, math.nan],
}
"""Progress that is none."""


def nonsense(habit: str, request: dict[str, Any]) -> dict[str, object]:
    """Advice with which something is wrong; each habit spoils what it can."""
    spoil = NONSENSE[habit]
    if request["ask"] == "review":
        found = review(Record.from_json(request["record"]))
        spoil(found["start"]), spoil(found["turns"][0])
        spoil(found["points"][0]["reasons"][0])
        return {"review": found}
    view = PlayerView.from_json(request["view"])
    if request["ask"] == "judgement":
        found = judgement(view)
        spoil(found), spoil(found["with_best"]), spoil(found["reasons"][0])
        return {"judgement": found}
    if request["ask"] == "chance":
        shares = chances(view)
        spoil(shares[0])
        return {"chance": {"sides": shares}}
    found = advice(view)
    first = found["moves"][0]
    spoil(first), spoil(first["share"]), spoil(first["reasons"][0])
    return {"hint": found}


def answer(habit: str, request: dict[str, Any]) -> dict[str, object]:
    """What a player of this habit writes."""
    if habit in NONSENSE and "ask" in request:
        return {"id": request["id"], **nonsense(habit, request)}
    if request.get("ask") == "review":
        return {"id": request["id"], "review": review(Record.from_json(request["record"]))}
    view = PlayerView.from_json(request["view"])
    if request.get("ask") == "hint":
        return {"id": request["id"], "hint": advice(view)}
    if request.get("ask") == "chance":
        return {"id": request["id"], "chance": {"sides": chances(view)}}
    if request.get("ask") == "judgement":
        found = slight_judgement(view, habit) if habit in SLIGHT else judgement(view)
        return {"id": request["id"], "judgement": found}
    owed = [m for m in view.position.late_draws() if m.seat == view.seat]
    moves = owed or view.legal_moves()
    move = next((m for m in moves if m.kind is Kind.PUT), next(iter(moves)))
    if habit == "illegal":
        return {"id": request["id"], "move": "2S@j1"}
    if habit == "number":
        return {"id": request["id"], "move": 7}
    if habit == "stale":
        return {"id": 0, "move": str(move)}
    return {"id": request["id"], "move": str(move)}


def advice(view: PlayerView) -> dict[str, Any]:
    """Advice that is worth nothing: the first moves, each with another chance and reason."""
    moves = list(view.legal_moves())[:5]
    reasons = (
        {"kind": "builds", "amount": 2, "of": 5, "lines": ["a1-e1"], "cells": ["b1", "c1"]},
        {"kind": "blocks", "amount": 3, "of": 5, "lines": ["a2-e2"], "side": 1, "held": 1},
        {"kind": "fits"},
    )
    blank = {"points": 1.0, "card": "", "side": None, "amount": 0, "of": 0, "held": 0}
    return {
        "moves": [
            {
                "move": str(move),
                "share": {"chance": 0.6 - n / 10, "low": 0.3, "high": 0.7, "tries": 100},
                "points": 10.0 - n,
                "reasons": [{**blank, "cells": [], "lines": [], **reasons[n % 3]}],
            }
            for n, move in enumerate(moves)
        ]
    }


def judgement(view: PlayerView) -> dict[str, Any]:
    """Every move cost a tenth, and the first one would have been better."""
    first, second = advice(view)["moves"][:2]
    return {
        "best": first["move"],
        "with_best": first["share"],
        "with_played": second["share"],
        "reasons": first["reasons"],
    }


def slight_judgement(view: PlayerView, habit: str) -> dict[str, Any]:
    """Every move cost a fiftieth, and the first one would have been better."""
    found = judgement(view)
    found["with_played"] = {**found["with_best"], "chance": found["with_best"]["chance"] - 0.02}
    found["reasons"] = [{**found["reasons"][0], **SLIGHT[habit]}]
    return found


def chances(view: PlayerView) -> list[dict[str, object]]:
    """Chances that tell how many moves have been made, and by whom they are looked at."""
    own = min(1.0, 0.5 + len(view.moves) / 100 + (0.2 if view.seat == 1 else 0))
    share = {"low": 0.0, "high": 1.0, "tries": 100}
    others = view.position.setup.sides - 1
    each = [own, *[(1 - own) / others] * others]
    return [{**share, "chance": chance} for chance in each]


def review(record: Record) -> dict[str, Any]:
    """A review in which the first, a middle and the last own turn are turning points."""
    plies = [ply for ply in range(len(record.moves)) if record.is_own(ply)]
    share = {"low": 0.0, "high": 1.0, "tries": 100}
    turns = []
    for number, ply in enumerate(plies):
        best = next(iter(record.view(ply).legal_moves()), record.moves[ply])
        turn = {"ply": ply, "played": str(record.moves[ply]), "best": str(best), "arrival": 0.5}
        turn["before"], turn["with_played"] = {**share, "chance": 0.5}, {**share, "chance": 0.4}
        turns.append({**turn, "after": 0.45, "drawn": ["4S"], "others": 0.01 * number})
    reasons = advice(record.view(plies[0]))["moves"][0]["reasons"]
    at = dict.fromkeys((0, len(plies) // 2, len(plies) - 1))
    causes = zip(("choice", "draw", "others"), at, strict=False)
    points = [
        {"turn": n, "cause": cause, "change": -0.1, "reasons": reasons, "played_reasons": []}
        for cause, n in causes
    ]
    return {
        "seat": record.seat,
        "side": record.side,
        "even": 0.5,
        "start": {**share, "chance": 0.52},
        "result": 1.0,
        "turns": turns,
        "points": points,
        "parts": {"deal": 0.02, "draws": -0.1, "choices": -0.2, "others": 0.78},
        "complete": True,
    }


def write(line: object) -> None:
    """Write a line, as JSON unless it is a text."""
    sys.stdout.write((line if isinstance(line, str) else json.dumps(line)) + "\n")
    sys.stdout.flush()


def ponder(requests: "queue.SimpleQueue[dict[str, Any] | None]", number: object) -> None:
    """Tell of progress without end, until one is told to stop."""
    for done in range(10_000):
        write({"id": number, "progress": [min(done, 99), 100]})
        try:
            told = requests.get(timeout=0.02)
        except queue.Empty:
            continue
        if told is None or told.get("stop") == number:
            return


def before_answering(habit: str, number: object) -> None:
    """Do what is done before a question is answered, or in its stead."""
    if habit == "hang":
        time.sleep(600)
    if habit == "die":
        os._exit(9)
    if habit == "slow":
        time.sleep(0.5)
    if habit in PROGRESS:
        write({"id": number, "progress": PROGRESS[habit]})
    while habit == "flood":
        sys.stdout.write("x" * 100_000)
    if habit == "nest":
        write("[" * 100_000)


def main(habit: str) -> None:
    """Answer until the input ends."""
    if habit == "absent":
        sys.exit(3)
    requests: queue.SimpleQueue[dict[str, Any] | None] = queue.SimpleQueue()

    def listen() -> None:
        for line in sys.stdin:
            requests.put(json.loads(line))
        requests.put(None)

    threading.Thread(target=listen, daemon=True).start()
    while (request := requests.get()) is not None:
        if "stop" in request:
            continue
        before_answering(habit, request["id"])
        if habit == "ponder":
            ponder(requests, request["id"])
        write("certainly! here is my move" if habit == "garbage" else answer(habit, request))


if __name__ == "__main__":
    main(sys.argv[1])
