# SPDX-License-Identifier: MIT
"""Benchmarks: they print ratios and never fail on a slow machine."""
