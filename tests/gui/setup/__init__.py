# SPDX-License-Identifier: MIT
"""Tests of the window in which positions are set up."""
