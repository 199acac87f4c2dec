# SPDX-License-Identifier: MIT
"""What the computer tells people: hints, chances, a review; and what they may tell it."""
