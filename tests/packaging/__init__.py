# SPDX-License-Identifier: MIT
"""Tests of the bootstrap script, the locks and the repository itself."""
