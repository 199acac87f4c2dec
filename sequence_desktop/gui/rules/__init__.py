# SPDX-License-Identifier: MIT
"""The rules of a game for people: changing them, telling how they differ, and how one plays."""
