# SPDX-License-Identifier: MIT
"""Tests of the game table, played by real events."""
