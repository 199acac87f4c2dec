# SPDX-License-Identifier: MIT
"""Tests of the rules engine."""
