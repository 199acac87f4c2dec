# SPDX-License-Identifier: MIT
"""The card table: one scene of board, hand, cards and chips."""
