# SPDX-License-Identifier: MIT
"""Games on the play-out core, compiled or not as this process has it; one JSON object on stdout.

python tests/bench/core_games.py speed SECONDS     games a second
python tests/bench/core_games.py games PRESET...   what was played, chosen and found
"""

import json
import sys
import time
from array import array
from collections.abc import Callable
from pathlib import Path

# It is run as a file; without the installed package the checkout is used.
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from sequence_desktop import compiled
from sequence_desktop.engine.core import Core
from sequence_desktop.engine.core_mirror import ground_of
from sequence_desktop.engine.setup import Setup
from sequence_desktop.players.linear import Linear
from sequence_desktop.players.playout import Playout
from sequence_desktop.players.value import Value
from tests.engine.material import boards, rules_of

_LONGEST = 20_000
_TURN_IN = 3  # the first kind of deed that leaves the board as it was


def setup_of(name: str) -> Setup:
    """A preset with the fewest players, on its own board."""
    rules = rules_of(name)
    players = rules.player_counts[0]
    return Setup.of(rules, boards()[rules.board.layout], players, rules.sides_for(players)[0])


def thinking(core: Core) -> tuple[Linear, Playout]:
    """A policy and play-outs with weights that are no good, but all different."""
    policy = Linear(core, array("d", [((i * 37) % 101 - 30) / 7 for i in range(640)]))
    value = Value(core, array("d", [((i * 53) % 89 - 44) / 90 for i in range(576)]))
    return policy, Playout(policy, value)


def speed(seconds: float) -> dict[str, float]:
    """Random games, and games of the policy, of Sequence for two, a second of processor time."""
    core = Core(ground_of(setup_of("sequence")))
    policy, _ = thinking(core)
    return {
        "random": _rate(core, core.play_randomly, seconds),
        "policy": _rate(core, policy.play_on, seconds),
    }


def _rate(core: Core, play: Callable[[int], int], seconds: float) -> float:
    games = 0
    start = time.process_time()
    while time.process_time() < start + seconds:
        core.deal(games, games % 2)
        play(_LONGEST)
        games += 1
    return games / (time.process_time() - start)


def record(name: str) -> list[object]:
    """All that can be told of some games of a preset."""
    core = Core(ground_of(setup_of(name)))
    policy, playout = thinking(core)
    told: list[object] = []
    for seed in range(2):
        core.deal(seed, seed % core.seats)
        told += [core.play_randomly(_LONGEST), core.winner, list(core.chip)]
        policy.noise = float(seed)
        core.deal(seed, 0)
        for _ in range(12):
            if core.over:
                break
            chosen = policy.choose()
            told += [chosen, list(policy.value[: core.options()])]
            deed = core.deed[chosen], core.deed_token[chosen], core.deed_cell[chosen]
            if deed[0] < _TURN_IN and not core.dice:
                playout.note(*deed)
            core.play(*deed)
        told.append(_tried_out(core, playout))
        told.append(policy.play_on(60))
    return told


def _tried_out(core: Core, playout: Playout) -> list[float]:
    if core.over:
        return []
    n = min(3, core.options())
    deeds = [(core.deed[i], core.deed_token[i], core.deed_cell[i]) for i in range(n)]
    hidden = [0 if seat == core.seat else core.held[seat] for seat in range(core.seats)]
    for seat in range(core.seats):
        if hidden[seat]:
            core.held[seat] = 0
    playout.begin(hidden, [160, 160, 384], core.ground.side_of[core.seat])
    return [*(playout.try_out(*deed, 9, 10) for deed in deeds), playout.go_on(5, 10)]


def main(arguments: list[str]) -> None:
    """Do what the arguments say."""
    told: dict[str, object] = {"core": compiled.state()}
    if arguments[0] == "speed":
        told |= speed(float(arguments[1]))
    else:
        told |= {name: record(name) for name in arguments[1:]}
    print(json.dumps(told))


if __name__ == "__main__":
    main(sys.argv[1:])
