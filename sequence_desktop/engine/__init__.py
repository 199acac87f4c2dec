# SPDX-License-Identifier: MIT
"""The rules of the game: pure values, the standard library only."""
