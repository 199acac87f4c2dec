# SPDX-License-Identifier: MIT
"""Boards on paper: what is printed, how it looks, and the ways to paper and into files."""
