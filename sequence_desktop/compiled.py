# SPDX-License-Identifier: MIT
"""The compiled form of the play-out core, where there is one.

``packaging/compile_core.py`` makes it, into the folder ``_compiled`` beside this file and not
beside the sources: there Python would prefer it, however old. A compiled module is used only if all
of them are there, made of just these sources and for just this Python. Otherwise the sources are
interpreted: the same games, only slower.

The variable ``SEQUENCE_DESKTOP_CORE`` says otherwise: ``interpreted``, or the folder to look in.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

SHARED: Final = "sequence_desktop._shared"
"""What the compiled modules have in common; made by Cython, without a source."""
MODULES: Final = (
    "sequence_desktop.engine.core_field",
    "sequence_desktop.engine.core",
    "sequence_desktop.players.line_sight",
    "sequence_desktop.players.linear",
    "sequence_desktop.players.value",
    "sequence_desktop.players.playout",
)
EXTRA: Final = ("sequence_desktop.players.lessons",)
"""Compiled for developers only."""

SETTING: Final = "SEQUENCE_DESKTOP_CORE"
INTERPRETED: Final = "interpreted"
NOTES: Final = "made.json"
"""The file beside the compiled modules that says what they were made of."""

_PACKAGE: Final = Path(__file__).resolve().parent


def usual_folder(package: Path = _PACKAGE) -> Path:
    """Where the compiled modules of this Python belong."""
    return package / "_compiled" / EXTENSION_SUFFIXES[0].strip(".").rpartition(".")[0]


def digest(modules: Iterable[str], package: Path = _PACKAGE) -> str:
    """A hash of the sources of modules, with their types.

    Raises:
        OSError: a source is not there.
    """
    import hashlib  # not needed where nothing is compiled

    found = hashlib.sha256()
    for name in sorted(set(modules) - {SHARED}):
        for suffix in (".py", ".pxd"):
            source = package.parent.joinpath(*name.split(".")).with_suffix(suffix)
            found.update(source.read_bytes().replace(b"\r\n", b"\n"))
    return found.hexdigest()


def usable(folder: Path, package: Path = _PACKAGE) -> Mapping[str, Path]:
    """The compiled modules in a folder, by their names; none unless they fit to the sources.

    Raises:
        ImportError: why not.
    """
    try:
        notes = json.loads((folder / NOTES).read_text(encoding="utf-8"))
        files = {str(name): folder / str(file) for name, (file, _) in notes["modules"].items()}
        whole = all((folder / file).stat().st_size == n for file, n in notes["modules"].values())
        # In a frozen program there are no sources that could have changed.
        frozen = getattr(sys, "frozen", False)
        fits = frozen or notes["sources"] == digest(files, package)
    except FileNotFoundError:
        raise ImportError("it has not been compiled") from None
    except (OSError, ValueError, TypeError, KeyError, AttributeError) as error:
        raise ImportError(f"{folder} is damaged ({error})") from error
    if not whole or not {*MODULES, SHARED} <= set(files):
        raise ImportError(f"{folder} is not whole")
    if not fits:
        raise ImportError("its sources have changed since it was compiled")
    return files


class _Finder:
    """Finds compiled modules; what they are worth is looked at when the first is wanted.

    It could say that it is an `importlib.abc.MetaPathFinder`; loading that would cost every start
    two dozen modules that nothing else here needs.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._files: Mapping[str, Path] | None = None

    def find_spec(
        self,
        fullname: str,
        _path: Sequence[str] | None,
        _target: ModuleType | None = None,
    ) -> ModuleSpec | None:
        if fullname not in _NAMES:
            return None
        if self._files is None:
            self._look()
        file = self._files.get(fullname) if self._files else None
        if file is None:
            return None
        loader = ExtensionFileLoader(fullname, str(file))
        return spec_from_file_location(fullname, file, loader=loader)

    def _look(self) -> None:
        self._files = {}
        try:
            self._files = usable(self._folder)
            import_module(SHARED)  # a trial: where this is refused, so are the others
        except ImportError as error:
            self._files = {}
            _reasons.append(str(error))


_NAMES: Final = frozenset((*MODULES, *EXTRA, SHARED))
_reasons: Final[list[str]] = []


@cache
def offer() -> None:
    """Let Python find the compiled modules."""
    setting = os.environ.get(SETTING, "")
    if setting == INTERPRETED:
        _reasons.append(f"{SETTING} says so")
        return
    folder = Path(setting) if setting else usual_folder()
    if folder.is_dir():
        sys.meta_path.insert(0, _Finder(folder))
    else:
        _reasons.append("it has not been compiled")


def is_used() -> bool:
    """Whether the core that plays here is the compiled one, and so some fifty times faster."""
    return isinstance(import_module(MODULES[0]).__loader__, ExtensionFileLoader)


def state() -> str:
    """In words, which core plays here, and why."""
    return "compiled" if is_used() else f"interpreted ({_reasons[-1]})"
