# SPDX-License-Identifier: MIT
"""Tests of many games at once."""
