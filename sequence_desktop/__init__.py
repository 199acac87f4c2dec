# SPDX-License-Identifier: MIT
"""Sequence Desktop: card-board games such as Sequence and One-Eyed Jack."""

from sequence_desktop import compiled

__version__ = "0.1.0"

compiled.offer()
