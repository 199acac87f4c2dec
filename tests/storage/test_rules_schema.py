# SPDX-License-Identifier: MIT
"""The JSON Schema of rules files: up to date, and in agreement with what the program reads."""

import json
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from sequence_desktop import paths
from sequence_desktop.engine.errors import Fault
from sequence_desktop.storage import json_text, rules, rules_schema
from sequence_desktop.storage.home import Home

PRESETS = sorted(
    path for path in paths.data("resources", "rules").glob("*.json") if "schema" not in path.name
)
VALIDATOR = jsonschema.Draft202012Validator(rules_schema.schema())


def test_the_shipped_schema_is_up_to_date() -> None:
    shipped = paths.data("resources", "rules", "rules.schema.json").read_text("utf-8")
    assert shipped == json_text.write(rules_schema.schema()), (
        "write it again: sequence-desktop rules schema > resources/rules/rules.schema.json"
    )


def test_the_schema_is_a_schema() -> None:
    jsonschema.Draft202012Validator.check_schema(rules_schema.schema())


@pytest.mark.parametrize("path", PRESETS, ids=lambda path: str(path.stem))
def test_every_preset_satisfies_it(path: Path) -> None:
    VALIDATOR.validate(json.loads(path.read_text("utf-8")))


@pytest.mark.parametrize("path", PRESETS, ids=lambda path: str(path.stem))
def test_every_preset_written_out_in_full_satisfies_it(path: Path, tmp_path: Path) -> None:
    preset = rules.library(Home.at(tmp_path)).load(path.stem)
    VALIDATOR.validate(json.loads(json_text.write(preset.to_json())))


@pytest.mark.parametrize(
    "data",
    [
        {"rows": {"lenght": 4}},
        {"rows": {"length": "4"}},
        {"rows": {"length": 40}},
        {"rows": 4},
        {"powers": {"JC": "fly"}},
        {"hand": {"by_players": {"2": 0}}},
        {"exhaust": "maybe"},
        {"dead": {"optional": 1}},
        {"title": 7},
        {"colour": "red"},
    ],
)
def test_what_the_program_refuses_the_schema_refuses(data: dict[str, Any], tmp_path: Path) -> None:
    assert not VALIDATOR.is_valid(data)
    home = Home.at(tmp_path)
    home.rules.mkdir()
    (home.rules / "ours.json").write_text(json.dumps({"extends": "sequence", **data}))
    with pytest.raises(Fault):
        rules.library(home).load("ours")
