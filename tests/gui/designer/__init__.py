# SPDX-License-Identifier: MIT
"""Tests of the board designer and the gallery."""
