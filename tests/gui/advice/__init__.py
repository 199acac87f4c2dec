# SPDX-License-Identifier: MIT
"""Tests of hints, chances and the review of a game, in the window."""
