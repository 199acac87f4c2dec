# SPDX-License-Identifier: MIT
"""Every option that writes a file, where none can be written: one line says which, why, and how."""

from pathlib import Path

import pytest

from sequence_desktop.storage.games import save_game
from tests.storage.made import saved
from tests.test_cli import complaint, run

FEW = ("--games", "2", "--workers", "1")
WRITERS: dict[str, tuple[str, ...]] = {
    "games": ("simulate", "--games", "1", "--seats", "random", "--save", "PLACE/x"),
    "games in a folder": ("simulate", "--games", "1", "--seats", "random", "--save", "PLACE"),
    "board": ("boards", "new", "--pattern", "spiral", "--out", "PLACE/x.json"),
    "paper": ("boards", "render", "spiral", "--out", "PLACE/x.pdf"),
    "picture": ("replay", "HERE/game.seqgame", "--picture", "PLACE/x.png"),
    "results": ("lab", "run", "--example", "hand_size", *FEW, "--out", "PLACE/x"),
    "figures": ("lab", "report", "HERE/results.jsonl", "--csv", "PLACE/x"),
    "page": ("lab", "report", "HERE/results.jsonl", "--html", "PLACE/x"),
    "table": (
        *("lab", "tournament", "random", "newcomer", *FEW),
        *("--out", "HERE/table.jsonl", "--csv", "PLACE/x"),
    ),
}
SYSTEM = "/proc"


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a game, results, and a file where one might expect a folder."""
    folder = tmp_path_factory.mktemp("here")
    save_game(saved(4), folder / "game.seqgame")
    (folder / "file").write_text("precious")
    run("lab", "run", "--example", "hand_size", *FEW, "--out", folder / "results.jsonl")
    return folder


@pytest.mark.parametrize("writer", WRITERS)
@pytest.mark.parametrize(
    "place",
    [
        pytest.param("HERE/file", id="a file"),
        pytest.param(f"HERE/{'n' * 300}", id="a name too long"),
        pytest.param(
            SYSTEM,
            id="a folder of the system",
            marks=pytest.mark.skipif(not Path(SYSTEM).is_dir(), reason="a folder of Linux"),
        ),
    ],
)
def test_a_place_where_nothing_can_be_written(here: Path, writer: str, place: str) -> None:
    words = (word.replace("PLACE", place).replace("HERE", str(here)) for word in WRITERS[writer])
    file, _, told = complaint(*words, code=1).removeprefix("sequence-desktop: ").partition(": ")
    why, _, remedy = told.partition("; ")
    assert place.replace("HERE", str(here)) in file
    assert "cannot be" in why or "is needed" in why
    assert "there is no such file" not in why
    assert "choose" in remedy or "move it away" in remedy
    assert (here / "file").read_text() == "precious"
