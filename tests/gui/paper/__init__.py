# SPDX-License-Identifier: MIT
"""Tests of the board on paper."""
