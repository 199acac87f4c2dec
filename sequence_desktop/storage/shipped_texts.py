# SPDX-License-Identifier: MIT
"""What the files of our games and boards say of themselves to people; it has translations."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from sequence_desktop.engine.errors import Fault
from sequence_desktop.storage import json_text

_SCHEMA: Final = "*.schema.json"
_FILES: Final = {
    "Games": (("resources", "rules"), ("title", "description", "reference")),
    "Boards": (("board_layouts",), ("name", "notes", "author", "license")),
}
"""For each context of translations the folder of its files and the keys of their texts."""
_NAMES: Final = frozenset({"Sequence Desktop", "MIT", "CC0-1.0"})
"""What is called so in every language."""
CONTEXTS: Final = tuple(_FILES)


def files_of(context: str, root: Path) -> tuple[Path, ...]:
    """The files whose texts have translations in a context, below the program's data."""
    folder, _ = _FILES[context]
    found = sorted(root.joinpath(*folder).glob("*.json"))
    return tuple(file for file in found if not file.match(_SCHEMA))


def texts_in(file: Path, context: str) -> Iterator[str]:
    """What a file says of itself, without the words that are for the program alone.

    Raises:
        Fault: it cannot be read, or is not JSON.
    """
    _, keys = _FILES[context]
    data = json_text.load(file, Fault)
    if isinstance(data, dict):  # what is damaged is told where games and boards are chosen
        for key in keys:
            text = data.get(key)
            if isinstance(text, str) and text and text not in _NAMES:
                yield text
