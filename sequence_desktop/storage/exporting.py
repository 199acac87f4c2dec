# SPDX-License-Identifier: MIT
"""The record of finished games for other programs: as JSON, or as CSV with a line for each seat."""

import csv
import io
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from sequence_desktop.storage import files
from sequence_desktop.storage.records import Record

FORMAT: Final = "sequence-desktop-statistics"
VERSION: Final = 1
COLUMNS: Final = (
    "deal",
    "when",
    "game",
    "board",
    "seat",
    "name",
    "kind",
    "level",
    "side",
    "result",
    "rows",
    "moves",
    "rated",
    "rating",
)
_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
"""What spreadsheets take for the beginning of a formula."""


def export(records: Sequence[Record], path: Path) -> None:
    """Write the records: as CSV if the file's name ends so, else as JSON.

    Raises:
        StorageError: the file could not be written.
    """
    text = as_csv(records) if path.suffix.lower() == ".csv" else as_json(records)
    files.write_bytes(path, text.encode("utf-8", "replace"))


def as_json(records: Sequence[Record]) -> str:
    """The records as one JSON object."""
    games = []
    for record in records:
        data = record.to_json()
        data.pop("save")  # means nothing to anybody else
        games.append(data)
    whole = {"format": FORMAT, "version": VERSION, "games": games}
    return json.dumps(whole, ensure_ascii=False, indent=2) + "\n"


def as_csv(records: Sequence[Record]) -> str:
    """The records as CSV: a line for each seat of each game; results are 1, 0.5 and 0."""
    text = io.StringIO()
    table = csv.writer(text)
    table.writerow(COLUMNS)
    for record in records:
        for number, seat in enumerate(record.seats):
            person = seat.kind == "human"
            line = (
                record.deal,
                record.when,
                record.title,
                record.board,
                number + 1,
                seat.name,
                seat.kind,
                seat.level,
                seat.side + 1,
                f"{record.result(number):g}",
                record.rows[seat.side],
                record.moves,
                "yes" if record.rated else "no",
                record.rating if person and record.rating is not None else "",
            )
            table.writerow([_harmless(cell) for cell in line])
    return text.getvalue()


def _harmless(cell: object) -> str:
    """A cell that no spreadsheet takes for a formula."""
    text = str(cell)
    return f"'{text}" if text.startswith(_FORMULA) else text
