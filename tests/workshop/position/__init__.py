# SPDX-License-Identifier: MIT
"""Tests of the package `workshop`."""
