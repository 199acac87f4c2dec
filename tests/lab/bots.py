# SPDX-License-Identifier: MIT
"""Players in other processes: those of the documentation, and some that misbehave."""

from __future__ import annotations

import re
import sys
from pathlib import Path

from sequence_desktop.lab.guests import Guest

ROOT = Path(__file__).parents[2]

_LOOP = """
import json, os, sys, time
for n, line in enumerate(sys.stdin):
    request = json.loads(line)
    answer = {{"id": request["id"], "move": request["legal"][0]}}
    {deed}
    print(json.dumps(answer), flush=True)
"""

DEEDS = {
    "good": "pass",
    "crashing": "os._exit(3)",
    "hanging": "time.sleep(3600)",
    "cheating": "answer['move'] = 'AS@a1'",
    "mumbling": "answer = 'what?'",
    "chatty": "print(json.dumps({'id': -1, 'move': '='}), flush=True)",
    "silent": "print('hello', flush=True)",
}


def documented(language: str = "python", *, needs: str) -> str:
    """The example in docs/players.md that holds a text."""
    text = (ROOT / "docs" / "players.md").read_text(encoding="utf-8")
    examples = re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)
    found = [code for code in examples if needs in code]
    assert len(found) == 1
    return str(found[0])


def bot(folder: Path, name: str, seconds: float = 30.0) -> Guest:
    """A player that does what its name says."""
    path = folder / f"{name}.py"
    path.write_text(_LOOP.format(deed=DEEDS[name]), encoding="utf-8")
    return Guest(name, (sys.executable, str(path)), seconds)
