# SPDX-License-Identifier: MIT
"""Making boards: drafts, patterns, symmetry, checks, pasted text and balance. No Qt."""
