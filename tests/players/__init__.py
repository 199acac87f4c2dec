# SPDX-License-Identifier: MIT
"""Tests of the computer players."""
