# SPDX-License-Identifier: MIT
"""Sequence Desktop: card-board games such as Sequence and One-Eyed Jack."""

__version__ = "0.1.0"
