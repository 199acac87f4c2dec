# SPDX-License-Identifier: MIT
"""Tests of plans and results in files."""
