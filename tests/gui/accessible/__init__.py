# SPDX-License-Identifier: MIT
"""Tests of what a screen reader finds in the window, and of what it can do there."""
