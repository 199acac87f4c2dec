# SPDX-License-Identifier: MIT
"""Tests of the rules dialog, and of the page that tells how one plays."""
