# SPDX-License-Identifier: MIT
"""Damaged files, kept aside before anything replaces them."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from pathlib import Path

from sequence_desktop.engine.errors import Fault
from sequence_desktop.storage import files

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class DamagedFile:
    """A file that could not be read, or not all of it.

    Attributes:
        path: the copy of it that stays, or itself.
        copied: whether there is a copy; if not, the next change replaces the file.
    """

    path: Path
    copied: bool


def put_aside(path: Path) -> DamagedFile:
    """Keep a copy of a damaged file, if the disk allows it."""
    try:
        return DamagedFile(files.keep_aside(path), copied=True)
    except Fault as fault:
        log.warning("%s", fault)
        return DamagedFile(path, copied=False)
