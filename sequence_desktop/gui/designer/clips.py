# SPDX-License-Identifier: MIT
"""Cells on the clipboard: for ourselves with the gaps between them, for all others as text."""

from __future__ import annotations

import json
from typing import Final

from PySide6.QtCore import QByteArray, QMimeData

from sequence_desktop.engine.board import LARGEST
from sequence_desktop.engine.cards import parse_token
from sequence_desktop.workshop.draft import Block

MIME: Final = "application/x-sequence-desktop-cells+json"


def to_mime(block: Block) -> QMimeData:
    """What is put on the clipboard."""
    data = QMimeData()
    data.setText(block.text())
    held = json.dumps({"width": block.width, "cells": block.cells})
    data.setData(MIME, QByteArray(held.encode("ascii")))
    return data


def from_mime(data: QMimeData) -> Block | None:
    """The block that a designer has put there; None if it is something else."""
    if not data.hasFormat(MIME):
        return None
    try:
        held = json.loads(bytes(data.data(MIME).data()))
        width, cells = int(held["width"]), tuple(held["cells"])
    except (ValueError, KeyError, TypeError):  # another version wrote it
        return None
    known = all(cell is None or _is_cell(cell) for cell in cells)
    fits = 0 < width <= LARGEST and cells and not len(cells) % width
    return Block(width, cells) if known and fits else None


def _is_cell(cell: object) -> bool:
    if cell in ("..", "##"):
        return True
    try:
        return isinstance(cell, str) and parse_token(cell) == cell
    except ValueError:
        return False
