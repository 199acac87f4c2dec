# SPDX-License-Identifier: MIT
"""Who may sit on a seat: the computer players. They see views only."""

from sequence_desktop.players.protocol import Player
from sequence_desktop.players.roster import (
    DEFAULT_LEVEL,
    LEVELS,
    Level,
    is_player,
    looks_ahead,
    make_player,
)

__all__ = ["DEFAULT_LEVEL", "LEVELS", "Level", "Player", "is_player", "looks_ahead", "make_player"]
