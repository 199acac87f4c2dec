# SPDX-License-Identifier: MIT
"""Where a person's own files live: boards, rules, the running game, settings."""

import os
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import platformdirs

import sequence_desktop

APP: Final = "sequence-desktop"
VARIABLE: Final = "SEQUENCE_DESKTOP_HOME"
"""The environment variable that names one folder for everything."""
PORTABLE: Final = "portable-data"
"""A folder of this name beside the program keeps everything, as on a memory stick."""


@dataclass(frozen=True, slots=True)
class Home:
    """The folders of one person; none is made before something is written to it."""

    data: Path
    """Boards, rules, saved games, the running game."""
    config: Path
    """Settings."""

    @classmethod
    def at(cls, folder: Path) -> "Home":
        """Everything in one folder."""
        return cls(folder, folder)

    @classmethod
    def find(cls, option: str | None = None) -> "Home":
        """The folder of the option `--home`, of the variable, beside the program, or the usual."""
        chosen = option or os.environ.get(VARIABLE)
        if chosen:
            try:
                return cls.at(Path(chosen).expanduser().absolute())
            except RuntimeError:  # "~somebody" who is unknown here: then it is a folder's name
                return cls.at(Path(chosen).absolute())
        portable = portable_folder()
        if portable is not None:
            return cls.at(portable)
        return cls(
            platformdirs.user_data_path(APP, appauthor=False),
            platformdirs.user_config_path(APP, appauthor=False),
        )

    @property
    def boards(self) -> Path:
        """The person's own boards."""
        return self.data / "boards"

    @property
    def rules(self) -> Path:
        """The person's own rules."""
        return self.data / "rules"

    @property
    def saves(self) -> Path:
        """Where the window suggests to save games."""
        return self.data / "games"

    @property
    def finished(self) -> Path:
        """The last games that were played to their end."""
        return self.data / "finished"

    @property
    def records(self) -> Path:
        """What is remembered of every finished game."""
        return self.data / "records.jsonl"

    @property
    def running(self) -> Path:
        """The games in progress, one slot for each copy of the program."""
        return self.data / "running"

    @property
    def lab(self) -> Path:
        """The plans that were carried out in the window, and their results."""
        return self.data / "lab"

    @property
    def logs(self) -> Path:
        """What the program has noted, and what crashes have left."""
        return self.data / "logs"

    @property
    def settings(self) -> Path:
        """The settings file."""
        return self.config / "settings.json"


def portable_folder() -> Path | None:
    """The folder beside the program that keeps everything, if somebody has made one."""
    place = program_place()
    if place is None or not (place / PORTABLE).is_dir():
        return None
    return place / PORTABLE


def program_place() -> Path | None:
    """The folder that a person sees the program in; None for a package within a Python.

    That is where the executable lies; on macOS where the bundle does, for an AppImage where its
    one file does, and for a checkout the checkout itself.
    """
    if not getattr(sys, "frozen", False):
        checkout = Path(sequence_desktop.__file__).resolve().parent.parent
        return checkout if (checkout / "pyproject.toml").is_file() else None
    program = Path(sys.executable)
    image, mounted = os.environ.get("APPIMAGE"), os.environ.get("APPDIR")
    # Whatever an AppImage starts inherits the two; only what lies in the second belongs to it.
    if image and mounted and program.is_relative_to(mounted):
        return Path(image).parent
    if program.parent.name == "MacOS" and program.parents[2].suffix == ".app":
        return program.parents[3]
    return program.parent
