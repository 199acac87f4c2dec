# SPDX-License-Identifier: MIT
"""Tests of files: boards, rules, saved games, settings."""
