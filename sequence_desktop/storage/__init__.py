# SPDX-License-Identifier: MIT
"""Files: boards, rules, saved games and settings."""
