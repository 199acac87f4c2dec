# SPDX-License-Identifier: MIT
"""What is personal is taken out of texts that may be handed on."""

import getpass
from pathlib import Path

import pytest

from sequence_desktop.discreet import HIDDEN, discreet


def test_folders_are_shortened_in_every_way_they_are_written(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Path, "home", lambda: Path("/home/marlene"))
    assert discreet("/home/marlene/games/x.json") == "~/games/x.json"
    assert discreet("no such file: '/HOME/Marlene'") == "no such file: '~'"


def test_names_of_person_players_and_computer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(getpass, "getuser", lambda: "marlene")
    monkeypatch.setattr("socket.gethostname", lambda: "attic.example.org")
    said = discreet("Marlene on ATTIC plays Jo-Ann; Joanna does not", ["Jo-Ann", "Jo"])
    assert said == f"{HIDDEN} on {HIDDEN} plays {HIDDEN}; Joanna does not"


def test_cards_are_hidden_and_names_are_no_patterns() -> None:
    assert discreet("10H, TS and JK in a.b", ["a.b"]) == f"?, ? and ? in {HIDDEN}"
    assert discreet("axb", ["a.b"]) == "axb"


def test_a_home_that_is_the_root_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "home", lambda: Path("/"))
    assert discreet("/usr/lib") == "/usr/lib"
