# SPDX-License-Identifier: MIT
"""What the program is made of, and under which licences: from the list that each package holds.

A checkout has no such list; there the few parts are named that are installed beside it.
"""

from __future__ import annotations

import contextlib
import platform
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, qVersion

from sequence_desktop import __version__, paths
from sequence_desktop.storage.errors import StorageError
from sequence_desktop.storage.files import read_text

translate = QCoreApplication.translate

SCHEME: Final = "licence"
"""The scheme of links that lead to the text of a licence."""
_LIST: Final = "LICENCES.txt"
_LINE: Final = re.compile(
    r"(?P<name>\S.*?)(?: (?P<version>\d\S*))?: (?P<licence>.+) \((?P<file>[^/\\()]+\.txt)\)"
)
"""A part in that list, as `packaging/licences.py` writes it."""
_PACKAGES: Final = (
    *(("PySide6-Essentials", "LGPL-3.0-only"), ("shiboken6", "LGPL-3.0-only")),
    *(("platformdirs", "MIT"), ("miniaudio", "MIT"), ("cffi", "MIT-0")),
    ("pycparser", "BSD-3-Clause"),
)
"""The packages that a checkout is played with, and their licences."""
_LONGEST: Final = 90
_TITLE: Final = "Sequence Desktop"


@dataclass(frozen=True, slots=True)
class Part:
    """One thing that the program is made of.

    Attributes:
        name: what it is called.
        version: its version; may be "".
        licence: its licence, as an SPDX expression where there is one.
        text: the file with the licence in full, if it lies here.
    """

    name: str
    version: str
    licence: str
    text: Path | None


def parts() -> tuple[Part, ...]:
    """Everything that is bundled, ourselves first."""
    folder = paths.licences()
    return (() if folder is None else bundled(folder)) or _beside()


def bundled(folder: Path) -> tuple[Part, ...]:
    """The parts that a package lists; none if its list cannot be read."""
    try:
        lines = read_text(folder / _LIST).splitlines()
    except StorageError:
        return ()
    found = [made for made in (_LINE.fullmatch(line) for line in lines) if made]
    parts = [
        Part(it["name"], it["version"] or "", it["licence"], _file(folder / it["file"]))
        for it in found
    ]
    return tuple(sorted(parts, key=lambda part: part.name != _TITLE))


def licence_text(name: str) -> str:
    """The licence of a part in full; "" if it does not lie here."""
    part = next((part for part in parts() if part.name == name), None)
    if part is None or part.text is None:
        return ""
    try:
        return read_text(part.text)
    except StorageError:
        return ""


def licence_table() -> str:
    """The parts as an HTML table; names whose licence lies here lead to it."""
    lines = []
    for part in parts():
        name = escape(part.name)
        if part.text is not None:
            name = f'<a href="{SCHEME}:{escape(part.name)}">{name}</a>'
        many = translate("Pages", "several, see its text")
        licence = part.licence if len(part.licence) <= _LONGEST else many
        cells = (name, escape(part.version), escape(licence))
        lines.append("<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>")
    hint = translate("Pages", "A name in colour leads to its licence in full.")
    folder = paths.licences()
    if folder is not None:
        where = translate("Pages", "Every licence lies in {folder}, too.")
        hint = f"{hint} {where.format(folder=folder)}"
    return f"<table>{''.join(lines)}</table><p>{escape(hint)}</p>"


def _beside() -> tuple[Part, ...]:
    """What runs beside a checkout."""
    ours = _file(paths.data("LICENSE"))
    fonts = _file(paths.data("resources", "fonts", "OFL.txt"))
    return (
        Part(_TITLE, __version__, "MIT", ours),
        Part("Source Sans 3", "3.052", "OFL-1.1", fonts),
        Part("Qt", qVersion(), "LGPL-3.0-only", None),
        Part("Python", platform.python_version(), "PSF-2.0", None),
        *_installed(),
    )


def _installed() -> Iterator[Part]:
    """Those of the packages that are there, as they are called and counted."""
    if getattr(sys, "frozen", False):
        return  # a program that needs no Python has its list, and knows of no packages
    # Not at the top: there is no such module in that program.
    from importlib import metadata

    for name, licence in _PACKAGES:
        with contextlib.suppress(metadata.PackageNotFoundError):
            yield Part(name, metadata.version(name), licence, None)


def _file(path: Path) -> Path | None:
    return path if path.is_file() else None
