# SPDX-License-Identifier: MIT
"""Tests of going through a game, in the window."""
