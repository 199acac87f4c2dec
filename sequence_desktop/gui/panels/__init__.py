# SPDX-License-Identifier: MIT
"""The side panel: players and moves."""
