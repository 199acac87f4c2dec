# SPDX-License-Identifier: MIT
"""Tests of the pages of help."""
