# SPDX-License-Identifier: MIT
"""What is remembered of finished games: statistics, the rating, and the games themselves."""
