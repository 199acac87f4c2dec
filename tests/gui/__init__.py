# SPDX-License-Identifier: MIT
"""Tests of the window, offscreen."""
