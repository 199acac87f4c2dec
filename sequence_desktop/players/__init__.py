# SPDX-License-Identifier: MIT
"""Who may sit on a seat: the computer players. They see views only."""
