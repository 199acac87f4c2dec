# SPDX-License-Identifier: MIT
"""Move counts and whole games are the same as ever; ``goldens.py`` says how to renew them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.engine.goldens import (
    GAMES,
    PERFT,
    digest,
    perft,
    played,
    result,
    table_of,
    usual_tables,
)
from tests.engine.material import LONGEST


def _entries(path: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))
    return found


def _name(entry: dict[str, Any]) -> str:
    keys = ("rules", "board", "players", "sides", "seed", "plies")
    return "-".join(str(entry[key]) for key in keys)


@pytest.mark.parametrize("entry", _entries(PERFT), ids=_name)
def test_move_counts(entry: dict[str, Any]) -> None:
    position = played(table_of(entry), entry["seed"], entry["plies"]).position
    depths = range(1, len(entry["counts"]) + 1)
    assert [perft(position, depth) for depth in depths] == entry["counts"]


@pytest.mark.parametrize("entry", _entries(GAMES), ids=_name)
def test_games(entry: dict[str, Any]) -> None:
    game = played(table_of(entry), entry["seed"], LONGEST)
    assert len(game.moves) == entry["plies"]
    assert result(game) == entry["result"]
    assert digest(game) == entry["sha256"]


@pytest.mark.parametrize("path", [PERFT, GAMES], ids=lambda path: path.stem)
def test_every_preset_has_golden_numbers(path: Path) -> None:
    assert {table_of(entry) for entry in _entries(path)} == set(usual_tables())
