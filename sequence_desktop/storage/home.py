# SPDX-License-Identifier: MIT
"""Where a person's own files live: boards, rules, the running game, settings."""

import os
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import platformdirs

APP: Final = "sequence-desktop"
VARIABLE: Final = "SEQUENCE_DESKTOP_HOME"
"""The environment variable that names one folder for everything."""
PORTABLE: Final = "portable"
"""A file of this name beside the installed program keeps everything beside it as well."""


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
        """The folder of the option `--home`, of the variable, or where such things go."""
        chosen = option or os.environ.get(VARIABLE)
        if chosen:
            try:
                return cls.at(Path(chosen).expanduser().absolute())
            except RuntimeError:  # "~somebody" who is unknown here: then it is a folder's name
                return cls.at(Path(chosen).absolute())
        program = Path(sys.executable).parent
        if getattr(sys, "frozen", False) and (program / PORTABLE).exists():
            return cls.at(program / "data")
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
    def running(self) -> Path:
        """The games in progress, one slot for each copy of the program."""
        return self.data / "running"

    @property
    def settings(self) -> Path:
        """The settings file."""
        return self.config / "settings.json"
