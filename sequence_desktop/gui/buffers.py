# SPDX-License-Identifier: MIT
"""Files that Qt writes, held in memory: `storage/files.py` is what brings them onto a disk."""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QIODevice


def open_buffer() -> QBuffer:
    """An empty file in memory, open to be written."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    return buffer


def content_of(buffer: QBuffer) -> bytes:
    """Close a file in memory; what is in it."""
    buffer.close()
    return bytes(buffer.data().data())
