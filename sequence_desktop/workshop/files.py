# SPDX-License-Identifier: MIT
"""Boards in the making, in files: the same form as finished boards, so that one becomes the other.

A draft with mistakes can be kept like any other; only who plays asks for a complete board.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from sequence_desktop.engine.errors import BadBoard
from sequence_desktop.storage import files, json_text
from sequence_desktop.workshop.draft import Draft

TEXTS: Final[Mapping[str, str]] = {".txt": "", ".csv": ",", ".tsv": "\t"}
"""The endings of files that hold the cells alone, each with what stands between two of them."""


def load(path: Path) -> Draft:
    """The draft in a board file.

    Raises:
        StorageError: the file cannot be read.
        BadBoard: it is no board file; with file, place and remedy.
    """
    data = json_text.load(path, BadBoard)
    try:
        return Draft.from_json(data)
    except BadBoard as fault:
        raise fault.in_file(str(path)) from None


def save(draft: Draft, path: Path) -> None:
    """Write a draft the way people write a board; the file it replaces stays beside it as a backup.

    Raises:
        StorageError: it could not be written.
    """
    files.make_folder(path.parent)
    files.write_atomic(path, to_text(draft))


def to_text(draft: Draft) -> str:
    """What :func:`save` writes, for a clipboard or for comparing."""
    return json_text.write(draft.to_json())


def plain(draft: Draft, suffix: str) -> str:
    """The cells alone, as files with one of the endings of `TEXTS` hold them."""
    return draft.text(TEXTS[suffix])


mark = files.mark
"""A mark of a file's content: of boards as of every other file."""
