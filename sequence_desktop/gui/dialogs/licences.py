# SPDX-License-Identifier: MIT
"""What the program is made of, and under which licences: from the list that each package holds.

A checkout has no such list; there the few parts are named that are installed beside it.
"""

from __future__ import annotations

import json
import platform
import re
from collections.abc import Mapping
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any, Final

import platformdirs
import PySide6
from PySide6.QtCore import QCoreApplication

from sequence_desktop import __version__, paths
from sequence_desktop.storage.errors import StorageError
from sequence_desktop.storage.files import read_text

translate = QCoreApplication.translate

SCHEME: Final = "licence"
"""The scheme of links that lead to the text of a licence."""
_LIST: Final = "sbom.cdx.json"
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
    return (None if folder is None else bundled(folder)) or _beside()


def bundled(folder: Path) -> tuple[Part, ...] | None:
    """The parts that a package lists; None if its list cannot be read."""
    try:
        listed = json.loads(read_text(folder / _LIST))
        found = [listed["metadata"]["component"], *listed["components"]]
        named = [(it["name"], it.get("version") or "", _licence(it)) for it in found]
    except (StorageError, ValueError, KeyError, TypeError, IndexError):
        return None
    ours, *others = named
    return tuple(
        Part(name, version, licence, _file(folder / f"{_plain(name)}.txt"))
        for name, version, licence in ((_TITLE, *ours[1:]), *others)
    )


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
        cells = (name, escape(part.version), escape(part.licence))
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
        Part("Qt, PySide6 and Shiboken6", PySide6.__version__, "LGPL-3.0-only", None),
        Part("Python", platform.python_version(), "PSF-2.0", None),
        Part("platformdirs", platformdirs.__version__, "MIT", None),
    )


def _licence(component: Mapping[str, Any]) -> str:
    entry = component["licenses"][0]
    return str(entry.get("expression") or entry["license"].get("id") or entry["license"]["name"])


def _plain(name: str) -> str:
    """The name of a part's file, as the package's maker forms it."""
    return re.sub(r"[^A-Za-z0-9.+-]+", "-", name).strip("-")


def _file(path: Path) -> Path | None:
    return path if path.is_file() else None
