# SPDX-License-Identifier: MIT
"""Tests of the window in a real X server, with real pointer events."""
