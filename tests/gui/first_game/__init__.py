# SPDX-License-Identifier: MIT
"""Tests of the first game in six steps."""
